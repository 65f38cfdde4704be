### The puzzles: their kinds, their themes, what makes them hard, and the beginners’ path.

## The four kinds

puzzle-kind-win = Win
puzzle-kind-win-about = Find the move that forces a win, whatever the hidden masks are and whatever your opponent replies.
puzzle-kind-save = Save
puzzle-kind-save-about = Find the one move after which your opponent can’t win at once, whatever the hidden masks are.
puzzle-kind-unmask = Unmask
puzzle-kind-unmask-about = Work out who is behind the mask. The moves you have seen and the masks off the mat leave only one possibility.
puzzle-kind-odds = Odds
puzzle-kind-odds-about = Nothing is certain. Find the best bet: count the worlds in which a move wins at once, and subtract those in which it loses at once.

## The themes

theme-palace-run = The palace run
theme-palace-run-about = The candidate enters the enemy palace, and nobody can stop it any more.
theme-hunt = The hunt
theme-hunt-about = The enemy candidate has nowhere left to hide: it’s captured whatever it does.
theme-two-roads = Two roads
theme-two-roads-about = You threaten to enter the palace and to capture the candidate. Your opponent can only bar one of the two roads.
theme-bait = The bait
theme-bait-about = A lady puts herself in the way. Your opponent pays dearly for capturing her.
theme-soldiers-road = The soldier’s road
theme-soldiers-road-about = An empty column is all the soldier needs to strike from afar.
theme-sacrifice = The sacrifice
theme-sacrifice-about = The key move lets a mask be captured, and wins all the same.
theme-lift-the-mask = Lift the mask
theme-lift-the-mask-about = The key move captures a mask you don’t know. Whoever it is, the plan works.
theme-race = The race
theme-race-about = Your opponent is about to win too. Every move counts.
theme-lone-witness = The lone witness
theme-lone-witness-about = Everything follows from the moves of a single enemy mask. See what they rule out.
theme-footprints = Footprints
theme-footprints-about = Several enemy masks have left traces. You have to read them all together.
theme-counting-out = Counting out
theme-counting-out-about = The box holds ten masks a side. Subtract those you can place, and the rest follows.
theme-last-of-its-kind = The last of its kind
theme-last-of-its-kind-about = One character must still be on the mat, and only one mask can be it.
theme-betrayed = The candidate betrayed
theme-betrayed-about = The enemy candidate has given nothing away, but its companions have betrayed it.
theme-wall = The wall
theme-wall-about = One of your masks steps in between and bars the way.
theme-flight = The flight
theme-flight-about = Your candidate has to flee, and only one square is safe.
theme-strike-first = Strike first
theme-strike-first-about = The best defence is to capture the mask that threatens you.
theme-lady-shield = The lady’s shield
theme-lady-shield-about = Only a lady saves the game, by standing where your opponent doesn’t want to find her.
theme-poisoned-lady = The poisoned lady
theme-poisoned-lady-about = One capture looks like the solution. But what if there is a lady behind the mask?
theme-best-bet = The best bet
theme-best-bet-about = One move wins at least half the time. Count the worlds to find it.
theme-long-shot = The long shot
theme-long-shot-about = All the chances are slim, but one is better than the others.

## The first hint: a question

theme-palace-run-question = Who can still stop your candidate on its way to the palace?
theme-hunt-question = Where can the enemy candidate still go?
theme-two-roads-question = Which move would create two threats at once?
theme-bait-question = What would it cost your opponent to capture one of your ladies?
theme-soldiers-road-question = What stands in the soldier’s way, and what doesn’t?
theme-sacrifice-question = Which of your masks could you do without?
theme-lift-the-mask-question = What would you learn from a capture? Does the plan work in every case?
theme-race-question = Who gets there first, you or your opponent?
theme-lone-witness-question = Which mask has given away most about itself?
theme-footprints-question = What do the moves you have seen rule out?
theme-counting-out-question = Who is already off the mat, and what does that leave for the others?
theme-last-of-its-kind-question = Which character must still be on the mat, and which mask could be it?
theme-betrayed-question = If none of the masks that have moved is the candidate, who is?
theme-wall-question = Which way in do you have to close?
theme-flight-question = Where is your candidate out of reach?
theme-strike-first-question = Who is threatening you, and can you reach that mask?
theme-lady-shield-question = What would your opponent least like to capture?
theme-poisoned-lady-question = What if the mask you want to capture is a lady?
theme-best-bet-question = In how many worlds does each capture win, and in how many does it lose?
theme-long-shot-question = Of all the slim chances, which one risks the least?

