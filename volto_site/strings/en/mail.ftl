### What the page says in a game by post.

## Letters that come

mail-open = Open a letter
mail-open-title = Open a letter
mail-open-how = Paste the link or the text that the other player has sent you. Nothing is sent anywhere.
mail-paste = The letter
mail-reading = Opening the letter…
mail-opening = Opening the game…
mail-restore = Open secrets file
mail-missing = This letter belongs to a game that this browser doesn’t have. Open it in the browser where you began the game, or open the secrets file that you saved there.
mail-missing-short = This QR code holds only one turn, and this browser doesn’t have the game. Ask for the whole letter: the link or the text.
mail-lost = { $turn ->
    [over] This browser doesn’t have the secrets of “{ $name }”. The game is over; to look at it again here, open the file in which you saved them.
   *[other] This browser doesn’t have the secrets of “{ $name }”. Open the file in which you saved them; without it, the game can’t go on here.
}
mail-catch-up = I wrote it: go on
mail-version-known = Known here: { $what }
mail-version-told = In this letter: { $what }
mail-version = { $what } (fingerprint { $mark })
mail-version-promises = only promises
mail-version-resigns = resignation
mail-version-opened = { $count ->
    [one] one mask revealed
   *[other] { $count } masks revealed
}

## Letters that go

mail-task-invite = { $player ->
    [1] Place your Ivory masks, then invite somebody with a letter.
   *[2] Place your Night masks, then invite somebody with a letter.
}
mail-task-accept = { $player ->
    [1] You are invited to a game by post. Place your Ivory masks, then reply.
   *[2] You are invited to a game by post. Place your Night masks, then reply.
}
mail-invite = Write the invitation
mail-accept = Accept and reply
mail-writing = Writing the letter…
mail-write = Write the letter
mail-send = Send the letter
mail-again = Send again
mail-send-title = Your letter
mail-send-invitation = Send this link to the person you want to play with, using any messaging app. The letter is in the link itself; no server keeps it.
mail-send-how = Send this link to the other player. It holds the whole game so far, and shows nothing that the rules keep hidden.
mail-link = The link
mail-copy = Copy the link
mail-copied = The link is on the clipboard: paste it into a message.
mail-copy-text = Copy as text
mail-copied-text = The text of the letter is on the clipboard. The other player pastes it under “Open a letter”.
mail-not-copied = The browser didn’t allow copying: select the link and copy it yourself.
mail-share = Share…
mail-code = QR code
mail-code-how = If you’re at the same table, the other phone reads this turn with its camera. It must already have the earlier letters.
mail-code-invitation = For two phones at one table: the other phone’s camera reads the invitation.
mail-code-label = QR code with the new turn
mail-code-back = Back to the link
mail-save = Save the secrets
mail-saved = The secrets are saved to a file. Don’t show it to anyone while the game lasts.
mail-save-title = Before the first letter
mail-save-why = Your set-up and its secrets are only in this browser. If it loses them, the game can’t go on: save them to a file.
mail-save-warning = This file shows all your masks: don’t give it to anyone.
mail-save-not = Don’t save

## The game

mail-name = Name of the game
mail-unnamed = Game of { $day }, { $time }
mail-hint = { $count ->
    [one] { $name } · one letter
   *[other] { $name } · { $count } letters
}
mail-new = Another game
mail-rematch = Rematch
mail-task-send = Your letter is written, but not yet sent.
mail-task-wait = Your letter is on its way. When the reply comes, open its link, or paste it here.
mail-task-move = Your turn: play a move, and it becomes your next letter.
mail-task-draw = The other player begins. Write the letter that shows how chance decided.
mail-task-open-lady = Your lady has been captured: reveal her in a letter without a move.
mail-task-open-capturer = A lady! Reveal the mask that captured her: it leaves the mat with her.
mail-task-claim-draw = You have no legal move: reveal all your masks to claim the draw.
mail-task-open-all = The game is over: reveal all your masks, so that every move can be checked.
mail-task-unchecked = The game is over, but unchecked until the other player has revealed every mask.
mail-task-checked = The game is over and checked: every promise was kept, every move was legal.
mail-task-broken = { $code ->
    [illegal-move] { $breaker ->
        [1] Ivory loses: the check has found a move by Ivory that the mask couldn’t make.
       *[2] Night loses: the check has found a move by Night that the mask couldn’t make.
    }
    [unclaimed-ending] { $breaker ->
        [1] Ivory loses: the check has found an ending that Ivory didn’t declare in time.
       *[2] Night loses: the check has found an ending that Night didn’t declare in time.
    }
    [wrong-ten] { $breaker ->
        [1] Ivory loses: it didn’t have the right ten masks.
       *[2] Night loses: it didn’t have the right ten masks.
    }
   *[other] { $breaker ->
        [1] Ivory loses: what its letters have shown fits no set of ten masks.
       *[2] Night loses: what its letters have shown fits no set of ten masks.
    }
}
mail-pending = The mask on { $from } captures on { $to }. The next letter will show which mask was captured.
mail-pending-own = Your lady on { $to } has been captured by the mask from { $from }. The reply will show who that was; then it’s your turn.
mail-honest = Nobody can swap a mask or lie about a capture without being found out. But the other player can’t be made to reply, and letters aren’t signed. Don’t give anyone your secrets file: it shows all your masks.
play-because-breach = { $winner ->
    [1] Night’s letters didn’t keep their promises.
   *[2] Ivory’s letters didn’t keep their promises.
}
play-story-breach = { $winner ->
    [1] The Council has read every letter: Ivory’s candidate is the new Doge.
   *[2] The Council has read every letter: Night’s candidate is the new Doge.
}

## The games

mail-game = { $turn ->
    [own] { $name }: your turn.
    [other] { $name }: waiting for a reply.
    [send] { $name }: your letter is not yet sent.
    [won] { $name }: you won.
    [lost] { $name }: you lost.
    [drawn] { $name }: drawn.
   *[over] { $name }: over.
}
mail-continue = Open
mail-forget = Delete “{ $name }”
mail-forget-sure = “{ $name }” and its secrets would be gone for good. Tap again to delete it.
mail-forgotten = “{ $name }” has been deleted.
