### La légende d’un tapis : les cinq masques et les marques.

legend-title = Masques et marques
legend-close = Fermer
legend-noble = Noble.
legend-noble-text = Un pas droit : en avant, en arrière, de côté.
legend-advisor = Conseiller.
legend-advisor-text = Un pas en diagonale.
legend-candidate = Prétendant.
legend-candidate-text = Un pas dans toutes les directions. Capturé, il perd ; dans le palais adverse, il gagne.
legend-soldier = Soldat.
legend-soldier-text = Tout droit en avant, d’autant de cases libres qu’il veut.
legend-lady = Demoiselle.
legend-lady-text = Un pas dans toutes les directions, sans jamais capturer. Sa capture emporte aussi celui qui l’a prise.
legend-hidden = Masque caché.
legend-hidden-text = Un masque adverse : on ne sait pas qui c’est.
legend-target = Coup possible.
legend-target-text = Le masque choisi peut aller là.
legend-capture = Capture possible.
legend-capture-text = Le masque choisi peut capturer celui-ci.
legend-last = Dernier coup.
legend-last-text = D’où le dernier masque est parti, et où il est arrivé.
legend-suspects = Suspects.
legend-suspects-text = Ce que ce masque peut encore être, d’après ce qu’on a vu.
