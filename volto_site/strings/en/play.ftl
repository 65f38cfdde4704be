### What a board says while it is played on.

play-kind = { $kind ->
    [noble] noble
    [advisor] advisor
    [candidate] candidate
    [soldier] soldier
   *[lady] lady
}
play-a-kind = { $kind ->
    [noble] a noble
    [advisor] an advisor
    [candidate] the candidate
    [soldier] the soldier
   *[lady] a lady
}

## The squares

play-square-empty = { $square }, empty
play-square-mask = { $player ->
    [1] { $kind ->
        [noble] { $square }, Ivory noble
        [advisor] { $square }, Ivory advisor
        [candidate] { $square }, Ivory candidate
        [soldier] { $square }, Ivory soldier
        [lady] { $square }, Ivory lady
       *[hidden] { $square }, Ivory mask
    }
   *[2] { $kind ->
        [noble] { $square }, Night noble
        [advisor] { $square }, Night advisor
        [candidate] { $square }, Night candidate
        [soldier] { $square }, Night soldier
        [lady] { $square }, Night lady
       *[hidden] { $square }, Night mask
    }
}
play-square-suspects = { $player ->
    [1] { $square }, Ivory mask, may be { $kinds }
   *[2] { $square }, Night mask, may be { $kinds }
}
play-square-certain = { $player ->
    [1] { $square }, Ivory mask, certainly { $kinds }
   *[2] { $square }, Night mask, certainly { $kinds }
}
play-also-selected = { $what }, selected
play-also-target = { $what }, possible move
play-also-capture = { $what }, possible capture
play-hint = The arrow keys go from square to square. Enter selects a mask, then its square. Escape cancels. You can also type a move, such as b2b3.

## The tools

play-tools = Tools for the mat
play-undo = Take back
play-redo = Redo
play-reset = Start over
play-turn = Turn the table
play-coordinates = Coordinates
play-suspects = Suspects
play-copy = Copy the position
play-share = Copy the link
play-full = Full screen
play-legend = Masks and marks
play-copied = The position is on the clipboard.
play-shared = The link is on the clipboard.
play-not-copied = The browser didn’t allow copying.

## What happens

play-selected-can = { $kind ->
    [noble] The noble on { $square } can move to { $squares }.
    [advisor] The advisor on { $square } can move to { $squares }.
    [candidate] The candidate on { $square } can move to { $squares }.
    [soldier] The soldier on { $square } can move to { $squares }.
   *[lady] The lady on { $square } can move to { $squares }.
}
play-selected-stuck = { $kind ->
    [noble] The noble on { $square } can’t move for now.
    [advisor] The advisor on { $square } can’t move for now.
    [candidate] The candidate on { $square } can’t move for now.
    [soldier] The soldier on { $square } can’t move for now.
   *[lady] The lady on { $square } can’t move for now.
}
play-cancelled = No mask is selected.
play-typed = Move typed so far: { $text }
play-moved = { $player ->
    [1] { $kind ->
        [noble] Ivory’s noble moves from { $from } to { $to }.
        [advisor] Ivory’s advisor moves from { $from } to { $to }.
        [candidate] Ivory’s candidate moves from { $from } to { $to }.
        [soldier] Ivory’s soldier moves from { $from } to { $to }.
        [lady] Ivory’s lady moves from { $from } to { $to }.
       *[hidden] An Ivory mask moves from { $from } to { $to }.
    }
   *[2] { $kind ->
        [noble] Night’s noble moves from { $from } to { $to }.
        [advisor] Night’s advisor moves from { $from } to { $to }.
        [candidate] Night’s candidate moves from { $from } to { $to }.
        [soldier] Night’s soldier moves from { $from } to { $to }.
        [lady] Night’s lady moves from { $from } to { $to }.
       *[hidden] A Night mask moves from { $from } to { $to }.
    }
}
play-captured = { $player ->
    [1] { $kind ->
        [noble] An Ivory noble is captured and leaves the mat.
        [advisor] An Ivory advisor is captured and leaves the mat.
        [candidate] Ivory’s candidate is captured!
        [soldier] Ivory’s soldier is captured and leaves the mat.
       *[lady] An Ivory lady is captured: she and the mask that captured her leave the mat.
    }
   *[2] { $kind ->
        [noble] A Night noble is captured and leaves the mat.
        [advisor] A Night advisor is captured and leaves the mat.
        [candidate] Night’s candidate is captured!
        [soldier] Night’s soldier is captured and leaves the mat.
       *[lady] A Night lady is captured: she and the mask that captured her leave the mat.
    }
}
play-settled = The soldier is in the enemy palace and stays there to the end.
play-next = { $player ->
    [1] Ivory to move.
   *[2] Night to move.
}
play-your-turn = Your turn.
play-thinks = { $player ->
    [1] Ivory is thinking…
   *[2] Night is thinking…
}
play-before = Before that: { $events }
play-undone = { $player ->
    [1] The move has been taken back. Ivory to move.
   *[2] The move has been taken back. Night to move.
}
play-danger = { $count ->
    [one] Careful, your candidate is in danger: the mask on { $squares } could capture it.
   *[other] Careful, your candidate is in danger: the masks on { $squares } could capture it.
}
play-started-again = { $player ->
    [1] Back to the start. Ivory to move.
   *[2] Back to the start. Night to move.
}
play-turned = { $player ->
    [1] You now see the table from Ivory’s side.
   *[2] You now see the table from Night’s side.
}
play-other-turn = { $player ->
    [1] Ivory doesn’t reply here. Take the move back to try another.
   *[2] Night doesn’t reply here. Take the move back to try another.
}

