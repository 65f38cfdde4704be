### De oefenhoek: wat een puzzel vraagt en antwoordt, de pagina met alle puzzels, en wat die onthoudt.

## De pagina van een puzzel

trainer-name = { $kind ->
    [win] Puzzel { $number } · Winnen in { $within }
    [save] Puzzel { $number } · Redden
    [unmask] Puzzel { $number } · Ontmaskeren
   *[odds] Puzzel { $number } · Gokken
}
trainer-description = Een VOLTO-puzzel met hints en het hele plan. { $asked }
trainer-all = Alle puzzels
trainer-ask-win = { $player ->
    [1] { $within ->
        [1] Ivoor is aan zet en wint meteen.
       *[other] Ivoor is aan zet en wint in { $within } zetten, wat Nacht ook antwoordt.
    }
   *[2] { $within ->
        [1] Nacht is aan zet en wint meteen.
       *[other] Nacht is aan zet en wint in { $within } zetten, wat Ivoor ook antwoordt.
    }
}
trainer-ask-save = { $player ->
    [1] Ivoor is in gevaar: vind de enige zet waarna Nacht niet meteen kan winnen.
   *[2] Nacht is in gevaar: vind de enige zet waarna Ivoor niet meteen kan winnen.
}
trainer-ask-unmask = { $count ->
    [one] Wie zit er achter het masker op { $square }?
   *[other] Wie zitten er achter de maskers op { $square }?
}
trainer-ask-odds = { $player ->
    [1] Niets is zeker: vind de beste gok van Ivoor (gewonnen werelden min verloren werelden).
   *[2] Niets is zeker: vind de beste gok van Nacht (gewonnen werelden min verloren werelden).
}
trainer-open = Alle maskers zijn onthuld.
trainer-hidden = { $player ->
    [1] Je zit op de plaats van Ivoor, en de maskers van Nacht zijn verborgen.
   *[2] Je zit op de plaats van Nacht, en de maskers van Ivoor zijn verborgen.
}
trainer-seen = { $count ->
    [one] De laatste zet die je hebt gezien:
   *[other] De laatste { $count } zetten die je hebt gezien:
}
trainer-hardness = Wat deze puzzel lastig maakt
trainer-ways = De puzzels ervoor en erna
trainer-prev = Vorige puzzel
trainer-next = Volgende puzzel
trainer-embed = Deze puzzel op je eigen pagina zetten
trainer-embed-about = Deze regel code toont de puzzel zonder de rest van de site.
trainer-embed-copy = Regel kopiëren
trainer-embed-copied = De regel staat op het klembord.
trainer-embed-not-copied = De browser stond het kopiëren niet toe: selecteer de regel zelf.

## Oplossen

trainer-hint = { $left ->
    [0] Geen hints meer
   *[other] Hint ({ $left })
}
trainer-give-up = Oplossing tonen
trainer-again = Opnieuw proberen
trainer-anew = Opnieuw
trainer-why = Waarom?
trainer-plan = Het plan
trainer-free = Vrij spelen
trainer-resume = Naar de puzzel
trainer-on = Volgende puzzel
trainer-onward = Verder spelen tegen de computer
trainer-name-it = Zeg wie het is
task-puzzle-wrong = Dit wint niet altijd op tijd: het hangt af van de verborgen maskers.
task-puzzle-wrong-save = Na deze zet kun je meteen verliezen: het hangt af van de verborgen maskers.
task-puzzle-wrong-open = Dit wint niet op tijd.
task-puzzle-wrong-save-open = Na deze zet verlies je meteen.
task-puzzle-wrong-odds = Een andere zet is de betere gok.
task-puzzle-slower = Ook dit wint, maar het kost { $slower } zetten. Het kan sneller.
task-puzzle-undecided = Dit wint niet op tijd. Of het later wint, is niet bekend; het telt dus niet als fout.
task-puzzle-misnamed = { $kind ->
    [noble] Het is geen edelman.
    [advisor] Het is geen adviseur.
    [candidate] Het is niet de kandidaat.
    [soldier] Het is niet de soldaat.
   *[lady] Het is geen dame.
}
task-puzzle-solved-win = Dat wint altijd, wat de verborgen maskers ook zijn.
task-puzzle-solved-save = Dat redt de partij altijd, wat de verborgen maskers ook zijn.
task-puzzle-solved-win-open = Dat wint meteen.
task-puzzle-solved-save-open = Dat redt de partij.
task-puzzle-solved-unmask = In elke mogelijke wereld is het hetzelfde personage.
task-puzzle-solved-odds = Dat is de beste gok: geen andere zet heeft zo’n goede balans van gewonnen en verloren werelden.
task-puzzle-given-up = Dit is de oplossing; de knoppen onder de mat laten de rest zien.
task-puzzle-again = Je staat weer vóór die zet: probeer iets anders.
trainer-given-up = De oplossing
trainer-key-is = De sleutelzet: { $move }.
trainer-answer-is = { $kind ->
    [noble] Op { $square } staat een edelman.
    [advisor] Op { $square } staat een adviseur.
    [candidate] Op { $square } staat de kandidaat.
    [soldier] Op { $square } staat de soldaat.
   *[lady] Op { $square } staat een dame.
}

