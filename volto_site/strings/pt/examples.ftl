### O que os exemplos pedem, e o que respondem. Nenhuma frase diz o que um quadrado esconde.

## S1

task-s1 = Encontra o pretendente do Marfim, depois o da Noite: muda de lugar para lhes veres o símbolo e toca neles. Por fim, passa a espectador e toca numa máscara.
task-s1-ivory = É o pretendente do Marfim: deste lugar vês as costas das suas dez máscaras.
task-s1-night = É o pretendente da Noite: do lugar do Marfim, nada o distinguia das outras máscaras.
task-s1-spectator = Um rosto, e mais nada: um espectador não conhece o segredo de ninguém.
task-s1-hidden = Daqui, esta máscara só mostra o rosto. Muda de lugar.
task-s1-empty = Este quadrado está vazio: toca numa máscara.
task-s1-other = Vês bem o símbolo desta máscara, mas não é um pretendente.
task-s1-hint-1 = O símbolo está nas costas da máscara, virado para o seu dono.
task-s1-hint-2 = Os botões por baixo do tapete levam-te a outro lugar: Marfim, Noite ou espectador.
task-s1-hint-3 = O símbolo do pretendente é uma coroa, com oito triângulos cheios à volta.

## É1

task-e1 = Três máscaras da Noite estão ao alcance do teu nobre em c4. Descobre quem são, em três tentativas: uma captura em cada uma.
task-e1-noble = Um nobre capturado não leva ninguém consigo: a tua máscara ficou no lugar dele.
task-e1-advisor = Um conselheiro capturado sai sozinho: a tua máscara continua de pé.
task-e1-soldier = O soldado também sai sem levar ninguém, e a Noite só tinha um.
task-e1-quiet = Recuaste sem capturar, e nada se revelou. Vai para o quadrado de uma máscara da Noite.
task-e1-hint-1 = Capturar é ir para o quadrado de uma máscara adversária.
task-e1-hint-2 = O teu nobre em c4 anda um quadrado para a frente, para trás ou para o lado.
task-e1-hint-3 = Os três quadrados a experimentar são b4, c5 e d4, um em cada tentativa.

## É2

task-e2 = A máscara da Noite em c4 capturou primeiro um dos teus nobres na diagonal, e depois avançou a direito. Outra está em a4. Captura o pretendente da Noite.
task-e2-candidate = Tinha-se denunciado: uma dama não captura, e só o pretendente captura na diagonal e depois avança a direito.
task-e2-another = Não era o pretendente, e a partida continua. Qual das duas se denunciou com as últimas jogadas?
task-e2-quiet = O teu conselheiro não capturou nada, e o pretendente continua de pé.
task-e2-elsewhere = O teu nobre não pode capturar nada daqui. Olha para as diagonais do teu conselheiro.
task-e2-hint-1 = Que personagem pode capturar na diagonal e depois avançar a direito?
task-e2-hint-2 = O teu conselheiro em b3 pode capturar em a4 ou em c4.
task-e2-hint-3 = Só uma destas duas máscaras se moveu diante dos teus olhos: a que está em c4.

## É3

task-e3 = Captura a máscara da Noite em b4. A Noite ainda tem as duas damas: escolhe bem quem trata disso.
task-e3-lady = A dama sai, e o teu nobre com ela. O teu pretendente está a salvo, e a partida continua.
task-e3-trap = Quem captura uma dama sai com ela: ficaste sem pretendente, e basta a primeira dama para perder.
task-e3-quiet-noble = O teu nobre não capturou nada, e a máscara em b4 continua lá.
task-e3-quiet-candidate = O teu pretendente não arriscou nada, mas também nada foi capturado. Outra das tuas máscaras chega a b4.
task-e3-hint-1 = Pergunta-te o que acontece se a máscara em b4 for uma dama.
task-e3-hint-2 = A máscara que captura uma dama sai com ela. Qual podes perder?
task-e3-hint-3 = O teu nobre vai de b3 para b4.

## É4, do lado da Noite

task-e4-night = És a Noite. O Marfim já perdeu uma dama. Uma das suas máscaras acaba de avançar de d3 para d4. Faz uma jogada que não arrisque nada.
task-e4-night-spared = Bem visto: se fosse a segunda dama, capturá-la dava a partida ao Marfim. Nada te obrigava a capturar.
task-e4-night-trap = Era a segunda dama do Marfim. Ganha o jogador que perde as duas damas: o Marfim.
task-e4-night-hint-1 = Quantas damas já perdeu o Marfim?
task-e4-night-hint-2 = A máscara em d4 pode ser a segunda: o teu nobre em d5 não precisa de lhe tocar.
task-e4-night-hint-3 = Qualquer outro quadrado serve: por exemplo, o teu nobre de d5 para c5.

## É4, do lado do Marfim

task-e4-ivory = És o Marfim, e resta-te uma dama, em b3. A máscara da Noite em b5 acaba de chegar de lado, vinda de c5. Faz com que essa máscara capture a tua dama.
task-e4-ivory-taken = A Noite não resistiu: perdes a tua segunda dama, e ganhas.
task-e4-ivory-diagonal = Uma máscara que veio de lado é provavelmente um nobre. Um nobre não captura na diagonal: não chega à tua dama.
task-e4-ivory-away = Aí, a máscara em b5 não chega à tua dama. Põe a dama ao alcance dela.
task-e4-ivory-elsewhere = A tua dama não se moveu, e ninguém a virá buscar a b3.
task-e4-ivory-hint-1 = Ganha quem perde as duas damas: queres que ela seja capturada.
task-e4-ivory-hint-2 = A tua dama em b3 tem de se aproximar. A máscara em b5 andou de lado: se for um nobre, também captura em frente.
task-e4-ivory-hint-3 = A tua dama vai de b3 para b4, mesmo à frente da máscara.

## É5

task-e5 = O teu pretendente está em d6, à porta do palácio da Noite. Fá-lo entrar e ganhas.
task-e5-palace = Entrou pelo quadrado vazio, sem arriscar nada: no fim do teu turno está no palácio.
task-e5-capture = Ficou de pé no palácio, e ganhaste. Mas se essa máscara fosse uma dama, perdias.
task-e5-trap = O efeito da captura vem primeiro: a dama sai com o teu pretendente, que já não está no palácio.
task-e5-outside = O teu pretendente ainda está na Praça de São Marcos. O palácio da Noite é a fila 7.
task-e5-hint-1 = O palácio da Noite é a fila 7.
task-e5-hint-2 = Ao teu pretendente em d6 falta um passo. As máscaras em c7 e e7 podem ser damas.
task-e5-hint-3 = O quadrado d7 está vazio: entra por aí.
