### O que se diz quando se revê uma partida.

review-viewer = Vista
review-viewer-1 = Marfim
review-viewer-2 = Noite
review-viewer-everyone = Ver tudo

## Onde se está

review-task-start = { $count ->
    [0] A disposição inicial. A partida não tem jogadas.
    [one] A disposição inicial. A partida tem uma só jogada.
   *[other] A disposição inicial. A partida tem { $count } jogadas.
}
review-task = Jogada { $turn } de { $count }. { $move }
review-start = No início, ninguém sabe nada das máscaras adversárias. A curva mostra a certeza de cada lado: quanto já podia saber. Percorre a partida com as setas ou ao longo da curva.
review-back = Uma jogada para trás
review-forward = Uma jogada para a frente
review-begin = Primeiro momento
review-next = Momento seguinte
review-leave = Nova partida
review-again = Tentar daqui
review-again-at = Tentar daqui: { $name }, jogada { $turn }
review-look = { $name }: ver a jogada { $turn }

## A análise

review-working = { $count ->
    [one] A jogada está a ser analisada.
   *[other] { $done } de { $count } jogadas analisadas.
}
review-stop = Parar
review-stopped = { $count ->
    [one] A jogada não foi analisada.
   *[other] Análise interrompida: { $done } de { $count } jogadas analisadas.
}
review-go-on = Continuar
review-moments = Os momentos decisivos
review-strategy = Como se ganha: a estratégia
review-none = Nada de especial: ninguém deixou fugir uma vitória e ninguém caiu numa armadilha.

## A curva

review-certainty = Certeza
review-curve = A certeza de cada lado, jogada a jogada
review-curve-value = Jogada { $turn } de { $count }. Certeza do Marfim: { $ivory }%, da Noite: { $night }%.
review-curve-place = Jogada { $turn } de { $count }
review-mark = Momento { $number }: { $name }, jogada { $turn }

## O que o jogador podia saber

review-worlds = { $who ->
    [you] { $worlds ->
        [one] Antes desta jogada, podias saber tudo: só restava um mundo possível.
       *[other] Antes desta jogada, restavam-te { $worlds } mundos possíveis: outras tantas maneiras de identificar as máscaras escondidas.
    }
    [1] { $worlds ->
        [one] Antes desta jogada, o Marfim podia saber tudo: só restava um mundo possível.
       *[other] Antes desta jogada, restavam ao Marfim { $worlds } mundos possíveis: outras tantas maneiras de identificar as máscaras escondidas.
    }
   *[2] { $worlds ->
        [one] Antes desta jogada, a Noite podia saber tudo: só restava um mundo possível.
       *[other] Antes desta jogada, restavam à Noite { $worlds } mundos possíveis: outras tantas maneiras de identificar as máscaras escondidas.
    }
}
review-named = { $who ->
    [you] Máscaras que já podias identificar: { $masks }.
    [1] Máscaras que o Marfim já podia identificar: { $masks }.
   *[2] Máscaras que a Noite já podia identificar: { $masks }.
}
review-forced = { $who ->
    [you] { $within ->
        [one] Tinhas uma vitória garantida numa jogada.
       *[other] Tinhas uma vitória garantida em { $within } jogadas.
    }
    [1] { $within ->
        [one] O Marfim tinha uma vitória garantida numa jogada.
       *[other] O Marfim tinha uma vitória garantida em { $within } jogadas.
    }
   *[2] { $within ->
        [one] A Noite tinha uma vitória garantida numa jogada.
       *[other] A Noite tinha uma vitória garantida em { $within } jogadas.
    }
}
review-kept = Esta jogada mantém a vitória.
review-let-go = Esta jogada deixa fugir a vitória.
review-winning = Uma jogada vencedora: { $move }.
review-lost = { $worlds ->
    [one] Era certo que esta jogada perdia logo.
   *[other] Esta jogada perdia logo em { $lost } dos { $worlds } mundos.
}
review-exposed = { $worlds ->
    [one] Era certo que, depois desta jogada, o adversário podia ganhar logo.
   *[other] Depois desta jogada, o adversário podia ganhar logo em { $exposed } dos { $worlds } mundos.
}

## Os momentos

