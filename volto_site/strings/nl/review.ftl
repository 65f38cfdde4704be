### Wat er gezegd wordt als een partij nog eens bekeken wordt.

review-viewer = Gezichtspunt
review-viewer-1 = Ivoor
review-viewer-2 = Nacht
review-viewer-everyone = Alles

## Waar je bent

review-task-start = { $count ->
    [one] De opstelling. De partij telt één zet.
   *[other] De opstelling. De partij telt { $count } zetten.
}
review-task = Zet { $turn } van { $count }. { $move }
review-start = In het begin weet niemand iets van de maskers van de ander. De lijn toont de zekerheid van elke speler: hoeveel die al kon weten. Loop door de partij met de pijlen of langs de lijn.
review-back = Eén zet terug
review-forward = Eén zet verder
review-begin = Eerste moment
review-next = Volgend moment
review-leave = Nieuwe partij
review-again = Opnieuw vanaf hier
review-again-at = Opnieuw vanaf hier: { $name }, zet { $turn }
review-look = { $name }: zet { $turn } bekijken

## De analyse

review-working = { $count ->
    [one] De zet wordt geanalyseerd.
   *[other] { $done } van de { $count } zetten geanalyseerd.
}
review-stop = Stoppen
review-stopped = { $count ->
    [one] De zet is niet geanalyseerd.
   *[other] Analyse gestopt: { $done } van de { $count } zetten geanalyseerd.
}
review-go-on = Doorgaan
review-moments = De beslissende momenten
review-strategy = Hoe je wint: strategie
review-none = Niets bijzonders: niemand liet winst liggen en niemand liep in een val.

## De lijn

review-certainty = Zekerheid
review-curve = Hoe zeker elke kant was, zet voor zet
review-curve-value = Zet { $turn } van { $count }. Ivoor { $ivory }% zeker, Nacht { $night }%.
review-curve-place = Zet { $turn } van { $count }
review-mark = Moment { $number }: { $name }, zet { $turn }

## Wat de speler kon weten

review-worlds = { $who ->
    [you] { $worlds ->
        [one] Vóór deze zet kon je alles weten: er was nog maar één wereld mogelijk.
       *[other] Vóór deze zet kon je de verborgen maskers op { $worlds } manieren invullen: zo veel werelden waren er mogelijk.
    }
    [1] { $worlds ->
        [one] Vóór deze zet kon Ivoor alles weten: er was nog maar één wereld mogelijk.
       *[other] Vóór deze zet kon Ivoor de verborgen maskers op { $worlds } manieren invullen: zo veel werelden waren er mogelijk.
    }
   *[2] { $worlds ->
        [one] Vóór deze zet kon Nacht alles weten: er was nog maar één wereld mogelijk.
       *[other] Vóór deze zet kon Nacht de verborgen maskers op { $worlds } manieren invullen: zo veel werelden waren er mogelijk.
    }
}
review-named = { $who ->
    [you] Je kon zeker zijn van: { $masks }.
    [1] Ivoor kon zeker zijn van: { $masks }.
   *[2] Nacht kon zeker zijn van: { $masks }.
}
review-forced = { $who ->
    [you] { $within ->
        [one] Je kon zeker winnen in één zet.
       *[other] Je kon zeker winnen in { $within } zetten.
    }
    [1] { $within ->
        [one] Ivoor kon zeker winnen in één zet.
       *[other] Ivoor kon zeker winnen in { $within } zetten.
    }
   *[2] { $within ->
        [one] Nacht kon zeker winnen in één zet.
       *[other] Nacht kon zeker winnen in { $within } zetten.
    }
}
review-kept = Deze zet houdt de winst vast.
review-let-go = Deze zet laat de winst liggen.
review-winning = Een winnende zet: { $move }.
review-lost = { $worlds ->
    [one] Deze zet verloor meteen, en dat stond vast.
   *[other] Deze zet verloor meteen in { $lost } van de { $worlds } werelden.
}
review-exposed = { $worlds ->
    [one] Het stond vast dat de tegenstander hierna meteen kon winnen.
   *[other] Hierna kon de tegenstander meteen winnen in { $exposed } van de { $worlds } werelden.
}

