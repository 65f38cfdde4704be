### Mots que les pages n’emploient pas, mais que l’on cherche : ils mènent à la section nommée.

search-also-contents-masks = Aussi : pièces, figurines.
search-also-contents-mat = Aussi : plateau de jeu, palais.
search-also-moves = Aussi : mouvements, avancer.
search-also-setup = Aussi : installation, début de partie.
search-also-turn-must-move = Aussi : sauter son tour.
search-also-endings = Aussi : victoire, but du jeu.
search-also-ruling-no-move = Aussi : pat, bloqué.
search-also-ruling-repetition = Aussi : répétition, partie nulle.
