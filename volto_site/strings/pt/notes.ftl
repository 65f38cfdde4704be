### As notas: o que se risca numa máscara adversária.

notes-title = Notas
notes-hint = { $player ->
    [1] Toca numa máscara do Marfim para riscares o que ela não é.
   *[2] Toca numa máscara da Noite para riscares o que ela não é.
}
notes-mask = Notas sobre a máscara em { $square }
notes-strike = { $kind ->
    [noble] não é um nobre
    [advisor] não é um conselheiro
    [candidate] não é o pretendente
    [soldier] não é o soldado
   *[lady] não é uma dama
}
notes-also = { $what }, riscaste: { $kinds }
notes-done = Fechar as notas
# What a screen reader adds to a character that was struck out in error.
notes-wrong = riscaste sem razão
