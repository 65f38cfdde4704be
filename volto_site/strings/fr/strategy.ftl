### Ce que dit la page de stratégie : ses tableaux, et les coups des parties modèles.

strategy-study = Parties
strategy-games = nombre
strategy-margin = marge
strategy-seconds = durée
strategy-study-arranged = le niveau { $level } contre lui-même, chaque camp avec ses mises en place
strategy-study-by-chance = le niveau { $level } contre lui-même, mises en place au hasard
strategy-study-chosen-against-chance = le niveau { $level } contre lui-même, une mise en place choisie contre une au hasard
strategy-code = Ces comptes valent pour le programme dont voici l’empreinte : `{ $digest }`.
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

## Les coups des parties modèles

model-palace-5 = Une demoiselle sort en diagonale, comme le ferait un conseiller ou le prétendant.
model-palace-6 = Un bond de quatre cases : seul un soldat en est capable, et chacun sait désormais qui est ce masque.
model-palace-7 = Le prétendant peut capturer sans crainte : ce masque ne peut pas être une demoiselle.
model-palace-13 = Un masque qui peut être le prétendant se tient à deux pas du palais de Nuit. C’est une demoiselle, mais Nuit doit songer à se défendre.
model-palace-19 = Pendant que tous regardent les demoiselles, le vrai prétendant se met en route.
model-palace-23 = Le prétendant est maintenant là où se tenait tout à l’heure une demoiselle. Rien ne les distingue.
model-palace-33 = Le masque en c5 est le prétendant ou une demoiselle. Ivoire y risque son soldat. C’est une demoiselle, mais il reste très peu de mondes possibles.
model-palace-35 = Le prétendant est aux portes du palais. Ivoire sait que c7 et d7 sont des nobles, et donc par où entrer.
model-palace-36 = Nuit sait désormais qui se tient en e6, mais n’a rien qui puisse l’atteindre.
model-palace-37 = Entrer en capturant n’est sûr que si le masque ne peut pas être une demoiselle. Ici, Ivoire en est certain.
model-ladies-2 = Une demoiselle fait le premier pas, droit devant : elle pourrait être presque n’importe qui.
model-ladies-4 = La seconde demoiselle part de la même façon.
model-ladies-12 = La demoiselle s’offre : en e3, le noble voisin peut la capturer. Elle n’est allée que tout droit et a l’air inoffensive.
model-ladies-13 = Ivoire capture un masque inconnu au cœur de son camp. Un noble contre une demoiselle : c’est ce que Nuit voulait.
model-ladies-14 = Ce masque est allé tout droit, puis en diagonale. C’est le prétendant ou l’autre demoiselle, et il attire tous les regards.
model-ladies-20 = Pendant ce temps, l’autre demoiselle avance, toujours tout droit, si bien qu’elle peut encore être un noble.
model-ladies-22 = Le masque est à un pas du palais. Si c’est le prétendant, Ivoire doit le capturer maintenant ou perdre.
model-ladies-23 = Pris entre deux craintes, Ivoire choisit de capturer, et c’est la seconde demoiselle.
model-candidate-1 = La demoiselle ouvre la colonne e devant son propre prétendant. Et si le soldat adverse était à l’autre bout ? Il y est.
model-candidate-3 = Le prétendant entre dans cette colonne. Pour l’instant, celui de Nuit, en e6, gêne encore le soldat.
model-candidate-15 = En e5, une demoiselle referme la colonne : un bon bouclier.
model-candidate-16 = Les demoiselles de Nuit s’approchent. Elles ne peuvent pas capturer, mais Ivoire ne peut pas savoir que ce sont des demoiselles.
model-candidate-21 = Pourchassé par des masques qui ne pouvaient rien lui faire, le prétendant revient dans la colonne e, derrière sa demoiselle.
model-candidate-24 = Le prétendant de Nuit s’écarte. Derrière lui, en e7, il y a le soldat, et toute la colonne devant lui.
model-candidate-33 = Le bouclier quitte la colonne.
model-candidate-34 = Le soldat fonce dans la colonne. Il n’avait pas bougé de la partie : personne ne savait où il était.
