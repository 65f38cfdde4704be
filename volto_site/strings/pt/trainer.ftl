### O treino: o que um problema pede e responde, a página de todos os problemas, e o que ela guarda.

## A página de um problema

trainer-name = { $kind ->
    [win] Problema { $number } · Ganhar em { $within }
    [save] Problema { $number } · Resistir
    [unmask] Problema { $number } · Desmascarar
   *[odds] Problema { $number } · Arriscar
}
trainer-description = Um problema de VOLTO, com pistas e o plano completo. { $asked }
trainer-all = Todos os problemas
trainer-ask-win = { $player ->
    [1] { $within ->
        [1] O Marfim joga e ganha logo.
       *[other] O Marfim joga e ganha em { $within } jogadas, responda a Noite o que responder.
    }
   *[2] { $within ->
        [1] A Noite joga e ganha logo.
       *[other] A Noite joga e ganha em { $within } jogadas, responda o Marfim o que responder.
    }
}
trainer-ask-save = { $player ->
    [1] O Marfim está em perigo: encontra a única jogada depois da qual a Noite não pode ganhar logo.
   *[2] A Noite está em perigo: encontra a única jogada depois da qual o Marfim não pode ganhar logo.
}
trainer-ask-unmask = { $count ->
    [one] Quem está por trás da máscara em { $square }?
   *[other] Quem está por trás das máscaras em { $square }?
}
trainer-ask-odds = { $player ->
    [1] Nada é certo: encontra a melhor aposta do Marfim (mundos ganhos menos mundos perdidos).
   *[2] Nada é certo: encontra a melhor aposta da Noite (mundos ganhos menos mundos perdidos).
}
trainer-open = Todas as máscaras estão à vista.
trainer-hidden = { $player ->
    [1] Estás no lugar do Marfim, e as máscaras da Noite estão escondidas.
   *[2] Estás no lugar da Noite, e as máscaras do Marfim estão escondidas.
}
trainer-seen = { $count ->
    [one] A última jogada que viste:
   *[other] As últimas { $count } jogadas que viste:
}
trainer-hardness = O que o torna difícil
trainer-ways = Os problemas vizinhos
trainer-prev = Problema anterior
trainer-next = Problema seguinte
trainer-embed = Incorporar este problema na tua página
trainer-embed-about = Esta linha de código mostra o problema sem o resto do site.
trainer-embed-copy = Copiar a linha
trainer-embed-copied = A linha está na área de transferência.
trainer-embed-not-copied = O navegador não permitiu copiar: seleciona tu a linha.

## Resolver

trainer-hint = { $left ->
    [0] Não há mais pistas
   *[other] Pista ({ $left })
}
trainer-give-up = Ver a solução
trainer-again = Tentar de novo
trainer-anew = Recomeçar
trainer-why = Ver porquê
trainer-plan = O plano
trainer-free = Jogar com tudo à vista
trainer-resume = Voltar ao problema
trainer-on = Problema seguinte
trainer-onward = Continuar contra o computador
trainer-name-it = Diz quem é
task-puzzle-wrong = Esta jogada nem sempre ganha a tempo: depende de quem são as máscaras escondidas.
task-puzzle-wrong-save = Depois desta jogada podes perder logo: depende de quem são as máscaras escondidas.
task-puzzle-wrong-open = Esta jogada não ganha a tempo.
task-puzzle-wrong-save-open = Depois desta jogada, perdes logo.
task-puzzle-wrong-odds = Outra jogada é uma aposta melhor.
task-puzzle-slower = Esta também ganha, mas precisa de { $slower } jogadas. Há um caminho mais rápido.
task-puzzle-undecided = Esta não ganha a tempo. Se ganha mais tarde, não se sabe; por isso, não conta como erro.
task-puzzle-misnamed = { $kind ->
    [noble] Não é um nobre.
    [advisor] Não é um conselheiro.
    [candidate] Não é o pretendente.
    [soldier] Não é o soldado.
   *[lady] Não é uma dama.
}
task-puzzle-solved-win = Esta jogada ganha sempre, sejam quais forem as máscaras escondidas.
task-puzzle-solved-save = Esta jogada evita sempre a derrota, sejam quais forem as máscaras escondidas.
task-puzzle-solved-win-open = Esta jogada ganha logo.
task-puzzle-solved-save-open = Esta jogada evita a derrota.
task-puzzle-solved-unmask = Em todos os mundos possíveis, é a mesma personagem.
task-puzzle-solved-odds = É a melhor aposta: nenhuma outra jogada tem um saldo tão bom de mundos ganhos e perdidos.
task-puzzle-given-up = Aqui está a solução; os botões por baixo do tapete mostram o resto.
task-puzzle-again = Estás de novo antes dessa jogada: tenta outra coisa.
trainer-given-up = A solução
trainer-key-is = A jogada-chave: { $move }.
trainer-answer-is = { $kind ->
    [noble] Em { $square } está um nobre.
    [advisor] Em { $square } está um conselheiro.
    [candidate] Em { $square } está o pretendente.
    [soldier] Em { $square } está o soldado.
   *[lady] Em { $square } está uma dama.
}

