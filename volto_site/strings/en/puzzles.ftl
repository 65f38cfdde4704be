### The puzzles: their kinds, their themes, what makes them hard, and the path for beginners.

## The four kinds

puzzle-kind-win = Win
puzzle-kind-win-about = Find the move that forces a win, whatever the hidden masks are and whatever your opponent replies.
puzzle-kind-save = Save
puzzle-kind-save-about = Find the one move after which your opponent cannot win at once, whatever the hidden masks are.
puzzle-kind-unmask = Unmask
puzzle-kind-unmask-about = Say who is behind the mask. The moves you have seen and the masks off the mat leave only one possibility.
puzzle-kind-odds = Odds
puzzle-kind-odds-about = Nothing is certain. Find the best bet: count the worlds won at once, minus the worlds lost at once.

## The themes

theme-palace-run = The palace run
theme-palace-run-about = The candidate enters the enemy palace, and nobody can stop it any more.
theme-hunt = The hunt
theme-hunt-about = The enemy candidate has nowhere left to hide: it is captured whatever it does.
theme-two-roads = Two roads
theme-two-roads-about = You threaten to enter the palace and to capture the candidate. Your opponent can only bar one of the two roads.
theme-bait = The bait
theme-bait-about = A lady puts herself in the way. Whoever captures her pays for it.
theme-soldiers-road = The soldier’s road
theme-soldiers-road-about = A free column is all that the soldier needs to strike from afar.
theme-sacrifice = The sacrifice
theme-sacrifice-about = The key puts a mask where it can be captured, and wins all the same.
theme-lift-the-mask = Lift the mask
theme-lift-the-mask-about = The key captures a mask you do not know. Whatever it turns out to be, the plan has an answer.
theme-race = The race
theme-race-about = Your opponent is about to win too. Every move counts.
theme-lone-witness = The lone witness
theme-lone-witness-about = A single enemy mask has given away the secret. See what its moves rule out.
theme-footprints = Footprints
theme-footprints-about = Several enemy masks have left traces. Only together do they tell you what you need to know.
theme-counting-out = Counting out
theme-counting-out-about = The box holds ten masks a side. Subtract those you can place, and the rest follows.
theme-last-of-its-kind = The last of its kind
theme-last-of-its-kind-about = One character must still be on the mat, and only one mask can be it.
theme-betrayed = The candidate betrayed
theme-betrayed-about = The enemy candidate has not moved a finger, yet its companions have given it away.
theme-wall = The wall
theme-wall-about = One of your masks steps in between and bars the way.
theme-flight = The flight
theme-flight-about = Your candidate has to go, and only one square is safe.
theme-strike-first = Strike first
theme-strike-first-about = The best defence is to capture the mask that threatens you.
theme-lady-shield = The lady’s shield
theme-lady-shield-about = Only a lady saves the game, by standing where your opponent does not want to find her.
theme-poisoned-lady = The poisoned lady
theme-poisoned-lady-about = One capture looks like the solution. But what if there is a lady under the mask?
theme-best-bet = The best bet
theme-best-bet-about = One move wins at least every other time. Count the worlds to find it.
theme-long-shot = The long shot
theme-long-shot-about = All the chances are slim, but one is better than the others.

## The first hint: a question

theme-palace-run-question = Who can still stop your candidate on its way to the palace?
theme-hunt-question = Where can the enemy candidate still go?
theme-two-roads-question = What can you threaten twice with a single move?
theme-bait-question = What would it cost your opponent to capture one of your ladies?
theme-soldiers-road-question = What stands in the soldier’s way, and what does not?
theme-sacrifice-question = Which of your masks could you do without?
theme-lift-the-mask-question = What would a capture tell you, and could you live with every answer?
theme-race-question = Who gets there first, you or your opponent?
theme-lone-witness-question = Which mask has told you most about itself?
theme-footprints-question = What do the moves you have seen rule out?
theme-counting-out-question = Who is already off the mat, and what does that leave for the others?
theme-last-of-its-kind-question = Which character must still be on the mat, and which mask can it be?
theme-betrayed-question = If none of those that have moved is the candidate, who is?
theme-wall-question = Which square must your opponent not be able to pass?
theme-flight-question = Where is your candidate out of everybody’s reach?
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
difficulty-5 = Masterly

