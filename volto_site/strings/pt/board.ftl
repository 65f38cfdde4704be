### O que se diz de um diagrama a quem não o vê.

list-semicolon = { $first }; { $next }
list-and = { $first } e { $last }
list-or = { $first } ou { $last }
list-nor = { $first } { $last }
list-nor-part = nem { $part }

board-title = { $player ->
    [1] O tapete: é a vez do Marfim
   *[2] O tapete: é a vez da Noite
}
board-title-won = { $winner ->
    [1] O tapete: o Marfim ganhou
   *[2] O tapete: a Noite ganhou
}
board-title-empty = O tapete vazio
board-title-drawn = O tapete: partida empatada

board-side = { $player ->
    [1] Marfim: { $masks }.
   *[2] Noite: { $masks }.
}
board-masks = { $kind ->
    [noble] { $count ->
        [one] nobre em { $squares }
       *[other] nobres em { $squares }
    }
    [advisor] { $count ->
        [one] conselheiro em { $squares }
       *[other] conselheiros em { $squares }
    }
    [candidate] { $count ->
        [one] pretendente em { $squares }
       *[other] pretendentes em { $squares }
    }
    [soldier] { $count ->
        [one] soldado em { $squares }
       *[other] soldados em { $squares }
    }
    [lady] { $count ->
        [one] dama em { $squares }
       *[other] damas em { $squares }
    }
   *[hidden] { $count ->
        [one] máscara escondida em { $squares }
       *[other] máscaras escondidas em { $squares }
    }
}
board-last = Última jogada: de { $from } para { $to }.
board-last-capture = { $kind ->
    [noble] Última jogada: de { $from } para { $to }, um nobre é capturado.
    [advisor] Última jogada: de { $from } para { $to }, um conselheiro é capturado.
    [candidate] Última jogada: de { $from } para { $to }, o pretendente é capturado.
    [soldier] Última jogada: de { $from } para { $to }, o soldado é capturado.
   *[lady] Última jogada: de { $from } para { $to }, uma dama é capturada.
}
board-move = { $kind ->
    [noble] nobre { $from } → { $to }
    [advisor] conselheiro { $from } → { $to }
    [candidate] pretendente { $from } → { $to }
    [soldier] soldado { $from } → { $to }
    [lady] dama { $from } → { $to }
   *[hidden] máscara { $from } → { $to }
}
board-move-capture = { $kind ->
    [noble] { $move }, captura um nobre
    [advisor] { $move }, captura um conselheiro
    [candidate] { $move }, captura o pretendente
    [soldier] { $move }, captura o soldado
   *[lady] { $move }, captura uma dama
}
board-move-by = { $player ->
    [1] Marfim: { $move }
   *[2] Noite: { $move }
}
board-lost = { $player ->
    [1] { $count ->
        [one] O Marfim perdeu uma dama.
       *[other] O Marfim perdeu as duas damas.
    }
   *[2] { $count ->
        [one] A Noite perdeu uma dama.
       *[other] A Noite perdeu as duas damas.
    }
}
board-off-masks = { $kind ->
    [noble] { $count ->
        [one] um nobre
        [2] dois nobres
        [3] três nobres
       *[other] { $count } nobres
    }
    [advisor] { $count ->
        [one] um conselheiro
        [2] dois conselheiros
        [3] três conselheiros
       *[other] { $count } conselheiros
    }
    [candidate] o pretendente
    [soldier] o soldado
   *[lady] { $count ->
        [one] uma dama
       *[other] as duas damas
    }
}
board-off = { $player ->
    [1] Máscaras do Marfim fora do tapete: { $masks }.
   *[2] Máscaras da Noite fora do tapete: { $masks }.
}
board-won = { $winner ->
    [1] O Marfim ganhou.
   *[2] A Noite ganhou.
}
board-drawn = A partida acabou empatada.
