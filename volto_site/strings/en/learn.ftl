### The course: its page, its lessons, and what is said on the way.

learn-title = Learn to play
learn-description = A VOLTO course in short lessons: the strange rule of the ladies, the five masks, captures, deduction, bluff, and a first game.
learn-heading = Learn to play
learn-intro = The lessons take half an hour in all. You are Ivory, at the bottom of the mat.
learn-choices = Your answer
learn-choice-allowed = It’s allowed
learn-choice-refused = It isn’t allowed
learn-choice-quiet = The game goes on
learn-choice-capture = Only the captured mask leaves
learn-choice-both = Both masks leave
learn-choice-ivory = You win
learn-choice-night = Night wins
learn-choice-draw = It’s a draw
learn-choice-symbol = Its symbol
learn-choice-face = Only its face
learn-choice-certain = It’s certain
learn-choice-possible = It’s possible
learn-choice-impossible = It’s impossible
learn-answer = The answer
learn-right = Well spotted.
learn-wrong = That’s not it. This question will come back.
learn-test-wrong = That’s not it. Read why, then take the lesson.
learn-test-failed = You haven’t passed the test this time: take the lesson.
learn-test-passed = Test passed: you know lesson { $number }.
learn-next = Next
learn-skip-step = Skip this step
learn-back = Back
learn-skip = Skip to the test
learn-lessons = The lessons
learn-place = { $stage ->
    [worked] Lesson { $lesson }, step { $step } of { $steps }: an example to follow
    [alone] Lesson { $lesson }, step { $step } of { $steps }: your turn
    [again] Lesson { $lesson }, step { $step } of { $steps }: once again
    [card] End of lesson { $lesson }
   *[question] Lesson { $lesson }, step { $step } of { $steps }: a question
}
learn-card = What to remember
learn-next-lesson = Lesson { $number }: { $title }
learn-end = Finish the course
learn-masks = The five masks
learn-score-test = Test: { $right } of { $count }
learn-score-review = Review: { $right } of { $count }
learn-place-test = Test of lesson { $lesson }: question { $step } of { $steps }
learn-place-review = Review: question { $step } of { $steps }
learn-stars = { $count ->
    [one] { $count } star out of 3
   *[other] { $count } stars out of 3
}
learn-lesson-stars = { $number }. { $title }: { $stars } of { $total } stars
learn-lesson-passed = { $number }. { $title }: test passed
learn-repeated = You missed this one: try it again.
learn-finished = You have reached the end of the course
learn-finished-text = You can play. Choose what comes next: a game, some puzzles, or the player aid for a real table.
learn-to-play = Play a game
learn-to-puzzles = Solve puzzles
learn-to-strategy = Read about strategy
learn-to-aid = Print the player aid

learn-unfinished = Some lessons aren’t finished
learn-unfinished-text = { $count ->
    [one] One lesson isn’t finished yet: its circle at the top isn’t full. You can go back to it, or take its test.
   *[other] { $count } lessons aren’t finished yet: their circles at the top aren’t full. You can go back to them, or take their tests.
}
learn-record = The rules you know
learn-record-count = Solid: { $sure }, shaky: { $shaky }, not asked yet: { $unasked }
learn-rule-sure = { $days ->
    [0] Solid, review today
    [one] Solid, review tomorrow
   *[other] Solid, review in { $days } days
}
learn-rule-shaky = { $days ->
    [0] Shaky, review today
    [one] Shaky, review tomorrow
   *[other] Shaky, review in { $days } days
}
learn-rule-unasked = Not asked yet
learn-rule-lesson = Lesson { $number }
learn-review = { $count ->
    [0] Nothing to review today
    [one] Review { $count } question (two minutes)
   *[other] Review { $count } questions (two minutes)
}
learn-reviewed = The review is finished. What you got right will come back later, the rest sooner.
learn-again = Restart the course
learn-again-sure = Restart and delete everything?
learn-broken = Your progress couldn’t be read, so the course starts afresh. We have set the old data aside.
learn-unkept = This browser can’t save anything: your progress will be lost when you close the page.

## What the lessons ask

