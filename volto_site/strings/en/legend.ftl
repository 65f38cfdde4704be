### The legend of a mat: the five masks and the marks.

legend-title = Masks and marks
legend-close = Close
legend-noble = Noble.
legend-noble-text = One step straight: forward, backward or sideways.
legend-advisor = Advisor.
legend-advisor-text = One step diagonally.
legend-candidate = Candidate.
legend-candidate-text = One step in any direction. Captured, it loses; in the enemy palace, it wins.
legend-soldier = Soldier.
legend-soldier-text = Straight forward, over as many free squares as it likes.
legend-lady = Lady.
legend-lady-text = One step in any direction, but she never captures. Whoever captures her leaves the mat with her.
legend-hidden = Hidden mask.
legend-hidden-text = An enemy mask: nobody knows who it is.
legend-target = Possible move.
legend-target-text = The chosen mask can go there.
legend-capture = Possible capture.
legend-capture-text = The chosen mask can capture this one.
legend-last = Last move.
legend-last-text = Where the last mask left from, and where it arrived.
legend-suspects = Suspects.
legend-suspects-text = What this mask can still be, after all that was seen.
