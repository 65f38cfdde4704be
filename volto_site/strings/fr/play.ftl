### Ce que dit un tapis sur lequel on joue.

play-kind = { $kind ->
    [noble] noble
    [advisor] conseiller
    [candidate] prétendant
    [soldier] soldat
   *[lady] demoiselle
}

## Les cases

play-square-empty = { $square }, vide
play-square-mask = { $player ->
    [1] { $kind ->
        [noble] { $square }, noble d’Ivoire
        [advisor] { $square }, conseiller d’Ivoire
        [candidate] { $square }, prétendant d’Ivoire
        [soldier] { $square }, soldat d’Ivoire
        [lady] { $square }, demoiselle d’Ivoire
       *[hidden] { $square }, masque d’Ivoire
    }
   *[2] { $kind ->
        [noble] { $square }, noble de Nuit
        [advisor] { $square }, conseiller de Nuit
        [candidate] { $square }, prétendant de Nuit
        [soldier] { $square }, soldat de Nuit
        [lady] { $square }, demoiselle de Nuit
       *[hidden] { $square }, masque de Nuit
    }
}
play-square-suspects = { $player ->
    [1] { $square }, masque d’Ivoire, peut être { $kinds }
   *[2] { $square }, masque de Nuit, peut être { $kinds }
}
play-square-certain = { $player ->
    [1] { $square }, masque d’Ivoire, ne peut être que { $kinds }
   *[2] { $square }, masque de Nuit, ne peut être que { $kinds }
}
play-also-selected = { $what }, masque choisi
play-also-target = { $what }, coup possible
play-also-capture = { $what }, capture possible
play-hint = Les flèches vont de case en case, Entrée choisit un masque puis le joue, Échap annule. Vous pouvez aussi taper un coup, par exemple b2b3.

## Les outils

play-tools = Outils du tapis
play-undo = Reprendre le coup
play-redo = Rejouer le coup
play-reset = Recommencer
play-turn = Tourner la table
play-coordinates = Coordonnées
play-suspects = Suspects
play-copy = Copier la position
play-share = Copier le lien
play-full = Plein écran
play-legend = Masques et marques
play-copied = La position est dans le presse-papiers.
play-shared = Le lien est dans le presse-papiers.
play-not-copied = Le navigateur n’a pas permis de copier.

## Ce qui se passe

play-selected-can = { $kind ->
    [noble] Le noble en { $square } peut aller en { $squares }.
    [advisor] Le conseiller en { $square } peut aller en { $squares }.
    [candidate] Le prétendant en { $square } peut aller en { $squares }.
    [soldier] Le soldat en { $square } peut aller en { $squares }.
   *[lady] La demoiselle en { $square } peut aller en { $squares }.
}
play-selected-stuck = { $kind ->
    [noble] Le noble en { $square } ne peut aller nulle part pour l’instant.
    [advisor] Le conseiller en { $square } ne peut aller nulle part pour l’instant.
    [candidate] Le prétendant en { $square } ne peut aller nulle part pour l’instant.
    [soldier] Le soldat en { $square } ne peut aller nulle part pour l’instant.
   *[lady] La demoiselle en { $square } ne peut aller nulle part pour l’instant.
}
play-cancelled = Plus aucun masque n’est choisi.
play-typed = Coup tapé jusqu’ici : { $text }
play-moved = { $player ->
    [1] { $kind ->
        [noble] Le noble d’Ivoire va de { $from } en { $to }.
        [advisor] Le conseiller d’Ivoire va de { $from } en { $to }.
        [candidate] Le prétendant d’Ivoire va de { $from } en { $to }.
        [soldier] Le soldat d’Ivoire va de { $from } en { $to }.
        [lady] La demoiselle d’Ivoire va de { $from } en { $to }.
       *[hidden] Un masque d’Ivoire va de { $from } en { $to }.
    }
   *[2] { $kind ->
        [noble] Le noble de Nuit va de { $from } en { $to }.
        [advisor] Le conseiller de Nuit va de { $from } en { $to }.
        [candidate] Le prétendant de Nuit va de { $from } en { $to }.
        [soldier] Le soldat de Nuit va de { $from } en { $to }.
        [lady] La demoiselle de Nuit va de { $from } en { $to }.
       *[hidden] Un masque de Nuit va de { $from } en { $to }.
    }
}
play-captured = { $kind ->
    [noble] Un noble est capturé et quitte le tapis.
    [advisor] Un conseiller est capturé et quitte le tapis.
    [candidate] Le prétendant est capturé !
    [soldier] Le soldat est capturé et quitte le tapis.
   *[lady] Une demoiselle est capturée : elle et le masque qui l’a prise quittent le tapis.
}
play-settled = Le soldat a atteint le palais et y reste jusqu’à la fin.
play-next = { $player ->
    [1] C’est à Ivoire de jouer.
   *[2] C’est à Nuit de jouer.
}
play-your-turn = À vous de jouer.
play-thinks = { $player ->
    [1] Ivoire réfléchit…
   *[2] Nuit réfléchit…
}
play-undone = { $player ->
    [1] Le coup est repris. C’est à Ivoire de jouer.
   *[2] Le coup est repris. C’est à Nuit de jouer.
}
play-danger = { $count ->
    [one] Attention, votre prétendant est en danger : le masque en { $squares } pourrait le capturer.
   *[other] Attention, votre prétendant est en danger : les masques en { $squares } pourraient le capturer.
}
play-started-again = { $player ->
    [1] Le tapis est comme au début. C’est à Ivoire de jouer.
   *[2] Le tapis est comme au début. C’est à Nuit de jouer.
}
play-turned = { $player ->
    [1] La table vue du côté d’Ivoire.
   *[2] La table vue du côté de Nuit.
}
play-other-turn = { $player ->
    [1] C’est à Ivoire de jouer, et Ivoire ne répond pas sur ce tapis : reprenez le coup pour en essayer un autre.
   *[2] C’est à Nuit de jouer, et Nuit ne répond pas sur ce tapis : reprenez le coup pour en essayer un autre.
}

