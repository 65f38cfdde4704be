### O que diz um tapete em que se joga.

play-kind = { $kind ->
    [noble] nobre
    [advisor] conselheiro
    [candidate] pretendente
    [soldier] soldado
   *[lady] dama
}

play-a-kind = { $kind ->
    [noble] um nobre
    [advisor] um conselheiro
    [candidate] o pretendente
    [soldier] o soldado
   *[lady] uma dama
}

## Os quadrados

play-square-empty = { $square }, vazio
play-square-mask = { $player ->
    [1] { $kind ->
        [noble] { $square }, nobre do Marfim
        [advisor] { $square }, conselheiro do Marfim
        [candidate] { $square }, pretendente do Marfim
        [soldier] { $square }, soldado do Marfim
        [lady] { $square }, dama do Marfim
       *[hidden] { $square }, máscara do Marfim
    }
   *[2] { $kind ->
        [noble] { $square }, nobre da Noite
        [advisor] { $square }, conselheiro da Noite
        [candidate] { $square }, pretendente da Noite
        [soldier] { $square }, soldado da Noite
        [lady] { $square }, dama da Noite
       *[hidden] { $square }, máscara da Noite
    }
}
play-square-suspects = { $player ->
    [1] { $square }, máscara do Marfim, pode ser { $kinds }
   *[2] { $square }, máscara da Noite, pode ser { $kinds }
}
play-square-certain = { $player ->
    [1] { $square }, máscara do Marfim, só pode ser { $kinds }
   *[2] { $square }, máscara da Noite, só pode ser { $kinds }
}
play-also-selected = { $what }, máscara escolhida
play-also-target = { $what }, jogada possível
play-also-capture = { $what }, captura possível
play-hint = As setas vão de quadrado em quadrado. Enter escolhe uma máscara e depois o quadrado. Esc cancela. Também podes escrever uma jogada, como b2b3.

## As ferramentas

play-tools = Ferramentas do tapete
play-undo = Voltar atrás
play-redo = Refazer a jogada
play-reset = Recomeçar
play-turn = Rodar a mesa
play-coordinates = Coordenadas
play-suspects = Suspeitos
play-copy = Copiar a posição
play-share = Copiar a ligação
play-full = Ecrã inteiro
play-legend = Máscaras e marcas
play-copied = A posição está na área de transferência.
play-shared = A ligação está na área de transferência.
play-not-copied = O navegador não deixou copiar.

## O que acontece

play-selected-can = { $kind ->
    [noble] O nobre em { $square } pode ir para { $squares }.
    [advisor] O conselheiro em { $square } pode ir para { $squares }.
    [candidate] O pretendente em { $square } pode ir para { $squares }.
    [soldier] O soldado em { $square } pode ir para { $squares }.
   *[lady] A dama em { $square } pode ir para { $squares }.
}
play-selected-stuck = { $kind ->
    [noble] O nobre em { $square } não tem, por agora, para onde ir.
    [advisor] O conselheiro em { $square } não tem, por agora, para onde ir.
    [candidate] O pretendente em { $square } não tem, por agora, para onde ir.
    [soldier] O soldado em { $square } não tem, por agora, para onde ir.
   *[lady] A dama em { $square } não tem, por agora, para onde ir.
}
play-cancelled = Já não há nenhuma máscara escolhida.
play-typed = Jogada escrita até aqui: { $text }
play-moved = { $player ->
    [1] { $kind ->
        [noble] O nobre do Marfim vai de { $from } para { $to }.
        [advisor] O conselheiro do Marfim vai de { $from } para { $to }.
        [candidate] O pretendente do Marfim vai de { $from } para { $to }.
        [soldier] O soldado do Marfim vai de { $from } para { $to }.
        [lady] A dama do Marfim vai de { $from } para { $to }.
       *[hidden] Uma máscara do Marfim vai de { $from } para { $to }.
    }
   *[2] { $kind ->
        [noble] O nobre da Noite vai de { $from } para { $to }.
        [advisor] O conselheiro da Noite vai de { $from } para { $to }.
        [candidate] O pretendente da Noite vai de { $from } para { $to }.
        [soldier] O soldado da Noite vai de { $from } para { $to }.
        [lady] A dama da Noite vai de { $from } para { $to }.
       *[hidden] Uma máscara da Noite vai de { $from } para { $to }.
    }
}
play-captured = { $player ->
    [1] { $kind ->
        [noble] Um nobre do Marfim é capturado e sai do tapete.
        [advisor] Um conselheiro do Marfim é capturado e sai do tapete.
        [candidate] O pretendente do Marfim é capturado!
        [soldier] O soldado do Marfim é capturado e sai do tapete.
       *[lady] Uma dama do Marfim é capturada: ela e a máscara que a capturou saem do tapete.
    }
   *[2] { $kind ->
        [noble] Um nobre da Noite é capturado e sai do tapete.
        [advisor] Um conselheiro da Noite é capturado e sai do tapete.
        [candidate] O pretendente da Noite é capturado!
        [soldier] O soldado da Noite é capturado e sai do tapete.
       *[lady] Uma dama da Noite é capturada: ela e a máscara que a capturou saem do tapete.
    }
}
play-settled = O soldado chegou ao palácio e fica lá até ao fim.
play-next = { $player ->
    [1] É a vez do Marfim.
   *[2] É a vez da Noite.
}
play-your-turn = É a tua vez.
play-thinks = { $player ->
    [1] O Marfim está a pensar…
   *[2] A Noite está a pensar…
}
play-before = Antes disso: { $events }
play-undone = { $player ->
    [1] A jogada foi desfeita. É a vez do Marfim.
   *[2] A jogada foi desfeita. É a vez da Noite.
}
play-danger = { $count ->
    [one] Cuidado, o teu pretendente está em perigo: a máscara em { $squares } talvez o possa capturar.
   *[other] Cuidado, o teu pretendente está em perigo: as máscaras em { $squares } talvez o possam capturar.
}
play-started-again = { $player ->
    [1] O tapete está como no início. É a vez do Marfim.
   *[2] O tapete está como no início. É a vez da Noite.
}
play-turned = { $player ->
    [1] A mesa vista do lado do Marfim.
   *[2] A mesa vista do lado da Noite.
}
play-other-turn = { $player ->
    [1] Aqui, o Marfim não responde. Volta atrás para experimentares outra jogada.
   *[2] Aqui, a Noite não responde. Volta atrás para experimentares outra jogada.
}

