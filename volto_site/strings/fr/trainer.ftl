### L’entraînement : ce qu’un problème demande et répond, la page de tous les problèmes, et ce qu’elle retient.

## La page d’un problème

trainer-name = { $kind ->
    [win] Problème { $number } · Gagner en { $within }
    [save] Problème { $number } · Sauver
    [unmask] Problème { $number } · Démasquer
   *[odds] Problème { $number } · Parier
}
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
trainer-ask-unmask = { $count ->
    [one] Qui se cache sous le masque en { $square } ?
   *[other] Qui se cache sous les masques en { $square } ?
}
trainer-ask-odds = { $player ->
    [1] Rien n’est certain. Trouvez le meilleur pari d’Ivoire : le coup qui gagne le plus souvent, défaites déduites.
   *[2] Rien n’est certain. Trouvez le meilleur pari de Nuit : le coup qui gagne le plus souvent, défaites déduites.
}
trainer-open = Tous les masques sont découverts.
trainer-hidden = { $player ->
    [1] Vous êtes à la place d’Ivoire, et les masques de Nuit sont cachés.
   *[2] Vous êtes à la place de Nuit, et les masques d’Ivoire sont cachés.
}
trainer-seen = { $count ->
    [one] Vous avez vu le dernier coup :
   *[other] Vous avez vu les { $count } derniers coups :
}
trainer-hardness = Ce qui le rend difficile
trainer-ways = Les problèmes voisins
trainer-prev = Problème précédent
trainer-next = Problème suivant
trainer-embed = Intégrer ce problème à votre page
trainer-embed-about = Cette ligne de code affiche le problème sans le reste du site.
trainer-embed-copy = Copier la ligne
trainer-embed-copied = La ligne est dans le presse-papiers.
trainer-embed-not-copied = Le navigateur n’a pas permis la copie : sélectionnez la ligne vous-même.

## Résoudre

trainer-hint = { $left ->
    [0] Indice (0)
   *[other] Indice ({ $left })
}
trainer-give-up = Voir la solution
trainer-again = Réessayer
trainer-anew = Recommencer
trainer-why = Voir pourquoi
trainer-plan = Le plan
trainer-free = Jouer masques découverts
trainer-resume = Retour au problème
trainer-on = Problème suivant
trainer-onward = Jouer la suite contre l’ordinateur
trainer-name-it = Nommez le masque
task-puzzle-wrong = Face à certains masques cachés, ce coup ne gagne pas à temps.
task-puzzle-wrong-save = Face à certains masques cachés, vous pouvez perdre aussitôt après ce coup.
task-puzzle-wrong-open = Ce coup ne gagne pas à temps.
task-puzzle-wrong-save-open = Après ce coup, vous perdez aussitôt.
task-puzzle-wrong-odds = Un autre coup est un meilleur pari.
task-puzzle-slower = Ce coup gagne aussi, mais en { $slower } coups. Il y a plus rapide.
task-puzzle-undecided = Ce coup ne gagne pas à temps. Il gagne peut-être plus tard : ce n’est pas compté comme une erreur.
task-puzzle-misnamed = { $kind ->
    [noble] Ce n’est pas un noble.
    [advisor] Ce n’est pas un conseiller.
    [candidate] Ce n’est pas le prétendant.
    [soldier] Ce n’est pas le soldat.
   *[lady] Ce n’est pas une demoiselle.
}
task-puzzle-solved-win = Ce coup gagne, quels que soient les masques cachés.
task-puzzle-solved-save = Ce coup sauve la partie, quels que soient les masques cachés.
task-puzzle-solved-win-open = Ce coup gagne aussitôt.
task-puzzle-solved-save-open = Ce coup sauve la partie.
task-puzzle-solved-unmask = C’est cela : aucun autre personnage n’est possible.
task-puzzle-solved-odds = Cette fois, le pari réussit. Aucun autre coup ne gagne aussi souvent, défaites déduites.
task-puzzle-given-up = Voici la solution. Les boutons au-dessous du tapis montrent le reste.
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

## Les coups vus

trainer-look = Les coups jusqu’ici
trainer-look-before = L’indice est dans les coups précédents : parcourez-les avec ‹ et ›.
trainer-look-count = Coup
trainer-look-at = { $at ->
    [0] Avant ces coups. Touchez le tapis pour revenir au problème.
   *[other] Après le coup { $at } sur { $of }. Touchez le tapis pour revenir.
}
trainer-look-excludes = Le masque en { $square } ne peut pas être { $kinds }.
trainer-look-nothing = Ce coup n’exclut rien.

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
trainer-certainty-many = Il y a { $worlds } mondes possibles : compter ceux où ce coup gagne prendrait trop de temps.

