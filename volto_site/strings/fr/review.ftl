### Ce qui se dit quand on revient sur une partie.

review-viewer = Vue
review-viewer-1 = Ivoire
review-viewer-2 = Nuit
review-viewer-everyone = Tout voir

## Où l’on est

review-task-start = { $count ->
    [0] La mise en place. La partie ne compte aucun coup.
    [one] La mise en place. La partie compte un seul coup.
   *[other] La mise en place. La partie compte { $count } coups.
}
review-task = Coup { $turn } sur { $count }. { $move }
review-start = Parcourez la partie avec les flèches. La courbe montre la certitude de chaque camp : ce qu’il pouvait savoir des masques adverses.
review-back = Un coup en arrière
review-forward = Un coup en avant
review-begin = Premier moment
review-next = Moment suivant
review-leave = Nouvelle partie
review-again = Réessayer d’ici
review-again-at = Réessayer d’ici : { $name }, coup { $turn }
review-look = { $name } : voir le coup { $turn }

## L’analyse

review-working = { $count ->
    [one] Le coup est en cours d’analyse.
   *[other] Analyse en cours : coup { $done } sur { $count }.
}
review-stop = Arrêter
review-stopped = { $count ->
    [one] Le coup n’a pas été analysé.
   *[other] Analyse arrêtée : coup { $done } sur { $count }.
}
review-go-on = Continuer
review-moments = Les moments qui ont compté
review-strategy = Comment on gagne : la stratégie
review-none = Rien de marquant : personne n’a laissé passer de victoire, et personne n’est tombé dans un piège.

## La courbe

review-certainty = Certitude
review-curve = La certitude de chaque camp, coup après coup
review-curve-value = Coup { $turn } sur { $count }. Certitude d’Ivoire : { $ivory } %, de Nuit : { $night } %.
review-curve-place = Coup { $turn } sur { $count }
review-mark = Moment { $number } : { $name }, coup { $turn }

## Ce que le joueur pouvait savoir

review-worlds = { $who ->
    [you] { $worlds ->
        [one] Avant ce coup, vous pouviez tout savoir : il ne restait qu’un monde possible.
       *[other] Avant ce coup, vous pouviez nommer les masques cachés de { $worlds } façons : autant de mondes possibles.
    }
    [1] { $worlds ->
        [one] Avant ce coup, Ivoire pouvait tout savoir : il ne restait qu’un monde possible.
       *[other] Avant ce coup, Ivoire pouvait nommer les masques cachés de { $worlds } façons : autant de mondes possibles.
    }
   *[2] { $worlds ->
        [one] Avant ce coup, Nuit pouvait tout savoir : il ne restait qu’un monde possible.
       *[other] Avant ce coup, Nuit pouvait nommer les masques cachés de { $worlds } façons : autant de mondes possibles.
    }
}
review-named = { $who ->
    [you] Vous pouviez reconnaître à coup sûr : { $masks }.
    [1] Ivoire pouvait reconnaître à coup sûr : { $masks }.
   *[2] Nuit pouvait reconnaître à coup sûr : { $masks }.
}
review-forced = { $who ->
    [you] { $within ->
        [one] Vous aviez une victoire assurée en un coup.
       *[other] Vous aviez une victoire assurée en { $within } coups.
    }
    [1] { $within ->
        [one] Ivoire avait une victoire assurée en un coup.
       *[other] Ivoire avait une victoire assurée en { $within } coups.
    }
   *[2] { $within ->
        [one] Nuit avait une victoire assurée en un coup.
       *[other] Nuit avait une victoire assurée en { $within } coups.
    }
}
review-kept = Ce coup la préserve.
review-let-go = Ce coup la laisse échapper.
review-winning = Un coup gagnant : { $move }.
review-lost = { $worlds ->
    [one] Ce coup perdait aussitôt, à coup sûr.
   *[other] Ce coup perdait aussitôt dans { $lost } des { $worlds } mondes.
}
review-exposed = { $worlds ->
    [one] Ce coup permettait à l’adversaire de gagner aussitôt, à coup sûr.
   *[other] Ce coup permettait à l’adversaire de gagner aussitôt dans { $exposed } des { $worlds } mondes.
}