## How the game stands

play-standing = The game so far
play-side = { $player ->
    [1] Ivory
   *[2] Night
}
play-side-you = { $player ->
    [1] You (Ivory)
   *[2] You (Night)
}
play-side-turn = to move
play-side-turn-you = your turn
play-side-thinks = thinking…
play-no-lady-lost = { $player ->
    [1] Ivory hasn’t lost a lady.
   *[2] Night hasn’t lost a lady.
}

## The end

play-won = { $winner ->
    [1] Ivory wins
   *[2] Night wins
}
play-you-won = You win
play-you-lost = You lose
play-drawn = A draw
play-over = The game is over. To try something else, take moves back or start over.
play-because-win-candidate = { $winner ->
    [1] Night’s candidate has been captured.
   *[2] Ivory’s candidate has been captured.
}
play-because-win-ladies = { $winner ->
    [1] Ivory’s second lady has been captured: the player who loses both ladies wins.
   *[2] Night’s second lady has been captured: the player who loses both ladies wins.
}
play-because-win-palace = { $winner ->
    [1] Ivory’s candidate is in Night’s palace.
   *[2] Night’s candidate is in Ivory’s palace.
}
play-because-capture-lady-by-candidate = { $winner ->
    [1] Night’s candidate has captured a lady and leaves the mat with her.
   *[2] Ivory’s candidate has captured a lady and leaves the mat with her.
}
play-because-ruling-no-move = { $player ->
    [1] Ivory has no legal move.
   *[2] Night has no legal move.
}
play-because-ruling-repetition = The same picture has appeared for the third time.
play-story-win-candidate = { $winner ->
    [1] All Venice has seen the rival’s face: the Council makes Ivory’s candidate the new Doge.
   *[2] All Venice has seen the rival’s face: the Council makes Night’s candidate the new Doge.
}
play-story-win-ladies = { $winner ->
    [1] Two ladies have been insulted: what a scandal. The Council votes for their family, and Ivory’s candidate becomes Doge.
   *[2] Two ladies have been insulted: what a scandal. The Council votes for their family, and Night’s candidate becomes Doge.
}
play-story-win-palace = { $winner ->
    [1] Ivory’s candidate greets the crowd from the rival’s palace, wins every vote of the Council and becomes Doge.
   *[2] Night’s candidate greets the crowd from the rival’s palace, wins every vote of the Council and becomes Doge.
}
play-story-capture-lady-by-candidate = { $winner ->
    [1] A candidate who lays hands on a lady loses every vote of the Council. Ivory’s becomes Doge.
   *[2] A candidate who lays hands on a lady loses every vote of the Council. Night’s becomes Doge.
}
play-story-drawn = The Council can’t agree: Venice has no Doge tonight.

