### Why a letter of a game by post was refused, and what can be done about it.

post-refused-no-letter = This isn’t a VOLTO letter. Copy the whole link, or the whole text, once more.
post-refused-version = This letter has a format that this page doesn’t know yet ({ $version }). Reload the page, then open the letter again.
post-refused-cut-short = The end of this letter is missing. Copy it once more, to the last character.
post-refused-damaged = This letter was altered on its way. Ask the other player to send it again.
post-refused-malformed = This letter isn’t written correctly. Nothing in the game has changed.
post-refused-too-long = This text is far too long to be a letter. Copy only the link, or only the text of the letter.
post-refused-secrets = This isn’t a secrets file, or it is damaged.
post-refused-not-yours = This letter doesn’t match your secrets: it comes from another game, or from the other side.
post-refused-other-game = This letter belongs to another game.
post-refused-own-letter = This is your own letter, number { $letter }. Send it to the other player.
post-refused-old = This is an old letter, number { $letter }: you have read it already.
post-refused-ahead = This letter, number { $letter }, replies to a letter in your name that this browser didn’t write.
post-refused-needs-whole = This browser is missing earlier turns. Ask for the whole letter.
post-refused-over = The game is over and checked: no letter can follow.
post-refused-swapped-seats = In this letter, the seats of Ivory and Night are swapped.
post-refused-rewritten = { $player ->
    [1] This letter gives another version of letter { $letter }, which Ivory wrote. The version known here counts.
   *[2] This letter gives another version of letter { $letter }, which Night wrote. The version known here counts.
}
post-refused-two-answers = { $player ->
    [1] Ivory has already written letter { $letter }, and it was a different one. The first one counts.
   *[2] Night has already written letter { $letter }, and it was a different one. The first one counts.
}
post-refused-shape = Something is missing from letter { $letter }, or it holds something it shouldn’t.
post-refused-unanswered = Letter { $letter } doesn’t show the mask that it must show after the capture.
post-refused-false-draw = Letter { $letter } breaks its writer’s promise about who begins: the writer, not chance, would decide.
post-refused-false-opening = Letter { $letter } shows a mask that isn’t the one promised on { $square }.
post-refused-impossible-move = Letter { $letter } plays { $move }: whoever this mask is, it can’t move like that.
post-refused-false-ending = Letter { $letter } declares the game over, but it isn’t.
post-refused-unclaimed-ending = Letter { $letter } ends the game: it should have revealed every mask.
post-refused-not-now = That letter can’t be written at this point in the game.
