### Ce que l’on dit d’un schéma à qui ne le voit pas.

list-semicolon = { $first } ; { $next }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-nor = { $first } ou { $last }
list-nor-part = { $part }

board-title = { $player ->
    [1] Le tapis, c’est à Ivoire de jouer
   *[2] Le tapis, c’est à Nuit de jouer
}
board-title-won = { $winner ->
    [1] Le tapis, Ivoire a gagné
   *[2] Le tapis, Nuit a gagné
}
board-title-empty = Le tapis vide
board-title-drawn = Le tapis, partie nulle

board-side = { $player ->
    [1] Ivoire : { $masks }.
   *[2] Nuit : { $masks }.
}
board-masks = { $kind ->
    [noble] { $count ->
        [one] noble en { $squares }
       *[other] nobles en { $squares }
    }
    [advisor] { $count ->
        [one] conseiller en { $squares }
       *[other] conseillers en { $squares }
    }
    [candidate] { $count ->
        [one] prétendant en { $squares }
       *[other] prétendants en { $squares }
    }
    [soldier] { $count ->
        [one] soldat en { $squares }
       *[other] soldats en { $squares }
    }
    [lady] { $count ->
        [one] demoiselle en { $squares }
       *[other] demoiselles en { $squares }
    }
   *[hidden] { $count ->
        [one] masque caché en { $squares }
       *[other] masques cachés en { $squares }
    }
}
board-last = Dernier coup : de { $from } en { $to }.
board-last-capture = { $kind ->
    [noble] Dernier coup : de { $from } en { $to }, un noble est capturé.
    [advisor] Dernier coup : de { $from } en { $to }, un conseiller est capturé.
    [candidate] Dernier coup : de { $from } en { $to }, le prétendant est capturé.
    [soldier] Dernier coup : de { $from } en { $to }, le soldat est capturé.
   *[lady] Dernier coup : de { $from } en { $to }, une demoiselle est capturée.
}
board-move = { $kind ->
    [noble] noble { $from } → { $to }
    [advisor] conseiller { $from } → { $to }
    [candidate] prétendant { $from } → { $to }
    [soldier] soldat { $from } → { $to }
    [lady] demoiselle { $from } → { $to }
   *[hidden] masque { $from } → { $to }
}
board-move-capture = { $kind ->
    [noble] { $move }, capture un noble
    [advisor] { $move }, capture un conseiller
    [candidate] { $move }, capture le prétendant
    [soldier] { $move }, capture le soldat
   *[lady] { $move }, capture une demoiselle
}
board-move-by = { $player ->
    [1] Ivoire : { $move }
   *[2] Nuit : { $move }
}
board-lost = { $player ->
    [1] { $count ->
        [one] Ivoire a perdu une demoiselle.
       *[other] Ivoire a perdu ses deux demoiselles.
    }
   *[2] { $count ->
        [one] Nuit a perdu une demoiselle.
       *[other] Nuit a perdu ses deux demoiselles.
    }
}
board-off-masks = { $kind ->
    [noble] { $count ->
        [one] un noble
       *[other] { $count } nobles
    }
    [advisor] { $count ->
        [one] un conseiller
       *[other] { $count } conseillers
    }
    [candidate] le prétendant
    [soldier] le soldat
   *[lady] { $count ->
        [one] une demoiselle
       *[other] les deux demoiselles
    }
}
board-off = { $player ->
    [1] Masques d’Ivoire sortis du tapis : { $masks }.
   *[2] Masques de Nuit sortis du tapis : { $masks }.
}
board-won = { $winner ->
    [1] Ivoire a gagné.
   *[2] Nuit a gagné.
}
board-drawn = La partie est nulle.
