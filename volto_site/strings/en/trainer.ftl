### The trainer: what a puzzle asks and answers, the page of all puzzles, and what it keeps.

## The page of a puzzle

trainer-name = { $kind ->
    [win] Puzzle { $number } · Win in { $within }
    [save] Puzzle { $number } · Save
    [unmask] Puzzle { $number } · Unmask
   *[odds] Puzzle { $number } · Odds
}
trainer-description = A VOLTO puzzle with hints and the whole plan. { $asked }
trainer-all = All puzzles
trainer-ask-win = { $player ->
    [1] { $within ->
        [1] Ivory to move and win at once.
       *[other] Ivory to move and win in { $within } moves, whatever Night replies.
    }
   *[2] { $within ->
        [1] Night to move and win at once.
       *[other] Night to move and win in { $within } moves, whatever Ivory replies.
    }
}
trainer-ask-save = { $player ->
    [1] Ivory is in danger: find the one move after which Night can’t win at once.
   *[2] Night is in danger: find the one move after which Ivory can’t win at once.
}
trainer-ask-unmask = { $count ->
    [one] Who is behind the mask on { $square }?
   *[other] Who is behind the masks on { $square }?
}
trainer-ask-odds = { $player ->
    [1] Nothing is certain. Find Ivory’s best bet: the move with the best balance of wins over losses.
   *[2] Nothing is certain. Find Night’s best bet: the move with the best balance of wins over losses.
}
trainer-open = All masks are revealed.
trainer-hidden = { $player ->
    [1] You are in Ivory’s seat, and Night’s masks are hidden.
   *[2] You are in Night’s seat, and Ivory’s masks are hidden.
}
trainer-seen = { $count ->
    [one] You saw the last move:
   *[other] You saw the last { $count } moves:
}
trainer-hardness = What makes it hard
trainer-ways = Puzzles before and after this one
trainer-prev = Previous puzzle
trainer-next = Next puzzle
trainer-embed = Embed this puzzle in your own page
trainer-embed-about = This line of code shows the puzzle without the rest of the site.
trainer-embed-copy = Copy the line
trainer-embed-copied = The line is on the clipboard.
trainer-embed-not-copied = The browser didn’t allow copying: select the line yourself.

## Solving

trainer-hint = { $left ->
    [0] No more hints
   *[other] Hint ({ $left })
}
trainer-give-up = Show the solution
trainer-again = Try again
trainer-anew = Start over
trainer-why = See why
trainer-plan = The plan
trainer-free = Play freely
trainer-resume = Back to the puzzle
trainer-on = Next puzzle
trainer-onward = Play the computer
trainer-name-it = Name the mask
task-puzzle-wrong = Depending on the hidden masks, this doesn’t always win in time.
task-puzzle-wrong-save = Depending on the hidden masks, you may lose at once after this.
task-puzzle-wrong-open = This doesn’t win in time.
task-puzzle-wrong-save-open = After this, you lose at once.
task-puzzle-wrong-odds = Another move is the better bet.
task-puzzle-slower = This wins too, but in { $slower } moves. There’s a quicker way.
task-puzzle-undecided = This doesn’t win in time. It may win later, so it doesn’t count as a mistake.
task-puzzle-misnamed = { $kind ->
    [noble] It isn’t a noble.
    [advisor] It isn’t an advisor.
    [candidate] It isn’t the candidate.
    [soldier] It isn’t the soldier.
   *[lady] It isn’t a lady.
}
task-puzzle-solved-win = That wins, whatever the hidden masks are.
task-puzzle-solved-save = That saves the game, whatever the hidden masks are.
task-puzzle-solved-win-open = That wins at once.
task-puzzle-solved-save-open = That saves the game.
task-puzzle-solved-unmask = That’s right: no other character is possible.
task-puzzle-solved-odds = This time the bet pays off. No other move has such a good balance of wins over losses.
task-puzzle-given-up = Here is the solution. The buttons below the mat show the rest.
task-puzzle-again = You’re back where you were: try something else.
trainer-given-up = The solution
trainer-key-is = The key move: { $move }.
trainer-answer-is = { $kind ->
    [noble] { $square } is a noble.
    [advisor] { $square } is an advisor.
    [candidate] { $square } is the candidate.
    [soldier] { $square } is the soldier.
   *[lady] { $square } is a lady.
}

## The moves seen

