### As páginas feitas pelo programa, e as ligações por baixo de cada regra.

links-title = A propósito desta regra
links-examples = Exemplos:
links-related = Regras relacionadas:
links-questions = Perguntas:
links-cases = { $count ->
    [one] { $count } posição que ilustra esta regra
   *[other] { $count } posições que ilustram esta regra
}

cases-title = Os casos
cases-heading = Os casos que provam as regras
cases-description = Uma pequena posição para cada ponto das regras de VOLTO: o que se joga ou o que não é permitido, o que daí resulta e a regra que o explica.
cases-intro = Um caso é uma pequena posição que prova uma regra. O programa volta a jogá-los todos a cada alteração do site. Aqui, todas as máscaras estão à vista, exceto onde se compara o que cada um vê.

case-caption-played = { $count ->
    [one] A posição inicial, com uma seta na jogada feita.
   *[other] A posição inicial, com setas nas jogadas feitas.
}
case-caption-refused = A posição inicial, com uma seta na jogada não permitida.
case-caption-still = A posição inicial, sem nenhuma jogada.
case-caption-seen = { $viewer ->
    [1] O que o Marfim vê.
    [2] O que a Noite vê.
   *[nobody] O que um espectador vê.
}
case-move = { $player ->
    [1] { $kind ->
        [noble] O nobre do Marfim vai de { $from } para { $to }.
        [advisor] O conselheiro do Marfim vai de { $from } para { $to }.
        [candidate] O pretendente do Marfim vai de { $from } para { $to }.
        [soldier] O soldado do Marfim vai de { $from } para { $to }.
       *[lady] A dama do Marfim vai de { $from } para { $to }.
    }
   *[2] { $kind ->
        [noble] O nobre da Noite vai de { $from } para { $to }.
        [advisor] O conselheiro da Noite vai de { $from } para { $to }.
        [candidate] O pretendente da Noite vai de { $from } para { $to }.
        [soldier] O soldado da Noite vai de { $from } para { $to }.
       *[lady] A dama da Noite vai de { $from } para { $to }.
    }
}
case-captured = { $kind ->
    [noble] É capturado um nobre.
    [advisor] É capturado um conselheiro.
    [candidate] É capturado o pretendente.
    [soldier] É capturado o soldado.
   *[lady] É capturada uma dama, e as duas máscaras saem do tapete.
}
case-refused = A jogada de { $from } para { $to } não é permitida.
case-refused-still = Ficar em { $from } não é permitido.
case-goes-on = { $player ->
    [1] A partida continua, e é a vez do Marfim.
   *[2] A partida continua, e é a vez da Noite.
}
case-won = { $winner ->
    [1] O Marfim ganha.
   *[2] A Noite ganha.
}
case-drawn = A partida acaba empatada.
case-rules = { $count ->
    [one] Regra: { $rules }
   *[other] Regras: { $rules }
}
case-also = Ver também: { $cases }

matrix-title = O quadro das regras
matrix-heading = As regras, e onde se encontram
matrix-description = Cada regra de VOLTO com as suas páginas nas quatro línguas, os seus casos, exemplos, problemas e lições.
matrix-intro = Cada regra tem um identificador permanente. Este quadro, feito pelo programa, indica onde ela se encontra. Um travessão quer dizer que ainda não há nada.
matrix-rule = Regra
matrix-languages = Línguas
matrix-cases = Casos
matrix-examples = Exemplos
matrix-puzzles = Problemas
matrix-lessons = Lições
matrix-asked = Perguntas: { $lessons }
matrix-none = –
matrix-none-spoken = ainda nada
