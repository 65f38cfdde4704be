### Wat je over een diagram zegt tegen wie het niet ziet.

list-semicolon = { $first }; { $next }

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
board-won = { $winner ->
    [1] Ivoor heeft gewonnen.
   *[2] Nacht heeft gewonnen.
}
board-drawn = De partij is remise.