## Où en est la partie

play-standing = Où en est la partie
play-side = { $player ->
    [1] Ivoire
   *[2] Nuit
}
play-side-you = { $player ->
    [1] Vous (Ivoire)
   *[2] Vous (Nuit)
}
play-side-turn = joue
play-side-turn-you = à vous
play-side-thinks = réfléchit…
play-no-lady-lost = { $player ->
    [1] Ivoire n’a perdu aucune demoiselle.
   *[2] Nuit n’a perdu aucune demoiselle.
}

## La fin

play-won = { $winner ->
    [1] Ivoire gagne
   *[2] Nuit gagne
}
play-you-won = Vous gagnez
play-you-lost = Vous perdez
play-drawn = Partie nulle
play-over = La partie est finie : reprenez des coups ou recommencez pour essayer autre chose.
play-because-win-candidate = { $winner ->
    [1] Le prétendant de Nuit est capturé.
   *[2] Le prétendant d’Ivoire est capturé.
}
play-because-win-ladies = { $winner ->
    [1] La seconde demoiselle d’Ivoire est capturée : qui perd ses deux demoiselles gagne.
   *[2] La seconde demoiselle de Nuit est capturée : qui perd ses deux demoiselles gagne.
}
play-because-win-palace = { $winner ->
    [1] Le prétendant d’Ivoire se tient dans le palais de Nuit.
   *[2] Le prétendant de Nuit se tient dans le palais d’Ivoire.
}
play-because-capture-lady-by-candidate = { $winner ->
    [1] Le prétendant de Nuit a capturé une demoiselle et quitte le tapis avec elle.
   *[2] Le prétendant d’Ivoire a capturé une demoiselle et quitte le tapis avec elle.
}
play-because-ruling-no-move = { $player ->
    [1] Ivoire n’a aucun coup permis.
   *[2] Nuit n’a aucun coup permis.
}
play-because-ruling-repetition = La même image est là pour la troisième fois.
play-story-win-candidate = { $winner ->
    [1] Démasqué devant tout Venise, le prétendant de Nuit est perdu : toutes les voix du Conseil vont à Ivoire, qui donne le nouveau doge.
   *[2] Démasqué devant tout Venise, le prétendant d’Ivoire est perdu : toutes les voix du Conseil vont à Nuit, qui donne le nouveau doge.
}
play-story-win-ladies = { $winner ->
    [1] Deux demoiselles offensées, c’est le scandale : le Conseil vote pour leur famille, et le nouveau doge est d’Ivoire.
   *[2] Deux demoiselles offensées, c’est le scandale : le Conseil vote pour leur famille, et le nouveau doge est de Nuit.
}
play-story-win-palace = { $winner ->
    [1] Il salue la foule depuis le palais de son rival, qui en perd la face et toutes les voix : le prétendant d’Ivoire est le nouveau doge.
   *[2] Il salue la foule depuis le palais de son rival, qui en perd la face et toutes les voix : le prétendant de Nuit est le nouveau doge.
}
play-story-capture-lady-by-candidate = { $winner ->
    [1] Un prétendant qui porte la main sur une demoiselle n’a plus une voix : le nouveau doge est d’Ivoire.
   *[2] Un prétendant qui porte la main sur une demoiselle n’a plus une voix : le nouveau doge est de Nuit.
}
play-story-drawn = Le Conseil ne s’accorde pas : ce soir, Venise n’a pas de doge.

