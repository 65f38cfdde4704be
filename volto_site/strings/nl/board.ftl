### Wat je over een diagram zegt tegen wie het niet ziet.

list-semicolon = { $first }; { $next }
list-and = { $first } en { $last }
list-or = { $first } of { $last }
list-nor = { $first } of { $last }
list-nor-part = { $part }

board-title = { $player ->
    [1] De speelmat, Ivoor is aan zet
   *[2] De speelmat, Nacht is aan zet
}
board-title-won = { $winner ->
    [1] De speelmat, Ivoor heeft gewonnen
   *[2] De speelmat, Nacht heeft gewonnen
}
board-title-empty = De lege speelmat
board-title-drawn = De speelmat, remise

board-side = { $player ->
    [1] Ivoor: { $masks }.
   *[2] Nacht: { $masks }.
}
board-masks = { $kind ->
    [noble] { $count ->
        [one] edelman op { $squares }
       *[other] edelen op { $squares }
    }
    [advisor] { $count ->
        [one] adviseur op { $squares }
       *[other] adviseurs op { $squares }
    }
    [candidate] { $count ->
        [one] kandidaat op { $squares }
       *[other] kandidaten op { $squares }
    }
    [soldier] { $count ->
        [one] soldaat op { $squares }
       *[other] soldaten op { $squares }
    }
    [lady] { $count ->
        [one] dame op { $squares }
       *[other] dames op { $squares }
    }
   *[hidden] { $count ->
        [one] verborgen masker op { $squares }
       *[other] verborgen maskers op { $squares }
    }
}
board-last = Laatste zet: van { $from } naar { $to }.
board-last-capture = { $kind ->
    [noble] Laatste zet: van { $from } naar { $to }, een edelman wordt geslagen.
    [advisor] Laatste zet: van { $from } naar { $to }, een adviseur wordt geslagen.
    [candidate] Laatste zet: van { $from } naar { $to }, de kandidaat wordt geslagen.
    [soldier] Laatste zet: van { $from } naar { $to }, de soldaat wordt geslagen.
   *[lady] Laatste zet: van { $from } naar { $to }, een dame wordt geslagen.
}
board-move = { $kind ->
    [noble] edelman { $from } → { $to }
    [advisor] adviseur { $from } → { $to }
    [candidate] kandidaat { $from } → { $to }
    [soldier] soldaat { $from } → { $to }
    [lady] dame { $from } → { $to }
   *[hidden] masker { $from } → { $to }
}
board-move-capture = { $kind ->
    [noble] { $move }, slaat een edelman
    [advisor] { $move }, slaat een adviseur
    [candidate] { $move }, slaat de kandidaat
    [soldier] { $move }, slaat de soldaat
   *[lady] { $move }, slaat een dame
}
board-move-by = { $player ->
    [1] Ivoor: { $move }
   *[2] Nacht: { $move }
}
board-lost = { $player ->
    [1] { $count ->
        [one] Ivoor heeft één dame verloren.
       *[other] Ivoor heeft beide dames verloren.
    }
   *[2] { $count ->
        [one] Nacht heeft één dame verloren.
       *[other] Nacht heeft beide dames verloren.
    }
}
board-off-masks = { $kind ->
    [noble] { $count ->
        [one] één edelman
       *[other] { $count } edelen
    }
    [advisor] { $count ->
        [one] één adviseur
       *[other] { $count } adviseurs
    }
    [candidate] de kandidaat
    [soldier] de soldaat
   *[lady] { $count ->
        [one] één dame
       *[other] beide dames
    }
}
board-off = { $player ->
    [1] Maskers van Ivoor naast de mat: { $masks }.
   *[2] Maskers van Nacht naast de mat: { $masks }.
}
board-won = { $winner ->
    [1] Ivoor heeft gewonnen.
   *[2] Nacht heeft gewonnen.
}
board-drawn = De partij is remise.
