### O que dizem os editores de posições, e o que está mal num texto.

editor-title = Tapete para compor
editor-title-setup = Disposição para compor
editor-hint = As setas vão de quadrado em quadrado. Uma letra põe uma máscara: N nobre, A conselheiro, C pretendente, S soldado, L dama, X máscara escondida. 1 e 2 escolhem o Marfim ou a Noite, Del tira uma máscara. Enter levanta a máscara e depois pousa-a.
editor-hint-setup = As setas vão de quadrado em quadrado. Uma letra põe uma máscara: N nobre, A conselheiro, C pretendente, S soldado, L dama. Del tira-a. Enter levanta a máscara e depois pousa-a.
editor-tray = { $player ->
    [1] A caixa do Marfim
   *[2] A caixa da Noite
}
editor-tray-mask = { $kind ->
    [noble] nobre, na caixa: { $count }
    [advisor] conselheiro, na caixa: { $count }
    [candidate] pretendente, na caixa: { $count }
    [soldier] soldado, na caixa: { $count }
    [lady] dama, na caixa: { $count }
   *[hidden] máscara escondida, na caixa: { $count }
}
editor-undo = Desfazer
editor-redo = Refazer
editor-remove = Tirar a máscara escolhida
editor-clear = Esvaziar o tapete
editor-turn = Rodar a mesa
editor-undone = A última alteração foi desfeita.
editor-redone = A alteração foi refeita.
editor-let-go = Já não há nenhuma máscara escolhida.
editor-none-left = { $kind ->
    [noble] Já não há nobres na caixa.
    [advisor] Já não há conselheiros na caixa.
    [candidate] O pretendente já não está na caixa.
    [soldier] O soldado já não está na caixa.
    [lady] Já não há damas na caixa.
   *[hidden] Já não há máscaras na caixa.
}
editor-in-hand = { $kind ->
    [noble] Tens um nobre na mão: escolhe um quadrado.
    [advisor] Tens um conselheiro na mão: escolhe um quadrado.
    [candidate] Tens o pretendente na mão: escolhe um quadrado.
    [soldier] Tens o soldado na mão: escolhe um quadrado.
    [lady] Tens uma dama na mão: escolhe um quadrado.
   *[hidden] Tens uma máscara escondida na mão: escolhe um quadrado.
}
editor-selected = { $kind ->
    [noble] Nobre em { $square } escolhido: escolhe para onde vai.
    [advisor] Conselheiro em { $square } escolhido: escolhe para onde vai.
    [candidate] Pretendente em { $square } escolhido: escolhe para onde vai.
    [soldier] Soldado em { $square } escolhido: escolhe para onde vai.
    [lady] Dama em { $square } escolhida: escolhe para onde vai.
   *[hidden] Máscara escondida em { $square } escolhida: escolhe para onde vai.
}
editor-empty-hand = O quadrado { $square } está vazio: tira primeiro uma máscara da caixa.
editor-put = { $kind ->
    [noble] Nobre pousado em { $square }.
    [advisor] Conselheiro pousado em { $square }.
    [candidate] Pretendente pousado em { $square }.
    [soldier] Soldado pousado em { $square }.
    [lady] Dama pousada em { $square }.
   *[hidden] Máscara escondida pousada em { $square }.
}
editor-exchanged = As máscaras em { $from } e { $square } trocaram de lugar.
editor-removed = { $kind ->
    [noble] Nobre tirado de { $square }.
    [advisor] Conselheiro tirado de { $square }.
    [candidate] Pretendente tirado de { $square }.
    [soldier] Soldado tirado de { $square }.
    [lady] Dama tirada de { $square }.
   *[hidden] Máscara escondida tirada de { $square }.
}
editor-side = { $player ->
    [1] As letras põem agora máscaras do Marfim.
   *[2] As letras põem agora máscaras da Noite.
}

## O que está mal num texto