## Les moments

review-name-trapped = Le piège
review-name-punished = Le coup fatal
review-name-missed = La victoire manquée
review-name-named = Le prétendant démasqué
review-name-proved = La victoire assurée
review-name-decided = Le coup décisif
review-name-identified = Un premier masque reconnu
review-name-narrowed = Le voile se lève
review-name-spared = De justesse
review-name-baited = L’appât
review-name-dared = Le pari
review-name-risked = Le risque
review-moment-trapped = { $who ->
    [you] En capturant en { $square }, vous avez perdu la partie. { $all ->
        [one] Vous pouviez le savoir.
       *[other] C’était à craindre dans { $worlds } des { $all } mondes.
    }
    [1] En capturant en { $square }, Ivoire a perdu la partie. { $all ->
        [one] Ivoire pouvait le savoir.
       *[other] Pour Ivoire, c’était à craindre dans { $worlds } des { $all } mondes.
    }
   *[2] En capturant en { $square }, Nuit a perdu la partie. { $all ->
        [one] Nuit pouvait le savoir.
       *[other] Pour Nuit, c’était à craindre dans { $worlds } des { $all } mondes.
    }
}
review-moment-punished = { $who ->
    [you] Après ce coup, l’adversaire pouvait gagner aussitôt, et il l’a fait. { $all ->
        [one] Vous pouviez le savoir.
       *[other] C’était à craindre dans { $worlds } des { $all } mondes.
    }
    [1] Après ce coup, Nuit pouvait gagner aussitôt, et l’a fait. { $all ->
        [one] Ivoire pouvait le savoir.
       *[other] Pour Ivoire, c’était à craindre dans { $worlds } des { $all } mondes.
    }
   *[2] Après ce coup, Ivoire pouvait gagner aussitôt, et l’a fait. { $all ->
        [one] Nuit pouvait le savoir.
       *[other] Pour Nuit, c’était à craindre dans { $worlds } des { $all } mondes.
    }
}
review-moment-missed = { $who ->
    [you] { $within ->
        [one] Vous aviez une victoire assurée en un coup, mais vous avez joué autre chose.
       *[other] Vous aviez une victoire assurée en { $within } coups, mais vous avez joué autre chose.
    }
    [1] { $within ->
        [one] Ivoire avait une victoire assurée en un coup, mais a joué autre chose.
       *[other] Ivoire avait une victoire assurée en { $within } coups, mais a joué autre chose.
    }
   *[2] { $within ->
        [one] Nuit avait une victoire assurée en un coup, mais a joué autre chose.
       *[other] Nuit avait une victoire assurée en { $within } coups, mais a joué autre chose.
    }
}
review-moment-named = { $who ->
    [you] Dès lors, vous pouviez le savoir : le masque en { $square } était forcément le prétendant.
    [1] Dès lors, Ivoire pouvait le savoir : le masque en { $square } était forcément le prétendant.
   *[2] Dès lors, Nuit pouvait le savoir : le masque en { $square } était forcément le prétendant.
}
review-moment-proved = { $who ->
    [you] À partir d’ici, vous aviez une victoire assurée en { $within } coups, quoi que fasse l’adversaire, et ce coup la préservait.
    [1] À partir d’ici, Ivoire avait une victoire assurée en { $within } coups, quoi que fasse Nuit.
   *[2] À partir d’ici, Nuit avait une victoire assurée en { $within } coups, quoi que fasse Ivoire.
}
review-moment-decided = { $who ->
    [you] { $certain ->
        [yes] Ce coup a gagné la partie, et vous pouviez le savoir d’avance.
       *[no] Ce coup a gagné la partie, mais vous ne pouviez pas le savoir d’avance.
    }
    [1] { $certain ->
        [yes] Ce coup a donné la partie à Ivoire, qui pouvait le savoir d’avance.
       *[no] Ce coup a donné la partie à Ivoire, qui ne pouvait pas le savoir d’avance.
    }
   *[2] { $certain ->
        [yes] Ce coup a donné la partie à Nuit, qui pouvait le savoir d’avance.
       *[no] Ce coup a donné la partie à Nuit, qui ne pouvait pas le savoir d’avance.
    }
}
review-moment-identified = { $who ->
    [you] Dès lors, vous pouviez reconnaître à coup sûr un premier masque : { $mask }.
    [1] Dès lors, Ivoire pouvait reconnaître à coup sûr un premier masque : { $mask }.
   *[2] Dès lors, Nuit pouvait reconnaître à coup sûr un premier masque : { $mask }.
}
review-moment-narrowed = { $who ->
    [you] { $worlds ->
        [one] Les derniers coups vous ont tout appris : sur { $before } mondes, il n’en restait qu’un.
       *[other] Les derniers coups vous ont beaucoup appris : sur { $before } mondes, il n’en restait que { $worlds }.
    }
    [1] { $worlds ->
        [one] Les derniers coups ont tout appris à Ivoire : sur { $before } mondes, il n’en restait qu’un.
       *[other] Les derniers coups ont beaucoup appris à Ivoire : sur { $before } mondes, il n’en restait que { $worlds }.
    }
   *[2] { $worlds ->
        [one] Les derniers coups ont tout appris à Nuit : sur { $before } mondes, il n’en restait qu’un.
       *[other] Les derniers coups ont beaucoup appris à Nuit : sur { $before } mondes, il n’en restait que { $worlds }.
    }
}
review-moment-spared = { $who ->
    [you] Après ce coup, l’adversaire pouvait gagner aussitôt, mais il ne l’a pas vu. { $all ->
        [one] Vous pouviez le savoir.
       *[other] C’était à craindre dans { $worlds } des { $all } mondes.
    }
    [1] Après ce coup, Nuit pouvait gagner aussitôt, mais ne l’a pas vu. { $all ->
        [one] Ivoire pouvait le savoir.
       *[other] Pour Ivoire, c’était à craindre dans { $worlds } des { $all } mondes.
    }
   *[2] Après ce coup, Ivoire pouvait gagner aussitôt, mais ne l’a pas vu. { $all ->
        [one] Nuit pouvait le savoir.
       *[other] Pour Nuit, c’était à craindre dans { $worlds } des { $all } mondes.
    }
}
review-moment-baited = { $who ->
    [you] L’adversaire a mordu à l’appât : il a capturé votre demoiselle en { $square }, et son masque a quitté le tapis avec elle.
    [taker] Vous avez mordu à l’appât : vous avez capturé la demoiselle en { $square }, et votre masque a quitté le tapis avec elle.
    [1] Nuit a mordu à l’appât : la demoiselle d’Ivoire en { $square } a été capturée, et le masque de Nuit a quitté le tapis avec elle.
   *[2] Ivoire a mordu à l’appât : la demoiselle de Nuit en { $square } a été capturée, et le masque d’Ivoire a quitté le tapis avec elle.
}
review-moment-dared = { $who ->
    [you] Cette capture perdait la partie dans { $worlds } des { $all } mondes. Vous avez tenté votre chance, et cela a réussi.
    [1] Cette capture perdait la partie dans { $worlds } des { $all } mondes. Ivoire a tenté sa chance, et cela a réussi.
   *[2] Cette capture perdait la partie dans { $worlds } des { $all } mondes. Nuit a tenté sa chance, et cela a réussi.
}
review-moment-risked = { $who ->
    [you] Dans { $worlds } des { $all } mondes, ce coup permettait à l’adversaire de gagner aussitôt. Cette fois, ce n’était pas le cas.
    [1] Dans { $worlds } des { $all } mondes, ce coup permettait à Nuit de gagner aussitôt. Cette fois, ce n’était pas le cas.
   *[2] Dans { $worlds } des { $all } mondes, ce coup permettait à Ivoire de gagner aussitôt. Cette fois, ce n’était pas le cas.
}
