### O curso: a sua página, as suas lições, e o que se diz pelo caminho.

learn-title = Aprender a jogar
learn-description = Um curso de VOLTO em doze lições curtas: a estranha regra das damas, as cinco máscaras, as capturas, a dedução, o engano e uma primeira partida.
learn-heading = Aprender a jogar
learn-intro = Doze lições curtas, cerca de vinte minutos. Tu és o Marfim, em baixo no tapete.
learn-caption = { $kind ->
    [question] A posição, com setas para o que vai ser jogado.
   *[task] O tapete deste exercício, com o Marfim em baixo.
}
learn-predict = { $player ->
    [1] O Marfim quer ir de { $from } para { $to }. O que vai acontecer?
   *[2] A Noite quer ir de { $from } para { $to }. O que vai acontecer?
}
learn-predict-still = { $player ->
    [1] O Marfim quer deixar a máscara em { $from }, e que seja esse todo o seu turno. O que vai acontecer?
   *[2] A Noite quer deixar a máscara em { $from }, e que seja esse todo o seu turno. O que vai acontecer?
}
learn-predict-many = { $player ->
    [1] O Marfim começa, e fazem-se as jogadas { $moves }. Como acaba?
   *[2] A Noite começa, e fazem-se as jogadas { $moves }. Como acaba?
}
learn-lost-10 = O Marfim já perdeu uma dama.
learn-lost-01 = A Noite já perdeu uma dama.
learn-lost-11 = Cada jogador já perdeu uma dama.
learn-choices = A tua previsão
learn-choice-refused = Não é permitido
learn-choice-goes-on = A partida continua
learn-choice-ivory = O Marfim ganha
learn-choice-night = A Noite ganha
learn-choice-draw = É empate
learn-answer = A resposta
learn-right = Bem visto.
learn-wrong = Ainda não: esta pergunta há de voltar.
learn-next = Seguinte
learn-back = Voltar
learn-skip = Já sei: só as perguntas
learn-lessons = As lições
learn-place = Lição { $lesson } de { $lessons }, passo { $step } de { $steps }
learn-stars = { $count ->
    [one] { $count } estrela em três
   *[other] { $count } estrelas em três
}
learn-lesson-stars = { $number }. { $title }: { $stars } de { $total } estrelas
learn-repeated = Esta tinha falhado: tenta outra vez.
learn-finished = Chegaste ao fim do curso
learn-finished-text = Um adversário a sério, uma mesa a sério: já podes jogar. Vê em baixo que regras estão seguras e quais merecem outro olhar.
learn-record = As tuas regras
learn-rule-sure = Segura
learn-rule-shaky = Incerta
learn-rule-unasked = Ainda por perguntar
learn-review = { $count ->
    [0] Nada para rever hoje
    [one] Rever { $count } pergunta (dois minutos)
   *[other] Rever { $count } perguntas (dois minutos)
}
learn-reviewed = A revisão está feita: até outro dia.
learn-again = Recomeçar o curso
learn-broken = Não foi possível ler o teu progresso, e o curso recomeça. O registo antigo ficou guardado à parte.
learn-unkept = Este navegador não guarda nada: o teu progresso acaba com a visita.

## As lições

lesson-ladies = A estranha regra
lesson-ladies-text = Não se caçam as damas do adversário. Ganhas quando a TUA segunda dama é capturada.
lesson-noble = O nobre
lesson-noble-text = O nobre avança um quadrado a direito: em frente, para trás, para a esquerda ou para a direita.
lesson-advisor = O conselheiro
lesson-advisor-text = O conselheiro avança um quadrado na diagonal. Nenhuma máscara vai para cima de outra do seu lado.
lesson-soldier = O soldado
lesson-soldier-text = O soldado corre sempre em frente, até onde o caminho estiver livre. Nunca volta atrás.
lesson-candidate = O pretendente
lesson-candidate-text = O pretendente avança um quadrado em qualquer direção. Leva-o ao palácio inimigo, na linha 7, e ganhas.
lesson-lady = A dama
lesson-lady-text = A dama também vai um quadrado em qualquer direção, mas é a única máscara que não captura.
lesson-captures = As capturas
lesson-captures-text = Para capturar, vai para o quadrado de uma máscara inimiga. Ela mostra o símbolo, e é isso que decide o resto.
lesson-endings = Os finais
lesson-endings-text = Há três maneiras de ganhar: capturar o pretendente, chegar ao palácio, perder a segunda dama.
lesson-hidden = Quem vê o quê
lesson-hidden-text = Vês as costas das tuas máscaras. Das do adversário, só vês a cara.
lesson-deduction = A dedução
lesson-deduction-text = Cada jogada revela alguma coisa. Quem capturou não é dama; quem vai na diagonal não é nobre nem soldado.
lesson-bluff = O engano
lesson-bluff-text = Uma dama que anda como um nobre parece um nobre. Faz com que a tomem por um.
lesson-game = As tuas primeiras partidas
lesson-game-text = Quatro máscaras cada um, depois seis, depois dez. O adversário vê tanto das tuas máscaras como tu das dele.