## De momenten

review-name-trapped = De val
review-name-punished = De fatale zet
review-name-missed = De gemiste winst
review-name-named = De kandidaat ontmaskerd
review-name-proved = De zekere winst
review-name-decided = De beslissing
review-name-identified = Een eerste masker herkend
review-name-narrowed = Het wordt helderder
review-name-spared = Op het nippertje
review-name-baited = Het lokaas
review-name-dared = De gok
review-name-risked = Het risico
review-moment-trapped = { $who ->
    [you] Je sloeg op { $square } en verloor daardoor de partij. { $all ->
        [one] Je had het kunnen weten.
       *[other] Dat gevaar bestond in { $worlds } van de { $all } werelden.
    }
    [1] Ivoor sloeg op { $square } en verloor daardoor de partij. { $all ->
        [one] Ivoor had het kunnen weten.
       *[other] Voor Ivoor bestond dat gevaar in { $worlds } van de { $all } werelden.
    }
   *[2] Nacht sloeg op { $square } en verloor daardoor de partij. { $all ->
        [one] Nacht had het kunnen weten.
       *[other] Voor Nacht bestond dat gevaar in { $worlds } van de { $all } werelden.
    }
}
review-moment-punished = { $who ->
    [you] Na deze zet kon de tegenstander meteen winnen, en dat gebeurde ook. { $all ->
        [one] Je had het kunnen weten.
       *[other] Dat gevaar bestond in { $worlds } van de { $all } werelden.
    }
    [1] Na deze zet kon Nacht meteen winnen, en dat gebeurde ook. { $all ->
        [one] Ivoor had het kunnen weten.
       *[other] Voor Ivoor bestond dat gevaar in { $worlds } van de { $all } werelden.
    }
   *[2] Na deze zet kon Ivoor meteen winnen, en dat gebeurde ook. { $all ->
        [one] Nacht had het kunnen weten.
       *[other] Voor Nacht bestond dat gevaar in { $worlds } van de { $all } werelden.
    }
}
review-moment-missed = { $who ->
    [you] { $within ->
        [one] Je kon zeker winnen in één zet, maar speelde iets anders.
       *[other] Je kon zeker winnen in { $within } zetten, maar speelde iets anders.
    }
    [1] { $within ->
        [one] Ivoor kon zeker winnen in één zet, maar speelde iets anders.
       *[other] Ivoor kon zeker winnen in { $within } zetten, maar speelde iets anders.
    }
   *[2] { $within ->
        [one] Nacht kon zeker winnen in één zet, maar speelde iets anders.
       *[other] Nacht kon zeker winnen in { $within } zetten, maar speelde iets anders.
    }
}
review-moment-named = { $who ->
    [you] Vanaf hier kon je weten dat het masker op { $square } de kandidaat moest zijn.
    [1] Vanaf hier kon Ivoor weten dat het masker op { $square } de kandidaat moest zijn.
   *[2] Vanaf hier kon Nacht weten dat het masker op { $square } de kandidaat moest zijn.
}
review-moment-proved = { $who ->
    [you] Vanaf hier kon je zeker winnen in { $within } zetten, wat de tegenstander ook deed. Deze zet houdt de winst vast.
    [1] Vanaf hier kon Ivoor zeker winnen in { $within } zetten, wat Nacht ook deed.
   *[2] Vanaf hier kon Nacht zeker winnen in { $within } zetten, wat Ivoor ook deed.
}
review-moment-decided = { $who ->
    [you] { $certain ->
        [yes] Deze zet won de partij, en dat kon je van tevoren weten.
       *[no] Deze zet won de partij, maar dat kon je van tevoren niet weten.
    }
    [1] { $certain ->
        [yes] Met deze zet won Ivoor de partij, en dat kon Ivoor van tevoren weten.
       *[no] Met deze zet won Ivoor de partij, maar dat kon Ivoor van tevoren niet weten.
    }
   *[2] { $certain ->
        [yes] Met deze zet won Nacht de partij, en dat kon Nacht van tevoren weten.
       *[no] Met deze zet won Nacht de partij, maar dat kon Nacht van tevoren niet weten.
    }
}
review-moment-identified = { $who ->
    [you] Vanaf hier kon je zeker zijn van een eerste masker: { $mask }.
    [1] Vanaf hier kon Ivoor zeker zijn van een eerste masker: { $mask }.
   *[2] Vanaf hier kon Nacht zeker zijn van een eerste masker: { $mask }.
}
review-moment-narrowed = { $who ->
    [you] { $worlds ->
        [one] De laatste zetten vertelden je alles: van de { $before } werelden bleef er één over.
       *[other] De laatste zetten vertelden je veel: van de { $before } werelden bleven er nog { $worlds } over.
    }
    [1] { $worlds ->
        [one] De laatste zetten vertelden Ivoor alles: van de { $before } werelden bleef er één over.
       *[other] De laatste zetten vertelden Ivoor veel: van de { $before } werelden bleven er nog { $worlds } over.
    }
   *[2] { $worlds ->
        [one] De laatste zetten vertelden Nacht alles: van de { $before } werelden bleef er één over.
       *[other] De laatste zetten vertelden Nacht veel: van de { $before } werelden bleven er nog { $worlds } over.
    }
}
review-moment-spared = { $who ->
    [you] Na deze zet had de tegenstander meteen kunnen winnen, maar die zag het niet. { $all ->
        [one] Je had het kunnen weten.
       *[other] Dat gevaar bestond in { $worlds } van de { $all } werelden.
    }
    [1] Na deze zet had Nacht meteen kunnen winnen, maar Nacht zag het niet. { $all ->
        [one] Ivoor had het kunnen weten.
       *[other] Voor Ivoor bestond dat gevaar in { $worlds } van de { $all } werelden.
    }
   *[2] Na deze zet had Ivoor meteen kunnen winnen, maar Ivoor zag het niet. { $all ->
        [one] Nacht had het kunnen weten.
       *[other] Voor Nacht bestond dat gevaar in { $worlds } van de { $all } werelden.
    }
}
review-moment-baited = { $who ->
    [you] De tegenstander hapte toe: je dame op { $square } werd geslagen. Het masker dat haar sloeg, ging met haar van de mat.
    [taker] Je hapte toe: je sloeg de dame op { $square }. Je masker ging met haar van de mat.
    [1] Nacht hapte toe: de dame van Ivoor op { $square } werd geslagen. Het masker van Nacht ging met haar van de mat.
   *[2] Ivoor hapte toe: de dame van Nacht op { $square } werd geslagen. Het masker van Ivoor ging met haar van de mat.
}
review-moment-dared = { $who ->
    [you] Hier slaan kostte de partij in { $worlds } van de { $all } werelden. Je waagde het, en het liep goed af.
    [1] Hier slaan kostte de partij in { $worlds } van de { $all } werelden. Ivoor waagde het, en het liep goed af.
   *[2] Hier slaan kostte de partij in { $worlds } van de { $all } werelden. Nacht waagde het, en het liep goed af.
}
review-moment-risked = { $who ->
    [you] In { $worlds } van de { $all } werelden kon de tegenstander na deze zet meteen winnen. Deze keer was dat niet zo.
    [1] In { $worlds } van de { $all } werelden kon Nacht na deze zet meteen winnen. Deze keer was dat niet zo.
   *[2] In { $worlds } van de { $all } werelden kon Ivoor na deze zet meteen winnen. Deze keer was dat niet zo.
}
