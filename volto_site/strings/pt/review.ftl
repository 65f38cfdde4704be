### O que se diz quando se revê uma partida.

review-viewer = Visto por
review-viewer-1 = Marfim
review-viewer-2 = Noite
review-viewer-everyone = Todos

## Onde se está

review-task-start = { $count ->
    [one] A preparação de uma partida de uma só jogada.
   *[other] A preparação de uma partida de { $count } jogadas.
}
review-task = Jogada { $turn } de { $count }. { $move }
review-start = Aqui ainda ninguém podia saber nada. Percorre a partida com as setas ou ao longo da curva.
review-back = Uma jogada atrás
review-forward = Uma jogada à frente
review-begin = Primeiro momento
review-next = Momento seguinte
review-leave = Nova partida
review-again = Tentar de novo daqui
review-again-at = { $name }: tentar de novo na jogada { $turn }
review-look = { $name }: ver a jogada { $turn }

## A análise

review-working = { $count ->
    [one] A jogada está a ser examinada.
   *[other] { $done } de { $count } jogadas examinadas.
}
review-stop = Parar
review-stopped = { $count ->
    [one] A jogada não foi examinada.
   *[other] Parado: { $done } de { $count } jogadas examinadas.
}
review-go-on = Continuar
review-moments = Os momentos que contaram
review-none = Nada se destacou: ninguém deixou fugir uma vitória e ninguém foi apanhado.

## A curva

review-curve = A certeza de cada lado, jogada a jogada
review-curve-value = Jogada { $turn } de { $count }. Certeza do Marfim: { $ivory }%, da Noite: { $night }%.
review-curve-place = Jogada { $turn } de { $count }
review-mark = Momento { $number }: { $name }, jogada { $turn }

## O que o jogador podia saber

review-worlds = { $who ->
    [you] { $worlds ->
        [one] Antes desta jogada podias saber tudo: só um mundo era possível.
       *[other] Antes desta jogada, { $worlds } mundos eram possíveis para ti.
    }
    [1] { $worlds ->
        [one] Antes desta jogada, o Marfim podia saber tudo: só um mundo era possível.
       *[other] Antes desta jogada, { $worlds } mundos eram possíveis para o Marfim.
    }
   *[2] { $worlds ->
        [one] Antes desta jogada, a Noite podia saber tudo: só um mundo era possível.
       *[other] Antes desta jogada, { $worlds } mundos eram possíveis para a Noite.
    }
}
review-named = { $who ->
    [you] Podias nomear: { $masks }.
    [1] O Marfim podia nomear: { $masks }.
   *[2] A Noite podia nomear: { $masks }.
}
review-forced = { $who ->
    [you] { $within ->
        [one] Podias provar uma vitória numa jogada.
       *[other] Podias provar uma vitória em { $within } jogadas.
    }
    [1] { $within ->
        [one] O Marfim podia provar uma vitória numa jogada.
       *[other] O Marfim podia provar uma vitória em { $within } jogadas.
    }
   *[2] { $within ->
        [one] A Noite podia provar uma vitória numa jogada.
       *[other] A Noite podia provar uma vitória em { $within } jogadas.
    }
}
review-kept = Esta jogada mantém-na.
review-let-go = Esta jogada deixa-a fugir.
review-lost = A jogada perdia logo em { $lost } de { $worlds } mundos.
review-exposed = Deixava ao adversário uma vitória imediata em { $exposed } de { $worlds } mundos.

## Os momentos