why-length = The plan is several moves long.
why-worlds = There are many possible worlds.
why-temptation = Several wrong moves look tempting.
why-quiet = The key is a quiet move.
why-counting = You have to count several masks together.
why-history = Without the moves played before, it cannot be solved.

## The path for beginners

path-title = The path for beginners
path-about = Forty puzzles in order, from the first capture to the reading of traces.

path-win-in-1-001 = Your opponent’s candidate is within reach. Which of your masks moves the right way?
path-win-in-1-028 = Some masks strike from afar, as long as nothing stands in the way.
path-win-in-1-002 = Your own lady stands in one doorway of the palace. Is there another?
path-win-in-1-032 = Two candidates face to face: only one of them is glad, the one whose turn it is.
path-win-in-1-029 = You are Night now. Remember which way is forwards.
path-save-001 = Your candidate is in danger, and the danger comes from afar. Remember, too, what a candidate must never capture.
path-win-in-2-001 = Count the steps: yours to the palace, theirs to your candidate.
path-win-in-2-011 = A neighbour is not always a danger. It all depends on how it moves.
path-win-in-2-019 = More than one square leads on. See which of them your opponent is watching.
path-win-in-2-018 = The enemy candidate would like to stop you. What does it risk if it comes closer?
path-win-in-2-140 = A hunt at last. Who guards the hunter that closes in?
path-win-in-1-010 = For the first time, you do not know who is who. Does it matter here?
path-win-in-1-012 = Two strangers stand before your palace. But whose turn is it?
path-win-in-1-018 = Your opponent may be one step from the goal, too. Don’t let anyone distract you.
path-win-in-1-011 = There is more than one way into the palace. Think of what may be waiting on each.
path-win-in-1-017 = Another arrival, the same question. Remember what becomes of a candidate that captures a lady.
path-win-in-1-013 = Two masks are left: the candidate and a lady. One of the two could not be the candidate and stand where it stands.
path-save-052 = Who is who? You cannot tell. Look for what is safe in both cases.
path-save-037 = Three strangers, and two of them are ladies. There is no need to guess.
path-save-022 = Strike or step back? Ask yourself what each costs if the mask is not who you hope it is.
path-win-in-2-041 = Two moves to the palace, two strangers on the mat. Can either of them arrive in time?
path-win-in-2-066 = Three strangers, and any of them may be the candidate. Where can none of them reach you?
path-win-in-2-042 = Somebody is at your heels. It may be the candidate, it may be a lady.
path-win-in-2-045 = Before you move, name both masks. One of them gives the other away.
path-unmask-003 = One of the two masks has just captured. Begin with what that rules out.
path-unmask-030 = The mask you are asked about has not moved. Its companion has.
path-unmask-001 = Cross out what the mask itself has ruled out, then look at what lies beside the mat.
path-unmask-013 = One mask has been in your palace, and the game went on. Draw the conclusion.
path-unmask-002 = A mask has just walked into your palace, and nothing happened. Who can do that?
path-save-023 = A stranger is at your gates. Count what your opponent has left, and weigh every capture.
path-save-028 = The same danger on the other side. Some of your masks may risk a capture, one may not.
path-save-069 = Your neighbour has made a single move. What does it tell you about how it strikes?
path-odds-015 = Nothing is certain this time. List the worlds: how often is each neighbour the candidate?
path-odds-024 = More than one of your masks can strike. Which target has already told you something about itself?
path-odds-084 = Two strangers at your side, and both have left traces. Weigh one against the other.
path-win-in-1-024 = A single move was enough to give a mask away. Which one, and why?
path-win-in-3-002 = Three moves now. Walk the whole way in your head before you take the first step.
path-win-in-3-005 = The enemy candidate can follow you, but should it? Look for the squares where it does not dare to.
path-win-in-2-003 = The quarry is almost caught. See where it could still slip away.
path-win-in-2-091 = All you have learnt at once: read the traces, count what is left, and only then choose.