## O que as lições pedem

task-learn-offer = Já perdeste uma dama. Leva a última de c3 para c4, mesmo à frente da máscara da Noite.
task-learn-offer-taken = A Noite capturou a tua segunda dama, e por isso ganhas tu. É esta a estranha regra.
task-learn-offer-away = Aí ninguém a captura. Põe-na ao alcance: em c4.
task-learn-offer-elsewhere = Esta jogada não muda nada. É a dama que te faz ganhar: oferece-a.
task-learn-offer-hint-1 = Toca na dama em c3, depois no quadrado c4.

task-learn-spare = Agora foi a Noite que perdeu uma dama. Duas máscaras desconhecidas estão junto do teu nobre em c4. Faz uma jogada que não possa perder.
task-learn-spare-spared = Isso mesmo: enquanto não capturares nada, a Noite não pode perder a segunda dama.
task-learn-spare-trap = Era a segunda dama da Noite. Capturaste-a, e por isso ganha a Noite. Agora encontra a saída.
task-learn-spare-lucky = Era só um nobre: tiveste sorte. Podia ter sido a dama. Encontra uma jogada sem risco nenhum.
task-learn-spare-hint-1 = Leva o teu nobre ou o teu pretendente para um quadrado vazio.

task-learn-noble = Leva o teu nobre de b2 para c4, em três jogadas.
task-learn-noble-there = Lá está ele: dois quadrados em frente e um para o lado, passo a passo.
task-learn-noble-hint-1 = Nunca na diagonal: por exemplo b3, depois b4, depois c4.

task-learn-advisor = Leva o teu conselheiro de b2 para b4, em duas jogadas. O teu próprio nobre tapa um dos caminhos.
task-learn-advisor-there = Duas diagonais, e o nobre nem precisou de se mexer.
task-learn-advisor-hint-1 = O quadrado c3 está ocupado. E a3?

task-learn-charge = Captura com o teu soldado a máscara da Noite em c6, numa só jogada.
task-learn-charge-hit = Quatro quadrados de uma vez, e a máscara está capturada.
task-learn-charge-short = O soldado parou cedo demais. Pode ir até ao fim.
task-learn-charge-elsewhere = Esse era o nobre. Joga com o soldado em c2.
task-learn-charge-hint-1 = Toca no soldado em c2, depois em c6.

task-learn-road = Captura a máscara em d6 com o teu soldado. O teu próprio nobre tapa-lhe o caminho.
task-learn-road-hit = Primeiro abrir caminho, depois avançar.
task-learn-road-blocked = O nobre continua na coluna d, e nenhuma máscara salta por cima de outra.
task-learn-road-short = O soldado não volta atrás: devia ter esperado pelo caminho livre.
task-learn-road-hint-1 = Primeiro desvia o nobre para o lado.

task-learn-candidate = Leva o teu pretendente de b4 ao palácio inimigo, em três jogadas.
task-learn-candidate-there = No fim do teu turno está no palácio inimigo: ganhas.
task-learn-candidate-caught = O teu pretendente foi capturado, e a partida está perdida. Fica longe da máscara do canto.
task-learn-candidate-hint-1 = Três quadrados em frente: b5, b6, b7.

