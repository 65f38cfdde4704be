### Porque foi recusada uma carta de uma partida por correspondência, e o que se pode fazer.

post-refused-no-letter = Isto não é uma carta de VOLTO. Copia outra vez a ligação inteira, ou o texto inteiro.
post-refused-version = Esta carta tem um formato que esta página ainda não conhece ({ $version }). Recarrega a página e abre-a outra vez.
post-refused-cut-short = Falta o fim desta carta. Copia-a outra vez, até ao último carácter.
post-refused-damaged = Esta carta foi alterada pelo caminho. Pede ao outro jogador que a envie de novo.
post-refused-malformed = Há um erro nesta carta, e por isso não foi aceite.
post-refused-too-long = Este texto é demasiado longo para ser uma carta.
post-refused-secrets = Isto não é um ficheiro de segredos, ou está danificado.
post-refused-not-yours = Esta carta não condiz com os teus segredos, que são do outro lado ou de outra partida.
post-refused-other-game = Esta carta é de outra partida.
post-refused-own-letter = Esta é a tua própria carta, a número { $letter }. Envia-a ao outro jogador.
post-refused-old = Esta é uma carta antiga, a número { $letter }: já a leste.
post-refused-ahead = Esta carta, a número { $letter }, vem depois de uma carta em teu nome que este navegador não escreveu.
post-refused-needs-whole = Esta jogada, sozinha, não se encaixa no que este navegador conhece. Pede a carta inteira.
post-refused-over = A partida terminou e está verificada: já não pode vir mais nenhuma carta.
post-refused-swapped-seats = Nesta carta, o Marfim e a Noite não estão nos lugares que têm nesta partida.
post-refused-rewritten = { $player ->
    [1] Esta carta dá outra versão da carta { $letter }, escrita pelo Marfim. Vale a versão que aqui se conhece.
   *[2] Esta carta dá outra versão da carta { $letter }, escrita pela Noite. Vale a versão que aqui se conhece.
}
post-refused-two-answers = { $player ->
    [1] O Marfim já escreveu a carta { $letter }, e era outra. Vale a primeira.
   *[2] A Noite já escreveu a carta { $letter }, e era outra. Vale a primeira.
}
post-refused-shape = Falta alguma coisa na carta { $letter }, ou há nela alguma coisa a mais.
post-refused-unanswered = A carta { $letter } não mostra a máscara que tem de mostrar depois da captura.
post-refused-false-draw = A carta { $letter } não mostra a parte do sorteio que prometeu: decidiria sozinha quem começa.
post-refused-false-opening = A carta { $letter } mostra uma máscara que não é a prometida em { $square }.
post-refused-impossible-move = A jogada { $move }, na carta { $letter }, não é permitida a nenhuma personagem que esta máscara ainda possa ser.
post-refused-false-ending = A carta { $letter } declara um fim de partida que não o é.
post-refused-unclaimed-ending = A carta { $letter } termina a partida, mas não mostra todas as máscaras, como devia.
post-refused-not-now = Neste momento não há nenhuma carta dessas para escrever.