trainer-look = The moves so far
trainer-look-before = The clue is in the earlier moves: step through them with ‹ and ›.
trainer-look-count = Move
trainer-look-at = { $at ->
    [0] Before these moves. Tap the mat to return to the puzzle.
   *[other] After move { $at } of { $of }. Tap the mat to return.
}
trainer-look-excludes = The mask on { $square } can’t be { $kinds }.
trainer-look-nothing = This move rules nothing out.

## Hints

trainer-hint-mask = Look at the mask on { $square }.
trainer-hint-square = It moves to { $square }.
trainer-hint-masks = { $count ->
    [0] Look at what is off the mat.
    [one] Look at the mask on { $squares }.
   *[other] Look at the masks on { $squares } together.
}
trainer-hint-kinds = No other mask can be { $kinds }.

## The certainty of a move

trainer-certainty-win = { $won ->
    [0] This move wins in none of the { $worlds } possible worlds.
   *[other] This move wins in { $won } of the { $worlds } possible worlds.
}
trainer-certainty-save = { $won ->
    [0] This move saves you in none of the { $worlds } possible worlds.
   *[other] This move saves you in { $won } of the { $worlds } possible worlds.
}
trainer-certainty-many = There are { $worlds } possible worlds: counting those in which this move wins would take too long.

## The answer to a wrong move

trainer-world = If the masks are like this, here is what happens.
trainer-world-none = Here is what happens.
trainer-step = Move { $at } of { $of }
trainer-first = To the start
trainer-back = One move back
trainer-forward = One move forward

## The plan

trainer-plan-own = Your move
trainer-plan-replies = { $count ->
    [one] The only reply
   *[other] The { $count } possible replies, the best defence first
}
trainer-plan-end = The game is won.
trainer-plan-lasts = { $lasts ->
    [0] { $step }: won at once
    [one] { $step }: one more move
   *[other] { $step }: { $lasts } more moves
}
trainer-plan-more = All replies
trainer-plan-line = The moves so far

## The run: where one is in it, and how it goes

trainer-place = { $at } of { $of }
trainer-rating-change = { $way ->
    [down] −{ $by }
   *[up] +{ $by }
}
trainer-rating-said = { $way ->
    [down] { $by ->
        [one] Your rating is now { $points }, down one point.
       *[other] Your rating is now { $points }, down { $by } points.
    }
   *[up] { $by ->
        [one] Your rating is now { $points }, up one point.
       *[other] Your rating is now { $points }, up { $by } points.
    }
}
trainer-score = { $solved ->
    [one] 1 solved
   *[other] { $solved } solved
}
trainer-storm-said = { $solved ->
    [one] One solved.
   *[other] { $solved } solved.
}
trainer-strikes-said = { $left ->
    [one] { $solved } solved, one mistake left.
   *[other] { $solved } solved, { $left } mistakes left.
}
trainer-seconds-left = { $seconds } seconds left.
trainer-ended-time = Time is up.
trainer-ended-strikes = That was the third mistake.
trainer-ended-done = You have seen every puzzle in this challenge.
trainer-ended-left = The challenge is over: you left the page.
trainer-ended-solved = { $solved ->
    [0] No puzzles solved
    [one] One puzzle solved
   *[other] { $solved } puzzles solved
}
trainer-ended-missed = { $missed ->
    [0] No mistakes.
    [one] One mistake.
   *[other] { $missed } mistakes.
}
trainer-best = Best so far: { $best }
trainer-best-new = New best: { $best }

## The page of all puzzles

trainer-feed = Train
trainer-feed-about = Mixed puzzles at your level that you haven’t solved yet.
trainer-feed-done = You have seen every puzzle. Review your mistakes, or take on a challenge.
trainer-storm = Storm
trainer-storm-about = As many as you can in three minutes. A mistake costs ten seconds.
trainer-strikes = Three strikes
trainer-strikes-about = From easy to hard, until your third mistake. No clock.
trainer-path-about = Chosen puzzles, one idea at a time.
trainer-today = Today’s puzzle
trainer-today-solved = Today’s puzzle is solved. There’s another one tomorrow.
trainer-path = The beginners’ path
trainer-path-step = { $done ->
    [0] Start the path
   *[other] Continue the path: { $done } of { $total }
}
trainer-path-done = You have reached the end of the path.
trainer-mistakes = Review my mistakes
trainer-mistakes-due = { $due ->
    [0] Nothing to review today.
    [one] One puzzle to review today.
   *[other] { $due } puzzles to review today.
}
trainer-mistakes-again = { $count ->
    [one] Review my mistake now
   *[other] Review my { $count } mistakes now
}
trainer-mistakes-mode = You are reviewing your mistakes. Puzzles you solve come back later, those you miss sooner.
trainer-mistakes-next = { $when ->
    [0] This puzzle comes back today.
    [one] This puzzle comes back tomorrow.
   *[other] This puzzle comes back in { $when } days.
}
trainer-choose = Choose
trainer-kinds = Type
trainer-states = Status
trainer-is-open = unsolved
trainer-difficulties = Difficulty
trainer-themes = Themes
trainer-by-theme = By theme
trainer-by-theme-about = Choose a theme to practise it. The theme itself gives away what to look for.
trainer-pages = Pages of puzzles
trainer-page-earlier = Back
trainer-page-later = Next
trainer-found = { $count ->
    [0] No puzzles match. Remove a filter.
    [one] One puzzle
   *[other] { $count } puzzles
}
trainer-random = Random
trainer-in-turn = In order
trainer-clear = Clear filters
trainer-begin = Start
trainer-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
trainer-is-solved = solved
trainer-is-missed = missed