## De geziene zetten

trainer-look = De zetten tot nu toe
trainer-look-before = De aanwijzing zit in de eerdere zetten: bekijk ze met ‹ en ›.
trainer-look-count = Zet
trainer-look-at = { $at ->
    [0] Vóór deze zetten. Tik op de mat om naar de puzzel terug te gaan.
   *[other] Na zet { $at } van { $of }. Tik op de mat om terug te gaan.
}
trainer-look-excludes = Het masker op { $square } kan niet langer { $kinds } zijn.
trainer-look-nothing = Deze zet sluit niets uit.

## De hints

trainer-hint-mask = Kijk naar het masker op { $square }.
trainer-hint-square = Het gaat naar { $square }.
trainer-hint-masks = { $count ->
    [0] Kijk naar wat er naast de mat ligt.
    [one] Kijk naar het masker op { $squares }.
   *[other] Kijk naar de maskers op { $squares } samen.
}
trainer-hint-kinds = Geen ander masker kan dus { $kinds } zijn.

## Hoe zeker een zet is

trainer-certainty-win = { $won ->
    [0] Deze zet wint in geen van de { $worlds } mogelijke werelden.
   *[other] Deze zet wint in { $won } van de { $worlds } mogelijke werelden.
}
trainer-certainty-save = { $won ->
    [0] Deze zet redt je in geen van de { $worlds } mogelijke werelden.
   *[other] Deze zet redt je in { $won } van de { $worlds } mogelijke werelden.
}
trainer-certainty-many = Tellen in hoeveel van de { $worlds } mogelijke werelden deze zet werkt, zou hier te lang duren.

## Het antwoord op een verkeerde zet

trainer-world = Dit is een mogelijke wereld: wie de maskers kunnen zijn, en wat er dan gebeurt.
trainer-world-none = Dit gebeurt er.
trainer-step = Zet { $at } van { $of }
trainer-first = Naar het begin
trainer-back = Eén zet terug
trainer-forward = Eén zet verder

## Het plan

trainer-plan-own = De zet van het plan
trainer-plan-replies = { $count ->
    [one] Het enige antwoord
   *[other] De { $count } mogelijke antwoorden, de beste verdediging eerst
}
trainer-plan-end = De partij is gewonnen.
trainer-plan-lasts = { $lasts ->
    [0] { $step }: meteen gewonnen
    [one] { $step }: nog één zet
   *[other] { $step }: nog { $lasts } zetten
}
trainer-plan-more = Alle antwoorden
trainer-plan-line = De zetten tot nu toe

## De reeks: waar je bent, en hoe het gaat

trainer-place = { $at } van { $of }
trainer-rating-change = { $way ->
    [down] −{ $by }
   *[up] +{ $by }
}
trainer-rating-said = { $way ->
    [down] { $by ->
        [one] Je rating is nu { $points }: één punt minder.
       *[other] Je rating is nu { $points }: { $by } punten minder.
    }
   *[up] { $by ->
        [one] Je rating is nu { $points }: één punt meer.
       *[other] Je rating is nu { $points }: { $by } punten meer.
    }
}
trainer-score = { $solved } opgelost
trainer-storm-said = { $solved ->
    [0] Nog niets opgelost.
   *[other] { $solved } opgelost.
}
trainer-strikes-said = { $left ->
    [one] { $solved } opgelost, na nog één fout is het voorbij.
   *[other] { $solved } opgelost, na nog { $left } fouten is het voorbij.
}
trainer-seconds-left = Nog { $seconds } seconden.
trainer-ended-time = De tijd is om.
trainer-ended-strikes = Dat was de derde fout.
trainer-ended-done = Je hebt alle puzzels van deze uitdaging gehad.
trainer-ended-left = Je hebt de pagina verlaten, en daarmee is de uitdaging voorbij.
trainer-ended-solved = { $solved ->
    [0] Geen enkele puzzel opgelost
    [one] Eén puzzel opgelost
   *[other] { $solved } puzzels opgelost
}
trainer-ended-missed = { $missed ->
    [0] Geen enkele fout.
    [one] Eén fout.
   *[other] { $missed } fouten.
}
trainer-best = Je record: { $best }
trainer-best-new = Een nieuw record: { $best }

