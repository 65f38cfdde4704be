### De pagina’s die het programma maakt, en de links onder elke regel.

links-title = Meer over deze regel
links-examples = Voorbeelden:
links-related = Verwante regels:
links-questions = Vragen:
links-cases = { $count ->
    [one] { $count } positie die deze regel laat zien
   *[other] { $count } posities die deze regel laten zien
}

cases-title = De gevallen
cases-heading = De gevallen bij de regels
cases-description = Een kleine positie voor elk punt van de regels van VOLTO: welke zet mag en welke niet, wat daaruit volgt, en welke regel dat bepaalt.
cases-intro = Een geval is een kleine positie die een regel laat zien. Het programma speelt alle gevallen opnieuw bij elke wijziging van de site. Alle maskers zijn hier onthuld, behalve waar we vergelijken wat elke speler ziet.

case-caption-played = { $count ->
    [one] De beginpositie, met de gespeelde zet als pijl.
   *[other] De beginpositie, met de gespeelde zetten als pijlen.
}
case-caption-refused = De beginpositie, met als pijl de zet die niet is toegestaan.
case-caption-still = De beginpositie, zonder zet.
case-caption-seen = { $viewer ->
    [1] Wat Ivoor ziet.
    [2] Wat Nacht ziet.
   *[nobody] Wat een toeschouwer ziet.
}
case-move = { $player ->
    [1] { $kind ->
        [noble] De edelman van Ivoor gaat van { $from } naar { $to }.
        [advisor] De adviseur van Ivoor gaat van { $from } naar { $to }.
        [candidate] De kandidaat van Ivoor gaat van { $from } naar { $to }.
        [soldier] De soldaat van Ivoor gaat van { $from } naar { $to }.
       *[lady] De dame van Ivoor gaat van { $from } naar { $to }.
    }
   *[2] { $kind ->
        [noble] De edelman van Nacht gaat van { $from } naar { $to }.
        [advisor] De adviseur van Nacht gaat van { $from } naar { $to }.
        [candidate] De kandidaat van Nacht gaat van { $from } naar { $to }.
        [soldier] De soldaat van Nacht gaat van { $from } naar { $to }.
       *[lady] De dame van Nacht gaat van { $from } naar { $to }.
    }
}
case-captured = { $kind ->
    [noble] Daar slaat hij een edelman.
    [advisor] Daar slaat hij een adviseur.
    [candidate] Daar slaat hij de kandidaat.
    [soldier] Daar slaat hij de soldaat.
   *[lady] Daar slaat hij een dame, en ze gaan allebei van de mat.
}
case-refused = De zet van { $from } naar { $to } is niet toegestaan.
case-refused-still = Op { $from } blijven staan is niet toegestaan.
case-goes-on = { $player ->
    [1] De partij gaat door, en Ivoor is aan zet.
   *[2] De partij gaat door, en Nacht is aan zet.
}
case-won = { $winner ->
    [1] Ivoor wint.
   *[2] Nacht wint.
}
case-drawn = De partij is remise.
case-rules = { $count ->
    [one] Regel: { $rules }
   *[other] Regels: { $rules }
}
case-also = Zie ook: { $cases }

matrix-title = De tabel van de regels
matrix-heading = De regels, en waar je ze vindt
matrix-description = Elke regel van VOLTO met zijn pagina’s in de vier talen, zijn gevallen, voorbeelden, puzzels en lessen.
matrix-intro = Elke regel heeft een vast id. In deze tabel, door het programma gemaakt, zie je waar je hem vindt. Een streepje betekent dat er nog niets is.
matrix-rule = Regel
matrix-languages = Talen
matrix-cases = Gevallen
matrix-examples = Voorbeelden
matrix-puzzles = Puzzels
matrix-lessons = Lessen
matrix-asked = Vragen: { $lessons }
matrix-none = –
matrix-none-spoken = nog niets