task-learn-story = Venice is electing its Doge, and it’s carnival. Two families each have a candidate. You are Ivory, at the bottom. Follow the arrow: take your candidate to the palace opposite.
task-learn-story-there = Your candidate is in the palace, and the Council gives it every vote. There’s a stranger way to win, too.

task-learn-offer = You have already lost one lady. Follow the arrow: move the other to c4, right in front of the Night mask.
task-learn-offer-taken = Night has captured your second lady and disgraced itself: you win. That’s the strange rule.
task-learn-offer-away = Night doesn’t capture her there. Put her within reach: on c4.
task-learn-offer-elsewhere = This move changes nothing. Offer your lady: she wins the game for you.

task-learn-offer-again = Once more you have only one lady left. Offer her: move her right in front of the Night mask.
task-learn-offer-again-taken = Your second lady is captured: you win.
task-learn-offer-again-away = Night doesn’t capture her there. Put her right in front of the Night mask, on d4.
task-learn-offer-again-elsewhere = You offered nothing. Move the lady on d3 forwards.
task-learn-offer-again-hint-1 = Tap the lady on d3, then the square d4.

task-learn-offer-two = This time both your ladies are here. Offer one, then the other, each to the Night mask that faces her.
task-learn-offer-two-taken = The first left with the mask that captured her, and the game went on. With the second, you win.
task-learn-offer-two-away = Night doesn’t capture her there. Move her one square straight ahead, in front of a Night mask.
task-learn-offer-two-elsewhere = You moved the candidate. Offer your ladies.
task-learn-offer-two-hint-1 = One lady moves from b3 to b4, the other from d3 to d4.

task-learn-noble-show = The noble moves one square forwards, backwards or sideways. Follow the arrow: two steps, to d4.
task-learn-noble-show-there = One step forwards, one step sideways. The noble never moves diagonally.

task-learn-noble-last = Your noble moved from d2 to d3, then to c3. Take the last step, to c4.
task-learn-noble-last-there = One step forwards, and it’s there.
task-learn-noble-last-elsewhere = That isn’t c4, the square right in front of your noble.
task-learn-noble-last-hint-1 = Tap the noble on c3, then the square c4.

task-learn-noble = Take your noble from b2 to c4, in three moves.
task-learn-noble-there = It’s on c4, in three steps: two forwards, one sideways.
task-learn-noble-hint-1 = The noble doesn’t move diagonally. Go through b3 and b4, for example.

task-learn-advisor-show = The advisor moves one square, always diagonally. Follow the arrow: two steps, to c4.
task-learn-advisor-show-there = Two diagonal steps have taken it two squares ahead.

task-learn-advisor-last = Your advisor moved from b2 to c3, then to d4. Take the last step, to e5.
task-learn-advisor-last-there = Always diagonally: it stays on squares of the same shade.
task-learn-advisor-last-elsewhere = That isn’t e5: keep going forwards on the same diagonal.
task-learn-advisor-last-hint-1 = Tap the advisor on d4, then the square e5.

task-learn-advisor = Take your advisor from b2 to b4, in two moves. Your own noble blocks one way.
task-learn-advisor-there = Two diagonal steps, and the noble didn’t have to move.
task-learn-advisor-hint-1 = The square c3 is taken. What about a3?

task-learn-charge = The soldier charges straight ahead, as many squares as you like if the way is clear. Capture the Night mask on c6, in a single move.
task-learn-charge-hit = Four squares in one go, and the mask is captured.
task-learn-charge-short = The soldier stopped too early. It can go all the way.
task-learn-charge-elsewhere = You moved the noble. Move the soldier on c2.

task-learn-halt = Your noble has just cleared column b. Take the soldier as far as b5, and no further.
task-learn-halt-stopped = The soldier stops where it likes: here, after three squares.
task-learn-halt-far = It went all the way and captured. That’s allowed, but it could have stopped sooner, on b5.
task-learn-halt-short = That isn’t b5, and the soldier never turns back.
task-learn-halt-elsewhere = You moved the noble. Move the soldier on b2.
task-learn-halt-hint-1 = Tap the soldier on b2, then the square b5.

