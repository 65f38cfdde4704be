### What tasks say, whichever they are.

task-title = Your turn.
task-title-shown = Follow the arrow.
task-hint = { $left ->
    [0] No more hints
   *[other] Hint ({ $left })
}
task-again = Try again
task-next = Next try
task-anew = Start over
task-resume = Back to the task
task-rematch = Another game
task-show = Show the move
task-watch = Watch again
task-compare = Compare
task-choose = Choose an answer first.
task-free = Play freely
task-freed = { $player ->
    [1] The masks are revealed, and you play both sides. Ivory to move.
   *[2] The masks are revealed, and you play both sides. Night to move.
}
task-count = { $count } of { $total }
task-missed = Not quite
task-solved = Well done
task-shorter = { $par ->
    [one] It can be done in one move.
   *[other] It can be done in { $par } moves.
}
task-known = You have found that one already: look for another.
task-astray = That move doesn’t lead to the goal.
task-strayed = The example needs a different move: follow the arrow.
task-arrow = The arrow leads from { $from } to { $to }.

task-places = Your seat at the table
task-place-1 = Ivory
task-place-2 = Night
task-place-nobody = Spectator
task-seen-1 = You are in Ivory’s seat now.
task-seen-2 = You are in Night’s seat now.
task-seen-nobody = You are a spectator now, standing beside the table.
