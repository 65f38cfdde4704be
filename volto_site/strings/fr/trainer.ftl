### L’entraînement : ce qu’un problème demande et répond, la page de tous les problèmes, et ce qu’elle retient.

## La page d’un problème

trainer-name = { $theme } · { $number }
trainer-description = Un problème de VOLTO, avec des indices et le plan complet. { $asked }
trainer-all = Tous les problèmes
trainer-ask-win = { $player ->
    [1] { $within ->
        [1] Ivoire joue et gagne aussitôt.
       *[other] Ivoire joue et gagne en { $within } coups, quoi que réponde Nuit.
    }
   *[2] { $within ->
        [1] Nuit joue et gagne aussitôt.
       *[other] Nuit joue et gagne en { $within } coups, quoi que réponde Ivoire.
    }
}
trainer-ask-save = { $player ->
    [1] Ivoire est en danger : trouvez le seul coup après lequel Nuit ne peut pas gagner aussitôt.
   *[2] Nuit est en danger : trouvez le seul coup après lequel Ivoire ne peut pas gagner aussitôt.
}
trainer-ask-unmask = Qui se cache sous le masque en { $square } ?
trainer-ask-odds = { $player ->
    [1] Rien n’est certain : trouvez le coup d’Ivoire qui gagne aussitôt dans le plus de mondes.
   *[2] Rien n’est certain : trouvez le coup de Nuit qui gagne aussitôt dans le plus de mondes.
}
trainer-open = Tous les masques sont découverts.
trainer-hidden = { $player ->
    [1] Vous êtes à la place d’Ivoire, et les masques de Nuit sont cachés.
   *[2] Vous êtes à la place de Nuit, et les masques d’Ivoire sont cachés.
}
trainer-seen = { $count ->
    [one] Le dernier coup, que vous avez vu :
   *[other] Les { $count } derniers coups, que vous avez vus :
}
trainer-hardness = Ce qui le rend difficile
trainer-ways = Autres problèmes de ce thème
trainer-prev = Problème précédent
trainer-next = Problème suivant
trainer-embed = Intégrer ce problème à votre page
trainer-embed-about = Cette ligne de code affiche le problème sans le reste du site.
trainer-embed-copy = Copier la ligne
trainer-embed-copied = La ligne est dans le presse-papiers.
trainer-embed-not-copied = Le navigateur n’a pas permis la copie : sélectionnez la ligne vous-même.

## Résoudre

trainer-hint = { $left ->
    [0] Plus d’indice
   *[other] Indice ({ $left })
}
trainer-give-up = Voir la solution
trainer-again = Réessayer
trainer-anew = Recommencer
trainer-why = Voir pourquoi
trainer-plan = Le plan
trainer-free = Jouer à découvert
trainer-resume = Retour au problème
trainer-on = Problème suivant
trainer-onward = Jouer la suite contre l’ordinateur
trainer-name-it = Nommez le masque
task-puzzle-wrong = Il existe un monde où ce coup ne gagne pas à temps.
task-puzzle-wrong-save = Il existe un monde où vous perdez aussitôt après ce coup.
task-puzzle-wrong-open = Ce coup ne gagne pas à temps.
task-puzzle-wrong-save-open = Après ce coup, vous perdez aussitôt.
task-puzzle-wrong-odds = Un autre coup gagne dans davantage de mondes.
task-puzzle-slower = Ce coup gagne aussi, mais il faut { $slower } coups. Il y a plus rapide.
task-puzzle-undecided = Ce coup ne gagne pas à temps. On ignore s’il gagne plus tard : il ne compte donc pas comme une faute.
task-puzzle-misnamed = { $kind ->
    [noble] Ce n’est pas un noble.
    [advisor] Ce n’est pas un conseiller.
    [candidate] Ce n’est pas le prétendant.
    [soldier] Ce n’est pas le soldat.
   *[lady] Ce n’est pas une demoiselle.
}
task-puzzle-solved-win = Ce coup gagne dans tous les mondes.
task-puzzle-solved-save = Ce coup sauve la partie dans tous les mondes.
task-puzzle-solved-win-open = Ce coup gagne, quelle que soit la réponse.
task-puzzle-solved-save-open = Ce coup sauve la partie.
task-puzzle-solved-unmask = Dans tous les mondes, c’est le même personnage.
task-puzzle-solved-odds = Cette fois, le pari réussit : aucun autre coup ne gagne dans autant de mondes.
task-puzzle-given-up = Voici la solution ; les boutons au-dessous du tapis montrent le reste.
task-puzzle-again = Vous revoilà avant ce coup : essayez autre chose.
trainer-given-up = La solution
trainer-key-is = Le coup clé : { $move }.
trainer-answer-is = { $kind ->
    [noble] En { $square }, c’est un noble.
    [advisor] En { $square }, c’est un conseiller.
    [candidate] En { $square }, c’est le prétendant.
    [soldier] En { $square }, c’est le soldat.
   *[lady] En { $square }, c’est une demoiselle.
}
trainer-not-kind = { $kind ->
    [noble] Pourquoi n’est-ce pas un noble ?
    [advisor] Pourquoi n’est-ce pas un conseiller ?
    [candidate] Pourquoi n’est-ce pas le prétendant ?
    [soldier] Pourquoi n’est-ce pas le soldat ?
   *[lady] Pourquoi n’est-ce pas une demoiselle ?
}

## Les coups vus