review-name-trapped = A armadilha
review-name-punished = A porta aberta
review-name-missed = A vitória que fugiu
review-name-named = O pretendente descoberto
review-name-proved = A prova
review-name-spared = Por um triz
review-name-baited = O isco
review-name-dared = A aposta
review-name-risked = O risco
review-moment-trapped = { $who ->
    [you] A tua captura em { $square } perdeu a partida. Podias sabê-lo: perdia em { $worlds } de { $all } mundos.
    [1] A captura do Marfim em { $square } perdeu a partida. O Marfim podia sabê-lo: perdia em { $worlds } de { $all } mundos.
   *[2] A captura da Noite em { $square } perdeu a partida. A Noite podia sabê-lo: perdia em { $worlds } de { $all } mundos.
}
review-moment-punished = { $who ->
    [you] Esta jogada deixava uma vitória ao adversário em { $worlds } de { $all } mundos, e o verdadeiro era um deles.
    [1] A jogada do Marfim deixava uma vitória à Noite em { $worlds } de { $all } mundos, e a Noite aproveitou-a.
   *[2] A jogada da Noite deixava uma vitória ao Marfim em { $worlds } de { $all } mundos, e o Marfim aproveitou-a.
}
review-moment-missed = { $who ->
    [you] { $within ->
        [one] Podia provar-se uma vitória numa jogada. Jogaste outra coisa.
       *[other] Podia provar-se uma vitória em { $within } jogadas. Jogaste outra coisa.
    }
    [1] { $within ->
        [one] O Marfim podia ter provado uma vitória numa jogada, e jogou outra coisa.
       *[other] O Marfim podia ter provado uma vitória em { $within } jogadas, e jogou outra coisa.
    }
   *[2] { $within ->
        [one] A Noite podia ter provado uma vitória numa jogada, e jogou outra coisa.
       *[other] A Noite podia ter provado uma vitória em { $within } jogadas, e jogou outra coisa.
    }
}
review-moment-named = { $who ->
    [you] A partir daqui, { $square } só podia ser o pretendente: podias sabê-lo.
    [1] A partir daqui, { $square } só podia ser o pretendente: o Marfim podia sabê-lo.
   *[2] A partir daqui, { $square } só podia ser o pretendente: a Noite podia sabê-lo.
}
review-moment-proved = { $who ->
    [you] A partir daqui tinhas uma vitória em { $within } jogadas, fizesse o adversário o que fizesse, e não a deixaste fugir.
    [1] A partir daqui, o Marfim tinha uma vitória em { $within } jogadas, fizesse a Noite o que fizesse.
   *[2] A partir daqui, a Noite tinha uma vitória em { $within } jogadas, fizesse o Marfim o que fizesse.
}
review-moment-spared = { $who ->
    [you] Depois desta jogada, o adversário podia ganhar logo, e não o sabia. Era assim em { $worlds } de { $all } mundos.
    [1] Depois desta jogada, a Noite podia ganhar logo, e não o viu. Para o Marfim era assim em { $worlds } de { $all } mundos.
   *[2] Depois desta jogada, o Marfim podia ganhar logo, e não o viu. Para a Noite era assim em { $worlds } de { $all } mundos.
}
review-moment-baited = { $who ->
    [you] Acreditaram no teu isco: a dama em { $square } foi capturada, e quem a apanhou saiu do tapete com ela.
    [taker] Mordeste o isco: capturaste a dama em { $square }, e a tua máscara saiu do tapete com ela.
    [1] Acreditaram no isco do Marfim: a dama em { $square } foi capturada, e a máscara da Noite saiu do tapete com ela.
   *[2] Acreditaram no isco da Noite: a dama em { $square } foi capturada, e a máscara do Marfim saiu do tapete com ela.
}
review-moment-dared = { $who ->
    [you] Esta captura perdia em { $worlds } de { $all } mundos. Arriscaste, e correu bem.
    [1] Esta captura perdia em { $worlds } de { $all } mundos. O Marfim arriscou, e correu bem.
   *[2] Esta captura perdia em { $worlds } de { $all } mundos. A Noite arriscou, e correu bem.
}
review-moment-risked = { $who ->
    [you] Em { $worlds } de { $all } mundos, esta jogada deixava uma vitória ao adversário. Desta vez não era nenhum deles.
    [1] Em { $worlds } de { $all } mundos, esta jogada deixava uma vitória à Noite. Desta vez não era nenhum deles.
   *[2] Em { $worlds } de { $all } mundos, esta jogada deixava uma vitória ao Marfim. Desta vez não era nenhum deles.
}
