### O que diz o laboratório.

lab-edit = Compor
lab-play = Jogar
lab-onward = Continuar contra o computador
lab-opening-board = O tapete está quase pronto.
lab-queued = O tapete está quase pronto. O teu toque não se perde: { $squares }.
lab-task-edit = { $player ->
    [1] Tira uma máscara da caixa e toca num quadrado. É a vez do Marfim.
   *[2] Tira uma máscara da caixa e toca num quadrado. É a vez da Noite.
}
lab-task-move = { $player ->
    [1] A caixa está vazia: muda uma máscara de quadrado ou tira-a do tapete. É a vez do Marfim.
   *[2] A caixa está vazia: muda uma máscara de quadrado ou tira-a do tapete. É a vez da Noite.
}
lab-task-play = { $player ->
    [1] É a vez do Marfim. Jogas com as máscaras que vês.
   *[2] É a vez da Noite. Jogas com as máscaras que vês.
}
lab-task-over = A partida acabou. Volta atrás nas jogadas ou compõe outra posição.
lab-to-move = De quem é a vez
lab-player = { $player ->
    [1] Marfim
   *[2] Noite
}
lab-lost = { $player ->
    [1] Damas perdidas pelo Marfim
   *[2] Damas perdidas pela Noite
}
lab-opening = Disposição completa
lab-viewer = Vista
lab-viewer-everyone = Todas as máscaras
lab-viewer-1 = Marfim
lab-viewer-2 = Noite
lab-viewer-mover = Quem vai jogar
lab-viewer-nobody = Um espectador
lab-other-turn = { $player ->
    [1] É a vez do Marfim: para jogares com as máscaras dele, muda a vista.
   *[2] É a vez da Noite: para jogares com as máscaras dela, muda a vista.
}

## As jogadas

lab-line = As jogadas
lab-first = Ir ao início
lab-back = Uma jogada para trás
lab-forward = Uma jogada para a frente
lab-last = Ir ao fim
lab-line-move = { $player ->
    [1] { $text }, Marfim, de { $from } para { $to }
   *[2] { $text }, Noite, de { $from } para { $to }
}
lab-line-capture = { $player ->
    [1] { $kind ->
        [noble] { $text }, Marfim, de { $from } para { $to }, captura um nobre
        [advisor] { $text }, Marfim, de { $from } para { $to }, captura um conselheiro
        [candidate] { $text }, Marfim, de { $from } para { $to }, captura o pretendente
        [soldier] { $text }, Marfim, de { $from } para { $to }, captura o soldado
       *[lady] { $text }, Marfim, de { $from } para { $to }, captura uma dama
    }
   *[2] { $kind ->
        [noble] { $text }, Noite, de { $from } para { $to }, captura um nobre
        [advisor] { $text }, Noite, de { $from } para { $to }, captura um conselheiro
        [candidate] { $text }, Noite, de { $from } para { $to }, captura o pretendente
        [soldier] { $text }, Noite, de { $from } para { $to }, captura o soldado
       *[lady] { $text }, Noite, de { $from } para { $to }, captura uma dama
    }
}

## O que sai e o que entra

lab-give = Copiar
lab-give-position = Copiar a posição
lab-give-link = Copiar a ligação para a posição
lab-give-record = Copiar a partida
lab-give-game-link = Copiar a ligação para a partida
lab-gave-position = A posição, tal como se vê, está na área de transferência.
lab-gave-link = A ligação está na área de transferência. As máscaras escondidas continuam escondidas.
lab-gave-record = A partida está na área de transferência, com todas as identidades à vista.
lab-gave-game-link = A ligação está na área de transferência. Revela todas as identidades e todas as jogadas.
lab-give-hidden = A partida inteira revela todas as identidades: escolhe primeiro a vista «Todas as máscaras».
lab-not-copied = O navegador não deixou copiar: o texto está no campo, para o copiares à mão.
lab-out = O texto para copiar
lab-take-title = Abrir
lab-in = Uma posição, uma partida ou uma ligação
lab-take = Abrir
lab-take-nothing = Cola primeiro uma posição, uma partida ou uma ligação.
lab-taken = Já está no tapete: podes jogar.

## O que está mal

lab-impossible = Não é possível jogar esta posição.
lab-position-wrong = Não é possível abrir esta posição. O tapete não mudou.
lab-record-wrong = Não é possível abrir esta partida. O tapete não mudou.
lab-link-wrong = Não é possível abrir esta ligação. O tapete não mudou.
lab-link-broken = Esta ligação está danificada: não é possível ler a posição ou a vista. O tapete não mudou.
lab-memory-broken = Não é possível ler o que este navegador guardou do laboratório. O texto está no campo «Uma posição, uma partida ou uma ligação», por isso nada se perdeu.
lab-memory-wrong = Não é possível retomar a partida que este navegador guardou.
lab-unkept = Este navegador não guarda mais nada: a memória está cheia ou bloqueada. O que aqui está fica enquanto a página estiver aberta; copia-o para o guardares.
