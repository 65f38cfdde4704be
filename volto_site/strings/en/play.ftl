### What a board says while it is played on.

play-kind = { $kind ->
    [noble] noble
    [advisor] advisor
    [candidate] candidate
    [soldier] soldier
   *[lady] lady
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
    [1] { $square }, Ivory mask, can only be { $kinds }
   *[2] { $square }, Night mask, can only be { $kinds }
}
play-also-selected = { $what }, selected
play-also-target = { $what }, possible move
play-also-capture = { $what }, possible capture
play-hint = Arrow keys go from square to square, Enter selects a mask and plays it, Escape cancels. You can also type a move such as b2b3.

## The tools

play-tools = Tools of the board
play-undo = Take back
play-redo = Play again
play-reset = Start again
play-turn = Turn the table
play-coordinates = Coordinates
play-suspects = Suspects
play-copy = Copy the position
play-share = Copy the link
play-full = Full screen
play-legend = Masks and marks
play-copied = The position is on the clipboard.
play-shared = The link is on the clipboard.
play-not-copied = The browser did not allow copying.

## What happens

play-selected-can = { $kind ->
    [noble] The noble on { $square } can go to { $squares }.
    [advisor] The advisor on { $square } can go to { $squares }.
    [candidate] The candidate on { $square } can go to { $squares }.
    [soldier] The soldier on { $square } can go to { $squares }.
   *[lady] The lady on { $square } can go to { $squares }.
}
play-selected-stuck = { $kind ->
    [noble] The noble on { $square } has nowhere to go now.
    [advisor] The advisor on { $square } has nowhere to go now.
    [candidate] The candidate on { $square } has nowhere to go now.
    [soldier] The soldier on { $square } has nowhere to go now.
   *[lady] The lady on { $square } has nowhere to go now.
}
play-cancelled = Nothing is selected any more.
play-typed = Move typed so far: { $text }
play-moved = { $player ->
    [1] { $kind ->
        [noble] The Ivory noble goes from { $from } to { $to }.
        [advisor] The Ivory advisor goes from { $from } to { $to }.
        [candidate] The Ivory candidate goes from { $from } to { $to }.
        [soldier] The Ivory soldier goes from { $from } to { $to }.
        [lady] The Ivory lady goes from { $from } to { $to }.
       *[hidden] An Ivory mask goes from { $from } to { $to }.
    }
   *[2] { $kind ->
        [noble] The Night noble goes from { $from } to { $to }.
        [advisor] The Night advisor goes from { $from } to { $to }.
        [candidate] The Night candidate goes from { $from } to { $to }.
        [soldier] The Night soldier goes from { $from } to { $to }.
        [lady] The Night lady goes from { $from } to { $to }.
       *[hidden] A Night mask goes from { $from } to { $to }.
    }
}
play-captured = { $kind ->
    [noble] A noble is captured and leaves the mat.
    [advisor] An advisor is captured and leaves the mat.
    [candidate] The candidate is captured!
    [soldier] The soldier is captured and leaves the mat.
   *[lady] A lady is captured: she and the mask that took her leave the mat.
}
play-settled = The soldier has reached the palace and stays there to the end.
play-next = { $player ->
    [1] Ivory to move.
   *[2] Night to move.
}
play-your-turn = Your turn.
play-thinks = { $player ->
    [1] Ivory is thinking…
   *[2] Night is thinking…
}
play-undone = { $player ->
    [1] The move is taken back. Ivory to move.
   *[2] The move is taken back. Night to move.
}
play-danger = { $count ->
    [one] Careful, your candidate is in danger: the mask on { $squares } might be able to capture it.
   *[other] Careful, your candidate is in danger: the masks on { $squares } might be able to capture it.
}
play-started-again = { $player ->
    [1] The board is as it was at first. Ivory to move.
   *[2] The board is as it was at first. Night to move.
}
play-turned = { $player ->
    [1] The table seen from Ivory’s side.
   *[2] The table seen from Night’s side.
}
play-other-turn = { $player ->
    [1] It is Ivory’s turn, and Ivory does not answer on this board: take the move back to try another.
   *[2] It is Night’s turn, and Night does not answer on this board: take the move back to try another.
}

## How the game stands

play-standing = How the game stands
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
    [1] Ivory has lost no lady.
   *[2] Night has lost no lady.
}

## The end

