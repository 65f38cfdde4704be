### What the lab says.

lab-edit = Set up
lab-play = Play
lab-onward = Play the computer
lab-opening-board = The mat is being prepared.
lab-queued = The mat is being prepared. Your move isn’t lost: { $squares }.
lab-task-edit = { $player ->
    [1] Take a mask from the box, then tap a square. Ivory to move.
   *[2] Take a mask from the box, then tap a square. Night to move.
}
lab-task-move = { $player ->
    [1] The box is empty: move a mask, or take one off the mat. Ivory to move.
   *[2] The box is empty: move a mask, or take one off the mat. Night to move.
}
lab-task-play = { $player ->
    [1] Ivory to move. You can move the masks whose symbols you see.
   *[2] Night to move. You can move the masks whose symbols you see.
}
lab-task-over = The game is over. Go back through the moves, or set up another position.
lab-to-move = To move
lab-player = { $player ->
    [1] Ivory
   *[2] Night
}
lab-lost = { $player ->
    [1] Ladies lost by Ivory
   *[2] Ladies lost by Night
}
lab-opening = Place all masks
lab-viewer = View
lab-viewer-everyone = All masks
lab-viewer-1 = Ivory
lab-viewer-2 = Night
lab-viewer-mover = Player to move
lab-viewer-nobody = Spectator
lab-other-turn = { $player ->
    [1] It’s Ivory’s turn. To move its masks, change the view.
   *[2] It’s Night’s turn. To move its masks, change the view.
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

lab-give = Copy and share
lab-give-position = Copy the position
lab-give-link = Copy position link
lab-give-record = Copy the game
lab-give-game-link = Copy game link
lab-gave-position = The position is on the clipboard, as you see it.
lab-gave-link = The link is on the clipboard. Hidden masks stay hidden.
lab-gave-record = The game is on the clipboard, with every mask.
lab-gave-game-link = The link is on the clipboard. It shows every mask and every move.
lab-give-hidden = The whole game shows every mask: choose the view “All masks” first.
lab-not-copied = The browser didn’t allow copying. The text is in the field: copy it yourself.
lab-out = The text to copy
lab-take-title = Open
lab-in = A position, a game or a link
lab-take = Open
lab-take-nothing = First paste a position, a game or a link.
lab-taken = What you opened is on the mat, ready to play.

## What is wrong

lab-impossible = This position can’t be played.
lab-position-wrong = This position can’t be opened. The mat hasn’t changed.
lab-record-wrong = This game can’t be opened. The mat hasn’t changed.
lab-link-wrong = This link can’t be opened. The mat hasn’t changed.
lab-link-broken = This link is damaged: its position or its view can’t be read. The mat hasn’t changed.
lab-memory-broken = What this browser remembered of the lab can’t be read. Nothing is lost: the text is in the field “A position, a game or a link”.
lab-memory-wrong = The game that this browser remembered can’t be continued.
lab-unkept = This browser can’t save any more: its storage is full or blocked. What is here will be gone when you close the page. Copy what you want to keep.
