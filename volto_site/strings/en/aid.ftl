### The aid to print: one A4 page, hence short sentences.

aid-title = VOLTO, the player aid
aid-subtitle = The player aid
aid-truth = You win when YOUR second lady is captured
aid-truth-why = Get your own ladies captured, and leave your opponent’s alone.

aid-masks = The five characters
aid-legend = Triangle: may capture. Circle: may not. Arrow: any distance.
aid-noble = Noble
aid-noble-moves = One square forwards, backwards or sideways.
aid-advisor = Advisor
aid-advisor-moves = One square, diagonally.
aid-candidate = Candidate
aid-candidate-moves = One square, in any of the eight directions.
aid-soldier = Soldier
aid-soldier-moves = Straight ahead, as many empty squares as it likes. Captures at the end.
aid-lady = Lady
aid-lady-moves = One square, in any of the eight directions. Never captures.

aid-turn = Your turn
aid-turn-setup = To begin, place your ten masks in secret: five in the palace, five right in front.
aid-turn-move = Move a mask: passing is not allowed.
aid-turn-target = Go to an empty square or onto an enemy mask, never onto one of your own.
aid-turn-reveal = Show the captured mask, then apply its effect.

aid-captures = You capture…
aid-capture-plain = noble, advisor, soldier
aid-capture-plain-effect = it leaves, the game goes on
aid-capture-candidate = the candidate
aid-capture-candidate-effect = you win
aid-capture-lady = the first lady
aid-capture-lady-effect = she leaves with your mask
aid-capture-second = the second lady
aid-capture-second-effect = you lose
aid-capture-fatal = a lady, with your candidate
aid-capture-fatal-effect = you lose

aid-endings = You win if…
aid-ending-candidate = you capture the enemy candidate;
aid-ending-ladies = your opponent captures your second lady;
aid-ending-palace = your candidate ends your turn in the enemy palace.
aid-ending-fatal = Also if their candidate captures one of your ladies.

aid-deduction = The deduction sheet
aid-deduction-how = Number the masks opposite as on the plan, then cross out what each can no longer be.
aid-deduction-plan = The ten enemy masks: 1 to 5 in the palace, 6 to 10 right in front, from left to right.
aid-deduction-palace = their palace
aid-deduction-you = you
aid-deduction-mask = Mask
aid-deduction-gone = gone
aid-deduction-notes = What you have seen
aid-clue-diagonal = diagonally
aid-clue-diagonal-so = not a noble, not the soldier
aid-clue-straight = sideways or straight back
aid-clue-straight-so = not an advisor, not the soldier
aid-clue-forward = one square straight ahead
aid-clue-forward-so = not an advisor
aid-clue-road = several squares straight ahead
aid-clue-road-so = it’s the soldier
aid-clue-capture = a capture
aid-clue-capture-so = not a lady

aid-notice = Unofficial aid. VOLTO is a game by Yusuke Emi, published by Blue Orange. Texts and drawings: The VOLTO reference authors, CC BY 4.0.
