### O curso: a sua página, as suas lições, e o que se diz pelo caminho.

learn-title = Aprender a jogar
learn-description = Um curso de VOLTO em doze lições curtas: a estranha regra das damas, as cinco máscaras, as capturas, a dedução, o engano e uma primeira partida.
learn-heading = Aprender a jogar
learn-intro = Doze lições curtas, cerca de vinte minutos. Tu és o Marfim, em baixo no tapete.
learn-predict = { $player ->
    [1] { $kind ->
        [noble] O nobre do Marfim quer ir de { $from } para { $to }. O que vai acontecer?
        [advisor] O conselheiro do Marfim quer ir de { $from } para { $to }. O que vai acontecer?
        [candidate] O pretendente do Marfim quer ir de { $from } para { $to }. O que vai acontecer?
        [soldier] O soldado do Marfim quer ir de { $from } para { $to }. O que vai acontecer?
       *[lady] A dama do Marfim quer ir de { $from } para { $to }. O que vai acontecer?
    }
   *[2] { $kind ->
        [noble] O nobre da Noite quer ir de { $from } para { $to }. O que vai acontecer?
        [advisor] O conselheiro da Noite quer ir de { $from } para { $to }. O que vai acontecer?
        [candidate] O pretendente da Noite quer ir de { $from } para { $to }. O que vai acontecer?
        [soldier] O soldado da Noite quer ir de { $from } para { $to }. O que vai acontecer?
       *[lady] A dama da Noite quer ir de { $from } para { $to }. O que vai acontecer?
    }
}
learn-predict-still = { $player ->
    [1] { $kind ->
        [noble] O nobre do Marfim quer ficar em { $from }, e que seja esse todo o turno. O que vai acontecer?
        [advisor] O conselheiro do Marfim quer ficar em { $from }, e que seja esse todo o turno. O que vai acontecer?
        [candidate] O pretendente do Marfim quer ficar em { $from }, e que seja esse todo o turno. O que vai acontecer?
        [soldier] O soldado do Marfim quer ficar em { $from }, e que seja esse todo o turno. O que vai acontecer?
       *[lady] A dama do Marfim quer ficar em { $from }, e que seja esse todo o turno. O que vai acontecer?
    }
   *[2] { $kind ->
        [noble] O nobre da Noite quer ficar em { $from }, e que seja esse todo o turno. O que vai acontecer?
        [advisor] O conselheiro da Noite quer ficar em { $from }, e que seja esse todo o turno. O que vai acontecer?
        [candidate] O pretendente da Noite quer ficar em { $from }, e que seja esse todo o turno. O que vai acontecer?
        [soldier] O soldado da Noite quer ficar em { $from }, e que seja esse todo o turno. O que vai acontecer?
       *[lady] A dama da Noite quer ficar em { $from }, e que seja esse todo o turno. O que vai acontecer?
    }
}
learn-predict-many = { $player ->
    [1] O Marfim começa: { $moves }. Como acaba?
   *[2] A Noite começa: { $moves }. Como acaba?
}
learn-predict-twice = { $player ->
    [1] O Marfim começa: { $moves }, e depois as mesmas jogadas outra vez. Como acaba?
   *[2] A Noite começa: { $moves }, e depois as mesmas jogadas outra vez. Como acaba?
}
learn-look = { $player ->
    [1] Estás no lugar do Marfim. O que vês da máscara em { $square }?
   *[2] Estás no lugar da Noite. O que vês da máscara em { $square }?
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
learn-choice-symbol = O seu símbolo
learn-choice-face = Só a sua cara
learn-answer = A resposta
learn-right = Bem visto.
learn-wrong = Ainda não: esta pergunta há de voltar.
learn-test-wrong = Ainda não: lê porquê, e depois segue a lição.
learn-test-failed = O teste ainda não foi passado: aqui está a lição.
learn-test-passed = Teste passado: a lição { $number } está sabida.
learn-next = Seguinte
learn-later = Mais tarde
learn-back = Voltar
learn-skip = Já sei isto: fazer o teste
learn-lessons = As lições
learn-place = { $stage ->
    [worked] Lição { $lesson }, passo { $step } de { $steps }: um exemplo a seguir
    [completed] Lição { $lesson }, passo { $step } de { $steps }: acaba tu
    [alone] Lição { $lesson }, passo { $step } de { $steps }: agora só tu
   *[question] Lição { $lesson }, passo { $step } de { $steps }: uma previsão
}
learn-place-test = Teste da lição { $lesson }: pergunta { $step } de { $steps }
learn-place-review = Revisão: pergunta { $step } de { $steps }
learn-stars = { $count ->
    [one] { $count } estrela em três
   *[other] { $count } estrelas em três
}
learn-lesson-stars = { $number }. { $title }: { $stars } de { $total } estrelas
learn-lesson-passed = { $number }. { $title }: sabida pelo teste
learn-repeated = Esta tinha falhado: tenta outra vez.
learn-finished = Chegaste ao fim do curso
learn-finished-text = Um adversário a sério, uma mesa a sério: já podes jogar. Vê em baixo que regras estão seguras e quais merecem outro olhar.
learn-unfinished = Ainda há lições por acabar
learn-unfinished-text = { $count ->
    [one] Uma lição ainda não está acabada: em cima, o seu círculo não está cheio. Podes retomá-la, ou fazer o seu teste.
   *[other] { $count } lições ainda não estão acabadas: em cima, os seus círculos não estão cheios. Podes retomá-las, ou fazer os seus testes.
}
learn-record = As tuas regras
learn-record-count = Seguras: { $sure }, incertas: { $shaky }, ainda por perguntar: { $unasked }
learn-rule-sure = { $days ->
    [0] Segura, para rever
    [one] Segura, para rever amanhã
   *[other] Segura, para rever daqui a { $days } dias
}
learn-rule-shaky = { $days ->
    [0] Incerta, para rever
    [one] Incerta, para rever amanhã
   *[other] Incerta, para rever daqui a { $days } dias
}
learn-rule-unasked = Ainda por perguntar
learn-rule-lesson = Lição { $number }
learn-review = { $count ->
    [0] Nada para rever hoje
    [one] Rever { $count } pergunta (dois minutos)
   *[other] Rever { $count } perguntas (dois minutos)
}
learn-reviewed = A revisão está feita: até outro dia.
learn-again = Recomeçar o curso
learn-again-sure = Esquecer tudo e recomeçar? Carrega outra vez
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

task-learn-spare = Agora foi a Noite que perdeu uma dama. Duas máscaras desconhecidas estão junto do teu nobre em c4. Faz uma jogada que não possa perder.
task-learn-spare-spared = Isso mesmo: enquanto não capturares nada, a Noite não pode perder a segunda dama.
task-learn-spare-trap = Era a segunda dama da Noite. Capturaste-a, e por isso ganha a Noite. Agora encontra a saída.
task-learn-spare-lucky = Era só um nobre: tiveste sorte. Podia ter sido a dama. Encontra uma jogada sem risco nenhum.
task-learn-spare-hint-1 = Leva o teu nobre ou o teu pretendente para um quadrado vazio.

task-learn-noble-show = O nobre vai de c3 para d4, em dois passos.
task-learn-noble-show-there = Um passo em frente, um para o lado: nunca na diagonal.

task-learn-noble-last = O teu nobre foi de d2 para d3, e depois para c3. Dá o último passo, para c4.
task-learn-noble-last-there = Um passo a direito, e lá está ele.
task-learn-noble-last-elsewhere = Isso não é c4: o quadrado está mesmo à frente do teu nobre.
task-learn-noble-last-hint-1 = Toca no nobre em c3, depois no quadrado c4.

task-learn-noble = Leva o teu nobre de b2 para c4, em três jogadas.
task-learn-noble-there = Lá está ele: dois quadrados em frente e um para o lado, passo a passo.
task-learn-noble-hint-1 = Nunca na diagonal: por exemplo b3, depois b4, depois c4.

task-learn-advisor-show = O conselheiro vai de c2 para c4, em dois passos.
task-learn-advisor-show-there = Dois passos na diagonal: é assim que ele segue em frente.

task-learn-advisor-last = O teu conselheiro foi de b2 para c3, e depois para d4. Dá o último passo, para e5.
task-learn-advisor-last-there = Sempre na diagonal: nunca sai dos quadrados de um mesmo tom.
task-learn-advisor-last-elsewhere = Isso não é e5: continua a mesma diagonal, em frente.
task-learn-advisor-last-hint-1 = Toca no conselheiro em d4, depois no quadrado e5.

task-learn-advisor = Leva o teu conselheiro de b2 para b4, em duas jogadas. O teu próprio nobre tapa um dos caminhos.
task-learn-advisor-there = Duas diagonais, e o nobre nem precisou de se mexer.
task-learn-advisor-hint-1 = O quadrado c3 está ocupado. E a3?

task-learn-charge = Captura com o teu soldado a máscara da Noite em c6, numa só jogada.
task-learn-charge-hit = Quatro quadrados de uma vez, e a máscara está capturada.
task-learn-charge-short = O soldado parou cedo demais. Pode ir até ao fim.
task-learn-charge-elsewhere = Esse era o nobre. Joga com o soldado em c2.

task-learn-halt = O teu nobre acabou de abrir a coluna b. Leva o soldado até b5, e não mais longe.
task-learn-halt-stopped = Três quadrados, nem mais um: o soldado para onde quiser.
task-learn-halt-far = Foi até capturar. É permitido, mas podia parar antes, em b5.
task-learn-halt-short = Isso não é b5, e o soldado nunca volta atrás.
task-learn-halt-elsewhere = Esse era o nobre. Joga o soldado em b2.
task-learn-halt-hint-1 = Toca no soldado em b2, depois no quadrado b5.

task-learn-road = Captura a máscara em d6 com o teu soldado. O teu próprio nobre tapa-lhe o caminho.
task-learn-road-hit = Primeiro abrir caminho, depois avançar.
task-learn-road-blocked = O nobre continua na coluna d, e nenhuma máscara salta por cima de outra.
task-learn-road-short = O soldado não volta atrás: devia ter esperado pelo caminho livre.
task-learn-road-hint-1 = Primeiro desvia o nobre para o lado.

task-learn-candidate-show = O pretendente vai de d5 para o palácio inimigo, em dois passos.
task-learn-candidate-show-there = Um passo na diagonal, um a direito: está no palácio, e ganhas.

task-learn-candidate = Leva o teu pretendente de b4 ao palácio inimigo, em três jogadas.
task-learn-candidate-there = No fim do teu turno está no palácio inimigo: ganhas.
task-learn-candidate-caught = O teu pretendente foi capturado, e a partida está perdida. Fica longe da máscara do canto.
task-learn-candidate-hint-1 = Três quadrados em frente: b5, b6, b7.

task-learn-lady-show = A dama vai de b3 para c5, em dois passos.
task-learn-lady-show-there = Na diagonal, depois a direito, sempre para um quadrado vazio.

task-learn-lady-last = A tua dama foi de c2 para c3. Leva-a para o meio das duas máscaras da Noite, em c4.
task-learn-lady-last-there = Ela passa pelo meio: capturar, não pode.
task-learn-lady-last-elsewhere = Isso não é c4: o quadrado vazio entre as duas máscaras está mesmo à frente dela.
task-learn-lady-last-hint-1 = Toca na dama em c3, depois no quadrado c4.

task-learn-lady = Leva a tua dama de c3 para c5. Há uma máscara da Noite em c4, e ela não a pode capturar.
task-learn-lady-there = Deu a volta: dois passos, nenhuma captura.
task-learn-lady-hint-1 = Passa ao lado na diagonal, por b4 ou d4.

task-learn-capture-show = Duas capturas: a do teu nobre, depois a do teu soldado. Vê quem sai do tapete.
task-learn-capture-show-lady = A primeira captura não custou nada. A segunda era uma dama: ela sai, e o teu soldado com ela.

task-learn-endings-show = Uma máscara foi na diagonal e depois capturou o teu nobre a direito: é o pretendente. O teu soldado captura-o.
task-learn-endings-show-candidate = O pretendente da Noite saiu do tapete: ganhas logo.

task-learn-endings = Uma máscara capturou o teu nobre na diagonal e depois seguiu a direito: só pode ser o pretendente. Ganha de duas maneiras, uma em cada tentativa.
task-learn-endings-candidate = O pretendente inimigo foi capturado: a partida é tua.
task-learn-endings-palace = O teu pretendente está no palácio inimigo: a partida é tua.
task-learn-endings-another = Não era essa que se tinha denunciado. A partida continua.
task-learn-endings-quiet = Esta jogada não ganha. Podes ganhar já, de duas maneiras.
task-learn-endings-hint-1 = O teu conselheiro em b3 tem c4 na diagonal; o teu pretendente em e6 está a um passo da linha 7.

task-learn-hidden-show = Jogas tu, depois joga a Noite. Vê o que mostra a máscara da Noite.
task-learn-hidden-show-moved = Mexeu-se, e continuas a ver só a cara. Mas foi na diagonal: não é um nobre nem o soldado.

task-learn-seat = Toca no soldado da Noite. Daqui só vês caras: toma primeiro o lugar da Noite, por baixo do tapete.
task-learn-seat-soldier = Do lugar da Noite, as costas leem-se bem. Do teu, era uma cara igual às outras.
task-learn-seat-hidden = Daqui, esta máscara só mostra a cara. Muda de lugar.
task-learn-seat-empty = Este quadrado está vazio: toca numa máscara.
task-learn-seat-own = Esta máscara é do Marfim. Procura entre as da Noite, do lugar da Noite.
task-learn-seat-other = Estás no lugar certo, mas este não é o soldado.
task-learn-seat-hint-1 = O símbolo do soldado é uma seta comprida, a apontar em frente.

task-learn-deduce-show = A Noite já perdeu uma dama. Há duas máscaras diante do teu conselheiro; uma delas acabou de capturar o teu nobre. Essa pode ser capturada.
task-learn-deduce-show-safe = Quem capturou não é dama. A outra máscara podia muito bem ser uma.

task-learn-deduce = O teu pretendente em c4 tem de capturar uma das duas máscaras ao seu lado. Uma delas acabou de capturar um nobre. Qual é segura?
task-learn-deduce-safe = Tinha capturado: não podia ser uma dama.
task-learn-deduce-trap = Uma dama: o teu pretendente saiu do tapete com ela. A outra tinha capturado, e por isso não podia ser dama.
task-learn-deduce-quiet = Captura uma das duas máscaras, com o pretendente.
task-learn-deduce-hint-1 = A captura foi em b5. As damas nunca capturam.

task-learn-count-show = A Noite só tem duas máscaras: o pretendente e a última dama. A que capturou o teu nobre é, portanto, o pretendente.
task-learn-count-show-candidate = Duas máscaras, duas possibilidades, e uma fica excluída: bastava contar.

task-learn-count = A Noite só tem duas máscaras, o pretendente e a última dama. Uma delas capturou o teu nobre. Captura o pretendente.
task-learn-count-candidate = Duas máscaras, e uma não pode ser a dama: era portanto o pretendente.
task-learn-count-lady = Era a dama, a segunda da Noite: a Noite ganha. Qual das duas tinha capturado?
task-learn-count-quiet = O pretendente está ao alcance do teu nobre em c4: captura-o.
task-learn-count-hint-1 = A que capturou seguiu depois a direito para b4.

task-learn-bluff-show = Perdeste uma dama. Para a Noite, o teu nobre em c3 bem pode ser a última. Põe-no mesmo debaixo do nariz dela, em c4.
task-learn-bluff-show-spared = A Noite não se atreve a capturá-lo e afasta-se: se fosse a dama, perdia.

task-learn-bluff-last = A tua última dama foi a direito de d2 para d3, como um nobre. Dá o último passo em direção à máscara em d5.
task-learn-bluff-last-taken = A Noite julgou capturar um nobre: era a tua segunda dama, e ganhas tu.
task-learn-bluff-last-aside = Aí, a máscara em d5 não a captura. Leva-a em frente, até junto dela.
task-learn-bluff-last-elsewhere = A tua dama não se mexeu, e em d3 ninguém a vem buscar.
task-learn-bluff-last-hint-1 = Toca na dama em d3, depois no quadrado d4.

task-learn-bluff = A tua última dama está em b2, e uma máscara da Noite espera em b5. Anda como um nobre, e faz com que a capturem.
task-learn-bluff-taken = A direito, como um nobre, e a Noite caiu. Ganhas.
task-learn-bluff-diagonal = Este desvio não é o andar de um nobre que avança: a Noite desconfia e fica à distância.
task-learn-bluff-back = Para trás não: leva-a em direção à máscara em b5.
task-learn-bluff-elsewhere = Esta jogada não deixa a tua dama mais perto de ser capturada.
task-learn-bluff-hint-1 = Um quadrado em frente, duas vezes: b3, depois b4.

task-learn-game-show = Uma preparação completa: dez máscaras cada um, pela ordem que se quiser. Começas tu, e depois joga-se à vez.
task-learn-game-show-begun = É assim que começa uma partida: um, depois o outro, e ninguém passa a vez.

task-learn-game-last = Uma pequena partida está a acabar. Ganha em duas jogadas, sejam quais forem as máscaras da Noite.
task-learn-game-last-won = Dois passos, e ninguém podia apanhar o teu pretendente.
task-learn-game-last-lost = O teu pretendente estava a dois passos do palácio, à esquerda, longe de todos. Tenta outra vez.
task-learn-game-last-drawn = O caminho do palácio estava livre, à esquerda. Tenta outra vez.
task-learn-game-last-hint-1 = O teu pretendente em b5 está a dois passos da linha 7. Vai pela esquerda.

task-learn-game-four = Ganha esta pequena partida. Cada lado tem um pretendente, um soldado, um nobre e a última dama.
task-learn-game-four-won = Ganhaste a tua primeira partida.
task-learn-game-four-lost = Acontece a todos. Vê a última jogada e joga outra partida: a Noite vai dispor as máscaras de outra maneira.
task-learn-game-four-drawn = Ninguém perdeu, e isso já é bom. Há outra partida à tua espera, com outra preparação da Noite.
task-learn-game-four-hint-1 = Manda à frente o nobre e o soldado, e pensa bem antes de capturar: pode ser a última dama.

task-learn-game-six = Seis máscaras cada um, e as duas damas ainda lá estão. Ganha esta partida.
task-learn-game-six-won = Bem jogado: seis máscaras, e não perdeste a cabeça.
task-learn-game-six-lost = Uma partida perdida ensina muitas vezes mais do que uma ganha: que máscara se tinha denunciado? Da próxima vez, a Noite dispõe-se de outra maneira.
task-learn-game-six-drawn = Aguentaste até ao fim. Noutra partida, a Noite dispõe-se de outra maneira.
task-learn-game-six-hint-1 = Podes oferecer as tuas damas: logo a primeira leva consigo uma máscara inimiga.

task-learn-game-ten = Uma preparação completa, dez máscaras cada um. Ganha a tua primeira partida a sério.
task-learn-game-ten-won = Ganhaste uma partida inteira de VOLTO.
task-learn-game-ten-lost = Dez máscaras são muitas para vigiar, e jogaste uma partida a sério. Da próxima vez, a Noite dispõe-se de outra maneira.
task-learn-game-ten-drawn = Uma partida inteira sem vencedor: faltou pouco. Da próxima vez, a Noite dispõe-se de outra maneira.
task-learn-game-ten-hint-1 = Abre caminho com o soldado, observa como andam as máscaras inimigas, e mantém o teu pretendente fora de alcance.
