### What the page says on which one plays against the machine.

## Before the game

match-begin = Start
match-with = Opponent
match-with-computer = The computer
match-with-here = Someone here
match-with-post = Someone by post
match-task-arrange = { $first ->
    [me] Place your masks, or start right away. You move first. Opponent: { $opponent } (level { $level }).
    [other] Place your masks, or start right away. { $opponent } (level { $level }) moves first.
   *[chance] Place your masks, or start right away. Chance decides who moves first. Opponent: { $opponent } (level { $level }).
}
match-task-given = Play on from here. Opponent: { $opponent } (level { $level }). Hidden masks are dealt at random.
match-level = Level
match-level-chosen = Level { $level }
match-level-1 = The Guest
match-level-1-is = is new to the carnival, shies away from danger and often plays at random. You may take moves back.
match-level-2 = The Gondolier
match-level-2-is = is bolder, but still often plays at random. You may take moves back.
match-level-3 = The Merchant
match-level-3-is = weighs every move and leaves little to chance.
match-level-4 = The Ambassador
match-level-4-is = remembers every move you make, and draws conclusions.
match-level-5 = The Doge
match-level-5-is = sees the game through your eyes before moving, and is the strongest of the five.
match-side = Your side
match-first = Who moves first
match-first-me = Me
match-first-other = The opponent
match-first-chance = Random
match-aid = Suspects
match-aid-on = Always
match-aid-request = On request
match-aid-off = Never
match-setups = Set-ups
match-setup-ladies = Ladies in front
match-setup-ladies-is = Both ladies stand in the front row, waiting to be captured.
match-setup-shelter = Sheltered candidate
match-setup-shelter-is = The candidate hides in a corner, next to a lady.
match-setup-race = Candidate up front
match-setup-race-is = The candidate starts in the front row, between two advisors.
match-setup-last = Use the last one
match-preparing = The opponent is placing its masks.
match-resuming = Opening the game again…
match-impossible = This game can’t be played.
match-link-broken = This link is damaged: the position can’t be read.
match-link-wrong = This link can’t be opened: its moves don’t match its masks.

## The game

match-task-game = { $turn ->
    [own] Your turn. Opponent: { $opponent } (level { $level }).
    [other] { $opponent } (level { $level }) is thinking…
   *[over] The game is over. All masks are revealed. Opponent: { $opponent } (level { $level }).
}
match-take-back = Take back
match-resign = Resign
match-resign-sure = Really resign?
match-new = New game
match-repeated = The same picture has appeared for the second time. The third time, the game is a draw.
match-lost = This browser no longer has the opponent’s set-up, so this game can’t go on. Start another one.

## The end

play-because-resignation = { $whose ->
    [own] You have resigned.
   *[other] { $winner ->
        [1] Night has resigned.
       *[2] Ivory has resigned.
    }
}
play-story-resignation = { $winner ->
    [1] A gondola slips away in silence, and Ivory’s candidate is the new Doge.
   *[2] A gondola slips away in silence, and Night’s candidate is the new Doge.
}
match-review = Review
match-again = Play again
match-other = Levels

## The games

match-games = Your games
match-no-games = No games yet.
match-game = { $result ->
    [won] { $day } ({ $time }): you won against level { $level } as { $player ->
        [1] Ivory
       *[2] Night
    }, in { $count ->
        [one] one round
       *[other] { $count } rounds
    }.
    [lost] { $day } ({ $time }): you lost to level { $level } as { $player ->
        [1] Ivory
       *[2] Night
    }, in { $count ->
        [one] one round
       *[other] { $count } rounds
    }.
    [drawn] { $day } ({ $time }): you drew with level { $level } as { $player ->
        [1] Ivory
       *[2] Night
    }, in { $count ->
        [one] one round
       *[other] { $count } rounds
    }.
   *[open] { $day } ({ $time }): unfinished game against level { $level } as { $player ->
        [1] Ivory
       *[2] Night
    }.
}
match-game-shared = { $result ->
    [ivory] { $day } ({ $time }): a game for two on this device, won by Ivory in { $count ->
        [one] one round
       *[other] { $count } rounds
    }.
    [night] { $day } ({ $time }): a game for two on this device, won by Night in { $count ->
        [one] one round
       *[other] { $count } rounds
    }.
    [drawn] { $day } ({ $time }): a game for two on this device, drawn in { $count ->
        [one] one round
       *[other] { $count } rounds
    }.
   *[open] { $day } ({ $time }): unfinished game for two on this device.
}
match-game-taken = { $text } Moves were taken back.
match-continue = Continue
match-look = Review
match-lab = Open in the lab
match-share-all = Share whole game
match-share-seen = Share what I saw
match-share-last = Share last position
match-record = Copy as text
match-shared-all = The link is on the clipboard. It shows the whole game, with every mask.
match-shared-seen = The link is on the clipboard. It shows the game as you saw it; hidden masks stay hidden.
match-shared-last = The link is on the clipboard. It shows the last position as you saw it; hidden masks stay hidden.
match-recorded = The game is on the clipboard, with every mask.
match-forget = Delete: { $what }
match-forgotten = The game has been deleted.

## The backup

backup-save = Save everything to a file
backup-open = Open a file
backup-opened = The contents of the file have been added to this browser: lessons, puzzles, games and settings.
backup-opened-post = The contents of the file have been added to this browser. Games by post came without their secrets: to carry on with one here, open its secrets file.
backup-wrong = This file isn’t a backup from this site. Nothing has changed.
backup-unkept = Not everything could be saved: this browser’s storage is full or blocked.
backup-seven-days = This browser may delete what the site keeps if you don’t open the site for seven days. Save everything to a file now and then. On your home screen or in the Dock, the site keeps everything: add it there, then open your file in it.