play-won = { $winner ->
    [1] Ivory wins
   *[2] Night wins
}
play-you-won = You win
play-you-lost = You lose
play-drawn = A draw
play-over = The game is over: take moves back or start again to try something else.
play-because-win-candidate = { $winner ->
    [1] The Night candidate has been captured.
   *[2] The Ivory candidate has been captured.
}
play-because-win-ladies = { $winner ->
    [1] Ivory’s second lady has been captured: who loses both ladies wins.
   *[2] Night’s second lady has been captured: who loses both ladies wins.
}
play-because-win-palace = { $winner ->
    [1] The Ivory candidate stands in the palace of Night.
   *[2] The Night candidate stands in the palace of Ivory.
}
play-because-capture-lady-by-candidate = { $winner ->
    [1] The Night candidate has captured a lady and leaves the mat with her.
   *[2] The Ivory candidate has captured a lady and leaves the mat with her.
}
play-because-ruling-no-move = { $player ->
    [1] Ivory has no legal move.
   *[2] Night has no legal move.
}
play-because-ruling-repetition = The same picture is there for the third time.
play-story-win-candidate = { $winner ->
    [1] Unmasked before all Venice, Night’s candidate is done for: the Council’s votes and the Doge’s cap go to Ivory.
   *[2] Unmasked before all Venice, Ivory’s candidate is done for: the Council’s votes and the Doge’s cap go to Night.
}
play-story-win-ladies = { $winner ->
    [1] Two ladies insulted are a scandal: the Council votes for their family, and Ivory has the new Doge.
   *[2] Two ladies insulted are a scandal: the Council votes for their family, and Night has the new Doge.
}
play-story-win-palace = { $winner ->
    [1] He greets the crowd from the palace of his rival, who loses face and every vote: Ivory’s candidate is the new Doge.
   *[2] He greets the crowd from the palace of his rival, who loses face and every vote: Night’s candidate is the new Doge.
}
play-story-capture-lady-by-candidate = { $winner ->
    [1] A candidate who lays hands on a lady gets no vote: the new Doge is Ivory’s.
   *[2] A candidate who lays hands on a lady gets no vote: the new Doge is Night’s.
}
play-story-drawn = The Council cannot agree: Venice has no Doge tonight.

## A touch that moves nothing

play-touched-empty = { $player ->
    [1] { $square } is empty. First tap the Ivory mask that is to move.
   *[2] { $square } is empty. First tap the Night mask that is to move.
}
play-touched-enemy = { $player ->
    [1] The mask on { $square } is Night’s, and it is Ivory’s turn. First tap the Ivory mask that is to move.
   *[2] The mask on { $square } is Ivory’s, and it is Night’s turn. First tap the Night mask that is to move.
}
play-touched-unknown = Who stands on { $square }? You only find out by capturing the mask.
play-touched-unmask = Nothing moves in this puzzle: name the mask with the buttons.

## Why a move is refused

play-refused-turn-must-move = { $player ->
    [1] It is Ivory’s turn: move one of the Ivory masks to another square.
   *[2] It is Night’s turn: move one of the Night masks to another square.
}
play-refused-turn-own-mask = On { $to } stands a mask of the same family: a mask never goes onto one of its own.
play-refused-move-noble = The noble goes one square straight on, back or sideways, not from { $from } to { $to }.
play-refused-move-advisor = The advisor goes one square diagonally, not from { $from } to { $to }.
play-refused-move-candidate = The candidate goes one square in any direction, not from { $from } to { $to }.
play-refused-move-soldier = The soldier goes straight forward over empty squares, not from { $from } to { $to }.
play-refused-move-soldier-palace = The soldier has reached the enemy palace and stays there to the end.
play-refused-move-lady = The lady goes one square in any direction to an empty square, not from { $from } to { $to }.
play-refused-win-ladies = The game is over: a second lady has been captured.
play-rule = The rule: { $title }

## The engine

play-loading = The engine of the game is loading.
play-loading-bytes = { NUMBER($loaded, minimumFractionDigits:1, maximumFractionDigits:1) } of { NUMBER($total, minimumFractionDigits:1, maximumFractionDigits:1) } MB
play-loaded = The engine is ready.
play-failed-no-wasm = This browser cannot run the engine, because WebAssembly is missing or blocked. The page stays readable.
play-failed-no-worker = This browser cannot run the engine, because it does not allow workers here. The page stays readable.
play-failed-network = The engine could not be loaded: check the connection, then try again. The page stays readable.
play-failed-timeout = The engine does not answer. Try again; the page stays readable.
play-failed-crash = The engine has stopped. Try again: no move is lost.
play-failed-lost = The engine has stopped, and this browser has not kept how the hidden masks stood. Try again: the game begins anew with other masks.
play-retry = Try again

## The suspects

play-suspects-title = What the hidden masks can still be
play-suspects-unknown = This diagram shows only a few masks, so nothing can be deduced from it.
play-why-not = Why not the others?
play-why-diagonal = It went from { $from } to { $to }, a diagonal step.
play-why-orthogonal = It went from { $from } to { $to }, a straight step.
play-why-sideways = It went from { $from } to { $to }, sideways.
play-why-backward = It went from { $from } to { $to }, backwards.
play-why-far = It went from { $from } to { $to }, more than one square.
play-why-captured = It has captured on { $to }, which a lady cannot.
play-why-palace = It stood on { $from }, in the enemy palace, and the game went on.
play-why-shown = It was shown to be the candidate.
play-why-gone = None of them is left on the mat.
play-why-counted = { $count ->
    [one] The mask on { $squares } must be the last one: { $kinds }.
   *[other] The masks on { $squares } must be all that is left of these: { $kinds }.
}
play-why-no-move = Whether its side could still move has been seen, and rules it out.
