### La légende d’un tapis : les cinq masques et les marques.

legend-title = Masques et marques
legend-close = Fermer
legend-noble = Noble.
legend-noble-text = Une case en avant, en arrière ou de côté.
legend-advisor = Conseiller.
legend-advisor-text = Une case en diagonale.
legend-candidate = Prétendant.
legend-candidate-text = Une case dans n’importe quelle direction. S’il est capturé, son camp perd ; s’il atteint le palais adverse, son camp gagne.
legend-soldier = Soldat.
legend-soldier-text = Droit devant lui, d’autant de cases libres qu’il veut.
legend-lady = Demoiselle.
legend-lady-text = Une case dans n’importe quelle direction, sans jamais capturer. Le masque qui la capture quitte le tapis avec elle.
legend-hidden = Masque caché.
legend-hidden-text = Un masque adverse : on ne sait pas qui c’est.
legend-target = Coup possible.
legend-target-text = Le masque choisi peut aller sur cette case.
legend-capture = Capture possible.
legend-capture-text = Le masque choisi peut capturer celui-ci.
legend-last = Dernier coup.
legend-last-text = D’où le dernier masque joué est parti, et où il est arrivé.
legend-suspects = Suspects.
legend-suspects-text = Ce que ce masque peut encore être, d’après ce qu’on a vu.
legend-world = Monde.
legend-world-text = Une façon de nommer tous les masques cachés, compatible avec ce qu’on a vu. Un coup sûr réussit dans tous les mondes.
