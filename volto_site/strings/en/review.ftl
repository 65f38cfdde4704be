### What is said when a game is looked back on.

review-viewer = View
review-viewer-1 = Ivory
review-viewer-2 = Night
review-viewer-everyone = All masks

## Where one is

review-task-start = { $count ->
    [one] The set-up. The game has a single move.
   *[other] The set-up. The game has { $count } moves.
}
review-task = Move { $turn } of { $count }. { $move }
review-start = Step through the game with the arrows. The curve shows each side’s certainty: how much it could know about the enemy masks.
review-back = One move back
review-forward = One move forward
review-begin = First moment
review-next = Next moment
review-leave = New game
review-again = Try again from here
review-again-at = Try again from here: { $name }, move { $turn }
review-look = { $name }: see move { $turn }

## The analysis

review-working = { $count ->
    [one] The move is being analysed.
   *[other] { $done } of { $count } moves analysed.
}
review-stop = Stop
review-stopped = { $count ->
    [one] The move hasn’t been analysed.
   *[other] Analysis stopped: { $done } of { $count } moves analysed.
}
review-go-on = Continue
review-moments = The moments that mattered
review-strategy = How games are won: strategy
review-none = Nothing stood out: nobody missed a win, and nobody walked into a trap.

## The curve

review-certainty = Certainty
review-curve = How certain each side was, move by move
review-curve-value = Move { $turn } of { $count }. Certainty: Ivory { $ivory }%, Night { $night }%.
review-curve-place = Move { $turn } of { $count }
review-mark = Moment { $number }: { $name }, move { $turn }

## What the player of a move could know

review-worlds = { $who ->
    [you] { $worlds ->
        [one] Before this move you could have known everything: only one world was possible.
       *[other] Before this move, as far as you could know, { $worlds } worlds were possible: that many ways to name the hidden masks.
    }
    [1] { $worlds ->
        [one] Before this move Ivory could have known everything: only one world was possible.
       *[other] Before this move, as far as Ivory could know, { $worlds } worlds were possible: that many ways to name the hidden masks.
    }
   *[2] { $worlds ->
        [one] Before this move Night could have known everything: only one world was possible.
       *[other] Before this move, as far as Night could know, { $worlds } worlds were possible: that many ways to name the hidden masks.
    }
}
review-named = { $who ->
    [you] You could be sure of: { $masks }.
    [1] Ivory could be sure of: { $masks }.
   *[2] Night could be sure of: { $masks }.
}
review-forced = { $who ->
    [you] { $within ->
        [one] You had a certain win in one move.
       *[other] You had a certain win in { $within } moves.
    }
    [1] { $within ->
        [one] Ivory had a certain win in one move.
       *[other] Ivory had a certain win in { $within } moves.
    }
   *[2] { $within ->
        [one] Night had a certain win in one move.
       *[other] Night had a certain win in { $within } moves.
    }
}
review-kept = This move keeps it.
review-let-go = This move lets it slip.
review-winning = A winning move: { $move }.
review-lost = { $worlds ->
    [one] This move was certain to lose at once.
   *[other] This move lost at once in { $lost } of the { $worlds } worlds.
}
review-exposed = { $worlds ->
    [one] It was certain to let the opponent win at once.
   *[other] It let the opponent win at once in { $exposed } of the { $worlds } worlds.
}

## The moments

