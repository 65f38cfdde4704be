### What a diagram is told as to someone who does not see it.

list-semicolon = { $first }; { $next }

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
board-last = Last move: { $from } to { $to }.
board-last-capture = { $kind ->
    [noble] Last move: { $from } to { $to }, a noble is captured.
    [advisor] Last move: { $from } to { $to }, an advisor is captured.
    [candidate] Last move: { $from } to { $to }, the candidate is captured.
    [soldier] Last move: { $from } to { $to }, the soldier is captured.
   *[lady] Last move: { $from } to { $to }, a lady is captured.
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
board-won = { $winner ->
    [1] Ivory has won.
   *[2] Night has won.
}
board-drawn = The game is a draw.