## De pagina met alle puzzels

trainer-feed = Oefenen
trainer-feed-about = Gemengde puzzels op jouw niveau, zonder de puzzels die je al hebt opgelost.
trainer-feed-done = Je hebt alle puzzels gehad. Herhaal je fouten, of ga een uitdaging aan.
trainer-storm = Storm
trainer-storm-about = Zoveel mogelijk in drie minuten. Een fout kost tien seconden.
trainer-strikes = Drie fouten
trainer-strikes-about = Van makkelijk naar moeilijk, tot je derde fout. Zonder klok.
trainer-path-about = Uitgekozen puzzels, één idee tegelijk.
trainer-today = De puzzel van vandaag
trainer-today-solved = De puzzel van vandaag is opgelost. Morgen komt er weer een.
trainer-path = De route voor beginners
trainer-path-step = { $done ->
    [0] Aan de route beginnen
   *[other] Verder met de route: { $done } van de { $total }
}
trainer-path-done = Je bent aan het eind van de route.
trainer-mistakes = Mijn fouten herhalen
trainer-mistakes-due = { $due ->
    [0] Vandaag is er niets te herhalen.
    [one] Vandaag is er één puzzel te herhalen.
   *[other] Vandaag zijn er { $due } puzzels te herhalen.
}
trainer-mistakes-again = { $count ->
    [one] Nu één fout herhalen
   *[other] Nu { $count } fouten herhalen
}
trainer-mistakes-mode = Je herhaalt je fouten. Wat goed gaat, komt later terug; wat fout gaat, al gauw.
trainer-mistakes-next = { $when ->
    [0] Deze puzzel komt vandaag terug.
    [one] Deze puzzel komt morgen terug.
   *[other] Deze puzzel komt over { $when } dagen terug.
}
trainer-choose = Kiezen
trainer-kinds = Soort
trainer-states = Hoe ver je bent
trainer-is-open = nog op te lossen
trainer-difficulties = Moeilijkheid
trainer-themes = Thema’s
trainer-by-theme = Op thema
trainer-by-theme-about = Een thema verraadt waar je op moet letten: kies er een om het te oefenen, niet om jezelf te toetsen.
trainer-pages = Pagina’s met puzzels
trainer-page-earlier = Vorige
trainer-page-later = Volgende
trainer-found = { $count ->
    [0] Geen puzzels gevonden. Haal een filter weg.
    [one] Eén puzzel
   *[other] { $count } puzzels
}
trainer-random = Willekeurig
trainer-in-turn = Op volgorde
trainer-clear = Filters wissen
trainer-begin = Beginnen
trainer-count = { $count ->
    [one] Eén puzzel
   *[other] { $count } puzzels
}
trainer-is-solved = opgelost
trainer-is-missed = fout

## De cijfers

trainer-figures = Mijn cijfers
trainer-rating = Rating
trainer-rating-now = Je rating: { $points }
trainer-rating-forming = Je rating krijgt vorm.
trainer-rating-about = Alleen de eerste keer dat je een puzzel ziet, telt. Oplossen levert punten op, een fout kost punten; met een hint telt het half. Uitdagingen tellen niet mee.
trainer-rating-curve = Je rating van puzzel tot puzzel
trainer-rating-hide = Rating verbergen
trainer-rating-show = Rating tonen
trainer-calendar = Dagen
trainer-calendar-said = { $active ->
    [0] Geen puzzel in de laatste zes maanden.
    [one] { $total ->
        [one] Eén puzzel op één dag in de laatste zes maanden.
       *[other] { $total } puzzels op één dag in de laatste zes maanden.
    }
   *[other] { $total } puzzels op { $active } dagen in de laatste zes maanden.
}
trainer-calendar-day = { $day }: { $count }
trainer-by-theme-figures = Nauwkeurigheid en snelheid
trainer-column-theme = Thema
trainer-column-tries = Pogingen
trainer-column-accuracy = Meteen goed
trainer-column-speed = Gebruikelijke tijd
trainer-all-themes = Alle puzzels
trainer-share = { $share }%
trainer-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
trainer-history = Geschiedenis
trainer-result-solved = opgelost
trainer-result-helped = opgelost met een hint
trainer-result-missed = fout
trainer-more = Meer tonen

