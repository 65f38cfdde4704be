### O curso: a sua página, as suas lições, e o que se diz pelo caminho.

learn-title = Aprender a jogar
learn-description = Um curso de VOLTO em lições curtas: a estranha regra das damas, as cinco personagens, as capturas, a dedução, o bluff, uma primeira partida.
learn-heading = Aprender a jogar
learn-intro = Lições curtas, cerca de meia hora. És o Marfim, na parte de baixo do tapete.
learn-choices = A tua resposta
learn-choice-allowed = É permitido
learn-choice-refused = Não é permitido
learn-choice-quiet = A partida continua
learn-choice-capture = Só sai a máscara capturada
learn-choice-both = Saem as duas máscaras
learn-choice-ivory = Ganhas
learn-choice-night = A Noite ganha
learn-choice-draw = É empate
learn-choice-symbol = O símbolo
learn-choice-face = Só o rosto
learn-choice-certain = É certo
learn-choice-possible = É possível
learn-choice-impossible = É impossível
learn-answer = A resposta
learn-right = Bem visto.
learn-wrong = Não é isso. Esta pergunta há de voltar.
learn-test-wrong = Não é isso. Lê porquê e depois segue a lição.
learn-test-failed = Ainda não passaste no teste: a lição está à tua espera.
learn-test-passed = Passaste no teste: já sabes a lição { $number }.
learn-next = Seguinte
learn-skip-step = Saltar este passo
learn-back = Voltar
learn-skip = Já sei: ir ao teste
learn-lessons = As lições
learn-place = { $stage ->
    [worked] Lição { $lesson }, passo { $step } de { $steps }: segue o exemplo
    [alone] Lição { $lesson }, passo { $step } de { $steps }: agora és tu
    [again] Lição { $lesson }, passo { $step } de { $steps }: outra vez
    [card] Fim da lição { $lesson }
   *[question] Lição { $lesson }, passo { $step } de { $steps }: uma pergunta
}
learn-card = Para recordar
learn-next-lesson = Lição { $number }: { $title }
learn-end = Acabar o curso
learn-masks = As cinco personagens
learn-score-test = Teste: { $right } em { $count }
learn-score-review = Revisão: { $right } em { $count }
learn-place-test = Teste da lição { $lesson }: pergunta { $step } de { $steps }
learn-place-review = Revisão: pergunta { $step } de { $steps }
learn-stars = { $count ->
    [one] { $count } estrela em 3
   *[other] { $count } estrelas em 3
}
learn-lesson-stars = { $number }. { $title }: { $stars } de { $total } estrelas
learn-lesson-passed = { $number }. { $title }: passaste no teste
learn-repeated = Falhaste esta pergunta: tenta outra vez.
learn-finished = Chegaste ao fim do curso
learn-finished-text = Já sabes jogar. Uma partida, problemas, ou um jogo à mesa com a folha de ajuda: escolhe tu.
learn-to-play = Jogar uma partida
learn-to-puzzles = Resolver problemas
learn-to-strategy = Ler sobre estratégia
learn-to-aid = Imprimir a folha de ajuda

learn-unfinished = Ainda há lições por acabar
learn-unfinished-text = { $count ->
    [one] Uma lição ainda não está acabada: o círculo dela, em cima, não está cheio. Podes retomá-la ou fazer o teste.
   *[other] { $count } lições ainda não estão acabadas: os círculos delas, em cima, não estão cheios. Podes retomá-las ou fazer os testes.
}
learn-record = O que já sabes
learn-record-count = Regras sabidas: { $sure }, mal sabidas: { $shaky }, por perguntar: { $unasked }
learn-rule-sure = { $days ->
    [0] Sabida, para rever hoje
    [one] Sabida, para rever amanhã
   *[other] Sabida, para rever daqui a { $days } dias
}
learn-rule-shaky = { $days ->
    [0] Mal sabida, para rever hoje
    [one] Mal sabida, para rever amanhã
   *[other] Mal sabida, para rever daqui a { $days } dias
}
learn-rule-unasked = Ainda por perguntar
learn-rule-lesson = Lição { $number }
learn-review = { $count ->
    [0] Nada para rever hoje
    [one] Rever { $count } pergunta (dois minutos)
   *[other] Rever { $count } perguntas (dois minutos)
}
learn-reviewed = Revisão feita. O que sabes bem volta mais tarde, o resto volta em breve.
learn-again = Recomeçar o curso
learn-again-sure = Recomeçar do zero?
learn-broken = Não foi possível ler o teu progresso, por isso o curso recomeça. O registo antigo ficou guardado à parte.
learn-unkept = Este navegador não guarda nada: o teu progresso perde-se ao saíres.