wrong-place = O erro está na linha { $line }, coluna { $column }.
wrong-unreadable = Não é possível ler este texto.
wrong-square = «{ $found }» não é um quadrado.
wrong-move = «{ $found }» não é uma jogada: uma jogada escreve-se como b2b3.
wrong-fields = Uma posição tem três partes separadas por um espaço; este texto tem { $found }.
wrong-player = O jogador é 1 ou 2, não «{ $found }».
wrong-lost = As damas perdidas são dois algarismos de 0 a 2, não «{ $found }».
wrong-rows = Um tapete tem sete filas separadas por /; este texto tem { $found }.
wrong-mask = «{ $found }» não é uma máscara: as letras são N, A, C, S, L e X.
wrong-row-long = A fila { $found } tem mais de cinco quadrados.
wrong-row-short = A fila { $found } tem menos de cinco quadrados.
wrong-setup-rows = Uma disposição tem duas filas separadas por /; este texto tem { $found }.
wrong-strangers = Estas letras não têm lugar nesta disposição: { $found }.
wrong-tag-name = «{ $found }» não pode ser o nome de uma etiqueta.
wrong-tag-twice = A etiqueta { $found } aparece duas vezes.
wrong-tag = Uma etiqueta escreve-se [Nome "valor"].
wrong-quotes = O valor de uma etiqueta fica entre aspas retas.
wrong-no-start = Falta o início: é precisa uma etiqueta Position, ou Ivory-Setup e Night-Setup.
wrong-too-long = Uma partida tem no máximo { $found } jogadas.
wrong-number = Aqui não se esperava o número { $found }.
wrong-revealed = Esta jogada escreve-se { $found }.
wrong-result = Estas jogadas levam ao resultado «{ $found }».
wrong-illegal = A jogada { $move } não é permitida.
wrong-hidden = A máscara em { $square } está escondida, e o efeito da jogada depende da identidade dela.
wrong-over = A partida já tinha acabado antes desta jogada.

## O que está mal numa disposição

problem-too-many-masks = { $player ->
    [1] O Marfim tem { $found } máscaras, contando as damas perdidas: a caixa tem { $allowed }.
   *[2] A Noite tem { $found } máscaras, contando as damas perdidas: a caixa tem { $allowed }.
}
problem-too-many-ladies = { $player ->
    [1] O Marfim tem { $found } damas, no tapete e perdidas: a caixa tem { $allowed }.
   *[2] A Noite tem { $found } damas, no tapete e perdidas: a caixa tem { $allowed }.
}
problem-too-many = { $kind ->
    [noble] Nobres a mais: { $count }.
    [advisor] Conselheiros a mais: { $count }.
    [candidate] Pretendentes a mais: { $count }.
    [soldier] Soldados a mais: { $count }.
   *[lady] Damas a mais: { $count }.
}
problem-missing = { $kind ->
    [noble] { $count ->
        [one] Falta um nobre.
       *[other] Faltam { $count } nobres.
    }
    [advisor] { $count ->
        [one] Falta um conselheiro.
       *[other] Faltam { $count } conselheiros.
    }
    [candidate] Falta o pretendente.
    [soldier] Falta o soldado.
   *[lady] { $count ->
        [one] Falta uma dama.
       *[other] Faltam as duas damas.
    }
}
problem-outside = { $count ->
    [one] Há uma máscara que não está no palácio nem na fila logo à frente: { $squares }.
   *[other] Há { $count } máscaras que não estão no palácio nem na fila logo à frente: { $squares }.
}

## A disposição para compor

setup-shuffle = Tirar à sorte
setup-mirror = Pôr em espelho
setup-shuffled = A disposição foi tirada à sorte.
setup-mirrored = A esquerda e a direita trocaram de lugar.
setup-examples = Partir de um exemplo
setup-shown = O exemplo está no tapete.
setup-unfinished = Esta disposição não está completa.
setup-complete = As dez máscaras estão no seu lugar: a partida pode começar.
setup-keep = Guardar e partilhar
setup-save = Guardar aqui
setup-share = Copiar numa linha
setup-open = Abrir
setup-out = A tua disposição numa linha
setup-in = Uma disposição numa linha, por exemplo LNSNL/AACAN
setup-shared = A linha está na área de transferência.
setup-opened = A disposição está no tapete.
setup-wrong = Não é possível abrir esta linha.
setup-saved = A disposição está guardada neste navegador.
setup-list = As tuas disposições
setup-forget = Apagar { $text }
setup-forgotten = A disposição foi apagada.
setup-memory-broken = Não é possível ler as disposições guardadas neste navegador. Nada mais se perdeu, e podes guardar outras.
setup-unkept = Este navegador não guarda mais nada: a memória está cheia ou bloqueada. A lista fica assim enquanto a página estiver aberta; copia o que queres guardar.
