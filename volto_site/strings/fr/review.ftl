### Ce qui se dit quand on revient sur une partie.

review-viewer = Vu par
review-viewer-1 = Ivoire
review-viewer-2 = Nuit
review-viewer-everyone = Tous

## Où l’on est

review-task-start = { $count ->
    [one] La mise en place d’une partie d’un seul coup.
   *[other] La mise en place d’une partie de { $count } coups.
}
review-task = Coup { $turn } sur { $count }. { $move }
review-start = Ici, personne ne pouvait encore rien savoir. Parcourez la partie avec les flèches, ou le long de la courbe.
review-back = Un coup en arrière
review-forward = Un coup en avant
review-begin = Premier moment
review-next = Moment suivant
review-leave = Nouvelle partie
review-again = Réessayer d’ici
review-again-at = { $name } : réessayer au coup { $turn }
review-look = { $name } : voir le coup { $turn }

## L’analyse

review-working = { $count ->
    [one] Le coup est examiné.
   *[other] { $done } coups examinés sur { $count }.
}
review-stop = Arrêter
review-stopped = { $count ->
    [one] Le coup n’a pas été examiné.
   *[other] Arrêté : { $done } coups examinés sur { $count }.
}
review-go-on = Continuer
review-moments = Les moments qui ont compté
review-none = Rien de marquant : personne n’a laissé passer un gain, et personne n’a été pris.

## La courbe

review-curve = La certitude de chaque camp, coup après coup
review-curve-value = Coup { $turn } sur { $count }. Certitude d’Ivoire : { $ivory } %, de Nuit : { $night } %.
review-curve-place = Coup { $turn } sur { $count }
review-mark = Moment { $number } : { $name }, coup { $turn }

## Ce que le joueur pouvait savoir

review-worlds = { $who ->
    [you] { $worlds ->
        [one] Avant ce coup, vous pouviez tout savoir : un seul monde restait possible.
       *[other] Avant ce coup, { $worlds } mondes étaient possibles pour vous.
    }
    [1] { $worlds ->
        [one] Avant ce coup, Ivoire pouvait tout savoir : un seul monde restait possible.
       *[other] Avant ce coup, { $worlds } mondes étaient possibles pour Ivoire.
    }
   *[2] { $worlds ->
        [one] Avant ce coup, Nuit pouvait tout savoir : un seul monde restait possible.
       *[other] Avant ce coup, { $worlds } mondes étaient possibles pour Nuit.
    }
}
review-named = { $who ->
    [you] Vous pouviez nommer : { $masks }.
    [1] Ivoire pouvait nommer : { $masks }.
   *[2] Nuit pouvait nommer : { $masks }.
}
review-forced = { $who ->
    [you] { $within ->
        [one] Vous pouviez prouver un gain en un coup.
       *[other] Vous pouviez prouver un gain en { $within } coups.
    }
    [1] { $within ->
        [one] Ivoire pouvait prouver un gain en un coup.
       *[other] Ivoire pouvait prouver un gain en { $within } coups.
    }
   *[2] { $within ->
        [one] Nuit pouvait prouver un gain en un coup.
       *[other] Nuit pouvait prouver un gain en { $within } coups.
    }
}
review-kept = Ce coup le garde.
review-let-go = Ce coup le laisse passer.
review-lost = Ce coup perdait aussitôt dans { $lost } mondes sur { $worlds }.
review-exposed = Il laissait à l’adversaire un gain immédiat dans { $exposed } mondes sur { $worlds }.

## Les moments

