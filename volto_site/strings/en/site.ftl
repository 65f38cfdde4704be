### The words of the site around the pages.

nav-home = Home
nav-learn = Learn
nav-play = Play
nav-puzzles = Puzzles
nav-rules = Rules
nav-more = More
nav-authors = For authors and engineers
heading-link = Link to this section

preview-name = VOLTO
preview-claim = The rules, mask by mask
preview-note = A free and unofficial reference
preview-alt = A VOLTO mat in the middle of a game, seen by Ivory, with the title of the site.