## La réponse à un mauvais coup

trainer-world = Si les masques cachés sont ceux-ci, voici ce qui se passe.
trainer-world-none = Voici ce qui se passe.
trainer-step = Coup { $at } sur { $of }
trainer-first = Au début
trainer-back = Un coup en arrière
trainer-forward = Un coup en avant

## Le plan

trainer-plan-own = Votre coup
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

## La série : où l’on en est, et comment elle va

trainer-place = { $at } sur { $of }
trainer-rating-change = { $way ->
    [down] −{ $by }
   *[up] +{ $by }
}
trainer-rating-said = { $way ->
    [down] { $by ->
        [one] Votre cote est maintenant de { $points } : { $by } point de moins.
       *[other] Votre cote est maintenant de { $points } : { $by } points de moins.
    }
   *[up] { $by ->
        [one] Votre cote est maintenant de { $points } : { $by } point de plus.
       *[other] Votre cote est maintenant de { $points } : { $by } points de plus.
    }
}
trainer-score = { $solved ->
    [0] 0 résolu
    [one] 1 résolu
   *[other] { $solved } résolus
}
trainer-storm-said = { $solved ->
    [0] Aucun résolu.
    [one] Un résolu.
   *[other] { $solved } résolus.
}
trainer-strikes-said = { $left ->
    [one] { $solved ->
        [0] Aucun résolu, fin à la prochaine erreur.
        [one] Un résolu, fin à la prochaine erreur.
       *[other] { $solved } résolus, fin à la prochaine erreur.
    }
   *[other] { $solved ->
        [0] Aucun résolu, encore { $left } erreurs avant la fin.
        [one] Un résolu, encore { $left } erreurs avant la fin.
       *[other] { $solved } résolus, encore { $left } erreurs avant la fin.
    }
}
trainer-seconds-left = Encore { $seconds } secondes.
trainer-ended-time = Le temps est écoulé.
trainer-ended-strikes = C’était la troisième erreur.
trainer-ended-done = Vous avez vu tous les problèmes de ce défi.
trainer-ended-left = Le défi est fini : vous avez quitté la page.
trainer-ended-solved = { $solved ->
    [0] Aucun problème résolu
    [one] Un problème résolu
   *[other] { $solved } problèmes résolus
}
trainer-ended-missed = { $missed ->
    [0] Aucune erreur.
    [one] Une erreur.
   *[other] { $missed } erreurs.
}
trainer-best = Votre record : { $best }
trainer-best-new = Nouveau record : { $best }

## La page de tous les problèmes

trainer-feed = S’entraîner
trainer-feed-about = Des problèmes variés, à votre niveau, que vous n’avez pas encore résolus.
trainer-feed-done = Vous avez vu tous les problèmes. Revoyez vos erreurs, ou relevez un défi.
trainer-storm = Tempête
trainer-storm-about = Résolvez-en le plus possible en trois minutes. Une erreur coûte dix secondes.
trainer-strikes = Trois erreurs
trainer-strikes-about = Du facile au difficile, jusqu’à la troisième erreur. Sans chronomètre.
trainer-path-about = Des problèmes choisis, une idée à la fois.
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
trainer-mistakes-again = { $count ->
    [one] Revoir mon erreur maintenant
   *[other] Revoir mes { $count } erreurs maintenant
}
trainer-mistakes-mode = Vous revoyez vos erreurs. Ce que vous trouvez revient plus tard, ce que vous manquez revient bientôt.
trainer-mistakes-next = { $when ->
    [0] Ce problème revient aujourd’hui.
    [one] Ce problème revient demain.
   *[other] Ce problème revient dans { $when } jours.
}
trainer-choose = Choisir
trainer-kinds = Type
trainer-states = Où vous en êtes
trainer-is-open = à résoudre
trainer-difficulties = Difficulté
trainer-themes = Thèmes
trainer-by-theme = Par thème
trainer-by-theme-about = Choisissez un thème pour le travailler. Il vous indique déjà quoi chercher.
trainer-pages = Pages de problèmes
trainer-page-earlier = Précédents
trainer-page-later = Suivants
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

## Les chiffres

