### Wat er gezegd wordt als een partij nog eens bekeken wordt.

review-viewer = Gezien door
review-viewer-1 = Ivoor
review-viewer-2 = Nacht
review-viewer-everyone = Iedereen

## Waar je bent

review-task-start = { $count ->
    [one] De opstelling van een partij van één zet.
   *[other] De opstelling van een partij van { $count } zetten.
}
review-task = Zet { $turn } van { $count }. { $move }
review-start = Hier kon nog niemand iets weten. Loop met de pijlen door de partij, of langs de lijn.
review-back = Eén zet terug
review-forward = Eén zet verder
review-begin = Eerste moment
review-next = Volgend moment
review-leave = Nieuwe partij
review-again = Vanaf hier opnieuw
review-again-at = { $name }: opnieuw vanaf zet { $turn }
review-look = { $name }: bekijk zet { $turn }

## De analyse

review-working = { $count ->
    [one] De zet wordt bekeken.
   *[other] { $done } van { $count } zetten bekeken.
}
review-stop = Stoppen
review-stopped = { $count ->
    [one] De zet is niet bekeken.
   *[other] Gestopt: { $done } van { $count } zetten bekeken.
}
review-go-on = Doorgaan
review-moments = De momenten die telden
review-none = Er sprong niets uit: niemand liet een winst lopen en niemand werd betrapt.

## De lijn

review-curve = Hoe zeker elke kant was, zet voor zet
review-curve-value = Zet { $turn } van { $count }. Ivoor { $ivory }% zeker, Nacht { $night }%.
review-curve-place = Zet { $turn } van { $count }
review-mark = Moment { $number }: { $name }, zet { $turn }

## Wat de speler kon weten

review-worlds = { $who ->
    [you] { $worlds ->
        [one] Vóór deze zet kon je alles weten: er was nog maar één wereld mogelijk.
       *[other] Vóór deze zet waren er voor jou { $worlds } werelden mogelijk.
    }
    [1] { $worlds ->
        [one] Vóór deze zet kon Ivoor alles weten: er was nog maar één wereld mogelijk.
       *[other] Vóór deze zet waren er voor Ivoor { $worlds } werelden mogelijk.
    }
   *[2] { $worlds ->
        [one] Vóór deze zet kon Nacht alles weten: er was nog maar één wereld mogelijk.
       *[other] Vóór deze zet waren er voor Nacht { $worlds } werelden mogelijk.
    }
}
review-named = { $who ->
    [you] Je kon benoemen: { $masks }.
    [1] Ivoor kon benoemen: { $masks }.
   *[2] Nacht kon benoemen: { $masks }.
}
review-forced = { $who ->
    [you] { $within ->
        [one] Je kon winst in één zet bewijzen.
       *[other] Je kon winst in { $within } zetten bewijzen.
    }
    [1] { $within ->
        [one] Ivoor kon winst in één zet bewijzen.
       *[other] Ivoor kon winst in { $within } zetten bewijzen.
    }
   *[2] { $within ->
        [one] Nacht kon winst in één zet bewijzen.
       *[other] Nacht kon winst in { $within } zetten bewijzen.
    }
}
review-kept = Deze zet houdt die vast.
review-let-go = Deze zet laat die lopen.
review-lost = De zet verloor meteen in { $lost } van { $worlds } werelden.
review-exposed = Hij gaf de tegenstander meteen winst in { $exposed } van { $worlds } werelden.

## De momenten