task-learn-road = Capture the mask on d6 with your soldier. Your own noble stands in its way.
task-learn-road-hit = You cleared the way first, so the soldier could charge.
task-learn-road-blocked = The noble is still in column d, and no mask jumps over another.
task-learn-road-short = The soldier doesn’t move back. It should have waited until the way was clear.
task-learn-road-hint-1 = Move the noble sideways first.

task-learn-palace = Take the soldier all the way into Night’s palace. Follow the arrow, and watch what comes next.
task-learn-palace-there = In the palace it has no square ahead: it stays to the end, unless it’s captured, as here.

task-learn-candidate-show = The candidate moves one square, in any direction. Take it to Night’s palace at the top: follow the arrow.
task-learn-candidate-show-there = One step diagonally, one straight ahead. It’s in the palace: you win.

task-learn-candidate = Take your candidate from b4 to the enemy palace, in three moves.
task-learn-candidate-there = It’s in the enemy palace at the end of your turn: you win.
task-learn-candidate-caught = Your candidate was captured, and the game is lost. Keep away from the mask in the corner.
task-learn-candidate-hint-1 = Three squares straight ahead: b5, b6, b7.

task-learn-lady-show = The lady moves in any direction too, but she never captures. Follow the arrow: two steps, to c5.
task-learn-lady-show-there = Diagonally, then straight ahead, always to an empty square.

task-learn-lady-last = Your lady moved from c2 to c3. Take her between the two Night masks, to c4.
task-learn-lady-last-there = She slips in between them, but she can’t capture them.
task-learn-lady-last-elsewhere = That isn’t c4: the empty square between the two masks is right in front of her.
task-learn-lady-last-hint-1 = Tap the lady on c3, then the square c4.

task-learn-lady = Take your lady from c3 to c5. A Night mask is on c4, and she can’t capture it.
task-learn-lady-there = She went round it in two steps, without capturing.
task-learn-lady-hint-1 = Go past it diagonally, through b4 or d4.

task-learn-capture-show = You capture by moving onto an enemy mask. Follow the arrows, and watch who leaves the mat.
task-learn-capture-show-lady = The first capture cost nothing. The second was a lady: she leaves, and your soldier with her.

task-learn-endings-show = In this lesson Night’s masks are revealed. Its candidate is on e4: capture it with your soldier. Follow the arrow.
task-learn-endings-show-candidate = Night’s candidate has left the mat, discredited in front of everyone: you win at once.

task-learn-endings = The masks are revealed here, too. You can win at once, in two ways: find both, one in each try.
task-learn-endings-candidate = The enemy candidate is captured: the game is yours.
task-learn-endings-palace = Your candidate is in the enemy palace: the game is yours.
task-learn-endings-another = That was only a noble, and the game goes on.
task-learn-endings-quiet = This move doesn’t win. You can win at once, in two ways.
task-learn-endings-hint-1 = Your advisor on b3 can move to c4. Your candidate on e6 is one step from row 7.

task-learn-third = Two candidates move to and fro. Follow the arrow until the same picture appears for the third time.
task-learn-third-drawn = The same picture appears for the third time. Nobody wins: the game is a draw.

task-learn-blocked = Night’s masks are hemmed in, except for one gap. Close it: follow the arrow.
task-learn-blocked-drawn = Night has to move and can’t: the game is a draw.

task-learn-hidden-show = From now on you see only the faces of Night’s masks. Follow the arrow, then watch Night move.
task-learn-hidden-show-moved = A mask has moved, and you still see only its face. But it moved diagonally: it’s neither a noble nor the soldier.

task-learn-seat = Tap Night’s soldier. From here you see only faces: first take Night’s seat, with the buttons below the mat.
task-learn-seat-soldier = From Night’s seat you see its symbol. From yours it was a face like all the others.
task-learn-seat-hidden = From here, this mask shows only its face. Change seats.
task-learn-seat-empty = This square is empty: tap a mask.
task-learn-seat-own = This mask is Ivory’s. Look among Night’s, from Night’s seat.
task-learn-seat-other = You are in the right seat, but this isn’t the soldier.
task-learn-seat-hint-1 = The soldier’s symbol is a long arrow pointing forwards.