trainer-figures = Mes statistiques
trainer-rating = Cote
trainer-rating-now = Votre cote : { $points }
trainer-rating-forming = Votre cote prend forme.
trainer-rating-about = Seul compte votre premier essai sur un problème. Résolu, il rapporte des points ; manqué, il en coûte ; avec un indice, il compte pour moitié. Les défis ne comptent pas.
trainer-rating-curve = Votre cote de problème en problème
trainer-rating-hide = Cacher ma cote
trainer-rating-show = Montrer ma cote
trainer-calendar = Jours
trainer-calendar-said = { $active ->
    [0] Aucun problème ces six derniers mois.
    [one] { $total ->
        [one] Un seul problème ces six derniers mois.
       *[other] { $total } problèmes, le même jour, ces six derniers mois.
    }
   *[other] { $total } problèmes sur { $active } jours, ces six derniers mois.
}
trainer-calendar-day = { $day } : { $count }
trainer-by-theme-figures = Précision et rapidité
trainer-column-theme = Thème
trainer-column-tries = Essais
trainer-column-accuracy = Au premier essai
trainer-column-speed = Temps habituel
trainer-all-themes = Tous les problèmes
trainer-share = { $share } %
trainer-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
trainer-history = Historique
trainer-result-solved = résolu
trainer-result-helped = résolu avec un indice
trainer-result-missed = manqué
trainer-more = Afficher plus

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
    [one] { $count } problème importé.
   *[other] { $count } problèmes importés.
}
trainer-import-wrong = Ce fichier ne contient pas de progrès de ce site. Rien n’a changé.
trainer-broken = Ce que ce navigateur a retenu de vos progrès est illisible. Nous l’avons mis de côté : vous pouvez l’enregistrer dans un fichier ou recommencer.
trainer-save-broken = Enregistrer ces données
trainer-drop-broken = Effacer ces données
trainer-full = Ce navigateur ne retient plus rien : sa mémoire est pleine ou bloquée. Enregistrez vos progrès dans un fichier.
trainer-no-list = La liste des problèmes n’a pas pu être chargée. Vérifiez la connexion, puis rechargez la page.

## Notes et suspects

trainer-aid = Montrer les suspects (coûte un indice)
trainer-pencil = Touchez un masque caché pour noter ce qu’il n’est pas. Vos propres notes ne coûtent rien.
trainer-name-both = Nommez le masque en { $square }

## Après la réponse

trainer-argument = Comment on pouvait le savoir au départ
trainer-clue-move = { $how ->
    [far] Le masque en { $square } a avancé de plusieurs cases au coup { $turn } : il ne peut pas être { $kinds }.
    [diagonal] Le masque en { $square } est allé en diagonale au coup { $turn } : il ne peut pas être { $kinds }.
    [diagonal-captured] Le masque en { $square } a capturé en diagonale au coup { $turn } : il ne peut pas être { $kinds }.
    [sideways] Le masque en { $square } est allé de côté au coup { $turn } : il ne peut pas être { $kinds }.
    [sideways-captured] Le masque en { $square } a capturé de côté au coup { $turn } : il ne peut pas être { $kinds }.
    [backward] Le masque en { $square } a reculé au coup { $turn } : il ne peut pas être { $kinds }.
    [backward-captured] Le masque en { $square } a capturé en reculant au coup { $turn } : il ne peut pas être { $kinds }.
    [orthogonal] Le masque en { $square } s’est déplacé au coup { $turn }, mais pas en diagonale : il ne peut pas être { $kinds }.
    [orthogonal-captured] Le masque en { $square } a capturé au coup { $turn }, mais pas en diagonale : il ne peut pas être { $kinds }.
   *[captured] Le masque en { $square } a capturé au coup { $turn } : il ne peut pas être { $kinds }.
}
trainer-clue-palace = Le masque en { $square } était dans votre palais, et la partie a continué : ce n’est pas le prétendant.
trainer-clue-no-move = Le masque en { $square } ne peut pas être { $kinds } : sinon, l’adversaire n’aurait eu aucun coup possible.
trainer-clue-given = D’après l’énoncé, le masque en { $square } ne peut pas être { $kinds }.
trainer-clue-gone = { $kind ->
    [noble] Les trois nobles ont quitté le tapis.
    [advisor] Les trois conseillers ont quitté le tapis.
    [soldier] Le soldat a quitté le tapis.
   *[lady] Les deux demoiselles ont quitté le tapis.
}
trainer-clue-counted = { $count ->
    [one] Le masque en { $squares } est forcément { $used }, et il n’en reste pas d’autre. Donc celui de { $square } ne peut pas être { $kinds }.
   *[other] Les masques en { $squares } sont forcément les derniers qui restent : { $last }. Donc celui de { $square } ne peut pas être { $kinds }.
}
trainer-clue-so = { $kind ->
    [noble] Donc le masque en { $square } est un noble.
    [advisor] Donc le masque en { $square } est un conseiller.
    [candidate] Donc le masque en { $square } est le prétendant.
    [soldier] Donc le masque en { $square } est le soldat.
   *[lady] Donc le masque en { $square } est une demoiselle.
}
trainer-clue-left = Donc le masque en { $square } est forcément { $kinds }.
trainer-notes = Vos notes
trainer-notes-right = { $square } : tout ce que vous avez barré est bien exclu.
trainer-notes-wrong = { $square } : vous avez barré trop de personnages. Ce masque pouvait encore être { $kinds }.
trainer-notes-missed = { $square } : ce masque ne pouvait pas non plus être { $kinds }.
trainer-bets = Tous les coups
trainer-bets-about = Il y a { $worlds } mondes possibles (autant de façons de nommer les masques cachés). Voici dans combien chaque coup gagne ou perd aussitôt.
trainer-bets-move = Coup
trainer-bets-won = Gagnés
trainer-bets-lost = Perdus
trainer-bets-open = Indécis
trainer-bets-others = { $count ->
    [one] Un autre coup
   *[other] { $count } autres coups
}

