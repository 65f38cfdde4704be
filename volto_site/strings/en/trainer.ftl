### The trainer: what a puzzle asks and answers, the page of all puzzles, and what it keeps.

## The page of a puzzle

trainer-name = { $theme } · { $number }
trainer-description = A VOLTO puzzle with hints and the whole plan. { $asked }
trainer-all = All puzzles
trainer-ask-win = { $player ->
    [1] { $within ->
        [1] Ivory to move and win at once.
       *[other] Ivory to move and win in { $within } moves, whatever Night answers.
    }
   *[2] { $within ->
        [1] Night to move and win at once.
       *[other] Night to move and win in { $within } moves, whatever Ivory answers.
    }
}
trainer-ask-save = { $player ->
    [1] Ivory is in danger: find the one move after which Night cannot win at once.
   *[2] Night is in danger: find the one move after which Ivory cannot win at once.
}
trainer-ask-unmask = Who is behind the mask on { $square }?
trainer-ask-odds = { $player ->
    [1] Nothing is certain: find the Ivory move that wins at once in the most worlds.
   *[2] Nothing is certain: find the Night move that wins at once in the most worlds.
}
trainer-open = All masks are revealed.
trainer-hidden = { $player ->
    [1] You are in Ivory’s seat, and Night’s masks are hidden.
   *[2] You are in Night’s seat, and Ivory’s masks are hidden.
}
trainer-seen = { $count ->
    [one] The last move, which you saw:
   *[other] The last { $count } moves, which you saw:
}
trainer-hardness = What makes it hard
trainer-ways = Other puzzles of this theme
trainer-prev = Previous puzzle
trainer-next = Next puzzle
trainer-embed = Embed this puzzle in your own page
trainer-embed-about = This line of code shows the puzzle without the rest of the site.
trainer-embed-copy = Copy the line
trainer-embed-copied = The line is on the clipboard.
trainer-embed-not-copied = The browser did not allow copying: select the line yourself.

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
trainer-free = Play it revealed
trainer-resume = Back to the puzzle
trainer-on = Next puzzle
trainer-onward = Play on against the computer
trainer-name-it = Name the mask
task-puzzle-wrong = There is a world in which this does not win in time.
task-puzzle-wrong-save = There is a world in which you lose at once after this.
task-puzzle-wrong-open = This does not win in time.
task-puzzle-wrong-save-open = You lose at once after this.
task-puzzle-wrong-odds = Another move wins in more worlds.
task-puzzle-slower = This wins too, but takes { $slower } moves. There is a quicker way.
task-puzzle-undecided = This does not win in time. Whether it wins later is not known, so it does not count as a mistake.
task-puzzle-misnamed = { $kind ->
    [noble] It is not a noble.
    [advisor] It is not an advisor.
    [candidate] It is not the candidate.
    [soldier] It is not the soldier.
   *[lady] It is not a lady.
}
task-puzzle-solved-win = That wins in every world.
task-puzzle-solved-save = That saves the game in every world.
task-puzzle-solved-win-open = That wins, whatever the answer.
task-puzzle-solved-save-open = That saves the game.
task-puzzle-solved-unmask = It is the same character in every world.
task-puzzle-solved-odds = This time the gamble pays off: no other move wins in as many worlds.
task-puzzle-given-up = Here is the solution; the buttons below the mat show the rest.
task-puzzle-again = Back to where you were: try something else.
trainer-given-up = The solution
trainer-key-is = The key move: { $move }.
trainer-answer-is = { $kind ->
    [noble] { $square } is a noble.
    [advisor] { $square } is an advisor.
    [candidate] { $square } is the candidate.
    [soldier] { $square } is the soldier.
   *[lady] { $square } is a lady.
}
trainer-not-kind = { $kind ->
    [noble] Why not a noble?
    [advisor] Why not an advisor?
    [candidate] Why not the candidate?
    [soldier] Why not the soldier?
   *[lady] Why not a lady?
}

## The moves seen