task-learn-spare = This time Night has lost a lady. Two unknown masks are next to your noble on c4. Play a move that can’t lose.
task-learn-spare-spared = That’s it. As long as you capture nothing, Night can’t lose its second lady.
task-learn-spare-trap = That was Night’s second lady. You captured her, so Night wins. Now find the safe move.
task-learn-spare-lucky = It was only a noble: you were lucky. It might have been the lady. Find a move without any risk.
task-learn-spare-hint-1 = Move your noble or your candidate to an empty square.

task-learn-strike-diagonal = Night has one mask of each kind. One of them has just moved diagonally, to b5. Cross out everything it can’t be, then compare.
task-learn-strike-diagonal-right = It isn’t a noble or the soldier: they never move diagonally. The others are still possible.
task-learn-strike-diagonal-over = That’s too much: the framed characters can move diagonally.
task-learn-strike-diagonal-under = There’s more to cross out. Who never moves diagonally?
task-learn-strike-diagonal-hint-1 = Two characters never move diagonally.

task-learn-strike-capture = A Night mask has just captured your noble, moving straight ahead. Cross out what it can’t be, then compare.
task-learn-strike-capture-right = It isn’t an advisor, which only moves diagonally, or a lady, who never captures.
task-learn-strike-capture-over = That’s too much: the framed characters can capture straight ahead.
task-learn-strike-capture-under = There’s more to cross out. Who doesn’t move straight ahead, and who never captures?
task-learn-strike-capture-hint-1 = There are two characters to cross out.

task-learn-deduce-show = Night has already lost one lady. One of the two masks next to your advisor has just captured your noble. Capture that one: follow the arrow.
task-learn-deduce-show-safe = A mask that has captured isn’t a lady. The other one might have been.

task-learn-deduce = Your candidate on c4 has to capture one of the two masks next to it. One of them has just captured a noble. Which is safe?
task-learn-deduce-safe = It had captured, so it couldn’t be a lady.
task-learn-deduce-trap = It was a lady, and your candidate leaves with her. The other mask had captured, so it couldn’t be a lady.
task-learn-deduce-quiet = Capture one of the two masks, with the candidate.
task-learn-deduce-hint-1 = The capture took place on b5. Ladies never capture.

task-learn-strike-count = Night had one of each kind. Its soldier and noble are gone; two others moved straight ahead. For all three, cross out what’s impossible, then compare.
task-learn-strike-count-right = The two that moved are the candidate and the lady, though you can’t tell which is which. So the third is the advisor.
task-learn-strike-count-over = That’s too much: the framed characters are still possible.
task-learn-strike-count-under = There’s more to cross out. Count what has left. Then ask yourself who the two that moved can be.
task-learn-strike-count-hint-1 = The noble and the soldier have left the mat: cross them out everywhere.
task-learn-strike-count-hint-2 = If two masks are the candidate and the lady, the third is neither.

task-learn-count-show = Night has only its candidate and its last lady left. One of them captured your noble: that is the candidate. Follow the arrow.
task-learn-count-show-candidate = Two masks were left, and only one of them could have captured. Counting was enough.

task-learn-count = Night has only two masks left, the candidate and the last lady. One of them has captured your noble. Capture the candidate.
task-learn-count-candidate = This mask had captured, so it wasn’t the lady. It was the candidate.
task-learn-count-lady = That was Night’s second lady: Night wins. Which of the two masks had captured?
task-learn-count-quiet = The candidate is within reach of your noble on c4: capture it.
task-learn-count-hint-1 = After capturing, that mask moved straight ahead to b4.

task-learn-strike-likely = Night has one mask of each kind. The one on d4 took two steps straight ahead. Cross out what it can’t be, then compare.
task-learn-strike-likely-right = Only the advisor had to be crossed out. It looks like a noble: that’s likely, but not certain.
task-learn-strike-likely-over = That’s too much: the framed characters move straight ahead, too.
task-learn-strike-likely-under = There’s one left to cross out. Who never moves straight ahead?
task-learn-strike-likely-hint-1 = The soldier, the candidate and the lady move straight ahead, too.

