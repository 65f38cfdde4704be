### What is said in a game of two people at one device.

## Before the game

shared-beginner-1 = Ivory
shared-beginner-2 = Night
shared-beginner-chance = Random
shared-seating = The device
shared-seating-handed = is passed from hand to hand
shared-seating-facing = lies flat between you
shared-task-arrange = { $player ->
    [1] Ivory, place your masks. Night, look away.
   *[2] Night, place your masks. Ivory, look away.
}
shared-arranged = Done
shared-hiding = Hiding the masks…

## The curtain

shared-curtain = { $player ->
    [1] When the curtain rises, only Ivory should be looking.
   *[2] When the curtain rises, only Night should be looking.
}
shared-task-curtain = { $player ->
    [1] The curtain is down: hand the device to Ivory.
   *[2] The curtain is down: hand the device to Night.
}
shared-task-curtain-facing = { $player ->
    [1] The curtain is down: Ivory is next.
   *[2] The curtain is down: Night is next.
}
shared-hand = { $player ->
    [1] Ivory can raise the curtain once Night has looked away.
   *[2] Night can raise the curtain once Ivory has looked away.
}
shared-lift = { $player ->
    [1] I am Ivory: raise the curtain
   *[2] I am Night: raise the curtain
}
shared-hand-over = { $player ->
    [1] Hand over to Ivory
   *[2] Hand over to Night
}
shared-hand-over-facing = { $player ->
    [1] Curtain: Ivory is next
   *[2] Curtain: Night is next
}
shared-cover = Lower the curtain

## The game

shared-task-turn = { $player ->
    [1] Ivory to move. Night, look away.
   *[2] Night to move. Ivory, look away.
}
shared-task-moved = { $player ->
    [1] Ivory has moved. See what happened, then hand over.
   *[2] Night has moved. See what happened, then hand over.
}
shared-task-moved-facing = { $player ->
    [1] Ivory has moved. See what happened, then lower the curtain.
   *[2] Night has moved. See what happened, then lower the curtain.
}
shared-hint = { $player ->
    [1] The mat as Ivory sees it.
   *[2] The mat as Night sees it.
}
shared-task-over = The game is over. All masks are revealed.
shared-other = Change opponent
shared-lost = This browser no longer has both set-ups, so this game can’t go on. Start another one.
