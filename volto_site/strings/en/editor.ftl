### What the editors of positions say, and what is wrong with a text.

editor-title = Mat to set up
editor-title-setup = Set-up to arrange
editor-hint = Arrow keys go from square to square. The letters N, A, C, S and L put a mask, X a hidden mask, 1 and 2 choose Ivory or Night, Delete removes a mask. Enter selects a mask and puts it down.
editor-hint-setup = Arrow keys go from square to square. The letters N, A, C, S and L put a mask, Delete removes it. Enter selects a mask and puts it down.
editor-tray = { $player ->
    [1] Ivory’s box
   *[2] Night’s box
}
editor-tray-mask = { $kind ->
    [noble] noble, { $count } left
    [advisor] advisor, { $count } left
    [candidate] candidate, { $count } left
    [soldier] soldier, { $count } left
    [lady] lady, { $count } left
   *[hidden] hidden mask, { $count } left
}
editor-undo = Undo
editor-redo = Redo
editor-remove = Remove the selected mask
editor-clear = Clear the mat
editor-turn = Turn the table
editor-undone = The last change is undone.
editor-redone = The change is back.
editor-let-go = Nothing is selected any more.
editor-none-left = { $kind ->
    [noble] There is no noble left in the box.
    [advisor] There is no advisor left in the box.
    [candidate] There is no candidate left in the box.
    [soldier] There is no soldier left in the box.
    [lady] There is no lady left in the box.
   *[hidden] There is no mask left in the box.
}
editor-in-hand = { $kind ->
    [noble] A noble in your hand: choose a square.
    [advisor] An advisor in your hand: choose a square.
    [candidate] The candidate in your hand: choose a square.
    [soldier] The soldier in your hand: choose a square.
    [lady] A lady in your hand: choose a square.
   *[hidden] A hidden mask in your hand: choose a square.
}
editor-selected = { $kind ->
    [noble] Noble on { $square } selected: choose where it goes.
    [advisor] Advisor on { $square } selected: choose where it goes.
    [candidate] Candidate on { $square } selected: choose where it goes.
    [soldier] Soldier on { $square } selected: choose where it goes.
    [lady] Lady on { $square } selected: choose where she goes.
   *[hidden] Hidden mask on { $square } selected: choose where it goes.
}
editor-empty-hand = Square { $square } is empty: take a mask from the box first.
editor-put = { $kind ->
    [noble] Noble put on { $square }.
    [advisor] Advisor put on { $square }.
    [candidate] Candidate put on { $square }.
    [soldier] Soldier put on { $square }.
    [lady] Lady put on { $square }.
   *[hidden] Hidden mask put on { $square }.
}
editor-exchanged = The masks on { $from } and { $square } have changed places.
editor-removed = { $kind ->
    [noble] Noble removed from { $square }.
    [advisor] Advisor removed from { $square }.
    [candidate] Candidate removed from { $square }.
    [soldier] Soldier removed from { $square }.
    [lady] Lady removed from { $square }.
   *[hidden] Hidden mask removed from { $square }.
}
editor-side = { $player ->
    [1] The letters now put Ivory masks.
   *[2] The letters now put Night masks.
}

## What is wrong with a text

wrong-place = It is in line { $line }, column { $column }.
wrong-unreadable = This text cannot be read.
wrong-square = “{ $found }” is not a square.
wrong-move = “{ $found }” is not a move: a move is written like b2b3.
wrong-fields = A position has three parts separated by a space; this text has { $found }.
wrong-player = The player is 1 or 2, not “{ $found }”.
wrong-lost = The ladies lost are two digits from 0 to 2, not “{ $found }”.
wrong-rows = A mat has seven rows separated by /; this text has { $found }.
wrong-mask = “{ $found }” is not a mask: the letters are N, A, C, S, L and X.
wrong-row-long = Row { $found } has more than five squares.
wrong-row-short = Row { $found } has fewer than five squares.
wrong-setup-rows = A set-up has two rows separated by /; this text has { $found }.
wrong-strangers = These letters do not belong in this set-up: { $found }.
wrong-tag-name = “{ $found }” cannot be the name of a tag.
wrong-tag-twice = The tag { $found } is there twice.
wrong-tag = A tag is written [Name "value"].
wrong-quotes = The value of a tag stands between straight quotation marks.
wrong-no-start = The start is missing: there has to be a Position tag, or Ivory-Setup and Night-Setup.
wrong-too-long = A game has { $found } moves at most.
wrong-number = The number { $found } does not come here.
wrong-revealed = This move is written { $found }.
wrong-result = These moves lead to the result “{ $found }”.
wrong-illegal = The move { $move } is not allowed.
wrong-hidden = The mask on { $square } is hidden, and its identity would decide.
wrong-over = The game was over before this move.

## What is wrong with a placement

problem-too-many-masks = { $player ->
    [1] Ivory has { $found } masks, ladies lost included: the box has { $allowed }.
   *[2] Night has { $found } masks, ladies lost included: the box has { $allowed }.
}
problem-too-many-ladies = { $player ->
    [1] Ivory has { $found } ladies, on the mat and lost: the box has { $allowed }.
   *[2] Night has { $found } ladies, on the mat and lost: the box has { $allowed }.
}
problem-too-many = { $kind ->
    [noble] Nobles too many: { $count }.
    [advisor] Advisors too many: { $count }.
    [candidate] Candidates too many: { $count }.
    [soldier] Soldiers too many: { $count }.
   *[lady] Ladies too many: { $count }.
}
problem-missing = { $kind ->
    [noble] { $count ->
        [one] One noble is missing.
       *[other] { $count } nobles are missing.
    }
    [advisor] { $count ->
        [one] One advisor is missing.
       *[other] { $count } advisors are missing.
    }
    [candidate] The candidate is missing.
    [soldier] The soldier is missing.
   *[lady] { $count ->
        [one] One lady is missing.
       *[other] Both ladies are missing.
    }
}
problem-outside = { $count ->
    [one] One mask is neither in the palace nor in the row right in front of it: { $squares }.
   *[other] { $count } masks are neither in the palace nor in the row right in front of it: { $squares }.
}

## The set-up builder

setup-shuffle = Shuffle
setup-mirror = Swap left and right
setup-shuffled = A set-up drawn by chance.
setup-mirrored = Left and right have changed places.
setup-examples = Start from an example
setup-shown = The example is on the mat.
setup-unfinished = This set-up is not complete.
setup-complete = All ten masks are in place: the game can begin.
setup-keep = Keep and share
setup-save = Keep in this browser
setup-share = Copy as one line
setup-open = Open
setup-out = Your set-up in one line
setup-in = A set-up in one line, such as LNSNL/AACAN
setup-shared = The line is on the clipboard.
setup-opened = The set-up is on the mat.
setup-wrong = This line cannot be opened.
setup-saved = The set-up is kept in this browser.
setup-list = Your set-ups
setup-forget = Forget { $text }
setup-forgotten = The set-up is forgotten.
setup-memory-broken = The set-ups kept in this browser cannot be read. Nothing else is lost, and you can keep new ones.
setup-unkept = This browser keeps no more: its storage is full or forbidden. The list stays as it is while the page is open; copy what you want to keep.