review-name-trapped = De val
review-name-punished = De open deur
review-name-missed = De gemiste winst
review-name-named = De kandidaat doorzien
review-name-proved = Het bewijs
review-name-spared = Op het nippertje
review-name-baited = Het lokaas
review-name-dared = De gok
review-name-risked = Het risico
review-moment-trapped = { $who ->
    [you] Je sloeg op { $square } en verloor daarmee de partij. Je kon het weten: dat gebeurde in { $worlds } van { $all } werelden.
    [1] Ivoor sloeg op { $square } en verloor daarmee de partij. Ivoor kon het weten: dat gebeurde in { $worlds } van { $all } werelden.
   *[2] Nacht sloeg op { $square } en verloor daarmee de partij. Nacht kon het weten: dat gebeurde in { $worlds } van { $all } werelden.
}
review-moment-punished = { $who ->
    [you] Deze zet gaf de tegenstander winst in { $worlds } van { $all } werelden, en de echte was er één van.
    [1] De zet van Ivoor gaf Nacht winst in { $worlds } van { $all } werelden, en Nacht greep die kans.
   *[2] De zet van Nacht gaf Ivoor winst in { $worlds } van { $all } werelden, en Ivoor greep die kans.
}
review-moment-missed = { $who ->
    [you] { $within ->
        [one] Winst in één zet was te bewijzen. Je speelde iets anders.
       *[other] Winst in { $within } zetten was te bewijzen. Je speelde iets anders.
    }
    [1] { $within ->
        [one] Ivoor had winst in één zet kunnen bewijzen, en speelde iets anders.
       *[other] Ivoor had winst in { $within } zetten kunnen bewijzen, en speelde iets anders.
    }
   *[2] { $within ->
        [one] Nacht had winst in één zet kunnen bewijzen, en speelde iets anders.
       *[other] Nacht had winst in { $within } zetten kunnen bewijzen, en speelde iets anders.
    }
}
review-moment-named = { $who ->
    [you] Vanaf hier kon { $square } alleen nog de kandidaat zijn: je kon het weten.
    [1] Vanaf hier kon { $square } alleen nog de kandidaat zijn: Ivoor kon het weten.
   *[2] Vanaf hier kon { $square } alleen nog de kandidaat zijn: Nacht kon het weten.
}
review-moment-proved = { $who ->
    [you] Vanaf hier had je winst in { $within } zetten, wat de tegenstander ook deed, en je hield die vast.
    [1] Vanaf hier had Ivoor winst in { $within } zetten, wat Nacht ook deed.
   *[2] Vanaf hier had Nacht winst in { $within } zetten, wat Ivoor ook deed.
}
review-moment-spared = { $who ->
    [you] Na deze zet kon de tegenstander meteen winnen, en wist het niet. Zo was het in { $worlds } van { $all } werelden.
    [1] Na deze zet kon Nacht meteen winnen, en zag het niet. Voor Ivoor was dat zo in { $worlds } van { $all } werelden.
   *[2] Na deze zet kon Ivoor meteen winnen, en zag het niet. Voor Nacht was dat zo in { $worlds } van { $all } werelden.
}
review-moment-baited = { $who ->
    [you] Je lokaas werkte: de dame op { $square } werd geslagen, en wie haar sloeg ging met haar van de mat.
    [taker] Je hapte toe: je sloeg de dame op { $square }, en je masker ging met haar van de mat.
    [1] Het lokaas van Ivoor werkte: de dame op { $square } werd geslagen, en het masker van Nacht ging met haar van de mat.
   *[2] Het lokaas van Nacht werkte: de dame op { $square } werd geslagen, en het masker van Ivoor ging met haar van de mat.
}
review-moment-dared = { $who ->
    [you] Hier slaan verloor in { $worlds } van { $all } werelden. Je durfde het, en het liep goed af.
    [1] Hier slaan verloor in { $worlds } van { $all } werelden. Ivoor durfde het, en het liep goed af.
   *[2] Hier slaan verloor in { $worlds } van { $all } werelden. Nacht durfde het, en het liep goed af.
}
review-moment-risked = { $who ->
    [you] In { $worlds } van { $all } werelden gaf deze zet de tegenstander winst. Deze keer was het er geen van.
    [1] In { $worlds } van { $all } werelden gaf deze zet Nacht winst. Deze keer was het er geen van.
   *[2] In { $worlds } van { $all } werelden gaf deze zet Ivoor winst. Deze keer was het er geen van.
}
