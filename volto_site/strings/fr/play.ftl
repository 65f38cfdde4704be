### Ce que dit un tapis sur lequel on joue.

play-kind = { $kind ->
    [noble] noble
    [advisor] conseiller
    [candidate] prétendant
    [soldier] soldat
   *[lady] demoiselle
}
play-a-kind = { $kind ->
    [noble] un noble
    [advisor] un conseiller
    [candidate] le prétendant
    [soldier] le soldat
   *[lady] une demoiselle
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
    [1] { $square }, masque d’Ivoire, forcément { $kinds }
   *[2] { $square }, masque de Nuit, forcément { $kinds }
}
play-also-selected = { $what }, masque choisi
play-also-target = { $what }, coup possible
play-also-capture = { $what }, capture possible
play-hint = Les flèches mènent de case en case. Entrée choisit un masque, puis sa case. Échap annule. Vous pouvez aussi taper un coup, par exemple b2b3.

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
play-captured = { $player ->
    [1] { $kind ->
        [noble] Un noble d’Ivoire est capturé et quitte le tapis.
        [advisor] Un conseiller d’Ivoire est capturé et quitte le tapis.
        [candidate] Le prétendant d’Ivoire est capturé !
        [soldier] Le soldat d’Ivoire est capturé et quitte le tapis.
       *[lady] Une demoiselle d’Ivoire est capturée : elle et le masque qui l’a capturée quittent le tapis.
    }
   *[2] { $kind ->
        [noble] Un noble de Nuit est capturé et quitte le tapis.
        [advisor] Un conseiller de Nuit est capturé et quitte le tapis.
        [candidate] Le prétendant de Nuit est capturé !
        [soldier] Le soldat de Nuit est capturé et quitte le tapis.
       *[lady] Une demoiselle de Nuit est capturée : elle et le masque qui l’a capturée quittent le tapis.
    }
}
play-settled = Le soldat est au palais et y reste jusqu’à la fin.
play-next = { $player ->
    [1] C’est à Ivoire de jouer.
   *[2] C’est à Nuit de jouer.
}
play-your-turn = À vous de jouer.
play-thinks = { $player ->
    [1] Ivoire réfléchit…
   *[2] Nuit réfléchit…
}
play-before = Avant cela : { $events }
play-undone = { $player ->
    [1] Le coup est repris. C’est à Ivoire de jouer.
   *[2] Le coup est repris. C’est à Nuit de jouer.
}
play-danger = { $count ->
    [one] Attention, votre prétendant est en danger : le masque en { $squares } pourrait le capturer.
   *[other] Attention, votre prétendant est en danger : les masques en { $squares } pourraient le capturer.
}
play-started-again = { $player ->
    [1] Retour au début. C’est à Ivoire de jouer.
   *[2] Retour au début. C’est à Nuit de jouer.
}
play-turned = { $player ->
    [1] La table vue du côté d’Ivoire.
   *[2] La table vue du côté de Nuit.
}
play-other-turn = { $player ->
    [1] Ici, Ivoire ne répond pas. Reprenez le coup pour en essayer un autre.
   *[2] Ici, Nuit ne répond pas. Reprenez le coup pour en essayer un autre.
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
play-over = La partie est finie. Pour essayer autre chose, reprenez des coups ou recommencez.
play-because-win-candidate = { $winner ->
    [1] Le prétendant de Nuit est capturé.
   *[2] Le prétendant d’Ivoire est capturé.
}
play-because-win-ladies = { $winner ->
    [1] La seconde demoiselle d’Ivoire est capturée : le joueur qui perd ses deux demoiselles gagne.
   *[2] La seconde demoiselle de Nuit est capturée : le joueur qui perd ses deux demoiselles gagne.
}
play-because-win-palace = { $winner ->
    [1] Le prétendant d’Ivoire est dans le palais de Nuit.
   *[2] Le prétendant de Nuit est dans le palais d’Ivoire.
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
    [1] Tout Venise a vu son visage. Le Conseil donne toutes ses voix au prétendant d’Ivoire, qui devient doge.
   *[2] Tout Venise a vu son visage. Le Conseil donne toutes ses voix au prétendant de Nuit, qui devient doge.
}
play-story-win-ladies = { $winner ->
    [1] Deux demoiselles offensées : c’est le scandale. Le Conseil vote pour leur famille, et le prétendant d’Ivoire devient doge.
   *[2] Deux demoiselles offensées : c’est le scandale. Le Conseil vote pour leur famille, et le prétendant de Nuit devient doge.
}
play-story-win-palace = { $winner ->
    [1] Le prétendant d’Ivoire salue la foule depuis le palais de son rival. Le Conseil lui donne toutes ses voix : il devient doge.
   *[2] Le prétendant de Nuit salue la foule depuis le palais de son rival. Le Conseil lui donne toutes ses voix : il devient doge.
}
play-story-capture-lady-by-candidate = { $winner ->
    [1] Un prétendant qui porte la main sur une demoiselle perd toutes les voix du Conseil. Celui d’Ivoire devient doge.
   *[2] Un prétendant qui porte la main sur une demoiselle perd toutes les voix du Conseil. Celui de Nuit devient doge.
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
play-touched-unknown = Vous ne voyez pas qui se cache en { $square }. Une capture vous le montrera.
play-touched-unmask = Dans ce problème, rien ne bouge : nommez le masque avec les boutons.

## Pourquoi un coup est refusé

play-refused-turn-must-move = { $player ->
    [1] C’est à Ivoire de jouer : déplacez un masque d’Ivoire vers une autre case.
   *[2] C’est à Nuit de jouer : déplacez un masque de Nuit vers une autre case.
}
play-refused-turn-own-mask = En { $to }, il y a déjà un masque du même camp. Un masque ne va jamais sur un des siens.
play-refused-move-noble = Le noble va d’une case en avant, en arrière ou de côté : il ne peut pas aller de { $from } en { $to }.
play-refused-move-advisor = Le conseiller va d’une case en diagonale : il ne peut pas aller de { $from } en { $to }.
play-refused-move-candidate = Le prétendant ne va que d’une case, dans n’importe quelle direction : il ne peut pas aller de { $from } en { $to }.
play-refused-move-soldier = Le soldat va droit devant lui, par des cases vides : il ne peut pas aller de { $from } en { $to }.
play-refused-move-soldier-palace = Le soldat a atteint le palais adverse et y reste jusqu’à la fin.
play-refused-move-lady = La demoiselle va d’une case, toujours sur une case vide : elle ne peut pas aller de { $from } en { $to }.
play-refused-win-ladies = La partie est finie : une seconde demoiselle a été capturée.
play-rule = La règle : { $title }

## Le programme du jeu

play-loading = Le jeu se charge.
play-loading-bytes = { NUMBER($loaded, minimumFractionDigits:1, maximumFractionDigits:1) } sur { NUMBER($total, minimumFractionDigits:1, maximumFractionDigits:1) } Mo
play-loaded = Le jeu est prêt.
play-failed-no-wasm = Ce navigateur ne peut pas faire tourner le jeu : WebAssembly y manque ou y est bloqué. La page reste lisible.
play-failed-no-worker = Ce navigateur ne peut pas faire tourner le jeu : il bloque ici les tâches de fond (« workers »). La page reste lisible.
play-failed-network = Le jeu n’a pas pu être chargé. Vérifiez la connexion, puis réessayez. La page reste lisible.
play-failed-timeout = Le jeu ne répond pas. Réessayez ; la page reste lisible.
play-failed-crash = Le jeu s’est arrêté. Réessayez : aucun coup n’est perdu.
play-failed-lost = Le jeu s’est arrêté, et ce navigateur n’a pas gardé les masques cachés. Réessayez : la partie recommencera avec d’autres masques.
play-retry = Réessayer

## Les suspects

play-suspects-title = Ce que les masques cachés peuvent encore être
play-suspects-unknown = Ce schéma ne montre que quelques masques : on ne peut rien en déduire.
play-why-not = Pourquoi les autres sont-ils exclus ?
play-why-diagonal = Il est allé de { $from } en { $to }, en diagonale.
play-why-orthogonal = Il est allé de { $from } en { $to }, pas en diagonale.
play-why-sideways = Il est allé de { $from } en { $to }, de côté.
play-why-backward = Il est allé de { $from } en { $to }, en reculant.
play-why-far = Il est allé de { $from } en { $to }, de plus d’une case.
play-why-captured = Il a capturé en { $to }, ce qu’une demoiselle ne peut pas faire.
play-why-palace = Il était en { $from }, dans le palais adverse, et la partie a continué.
play-why-shown = On a vu son symbole : c’est le prétendant.
play-why-gone = Il n’y en a plus sur le tapis.
play-why-counted = { $count ->
    [one] Il n’en reste qu’un ({ $kinds }) : c’est forcément le masque en { $squares }.
   *[other] Ceux qui restent ({ $kinds }) sont forcément les masques en { $squares }.
}
play-why-no-move = Avec ce personnage, son camp aurait été bloqué alors qu’il pouvait jouer, ou aurait pu jouer alors qu’il était bloqué.
