### What the examples ask, and what they answer. No sentence says what a square hides.

## S1

task-s1 = Tap Ivory’s candidate, then Night’s: change seats to see their symbols. Finally, tap any mask as a spectator.
task-s1-ivory = That’s Ivory’s candidate. From this seat you see the backs of Ivory’s ten masks.
task-s1-night = That’s Night’s candidate. From Ivory’s seat, it looked like all the others.
task-s1-spectator = A face, and nothing more: a spectator knows nobody’s secrets.
task-s1-hidden = From here, this mask shows only its face. Change seats.
task-s1-empty = This square is empty: tap a mask.
task-s1-other = You can see this mask’s symbol, but it isn’t a candidate.
task-s1-hint-1 = The symbol is on the back of the mask, turned towards its owner.
task-s1-hint-2 = The buttons below the mat take you to another seat: Ivory, Night or spectator.
task-s1-hint-3 = The candidate’s symbol is a crown, with eight solid triangles all around it.

## É1

task-e1 = Three Night masks are within reach of your noble on c4. Find out who they are, in three tries, with one capture in each.
task-e1-noble = A captured noble leaves alone: your mask is now on its square.
task-e1-advisor = A captured advisor leaves alone: your mask is still standing.
task-e1-soldier = The soldier, too, leaves alone. Night had only one.
task-e1-quiet = You moved back without capturing, so you learnt nothing. Move onto the square of a Night mask.
task-e1-hint-1 = To capture is to move onto the square of an enemy mask.
task-e1-hint-2 = Your noble on c4 moves one square forwards, backwards or sideways.
task-e1-hint-3 = The three squares to try are b4, c5 and d4, one in each try.

## É2

task-e2 = The Night mask on c4 first captured one of your nobles diagonally, then moved straight ahead. Another Night mask is on a4. Capture Night’s candidate.
task-e2-candidate = It had given itself away: a lady doesn’t capture, and only the candidate captures diagonally and then moves straight ahead.
task-e2-another = That wasn’t the candidate, and the game goes on. Which of the two gave itself away with its last moves?
task-e2-quiet = Your advisor captured nothing, and the candidate is still there.
task-e2-elsewhere = Your noble can’t capture anything from here. Look along your advisor’s diagonals.
task-e2-hint-1 = Which character can capture diagonally, then move straight ahead?
task-e2-hint-2 = Your advisor on b3 can capture on a4 or on c4.
task-e2-hint-3 = Only one of these two masks moved before your eyes: the one on c4.

## É3

task-e3 = Capture the Night mask on b4. Night still has both ladies: choose carefully which mask captures it.
task-e3-lady = The lady leaves, and your noble with her. Your candidate is safe, and the game goes on.
task-e3-trap = It was a lady, and your candidate leaves with her. Without a candidate you lose, even though she was only the first lady.
task-e3-quiet-noble = Your noble captured nothing, and the mask on b4 is still there.
task-e3-quiet-candidate = Your candidate took no risk, but captured nothing either. Another of your masks can move to b4.
task-e3-hint-1 = Ask yourself what happens if the mask on b4 is a lady.
task-e3-hint-2 = The mask that captures a lady leaves with her. Which one can you afford to lose?
task-e3-hint-3 = Your noble moves from b3 to b4.

## É4, Night’s side

task-e4-night = You are Night. Ivory has already lost one lady. An Ivory mask has just moved from d3 to d4. Play a move that risks nothing.
task-e4-night-spared = Well judged: if that is the second lady, capturing her would give Ivory the game.
task-e4-night-trap = That was Ivory’s second lady. The player who loses both ladies wins, so Ivory wins.
task-e4-night-hint-1 = How many ladies has Ivory lost already?
task-e4-night-hint-2 = The mask on d4 could be the second. Don’t capture it with your noble on d5.
task-e4-night-hint-3 = Any other square will do. Move your noble from d5 to c5, for example.

## É4, Ivory’s side

task-e4-ivory = You are Ivory, and you have one lady left, on b3. The Night mask on b5 has just come sideways from c5. Get it to capture her.
task-e4-ivory-taken = Night couldn’t resist. Your second lady is captured: you win.
task-e4-ivory-diagonal = A mask that moved sideways is most likely a noble, and a noble doesn’t capture diagonally. It leaves her alone.
task-e4-ivory-away = The mask on b5 can’t reach her there. Put her within its reach.
task-e4-ivory-elsewhere = Your lady hasn’t moved, and nobody will come for her on b3.
task-e4-ivory-hint-1 = The player who loses both ladies wins: you want her to be captured.
task-e4-ivory-hint-2 = Your lady on b3 has to come closer. Unless it’s a lady, a mask that moves sideways also captures straight ahead.
task-e4-ivory-hint-3 = Your lady moves from b3 to b4, right in front of the mask.

## É5

task-e5 = Your candidate is on d6, on the threshold of Night’s palace. Take it inside and win.
task-e5-palace = Your candidate went in by the empty square, risking nothing. At the end of your turn it’s in the palace: you win.
task-e5-capture = Your candidate is in the palace, and you win. But if that mask had been a lady, you would have lost.
task-e5-trap = It was a lady. The capture counts first: your candidate leaves with her, and you lose.
task-e5-outside = Your candidate is still on St Mark’s Square. Night’s palace is row 7.
task-e5-hint-1 = Night’s palace is row 7.
task-e5-hint-2 = Your candidate on d6 has one step to go. The masks on c7 and e7 could be ladies.
task-e5-hint-3 = Square d7 is empty: go in there.