## O que as lições pedem

task-learn-story = Veneza elege o doge em pleno Carnaval. Duas famílias mascaradas têm cada uma um pretendente. És o Marfim, em baixo. Segue a seta: leva o teu pretendente ao palácio em frente.
task-learn-story-there = Chegou ao palácio, e o Comité dá-lhe todos os votos. Também há um caminho mais estranho.

task-learn-offer = Já perdeste uma dama. Segue a seta: leva a outra para c4, mesmo à frente da máscara da Noite.
task-learn-offer-taken = A Noite capturou a tua segunda dama e caiu em desgraça: ganhas tu. É esta a estranha regra.
task-learn-offer-away = Aí, a Noite não a captura. Põe-na ao alcance da Noite, em c4.
task-learn-offer-elsewhere = Esta jogada não muda nada. A vitória vem da dama: oferece-a.

task-learn-offer-again = Outra vez, só te resta uma dama. Oferece-a: põe-na mesmo à frente da máscara da Noite.
task-learn-offer-again-taken = A tua segunda dama foi capturada: ganhas.
task-learn-offer-again-away = Aí, a Noite não a captura. Põe-na mesmo à frente da máscara da Noite, em d4.
task-learn-offer-again-elsewhere = Esta jogada não oferece nada. É a dama em d3 que tem de avançar.
task-learn-offer-again-hint-1 = Toca na dama em d3, depois no quadrado d4.

task-learn-offer-two = Desta vez ainda tens as duas damas. Oferece uma, depois a outra, cada uma à máscara da Noite que tem à frente.
task-learn-offer-two-taken = A primeira saiu com quem a capturou, e nada ficou decidido. Com a segunda, ganhas.
task-learn-offer-two-away = Aí, a Noite não a captura. Avança-a um quadrado a direito, para a frente de uma máscara da Noite.
task-learn-offer-two-elsewhere = Esse era o pretendente. Oferece as tuas damas.
task-learn-offer-two-hint-1 = Uma dama vai de b3 para b4, a outra de d3 para d4.

task-learn-noble-show = O nobre anda um quadrado, a direito: em frente, para trás ou para o lado. Segue a seta: dois passos, até d4.
task-learn-noble-show-there = Um passo em frente, um para o lado: nunca na diagonal.

task-learn-noble-last = O teu nobre foi de d2 para d3, e depois para c3. Dá o último passo, para c4.
task-learn-noble-last-there = Um passo a direito, e lá está ele.
task-learn-noble-last-elsewhere = Isso não é c4: c4 fica mesmo à frente do teu nobre.
task-learn-noble-last-hint-1 = Toca no nobre em c3, depois no quadrado c4.

task-learn-noble = Leva o teu nobre de b2 para c4, em três jogadas.
task-learn-noble-there = Lá está ele: dois quadrados em frente e um para o lado, passo a passo.
task-learn-noble-hint-1 = Nunca na diagonal: por exemplo b3, depois b4, depois c4.

task-learn-advisor-show = O conselheiro anda um quadrado, sempre na diagonal. Segue a seta: dois passos, até c4.
task-learn-advisor-show-there = Dois passos na diagonal, e está mais à frente na mesma coluna.

task-learn-advisor-last = O teu conselheiro foi de b2 para c3, e depois para d4. Dá o último passo, para e5.
task-learn-advisor-last-there = Sempre na diagonal: só pisa quadrados do mesmo tom.
task-learn-advisor-last-elsewhere = Não é e5: continua na mesma diagonal, em frente.
task-learn-advisor-last-hint-1 = Toca no conselheiro em d4, depois no quadrado e5.

