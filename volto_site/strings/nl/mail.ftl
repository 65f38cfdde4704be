### Wat de pagina zegt in een partij per post.

## Brieven die komen

mail-open = Een brief openen
mail-open-title = Een brief openen
mail-open-how = Plak de link of de tekst die de andere speler je gestuurd heeft. Er wordt niets verstuurd.
mail-paste = De brief
mail-reading = De brief wordt gelezen.
mail-opening = De partij wordt geopend.
mail-restore = Geheimen openen
mail-missing = Deze brief hoort bij een partij die deze browser niet heeft. Open hem in de browser waarin je de partij begon. Of open het bestand met geheimen dat je daar hebt opgeslagen.
mail-missing-short = Deze code bevat maar één beurt, van een partij die deze browser niet heeft. Vraag om de hele brief, als link of als tekst.
mail-lost = { $turn ->
    [over] Deze browser heeft de geheimen van ‘{ $name }’ niet. De partij is afgelopen; om haar hier terug te kijken, open je het bestand waarin je ze bewaard hebt.
   *[other] Deze browser heeft de geheimen van ‘{ $name }’ niet. Open het bestand waarin je ze bewaard hebt; zonder dat bestand kan de partij hier niet verder.
}
mail-catch-up = Brief overnemen
mail-version-known = Hier bekend: { $what }
mail-version-told = In deze brief: { $what }
mail-version = { $what } (kenmerk { $mark })
mail-version-promises = alleen beloften
mail-version-resigns = geeft de partij op
mail-version-opened = { $count ->
    [one] onthult één masker
   *[other] onthult { $count } maskers
}

## Brieven die gaan

mail-task-invite = { $player ->
    [1] Zet je maskers neer als Ivoor en nodig dan iemand uit met een brief.
   *[2] Zet je maskers neer als Nacht en nodig dan iemand uit met een brief.
}
mail-task-accept = { $player ->
    [1] Je bent uitgenodigd per post. Zet je maskers neer als Ivoor en antwoord dan.
   *[2] Je bent uitgenodigd per post. Zet je maskers neer als Nacht en antwoord dan.
}
mail-invite = Uitnodigen
mail-accept = Antwoord schrijven
mail-writing = De brief wordt geschreven.
mail-write = Brief schrijven
mail-send = Brief versturen
mail-again = Opnieuw versturen
mail-send-title = Je brief
mail-send-invitation = Stuur deze link naar de persoon met wie je wilt spelen, met welke berichtendienst dan ook. De brief zit in de link zelf; geen server bewaart hem.
mail-send-how = Stuur deze link naar de andere speler. De hele partij tot nu toe zit erin, maar niets van wat volgens de regels verborgen is.
mail-link = De link
mail-copy = Link kopiëren
mail-copied = De link staat op het klembord: plak hem in een bericht.
mail-copy-text = Tekst kopiëren
mail-copied-text = De tekst van de brief staat op het klembord. De andere speler plakt die onder ‘Een brief openen’.
mail-not-copied = De browser stond kopiëren niet toe: selecteer de link en kopieer hem zelf.
mail-share = Delen…
mail-code = QR-code
mail-code-how = Voor twee telefoons aan één tafel: de andere telefoon leest deze beurt met de camera. Daar moeten de eerdere brieven al bekend zijn.
mail-code-invitation = Voor twee telefoons aan één tafel: de camera van de andere leest de uitnodiging.
mail-code-label = QR-code met de nieuwe beurt
mail-code-back = Terug naar de link
mail-save = Geheimen opslaan
mail-saved = De geheimen zijn in een bestand opgeslagen. Laat het aan niemand zien zolang de partij duurt.
mail-save-title = Vóór de eerste brief
mail-save-why = Je opstelling en de geheimen ervan staan alleen in deze browser. Raak je ze kwijt, dan kan de partij niet verder: sla ze op in een bestand.
mail-save-warning = Wie dit bestand heeft, kent je maskers: geef het aan niemand.
mail-save-not = Niet opslaan

## De partij

