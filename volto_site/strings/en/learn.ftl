### The course: its page, its lessons, and what is said on the way.

learn-title = Learn to play
learn-description = A VOLTO course in twelve short lessons: the strange rule of the ladies, the five masks, captures, deduction, bluff, and a first game.
learn-heading = Learn to play
learn-intro = Twelve short lessons, about twenty minutes. You are Ivory, at the bottom of the mat.
learn-predict = { $player ->
    [1] { $kind ->
        [noble] The Ivory noble wants to go from { $from } to { $to }. What will happen?
        [advisor] The Ivory advisor wants to go from { $from } to { $to }. What will happen?
        [candidate] The Ivory candidate wants to go from { $from } to { $to }. What will happen?
        [soldier] The Ivory soldier wants to go from { $from } to { $to }. What will happen?
       *[lady] The Ivory lady wants to go from { $from } to { $to }. What will happen?
    }
   *[2] { $kind ->
        [noble] The Night noble wants to go from { $from } to { $to }. What will happen?
        [advisor] The Night advisor wants to go from { $from } to { $to }. What will happen?
        [candidate] The Night candidate wants to go from { $from } to { $to }. What will happen?
        [soldier] The Night soldier wants to go from { $from } to { $to }. What will happen?
       *[lady] The Night lady wants to go from { $from } to { $to }. What will happen?
    }
}
learn-predict-still = { $player ->
    [1] { $kind ->
        [noble] The Ivory noble on { $from } is to stay where it is, and that is the whole turn. What will happen?
        [advisor] The Ivory advisor on { $from } is to stay where it is, and that is the whole turn. What will happen?
        [candidate] The Ivory candidate on { $from } is to stay where it is, and that is the whole turn. What will happen?
        [soldier] The Ivory soldier on { $from } is to stay where it is, and that is the whole turn. What will happen?
       *[lady] The Ivory lady on { $from } is to stay where she is, and that is the whole turn. What will happen?
    }
   *[2] { $kind ->
        [noble] The Night noble on { $from } is to stay where it is, and that is the whole turn. What will happen?
        [advisor] The Night advisor on { $from } is to stay where it is, and that is the whole turn. What will happen?
        [candidate] The Night candidate on { $from } is to stay where it is, and that is the whole turn. What will happen?
        [soldier] The Night soldier on { $from } is to stay where it is, and that is the whole turn. What will happen?
       *[lady] The Night lady on { $from } is to stay where she is, and that is the whole turn. What will happen?
    }
}
learn-predict-many = { $player ->
    [1] Ivory begins: { $moves }. How does it end?
   *[2] Night begins: { $moves }. How does it end?
}
learn-predict-twice = { $player ->
    [1] Ivory begins: { $moves }, and then the same moves once more. How does it end?
   *[2] Night begins: { $moves }, and then the same moves once more. How does it end?
}
learn-look = { $player ->
    [1] You are in Ivory’s seat. What do you see of the mask on { $square }?
   *[2] You are in Night’s seat. What do you see of the mask on { $square }?
}
learn-lost-10 = Ivory has already lost one lady.
learn-lost-01 = Night has already lost one lady.
learn-lost-11 = Both players have already lost one lady.
learn-choices = Your prediction
learn-choice-refused = It is not allowed
learn-choice-goes-on = The game goes on
learn-choice-ivory = Ivory wins
learn-choice-night = Night wins
learn-choice-draw = It is a draw
learn-choice-symbol = Its symbol
learn-choice-face = Only its face
learn-answer = The answer
learn-right = Well foreseen.
learn-wrong = Not quite: this question will come back.
learn-test-wrong = Not quite: read why, then take the lesson.
learn-test-failed = The test is not passed yet: here is the lesson.
learn-test-passed = Test passed: lesson { $number } is yours.
learn-next = Next
learn-later = Later
learn-back = Back
learn-skip = I know this: take the test
learn-lessons = The lessons
learn-place = { $stage ->
    [worked] Lesson { $lesson }, step { $step } of { $steps }: an example to follow
    [completed] Lesson { $lesson }, step { $step } of { $steps }: yours to finish
    [alone] Lesson { $lesson }, step { $step } of { $steps }: on your own
   *[question] Lesson { $lesson }, step { $step } of { $steps }: a prediction
}
learn-place-test = Test of lesson { $lesson }: question { $step } of { $steps }
learn-place-review = Review: question { $step } of { $steps }
learn-stars = { $count ->
    [one] { $count } star of three
   *[other] { $count } stars of three
}
learn-lesson-stars = { $number }. { $title }: { $stars } of { $total } stars
learn-lesson-passed = { $number }. { $title }: passed by its test
learn-repeated = This one was missed: try it again.
learn-finished = You have come to the end of the course
learn-finished-text = A real opponent, a real table: you are ready. Below you see which rules are sure, and which are worth another look.
learn-unfinished = Some lessons are still open
learn-unfinished-text = { $count ->
    [one] One lesson is not finished yet: its circle at the top is not full. You can go back to it, or take its test.
   *[other] { $count } lessons are not finished yet: their circles at the top are not full. You can go back to them, or take their tests.
}
learn-record = Your rules
learn-record-count = Sure: { $sure }, shaky: { $shaky }, not asked yet: { $unasked }
learn-rule-sure = { $days ->
    [0] Sure, to be reviewed
    [one] Sure, to be reviewed tomorrow
   *[other] Sure, to be reviewed in { $days } days
}
learn-rule-shaky = { $days ->
    [0] Shaky, to be reviewed
    [one] Shaky, to be reviewed tomorrow
   *[other] Shaky, to be reviewed in { $days } days
}
learn-rule-unasked = Not asked yet
learn-rule-lesson = Lesson { $number }
learn-review = { $count ->
    [0] Nothing to review today
    [one] Review { $count } question (two minutes)
   *[other] Review { $count } questions (two minutes)
}
learn-reviewed = The review is done: see you another day.
learn-again = Start the course over
learn-again-sure = Forget everything and start over? Press once more
learn-broken = Your progress could not be read, so the course starts afresh. The old record has been put aside.
learn-unkept = This browser keeps nothing: your progress ends with the visit.