trainer-look = Les coups que vous avez vus
trainer-look-at = { $at ->
    [0] Le tapis avant ces coups. Touchez-le pour revenir au problème.
   *[other] Le tapis après le coup { $at } sur { $of }. Touchez-le pour revenir au problème.
}
trainer-look-shows = Que montre ce coup ?
trainer-look-excludes = Le masque en { $square } ne peut pas être { $kinds }.
trainer-look-nothing = Il n’exclut rien.

## Les indices

trainer-hint-mask = Regardez le masque en { $square }.
trainer-hint-square = Il va en { $square }.
trainer-hint-masks = { $count ->
    [0] Regardez ce qui est sorti du tapis.
    [one] Regardez le masque en { $squares }.
   *[other] Regardez ensemble les masques en { $squares }.
}
trainer-hint-kinds = Aucun autre masque ne peut donc être { $kinds }.

## La certitude d’un coup

trainer-certainty-win = { $won ->
    [0] Ce coup ne gagne dans aucun des { $worlds } mondes possibles.
   *[other] Ce coup gagne dans { $won } des { $worlds } mondes possibles.
}
trainer-certainty-save = { $won ->
    [0] Ce coup ne vous sauve dans aucun des { $worlds } mondes possibles.
   *[other] Ce coup vous sauve dans { $won } des { $worlds } mondes possibles.
}
trainer-certainty-many = Compter dans combien des { $worlds } mondes possibles ce coup gagne prendrait trop de temps ici.

## La réponse à un mauvais coup

trainer-world = Voici un monde possible, et ce qui s’y passe.
trainer-world-none = Voici ce qui se passe.
trainer-step = Coup { $at } sur { $of }
trainer-first = Au début
trainer-back = Un coup en arrière
trainer-forward = Un coup en avant
trainer-in-time = Et la victoire n’est plus possible dans le nombre de coups donné.

## Le plan

trainer-plan-own = Le coup du plan
trainer-plan-replies = { $count ->
    [one] La seule réponse
   *[other] Les { $count } réponses possibles, la meilleure défense d’abord
}
trainer-plan-end = La partie est gagnée.
trainer-plan-lasts = { $lasts ->
    [0] { $step } : victoire immédiate
    [one] { $step } : encore un coup
   *[other] { $step } : encore { $lasts } coups
}
trainer-plan-more = Toutes les réponses
trainer-plan-line = Les coups jusqu’ici

## Les suspects

trainer-suspects = Suspects
trainer-suspects-full = toujours
trainer-suspects-asked = à la demande
trainer-suspects-off = jamais

## La page de tous les problèmes

trainer-today = Le problème du jour
trainer-today-solved = Le problème du jour est résolu. Un autre vous attend demain.
trainer-path = Le parcours des débutants
trainer-path-step = { $done ->
    [0] Commencer le parcours
   *[other] Continuer le parcours : { $done } sur { $total }
}
trainer-path-done = Vous êtes au bout du parcours.
trainer-mistakes = Revoir mes erreurs
trainer-mistakes-due = { $due ->
    [0] Rien à revoir aujourd’hui.
    [one] Un problème à revoir aujourd’hui.
   *[other] { $due } problèmes à revoir aujourd’hui.
}
trainer-mistakes-mode = Vous revoyez vos erreurs : ce que vous trouvez sans peine revient plus tard, ce que vous manquez revient bientôt.
trainer-mistakes-next = { $when ->
    [0] Ce problème revient aujourd’hui.
    [one] Ce problème revient demain.
   *[other] Ce problème revient dans { $when } jours.
}
trainer-choose = Choisir
trainer-kinds = Type
trainer-difficulties = Difficulté
trainer-themes = Thèmes
trainer-found = { $count ->
    [0] Aucun problème ne correspond. Retirez un filtre.
    [one] Un problème
   *[other] { $count } problèmes
}
trainer-random = Un au hasard
trainer-in-turn = L’un après l’autre
trainer-clear = Effacer les filtres
trainer-begin = Commencer
trainer-count = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
}
trainer-is-solved = résolu
trainer-is-missed = manqué

## Ce que le navigateur retient

trainer-progress = Mes progrès
trainer-solved = { $count ->
    [0] Aucun problème résolu pour l’instant.
    [one] Un problème résolu sur { $total }.
   *[other] { $count } problèmes résolus sur { $total }.
}
trainer-streak = { $days ->
    [0] Résolvez-en un aujourd’hui pour commencer une série.
    [one] Série : 1 jour.
   *[other] Série : { $days } jours.
}
trainer-kept = Tout reste dans ce navigateur. Pour l’emporter, enregistrez un fichier.
trainer-export = Enregistrer un fichier
trainer-import = Ouvrir un fichier
trainer-forget = Tout effacer
trainer-forget-sure = Vraiment tout effacer ?
trainer-forgotten = Tout est effacé.
trainer-imported = { $count ->
    [one] Un problème importé.
   *[other] { $count } problèmes importés.
}
trainer-import-wrong = Ce fichier ne contient pas de progrès de ce site. Rien n’a changé.
trainer-broken = Ce que ce navigateur a retenu de vos progrès est illisible. Nous l’avons mis de côté : vous pouvez l’enregistrer dans un fichier ou recommencer.
trainer-save-broken = Enregistrer la partie illisible
trainer-drop-broken = Effacer la partie illisible
trainer-full = Ce navigateur ne retient plus rien : sa mémoire est pleine ou bloquée. Enregistrez vos progrès dans un fichier.
trainer-no-list = La liste des problèmes n’a pas pu être chargée. Vérifiez la connexion, puis rechargez la page.
