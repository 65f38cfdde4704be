### Wat de pagina zegt waarop je tegen de computer speelt.

## Voor de partij

match-begin = Beginnen
match-with = Tegenstander
match-with-computer = De computer
match-with-here = Iemand hier
match-with-post = Iemand per post
match-task-arrange = { $first ->
    [me] Zet je maskers neer of begin meteen. Tegen de { $opponent } (niveau { $level }) begin jij.
    [other] Zet je maskers neer of begin meteen. De { $opponent } (niveau { $level }) begint.
   *[chance] Zet je maskers neer of begin meteen. Tegen de { $opponent } (niveau { $level }) bepaalt het lot wie begint.
}
match-task-given = Speel vanaf hier verder tegen de { $opponent } (niveau { $level }). Verborgen maskers krijgen een willekeurige identiteit.
match-level = Niveau
match-level-chosen = Niveau { $level }
match-level-1 = Gast
match-level-1-is = Voor het eerst op het carnaval: gaat gevaar uit de weg en doet vaak maar wat. Je mag zetten terugnemen.
match-level-2 = Gondelier
match-level-2-is = Brutaler, al doet hij nog vaak maar wat. Je mag zetten terugnemen.
match-level-3 = Koopman
match-level-3-is = Weegt elke zet af en laat weinig aan het toeval over.
match-level-4 = Ambassadeur
match-level-4-is = Onthoudt al je zetten en trekt er conclusies uit.
match-level-5 = Doge
match-level-5-is = Verplaatst zich in jou voordat hij een zet doet. De sterkste van de vijf.
match-side = Jouw kant
match-first = Wie begint
match-first-me = Ik
match-first-other = De tegenstander
match-first-chance = Loten
match-aid = Verdachten
match-aid-on = Altijd
match-aid-request = Op verzoek
match-aid-off = Nooit
match-setups = Opstellingen
match-setup-ladies = Dames vooraan
match-setup-ladies-is = Beide dames staan vooraan te wachten tot iemand ze slaat.
match-setup-shelter = Beschutte kandidaat
match-setup-shelter-is = De kandidaat verstopt zich in een hoek, naast een dame.
match-setup-race = Kandidaat vooraan
match-setup-race-is = De kandidaat vertrekt vanaf de voorste rij, tussen twee adviseurs.
match-setup-last = Vorige opstelling
match-preparing = De tegenstander zet zijn maskers neer.
match-resuming = De partij wordt hervat.
match-impossible = Deze partij kan niet worden gespeeld.
match-link-broken = Deze link is beschadigd: de positie is niet te lezen.
match-link-wrong = Deze link kan niet worden geopend: de zetten passen niet bij de maskers.

## De partij

match-task-game = { $turn ->
    [own] Jij bent aan zet tegen de { $opponent } (niveau { $level }).
    [other] De { $opponent } (niveau { $level }) denkt na…
   *[over] De partij tegen de { $opponent } (niveau { $level }) is afgelopen. Alle maskers zijn onthuld.
}
match-take-back = Terugnemen
match-resign = Opgeven
match-resign-sure = Echt opgeven?
match-new = Nieuwe partij
match-repeated = Hetzelfde beeld verschijnt voor de tweede keer: de derde keer is het remise.
match-lost = Deze browser heeft de opstelling van de tegenstander niet meer, dus deze partij kan niet verder. Begin een nieuwe.

## Het einde

play-because-resignation = { $whose ->
    [own] Je hebt opgegeven.
   *[other] { $winner ->
        [1] Nacht heeft opgegeven.
       *[2] Ivoor heeft opgegeven.
    }
}
play-story-resignation = { $winner ->
    [1] Een gondel vaart in stilte weg, en de kandidaat van Ivoor wordt doge.
   *[2] Een gondel vaart in stilte weg, en de kandidaat van Nacht wordt doge.
}
match-review = Terugkijken
match-again = Opnieuw
match-other = Niveaus

## De partijen

match-games = Je partijen
match-no-games = Nog geen partijen.
match-game = { $result ->
    [won] { $day } ({ $time }): gewonnen van niveau { $level } met { $player ->
        [1] Ivoor
       *[2] Nacht
    }, in { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }.
    [lost] { $day } ({ $time }): verloren van niveau { $level } met { $player ->
        [1] Ivoor
       *[2] Nacht
    }, in { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }.
    [drawn] { $day } ({ $time }): remise tegen niveau { $level } met { $player ->
        [1] Ivoor
       *[2] Nacht
    }, na { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }.
   *[open] { $day } ({ $time }): nog niet uitgespeeld tegen niveau { $level } met { $player ->
        [1] Ivoor
       *[2] Nacht
    }.
}
match-game-shared = { $result ->
    [ivory] { $day } ({ $time }): partij met z’n tweeën op dit apparaat, gewonnen door Ivoor in { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }.
    [night] { $day } ({ $time }): partij met z’n tweeën op dit apparaat, gewonnen door Nacht in { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }.
    [drawn] { $day } ({ $time }): partij met z’n tweeën op dit apparaat, remise na { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }.
   *[open] { $day } ({ $time }): partij met z’n tweeën op dit apparaat, nog niet uitgespeeld.
}
match-game-taken = { $text } Er zijn zetten teruggenomen.
match-continue = Verder spelen
match-look = Terugkijken
match-lab = Openen in het lab
match-share-all = Hele partij delen
match-share-seen = Delen wat ik zag
match-share-last = Positie delen
match-record = Als tekst kopiëren
match-shared-all = De link staat op het klembord. Hij toont de hele partij met alle maskers.
match-shared-seen = De link staat op het klembord. Hij toont de partij zoals jij die zag; verborgen maskers blijven verborgen.
match-shared-last = De link staat op het klembord. Hij toont de laatste positie zoals jij die zag; verborgen maskers blijven verborgen.
match-recorded = De partij staat op het klembord, met alle maskers.
match-forget = Wissen: { $what }
match-forgotten = De partij is gewist.

## De reservekopie

backup-save = Alles opslaan
backup-open = Bestand openen
backup-opened = De inhoud van het bestand is toegevoegd aan deze browser: lessen, puzzels, partijen en instellingen.
backup-opened-post = De inhoud van het bestand is toegevoegd aan deze browser: lessen, puzzels, partijen en instellingen. Partijen per post hebben hun brieven, maar niet hun geheimen: open daarvoor het bestand met geheimen.
backup-wrong = Dit bestand is geen reservekopie van deze site. Er is niets veranderd.
backup-unkept = Niet alles kon worden opgeslagen: de opslag van deze browser is vol of geblokkeerd.
backup-seven-days = Deze browser kan wissen wat de site bewaart als je haar zeven dagen niet opent. Sla af en toe een bestand op. Op je beginscherm of in het Dock bewaart de site alles: zet haar daar neer en open er dan je bestand in.