## The lessons

lesson-ladies = The strange rule
lesson-ladies-text = You do not hunt the enemy ladies. You win when YOUR second lady is captured.
lesson-noble = The noble
lesson-noble-text = The noble goes one square straight: forward, back, left or right.
lesson-advisor = The advisor
lesson-advisor-text = The advisor goes one square diagonally. No mask ever moves onto one of its own side.
lesson-soldier = The soldier
lesson-soldier-text = The soldier charges straight ahead, as far as the way is clear. It never turns back.
lesson-candidate = The candidate
lesson-candidate-text = The candidate goes one square in any direction. Bring it to the enemy palace, row 7, and you win.
lesson-lady = The lady
lesson-lady-text = The lady also goes one square in any direction, but she is the only mask that cannot capture.
lesson-captures = Captures
lesson-captures-text = To capture, move onto an enemy mask. It shows its symbol, and that decides what happens.
lesson-endings = The endings
lesson-endings-text = There are three ways to win: capture the candidate, reach the palace, lose your second lady.
lesson-hidden = Who sees what
lesson-hidden-text = You see the backs of your own masks. Of the enemy’s you see only the faces.
lesson-deduction = Deduction
lesson-deduction-text = Every move gives something away. Whoever has captured is no lady; whoever goes diagonally is neither noble nor soldier.
lesson-bluff = Bluff
lesson-bluff-text = A lady who moves like a noble looks like a noble. Let her be taken for one.
lesson-game = Your first games
lesson-game-text = Four masks each, then six, then ten. Your opponent sees no more of your masks than you see of theirs.

## What the lessons ask

task-learn-offer = You have already lost one lady. Move the last one from c3 to c4, right in front of the Night mask.
task-learn-offer-taken = Night captured your second lady, and so you win. That is the strange rule.
task-learn-offer-away = Nobody captures her there. Put her within reach: on c4.
task-learn-offer-elsewhere = This move changes nothing. It is the lady who wins the game for you: offer her.

task-learn-spare = Now it is Night who has lost a lady. Two unknown masks stand beside your noble on c4. Make a move that cannot lose.
task-learn-spare-spared = Right: as long as you capture nothing, Night cannot lose the second lady.
task-learn-spare-trap = That was Night’s second lady. You captured her, and so Night wins. Now find the way out.
task-learn-spare-lucky = It was only a noble: you were lucky. It might have been the lady. Find a move without any risk.
task-learn-spare-hint-1 = Move your noble or your candidate to an empty square.

task-learn-noble-show = The noble goes from c3 to d4, in two steps.
task-learn-noble-show-there = One step ahead, one to the side: never diagonally.

task-learn-noble-last = Your noble went from d2 to d3, then to c3. Make the last step, to c4.
task-learn-noble-last-there = One straight step, and it is there.
task-learn-noble-last-elsewhere = That is not c4: the square lies right in front of your noble.
task-learn-noble-last-hint-1 = Touch the noble on c3, then the square c4.

task-learn-noble = Bring your noble from b2 to c4, in three moves.
task-learn-noble-there = There it is: two squares forward and one to the side, step by step.
task-learn-noble-hint-1 = Never diagonally: for example b3, then b4, then c4.

task-learn-advisor-show = The advisor goes from c2 to c4, in two steps.
task-learn-advisor-show-there = Two diagonal steps: that is how it gets straight ahead.