## Como está a partida

play-standing = Como está a partida
play-side = { $player ->
    [1] Marfim
   *[2] Noite
}
play-side-you = { $player ->
    [1] Tu (Marfim)
   *[2] Tu (Noite)
}
play-side-turn = a jogar
play-side-turn-you = é a tua vez
play-side-thinks = a pensar…
play-no-lady-lost = { $player ->
    [1] O Marfim não perdeu nenhuma dama.
   *[2] A Noite não perdeu nenhuma dama.
}

## O fim

play-won = { $winner ->
    [1] O Marfim ganha
   *[2] A Noite ganha
}
play-you-won = Ganhaste
play-you-lost = Perdeste
play-drawn = Empate
play-over = A partida acabou: volta atrás ou recomeça para experimentares outra coisa.
play-because-win-candidate = { $winner ->
    [1] O pretendente da Noite foi capturado.
   *[2] O pretendente do Marfim foi capturado.
}
play-because-win-ladies = { $winner ->
    [1] A segunda dama do Marfim foi capturada: quem perde as duas damas ganha.
   *[2] A segunda dama da Noite foi capturada: quem perde as duas damas ganha.
}
play-because-win-palace = { $winner ->
    [1] O pretendente do Marfim está no palácio da Noite.
   *[2] O pretendente da Noite está no palácio do Marfim.
}
play-because-capture-lady-by-candidate = { $winner ->
    [1] O pretendente da Noite capturou uma dama e saiu do tapete com ela.
   *[2] O pretendente do Marfim capturou uma dama e saiu do tapete com ela.
}
play-because-ruling-no-move = { $player ->
    [1] O Marfim não tem nenhuma jogada permitida.
   *[2] A Noite não tem nenhuma jogada permitida.
}
play-because-ruling-repetition = A mesma imagem surge pela terceira vez.
play-story-win-candidate = { $winner ->
    [1] Veneza inteira ficou a saber quem ele era: o Comité vota no pretendente do Marfim, que se torna doge.
   *[2] Veneza inteira ficou a saber quem ele era: o Comité vota no pretendente da Noite, que se torna doge.
}
play-story-win-ladies = { $winner ->
    [1] Duas damas ofendidas: que escândalo! O Comité vota na família delas, e o pretendente do Marfim torna-se doge.
   *[2] Duas damas ofendidas: que escândalo! O Comité vota na família delas, e o pretendente da Noite torna-se doge.
}
play-story-win-palace = { $winner ->
    [1] Do palácio do rival, o pretendente do Marfim saúda a multidão. O Comité dá-lhe todos os votos, e ele torna-se doge.
   *[2] Do palácio do rival, o pretendente da Noite saúda a multidão. O Comité dá-lhe todos os votos, e ele torna-se doge.
}
play-story-capture-lady-by-candidate = { $winner ->
    [1] Um pretendente que põe as mãos numa dama perde todos os votos do Comité. O do Marfim torna-se doge.
   *[2] Um pretendente que põe as mãos numa dama perde todos os votos do Comité. O da Noite torna-se doge.
}
play-story-drawn = O Comité não se entende: esta noite, Veneza fica sem doge.

