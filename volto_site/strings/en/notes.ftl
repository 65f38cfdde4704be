### Notes: what is struck out on an enemy mask.

notes-title = Notes
notes-hint = { $player ->
    [1] Tap an Ivory mask to note what it isn’t.
   *[2] Tap a Night mask to note what it isn’t.
}
notes-mask = Notes on the mask on { $square }
notes-strike = { $kind ->
    [noble] not a noble
    [advisor] not an advisor
    [candidate] not the candidate
    [soldier] not the soldier
   *[lady] not a lady
}
notes-also = { $what }, crossed out: { $kinds }
notes-done = Close the notes
# What a screen reader adds to a character that was struck out in error.
notes-wrong = crossed out by mistake