task-learn-likely = The mask on c5 moves like a noble: it’s likely to be one, but not certain. Capture it with a mask you can risk.
task-learn-likely-tested = It was a lady. Your noble leaves with her, but your candidate is safe.
task-learn-likely-trap = It was a lady, and your candidate leaves with her: the game is lost. Likely doesn’t mean certain.
task-learn-likely-quiet = Capture that mask, but choose carefully which of yours you risk.
task-learn-likely-hint-1 = The mask that captures a lady leaves with her: risk the noble instead.

task-learn-bluff-show = You have one lady left. Move her straight ahead, like a noble, up to the Night mask: follow the arrow.
task-learn-bluff-show-taken = Night took her for a noble and captured her: you win.

task-learn-bluff = Your last lady is on d2, and a Night mask lurks on d5. Pass her off as somebody else, and get her captured.
task-learn-bluff-taken = She took only one kind of step, and Night never saw it coming. You win.
task-learn-bluff-mixed = Straight ahead, then diagonally: only the candidate and the ladies move like that. Night no longer dares to capture her.
task-learn-bluff-elsewhere = Move the lady: she’s the one who has to be captured.
task-learn-bluff-hint-1 = Straight ahead: d3, then d4. Or always diagonally: e3, then d4.

task-learn-bluff-candidate = Your candidate took a step straight ahead, like a noble. Get it past the two guards to the palace. They have to take it for your last lady.
task-learn-bluff-candidate-there = Straight ahead, then diagonally: Night took it for the lady and didn’t dare to capture. You win.
task-learn-bluff-candidate-caught = Night took it for a harmless mask, and captured it. Before you come within reach of a guard, take one step straight ahead and one diagonally.
task-learn-bluff-candidate-circle = You went round in circles, and the game is a draw.
task-learn-bluff-candidate-risk = It was only a noble, but it might have been a lady. Get past without capturing.
task-learn-bluff-candidate-elsewhere = Move the candidate: it’s the one that has to get past.
task-learn-bluff-candidate-hint-1 = From c4, take a diagonal step. Then it has taken both kinds of step, and Night will hesitate.

task-learn-game-show = Each side has ten masks, in any order. You begin, then the turns alternate: follow the arrow.
task-learn-game-show-begun = This is how a game begins. The players take turns, and nobody may pass.

task-learn-game-last = A small game is nearly over. Win in two moves, whatever the Night masks are.
task-learn-game-last-won = Two steps, and nobody could reach your candidate.
task-learn-game-last-lost = Your candidate was two steps from the palace, on the left, far from everyone. Try again.
task-learn-game-last-drawn = The way to the palace was open, on the left. Try again.
task-learn-game-last-hint-1 = Your candidate on b5 is two steps from row 7. Keep to the left.

task-learn-game-four = Win this small game. Each side has a candidate, a soldier and both ladies.
task-learn-game-four-won = You have won your first game.
task-learn-game-four-lost = It happens to everyone. Look at the last move, then play another game: Night will place its masks differently.
task-learn-game-four-drawn = Nobody lost, and that’s a good start. In another game, Night will place its masks differently.
task-learn-game-four-hint-1 = Offer your ladies, and think twice before your candidate captures: a lady would take it with her.

task-learn-game-six = Each side has six masks, both ladies included. Win this game.
task-learn-game-six-won = Well played: with six masks, you kept your head.
task-learn-game-six-lost = A loss often teaches more than a win. Which mask had given itself away? Next time, Night will place its masks differently.
task-learn-game-six-drawn = You held out to the end. In another game, Night will place its masks differently.
task-learn-game-six-hint-1 = You may offer your ladies: even the first takes an enemy mask with her.

task-learn-game-ten = Each side has all ten masks. Win your first real game.
task-learn-game-ten-won = You have won a whole game of VOLTO.
task-learn-game-ten-lost = Ten masks are a lot to watch, and you have played a real game. Next time, Night will place its masks differently.
task-learn-game-ten-drawn = A whole game without a winner: you weren’t far off. Next time, Night will place its masks differently.
task-learn-game-ten-hint-1 = Open the way with your soldier, watch how the enemy masks move, and keep your candidate out of reach.
