### What the page says on which one plays against the machine.

## Before the game

match-begin = Begin
match-task-arrange = { $first ->
    [me] Arrange your masks, or just begin. Level { $level }, { $opponent }; you move first.
    [other] Arrange your masks, or just begin. Level { $level }, { $opponent }, moves first.
   *[chance] Arrange your masks, or just begin. Level { $level }, { $opponent }; chance decides who begins.
}
match-task-given = Play on from here against level { $level }, { $opponent }. Hidden masks are dealt by chance.
match-level = Level
match-level-chosen = Level { $level }
match-level-1 = The Guest
match-level-1-is = New to the carnival: takes what lies open and walks into traps. You may take moves back.
match-level-2 = The Gondolier
match-level-2-is = Sees what the next stroke brings. You may take moves back.
match-level-3 = The Merchant
match-level-3-is = Weighs every capture and gives little away.
match-level-4 = The Ambassador
match-level-4-is = Remembers each of your moves, and sets baits.
match-level-5 = The Doge
match-level-5-is = Thinks of everything you cannot know. The strongest that we have.
match-side = Your side
match-first = Who begins
match-first-me = I do
match-first-other = The opponent
match-first-chance = Chance
match-aid = Suspects
match-aid-on = always shown
match-aid-request = on request
match-aid-off = never
match-setups = Set-ups
match-setup-ladies = Ladies in front
match-setup-ladies-is = Both ladies stand in the first row, waiting to be taken.
match-setup-shelter = Candidate in shelter
match-setup-shelter-is = The candidate hides in a corner, with a lady for a neighbour.
match-setup-race = Candidate in the lead
match-setup-race-is = The candidate sets out from the first row, with two advisors at its sides.
match-setup-last = The last one again
match-preparing = The opponent is setting up its masks.
match-impossible = This game cannot be played.
match-link-broken = This link is damaged: its position cannot be read.

## The game

match-task-game = { $turn ->
    [own] Your turn against level { $level }, { $opponent }.
    [other] Level { $level }, { $opponent }, is thinking…
   *[over] The game against level { $level }, { $opponent }, is over. All masks are turned over.
}
match-take-back = Take back
match-resign = Resign
match-resign-sure = Really resign?
match-new = New game
match-danger = { $count ->
    [one] Careful, your candidate is in danger: the mask on { $squares } may be able to capture it.
   *[other] Careful, your candidate is in danger: the masks on { $squares } may be able to capture it.
}
match-repeated = This picture is there for the second time: the third time makes a draw.
match-lost = This browser no longer knows how the opponent’s masks stood, so that game cannot go on. Begin another one.

## Notes

match-notes = Notes
match-pencil-hint = { $player ->
    [1] Touch an Ivory mask to note what it is not.
   *[2] Touch a Night mask to note what it is not.
}
match-pencil = Notes on the mask on { $square }
match-strike = { $kind ->
    [noble] not a noble
    [advisor] not an advisor
    [candidate] not the candidate
    [soldier] not the soldier
   *[lady] not a lady
}
match-also-noted = { $what }, you have struck out: { $kinds }

## The end

play-because-resignation = { $winner ->
    [1] Night has resigned.
   *[2] Ivory has resigned.
}
play-story-resignation = { $winner ->
    [1] A gondola leaves in silence: the rival has given up, and Ivory has the new Doge.
   *[2] A gondola leaves in silence: the rival has given up, and Night has the new Doge.
}
match-review = Look back at the game
match-again = Play again
match-other = Another level

## The games

match-games = Your games
match-no-games = No game has been kept yet.
match-game = { $result ->
    [won] { $day }: you won against level { $level } as { $player ->
        [1] Ivory
       *[2] Night
    }, in { $count ->
        [one] one round
       *[other] { $count } rounds
    }.
    [lost] { $day }: you lost to level { $level } as { $player ->
        [1] Ivory
       *[2] Night
    }, in { $count ->
        [one] one round
       *[other] { $count } rounds
    }.
    [drawn] { $day }: a draw against level { $level } as { $player ->
        [1] Ivory
       *[2] Night
    }, in { $count ->
        [one] one round
       *[other] { $count } rounds
    }.
   *[open] { $day }: not finished, against level { $level } as { $player ->
        [1] Ivory
       *[2] Night
    }.
}
match-game-taken = { $text } Moves were taken back.
match-continue = Go on
match-look = Look back
match-lab = Open in the lab
match-share-all = Link with all masks
match-share-last = Link to the last position
match-record = Copy as text
match-shared-all = The link is on the clipboard. It shows the whole game with every mask.
match-shared-last = The link is on the clipboard. It shows the last position as you saw it; hidden masks stay hidden.
match-recorded = The game is on the clipboard, with every mask.
match-forget = Delete: { $what }
match-forgotten = The game is deleted.

## The backup

backup-save = Save everything as a file
backup-open = Open a file
backup-opened = What is in the file has been joined with what is here: course, puzzles, games and settings.
backup-wrong = This file is no backup of this site. Nothing has changed.
backup-unkept = This browser has no room for all of it: its storage is full or forbidden.
