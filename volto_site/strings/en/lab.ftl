### What the lab says.

lab-edit = Set up
lab-play = Play
lab-onward = Play on against the computer
lab-opening-board = The mat is being prepared.
lab-queued = The mat is being prepared. Your tap is not lost: { $squares }.
lab-task-edit = { $player ->
    [1] Take a mask from the box, then tap its square. Ivory is to move.
   *[2] Take a mask from the box, then tap its square. Night is to move.
}
lab-task-play = { $player ->
    [1] Ivory is to move. You move the masks that you can see.
   *[2] Night is to move. You move the masks that you can see.
}
lab-task-over = The game is over. Go back through the moves, or set up another one.
lab-to-move = To move
lab-player = { $player ->
    [1] Ivory
   *[2] Night
}
lab-lost = { $player ->
    [1] Ladies lost by Ivory
   *[2] Ladies lost by Night
}
lab-opening = Complete set-up
lab-viewer = Who is looking
lab-viewer-everyone = Everyone
lab-viewer-1 = Ivory
lab-viewer-2 = Night
lab-viewer-mover = Whoever is to move
lab-viewer-nobody = A spectator
lab-other-turn = { $player ->
    [1] It is Ivory’s turn: to move Ivory’s masks, change the view.
   *[2] It is Night’s turn: to move Night’s masks, change the view.
}

## The moves

lab-line = The moves
lab-first = To the start
lab-back = One move back
lab-forward = One move forward
lab-last = To the end
lab-line-move = { $player ->
    [1] { $text }, Ivory, from { $from } to { $to }
   *[2] { $text }, Night, from { $from } to { $to }
}
lab-line-capture = { $player ->
    [1] { $kind ->
        [noble] { $text }, Ivory, from { $from } to { $to }, captures a noble
        [advisor] { $text }, Ivory, from { $from } to { $to }, captures an advisor
        [candidate] { $text }, Ivory, from { $from } to { $to }, captures the candidate
        [soldier] { $text }, Ivory, from { $from } to { $to }, captures the soldier
       *[lady] { $text }, Ivory, from { $from } to { $to }, captures a lady
    }
   *[2] { $kind ->
        [noble] { $text }, Night, from { $from } to { $to }, captures a noble
        [advisor] { $text }, Night, from { $from } to { $to }, captures an advisor
        [candidate] { $text }, Night, from { $from } to { $to }, captures the candidate
        [soldier] { $text }, Night, from { $from } to { $to }, captures the soldier
       *[lady] { $text }, Night, from { $from } to { $to }, captures a lady
    }
}

## What goes out and what comes in

lab-give = Take away
lab-give-position = Copy the position
lab-give-link = Copy the link to the position
lab-give-record = Copy the game
lab-give-game-link = Copy the link to the game
lab-gave-position = The position, as it is seen, is on the clipboard.
lab-gave-link = The link is on the clipboard. Hidden masks stay hidden.
lab-gave-record = The game is on the clipboard, with every identity.
lab-gave-game-link = The link is on the clipboard. It tells every identity and every move.
lab-give-hidden = The whole game tells every identity: choose the view “Everyone” first.
lab-not-copied = The browser did not allow copying: the text is in the field for you to take.
lab-out = The text to take away
lab-take-title = Bring in
lab-in = A position, a game or a link
lab-take = Open
lab-take-nothing = First paste a position, a game or a link.
lab-taken = It is on the mat, ready to play.

## What is wrong

lab-impossible = This mat cannot be played.
lab-position-wrong = This position cannot be opened. The mat has not changed.
lab-record-wrong = This game cannot be opened. The mat has not changed.
lab-link-wrong = This link cannot be opened. The mat has not changed.
lab-link-broken = This link is damaged: its position or its view cannot be read. The mat has not changed.
lab-memory-broken = What this browser remembered of the lab cannot be read. The text is in the field “A position, a game or a link”, so nothing is lost.
lab-memory-wrong = The game that this browser remembered cannot be taken up again.
lab-unkept = This browser keeps no more: its storage is full or forbidden. What is here stays while the page is open; copy it to keep it.
