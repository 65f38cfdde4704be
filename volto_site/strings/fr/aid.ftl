### L’aide-mémoire à imprimer : une page A4, donc des phrases courtes.

aid-title = VOLTO, l’aide-mémoire
aid-subtitle = L’aide-mémoire
aid-truth = C’est VOTRE seconde demoiselle capturée qui vous fait gagner
aid-truth-why = Faites capturer vos demoiselles et épargnez celles de l’adversaire.

aid-masks = Les cinq personnages
aid-legend = Triangle : déplacement avec capture possible. Cercle : sans capture. Flèche : longue course.
aid-noble = Noble
aid-noble-moves = Une case, en avant, en arrière ou de côté.
aid-advisor = Conseiller
aid-advisor-moves = Une case, en diagonale.
aid-candidate = Prétendant
aid-candidate-moves = Une case, dans les huit directions.
aid-soldier = Soldat
aid-soldier-moves = Droit devant, d’autant de cases vides qu’il veut. Capture au bout.
aid-lady = Demoiselle
aid-lady-moves = Une case, dans les huit directions. Ne capture jamais.

aid-turn = Votre tour
aid-turn-setup = Au début, placez vos dix masques en secret : cinq au palais, cinq juste devant.
aid-turn-move = Déplacez un masque : on ne passe pas.
aid-turn-target = Allez sur une case vide ou sur un masque adverse, jamais sur un des vôtres.
aid-turn-reveal = Le masque capturé montre son symbole, puis son effet s’applique.

aid-captures = Vous capturez…
aid-capture-plain = noble, conseiller, soldat
aid-capture-plain-effect = il sort, la partie continue
aid-capture-candidate = le prétendant
aid-capture-candidate-effect = vous gagnez
aid-capture-lady = la première demoiselle
aid-capture-lady-effect = elle sort avec votre masque
aid-capture-second = la seconde demoiselle
aid-capture-second-effect = vous perdez
aid-capture-fatal = une demoiselle, avec votre prétendant
aid-capture-fatal-effect = vous perdez

aid-endings = Vous gagnez si…
aid-ending-candidate = vous capturez le prétendant adverse ;
aid-ending-ladies = l’adversaire capture votre seconde demoiselle ;
aid-ending-palace = votre tour finit avec votre prétendant au palais adverse.
aid-ending-fatal = Et aussi : le prétendant adverse capture une de vos demoiselles.

aid-deduction = La feuille de déduction
aid-deduction-how = Numérotez les masques d’en face comme sur le plan. Barrez ce que chacun ne peut plus être.
aid-deduction-plan = Les dix masques adverses : 1 à 5 au palais, 6 à 10 juste devant, de gauche à droite.
aid-deduction-palace = son palais
aid-deduction-you = vous
aid-deduction-mask = Masque
aid-deduction-gone = sortis
aid-deduction-notes = Ce que vous avez vu
aid-clue-diagonal = en diagonale
aid-clue-diagonal-so = ni un noble, ni le soldat
aid-clue-straight = de côté ou droit en arrière
aid-clue-straight-so = ni un conseiller, ni le soldat
aid-clue-forward = une case droit devant
aid-clue-forward-so = pas un conseiller
aid-clue-road = plusieurs cases droit devant
aid-clue-road-so = c’est le soldat
aid-clue-capture = une capture
aid-clue-capture-so = pas une demoiselle

aid-notice = Aide non officielle. VOLTO est un jeu de Yusuke Emi, publié par Blue Orange. Textes et dessins : The VOLTO reference authors, CC BY 4.0.
