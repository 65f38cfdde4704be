### What is said when a game is looked back on.

review-viewer = Seen by
review-viewer-1 = Ivory
review-viewer-2 = Night
review-viewer-everyone = Everyone

## Where one is

review-task-start = { $count ->
    [one] The set-up of a game of one move.
   *[other] The set-up of a game of { $count } moves.
}
review-task = Move { $turn } of { $count }. { $move }
review-start = Here nobody could know anything yet. Step through the game with the arrows, or along the curve.
review-back = One move back
review-forward = One move on
review-begin = First moment
review-next = Next moment
review-leave = New game
review-again = Try again from here
review-again-at = { $name }: try again from move { $turn }
review-look = { $name }: look at move { $turn }

## The analysis

review-working = { $count ->
    [one] One move is being looked at.
   *[other] { $done } of { $count } moves looked at.
}
review-stop = Stop
review-stopped = { $count ->
    [one] The move has not been looked at.
   *[other] Stopped: { $done } of { $count } moves looked at.
}
review-go-on = Go on
review-moments = The moments that mattered
review-none = Nothing stood out: nobody let a win go, and nobody was caught.

## The curve

review-curve = How certain each side was, move by move
review-curve-value = Move { $turn } of { $count }. Ivory { $ivory }% certain, Night { $night }%.
review-curve-place = Move { $turn } of { $count }
review-mark = Moment { $number }: { $name }, move { $turn }

## What the player of a move could know

review-worlds = { $who ->
    [you] { $worlds ->
        [one] Before this move you could know everything: only one world was possible.
       *[other] Before this move, { $worlds } worlds were possible for you.
    }
    [1] { $worlds ->
        [one] Before this move Ivory could know everything: only one world was possible.
       *[other] Before this move, { $worlds } worlds were possible for Ivory.
    }
   *[2] { $worlds ->
        [one] Before this move Night could know everything: only one world was possible.
       *[other] Before this move, { $worlds } worlds were possible for Night.
    }
}
review-named = { $who ->
    [you] You could name: { $masks }.
    [1] Ivory could name: { $masks }.
   *[2] Night could name: { $masks }.
}
review-forced = { $who ->
    [you] { $within ->
        [one] You could prove a win in one move.
       *[other] You could prove a win in { $within } moves.
    }
    [1] { $within ->
        [one] Ivory could prove a win in one move.
       *[other] Ivory could prove a win in { $within } moves.
    }
   *[2] { $within ->
        [one] Night could prove a win in one move.
       *[other] Night could prove a win in { $within } moves.
    }
}
review-kept = This move keeps it.
review-let-go = This move lets it go.
review-lost = The move lost at once in { $lost } of { $worlds } worlds.
review-exposed = It left the opponent a win at once in { $exposed } of { $worlds } worlds.

## The moments

review-name-trapped = The trap
review-name-punished = The open door
review-name-missed = The win let go
review-name-named = The candidate known
review-name-proved = The proof
review-name-spared = A narrow escape
review-name-baited = The bait
review-name-dared = The gamble
review-name-risked = The risk
review-moment-trapped = { $who ->
    [you] Your capture on { $square } lost the game. You could know: it did so in { $worlds } of { $all } worlds.
    [1] Ivory’s capture on { $square } lost the game. Ivory could know: it did so in { $worlds } of { $all } worlds.
   *[2] Night’s capture on { $square } lost the game. Night could know: it did so in { $worlds } of { $all } worlds.
}
review-moment-punished = { $who ->
    [you] This move left the opponent a win in { $worlds } of { $all } worlds, and the real one was among them.
    [1] Ivory’s move left Night a win in { $worlds } of { $all } worlds, and Night took it.
   *[2] Night’s move left Ivory a win in { $worlds } of { $all } worlds, and Ivory took it.
}
review-moment-missed = { $who ->
    [you] { $within ->
        [one] A win in one move was there to be proved. You played something else.
       *[other] A win in { $within } moves was there to be proved. You played something else.
    }
    [1] { $within ->
        [one] Ivory could have proved a win in one move, and played something else.
       *[other] Ivory could have proved a win in { $within } moves, and played something else.
    }
   *[2] { $within ->
        [one] Night could have proved a win in one move, and played something else.
       *[other] Night could have proved a win in { $within } moves, and played something else.
    }
}
review-moment-named = { $who ->
    [you] From here on { $square } could only be the candidate: you could know it.
    [1] From here on { $square } could only be the candidate: Ivory could know it.
   *[2] From here on { $square } could only be the candidate: Night could know it.
}
review-moment-proved = { $who ->
    [you] From here you had a win in { $within } moves, whatever the opponent did, and you kept it.
    [1] From here Ivory had a win in { $within } moves, whatever Night did.
   *[2] From here Night had a win in { $within } moves, whatever Ivory did.
}
review-moment-spared = { $who ->
    [you] After this move the opponent could have won at once, and did not know it. It was so in { $worlds } of { $all } worlds.
    [1] After this move Night could have won at once, and did not see it. For Ivory it was so in { $worlds } of { $all } worlds.
   *[2] After this move Ivory could have won at once, and did not see it. For Night it was so in { $worlds } of { $all } worlds.
}
review-moment-baited = { $who ->
    [you] Your bait was believed: the lady on { $square } was captured, and her captor left the mat with her.
    [taker] You took the bait: the lady on { $square } was captured, and your mask left the mat with her.
    [1] Ivory’s bait was believed: the lady on { $square } was captured, and Night’s mask left the mat with her.
   *[2] Night’s bait was believed: the lady on { $square } was captured, and Ivory’s mask left the mat with her.
}
review-moment-dared = { $who ->
    [you] This capture lost in { $worlds } of { $all } worlds. You dared it, and it went well.
    [1] This capture lost in { $worlds } of { $all } worlds. Ivory dared it, and it went well.
   *[2] This capture lost in { $worlds } of { $all } worlds. Night dared it, and it went well.
}
review-moment-risked = { $who ->
    [you] In { $worlds } of { $all } worlds this move left the opponent a win. This time it was none of them.
    [1] In { $worlds } of { $all } worlds this move left Night a win. This time it was none of them.
   *[2] In { $worlds } of { $all } worlds this move left Ivory a win. This time it was none of them.
}