task-learn-advisor-last = Your advisor went from b2 to c3, then to d4. Make the last step, to e5.
task-learn-advisor-last-there = Always diagonally: it never leaves the squares of one shade.
task-learn-advisor-last-elsewhere = That is not e5: keep to the same diagonal, forward.
task-learn-advisor-last-hint-1 = Touch the advisor on d4, then the square e5.

task-learn-advisor = Bring your advisor from b2 to b4, in two moves. Your own noble stands in one of the ways.
task-learn-advisor-there = Two diagonals, and the noble did not have to move.
task-learn-advisor-hint-1 = The square c3 is taken. What about a3?

task-learn-charge = Let your soldier capture the Night mask on c6, in a single move.
task-learn-charge-hit = Four squares in one go, and the mask is captured.
task-learn-charge-short = The soldier stopped too early. It can go all the way.
task-learn-charge-elsewhere = That was the noble. Move the soldier on c2.

task-learn-halt = Your noble has just cleared column b. Take the soldier as far as b5, and no further.
task-learn-halt-stopped = Three squares and not one more: the soldier stops where it likes.
task-learn-halt-far = It went all the way and captured. That is allowed, but it could have stopped before, on b5.
task-learn-halt-short = That is not b5, and the soldier never turns back.
task-learn-halt-elsewhere = That was the noble. Move the soldier on b2.
task-learn-halt-hint-1 = Touch the soldier on b2, then the square b5.

task-learn-road = Capture the mask on d6 with your soldier. Your own noble stands in its way.
task-learn-road-hit = First clear the way, then charge.
task-learn-road-blocked = The noble is still in column d, and no mask jumps over another.
task-learn-road-short = The soldier does not go back: it should have waited for a clear way.
task-learn-road-hint-1 = Move the noble sideways first.

task-learn-candidate-show = The candidate goes from d5 to the enemy palace, in two steps.
task-learn-candidate-show-there = One step diagonally, one straight: it is in the palace, and you win.

task-learn-candidate = Bring your candidate from b4 to the enemy palace, in three moves.
task-learn-candidate-there = It stands in the enemy palace at the end of your turn: you win.
task-learn-candidate-caught = Your candidate was captured, and the game is lost. Keep away from the mask in the corner.
task-learn-candidate-hint-1 = Three squares straight ahead: b5, b6, b7.

task-learn-lady-show = The lady goes from b3 to c5, in two steps.
task-learn-lady-show-there = Diagonally, then straight, always to an empty square.

task-learn-lady-last = Your lady went from c2 to c3. Lead her between the two Night masks, to c4.
task-learn-lady-last-there = She slips in between: capture them she cannot.
task-learn-lady-last-elsewhere = That is not c4: the empty square between the two masks is right in front of her.
task-learn-lady-last-hint-1 = Touch the lady on c3, then the square c4.

task-learn-lady = Bring your lady from c3 to c5. A Night mask stands on c4, and she cannot capture it.
task-learn-lady-there = She went around: two steps, no capture.
task-learn-lady-hint-1 = Go past it diagonally, by b4 or d4.

task-learn-capture-show = Two captures: your noble’s, then your soldier’s. Watch who leaves the mat.
task-learn-capture-show-lady = The first capture cost nothing. The second was a lady: she leaves, and your soldier with her.

task-learn-endings-show = A mask went diagonally, then captured your noble straight ahead: it is the candidate. Your soldier captures it.
task-learn-endings-show-candidate = Night’s candidate has left the mat: you win at once.

task-learn-endings = One mask has captured your noble diagonally, then moved straight: it can only be the candidate. Win in two ways, one in each try.
task-learn-endings-candidate = The enemy candidate is captured: the game is yours.
task-learn-endings-palace = Your candidate is in the enemy palace: the game is yours.
task-learn-endings-another = That was not the one that gave itself away. The game goes on.
task-learn-endings-quiet = This move does not win. You can win at once, in two ways.
task-learn-endings-hint-1 = Your advisor on b3 sees c4 on its diagonal; your candidate on e6 is one step from row 7.

task-learn-hidden-show = You move, then Night moves. Watch what the Night mask shows.
task-learn-hidden-show-moved = It has moved, and you still see only its face. But it went diagonally: it is neither a noble nor the soldier.

task-learn-seat = Touch Night’s soldier. From here you see only faces: first take Night’s place, below the mat.
task-learn-seat-soldier = From Night’s seat its back is easy to read. From yours it was a face like all the others.
task-learn-seat-hidden = From here, this mask shows only its face. Change places.
task-learn-seat-empty = This square is empty: touch a mask.
task-learn-seat-own = This mask is Ivory’s. Look among those of Night, from Night’s seat.
task-learn-seat-other = You are in the right seat, but this is not the soldier.
task-learn-seat-hint-1 = The soldier’s symbol is a long arrow, straight ahead.

