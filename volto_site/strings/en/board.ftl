### What a diagram is told as to someone who does not see it.

list-semicolon = { $first }; { $next }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-nor = { $first } or { $last }
list-nor-part = { $part }

board-title = { $player ->
    [1] The mat, Ivory to move
   *[2] The mat, Night to move
}
board-title-won = { $winner ->
    [1] The mat, Ivory has won
   *[2] The mat, Night has won
}
board-title-empty = The empty mat
board-title-drawn = The mat, a drawn game

board-side = { $player ->
    [1] Ivory: { $masks }.
   *[2] Night: { $masks }.
}
board-masks = { $kind ->
    [noble] { $count ->
        [one] noble on { $squares }
       *[other] nobles on { $squares }
    }
    [advisor] { $count ->
        [one] advisor on { $squares }
       *[other] advisors on { $squares }
    }
    [candidate] { $count ->
        [one] candidate on { $squares }
       *[other] candidates on { $squares }
    }
    [soldier] { $count ->
        [one] soldier on { $squares }
       *[other] soldiers on { $squares }
    }
    [lady] { $count ->
        [one] lady on { $squares }
       *[other] ladies on { $squares }
    }
   *[hidden] { $count ->
        [one] hidden mask on { $squares }
       *[other] hidden masks on { $squares }
    }
}
board-last = Last move: from { $from } to { $to }.
board-last-capture = { $kind ->
    [noble] Last move: from { $from } to { $to }, capturing a noble.
    [advisor] Last move: from { $from } to { $to }, capturing an advisor.
    [candidate] Last move: from { $from } to { $to }, capturing the candidate.
    [soldier] Last move: from { $from } to { $to }, capturing the soldier.
   *[lady] Last move: from { $from } to { $to }, capturing a lady.
}
board-move = { $kind ->
    [noble] noble { $from } → { $to }
    [advisor] advisor { $from } → { $to }
    [candidate] candidate { $from } → { $to }
    [soldier] soldier { $from } → { $to }
    [lady] lady { $from } → { $to }
   *[hidden] mask { $from } → { $to }
}
board-move-capture = { $kind ->
    [noble] { $move }, captures a noble
    [advisor] { $move }, captures an advisor
    [candidate] { $move }, captures the candidate
    [soldier] { $move }, captures the soldier
   *[lady] { $move }, captures a lady
}
board-move-by = { $player ->
    [1] Ivory: { $move }
   *[2] Night: { $move }
}
board-lost = { $player ->
    [1] { $count ->
        [one] Ivory has lost one lady.
       *[other] Ivory has lost both ladies.
    }
   *[2] { $count ->
        [one] Night has lost one lady.
       *[other] Night has lost both ladies.
    }
}
board-off-masks = { $kind ->
    [noble] { $count ->
        [one] one noble
       *[other] { $count } nobles
    }
    [advisor] { $count ->
        [one] one advisor
       *[other] { $count } advisors
    }
    [candidate] the candidate
    [soldier] the soldier
   *[lady] { $count ->
        [one] one lady
       *[other] both ladies
    }
}
board-off = { $player ->
    [1] Ivory’s masks off the mat: { $masks }.
   *[2] Night’s masks off the mat: { $masks }.
}
board-won = { $winner ->
    [1] Ivory has won.
   *[2] Night has won.
}
board-drawn = The game is a draw.
