### Les mots du site autour des pages.

nav-home = Accueil
nav-learn = Apprendre
nav-play = Jouer
nav-puzzles = Problèmes
nav-rules = Règles
nav-more = Plus
nav-authors = Pour auteurs et ingénieurs
heading-link = Lien vers cette section

preview-name = VOLTO
preview-claim = Les règles, masque par masque
preview-note = Référence libre et non officielle
preview-alt = Un tapis de VOLTO en pleine partie, vu par Ivoire, avec le titre du site.