## The figures

trainer-figures = My statistics
trainer-rating = Rating
trainer-rating-now = Your rating: { $points }
trainer-rating-forming = Your rating is taking shape.
trainer-rating-about = Only your first try at a puzzle counts. Solving it earns points, missing it costs some, and with a hint it counts for half. Challenges don’t count.
trainer-rating-curve = Your rating from puzzle to puzzle
trainer-rating-hide = Hide my rating
trainer-rating-show = Show my rating
trainer-calendar = Days
trainer-calendar-said = { $active ->
    [0] No puzzles in the last six months.
    [one] { $total ->
        [one] One puzzle on one day of the last six months.
       *[other] { $total } puzzles on one day of the last six months.
    }
   *[other] { $total } puzzles on { $active } days of the last six months.
}
trainer-calendar-day = { $day }: { $count }
trainer-by-theme-figures = Accuracy and speed
trainer-column-theme = Theme
trainer-column-tries = Tries
trainer-column-accuracy = First try
trainer-column-speed = Usual time
trainer-all-themes = All puzzles
trainer-share = { $share }%
trainer-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
trainer-history = History
trainer-result-solved = solved
trainer-result-helped = solved with a hint
trainer-result-missed = missed
trainer-more = Show more

## What the browser keeps

trainer-progress = My progress
trainer-solved = { $count ->
    [0] No puzzles solved yet.
    [one] One of { $total } puzzles solved.
   *[other] { $count } of { $total } puzzles solved.
}
trainer-streak = { $days ->
    [0] Solve one today to start a streak.
    [one] Streak: 1 day.
   *[other] Streak: { $days } days.
}
trainer-kept = Everything stays in this browser. To take it with you, save it to a file.
trainer-export = Save to a file
trainer-import = Open a file
trainer-forget = Delete everything
trainer-forget-sure = Really delete everything?
trainer-forgotten = Everything has been deleted.
trainer-imported = { $count ->
    [one] Progress on one puzzle imported.
   *[other] Progress on { $count } puzzles imported.
}
trainer-import-wrong = This file contains no progress from this site. Nothing has changed.
trainer-broken = What this browser has kept of your progress can’t be read. It has been set aside: you can save it to a file or start again.
trainer-save-broken = Save the unreadable part
trainer-drop-broken = Delete the unreadable part
trainer-full = This browser can’t keep any more: its storage is full or blocked. Save your progress to a file.
trainer-no-list = The list of puzzles couldn’t be loaded. Check your connection, then reload the page.

## Notes and suspects

trainer-aid = Suspects (1 hint)
trainer-pencil = Tap a hidden mask to note what it isn’t. Your own notes cost nothing.
trainer-name-both = Name the mask on { $square }

## After the answer

