### O que dizem as tarefas, sejam quais forem.

task-title = Agora és tu.
task-title-shown = Segue a seta.
task-hint = { $left ->
    [0] Não há mais pistas
   *[other] Pista ({ $left })
}
task-again = Tentar de novo
task-next = Tentativa seguinte
task-anew = Recomeçar
task-resume = Voltar ao exercício
task-rematch = Outra partida
task-show = Mostrar a jogada
task-watch = Ver de novo
task-compare = Comparar
task-choose = Escolhe primeiro uma resposta.
task-free = Jogo livre
task-freed = { $player ->
    [1] As máscaras estão à vista, e os dois lados são teus. É a vez do Marfim.
   *[2] As máscaras estão à vista, e os dois lados são teus. É a vez da Noite.
}
task-count = { $count } de { $total }
task-missed = Não é bem isso
task-solved = Conseguiste
task-shorter = { $par ->
    [one] Consegue-se numa jogada.
   *[other] Consegue-se em { $par } jogadas.
}
task-known = Essa já a encontraste: procura outra.
task-astray = Essa jogada não leva ao objetivo.
task-strayed = O exemplo segue outro caminho: vai pela seta.
task-arrow = A seta vai de { $from } para { $to }.

task-places = O teu lugar à mesa
task-place-1 = Marfim
task-place-2 = Noite
task-place-nobody = Espectador
task-seen-1 = Estás agora no lugar do Marfim.
task-seen-2 = Estás agora no lugar da Noite.
task-seen-nobody = Estás agora de pé junto à mesa, como espectador.
