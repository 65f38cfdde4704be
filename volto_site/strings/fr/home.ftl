### Ce que dit la page d’accueil autour de son tapis.

home-task = Faites glisser votre dernière demoiselle, marquée d’un cœur, devant un masque de Nuit. Nuit ne sait pas qui c’est.
home-safe = Là, Nuit ne la capture pas. Placez-la juste devant un masque de Nuit.
home-other = C’est votre demoiselle, marquée d’un cœur, qui doit être capturée. Essayez avec elle.
home-won = Capturée ! Elle emporte le masque de Nuit. C’était votre seconde demoiselle : vous gagnez.
home-story = Sur la place Saint-Marc, qui porte la main sur une demoiselle perd toutes les voix du Conseil. Votre prétendant devient doge.
home-again = Rejouer
home-calls = Et maintenant ?
home-learn = Apprendre à jouer
home-play = Jouer
home-puzzles = Problèmes
home-rules = Règles