review-name-trapped = The trap
review-name-punished = The fatal move
review-name-missed = The missed win
review-name-named = The candidate unmasked
review-name-proved = The certain win
review-name-decided = The deciding move
review-name-identified = A first mask recognised
review-name-narrowed = The veil lifts
review-name-spared = A narrow escape
review-name-baited = The bait
review-name-dared = The gamble
review-name-risked = The risk
review-moment-trapped = { $who ->
    [you] Your capture on { $square } lost the game. { $all ->
        [one] You could have known.
       *[other] That was the danger in { $worlds } of the { $all } worlds.
    }
    [1] Ivory’s capture on { $square } lost the game. { $all ->
        [one] Ivory could have known.
       *[other] For Ivory, that was the danger in { $worlds } of the { $all } worlds.
    }
   *[2] Night’s capture on { $square } lost the game. { $all ->
        [one] Night could have known.
       *[other] For Night, that was the danger in { $worlds } of the { $all } worlds.
    }
}
review-moment-punished = { $who ->
    [you] After this move the opponent could win at once, and did. { $all ->
        [one] You could have known.
       *[other] That was the danger in { $worlds } of the { $all } worlds.
    }
    [1] After this move Night could win at once, and did. { $all ->
        [one] Ivory could have known.
       *[other] For Ivory, that was the danger in { $worlds } of the { $all } worlds.
    }
   *[2] After this move Ivory could win at once, and did. { $all ->
        [one] Night could have known.
       *[other] For Night, that was the danger in { $worlds } of the { $all } worlds.
    }
}
review-moment-missed = { $who ->
    [you] { $within ->
        [one] You had a certain win in one move, but played something else.
       *[other] You had a certain win in { $within } moves, but played something else.
    }
    [1] { $within ->
        [one] Ivory had a certain win in one move, but played something else.
       *[other] Ivory had a certain win in { $within } moves, but played something else.
    }
   *[2] { $within ->
        [one] Night had a certain win in one move, but played something else.
       *[other] Night had a certain win in { $within } moves, but played something else.
    }
}
review-moment-named = { $who ->
    [you] From here on you could be sure that the mask on { $square } was the candidate.
    [1] From here on Ivory could be sure that the mask on { $square } was the candidate.
   *[2] From here on Night could be sure that the mask on { $square } was the candidate.
}
review-moment-proved = { $who ->
    [you] From here you had a certain win in { $within } moves, whatever the opponent did, and this move kept it.
    [1] From here Ivory had a certain win in { $within } moves, whatever Night did.
   *[2] From here Night had a certain win in { $within } moves, whatever Ivory did.
}
review-moment-decided = { $who ->
    [you] { $certain ->
        [yes] This move won the game, and you could be sure it would.
       *[no] This move won the game, but you couldn’t be sure it would.
    }
    [1] { $certain ->
        [yes] This move won the game for Ivory, who could be sure it would.
       *[no] This move won the game for Ivory, who couldn’t be sure it would.
    }
   *[2] { $certain ->
        [yes] This move won the game for Night, who could be sure it would.
       *[no] This move won the game for Night, who couldn’t be sure it would.
    }
}
review-moment-identified = { $who ->
    [you] From here on you could be sure of a first mask: { $mask }.
    [1] From here on Ivory could be sure of a first mask: { $mask }.
   *[2] From here on Night could be sure of a first mask: { $mask }.
}
review-moment-narrowed = { $who ->
    [you] { $worlds ->
        [one] The last moves told you everything: of { $before } worlds only one was left.
       *[other] The last moves told you a lot: of { $before } worlds only { $worlds } were left.
    }
    [1] { $worlds ->
        [one] The last moves told Ivory everything: of { $before } worlds only one was left.
       *[other] The last moves told Ivory a lot: of { $before } worlds only { $worlds } were left.
    }
   *[2] { $worlds ->
        [one] The last moves told Night everything: of { $before } worlds only one was left.
       *[other] The last moves told Night a lot: of { $before } worlds only { $worlds } were left.
    }
}
review-moment-spared = { $who ->
    [you] After this move the opponent could have won at once, but missed it. { $all ->
        [one] You could have known.
       *[other] That was the danger in { $worlds } of the { $all } worlds.
    }
    [1] After this move Night could have won at once, but missed it. { $all ->
        [one] Ivory could have known.
       *[other] For Ivory, that was the danger in { $worlds } of the { $all } worlds.
    }
   *[2] After this move Ivory could have won at once, but missed it. { $all ->
        [one] Night could have known.
       *[other] For Night, that was the danger in { $worlds } of the { $all } worlds.
    }
}
review-moment-baited = { $who ->
    [you] The opponent took the bait: your lady on { $square } was captured, and the mask that captured her left the mat with her.
    [taker] You took the bait: you captured the lady on { $square }, and your mask left the mat with her.
    [1] Night took the bait: Ivory’s lady on { $square } was captured, and Night’s mask left the mat with her.
   *[2] Ivory took the bait: Night’s lady on { $square } was captured, and Ivory’s mask left the mat with her.
}
review-moment-dared = { $who ->
    [you] This capture would have lost the game in { $worlds } of the { $all } worlds. You took the risk, and it paid off.
    [1] This capture would have lost the game in { $worlds } of the { $all } worlds. Ivory took the risk, and it paid off.
   *[2] This capture would have lost the game in { $worlds } of the { $all } worlds. Night took the risk, and it paid off.
}
review-moment-risked = { $who ->
    [you] In { $worlds } of the { $all } worlds this move let the opponent win at once. Luckily, the real one wasn’t among them.
    [1] In { $worlds } of the { $all } worlds this move let Night win at once. Luckily, the real one wasn’t among them.
   *[2] In { $worlds } of the { $all } worlds this move let Ivory win at once. Luckily, the real one wasn’t among them.
}