trainer-look = The moves you saw
trainer-look-at = { $at ->
    [0] The mat before these moves. Tap it to return to the puzzle.
   *[other] The mat after move { $at } of { $of }. Tap it to return to the puzzle.
}
trainer-look-shows = What does this move show?
trainer-look-excludes = Ruled out for the mask on { $square }: { $kinds }.
trainer-look-nothing = It rules nothing out.

## Hints

trainer-hint-mask = Look at the mask on { $square }.
trainer-hint-square = It goes to { $square }.
trainer-hint-masks = { $count ->
    [0] Look at what is off the mat.
    [one] Look at the mask on { $squares }.
   *[other] Look at the masks on { $squares } together.
}
trainer-hint-kinds = So this is ruled out for every other mask: { $kinds }.

## The certainty of a move

trainer-certainty-win = { $won ->
    [0] This move wins in none of the { $worlds } possible worlds.
   *[other] This move wins in { $won } of the { $worlds } possible worlds.
}
trainer-certainty-save = { $won ->
    [0] This move saves you in none of the { $worlds } possible worlds.
   *[other] This move saves you in { $won } of the { $worlds } possible worlds.
}
trainer-certainty-many = Counting in how many of the { $worlds } possible worlds this move wins would take too long.

## The answer to a wrong move

trainer-world = Here is a possible world, and what happens in it.
trainer-world-none = Here is what happens.
trainer-step = Move { $at } of { $of }
trainer-first = To the start
trainer-back = One move back
trainer-forward = One move forward
trainer-in-time = And there is no longer a win within the given number of moves.

## The plan

trainer-plan-own = The plan’s move
trainer-plan-replies = { $count ->
    [one] The only answer
   *[other] The { $count } possible answers, the best defence first
}
trainer-plan-end = The game is won.
trainer-plan-lasts = { $lasts ->
    [0] { $step }: won at once
    [one] { $step }: one move more
   *[other] { $step }: { $lasts } moves more
}
trainer-plan-more = All answers
trainer-plan-line = The moves so far

## The suspects

trainer-suspects = Suspects
trainer-suspects-full = always
trainer-suspects-asked = on request
trainer-suspects-off = never

## The page of all puzzles

trainer-today = Today’s puzzle
trainer-today-solved = Today’s puzzle is solved. Another one comes tomorrow.
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
trainer-mistakes-mode = You are reviewing your mistakes: what you find easily comes back later, what you miss comes back soon.
trainer-mistakes-next = { $when ->
    [0] This puzzle comes back today.
    [one] This puzzle comes back tomorrow.
   *[other] This puzzle comes back in { $when } days.
}
trainer-choose = Choose
trainer-kinds = Type
trainer-difficulties = Difficulty
trainer-themes = Themes
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

## What the browser keeps

trainer-progress = My progress
trainer-solved = { $count ->
    [0] No puzzle solved yet.
    [one] One puzzle of { $total } solved.
   *[other] { $count } puzzles of { $total } solved.
}
trainer-streak = { $days ->
    [0] Solve one today to start a streak.
    [one] Streak: 1 day.
   *[other] Streak: { $days } days.
}
trainer-kept = Everything stays in this browser. To take it with you, save a file.
trainer-export = Save to a file
trainer-import = Open a file
trainer-forget = Delete everything
trainer-forget-sure = Really delete everything?
trainer-forgotten = Everything has been deleted.
trainer-imported = { $count ->
    [one] One puzzle imported.
   *[other] { $count } puzzles imported.
}
trainer-import-wrong = This file contains no progress from this site. Nothing has changed.
trainer-broken = What this browser has kept of your progress cannot be read. It has been set aside: you can save it to a file or start again.
trainer-save-broken = Save the unreadable part
trainer-drop-broken = Delete the unreadable part
trainer-full = This browser cannot keep any more: its storage is full or blocked. Save your progress to a file.
trainer-no-list = The list of puzzles could not be loaded. Check your connection, then reload the page.
