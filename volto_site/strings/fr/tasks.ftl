### Ce que disent les tâches, quelles qu’elles soient.

task-title = À vous de jouer.
task-title-shown = Suivez la flèche.
task-hint = { $left ->
    [0] Indice (0)
   *[other] Indice ({ $left })
}
task-again = Réessayer
task-next = Essai suivant
task-anew = Recommencer
task-resume = Retour à l’exercice
task-rematch = Une autre partie
task-show = Montrer le coup
task-watch = Revoir
task-compare = Comparer
task-choose = Choisissez d’abord une réponse.
task-free = Jouer librement
task-freed = { $player ->
    [1] Les masques sont découverts, et vous jouez les deux camps. C’est à Ivoire de jouer.
   *[2] Les masques sont découverts, et vous jouez les deux camps. C’est à Nuit de jouer.
}
task-count = { $count } sur { $total }
task-missed = Pas tout à fait
task-solved = Réussi
task-shorter = { $par ->
    [one] On peut y arriver en un coup.
   *[other] On peut y arriver en { $par } coups.
}
task-known = Vous avez déjà trouvé celui-là. Cherchez-en un autre.
task-astray = Ce coup ne mène pas au but.
task-strayed = L’exemple demande un autre coup : suivez la flèche.
task-arrow = La flèche va de { $from } en { $to }.

task-places = Votre place autour de la table
task-place-1 = Ivoire
task-place-2 = Nuit
task-place-nobody = Spectateur
task-seen-1 = Vous voici à la place d’Ivoire.
task-seen-2 = Vous voici à la place de Nuit.
task-seen-nobody = Vous voici spectateur, debout près de la table.
