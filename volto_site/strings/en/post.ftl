### Why a letter of a game by post was refused, and what can be done about it.

post-refused-no-letter = This is not a VOLTO letter. Copy the whole link, or the whole text, once more.
post-refused-version = This letter has a format that this page does not know yet ({ $version }). Reload the page, then open it again.
post-refused-cut-short = The end of this letter is missing. Copy it once more, to the last character.
post-refused-damaged = This letter was altered on its way. Ask the other player to send it again.
post-refused-malformed = This letter does not have the right form. Nothing in it was accepted.
post-refused-too-long = This text is far too long to be a letter.
post-refused-secrets = This is not a secrets file, or it is damaged.
post-refused-not-yours = This letter does not fit your secrets: they belong to another seat or to another game.
post-refused-other-game = This letter belongs to another game.
post-refused-own-letter = This is your own letter, number { $letter }. Send it to the other player.
post-refused-old = This is an old letter, number { $letter }: you have read it already.
post-refused-ahead = This letter, number { $letter }, follows one in your name that this browser did not write.
post-refused-needs-whole = This turn alone does not follow from what this browser knows. Ask for the whole letter.
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
post-refused-shape = Letter { $letter } lacks something it must hold, or holds something it must not.
post-refused-unanswered = Letter { $letter } does not show the mask that it must show after the capture.
post-refused-false-draw = Letter { $letter } does not reveal the promised share of the draw: its writer would choose who begins.
post-refused-false-opening = Letter { $letter } shows a mask that is not the one promised on { $square }.
post-refused-impossible-move = Letter { $letter } plays { $move }: nothing that this mask can still be allows it.
post-refused-false-ending = Letter { $letter } declares an end to the game that is not one.
post-refused-unclaimed-ending = Letter { $letter } ends the game without revealing every mask, as it must.
post-refused-not-now = This is not the time to write that letter.
