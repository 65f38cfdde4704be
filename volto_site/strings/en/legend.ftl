### The legend of a mat: the five masks and the marks.

legend-title = Masks and marks
legend-close = Close
legend-noble = Noble.
legend-noble-text = One square forwards, backwards or sideways.
legend-advisor = Advisor.
legend-advisor-text = One square diagonally.
legend-candidate = Candidate.
legend-candidate-text = One square in any direction. If it is captured, its side loses; if it reaches the enemy palace, its side wins.
legend-soldier = Soldier.
legend-soldier-text = Straight ahead, as many empty squares as it likes.
legend-lady = Lady.
legend-lady-text = One square in any direction, but she never captures. The mask that captures her leaves the mat with her.
legend-hidden = Hidden mask.
legend-hidden-text = An enemy mask whose symbol you can’t see.
legend-target = Possible move.
legend-target-text = The selected mask can move here.
legend-capture = Possible capture.
legend-capture-text = The selected mask can capture this one.
legend-last = Last move.
legend-last-text = Where the mask that moved last came from, and where it went.
legend-suspects = Suspects.
legend-suspects-text = What this mask can still be, given what you have seen.
legend-world = World.
legend-world-text = One possible way to name every hidden mask, given what you have seen. A safe move works in every world.