## As jogadas vistas

trainer-look = As jogadas até aqui
trainer-look-before = A pista está nas jogadas anteriores: percorre-as com ‹ e ›.
trainer-look-count = Jogada
trainer-look-at = { $at ->
    [0] Antes destas jogadas. Toca no tapete para voltares ao problema.
   *[other] Depois da jogada { $at } de { $of }. Toca no tapete para voltares.
}
trainer-look-excludes = A máscara em { $square } não pode ser { $kinds }.
trainer-look-nothing = Esta jogada não exclui nada.

## As pistas

trainer-hint-mask = Olha para a máscara em { $square }.
trainer-hint-square = Ela vai para { $square }.
trainer-hint-masks = { $count ->
    [0] Olha para o que está fora do tapete.
    [one] Olha para a máscara em { $squares }.
   *[other] Olha para o conjunto das máscaras em { $squares }.
}
trainer-hint-kinds = Por isso, nenhuma outra máscara pode ser { $kinds }.

## A certeza de uma jogada

trainer-certainty-win = { $won ->
    [0] Esta jogada não ganha em nenhum dos { $worlds } mundos possíveis.
   *[other] Esta jogada ganha em { $won } dos { $worlds } mundos possíveis.
}
trainer-certainty-save = { $won ->
    [0] Esta jogada não evita a derrota em nenhum dos { $worlds } mundos possíveis.
   *[other] Esta jogada evita a derrota em { $won } dos { $worlds } mundos possíveis.
}
trainer-certainty-many = Há { $worlds } mundos possíveis: demoraria demasiado contar aqueles em que esta jogada ganha.

## A resposta a uma jogada errada

trainer-world = Eis um mundo possível: quem as máscaras podem ser, e o que acontece então.
trainer-world-none = Eis o que acontece.
trainer-step = Jogada { $at } de { $of }
trainer-first = Ir ao início
trainer-back = Uma jogada para trás
trainer-forward = Uma jogada para a frente

## O plano

trainer-plan-own = A jogada do plano
trainer-plan-replies = { $count ->
    [one] A única resposta
   *[other] As { $count } respostas possíveis, primeiro a melhor defesa
}
trainer-plan-end = A partida está ganha.
trainer-plan-lasts = { $lasts ->
    [0] { $step }: vitória imediata
    [one] { $step }: mais uma jogada
   *[other] { $step }: mais { $lasts } jogadas
}
trainer-plan-more = Todas as respostas
trainer-plan-line = As jogadas até aqui

## A série: em que ponto se está, e como corre

trainer-place = { $at } de { $of }
trainer-rating-change = { $way ->
    [down] −{ $by }
   *[up] +{ $by }
}
trainer-rating-said = { $way ->
    [down] { $by ->
        [one] A tua pontuação é agora de { $points }: menos { $by } ponto.
       *[other] A tua pontuação é agora de { $points }: menos { $by } pontos.
    }
   *[up] { $by ->
        [0] A tua pontuação continua em { $points }.
        [one] A tua pontuação é agora de { $points }: mais { $by } ponto.
       *[other] A tua pontuação é agora de { $points }: mais { $by } pontos.
    }
}
trainer-score = { $solved ->
    [0] 0 resolvidos
    [one] 1 resolvido
   *[other] { $solved } resolvidos
}
trainer-storm-said = { $solved ->
    [0] Nenhum resolvido.
    [one] Um resolvido.
   *[other] { $solved } resolvidos.
}
trainer-strikes-said = { $left ->
    [one] { $solved ->
        [0] Nenhum resolvido, mais um erro e acaba.
        [one] Um resolvido, mais um erro e acaba.
       *[other] { $solved } resolvidos, mais um erro e acaba.
    }
   *[other] { $solved ->
        [0] Nenhum resolvido, mais { $left } erros e acaba.
        [one] Um resolvido, mais { $left } erros e acaba.
       *[other] { $solved } resolvidos, mais { $left } erros e acaba.
    }
}
trainer-seconds-left = Restam { $seconds } segundos.
trainer-ended-time = O tempo acabou.
trainer-ended-strikes = Foi o terceiro erro.
trainer-ended-done = Passaste por todos os problemas deste desafio.
trainer-ended-left = Saíste da página, e o desafio acabou.
trainer-ended-solved = { $solved ->
    [0] Nenhum problema resolvido
    [one] Um problema resolvido
   *[other] { $solved } problemas resolvidos
}
trainer-ended-missed = { $missed ->
    [0] Nenhum erro.
    [one] Um erro.
   *[other] { $missed } erros.
}
trainer-best = O teu recorde: { $best }
trainer-best-new = Novo recorde: { $best }