## Toucher sans jouer

play-touched-empty = { $player ->
    [1] La case { $square } est vide. Touchez d’abord le masque d’Ivoire à déplacer.
   *[2] La case { $square } est vide. Touchez d’abord le masque de Nuit à déplacer.
}
play-touched-enemy = { $player ->
    [1] Le masque en { $square } est à Nuit, et c’est à Ivoire de jouer. Touchez d’abord le masque d’Ivoire à déplacer.
   *[2] Le masque en { $square } est à Ivoire, et c’est à Nuit de jouer. Touchez d’abord le masque de Nuit à déplacer.
}
play-touched-unknown = Qui se tient en { $square } ? Vous ne le saurez qu’en capturant le masque.
play-touched-unmask = Dans ce problème, rien ne bouge : nommez le masque avec les boutons.

## Pourquoi un coup est refusé

play-refused-turn-must-move = { $player ->
    [1] C’est à Ivoire de jouer : déplacez un masque d’Ivoire vers une autre case.
   *[2] C’est à Nuit de jouer : déplacez un masque de Nuit vers une autre case.
}
play-refused-turn-own-mask = En { $to } se tient un masque de la même famille : un masque ne va jamais sur un des siens.
play-refused-move-noble = Le noble avance, recule ou va de côté d’une case, pas de { $from } en { $to }.
play-refused-move-advisor = Le conseiller va d’une case en diagonale, pas de { $from } en { $to }.
play-refused-move-candidate = Le prétendant va d’une case dans n’importe quelle direction, pas de { $from } en { $to }.
play-refused-move-soldier = Le soldat va droit devant lui par des cases vides, pas de { $from } en { $to }.
play-refused-move-soldier-palace = Le soldat a atteint le palais adverse et y reste jusqu’à la fin.
play-refused-move-lady = La demoiselle va d’une case dans n’importe quelle direction, sur une case vide, pas de { $from } en { $to }.
play-refused-win-ladies = La partie est finie : une seconde demoiselle a été capturée.
play-rule = La règle : { $title }

## Le moteur

play-loading = Le moteur du jeu se charge.
play-loading-bytes = { NUMBER($loaded, minimumFractionDigits:1, maximumFractionDigits:1) } sur { NUMBER($total, minimumFractionDigits:1, maximumFractionDigits:1) } Mo
play-loaded = Le moteur est prêt.
play-failed-no-wasm = Ce navigateur ne peut pas faire tourner le moteur, car WebAssembly lui manque ou y est bloqué. La page reste lisible.
play-failed-no-worker = Ce navigateur ne peut pas faire tourner le moteur, car il n’autorise pas les « workers » ici. La page reste lisible.
play-failed-network = Le moteur n’a pas pu être chargé : vérifiez la connexion, puis réessayez. La page reste lisible.
play-failed-timeout = Le moteur ne répond pas. Réessayez ; la page reste lisible.
play-failed-crash = Le moteur s’est arrêté. Réessayez : aucun coup n’est perdu.
play-failed-lost = Le moteur s’est arrêté, et ce navigateur n’a pas gardé l’ordre des masques cachés. Réessayez : la partie recommence avec d’autres masques.
play-retry = Réessayer

## Les suspects

play-suspects-title = Ce que les masques cachés peuvent encore être
play-suspects-unknown = Ce schéma ne montre que quelques masques : on ne peut rien en déduire.
play-why-not = Pourquoi pas les autres ?
play-why-diagonal = Il est allé de { $from } en { $to }, en diagonale.
play-why-orthogonal = Il est allé de { $from } en { $to }, en ligne droite.
play-why-sideways = Il est allé de { $from } en { $to }, de côté.
play-why-backward = Il est allé de { $from } en { $to }, en reculant.
play-why-far = Il est allé de { $from } en { $to }, de plus d’une case.
play-why-captured = Il a capturé en { $to }, ce qu’une demoiselle ne peut pas.
play-why-palace = Il se tenait en { $from }, dans le palais adverse, et la partie a continué.
play-why-shown = Il s’est montré : c’est le prétendant.
play-why-gone = Il n’y en a plus sur le tapis.
play-why-counted = { $count ->
    [one] Le masque en { $squares } est forcément le dernier : { $kinds }.
   *[other] Les masques en { $squares } sont forcément tous ceux qui restent : { $kinds }.
}
play-why-no-move = On a vu si son camp pouvait encore jouer, et cela l’exclut.