mail-name = Naam van de partij
mail-unnamed = Partij van { $day } om { $time }
mail-hint = { $count ->
    [one] { $name } · één brief
   *[other] { $name } · { $count } brieven
}
mail-new = Andere partij
mail-rematch = Revanche
mail-task-send = Je brief is geschreven, maar nog niet verstuurd.
mail-task-wait = Je brief is onderweg. Is het antwoord er, open dan de link of plak het hier.
mail-task-move = Jij bent aan zet: je zet wordt een brief.
mail-task-draw = De andere speler begint: schrijf de brief die jouw deel van de loting onthult.
mail-task-open-lady = Je dame is geslagen: onthul haar in een brief zonder zet.
mail-task-open-capturer = Een dame! Onthul het masker dat haar sloeg: het gaat met haar van de mat.
mail-task-claim-draw = Je kunt geen enkele zet doen: onthul al je maskers om remise op te eisen.
mail-task-open-all = De partij is afgelopen: onthul al je maskers, zodat alles gecontroleerd kan worden.
mail-task-unchecked = De partij is uit. Ze wordt gecontroleerd zodra de ander alles heeft onthuld.
mail-task-checked = De partij is gecontroleerd: elke belofte is gehouden, elke zet was toegestaan.
mail-task-broken = { $code ->
    [illegal-move] { $breaker ->
        [1] De controle vond een zet van Ivoor die het masker niet kon doen: wie het eerst de regels overtreedt, verliest.
       *[2] De controle vond een zet van Nacht die het masker niet kon doen: wie het eerst de regels overtreedt, verliest.
    }
    [unclaimed-ending] { $breaker ->
        [1] De controle vond een einde dat Ivoor niet op tijd meldde: wie het eerst de regels overtreedt, verliest.
       *[2] De controle vond een einde dat Nacht niet op tijd meldde: wie het eerst de regels overtreedt, verliest.
    }
    [wrong-ten] { $breaker ->
        [1] Ivoor had niet de juiste tien maskers: wie het eerst de regels overtreedt, verliest.
       *[2] Nacht had niet de juiste tien maskers: wie het eerst de regels overtreedt, verliest.
    }
   *[other] { $breaker ->
        [1] Wat de brieven van Ivoor lieten zien, past bij geen enkele opstelling: wie het eerst de regels overtreedt, verliest.
       *[2] Wat de brieven van Nacht lieten zien, past bij geen enkele opstelling: wie het eerst de regels overtreedt, verliest.
    }
}
mail-pending = Het masker op { $from } slaat op { $to }. De volgende brief laat zien wat er dan gebeurt.
mail-pending-own = Je dame op { $to } is geslagen vanaf { $from }. Het antwoord laat zien wie haar sloeg; daarna ben jij aan zet.
mail-honest = Niemand kan ongemerkt een masker verwisselen of over een geslagen masker liegen. Maar niemand kan tot antwoorden gedwongen worden, en brieven zijn niet ondertekend. Geef je bestand met geheimen aan niemand: al je maskers staan erin.
play-because-breach = { $winner ->
    [1] Nacht overtrad het eerst de regels.
   *[2] Ivoor overtrad het eerst de regels.
}
play-story-breach = { $winner ->
    [1] De commissie heeft elke brief gelezen: de kandidaat van Ivoor wordt doge.
   *[2] De commissie heeft elke brief gelezen: de kandidaat van Nacht wordt doge.
}

## De partijen

mail-game = { $turn ->
    [own] { $name }: jij bent aan zet.
    [other] { $name }: wacht op antwoord.
    [send] { $name }: je brief is nog niet verstuurd.
    [won] { $name }: gewonnen.
    [lost] { $name }: verloren.
    [drawn] { $name }: remise.
   *[over] { $name }: afgelopen.
}
mail-continue = Openen
mail-forget = ‘{ $name }’ wissen
mail-forget-sure = ‘{ $name }’ en de geheimen ervan gaan voorgoed verloren. Tik nog een keer om te wissen.
mail-forgotten = ‘{ $name }’ is gewist.
