### Notities: wat op een masker van de tegenstander is doorgestreept.

notes-title = Notities
notes-hint = { $player ->
    [1] Tik op een masker van Ivoor om te noteren wat het niet is.
   *[2] Tik op een masker van Nacht om te noteren wat het niet is.
}
notes-mask = Notities bij het masker op { $square }
notes-strike = { $kind ->
    [noble] geen edelman
    [advisor] geen adviseur
    [candidate] niet de kandidaat
    [soldier] niet de soldaat
   *[lady] geen dame
}
notes-also = { $what }, door jou doorgestreept: { $kinds }
notes-done = Notities sluiten
# What a screen reader adds to a character that was struck out in error.
notes-wrong = ten onrechte doorgestreept
