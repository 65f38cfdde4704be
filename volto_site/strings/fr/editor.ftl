### Ce que disent les éditeurs de positions, et ce qui ne va pas dans un texte.

editor-title = Tapis à composer
editor-title-setup = Mise en place à composer
editor-hint = Les flèches mènent de case en case. Les lettres posent un masque : N noble, A conseiller, C prétendant, S soldat, L demoiselle, X masque caché. 1 et 2 choisissent Ivoire ou Nuit, Suppr retire un masque. Entrée choisit un masque, puis le pose.
editor-hint-setup = Les flèches mènent de case en case. Les lettres posent un masque : N noble, A conseiller, C prétendant, S soldat, L demoiselle. Suppr le retire. Entrée choisit un masque, puis le pose.
editor-tray = { $player ->
    [1] La boîte d’Ivoire
   *[2] La boîte de Nuit
}
editor-tray-mask = { $kind ->
    [noble] noble, il en reste { $count }
    [advisor] conseiller, il en reste { $count }
    [candidate] prétendant, il en reste { $count }
    [soldier] soldat, il en reste { $count }
    [lady] demoiselle, il en reste { $count }
   *[hidden] masque caché, il en reste { $count }
}
editor-undo = Annuler
editor-redo = Rétablir
editor-remove = Retirer le masque choisi
editor-clear = Vider le tapis
editor-turn = Tourner la table
editor-undone = Le dernier changement est annulé.
editor-redone = Le changement est rétabli.
editor-let-go = Plus aucun masque n’est choisi.
editor-none-left = { $kind ->
    [noble] Il n’y a plus de noble dans la boîte.
    [advisor] Il n’y a plus de conseiller dans la boîte.
    [candidate] Il n’y a plus de prétendant dans la boîte.
    [soldier] Il n’y a plus de soldat dans la boîte.
    [lady] Il n’y a plus de demoiselle dans la boîte.
   *[hidden] Il n’y a plus de masque dans la boîte.
}
editor-in-hand = { $kind ->
    [noble] Noble en main : choisissez une case.
    [advisor] Conseiller en main : choisissez une case.
    [candidate] Prétendant en main : choisissez une case.
    [soldier] Soldat en main : choisissez une case.
    [lady] Demoiselle en main : choisissez une case.
   *[hidden] Masque caché en main : choisissez une case.
}
editor-selected = { $kind ->
    [noble] Noble en { $square } choisi : indiquez sa nouvelle case.
    [advisor] Conseiller en { $square } choisi : indiquez sa nouvelle case.
    [candidate] Prétendant en { $square } choisi : indiquez sa nouvelle case.
    [soldier] Soldat en { $square } choisi : indiquez sa nouvelle case.
    [lady] Demoiselle en { $square } choisie : indiquez sa nouvelle case.
   *[hidden] Masque caché en { $square } choisi : indiquez sa nouvelle case.
}
editor-empty-hand = La case { $square } est vide : prenez d’abord un masque dans la boîte.
editor-put = { $kind ->
    [noble] Noble posé en { $square }.
    [advisor] Conseiller posé en { $square }.
    [candidate] Prétendant posé en { $square }.
    [soldier] Soldat posé en { $square }.
    [lady] Demoiselle posée en { $square }.
   *[hidden] Masque caché posé en { $square }.
}
editor-exchanged = Les masques en { $from } et { $square } sont échangés.
editor-removed = { $kind ->
    [noble] Noble retiré de { $square }.
    [advisor] Conseiller retiré de { $square }.
    [candidate] Prétendant retiré de { $square }.
    [soldier] Soldat retiré de { $square }.
    [lady] Demoiselle retirée de { $square }.
   *[hidden] Masque caché retiré de { $square }.
}
editor-side = { $player ->
    [1] Les lettres posent maintenant des masques d’Ivoire.
   *[2] Les lettres posent maintenant des masques de Nuit.
}

## Ce qui ne va pas dans un texte