task-learn-advisor = Leva o teu conselheiro de b2 para b4, em duas jogadas. O teu próprio nobre tapa um dos caminhos.
task-learn-advisor-there = Duas diagonais, e o nobre nem precisou de se mexer.
task-learn-advisor-hint-1 = O quadrado c3 está ocupado. E a3?

task-learn-charge = O soldado corre sempre em frente, tantos quadrados vazios quantos quiseres. Captura a máscara da Noite em c6, numa só jogada.
task-learn-charge-hit = Quatro quadrados de uma vez, e a máscara está capturada.
task-learn-charge-short = O soldado parou cedo demais. Pode ir até ao fim.
task-learn-charge-elsewhere = Esse era o nobre. Joga com o soldado em c2.

task-learn-halt = O teu nobre acabou de abrir a coluna b. Leva o soldado até b5, e não mais longe.
task-learn-halt-stopped = Três quadrados, nem mais um: o soldado detém-se onde quiser.
task-learn-halt-far = Foi até ao fim e capturou. É permitido, mas podia ter parado antes, em b5.
task-learn-halt-short = Não é b5, e o soldado nunca recua.
task-learn-halt-elsewhere = Esse era o nobre. Joga com o soldado em b2.
task-learn-halt-hint-1 = Toca no soldado em b2, depois no quadrado b5.

task-learn-road = Captura a máscara em d6 com o teu soldado. O teu próprio nobre tapa-lhe o caminho.
task-learn-road-hit = Abriste caminho, depois avançaste.
task-learn-road-blocked = O nobre continua na coluna d, e nenhuma máscara salta por cima de outra.
task-learn-road-short = O soldado não recua: devia ter esperado que o caminho ficasse livre.
task-learn-road-hint-1 = Primeiro desvia o nobre para o lado.

task-learn-palace = Leva o soldado até ao fim da corrida, no palácio da Noite. Segue a seta e vê o que acontece a seguir.
task-learn-palace-there = No palácio já não tem quadrados à frente: fica lá até ao fim. Mas ainda pode ser capturado.

task-learn-candidate-show = O pretendente anda um quadrado, em qualquer das oito direções. Leva-o ao palácio da Noite, lá em cima: segue a seta.
task-learn-candidate-show-there = Um passo na diagonal, um a direito: está no palácio, e ganhas.

task-learn-candidate = Leva o teu pretendente de b4 ao palácio adversário, em três jogadas.
task-learn-candidate-there = No fim do teu turno está no palácio adversário: ganhas.
task-learn-candidate-caught = O teu pretendente foi capturado, e a partida está perdida. Fica longe da máscara do canto.
task-learn-candidate-hint-1 = Três quadrados em frente: b5, b6, b7.

task-learn-lady-show = A dama também anda nas oito direções, mas nunca captura. Segue a seta: dois passos, até c5.
task-learn-lady-show-there = Na diagonal, depois a direito, sempre para um quadrado vazio.

task-learn-lady-last = A tua dama foi de c2 para c3. Leva-a para o meio das duas máscaras da Noite, em c4.
task-learn-lady-last-there = Passa pelo meio: capturar é que não pode.
task-learn-lady-last-elsewhere = Isso não é c4: o quadrado vazio entre as duas máscaras fica mesmo à frente dela.
task-learn-lady-last-hint-1 = Toca na dama em c3, depois no quadrado c4.

task-learn-lady = Leva a tua dama de c3 para c5. Em c4 há uma máscara da Noite, que ela não pode capturar.
task-learn-lady-there = Deu a volta: dois passos, nenhuma captura.
task-learn-lady-hint-1 = Contorna-a na diagonal, por b4 ou d4.

task-learn-capture-show = Captura-se indo para o quadrado de uma máscara adversária. Segue as setas e vê quem sai do tapete.
task-learn-capture-show-lady = A primeira captura não custou nada. A segunda era uma dama: ela sai, e o teu soldado com ela.