trainer-argument = How you could tell at the start
trainer-clue-move = { $how ->
    [far] { $square } moved several squares on move { $turn }, so it can’t be { $kinds }.
    [diagonal] { $square } moved diagonally on move { $turn }, so it can’t be { $kinds }.
    [diagonal-captured] { $square } captured diagonally on move { $turn }, so it can’t be { $kinds }.
    [sideways] { $square } moved sideways on move { $turn }, so it can’t be { $kinds }.
    [sideways-captured] { $square } captured sideways on move { $turn }, so it can’t be { $kinds }.
    [backward] { $square } moved backwards on move { $turn }, so it can’t be { $kinds }.
    [backward-captured] { $square } captured backwards on move { $turn }, so it can’t be { $kinds }.
    [orthogonal] { $square } moved on move { $turn }, but not diagonally, so it can’t be { $kinds }.
    [orthogonal-captured] { $square } captured on move { $turn }, but not diagonally, so it can’t be { $kinds }.
   *[captured] { $square } captured on move { $turn }, so it can’t be { $kinds }.
}
trainer-clue-palace = The mask on { $square } was in your palace, and the game went on, so it isn’t the candidate.
trainer-clue-no-move = If { $square } were { $kinds }, your opponent would have had no legal move.
trainer-clue-given = As the puzzle states, { $square } can’t be { $kinds }.
trainer-clue-gone = { $kind ->
    [noble] All three nobles are off the mat.
    [advisor] All three advisors are off the mat.
    [soldier] The soldier is off the mat.
   *[lady] Both ladies are off the mat.
}
trainer-clue-counted = { $count ->
    [one] { $squares } must be { $used }, and no other is left. So { $square } can’t be { $kinds }.
   *[other] { $squares } must be the last ones left: { $last }. So { $square } can’t be { $kinds }.
}
trainer-clue-so = { $kind ->
    [noble] So { $square } is a noble.
    [advisor] So { $square } is an advisor.
    [candidate] So { $square } is the candidate.
    [soldier] So { $square } is the soldier.
   *[lady] So { $square } is a lady.
}
trainer-clue-left = So { $square } can only be { $kinds }.
trainer-notes = Your notes
trainer-notes-right = { $square }: everything you crossed out is ruled out. Well done.
trainer-notes-wrong = { $square }: you crossed out too much. It could still be { $kinds }.
trainer-notes-missed = { $square }: it couldn’t be { $kinds } either.
trainer-bets = All moves
trainer-bets-about = Of { $worlds } possible worlds (ways to name the hidden masks), this is how many each move wins or loses at once.
trainer-bets-move = Move
trainer-bets-won = Won
trainer-bets-lost = Lost
trainer-bets-open = Undecided
trainer-bets-others = { $count ->
    [one] One other move
   *[other] { $count } other moves
}

## Where a wrong move is punished

trainer-end-covered = On { $a } your candidate is captured from { $b }.
trainer-end-palace = From { $b } the enemy candidate enters your palace on { $a }.
trainer-end-lady = There’s a lady on { $a }. A candidate that captures her leaves with her.
trainer-end-ladies = The second lady is on { $a }. The player who captures her loses.
trainer-end-stuck = Your opponent has no move left: the game is a draw.
trainer-end-escaped = The enemy candidate has slipped away from { $a } to { $b }.
trainer-end-taken = Your mask on { $a } is captured from { $b }, so it no longer threatens anything.
trainer-end-blocked = The mask on { $a } now blocks the way to { $b }.
trainer-end-occupied = There’s now a mask on { $a }, and it may be a lady.
trainer-end-other = { $kind ->
    [noble] The mask on { $a } was only a noble.
    [advisor] The mask on { $a } was only an advisor.
    [soldier] The mask on { $a } was only the soldier.
   *[lady] The mask on { $a } was a lady.
}
trainer-end-attacked = Your candidate on { $a } is now attacked from { $b }: there’s no time for anything else.
trainer-end-nearing = The enemy candidate on { $b } is about to enter your palace: stop it first.
trainer-end-captured = { $left ->
    [one] Your mask on { $a } is captured, and one more move isn’t enough to force a win.
   *[other] Your mask on { $a } is captured, and { $left } more moves aren’t enough to force a win.
}
trainer-end-free = { $left ->
    [one] The enemy candidate slips out to { $b }, and one more move isn’t enough to force a win.
   *[other] The enemy candidate slips out to { $b }, and { $left } more moves aren’t enough to force a win.
}
trainer-end-held = { $left ->
    [one] The reply from { $a } to { $b } holds: one more move isn’t enough to force a win.
   *[other] The reply from { $a } to { $b } holds: { $left } more moves aren’t enough to force a win.
}
trainer-end-idle = { $left ->
    [one] Your move threatened nothing, and one more isn’t enough to force a win.
   *[other] Your move threatened nothing, and { $left } more aren’t enough to force a win.
}
trainer-end-quiet = The game goes on: in no world does this move win at once.
task-puzzle-misnamed-both = At least one of these two names is wrong.

## Puzzles that were taken out

retired-title = A retired puzzle
retired-about = This puzzle is no longer in the collection. What you have solved stays in your progress.
retired-copy = It was too much like another puzzle.
retired-padding = The mat was cluttered with masks that nobody needed.
retired-surplus = Other puzzles show the same idea better.
retired-rule = Its bet lost at least as often as it won.
retired-instead = Solve the one that replaces it