wrong-place = C’est à la ligne { $line }, colonne { $column }.
wrong-unreadable = Ce texte est illisible.
wrong-square = « { $found } » n’est pas une case.
wrong-move = « { $found } » n’est pas un coup : un coup s’écrit par exemple b2b3.
wrong-fields = Une position a trois parties séparées par une espace, ce texte en a { $found }.
wrong-player = Le joueur est 1 ou 2, pas « { $found } ».
wrong-lost = Les demoiselles perdues s’écrivent en deux chiffres de 0 à 2, pas « { $found } ».
wrong-rows = Un tapis a sept rangées séparées par /, ce texte en a { $found }.
wrong-mask = « { $found } » n’est pas un masque : les lettres sont N, A, C, S, L et X.
wrong-row-long = La rangée { $found } a plus de cinq cases.
wrong-row-short = La rangée { $found } a moins de cinq cases.
wrong-setup-rows = Une mise en place a deux rangées séparées par /, ce texte en a { $found }.
wrong-strangers = Ces lettres ne conviennent pas à cette mise en place : { $found }.
wrong-tag-name = « { $found } » ne peut pas nommer une étiquette.
wrong-tag-twice = L’étiquette { $found } figure deux fois.
wrong-tag = Une étiquette s’écrit [Nom "valeur"].
wrong-quotes = La valeur d’une étiquette s’écrit entre guillemets droits.
wrong-no-start = La position de départ manque : il faut une étiquette Position, ou Ivory-Setup et Night-Setup.
wrong-too-long = Une partie a { $found } coups au plus.
wrong-number = Le numéro { $found } n’est pas celui qu’on attend ici.
wrong-revealed = Ce coup s’écrit { $found }.
wrong-result = Ces coups mènent au résultat « { $found } ».
wrong-illegal = Le coup { $move } n’est pas permis.
wrong-hidden = Le masque en { $square } est caché : tant qu’on ne sait pas qui il est, ce coup ne peut pas être jugé.
wrong-over = La partie était déjà finie avant ce coup.

## Ce qui ne va pas dans un placement

problem-too-many-masks = { $player ->
    [1] Ivoire a { $found } masques, demoiselles perdues comprises : la boîte en contient { $allowed }.
   *[2] Nuit a { $found } masques, demoiselles perdues comprises : la boîte en contient { $allowed }.
}
problem-too-many-ladies = { $player ->
    [1] Ivoire a { $found } demoiselles, sur le tapis et perdues : la boîte en contient { $allowed }.
   *[2] Nuit a { $found } demoiselles, sur le tapis et perdues : la boîte en contient { $allowed }.
}
problem-too-many = { $kind ->
    [noble] Nobles en trop : { $count }.
    [advisor] Conseillers en trop : { $count }.
    [candidate] Prétendants en trop : { $count }.
    [soldier] Soldats en trop : { $count }.
   *[lady] Demoiselles en trop : { $count }.
}
problem-missing = { $kind ->
    [noble] { $count ->
        [one] Il manque un noble.
       *[other] Il manque { $count } nobles.
    }
    [advisor] { $count ->
        [one] Il manque un conseiller.
       *[other] Il manque { $count } conseillers.
    }
    [candidate] Il manque le prétendant.
    [soldier] Il manque le soldat.
   *[lady] { $count ->
        [one] Il manque une demoiselle.
       *[other] Il manque les deux demoiselles.
    }
}
problem-outside = { $count ->
    [one] Un masque n’est ni au palais ni dans la rangée juste devant : { $squares }.
   *[other] { $count } masques ne sont ni au palais ni dans la rangée juste devant : { $squares }.
}

## La mise en place à composer

setup-shuffle = Tirer au sort
setup-mirror = Mettre en miroir
setup-shuffled = Voici une mise en place au hasard.
setup-mirrored = La gauche et la droite sont inversées.
setup-examples = Partir d’un exemple
setup-shown = L’exemple est sur le tapis.
setup-unfinished = Cette mise en place n’est pas terminée.
setup-complete = Les dix masques sont en place : la partie peut commencer.
setup-keep = Garder et partager
setup-save = Garder ici
setup-share = Copier en une ligne
setup-open = Ouvrir
setup-out = Votre mise en place en une ligne
setup-in = Une mise en place en une ligne, par exemple LNSNL/AACAN
setup-shared = La ligne est dans le presse-papiers.
setup-opened = La mise en place est sur le tapis.
setup-wrong = Cette ligne ne peut pas être ouverte.
setup-saved = La mise en place est gardée dans ce navigateur.
setup-list = Vos mises en place
setup-forget = Supprimer { $text }
setup-forgotten = La mise en place est supprimée.
setup-memory-broken = Les mises en place gardées dans ce navigateur sont illisibles. Le reste est intact, et vous pouvez en garder de nouvelles.
setup-unkept = Ce navigateur ne retient plus rien : sa mémoire est pleine ou bloquée. La liste disparaîtra quand vous fermerez la page. Copiez ce que vous voulez garder.