## Où un mauvais coup est puni

trainer-end-covered = En { $a }, votre prétendant est capturé depuis { $b }.
trainer-end-palace = De { $b }, le prétendant adverse entre dans votre palais en { $a }.
trainer-end-lady = En { $a } se tient une demoiselle : le prétendant qui la capture sort avec elle.
trainer-end-ladies = En { $a }, c’est la seconde demoiselle. Le joueur qui la capture perd.
trainer-end-stuck = L’adversaire n’a plus de coup : la partie est nulle.
trainer-end-escaped = Le prétendant adverse s’est échappé de { $a } en { $b }.
trainer-end-taken = Votre masque en { $a } est capturé depuis { $b } : il ne menace plus rien.
trainer-end-blocked = Le masque en { $a } barre maintenant le chemin vers { $b }.
trainer-end-occupied = Un masque est maintenant en { $a }, et c’est peut-être une demoiselle.
trainer-end-other = { $kind ->
    [noble] En { $a }, ce n’était qu’un noble.
    [advisor] En { $a }, ce n’était qu’un conseiller.
    [soldier] En { $a }, ce n’était que le soldat.
   *[lady] En { $a }, c’était une demoiselle.
}
trainer-end-attacked = Votre prétendant en { $a } est menacé depuis { $b } : il faut d’abord le sauver.
trainer-end-nearing = De { $b }, le prétendant adverse va entrer dans votre palais : arrêtez-le d’abord.
trainer-end-captured = { $left ->
    [one] Votre masque en { $a } est capturé, et le coup qui reste ne suffit pas pour gagner à coup sûr.
   *[other] Votre masque en { $a } est capturé, et les { $left } coups qui restent ne suffisent pas pour gagner à coup sûr.
}
trainer-end-free = { $left ->
    [one] Le prétendant adverse s’éclipse en { $b }, et le coup qui reste ne suffit pas.
   *[other] Le prétendant adverse s’éclipse en { $b }, et les { $left } coups qui restent ne suffisent pas.
}
trainer-end-held = { $left ->
    [one] La réponse de { $a } en { $b } tient bon : le coup qui reste ne suffit pas pour gagner à coup sûr.
   *[other] La réponse de { $a } en { $b } tient bon : les { $left } coups qui restent ne suffisent pas pour gagner à coup sûr.
}
trainer-end-idle = { $left ->
    [one] Votre coup ne menaçait rien, et le coup qui reste ne suffit pas pour gagner à coup sûr.
   *[other] Votre coup ne menaçait rien, et les { $left } coups qui restent ne suffisent pas pour gagner à coup sûr.
}
trainer-end-quiet = La partie continue : ce coup ne gagne tout de suite dans aucun monde.
task-puzzle-misnamed-both = Au moins un de ces deux noms est faux.

## Les problèmes retirés

retired-title = Un problème retiré
retired-about = Ce problème n’est plus dans la collection. Ce que vous avez résolu reste dans vos progrès.
retired-copy = Il ressemblait trop à un autre problème.
retired-padding = Des masques inutiles encombraient le tapis.
retired-surplus = D’autres problèmes montrent mieux la même idée.
retired-rule = Son pari perdait au moins aussi souvent qu’il gagnait.
retired-instead = Résoudre celui qui le remplace
