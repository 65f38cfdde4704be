### De oefenhoek: wat een puzzel vraagt en antwoordt, de pagina met alle puzzels, en wat die onthoudt.

## De pagina van een puzzel

trainer-name = { $theme } · { $number }
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
trainer-ask-unmask = Wie zit er achter het masker op { $square }?
trainer-ask-odds = { $player ->
    [1] Niets is zeker: vind de zet van Ivoor die in de meeste werelden meteen wint.
   *[2] Niets is zeker: vind de zet van Nacht die in de meeste werelden meteen wint.
}
trainer-open = Alle maskers zijn onthuld.
trainer-hidden = { $player ->
    [1] Je zit op de plaats van Ivoor, en de maskers van Nacht zijn verborgen.
   *[2] Je zit op de plaats van Nacht, en de maskers van Ivoor zijn verborgen.
}
trainer-seen = { $count ->
    [one] De laatste zet, die je hebt gezien:
   *[other] De laatste { $count } zetten, die je hebt gezien:
}
trainer-hardness = Wat hem lastig maakt
trainer-ways = Andere puzzels met dit thema
trainer-prev = Vorige puzzel
trainer-next = Volgende puzzel
trainer-embed = Deze puzzel op je eigen pagina zetten
trainer-embed-about = Deze regel code toont de puzzel zonder de rest van de site.
trainer-embed-copy = De regel kopiëren
trainer-embed-copied = De regel staat op het klembord.
trainer-embed-not-copied = De browser stond het kopiëren niet toe: selecteer de regel zelf.

## Oplossen

trainer-hint = { $left ->
    [0] Geen hints meer
   *[other] Hint ({ $left })
}
trainer-give-up = Oplossing tonen
trainer-again = Opnieuw proberen
trainer-anew = Opnieuw beginnen
trainer-why = Bekijk waarom
trainer-plan = Het plan
trainer-free = Onthuld naspelen
trainer-resume = Terug naar de puzzel
trainer-on = Volgende puzzel
trainer-onward = Verder spelen tegen de computer
trainer-name-it = Noem het masker
task-puzzle-wrong = Er is een wereld waarin dit niet op tijd wint.
task-puzzle-wrong-save = Er is een wereld waarin je na deze zet meteen verliest.
task-puzzle-wrong-open = Dit wint niet op tijd.
task-puzzle-wrong-save-open = Na deze zet verlies je meteen.
task-puzzle-wrong-odds = Een andere zet wint in meer werelden.
task-puzzle-slower = Ook dit wint, maar het kost { $slower } zetten. Het kan sneller.
task-puzzle-undecided = Dit wint niet op tijd. Of het later wint, is niet bekend; het telt dus niet als fout.
task-puzzle-misnamed = { $kind ->
    [noble] Het is geen edelman.
    [advisor] Het is geen adviseur.
    [candidate] Het is niet de kandidaat.
    [soldier] Het is niet de soldaat.
   *[lady] Het is geen dame.
}
task-puzzle-solved-win = Dat wint in elke wereld.
task-puzzle-solved-save = Dat redt de partij in elke wereld.
task-puzzle-solved-win-open = Dat wint, wat het antwoord ook is.
task-puzzle-solved-save-open = Dat redt de partij.
task-puzzle-solved-unmask = In elke wereld is het hetzelfde personage.
task-puzzle-solved-odds = Deze keer loont de gok: geen andere zet wint in zo veel werelden.
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
trainer-not-kind = { $kind ->
    [noble] Waarom is het geen edelman?
    [advisor] Waarom is het geen adviseur?
    [candidate] Waarom is het niet de kandidaat?
    [soldier] Waarom is het niet de soldaat?
   *[lady] Waarom is het geen dame?
}

## De geziene zetten

trainer-look = De zetten die je hebt gezien
trainer-look-at = { $at ->
    [0] De mat vóór deze zetten. Tik erop om terug te gaan naar de puzzel.
   *[other] De mat na zet { $at } van { $of }. Tik erop om terug te gaan naar de puzzel.
}
trainer-look-shows = Wat laat deze zet zien?
trainer-look-excludes = Het masker op { $square } kan geen { $kinds } zijn.
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
trainer-certainty-many = Tellen in hoeveel van de { $worlds } mogelijke werelden deze zet wint, zou hier te lang duren.

## Het antwoord op een verkeerde zet

trainer-world = Dit is een mogelijke wereld, en wat daarin gebeurt.
trainer-world-none = Dit gebeurt er.
trainer-step = Zet { $at } van { $of }
trainer-first = Naar het begin
trainer-back = Eén zet terug
trainer-forward = Eén zet verder
trainer-in-time = En binnen het gegeven aantal zetten zit winst er niet meer in.

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

## De verdachten

trainer-suspects = Verdachten
trainer-suspects-full = altijd
trainer-suspects-asked = op verzoek
trainer-suspects-off = nooit

## De pagina met alle puzzels

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
trainer-mistakes-mode = Je herhaalt je fouten: wat je makkelijk vindt, komt later terug, wat je mist, komt gauw terug.
trainer-mistakes-next = { $when ->
    [0] Deze puzzel komt vandaag terug.
    [one] Deze puzzel komt morgen terug.
   *[other] Deze puzzel komt over { $when } dagen terug.
}
trainer-choose = Kiezen
trainer-kinds = Soort
trainer-difficulties = Moeilijkheid
trainer-themes = Thema’s
trainer-found = { $count ->
    [0] Geen puzzels gevonden. Haal een filter weg.
    [one] Eén puzzel
   *[other] { $count } puzzels
}
trainer-random = Een willekeurige
trainer-in-turn = Op volgorde
trainer-clear = Filters wissen
trainer-begin = Beginnen
trainer-count = { $count ->
    [one] Eén puzzel
   *[other] { $count } puzzels
}
trainer-is-solved = opgelost
trainer-is-missed = gemist

## Wat de browser onthoudt

trainer-progress = Mijn vorderingen
trainer-solved = { $count ->
    [0] Nog geen puzzel opgelost.
    [one] Eén van de { $total } puzzels opgelost.
   *[other] { $count } van de { $total } puzzels opgelost.
}
trainer-streak = { $days ->
    [0] Los er vandaag een op om een reeks te beginnen.
    [one] Reeks: 1 dag.
   *[other] Reeks: { $days } dagen.
}
trainer-kept = Alles blijft in deze browser. Wil je het meenemen, sla dan een bestand op.
trainer-export = Opslaan in een bestand
trainer-import = Bestand openen
trainer-forget = Alles wissen
trainer-forget-sure = Echt alles wissen?
trainer-forgotten = Alles is gewist.
trainer-imported = { $count ->
    [one] Eén puzzel geïmporteerd.
   *[other] { $count } puzzels geïmporteerd.
}
trainer-import-wrong = In dit bestand staan geen vorderingen van deze site. Er is niets veranderd.
trainer-broken = Wat deze browser van je vorderingen heeft onthouden, is onleesbaar. Het is apart gezet: je kunt het opslaan in een bestand of opnieuw beginnen.
trainer-save-broken = Het onleesbare deel opslaan
trainer-drop-broken = Het onleesbare deel wissen
trainer-full = Deze browser onthoudt niets meer: de opslag is vol of geblokkeerd. Sla je vorderingen op in een bestand.
trainer-no-list = De lijst met puzzels kon niet worden geladen. Controleer de verbinding en laad de pagina opnieuw.