## A página de todos os problemas

trainer-feed = Treinar
trainer-feed-about = Problemas variados, ao teu nível, sem os que já resolveste.
trainer-feed-done = Já passaste por todos os problemas. Revê os teus erros ou aceita um desafio.
trainer-storm = Tempestade
trainer-storm-about = O máximo possível em três minutos. Um erro custa dez segundos.
trainer-strikes = Três erros
trainer-strikes-about = Do fácil ao difícil, até ao terceiro erro. Sem relógio.
trainer-path-about = Problemas escolhidos, uma ideia de cada vez.
trainer-today = O problema do dia
trainer-today-solved = O problema do dia está resolvido. Amanhã há outro.
trainer-path = O percurso para principiantes
trainer-path-step = { $done ->
    [0] Começar o percurso
   *[other] Continuar o percurso: { $done } de { $total }
}
trainer-path-done = Chegaste ao fim do percurso.
trainer-mistakes = Rever os meus erros
trainer-mistakes-due = { $due ->
    [0] Nada para rever hoje.
    [one] Um problema para rever hoje.
   *[other] { $due } problemas para rever hoje.
}
trainer-mistakes-again = { $count ->
    [one] Rever já o erro
   *[other] Rever já { $count } erros
}
trainer-mistakes-mode = Estás a rever os teus erros: o que resolves volta mais tarde, o que falhas volta em breve.
trainer-mistakes-next = { $when ->
    [0] Este problema volta hoje.
    [one] Este problema volta amanhã.
   *[other] Este problema volta daqui a { $when } dias.
}
trainer-choose = Escolher
trainer-kinds = Tipo
trainer-states = Estado
trainer-is-open = por resolver
trainer-difficulties = Dificuldade
trainer-themes = Temas
trainer-by-theme = Por tema
trainer-by-theme-about = Um tema revela o que se deve procurar: escolhe-o para o praticares, não para te pores à prova.
trainer-pages = Páginas de problemas
trainer-page-earlier = Anteriores
trainer-page-later = Seguintes
trainer-found = { $count ->
    [0] Nenhum problema corresponde. Tira um filtro.
    [one] Um problema
   *[other] { $count } problemas
}
trainer-random = Um ao acaso
trainer-in-turn = Por ordem
trainer-clear = Limpar filtros
trainer-begin = Começar
trainer-count = { $count ->
    [one] Um problema
   *[other] { $count } problemas
}
trainer-is-solved = resolvido
trainer-is-missed = falhado

## Os números

trainer-figures = Os meus números
trainer-rating = Pontuação
trainer-rating-now = A tua pontuação: { $points }
trainer-rating-forming = A tua pontuação está a formar-se.
trainer-rating-about = Só conta a primeira vez que vês um problema. Resolvê-lo dá pontos, falhá-lo custa pontos; com uma pista, vale metade. Os desafios não contam.
trainer-rating-curve = A tua pontuação de problema em problema
trainer-rating-hide = Esconder a minha pontuação
trainer-rating-show = Mostrar a minha pontuação
trainer-calendar = Dias
trainer-calendar-said = { $active ->
    [0] Nenhum problema nos últimos seis meses.
    [one] { $total ->
        [one] Um problema num dia dos últimos seis meses.
       *[other] { $total } problemas num dia dos últimos seis meses.
    }
   *[other] { $total } problemas em { $active } dias dos últimos seis meses.
}
trainer-calendar-day = { $day }: { $count }
trainer-by-theme-figures = Precisão e rapidez
trainer-column-theme = Tema
trainer-column-tries = Tentativas
trainer-column-accuracy = Certos à primeira
trainer-column-speed = Tempo habitual
trainer-all-themes = Todos os problemas
trainer-share = { $share }%
trainer-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
trainer-history = Histórico
trainer-result-solved = resolvido
trainer-result-helped = resolvido com uma pista
trainer-result-missed = falhado
trainer-more = Mostrar mais

