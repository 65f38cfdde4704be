### The trainer: what a puzzle asks and answers, the page of all puzzles, and what it keeps.

## The page of a puzzle

trainer-name = { $theme } · { $number }
trainer-description = A VOLTO puzzle with hints and the whole plan. { $asked }
trainer-all = All puzzles
trainer-ask-win = { $player ->
    [1] { $within ->
        [1] Ivory to move wins at once.
       *[other] Ivory to move wins in { $within } moves, whatever Night answers.
    }
   *[2] { $within ->
        [1] Night to move wins at once.
       *[other] Night to move wins in { $within } moves, whatever Ivory answers.
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
trainer-open = All masks are turned over.
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
trainer-embed = Put this puzzle into your own page
trainer-embed-about = This line shows the puzzle without the rest of the site.
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
trainer-why = Why not?
trainer-plan = The plan
trainer-free = With the masks turned
trainer-resume = Back to the puzzle
trainer-on = Next puzzle
trainer-onward = Play on against a level
trainer-name-it = Name the mask
task-puzzle-wrong = There is a world in which this does not win in time.
task-puzzle-wrong-save = There is a world in which you lose at once after this.
task-puzzle-wrong-open = This does not win in time.
task-puzzle-wrong-save-open = You lose at once after this.
task-puzzle-wrong-odds = Another move wins in more worlds.
task-puzzle-slower = This wins too, but takes { $slower } moves. There is a quicker way.
task-puzzle-undecided = This does not win in time. Whether it wins later is not known, so it does not count as a mistake.
task-puzzle-misnamed = { $kind ->
    [noble] It is no noble.
    [advisor] It is no advisor.
    [candidate] It is not the candidate.
    [soldier] It is not the soldier.
   *[lady] It is no lady.
}
task-puzzle-solved-win = That wins in every world.
task-puzzle-solved-save = That saves the game in every world.
task-puzzle-solved-win-open = That wins, whatever the answer.
task-puzzle-solved-save-open = That saves the game.
task-puzzle-solved-unmask = In every world, it is the same one.
task-puzzle-solved-odds = This time the bet pays off: no other move wins in as many worlds.
task-puzzle-given-up = Here is the key; the buttons below show the rest.
task-puzzle-again = Back to where you were: try something else.
trainer-given-up = The solution
trainer-key-is = The key: { $move }.
trainer-answer-is = { $kind ->
    [noble] { $square } is a noble.
    [advisor] { $square } is an advisor.
    [candidate] { $square } is the candidate.
    [soldier] { $square } is the soldier.
   *[lady] { $square } is a lady.
}
trainer-not-kind = { $kind ->
    [noble] Why no noble?
    [advisor] Why no advisor?
    [candidate] Why not the candidate?
    [soldier] Why not the soldier?
   *[lady] Why no lady?
}

## The moves seen

trainer-look = The moves you saw
trainer-look-at = { $at ->
    [0] The board before these moves. Touch it to come back to now.
   *[other] The board after move { $at } of { $of }. Touch it to come back to now.
}
trainer-look-shows = What does this move show?
trainer-look-excludes = The mask on { $square } cannot be { $kinds }.
trainer-look-nothing = It rules nothing out.

## Hints

trainer-hint-mask = Look at the mask on { $square }.
trainer-hint-square = It goes to { $square }.
trainer-hint-masks = { $count ->
    [0] Look at what is off the mat.
    [one] Look at the mask on { $squares }.
   *[other] Look at the masks on { $squares } together.
}
trainer-hint-kinds = They leave no other { $kinds }.

## The certainty of a move

trainer-certainty-win = { $won ->
    [0] This move wins in none of the { $worlds } possible worlds.
   *[other] This move wins in { $won } of the { $worlds } possible worlds.
}
trainer-certainty-save = { $won ->
    [0] This move saves you in none of the { $worlds } possible worlds.
   *[other] This move saves you in { $won } of the { $worlds } possible worlds.
}
trainer-certainty-many = In how many of the { $worlds } possible worlds this move wins would take too long to count here.

## The answer to a wrong move

trainer-world = This world is possible, and in it this happens.
trainer-world-none = Here is what happens.
trainer-step = Move { $at } of { $of }
trainer-first = To the start
trainer-back = One move back
trainer-forward = One move on
trainer-in-time = And no win is in sight any more within the moves given.

## The plan

trainer-plan-own = The plan plays
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
trainer-suspects-asked = when I ask
trainer-suspects-off = never

## The page of all puzzles

trainer-today = Today’s puzzle
trainer-today-solved = Today’s puzzle is solved. Another one comes tomorrow.
trainer-path = The beginners’ path
trainer-path-step = { $done ->
    [0] Begin the path
   *[other] Go on with the path: { $done } of { $total }
}
trainer-path-done = You have come to the end of the path.
trainer-mistakes = My mistakes again
trainer-mistakes-due = { $due ->
    [0] Nothing to go over today.
    [one] One puzzle to go over today.
   *[other] { $due } puzzles to go over today.
}
trainer-mistakes-mode = You are going over your mistakes: what you find easily comes back later, what you miss comes back soon.
trainer-mistakes-next = { $when ->
    [0] This puzzle comes back today.
    [one] This puzzle comes back tomorrow.
   *[other] This puzzle comes back in { $when } days.
}
trainer-choose = Choose
trainer-kinds = Kind
trainer-difficulties = Difficulty
trainer-themes = Themes
trainer-found = { $count ->
    [0] No puzzle is like this. Choose less.
    [one] One puzzle
   *[other] { $count } puzzles
}
trainer-random = One by chance
trainer-in-turn = One after the other
trainer-clear = Choose nothing
trainer-begin = Begin
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
    [one] One puzzle solved of { $total }.
   *[other] { $count } puzzles solved of { $total }.
}
trainer-streak = { $days ->
    [0] Solve one today to begin a streak.
    [one] One day in a row.
   *[other] { $days } days in a row.
}
trainer-kept = It is kept in this browser alone. Take it along as a file.
trainer-export = Save as a file
trainer-import = Open a file
trainer-forget = Forget everything
trainer-forget-sure = Really forget everything?
trainer-forgotten = Everything is forgotten.
trainer-imported = { $count ->
    [one] Read: one puzzle of the file is now among yours.
   *[other] Read: { $count } puzzles of the file are now among yours.
}
trainer-import-wrong = This file holds no progress of this site. Nothing has changed.
trainer-broken = What this browser has kept of your progress cannot be read. It has been put aside; you can save it as a file, or begin anew.
trainer-save-broken = Save the unreadable part
trainer-drop-broken = Forget the unreadable part
trainer-full = This browser keeps no more: its storage is full or forbidden. Save your progress as a file.
trainer-no-list = The list of the puzzles could not be loaded. Check the connection, then load the page again.