task-learn-endings-show = Nesta lição, as máscaras da Noite estão à vista. O pretendente está em e4: captura-o com o teu soldado. Segue a seta.
task-learn-endings-show-candidate = O pretendente da Noite saiu do tapete, desacreditado diante de todos: ganhas logo.

task-learn-endings = As máscaras continuam à vista. Podes ganhar já, de duas maneiras: encontra-as, uma em cada tentativa.
task-learn-endings-candidate = O pretendente adversário foi capturado: a partida é tua.
task-learn-endings-palace = O teu pretendente está no palácio adversário: a partida é tua.
task-learn-endings-another = Era só um nobre: a partida continua.
task-learn-endings-quiet = Esta jogada não ganha. Podes ganhar já, de duas maneiras.
task-learn-endings-hint-1 = O teu conselheiro em b3 pode ir para c4. O teu pretendente em e6 está a um passo da fila 7.

task-learn-third = Dois pretendentes andam para lá e para cá. Segue a seta até a mesma imagem aparecer pela terceira vez.
task-learn-third-drawn = A mesma imagem pela terceira vez: ninguém ganha, e a partida acaba empatada.

task-learn-blocked = Às máscaras da Noite só resta uma passagem. Fecha-a: segue a seta.
task-learn-blocked-drawn = É a vez da Noite, e ela não tem nenhuma jogada: a partida acaba empatada.

task-learn-hidden-show = A partir de agora, das máscaras da Noite só vês o rosto. Segue a seta e depois vê a Noite jogar.
task-learn-hidden-show-moved = A máscara mexeu-se, e só lhe vês o rosto. Mas andou na diagonal: não é um nobre nem o soldado.

task-learn-seat = Toca no soldado da Noite. Daqui só vês rostos: passa primeiro para o lugar da Noite, com o botão por baixo do tapete.
task-learn-seat-soldier = Do lugar da Noite vê-se bem o símbolo. Do teu, era um rosto igual aos outros.
task-learn-seat-hidden = Daqui, esta máscara só mostra o rosto. Muda de lugar.
task-learn-seat-empty = Este quadrado está vazio: toca numa máscara.
task-learn-seat-own = Esta máscara é do Marfim. Procura entre as da Noite, do lugar da Noite.
task-learn-seat-other = Estás no lugar certo, mas este não é o soldado.
task-learn-seat-hint-1 = O símbolo do soldado é uma seta comprida, a apontar em frente.

task-learn-spare = Agora foi a Noite que perdeu uma dama. Duas máscaras desconhecidas estão junto do teu nobre em c4. Faz uma jogada sem risco nenhum.
task-learn-spare-spared = Isso mesmo: enquanto não capturares nada, a Noite não pode perder a segunda dama.
task-learn-spare-trap = Era a segunda dama da Noite. Capturaste-a, e por isso ganha a Noite. Agora encontra a saída.
task-learn-spare-lucky = Era só um nobre: tiveste sorte. Podia ter sido a dama. Encontra uma jogada sem risco nenhum.
task-learn-spare-hint-1 = Leva o teu nobre ou o teu pretendente para um quadrado vazio.

task-learn-strike-diagonal = A Noite tem uma máscara de cada tipo. Uma delas acabou de andar na diagonal, para b5. Risca tudo o que ela não pode ser, e compara.
task-learn-strike-diagonal-right = Nem nobre nem soldado: esses nunca andam na diagonal. Os outros três continuam possíveis.
task-learn-strike-diagonal-over = Riscaste demais: o que está emoldurado pode andar na diagonal.
task-learn-strike-diagonal-under = Ainda falta riscar: quem nunca anda na diagonal?
task-learn-strike-diagonal-hint-1 = Duas personagens só andam a direito.

task-learn-strike-capture = Uma máscara da Noite acabou de capturar o teu nobre com um passo em frente. Risca o que ela não pode ser, e compara.
task-learn-strike-capture-right = Não é um conselheiro, que só anda na diagonal. E não é uma dama: ela nunca captura.
task-learn-strike-capture-over = Riscaste demais: o que está emoldurado pode capturar a direito.
task-learn-strike-capture-under = Ainda falta riscar: quem não anda a direito, e quem nunca captura?
task-learn-strike-capture-hint-1 = Há duas personagens para riscar.

