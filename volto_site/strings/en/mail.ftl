### What the page says in a game by post.

## Letters that come

mail-open = Open a letter
mail-open-title = Open a letter
mail-open-how = Paste the link or the text that the other player has sent you. Nothing is sent anywhere.
mail-paste = The letter
mail-reading = The letter is being read.
mail-opening = The game is being opened.
mail-restore = Open a secrets file
mail-missing = This letter belongs to a game that this browser does not have. Open it in the browser in which you began the game, or open the secrets file that you saved there.
mail-missing-short = This code holds a single turn, of a game that this browser does not have. Ask for the whole letter, as a link or as text.
mail-lost = { $turn ->
    [over] This browser does not have the secrets of “{ $name }”. The game is over; to look at it again here, open the file in which you saved them.
   *[other] This browser does not have the secrets of “{ $name }”. Open the file in which you saved them; without it, the game cannot go on here.
}
mail-catch-up = I wrote it in another browser: carry on with it
mail-version-known = Known here: { $what }
mail-version-told = In this letter: { $what }
mail-version = { $what } (fingerprint { $mark })
mail-version-promises = only promises
mail-version-resigns = resigns
mail-version-opened = { $count ->
    [one] reveals one mask
   *[other] reveals { $count } masks
}

## Letters that go

mail-task-invite = { $player ->
    [1] Arrange your masks as Ivory, then invite somebody with a letter.
   *[2] Arrange your masks as Night, then invite somebody with a letter.
}
mail-task-accept = { $player ->
    [1] You are invited to a game by post. Arrange your masks as Ivory, then answer.
   *[2] You are invited to a game by post. Arrange your masks as Night, then answer.
}
mail-invite = Write the invitation
mail-accept = Accept and answer
mail-writing = The letter is being written.
mail-write = Write the letter
mail-send = Send the letter
mail-again = Send again
mail-send-title = Your letter
mail-send-invitation = Send this link to the person you want to play with, with any messaging app. The letter is in the link itself; no server keeps it.
mail-send-how = Send this link to the other player. It holds the whole game so far, and shows nothing that the rules keep hidden.
mail-link = The link
mail-copy = Copy the link
mail-copied = The link is on the clipboard: paste it into a message.
mail-copy-text = Copy the text alone
mail-copied-text = The text of the letter is on the clipboard. The other player pastes it under “Open a letter”.
mail-not-copied = The browser did not allow copying: select the link and copy it yourself.
mail-share = Share…
mail-code = QR code
mail-code-how = For two phones at one table: the other phone’s camera reads this turn. It must already have the earlier letters.
mail-code-invitation = For two phones at one table: the other phone’s camera reads the invitation.
mail-code-label = QR code with the new turn
mail-code-back = Back to the link
mail-save = Save the secrets
mail-saved = The secrets are saved to a file. Show it to nobody while the game lasts.
mail-save-title = Before the first letter
mail-save-why = Your set-up and the proof of it are in this browser alone. If it forgets them, the game cannot go on: save them to a file.
mail-save-warning = Whoever has this file knows your masks: give it to nobody.
mail-save-not = Continue without saving

## The game

mail-name = Name of the game
mail-unnamed = Game of { $day }
mail-hint = { $count ->
    [one] { $name } · one letter
   *[other] { $name } · { $count } letters
}
mail-new = Another game
mail-rematch = Rematch
mail-task-send = Your letter is written, but not yet sent.
mail-task-wait = Your letter is on its way. When the answer comes, open its link, or paste it here.
mail-task-move = Your turn: your move becomes a letter.
mail-task-draw = The other player begins: write the letter that reveals your share of the draw.
mail-task-open-lady = Your lady has been captured: reveal her in a letter without a move.
mail-task-open-capturer = A lady! Reveal the mask that captured her: it leaves the mat with her.
mail-task-claim-draw = You have no legal move: reveal all your masks to claim the draw.
mail-task-open-all = The game is over: reveal all your masks, so that every move can be checked.
mail-task-unchecked = The game is over, but unchecked until the other player has revealed every mask.
mail-task-checked = The game is over and checked: every promise was kept, every move was legal.
mail-task-broken = { $code ->
    [illegal-move] { $breaker ->
        [1] The check has found a move by Ivory that the mask could not make: the first breach loses.
       *[2] The check has found a move by Night that the mask could not make: the first breach loses.
    }
    [unclaimed-ending] { $breaker ->
        [1] The check has found an ending that Ivory did not declare in time: the first breach loses.
       *[2] The check has found an ending that Night did not declare in time: the first breach loses.
    }
    [wrong-ten] { $breaker ->
        [1] Ivory did not have the right ten masks: the first breach loses.
       *[2] Night did not have the right ten masks: the first breach loses.
    }
   *[other] { $breaker ->
        [1] What Ivory’s letters have shown fits no set of ten masks: the first breach loses.
       *[2] What Night’s letters have shown fits no set of ten masks: the first breach loses.
    }
}
mail-pending = The mask on { $from } captures on { $to }. The next letter will show what comes of it.
mail-pending-own = Your lady on { $to } has been captured from { $from }. The answer will show who captured her; then it is your turn.
mail-honest = Nobody can swap a mask or lie about a capture without being found out. But nobody can be made to answer, letters are not signed, and whoever gives their secrets file away gives away every mask.
play-because-breach = { $winner ->
    [1] Night’s letters did not keep their promises.
   *[2] Ivory’s letters did not keep their promises.
}
play-story-breach = { $winner ->
    [1] The Council has read every letter: Ivory’s candidate is the new Doge.
   *[2] The Council has read every letter: Night’s candidate is the new Doge.
}

## The games

mail-game = { $turn ->
    [own] { $name }: your turn.
    [other] { $name }: waiting for an answer.
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