review-name-trapped = Le piège
review-name-punished = La porte ouverte
review-name-missed = Le gain manqué
review-name-named = Le prétendant démasqué
review-name-proved = La preuve
review-name-spared = De justesse
review-name-baited = L’appât
review-name-dared = Le pari
review-name-risked = Le risque
review-moment-trapped = { $who ->
    [you] Votre capture en { $square } a perdu la partie. Vous pouviez le savoir : elle perdait dans { $worlds } mondes sur { $all }.
    [1] La capture d’Ivoire en { $square } a perdu la partie. Ivoire pouvait le savoir : elle perdait dans { $worlds } mondes sur { $all }.
   *[2] La capture de Nuit en { $square } a perdu la partie. Nuit pouvait le savoir : elle perdait dans { $worlds } mondes sur { $all }.
}
review-moment-punished = { $who ->
    [you] Ce coup laissait un gain à l’adversaire dans { $worlds } mondes sur { $all }, et le vrai en était.
    [1] Le coup d’Ivoire laissait un gain à Nuit dans { $worlds } mondes sur { $all }, et Nuit l’a saisi.
   *[2] Le coup de Nuit laissait un gain à Ivoire dans { $worlds } mondes sur { $all }, et Ivoire l’a saisi.
}
review-moment-missed = { $who ->
    [you] { $within ->
        [one] Un gain en un coup pouvait se prouver. Vous avez joué autre chose.
       *[other] Un gain en { $within } coups pouvait se prouver. Vous avez joué autre chose.
    }
    [1] { $within ->
        [one] Ivoire aurait pu prouver un gain en un coup, et a joué autre chose.
       *[other] Ivoire aurait pu prouver un gain en { $within } coups, et a joué autre chose.
    }
   *[2] { $within ->
        [one] Nuit aurait pu prouver un gain en un coup, et a joué autre chose.
       *[other] Nuit aurait pu prouver un gain en { $within } coups, et a joué autre chose.
    }
}
review-moment-named = { $who ->
    [you] À partir d’ici, { $square } ne pouvait être que le prétendant : vous pouviez le savoir.
    [1] À partir d’ici, { $square } ne pouvait être que le prétendant : Ivoire pouvait le savoir.
   *[2] À partir d’ici, { $square } ne pouvait être que le prétendant : Nuit pouvait le savoir.
}
review-moment-proved = { $who ->
    [you] À partir d’ici, vous aviez un gain en { $within } coups, quoi que fasse l’adversaire, et vous l’avez gardé.
    [1] À partir d’ici, Ivoire avait un gain en { $within } coups, quoi que fasse Nuit.
   *[2] À partir d’ici, Nuit avait un gain en { $within } coups, quoi que fasse Ivoire.
}
review-moment-spared = { $who ->
    [you] Après ce coup, l’adversaire pouvait gagner aussitôt, et ne le savait pas. C’était le cas dans { $worlds } mondes sur { $all }.
    [1] Après ce coup, Nuit pouvait gagner aussitôt, et ne l’a pas vu. Pour Ivoire, c’était le cas dans { $worlds } mondes sur { $all }.
   *[2] Après ce coup, Ivoire pouvait gagner aussitôt, et ne l’a pas vu. Pour Nuit, c’était le cas dans { $worlds } mondes sur { $all }.
}
review-moment-baited = { $who ->
    [you] On a cru à votre appât : la demoiselle en { $square } a été capturée, et qui l’a prise est sorti du tapis avec elle.
    [taker] Vous avez mordu à l’appât : vous avez capturé la demoiselle en { $square }, et votre masque est sorti du tapis avec elle.
    [1] On a cru à l’appât d’Ivoire : la demoiselle en { $square } a été capturée, et le masque de Nuit est sorti du tapis avec elle.
   *[2] On a cru à l’appât de Nuit : la demoiselle en { $square } a été capturée, et le masque d’Ivoire est sorti du tapis avec elle.
}
review-moment-dared = { $who ->
    [you] Cette capture perdait dans { $worlds } mondes sur { $all }. Vous l’avez osée, et elle a réussi.
    [1] Cette capture perdait dans { $worlds } mondes sur { $all }. Ivoire l’a osée, et elle a réussi.
   *[2] Cette capture perdait dans { $worlds } mondes sur { $all }. Nuit l’a osée, et elle a réussi.
}
review-moment-risked = { $who ->
    [you] Dans { $worlds } mondes sur { $all }, ce coup laissait un gain à l’adversaire. Cette fois, le vrai n’en était pas.
    [1] Dans { $worlds } mondes sur { $all }, ce coup laissait un gain à Nuit. Cette fois, le vrai n’en était pas.
   *[2] Dans { $worlds } mondes sur { $all }, ce coup laissait un gain à Ivoire. Cette fois, le vrai n’en était pas.
}
