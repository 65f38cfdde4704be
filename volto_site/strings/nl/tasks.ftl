### Wat opdrachten zeggen, welke het ook zijn.

task-title = Nu jij.
task-title-shown = Volg de pijl.
task-hint = { $left ->
    [0] Geen hints meer
   *[other] Hint ({ $left })
}
task-again = Opnieuw proberen
task-next = Volgende poging
task-anew = Opnieuw
task-resume = Naar de opdracht
task-rematch = Nog een partij
task-show = Zet tonen
task-watch = Nog eens kijken
task-compare = Vergelijken
task-choose = Kies eerst een antwoord.
task-free = Vrij spelen
task-freed = { $player ->
    [1] De maskers zijn onthuld, en beide kanten zijn van jou. Ivoor is aan zet.
   *[2] De maskers zijn onthuld, en beide kanten zijn van jou. Nacht is aan zet.
}
task-count = { $count } van de { $total }
task-missed = Niet helemaal
task-solved = Gelukt
task-shorter = { $par ->
    [one] Het kan in één zet.
   *[other] Het kan in { $par } zetten.
}
task-known = Die had je al gevonden: zoek een andere.
task-astray = Met deze zet bereik je het doel niet.
task-strayed = Het voorbeeld gaat anders: volg de pijl.
task-arrow = De pijl gaat van { $from } naar { $to }.

task-places = Je plaats aan tafel
task-place-1 = Ivoor
task-place-2 = Nacht
task-place-nobody = Toeschouwer
task-seen-1 = Je zit nu op de plaats van Ivoor.
task-seen-2 = Je zit nu op de plaats van Nacht.
task-seen-nobody = Je staat nu naast de tafel, als toeschouwer.
