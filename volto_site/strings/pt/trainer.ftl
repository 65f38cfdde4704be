### O treino: o que um problema pede e responde, a página de todos os problemas, e o que ela guarda.

## A página de um problema

trainer-name = { $theme } · { $number }
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
trainer-ask-unmask = Quem está por baixo da máscara em { $square }?
trainer-ask-odds = { $player ->
    [1] Nada é certo: encontra a jogada do Marfim que ganha logo em mais mundos.
   *[2] Nada é certo: encontra a jogada da Noite que ganha logo em mais mundos.
}
trainer-open = Todas as máscaras estão à vista.
trainer-hidden = { $player ->
    [1] Estás no lugar do Marfim, e as máscaras da Noite estão escondidas.
   *[2] Estás no lugar da Noite, e as máscaras do Marfim estão escondidas.
}
trainer-seen = { $count ->
    [one] A última jogada, que viste:
   *[other] As últimas { $count } jogadas, que viste:
}
trainer-hardness = O que o torna difícil
trainer-ways = Outros problemas deste tema
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
task-puzzle-wrong = Há um mundo em que esta jogada não ganha a tempo.
task-puzzle-wrong-save = Há um mundo em que perdes logo depois desta jogada.
task-puzzle-wrong-open = Esta jogada não ganha a tempo.
task-puzzle-wrong-save-open = Depois desta jogada, perdes logo.
task-puzzle-wrong-odds = Outra jogada ganha em mais mundos.
task-puzzle-slower = Esta também ganha, mas precisa de { $slower } jogadas. Há um caminho mais rápido.
task-puzzle-undecided = Esta não ganha a tempo. Não se sabe se ganha mais tarde; por isso, não conta como erro.
task-puzzle-misnamed = { $kind ->
    [noble] Não é um nobre.
    [advisor] Não é um conselheiro.
    [candidate] Não é o pretendente.
    [soldier] Não é o soldado.
   *[lady] Não é uma dama.
}
task-puzzle-solved-win = Esta jogada ganha em todos os mundos.
task-puzzle-solved-save = Esta jogada evita a derrota em todos os mundos.
task-puzzle-solved-win-open = Esta jogada ganha, seja qual for a resposta.
task-puzzle-solved-save-open = Esta jogada evita a derrota.
task-puzzle-solved-unmask = Em todos os mundos, é a mesma personagem.
task-puzzle-solved-odds = Desta vez a aposta resulta: nenhuma outra jogada ganha em tantos mundos.
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
trainer-not-kind = { $kind ->
    [noble] Porque não é um nobre?
    [advisor] Porque não é um conselheiro?
    [candidate] Porque não é o pretendente?
    [soldier] Porque não é o soldado?
   *[lady] Porque não é uma dama?
}

## As jogadas vistas

trainer-look = As jogadas que viste
trainer-look-at = { $at ->
    [0] O tapete antes destas jogadas. Toca-lhe para voltar ao problema.
   *[other] O tapete depois da jogada { $at } de { $of }. Toca-lhe para voltar ao problema.
}
trainer-look-shows = O que mostra esta jogada?
trainer-look-excludes = A máscara em { $square } não pode ser { $kinds }.
trainer-look-nothing = Esta jogada não exclui nada.

## As pistas

trainer-hint-mask = Olha para a máscara em { $square }.
trainer-hint-square = Ela vai para { $square }.
trainer-hint-masks = { $count ->
    [0] Olha para o que está fora do tapete.
    [one] Olha para a máscara em { $squares }.
   *[other] Olha em conjunto para as máscaras em { $squares }.
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
trainer-certainty-many = Contar em quantos dos { $worlds } mundos possíveis esta jogada ganha demoraria demasiado.

## A resposta a uma jogada errada

trainer-world = Eis um mundo possível e o que nele acontece.
trainer-world-none = Eis o que acontece.
trainer-step = Jogada { $at } de { $of }
trainer-first = Ao início
trainer-back = Uma jogada para trás
trainer-forward = Uma jogada para a frente
trainer-in-time = E a vitória já não é possível no número de jogadas dado.

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

## Os suspeitos

trainer-suspects = Suspeitos
trainer-suspects-full = sempre
trainer-suspects-asked = a pedido
trainer-suspects-off = nunca

## A página de todos os problemas

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
trainer-mistakes-mode = Estás a rever os teus erros: o que encontras com facilidade volta mais tarde, o que falhas volta em breve.
trainer-mistakes-next = { $when ->
    [0] Este problema volta hoje.
    [one] Este problema volta amanhã.
   *[other] Este problema volta daqui a { $when } dias.
}
trainer-choose = Escolher
trainer-kinds = Tipo
trainer-difficulties = Dificuldade
trainer-themes = Temas
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

## O que o navegador guarda

trainer-progress = O meu progresso
trainer-solved = { $count ->
    [0] Ainda não resolveste nenhum problema.
    [one] Um problema resolvido, de { $total }.
   *[other] { $count } problemas resolvidos, de { $total }.
}
trainer-streak = { $days ->
    [0] Resolve um hoje para começar uma série.
    [one] Série: 1 dia.
   *[other] Série: { $days } dias.
}
trainer-kept = Tudo fica neste navegador. Para o levares contigo, guarda um ficheiro.
trainer-export = Guardar um ficheiro
trainer-import = Abrir um ficheiro
trainer-forget = Apagar tudo
trainer-forget-sure = Apagar mesmo tudo?
trainer-forgotten = Foi tudo apagado.
trainer-imported = { $count ->
    [one] Um problema importado.
   *[other] { $count } problemas importados.
}
trainer-import-wrong = Este ficheiro não contém progresso deste site. Nada mudou.
trainer-broken = Não é possível ler o que este navegador guardou do teu progresso. Ficou de lado: podes guardá-lo num ficheiro ou recomeçar.
trainer-save-broken = Guardar a parte ilegível
trainer-drop-broken = Apagar a parte ilegível
trainer-full = Este navegador não guarda mais nada: a memória está cheia ou bloqueada. Guarda o teu progresso num ficheiro.
trainer-no-list = Não foi possível carregar a lista dos problemas. Verifica a ligação e volta a carregar a página.