## Wat de browser onthoudt

trainer-progress = Mijn vorderingen
trainer-solved = { $count ->
    [0] Nog geen puzzel opgelost.
    [one] Eén van de { $total } puzzels opgelost.
   *[other] { $count } van de { $total } puzzels opgelost.
}
trainer-streak = { $days ->
    [0] Dagen op rij: nog geen. Los vandaag een puzzel op.
    [one] Dagen op rij: 1.
   *[other] Dagen op rij: { $days }.
}
trainer-kept = Alles blijft in deze browser. Wil je het meenemen, sla dan een bestand op.
trainer-export = Bestand opslaan
trainer-import = Bestand openen
trainer-forget = Alles wissen
trainer-forget-sure = Echt alles wissen?
trainer-forgotten = Alles is gewist.
trainer-imported = { $count ->
    [one] Eén puzzel toegevoegd.
   *[other] { $count } puzzels toegevoegd.
}
trainer-import-wrong = In dit bestand staan geen vorderingen van deze site. Er is niets veranderd.
trainer-broken = De vorderingen die deze browser had bewaard, zijn onleesbaar. Ze zijn apart gezet: je kunt ze opslaan in een bestand of opnieuw beginnen.
trainer-save-broken = Onleesbaar deel opslaan
trainer-drop-broken = Onleesbaar deel wissen
trainer-full = Deze browser slaat niets meer op: de opslag is vol of geblokkeerd. Sla je vorderingen op in een bestand.
trainer-no-list = De lijst met puzzels kon niet worden geladen. Controleer de verbinding en laad de pagina opnieuw.

## Notities en verdachten

trainer-aid = Verdachten tonen (kost een hint)
trainer-pencil = Tik op een verborgen masker om te noteren wat het niet is. Je eigen notities kosten niets.
trainer-name-both = Wie is het masker op { $square }?

## Na het antwoord

trainer-argument = Hoe je het in het begin kon weten
trainer-clue-move = { $how ->
    [far] Het masker op { $square } ging meer dan één veld ver (zet { $turn }): dat kan { $kinds } niet.
    [diagonal] Het masker op { $square } ging diagonaal (zet { $turn }): dat kan { $kinds } niet.
    [diagonal-captured] Het masker op { $square } sloeg diagonaal (zet { $turn }): dat kan { $kinds } niet.
    [sideways] Het masker op { $square } ging opzij (zet { $turn }): dat kan { $kinds } niet.
    [sideways-captured] Het masker op { $square } sloeg opzij (zet { $turn }): dat kan { $kinds } niet.
    [backward] Het masker op { $square } ging achteruit (zet { $turn }): dat kan { $kinds } niet.
    [backward-captured] Het masker op { $square } sloeg achteruit (zet { $turn }): dat kan { $kinds } niet.
    [orthogonal] Het masker op { $square } ging recht (zet { $turn }): dat kan { $kinds } niet.
    [orthogonal-captured] Het masker op { $square } sloeg recht (zet { $turn }): dat kan { $kinds } niet.
   *[captured] Het masker op { $square } sloeg (zet { $turn }): dat kan { $kinds } niet.
}
trainer-clue-palace = Het masker op { $square } stond in je paleis, en de partij ging door: het is dus niet de kandidaat.
trainer-clue-no-move = Was het masker op { $square } { $kinds }, dan had je tegenstander geen enkele zet gehad.
trainer-clue-given = Dat het masker op { $square } { $kinds } is, is vooraf uitgesloten.
trainer-clue-gone = { $kind ->
    [noble] Alle drie de edelen liggen naast de mat.
    [advisor] Alle drie de adviseurs liggen naast de mat.
    [soldier] De soldaat ligt naast de mat.
   *[lady] Beide dames liggen naast de mat.
}
trainer-clue-counted = { $count ->
    [one] Het masker op { $squares } moet wel { $used } zijn, en dan is er geen meer over. Dat op { $square } kan dus niet langer { $kinds } zijn.
   *[other] De maskers op { $squares } moeten wel de laatste van hun soort zijn ({ $last }). Het masker op { $square } kan dus niet langer { $kinds } zijn.
}
trainer-clue-so = { $kind ->
    [noble] Op { $square } staat dus een edelman.
    [advisor] Op { $square } staat dus een adviseur.
    [candidate] Op { $square } staat dus de kandidaat.
    [soldier] Op { $square } staat dus de soldaat.
   *[lady] Op { $square } staat dus een dame.
}
trainer-clue-left = Het masker op { $square } kan dus alleen { $kinds } zijn.
trainer-notes = Je notities
trainer-notes-right = { $square }: alles wat je hebt doorgestreept, klopt.
trainer-notes-wrong = { $square }: je hebt te veel doorgestreept, want het kon nog { $kinds } zijn.
trainer-notes-missed = { $square }: dat het { $kinds } was, kon je ook uitsluiten.
trainer-bets = Alle zetten
trainer-bets-about = Je ziet van elke zet in hoeveel van de { $worlds } mogelijke werelden hij meteen wint of verliest. In de rest gaat de partij door.
trainer-bets-move = Zet
trainer-bets-won = Gewonnen
trainer-bets-lost = Verloren
trainer-bets-open = Geen van beide
trainer-bets-others = { $count ->
    [one] Eén andere zet
   *[other] { $count } andere zetten
}

