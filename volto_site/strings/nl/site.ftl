### De woorden van de site rond de pagina’s.

nav-home = Start
nav-learn = Leren
nav-play = Spelen
nav-puzzles = Puzzels
nav-rules = Regels
nav-more = Meer
nav-authors = Voor auteurs en ontwikkelaars
heading-link = Link naar dit onderdeel

preview-name = VOLTO
preview-claim = De regels, masker voor masker
preview-note = Open, niet-officieel naslagwerk
preview-alt = Een speelmat van VOLTO midden in een partij, door de ogen van Ivoor, met de titel van de site.