task-learn-deduce-show = A Noite já perdeu uma dama. Há duas máscaras junto do teu conselheiro; uma acabou de capturar o teu nobre. Captura essa: segue a seta.
task-learn-deduce-show-safe = Quem capturou não é dama. A outra máscara podia bem sê-lo.

task-learn-deduce = O teu pretendente em c4 tem de capturar uma das duas máscaras ao seu lado. Uma delas acabou de capturar um nobre. Qual é a segura?
task-learn-deduce-safe = Tinha capturado: não podia ser uma dama.
task-learn-deduce-trap = Uma dama: o teu pretendente saiu do tapete com ela. A outra tinha capturado, e por isso não podia ser dama.
task-learn-deduce-quiet = Captura uma das duas máscaras, com o pretendente.
task-learn-deduce-hint-1 = A captura foi em b5. As damas nunca capturam.

task-learn-strike-count = A Noite tinha uma máscara de cada tipo. O soldado e o nobre já saíram; outras duas avançaram a direito. Risca nas três, e compara.
task-learn-strike-count-right = As duas que avançaram são o pretendente e a dama, não se sabe por que ordem. A terceira é, portanto, o conselheiro.
task-learn-strike-count-over = Riscaste demais: o que está emoldurado continua possível.
task-learn-strike-count-under = Ainda falta riscar. Conta o que saiu, e depois vê quem podem ser as duas que avançaram.
task-learn-strike-count-hint-1 = O que saiu do tapete já não está em lado nenhum: risca-o em todas.
task-learn-strike-count-hint-2 = Se duas máscaras são o pretendente e a dama, a terceira não é nem um nem outra.

task-learn-count-show = À Noite só restam o pretendente e a última dama. A máscara que capturou o teu nobre é, portanto, o pretendente. Segue a seta.
task-learn-count-show-candidate = Restavam duas máscaras, e só uma podia ter capturado: bastava contar.

task-learn-count = A Noite só tem duas máscaras, o pretendente e a última dama. Uma delas capturou o teu nobre. Captura o pretendente.
task-learn-count-candidate = Esta máscara tinha capturado: não era a dama, era o pretendente.
task-learn-count-lady = Era a dama, a segunda da Noite: a Noite ganha. Qual das duas tinha capturado?
task-learn-count-quiet = O pretendente está ao alcance do teu nobre em c4: captura-o.
task-learn-count-hint-1 = A que capturou seguiu depois a direito para b4.

task-learn-strike-likely = A Noite tem uma máscara de cada tipo. A que está em d4 deu dois passos em frente. Risca o que ela não pode ser, e compara.
task-learn-strike-likely-right = Só se riscava o conselheiro. A máscara é provavelmente um nobre, mas não é certo.
task-learn-strike-likely-over = Riscaste demais: o que está emoldurado também anda a direito.
task-learn-strike-likely-under = Falta riscar um: quem nunca anda a direito?
task-learn-strike-likely-hint-1 = Soldado, pretendente e dama também andam a direito.

task-learn-likely = A máscara em c5 anda como um nobre: é provável que o seja, mas não é certo. Captura-a com uma máscara que possas arriscar.
task-learn-likely-tested = Era uma dama. O teu nobre sai com ela, mas o teu pretendente está a salvo.
task-learn-likely-trap = Era uma dama, e o teu pretendente sai com ela: perdeste. Provável não é certo.
task-learn-likely-quiet = Captura essa máscara, mas não com qualquer uma das tuas.
task-learn-likely-hint-1 = Quem captura uma dama sai com ela: arrisca antes o nobre.

task-learn-bluff-show = Resta-te uma dama. Fá-la andar a direito, como um nobre, até à frente da máscara da Noite: segue a seta.
task-learn-bluff-show-taken = A Noite tomou-a por um nobre e capturou-a: ganhas.