task-learn-deduce-show = Night has already lost one lady. Two masks stand before your advisor; one of them has just captured your noble. So that one can be taken.
task-learn-deduce-show-safe = Whoever has captured is no lady. The other mask might have been one.

task-learn-deduce = Your candidate on c4 is to capture one of the two masks beside it. One of them has just captured a noble. Which is safe?
task-learn-deduce-safe = It had captured, so it could not be a lady.
task-learn-deduce-trap = A lady: your candidate left the mat with her. The other one had captured, so it could not be a lady.
task-learn-deduce-quiet = Capture one of the two masks, with the candidate.
task-learn-deduce-hint-1 = The capture took place on b5. Ladies never capture.

task-learn-count-show = Night has only two masks left: its candidate and its last lady. The one that captured your noble must be the candidate.
task-learn-count-show-candidate = Two masks, two possibilities, and one is ruled out: counting was enough.

task-learn-count = Night has only two masks left, the candidate and the last lady. One of them has captured your noble. Capture the candidate.
task-learn-count-candidate = Two masks, and one cannot be the lady: so it was the candidate.
task-learn-count-lady = That was the lady, Night’s second: Night wins. Which of the two had captured?
task-learn-count-quiet = The candidate is within reach of your noble on c4: capture it.
task-learn-count-hint-1 = The one that captured then went on straight to b4.

task-learn-bluff-show = You have lost one lady. For all Night knows, your noble on c3 is the last one. Put it right under Night’s nose, on c4.
task-learn-bluff-show-spared = Night does not dare to capture it and steps aside: if it were the lady, Night would lose.

task-learn-bluff-last = Your last lady went straight from d2 to d3, like a noble. Make the last step towards the mask on d5.
task-learn-bluff-last-taken = Night thought it was capturing a noble: it was your second lady, and you win.
task-learn-bluff-last-aside = There, the mask on d5 does not capture her. Move her straight ahead, right in front of it.
task-learn-bluff-last-elsewhere = Your lady has not moved, and nobody will come for her on d3.
task-learn-bluff-last-hint-1 = Touch the lady on d3, then the square d4.

task-learn-bluff = Your last lady stands on b2, and a Night mask waits on b5. Walk like a noble, and get her captured.
task-learn-bluff-taken = Straight ahead, like a noble, and Night fell for it. You win.
task-learn-bluff-diagonal = This detour is not how a noble advances: Night smells a rat and keeps away.
task-learn-bluff-back = Not back: lead her towards the mask on b5.
task-learn-bluff-elsewhere = This move does not bring your lady any closer to being captured.
task-learn-bluff-hint-1 = One square ahead, twice: b3, then b4.

task-learn-game-show = A full set-up: ten masks each, in any order. You begin, then the turns alternate.
task-learn-game-show-begun = This is how a game begins: one, then the other, and nobody passes.

task-learn-game-last = A small game is nearly over. Win in two moves, whatever the Night masks are.
task-learn-game-last-won = Two steps, and nobody could get at your candidate.
task-learn-game-last-lost = Your candidate was two steps from the palace, on the left, far from everyone. Try again.
task-learn-game-last-drawn = The way to the palace was open, on the left. Try again.
task-learn-game-last-hint-1 = Your candidate on b5 is two steps from row 7. Keep to the left.

task-learn-game-four = Win this small game. Each side has a candidate, a soldier, a noble and its last lady.
task-learn-game-four-won = You have won your first game.
task-learn-game-four-lost = It happens to everyone. Look at the last move, then play another game: Night will place its masks differently.
task-learn-game-four-drawn = Nobody lost, and that is something. Another game awaits you, with another set-up of Night’s.
task-learn-game-four-hint-1 = Send your noble and your soldier ahead, and think twice before you capture: it may be the last lady.

task-learn-game-six = Six masks each, and both ladies are still there. Win this game.
task-learn-game-six-won = Well played: six masks, and you kept your head.
task-learn-game-six-lost = A lost game often teaches more than a won one: which mask had given itself away? Night will set up differently next time.
task-learn-game-six-drawn = You held out to the end. In another game, Night will set up differently.
task-learn-game-six-hint-1 = You may offer your ladies: the first one already takes an enemy mask with her.

task-learn-game-ten = A full set-up, ten masks each. Win your first real game.
task-learn-game-ten-won = You have won a whole game of VOLTO.
task-learn-game-ten-lost = Ten masks are a lot to watch, and you have played a real game. Night will set up differently next time.
task-learn-game-ten-drawn = A whole game without a winner: you were not far off. Night will set up differently next time.
task-learn-game-ten-hint-1 = Open the way with your soldier, watch how the enemy masks move, and keep your candidate out of reach.