task-learn-lady = Leva a tua dama de c3 para c5. Há uma máscara da Noite em c4, e ela não a pode capturar.
task-learn-lady-there = Deu a volta: dois passos, nenhuma captura.
task-learn-lady-hint-1 = Passa ao lado na diagonal, por b4 ou d4.

task-learn-endings = Uma máscara capturou o teu nobre na diagonal e depois seguiu a direito: só pode ser o pretendente. Ganha de duas maneiras, uma em cada tentativa.
task-learn-endings-candidate = O pretendente inimigo foi capturado: a partida é tua.
task-learn-endings-palace = O teu pretendente está no palácio inimigo: a partida é tua.
task-learn-endings-another = Não era essa que se tinha denunciado. A partida continua.
task-learn-endings-quiet = Esta jogada não ganha. Podes ganhar já, de duas maneiras.
task-learn-endings-hint-1 = O teu conselheiro em b3 tem c4 na diagonal; o teu pretendente em e6 está a um passo da linha 7.

task-learn-deduce = O teu pretendente em c4 tem de capturar uma das duas máscaras ao seu lado. Uma delas acabou de capturar um nobre. Qual é segura?
task-learn-deduce-safe = Tinha capturado: não podia ser uma dama.
task-learn-deduce-trap = Uma dama: o teu pretendente saiu do tapete com ela. A outra tinha capturado, e por isso não podia ser dama.
task-learn-deduce-quiet = Captura uma das duas máscaras, com o pretendente.
task-learn-deduce-hint-1 = A captura foi em b5. As damas nunca capturam.

task-learn-count = A Noite só tem duas máscaras, o pretendente e a última dama. Uma delas capturou o teu nobre. Captura o pretendente.
task-learn-count-candidate = Duas máscaras, e uma não pode ser a dama: era portanto o pretendente.
task-learn-count-lady = Era a dama, a segunda da Noite: a Noite ganha. Qual das duas tinha capturado?
task-learn-count-quiet = O pretendente está ao alcance do teu nobre em c4: captura-o.
task-learn-count-hint-1 = A que capturou seguiu depois a direito para b4.

task-learn-bluff = A tua última dama está em b2, e uma máscara da Noite espera em b5. Anda como um nobre, e faz com que a capturem.
task-learn-bluff-taken = A direito, como um nobre, e a Noite caiu. Ganhas.
task-learn-bluff-diagonal = Este desvio não é o andar de um nobre que avança: a Noite desconfia e fica à distância.
task-learn-bluff-back = Para trás não: leva-a em direção à máscara em b5.
task-learn-bluff-elsewhere = Esta jogada não deixa a tua dama mais perto de ser capturada.
task-learn-bluff-hint-1 = Um quadrado em frente, duas vezes: b3, depois b4.

task-learn-game-four = Ganha esta pequena partida. Cada lado tem um pretendente, um soldado, um nobre e a última dama.
task-learn-game-four-won = Ganhaste a tua primeira partida.
task-learn-game-four-lost = A Noite ganhou. Vê como foi, e tenta outra vez.
task-learn-game-four-drawn = Empate. Tenta outra vez.
task-learn-game-four-hint-1 = Manda à frente o nobre e o soldado, e pensa bem antes de capturar: pode ser a última dama.

task-learn-game-six = Seis máscaras cada um, e as duas damas ainda lá estão. Ganha esta partida.
task-learn-game-six-won = Bem jogado: seis máscaras, e não perdeste a cabeça.
task-learn-game-six-lost = A Noite ganhou. Que máscara se denunciou? Tenta outra vez.
task-learn-game-six-drawn = Esta ninguém ganha. Tenta outra vez.
task-learn-game-six-hint-1 = Podes oferecer as tuas damas: logo a primeira leva consigo uma máscara inimiga.

task-learn-game-ten = Uma preparação completa, dez máscaras cada um. Ganha a tua primeira partida a sério.
task-learn-game-ten-won = Ganhaste uma partida inteira de VOLTO.
task-learn-game-ten-lost = Desta vez ganhou a Noite. Tudo recomeça com a mesma preparação.
task-learn-game-ten-drawn = Empate ao fim de uma partida inteira. Tenta outra vez.
task-learn-game-ten-hint-1 = Abre caminho com o soldado, observa como andam as máscaras inimigas, e mantém o teu pretendente fora de alcance.
