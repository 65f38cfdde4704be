### What the home page says around its mat.

home-task = Move your last lady, the heart, in front of a Night mask. Night doesn’t know who she is.
home-safe = Night doesn’t capture her there. Put her right in front of a Night mask.
home-other = Your lady, the heart, is the one who has to be captured. Move her.
home-won = Captured! She takes the Night mask with her. She was your second lady, so you win.
home-story = On St Mark’s Square, laying hands on a lady costs a family every vote of the Council. Your candidate becomes Doge.
home-again = Play again
home-calls = What next?
home-learn = Learn to play
home-play = Play
home-puzzles = Puzzles
home-rules = Rules