review-name-trapped = A armadilha
review-name-punished = A jogada fatal
review-name-missed = A vitória desperdiçada
review-name-named = O pretendente desmascarado
review-name-proved = A vitória garantida
review-name-decided = A jogada decisiva
review-name-identified = Uma primeira máscara reconhecida
review-name-narrowed = O véu levanta-se
review-name-spared = Por um triz
review-name-baited = O isco
review-name-dared = A aposta
review-name-risked = O risco
review-moment-trapped = { $who ->
    [you] A tua captura em { $square } custou-te a partida. { $all ->
        [one] Podias sabê-lo.
       *[other] Era esse o perigo em { $worlds } dos { $all } mundos.
    }
    [1] A captura em { $square } custou a partida ao Marfim. { $all ->
        [one] O Marfim podia sabê-lo.
       *[other] Para o Marfim, era esse o perigo em { $worlds } dos { $all } mundos.
    }
   *[2] A captura em { $square } custou a partida à Noite. { $all ->
        [one] A Noite podia sabê-lo.
       *[other] Para a Noite, era esse o perigo em { $worlds } dos { $all } mundos.
    }
}
review-moment-punished = { $who ->
    [you] Depois desta jogada, o adversário podia ganhar logo, e ganhou. { $all ->
        [one] Podias sabê-lo.
       *[other] Era esse o perigo em { $worlds } dos { $all } mundos.
    }
    [1] Depois desta jogada, a Noite podia ganhar logo, e ganhou. { $all ->
        [one] O Marfim podia sabê-lo.
       *[other] Para o Marfim, era esse o perigo em { $worlds } dos { $all } mundos.
    }
   *[2] Depois desta jogada, o Marfim podia ganhar logo, e ganhou. { $all ->
        [one] A Noite podia sabê-lo.
       *[other] Para a Noite, era esse o perigo em { $worlds } dos { $all } mundos.
    }
}
review-moment-missed = { $who ->
    [you] { $within ->
        [one] Tinhas uma vitória garantida numa jogada, mas fizeste outra.
       *[other] Tinhas uma vitória garantida em { $within } jogadas, mas seguiste outro caminho.
    }
    [1] { $within ->
        [one] O Marfim tinha uma vitória garantida numa jogada, mas fez outra.
       *[other] O Marfim tinha uma vitória garantida em { $within } jogadas, mas seguiu outro caminho.
    }
   *[2] { $within ->
        [one] A Noite tinha uma vitória garantida numa jogada, mas fez outra.
       *[other] A Noite tinha uma vitória garantida em { $within } jogadas, mas seguiu outro caminho.
    }
}
review-moment-named = { $who ->
    [you] A partir daqui, podias saber que a máscara em { $square } só podia ser o pretendente.
    [1] A partir daqui, o Marfim podia saber que a máscara em { $square } só podia ser o pretendente.
   *[2] A partir daqui, a Noite podia saber que a máscara em { $square } só podia ser o pretendente.
}
review-moment-proved = { $who ->
    [you] A partir daqui tinhas uma vitória garantida em { $within } jogadas, fizesse o adversário o que fizesse. Esta jogada mantém-na.
    [1] A partir daqui, o Marfim tinha uma vitória garantida em { $within } jogadas, fizesse a Noite o que fizesse.
   *[2] A partir daqui, a Noite tinha uma vitória garantida em { $within } jogadas, fizesse o Marfim o que fizesse.
}
review-moment-decided = { $who ->
    [you] { $certain ->
        [yes] Esta jogada ganhou a partida, e podias sabê-lo de antemão.
       *[no] Esta jogada ganhou a partida, mas não podias sabê-lo de antemão.
    }
    [1] { $certain ->
        [yes] Esta jogada deu a partida ao Marfim, que podia sabê-lo de antemão.
       *[no] Esta jogada deu a partida ao Marfim, que não podia sabê-lo de antemão.
    }
   *[2] { $certain ->
        [yes] Esta jogada deu a partida à Noite, que podia sabê-lo de antemão.
       *[no] Esta jogada deu a partida à Noite, que não podia sabê-lo de antemão.
    }
}
review-moment-identified = { $who ->
    [you] A partir daqui, podias ter a certeza de uma primeira máscara: { $mask }.
    [1] A partir daqui, o Marfim podia ter a certeza de uma primeira máscara: { $mask }.
   *[2] A partir daqui, a Noite podia ter a certeza de uma primeira máscara: { $mask }.
}
review-moment-narrowed = { $who ->
    [you] { $worlds ->
        [one] As últimas jogadas disseram-te tudo: de { $before } mundos só restava um.
       *[other] As últimas jogadas disseram-te muito: de { $before } mundos só restavam { $worlds }.
    }
    [1] { $worlds ->
        [one] As últimas jogadas disseram tudo ao Marfim: de { $before } mundos só restava um.
       *[other] As últimas jogadas disseram muito ao Marfim: de { $before } mundos só restavam { $worlds }.
    }
   *[2] { $worlds ->
        [one] As últimas jogadas disseram tudo à Noite: de { $before } mundos só restava um.
       *[other] As últimas jogadas disseram muito à Noite: de { $before } mundos só restavam { $worlds }.
    }
}
review-moment-spared = { $who ->
    [you] Depois desta jogada, o adversário podia ganhar logo, mas não viu como. { $all ->
        [one] Podias sabê-lo.
       *[other] Era esse o perigo em { $worlds } dos { $all } mundos.
    }
    [1] Depois desta jogada, a Noite podia ganhar logo, mas não viu como. { $all ->
        [one] O Marfim podia sabê-lo.
       *[other] Para o Marfim, era esse o perigo em { $worlds } dos { $all } mundos.
    }
   *[2] Depois desta jogada, o Marfim podia ganhar logo, mas não viu como. { $all ->
        [one] A Noite podia sabê-lo.
       *[other] Para a Noite, era esse o perigo em { $worlds } dos { $all } mundos.
    }
}
review-moment-baited = { $who ->
    [you] O adversário mordeu o isco: capturou a tua dama em { $square }. A máscara dele saiu do tapete com ela.
    [taker] Mordeste o isco: capturaste a dama em { $square }. A tua máscara saiu do tapete com ela.
    [1] A Noite mordeu o isco: capturou a dama do Marfim em { $square }. A máscara da Noite saiu do tapete com ela.
   *[2] O Marfim mordeu o isco: capturou a dama da Noite em { $square }. A máscara do Marfim saiu do tapete com ela.
}
review-moment-dared = { $who ->
    [you] Esta captura perdia a partida em { $worlds } dos { $all } mundos. Arriscaste, e correu bem.
    [1] Esta captura perdia a partida em { $worlds } dos { $all } mundos. O Marfim arriscou, e correu bem.
   *[2] Esta captura perdia a partida em { $worlds } dos { $all } mundos. A Noite arriscou, e correu bem.
}
review-moment-risked = { $who ->
    [you] Em { $worlds } dos { $all } mundos, esta jogada permitia ao adversário ganhar logo. Desta vez não era nenhum desses.
    [1] Em { $worlds } dos { $all } mundos, esta jogada permitia à Noite ganhar logo. Desta vez não era nenhum desses.
   *[2] Em { $worlds } dos { $all } mundos, esta jogada permitia ao Marfim ganhar logo. Desta vez não era nenhum desses.
}
