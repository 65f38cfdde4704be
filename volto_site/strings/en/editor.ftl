### What the editors of positions say, and what is wrong with a text.

editor-title = Mat to set up
editor-title-setup = Set-up to arrange
editor-hint = The arrow keys go from square to square. Letters place a mask: N noble, A advisor, C candidate, S soldier, L lady, X hidden mask. 1 and 2 choose Ivory or Night, Delete removes a mask. Enter picks up a mask, then puts it down.
editor-hint-setup = The arrow keys go from square to square. Letters place a mask: N noble, A advisor, C candidate, S soldier, L lady. Delete removes it. Enter picks up a mask, then puts it down.
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
editor-undone = The last change has been undone.
editor-redone = The change has been redone.
editor-let-go = No mask is selected.
editor-none-left = { $kind ->
    [noble] There’s no noble left in the box.
    [advisor] There’s no advisor left in the box.
    [candidate] There’s no candidate left in the box.
    [soldier] There’s no soldier left in the box.
    [lady] There’s no lady left in the box.
   *[hidden] There’s no mask left in the box.
}
editor-in-hand = { $kind ->
    [noble] Noble in hand: choose a square.
    [advisor] Advisor in hand: choose a square.
    [candidate] Candidate in hand: choose a square.
    [soldier] Soldier in hand: choose a square.
    [lady] Lady in hand: choose a square.
   *[hidden] Hidden mask in hand: choose a square.
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
    [noble] Noble placed on { $square }.
    [advisor] Advisor placed on { $square }.
    [candidate] Candidate placed on { $square }.
    [soldier] Soldier placed on { $square }.
    [lady] Lady placed on { $square }.
   *[hidden] Hidden mask placed on { $square }.
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
    [1] Letters now place Ivory masks.
   *[2] Letters now place Night masks.
}

## What is wrong with a text

wrong-place = It’s on line { $line }, column { $column }.
wrong-unreadable = This text can’t be read.
wrong-square = “{ $found }” isn’t a square.
wrong-move = “{ $found }” isn’t a move. A move is written like this: b2b3.
wrong-fields = A position has three parts separated by spaces; this text has { $found }.
wrong-player = The player is 1 or 2, not “{ $found }”.
wrong-lost = The ladies lost are two digits from 0 to 2, not “{ $found }”.
wrong-rows = A mat has seven rows separated by /; this text has { $found }.
wrong-mask = “{ $found }” isn’t a mask: the letters are N, A, C, S, L and X.
wrong-row-long = Row { $found } has more than five squares.
wrong-row-short = Row { $found } has fewer than five squares.
wrong-setup-rows = A set-up has two rows separated by /; this text has { $found }.
wrong-strangers = These letters don’t belong in this set-up: { $found }.
wrong-tag-name = “{ $found }” can’t be the name of a tag.
wrong-tag-twice = The tag { $found } appears twice.
wrong-tag = A tag is written [Name "value"].
wrong-quotes = The value of a tag goes between straight quotation marks.
wrong-no-start = The starting position is missing: a game needs a Position tag, or Ivory-Setup and Night-Setup.
wrong-too-long = A game can have at most { $found } moves.
wrong-number = “{ $found }” isn’t the move number expected here.
wrong-revealed = What this move revealed is wrong: it should read { $found }.
wrong-result = The result doesn’t match: these moves lead to “{ $found }”.
wrong-illegal = The move { $move } isn’t allowed.
wrong-hidden = The mask on { $square } is hidden, so this move can’t be checked.
wrong-over = The game was over before this move.

## What is wrong with a placement

problem-too-many-masks = { $player ->
    [1] Ivory has { $found } masks, counting ladies lost, but the box holds only { $allowed }.
   *[2] Night has { $found } masks, counting ladies lost, but the box holds only { $allowed }.
}
problem-too-many-ladies = { $player ->
    [1] Ivory has { $found } ladies, on the mat and lost, but the box holds only { $allowed }.
   *[2] Night has { $found } ladies, on the mat and lost, but the box holds only { $allowed }.
}
problem-too-many = { $kind ->
    [noble] Too many nobles: { $count } more than the box holds.
    [advisor] Too many advisors: { $count } more than the box holds.
    [candidate] Too many candidates: { $count } more than the box holds.
    [soldier] Too many soldiers: { $count } more than the box holds.
   *[lady] Too many ladies: { $count } more than the box holds.
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
setup-mirror = Mirror
setup-shuffled = Here is a random set-up.
setup-mirrored = Left and right have changed places.
setup-examples = Start from an example
setup-shown = The example is on the mat.
setup-unfinished = This set-up isn’t complete.
setup-complete = All ten masks are in place: the game can begin.
setup-keep = Save and share
setup-save = Save in this browser
setup-share = Copy as one line
setup-open = Open
setup-out = Your set-up on one line
setup-in = A set-up on one line, such as LNSNL/AACAN
setup-shared = The line is on the clipboard.
setup-opened = The set-up is on the mat.
setup-wrong = This line can’t be opened.
setup-saved = The set-up is saved in this browser.
setup-list = Your set-ups
setup-forget = Delete { $text }
setup-forgotten = The set-up has been deleted.
setup-memory-broken = The set-ups saved in this browser can’t be read. Everything else is intact, and you can save new ones.
setup-unkept = This browser can’t save any more: its storage is full or blocked. The list will be gone when you close the page. Copy what you want to keep.
