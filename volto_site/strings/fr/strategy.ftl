### Ce que dit la page de stratégie : ses tableaux, et les coups des parties modèles.

strategy-study = Parties
strategy-games = nombre
strategy-margin = marge
strategy-seconds = durée
strategy-study-arranged = le niveau { $level } contre lui-même, chaque camp avec ses mises en place
strategy-study-by-chance = le niveau { $level } contre lui-même, mises en place au hasard
strategy-study-chosen-against-chance = le niveau { $level } contre lui-même, une mise en place choisie contre une au hasard
strategy-code = Ces chiffres valent pour le programme dont voici l’empreinte : `{ $digest }`.
strategy-moves = { $count ->
    [one] Le coup, commenté
   *[other] Les { $count } coups, un par un
}
strategy-start = Au début, aucun camp ne sait rien des masques adverses. Avancez avec la flèche.
strategy-review = Revoir cette partie coup par coup, et essayer autre chose
strategy-certainty = Certitude après ce coup : Ivoire { $ivory } %, Nuit { $night } %.
strategy-knew = { $who ->
    [1] { $certain ->
        [0] Avant de jouer, Ivoire ne pouvait nommer aucun masque de Nuit : { $worlds } mondes possibles.
        [one] Avant de jouer, Ivoire pouvait nommer un masque de Nuit : { $worlds } mondes possibles.
       *[other] Avant de jouer, Ivoire pouvait nommer { $certain } masques de Nuit : { $worlds } mondes possibles.
    }
   *[2] { $certain ->
        [0] Avant de jouer, Nuit ne pouvait nommer aucun masque d’Ivoire : { $worlds } mondes possibles.
        [one] Avant de jouer, Nuit pouvait nommer un masque d’Ivoire : { $worlds } mondes possibles.
       *[other] Avant de jouer, Nuit pouvait nommer { $certain } masques d’Ivoire : { $worlds } mondes possibles.
    }
}

## Ce que montrent les coups des parties modèles

strategy-remark-ambush = Le soldat n’avait pas bougé jusque-là, et personne ne pouvait savoir où il était : toute une colonne était en danger depuis le début.
strategy-remark-bait = La demoiselle s’offre : sur cette case, un masque adverse peut la capturer, et il le fait.
strategy-remark-sure = Le prétendant capture sans danger : ce masque ne pouvait pas être une demoiselle.
strategy-remark-leap = Une course de { $count } cases : seul un soldat en est capable, et tout le monde sait désormais qui c’est.
strategy-remark-door-lady = À un pas du palais se tient un masque qui peut être le prétendant. C’est une demoiselle, mais l’adversaire doit songer à se défendre.
strategy-remark-offered = La demoiselle s’offre : sur cette case, un masque adverse peut la capturer.
strategy-remark-door-candidate = À la porte : si personne ne l’arrête, le prétendant sera dans le palais au coup suivant.
strategy-remark-mixed-lady = Ce masque est maintenant allé tout droit et en diagonale : prétendant ou demoiselle, se dit l’adversaire. C’est une demoiselle.
strategy-remark-mixed-candidate = Ce masque est maintenant allé tout droit et en diagonale : prétendant ou demoiselle, se dit l’adversaire. C’est le prétendant.
strategy-remark-candidate = Le prétendant se met en route : pour l’adversaire, c’est un masque comme les autres.
strategy-remark-lady-diagonal = Une demoiselle part en diagonale, comme le feraient un conseiller ou le prétendant.
strategy-remark-lady-straight = Une demoiselle fait son premier pas tout droit : elle pourrait être presque n’importe qui.