## Tocar sem jogar

play-touched-empty = { $player ->
    [1] O quadrado { $square } está vazio. Toca primeiro na máscara do Marfim que queres mover.
   *[2] O quadrado { $square } está vazio. Toca primeiro na máscara da Noite que queres mover.
}
play-touched-enemy = { $player ->
    [1] A máscara em { $square } é da Noite, e é a vez do Marfim. Toca primeiro na máscara do Marfim que queres mover.
   *[2] A máscara em { $square } é do Marfim, e é a vez da Noite. Toca primeiro na máscara da Noite que queres mover.
}
play-touched-unknown = Quem está em { $square }? Só o saberás quando capturares a máscara.
play-touched-unmask = Neste problema não se joga: usa os botões para dizer quem é a máscara.

## Porque é que uma jogada é recusada

play-refused-turn-must-move = { $player ->
    [1] É a vez do Marfim: move uma máscara do Marfim para outro quadrado.
   *[2] É a vez da Noite: move uma máscara da Noite para outro quadrado.
}
play-refused-turn-own-mask = Em { $to } já está uma máscara da mesma cor: não podes jogar para cima dela.
play-refused-move-noble = O nobre anda um quadrado em frente, para trás ou para o lado: não pode ir de { $from } para { $to }.
play-refused-move-advisor = O conselheiro anda um quadrado na diagonal: não pode ir de { $from } para { $to }.
play-refused-move-candidate = O pretendente anda um quadrado, em qualquer direção: não pode ir de { $from } para { $to }.
play-refused-move-soldier = O soldado só anda em frente, por quadrados vazios: não pode ir de { $from } para { $to }.
play-refused-move-soldier-palace = O soldado chegou ao palácio adversário e fica lá até ao fim.
play-refused-move-lady = A dama anda um quadrado, e só para um quadrado vazio: não pode ir de { $from } para { $to }.
play-refused-win-ladies = A partida acabou: foi capturada uma segunda dama.
play-rule = A regra: { $title }

## O motor

play-loading = O jogo está a carregar.
play-loading-bytes = { NUMBER($loaded, minimumFractionDigits:1, maximumFractionDigits:1) } de { NUMBER($total, minimumFractionDigits:1, maximumFractionDigits:1) } MB
play-loaded = O jogo está pronto.
play-failed-no-wasm = Este navegador não consegue abrir o jogo: falta-lhe o WebAssembly, ou está bloqueado. Podes ler a página na mesma.
play-failed-no-worker = Este navegador não consegue abrir o jogo: não permite programas em segundo plano. Podes ler a página na mesma.
play-failed-network = Não foi possível carregar o jogo: verifica a ligação e tenta outra vez. Podes ler a página na mesma.
play-failed-timeout = O jogo não responde. Tenta outra vez; podes ler a página na mesma.
play-failed-crash = O jogo parou. Tenta outra vez: nenhuma jogada se perde.
play-failed-lost = O jogo parou, e este navegador não guardou a ordem das máscaras escondidas. Tenta outra vez: a partida recomeça com outras máscaras.
play-retry = Tentar outra vez

## Os suspeitos

play-suspects-title = O que as máscaras escondidas ainda podem ser
play-suspects-unknown = Este diagrama mostra apenas algumas máscaras: nada se pode deduzir dele.
play-why-not = Porque não as outras?
play-why-diagonal = Foi de { $from } para { $to }, na diagonal.
play-why-orthogonal = Foi de { $from } para { $to }, a direito.
play-why-sideways = Foi de { $from } para { $to }, para o lado.
play-why-backward = Foi de { $from } para { $to }, para trás.
play-why-far = Foi de { $from } para { $to }, mais de um quadrado.
play-why-captured = Capturou em { $to }, o que uma dama não pode fazer.
play-why-palace = Estava em { $from }, no palácio adversário, e a partida continuou.
play-why-shown = Mostrou-se: é o pretendente.
play-why-gone = Esta personagem já não está no tapete.
play-why-counted = { $count ->
    [one] A máscara em { $squares } só pode ser a última que resta ({ $kinds }).
   *[other] As máscaras em { $squares } só podem ser as últimas que restam ({ $kinds }).
}
play-why-no-move = Se fosse esta personagem, o seu lado estaria bloqueado quando jogou, ou teria uma jogada quando estava bloqueado.