## O que o navegador guarda

trainer-progress = O meu progresso
trainer-solved = { $count ->
    [0] Ainda não resolveste nenhum problema.
    [one] Um problema resolvido, de { $total }.
   *[other] { $count } problemas resolvidos, de { $total }.
}
trainer-streak = { $days ->
    [0] Dias seguidos: ainda nenhum. Resolve um problema hoje.
    [one] Dias seguidos: 1.
   *[other] Dias seguidos: { $days }.
}
trainer-kept = Tudo fica neste navegador. Para levares tudo contigo, guarda um ficheiro.
trainer-export = Guardar um ficheiro
trainer-import = Abrir um ficheiro
trainer-forget = Apagar tudo
trainer-forget-sure = Apagar mesmo tudo?
trainer-forgotten = Foi tudo apagado.
trainer-imported = { $count ->
    [0] Nenhum problema acrescentado.
    [one] Um problema acrescentado.
   *[other] { $count } problemas acrescentados.
}
trainer-import-wrong = Este ficheiro não contém progresso deste site. Nada mudou.
trainer-broken = Não é possível ler o progresso que este navegador guardou. Ficou à parte: podes guardá-lo num ficheiro ou recomeçar.
trainer-save-broken = Guardar a parte ilegível
trainer-drop-broken = Apagar a parte ilegível
trainer-full = Este navegador não guarda mais nada: a memória está cheia ou bloqueada. Guarda o teu progresso num ficheiro.
trainer-no-list = Não foi possível carregar a lista dos problemas. Verifica a ligação e recarrega a página.

## Notas e suspeitos

trainer-aid = Suspeitos (custa uma pista)
trainer-pencil = Toca numa máscara escondida para riscares o que ela não é. As tuas próprias notas não custam nada.
trainer-name-both = Identifica a máscara em { $square }

## Depois da resposta

trainer-argument = Como se podia saber desde o início
trainer-clue-move = { $how ->
    [far] A máscara em { $square } andou mais de um quadrado (jogada { $turn }): não pode ser { $kinds }.
    [diagonal] A máscara em { $square } andou na diagonal (jogada { $turn }): não pode ser { $kinds }.
    [diagonal-captured] A máscara em { $square } capturou na diagonal (jogada { $turn }): não pode ser { $kinds }.
    [sideways] A máscara em { $square } andou para o lado (jogada { $turn }): não pode ser { $kinds }.
    [sideways-captured] A máscara em { $square } capturou para o lado (jogada { $turn }): não pode ser { $kinds }.
    [backward] A máscara em { $square } recuou (jogada { $turn }): não pode ser { $kinds }.
    [backward-captured] A máscara em { $square } capturou a recuar (jogada { $turn }): não pode ser { $kinds }.
    [orthogonal] A máscara em { $square } andou a direito (jogada { $turn }): não pode ser { $kinds }.
    [orthogonal-captured] A máscara em { $square } capturou a direito (jogada { $turn }): não pode ser { $kinds }.
   *[captured] A máscara em { $square } capturou (jogada { $turn }): não pode ser { $kinds }.
}
trainer-clue-palace = A máscara em { $square } esteve no teu palácio, e a partida continuou: não é o pretendente.
trainer-clue-no-move = A máscara em { $square } não pode ser { $kinds }: senão, o adversário teria ficado sem jogadas.
trainer-clue-given = O enunciado diz que a máscara em { $square } não pode ser { $kinds }.
trainer-clue-gone = { $kind ->
    [noble] Os três nobres estão fora do tapete.
    [advisor] Os três conselheiros estão fora do tapete.
    [soldier] O soldado está fora do tapete.
   *[lady] As duas damas estão fora do tapete.
}
trainer-clue-counted = { $count ->
    [one] Em { $squares } só pode estar { $used }, e não há mais. Por isso, em { $square } não pode estar { $kinds }.
   *[other] As máscaras em { $squares } só podem ser as últimas que restam ({ $last }). Por isso, em { $square } não pode estar { $kinds }.
}
trainer-clue-so = { $kind ->
    [noble] Logo, em { $square } está um nobre.
    [advisor] Logo, em { $square } está um conselheiro.
    [candidate] Logo, em { $square } está o pretendente.
    [soldier] Logo, em { $square } está o soldado.
   *[lady] Logo, em { $square } está uma dama.
}
trainer-clue-left = Logo, em { $square } só pode estar { $kinds }.
trainer-notes = As tuas notas
trainer-notes-right = { $square }: acertaste em tudo o que riscaste.
trainer-notes-wrong = { $square }: riscaste demais, ainda podia ser { $kinds }.
trainer-notes-missed = { $square }: também não podia ser { $kinds }.
trainer-bets = Todas as jogadas
trainer-bets-about = A tabela mostra em quantos dos { $worlds } mundos possíveis cada jogada ganha logo ou perde logo. Os outros ficam em aberto.
trainer-bets-move = Jogada
trainer-bets-won = Ganhos
trainer-bets-lost = Perdidos
trainer-bets-open = Em aberto
trainer-bets-others = { $count ->
    [one] Outra jogada
   *[other] Outras { $count } jogadas
}