## A touch that moves nothing

play-touched-empty = { $player ->
    [1] { $square } is empty. First tap the Ivory mask you want to move.
   *[2] { $square } is empty. First tap the Night mask you want to move.
}
play-touched-enemy = { $player ->
    [1] The mask on { $square } is Night’s, and it’s Ivory’s turn. First tap the Ivory mask you want to move.
   *[2] The mask on { $square } is Ivory’s, and it’s Night’s turn. First tap the Night mask you want to move.
}
play-touched-unknown = You can’t see who is on { $square }. A capture will show you.
play-touched-unmask = Nothing moves in this puzzle: name the mask with the buttons.

## Why a move is refused

play-refused-turn-must-move = { $player ->
    [1] It’s Ivory’s turn: move an Ivory mask to another square.
   *[2] It’s Night’s turn: move a Night mask to another square.
}
play-refused-turn-own-mask = There’s already a mask of the same side on { $to }. A mask never moves onto one of its own.
play-refused-move-noble = The noble moves one square forwards, backwards or sideways: it can’t go from { $from } to { $to }.
play-refused-move-advisor = The advisor moves one square diagonally: it can’t go from { $from } to { $to }.
play-refused-move-candidate = The candidate moves only one square, in any direction: it can’t go from { $from } to { $to }.
play-refused-move-soldier = The soldier moves straight ahead, over empty squares: it can’t go from { $from } to { $to }.
play-refused-move-soldier-palace = The soldier has reached the enemy palace and stays there to the end.
play-refused-move-lady = The lady moves one square, always to an empty one: she can’t go from { $from } to { $to }.
play-refused-win-ladies = The game is over: a second lady has been captured.
play-rule = The rule: { $title }

## The program of the game

play-loading = The game is loading.
play-loading-bytes = { NUMBER($loaded, minimumFractionDigits:1, maximumFractionDigits:1) } of { NUMBER($total, minimumFractionDigits:1, maximumFractionDigits:1) } MB
play-loaded = The game is ready.
play-failed-no-wasm = This browser can’t run the game: WebAssembly is missing or blocked. You can still read the page.
play-failed-no-worker = This browser can’t run the game: it blocks background tasks (“workers”) here. You can still read the page.
play-failed-network = The game couldn’t be loaded. Check your connection, then try again. You can still read the page.
play-failed-timeout = The game isn’t responding. Try again; you can still read the page.
play-failed-crash = The game has stopped. Try again: no move is lost.
play-failed-lost = The game has stopped, and this browser hasn’t kept the hidden masks. Try again: the game will start over with other masks.
play-retry = Try again

## The suspects

play-suspects-title = What the hidden masks can still be
play-suspects-unknown = This diagram shows only a few masks, so nothing can be deduced from it.
play-why-not = Why are the others ruled out?
play-why-diagonal = It moved from { $from } to { $to }, diagonally.
play-why-orthogonal = It moved from { $from } to { $to }, not diagonally.
play-why-sideways = It moved from { $from } to { $to }, sideways.
play-why-backward = It moved from { $from } to { $to }, backwards.
play-why-far = It moved from { $from } to { $to }, more than one square.
play-why-captured = It has captured on { $to }, which a lady can’t do.
play-why-palace = It was on { $from }, in the enemy palace, and the game went on.
play-why-shown = Its symbol was shown: it’s the candidate.
play-why-gone = There are none left on the mat.
play-why-counted = { $count ->
    [one] The mask on { $squares } must be the last one left ({ $kinds }).
   *[other] The masks on { $squares } must be the last ones left ({ $kinds }).
}
play-why-no-move = If it were that character, its side would have had no move when it did move, or a move when it had none.
