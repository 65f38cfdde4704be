### What the page on strategy says: its tables, and the moves of the model games.

strategy-study = Games
strategy-games = number
strategy-margin = margin
strategy-seconds = time
strategy-study-arranged = level { $level } against itself, each side with its own set-ups
strategy-study-by-chance = level { $level } against itself, random set-ups
strategy-study-chosen-against-chance = level { $level } against itself, a chosen set-up against a random one
strategy-code = These counts hold for the program with this digest: `{ $digest }`.
strategy-moves = { $count ->
    [one] The move, with comments
   *[other] All { $count } moves, one by one
}
strategy-start = At first, neither side knows anything about the enemy masks. Step forward with the arrow.
strategy-review = Review this game move by move, and try something else
strategy-certainty = Certainty after this move: Ivory { $ivory }%, Night { $night }%.
strategy-knew = { $who ->
    [1] { $certain ->
        [0] Before this move Ivory couldn’t name a single Night mask (possible worlds: { $worlds }).
        [one] Before this move Ivory could name one Night mask (possible worlds: { $worlds }).
       *[other] Before this move Ivory could name { $certain } Night masks (possible worlds: { $worlds }).
    }
   *[2] { $certain ->
        [0] Before this move Night couldn’t name a single Ivory mask (possible worlds: { $worlds }).
        [one] Before this move Night could name one Ivory mask (possible worlds: { $worlds }).
       *[other] Before this move Night could name { $certain } Ivory masks (possible worlds: { $worlds }).
    }
}

## What the moves of the model games show

strategy-remark-ambush = The soldier had not moved until now, so the opponent couldn’t know where it stood: a whole column was in danger all along.
strategy-remark-bait = The lady is offered: on this square an enemy mask can capture her, and it does.
strategy-remark-sure = A candidate need not fear this capture: the mask could not be a lady.
strategy-remark-leap = A charge of { $count } squares: only a soldier can do that, and from now on everyone knows who this is.
strategy-remark-door-lady = One step from the palace stands a mask that may be the candidate. It is a lady, but the opponent has to think about defence.
strategy-remark-offered = The lady is offered: on this square an enemy mask can capture her.
strategy-remark-door-candidate = The candidate is at the door: if nobody stops it, it will enter the palace on its next move.
strategy-remark-mixed-lady = This mask has now moved diagonally and also along a row or column, so the opponent knows it is the candidate or a lady. It is a lady.
strategy-remark-mixed-candidate = This mask has now moved diagonally and also along a row or column, so the opponent knows it is the candidate or a lady. It is the candidate.
strategy-remark-candidate = The candidate sets off: to the opponent, it is a mask like any other.
strategy-remark-lady-diagonal = A lady sets off diagonally, as an advisor or the candidate might.
strategy-remark-lady-straight = A lady sets off: to the opponent, she could be one of several characters.