## Onde uma jogada errada é castigada

trainer-end-covered = Em { $a }, o teu pretendente é capturado a partir de { $b }.
trainer-end-palace = De { $b }, o pretendente adversário entra no teu palácio, em { $a }.
trainer-end-lady = Em { $a } está uma dama, e um pretendente que captura uma dama sai com ela.
trainer-end-ladies = Em { $a } está a segunda dama: quem a captura perde.
trainer-end-stuck = O adversário já não tem jogadas: a partida acaba empatada.
trainer-end-escaped = O pretendente adversário escapou de { $a } para { $b }.
trainer-end-taken = A tua máscara em { $a } é capturada a partir de { $b }, e lá se vai a ameaça.
trainer-end-blocked = A máscara em { $a } barra agora o caminho para { $b }.
trainer-end-occupied = Há agora uma máscara em { $a }, e pode ser uma dama.
trainer-end-other = { $kind ->
    [noble] Em { $a } estava apenas um nobre.
    [advisor] Em { $a } estava apenas um conselheiro.
    [soldier] Em { $a } estava apenas o soldado.
   *[lady] Em { $a } estava uma dama.
}
trainer-end-attacked = A máscara em { $b } ameaça agora o teu pretendente em { $a }: não há tempo para mais nada.
trainer-end-nearing = De { $b }, o pretendente adversário vai entrar no teu palácio: trava-o primeiro.
trainer-end-captured = { $left ->
    [one] A tua máscara em { $a } é capturada, e a jogada que resta não força a vitória.
   *[other] A tua máscara em { $a } é capturada, e as { $left } jogadas que restam não forçam a vitória.
}
trainer-end-free = { $left ->
    [one] O pretendente adversário foge para { $b }, e a jogada que resta não força a vitória.
   *[other] O pretendente adversário foge para { $b }, e as { $left } jogadas que restam não forçam a vitória.
}
trainer-end-held = { $left ->
    [one] A resposta de { $a } para { $b } aguenta: a jogada que resta não força a vitória.
   *[other] A resposta de { $a } para { $b } aguenta: as { $left } jogadas que restam não forçam a vitória.
}
trainer-end-idle = { $left ->
    [one] A tua jogada não ameaçava nada, e a que resta não força a vitória.
   *[other] A tua jogada não ameaçava nada, e as { $left } que restam não forçam a vitória.
}
trainer-end-quiet = A partida continua: em nenhum mundo esta jogada ganha de imediato.
task-puzzle-misnamed-both = Pelo menos uma das duas personagens está errada.

## Os problemas retirados

retired-title = Um problema retirado
retired-about = Este problema já não faz parte da coleção. O que resolveste fica no teu progresso.
retired-copy = No fundo, era igual a outro.
retired-padding = Havia no tapete máscaras de que ninguém precisava.
retired-surplus = Havia demasiados problemas com a mesma ideia, e outros mostram-na melhor.
retired-rule = Pedia uma aposta que não valia a pena: só se arrisca quando se ganha mais vezes do que se perde.
retired-instead = Resolver o que o substitui