task-learn-bluff = A tua última dama está em d2, e uma máscara da Noite espreita em d5. Faz com que a Noite a tome por outra personagem e a capture.
task-learn-bluff-taken = Um só tipo de passo, e a Noite não deu por nada. Ganhas.
task-learn-bluff-mixed = A direito e na diagonal: só um pretendente ou uma dama andam assim. A Noite já não se atreve a tocar-lhe.
task-learn-bluff-elsewhere = É a dama que tem de ser capturada.
task-learn-bluff-hint-1 = A direito: d3, depois d4. Ou sempre na diagonal: e3, depois d4.

task-learn-bluff-candidate = O teu pretendente deu um passo a direito, como um nobre. Passa pelos dois guardas até ao palácio: faz com que o tomem pela tua última dama.
task-learn-bluff-candidate-there = A direito, depois na diagonal: a Noite temeu a dama e não se atreveu. Ganhas.
task-learn-bluff-candidate-caught = A Noite tomou-o por inofensivo e capturou-o. Mostra os dois tipos de passo antes de ficares ao alcance dela.
task-learn-bluff-candidate-circle = Andaste às voltas, e a partida acabou empatada.
task-learn-bluff-candidate-risk = Era só um nobre, mas podia ser uma dama. Passa sem capturar.
task-learn-bluff-candidate-elsewhere = É o pretendente que tem de passar.
task-learn-bluff-candidate-hint-1 = De c4, um passo na diagonal: terá dado os dois tipos de passo, e a Noite vai hesitar.

task-learn-game-show = Uma disposição completa: dez máscaras para cada um, pela ordem que cada um quiser. Começas tu, e depois joga-se à vez: segue a seta.
task-learn-game-show-begun = É assim que começa uma partida: um, depois o outro, e ninguém passa a vez.

task-learn-game-last = Uma pequena partida está a acabar. Ganha em duas jogadas, sejam quais forem as máscaras da Noite.
task-learn-game-last-won = Dois passos, e ninguém podia apanhar o teu pretendente.
task-learn-game-last-lost = O teu pretendente estava a dois passos do palácio, à esquerda, longe de todos. Tenta outra vez.
task-learn-game-last-drawn = O caminho do palácio estava livre, à esquerda. Tenta outra vez.
task-learn-game-last-hint-1 = O teu pretendente em b5 está a dois passos da fila 7. Vai pela esquerda.

task-learn-game-four = Ganha esta pequena partida. Cada lado tem um pretendente, um soldado e as duas damas.
task-learn-game-four-won = Ganhaste a tua primeira partida.
task-learn-game-four-lost = Acontece a todos. Vê a última jogada e joga outra partida: a Noite vai dispor as máscaras de outra maneira.
task-learn-game-four-drawn = Ninguém perdeu, e isso já é bom. Há outra partida à tua espera, com outra disposição da Noite.
task-learn-game-four-hint-1 = Oferece as tuas damas, e pensa bem antes de capturar com o pretendente: uma dama levá-lo-ia consigo.

task-learn-game-six = Seis máscaras para cada um, e as duas damas ainda lá estão. Ganha esta partida.
task-learn-game-six-won = Bem jogado: seis máscaras, e não perdeste a cabeça.
task-learn-game-six-lost = Uma partida perdida ensina muitas vezes mais do que uma ganha: que máscara se tinha denunciado? Da próxima vez, a Noite dispõe as máscaras de outra maneira.
task-learn-game-six-drawn = Aguentaste até ao fim. Noutra partida, a Noite dispõe as máscaras de outra maneira.
task-learn-game-six-hint-1 = Podes oferecer as tuas damas: logo a primeira leva consigo uma máscara adversária.

task-learn-game-ten = Uma disposição completa, dez máscaras para cada um. Ganha a tua primeira partida a sério.
task-learn-game-ten-won = Ganhaste uma partida inteira de VOLTO.
task-learn-game-ten-lost = Vigiar dez máscaras não é fácil, e jogaste uma partida a sério. Da próxima vez, a Noite dispõe as máscaras de outra maneira.
task-learn-game-ten-drawn = Uma partida inteira sem vencedor: faltou pouco. Da próxima vez, a Noite dispõe as máscaras de outra maneira.
task-learn-game-ten-hint-1 = Abre caminho com o soldado, observa como andam as máscaras adversárias, e mantém o teu pretendente fora de alcance.