## Waar een verkeerde zet wordt bestraft

trainer-end-covered = Op { $a } wordt je kandidaat geslagen vanaf { $b }.
trainer-end-palace = Vanaf { $b } gaat de kandidaat van je tegenstander via { $a } je paleis in.
trainer-end-lady = Op { $a } staat een dame, en een kandidaat die een dame slaat, gaat met haar van de mat.
trainer-end-ladies = Op { $a } staat de tweede dame: wie haar slaat, verliest.
trainer-end-stuck = Je tegenstander kan geen zet meer doen: het is remise.
trainer-end-escaped = De kandidaat van je tegenstander is van { $a } naar { $b } ontsnapt.
trainer-end-taken = Je masker op { $a } wordt vanaf { $b } geslagen, en weg is de dreiging.
trainer-end-blocked = Het masker op { $a } verspert nu de weg naar { $b }.
trainer-end-occupied = Op { $a } staat nu een masker, en dat kan een dame zijn.
trainer-end-other = { $kind ->
    [noble] Op { $a } stond maar een edelman.
    [advisor] Op { $a } stond maar een adviseur.
    [soldier] Op { $a } stond alleen de soldaat.
   *[lady] Op { $a } stond een dame.
}
trainer-end-attacked = Vanaf { $b } wordt je kandidaat op { $a } nu bedreigd: voor iets anders is geen tijd.
trainer-end-nearing = Vanaf { $b } kan de kandidaat van je tegenstander nu je paleis in: houd hem eerst tegen.
trainer-end-captured = { $left ->
    [one] Je masker op { $a } wordt geslagen, en met nog één zet dwing je geen winst af.
   *[other] Je masker op { $a } wordt geslagen, en met nog { $left } zetten dwing je geen winst af.
}
trainer-end-free = { $left ->
    [one] De kandidaat van je tegenstander glipt weg naar { $b }, en met nog één zet dwing je geen winst af.
   *[other] De kandidaat van je tegenstander glipt weg naar { $b }, en met nog { $left } zetten dwing je geen winst af.
}
trainer-end-held = { $left ->
    [one] Het antwoord van { $a } naar { $b } houdt stand: met nog één zet dwing je geen winst af.
   *[other] Het antwoord van { $a } naar { $b } houdt stand: met nog { $left } zetten dwing je geen winst af.
}
trainer-end-idle = { $left ->
    [one] Je zet dreigde nergens mee, en met nog één zet dwing je geen winst af.
   *[other] Je zet dreigde nergens mee, en met nog { $left } zetten dwing je geen winst af.
}
trainer-end-quiet = De partij gaat door: in geen enkele wereld wint deze zet meteen.
task-puzzle-misnamed-both = Deze twee namen kloppen niet allebei.

## De geschrapte puzzels

retired-title = Een geschrapte puzzel
retired-about = Deze puzzel zit niet meer in de verzameling. Wat je hebt opgelost, blijft bij je vorderingen.
retired-copy = In wezen was hij hetzelfde als een andere.
retired-padding = Er stonden maskers op de mat die niemand nodig had.
retired-surplus = Er waren te veel puzzels met hetzelfde idee, en andere laten het beter zien.
retired-rule = Hij vroeg om een gok die het niet waard was: gokken is pas goed als je vaker wint dan verliest.
retired-instead = De vervangende puzzel oplossen