## How hard it is, and why

difficulty-1 = First steps
difficulty-2 = Easy
difficulty-3 = Medium
difficulty-4 = Hard
difficulty-5 = Expert

why-length = The plan is several moves long.
why-worlds = There are many possible worlds.
why-temptation = Several wrong moves look tempting.
why-quiet = The key move neither captures nor threatens.
why-counting = You have to count several masks together.
why-history = You need the moves that were played before.

## The beginners’ path

path-title = The beginners’ path
path-about = Puzzles in order, from the first capture to reading traces.

path-win-in-1-001 = Your opponent’s candidate is within reach. Which of your masks moves the right way?
path-win-in-1-028 = Some masks strike from afar, as long as nothing stands in the way.
path-win-in-1-002 = Your own lady stands in one doorway of the palace. Is there another?
path-win-in-1-032 = Two candidates stand face to face. It’s good to be the one whose turn it is.
path-win-in-1-029 = This time you are Night. Remember which way is forwards.
path-save-001 = Your candidate is in danger, and the danger comes from afar. Remember, too, what a candidate must never capture.
path-win-in-2-001 = Count the steps: yours to the palace, theirs to your candidate.
path-win-in-2-011 = A neighbour isn’t always a danger. It all depends on how it moves.
path-win-in-2-019 = Several squares bring you closer. See which of them your opponent is watching.
path-win-in-2-018 = The enemy candidate would like to stop you. What does it risk if it comes closer?
path-win-in-2-140 = A hunt at last. Who guards the hunter that closes in?
path-win-in-1-010 = For the first time, you don’t know who is who. Does it matter here?
path-win-in-1-012 = Two unknown masks are in front of your palace. But whose turn is it?
path-win-in-1-018 = Your opponent may be one step from the goal, too. Don’t let anyone distract you.
path-win-in-1-011 = There’s more than one way into the palace. Think about who may be waiting at each.
path-win-in-1-017 = Another way in, the same question. Remember what becomes of a candidate that captures a lady.
path-win-in-1-013 = Your opponent has two masks left: the candidate and a lady. One of them stands where the candidate would already have won.
path-save-052 = Who is who? You can’t tell. Look for what is safe in both cases.
path-save-037 = Three unknown masks, and two of them are ladies. There’s no need to guess.
path-save-022 = Capture or step back? Ask yourself what each choice costs if the mask isn’t who you hope it is.
path-win-in-2-041 = Two moves to the palace, two unknown masks on the mat. Can either of them arrive in time?
path-win-in-2-066 = Three unknown masks, and any of them may be the candidate. Where can none of them reach you?
path-win-in-2-042 = Somebody is at your heels. It may be the candidate, or it may be a lady.
path-win-in-2-045 = Before you move, name both masks. One of them gives the other away.
path-unmask-003 = One of the two masks has just captured. Begin with what that rules out.
path-unmask-030 = The mask you are asked about hasn’t moved. Its companion has.
path-unmask-001 = Cross out what the mask’s own moves rule out, then look at the masks off the mat.
path-unmask-013 = One mask was in your palace, and the game went on. What follows from that?
path-unmask-002 = A mask has just walked into your palace, and nothing happened. Who can do that?
path-save-023 = An unknown mask is at your gates. Count what your opponent has left, and weigh every capture.
path-save-028 = The same danger on the other side. Some of your masks can risk a capture. Which one can’t?
path-save-069 = The mask next to you has made a single move. What does it tell you about how it captures?
path-odds-015 = Nothing is certain this time. List the worlds: in how many is each of the masks next to you the candidate?
path-odds-024 = More than one of your masks can capture. Which target has already given something away?
path-odds-084 = Two unknown masks are next to you, and both have left traces. Compare them.
path-win-in-1-024 = A single move was enough to give a mask away. Which one, and why?
path-win-in-3-002 = Three moves now. Walk the whole way in your head before you take the first step.
path-win-in-3-005 = The enemy candidate can follow you, but should it? Look for the squares where it doesn’t dare to.
path-win-in-2-003 = The quarry is almost caught. See where it could still slip away.
path-win-in-2-091 = Use everything you have learnt: read the traces, count what is left, then choose.
