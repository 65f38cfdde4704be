### O que se diz numa partida a dois num só aparelho.

## Antes da partida

shared-beginner-1 = Marfim
shared-beginner-2 = Noite
shared-beginner-chance = À sorte
shared-seating = O aparelho
shared-seating-handed = passa de mão em mão
shared-seating-facing = fica pousado entre os dois
shared-task-arrange = { $player ->
    [1] Marfim, dispõe as tuas máscaras. A Noite olha para outro lado.
   *[2] Noite, dispõe as tuas máscaras. O Marfim olha para outro lado.
}
shared-arranged = Está feito
shared-hiding = As máscaras estão a ser escondidas.

## A cortina

shared-curtain = { $player ->
    [1] Quando a cortina subir, só o Marfim deve estar a olhar.
   *[2] Quando a cortina subir, só a Noite deve estar a olhar.
}
shared-task-curtain = { $player ->
    [1] A cortina desceu: passa o aparelho ao Marfim.
   *[2] A cortina desceu: passa o aparelho à Noite.
}
shared-task-curtain-facing = { $player ->
    [1] A cortina desceu: é a vez do Marfim.
   *[2] A cortina desceu: é a vez da Noite.
}
shared-hand = { $player ->
    [1] Agora não se vê nada. O Marfim sobe a cortina quando a Noite já não estiver a olhar.
   *[2] Agora não se vê nada. A Noite sobe a cortina quando o Marfim já não estiver a olhar.
}
shared-lift = { $player ->
    [1] Sou o Marfim: subir a cortina
   *[2] Sou a Noite: subir a cortina
}
shared-hand-over = { $player ->
    [1] Passar ao Marfim
   *[2] Passar à Noite
}
shared-hand-over-facing = { $player ->
    [1] Dar a vez ao Marfim
   *[2] Dar a vez à Noite
}
shared-cover = Descer a cortina

## A partida

shared-task-turn = { $player ->
    [1] É a vez do Marfim. A Noite olha para outro lado.
   *[2] É a vez da Noite. O Marfim olha para outro lado.
}
shared-task-moved = { $player ->
    [1] O Marfim jogou. Vê o que aconteceu e depois passa o aparelho.
   *[2] A Noite jogou. Vê o que aconteceu e depois passa o aparelho.
}
shared-task-moved-facing = { $player ->
    [1] O Marfim jogou. Vê o que aconteceu e depois dá a vez à Noite.
   *[2] A Noite jogou. Vê o que aconteceu e depois dá a vez ao Marfim.
}
shared-hint = { $player ->
    [1] O tapete como o Marfim o vê.
   *[2] O tapete como a Noite o vê.
}
shared-task-over = A partida acabou. Todas as máscaras estão à vista.
shared-other = Adversário
shared-lost = Este navegador já não tem as duas disposições, por isso esta partida não pode continuar. Começa outra.
