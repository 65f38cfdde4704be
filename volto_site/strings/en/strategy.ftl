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
        [0] Before this move Ivory couldn’t name a single Night mask: { $worlds } possible worlds.
        [one] Before this move Ivory could name one Night mask: { $worlds } possible worlds.
       *[other] Before this move Ivory could name { $certain } Night masks: { $worlds } possible worlds.
    }
   *[2] { $certain ->
        [0] Before this move Night couldn’t name a single Ivory mask: { $worlds } possible worlds.
        [one] Before this move Night could name one Ivory mask: { $worlds } possible worlds.
       *[other] Before this move Night could name { $certain } Ivory masks: { $worlds } possible worlds.
    }
}

## The moves of the model games

model-palace-5 = A lady steps out diagonally, as an advisor or the candidate might.
model-palace-6 = A leap of four squares: only a soldier can do that, and from now on everyone knows who this is.
model-palace-7 = The candidate can capture without fear: this mask can’t be a lady.
model-palace-13 = A mask that may be the candidate stands two steps from Night’s palace. It’s a lady, but Night has to think about defence.
model-palace-19 = While all eyes are on the ladies, the real candidate sets off.
model-palace-23 = The candidate is now where a lady was a moment ago. They look just the same.
model-palace-33 = The mask on c5 is the candidate or a lady. Ivory risks its soldier on it. It’s a lady, but very few worlds are left.
model-palace-35 = The candidate is at the gates of the palace. Ivory knows that c7 and d7 are nobles, and so where to enter.
model-palace-36 = By now Night knows who is on e6, but can’t reach it.
model-palace-37 = Entering with a capture is safe only if the mask can’t be a lady. Here Ivory is certain.
model-ladies-2 = A lady takes the first step, straight ahead: she could be nearly anyone.
model-ladies-4 = The second lady sets off in the same way.
model-ladies-12 = The lady is offered: on e3 the noble next to her can capture her. She has only moved straight ahead and looks harmless.
model-ladies-13 = Ivory captures an unknown mask deep in its own half. A noble for a lady: just what Night wanted.
model-ladies-14 = This mask moved straight ahead, then diagonally. It’s the candidate or the other lady, and it draws all eyes.
model-ladies-20 = Meanwhile the other lady moves on, always straight ahead, so she may still be a noble.
model-ladies-22 = The mask is one step from the palace. If it’s the candidate, Ivory has to capture it now or lose.
model-ladies-23 = Torn between two fears, Ivory captures, and it is the second lady.
model-candidate-1 = The lady opens the e column in front of her own candidate. What if the enemy soldier stands at the other end? It does.
model-candidate-3 = The candidate steps into that column. For now Night’s own candidate, on e6, is in the soldier’s way.
model-candidate-15 = On e5 a lady closes the column again: a good shield.
model-candidate-16 = Night’s ladies close in. They can’t capture, but Ivory can’t know that they are ladies.
model-candidate-21 = Chased by masks that could do it no harm, the candidate is back in the e column, behind its lady.
model-candidate-24 = Night’s candidate steps aside. Behind it, on e7, stands the soldier, with the whole column ahead.
model-candidate-33 = The shield steps out of the column.
model-candidate-34 = The soldier charges down the column. It hadn’t moved all game, so nobody knew where it was.
