### A folha de ajuda para imprimir: uma página A4, por isso frases curtas.

aid-title = VOLTO, a folha de ajuda
aid-subtitle = A folha de ajuda
aid-truth = Ganhas quando capturam a TUA segunda dama
aid-truth-why = Faz com que capturem as tuas damas, não captures as do adversário.

aid-masks = As cinco personagens
aid-legend = Triângulo: passo que pode capturar. Círculo: passo sem captura. Seta: corrida longa.
aid-noble = Nobre
aid-noble-moves = Um quadrado em frente, para trás ou para o lado.
aid-advisor = Conselheiro
aid-advisor-moves = Um quadrado na diagonal.
aid-candidate = Pretendente
aid-candidate-moves = Um quadrado, nas oito direções.
aid-soldier = Soldado
aid-soldier-moves = Sempre em frente, tantos quadrados vazios quantos quiseres. Captura no fim da corrida.
aid-lady = Dama
aid-lady-moves = Um quadrado, nas oito direções. Nunca captura.

aid-turn = O teu turno
aid-turn-setup = No início, coloca em segredo as tuas dez máscaras: cinco no palácio, cinco logo à frente.
aid-turn-move = Move uma máscara: passar a vez é proibido.
aid-turn-target = Joga para um quadrado vazio ou para cima de uma máscara adversária, nunca de uma das tuas.
aid-turn-reveal = Mostra-se a máscara capturada e depois aplica-se o efeito.

aid-captures = Se capturas…
aid-capture-plain = nobre, conselheiro, soldado
aid-capture-plain-effect = sai, a partida continua
aid-capture-candidate = o pretendente
aid-capture-candidate-effect = ganhas
aid-capture-lady = a primeira dama
aid-capture-lady-effect = sai com a tua máscara
aid-capture-second = a segunda dama
aid-capture-second-effect = perdes
aid-capture-fatal = uma dama, com o teu pretendente
aid-capture-fatal-effect = perdes

aid-endings = Ganhas quando…
aid-ending-candidate = capturas o pretendente adversário;
aid-ending-ladies = o adversário captura a tua segunda dama;
aid-ending-palace = no fim do teu turno, o teu pretendente está no palácio adversário.
aid-ending-fatal = E ainda: o pretendente adversário captura uma dama tua.

aid-deduction = A folha de dedução
aid-deduction-how = Numera as máscaras adversárias como no esquema e risca o que cada uma já não pode ser.
aid-deduction-plan = As dez máscaras adversárias, da esquerda para a direita: 1 a 5 no palácio, 6 a 10 logo à frente.
aid-deduction-palace = palácio adversário
aid-deduction-you = tu
aid-deduction-mask = Máscara
aid-deduction-gone = fora
aid-deduction-notes = O que viste
aid-clue-diagonal = na diagonal
aid-clue-diagonal-so = nem nobre nem soldado
aid-clue-straight = para o lado ou recuo a direito
aid-clue-straight-so = nem conselheiro nem soldado
aid-clue-forward = um quadrado em frente
aid-clue-forward-so = não é conselheiro
aid-clue-road = vários quadrados em frente
aid-clue-road-so = é o soldado
aid-clue-capture = uma captura
aid-clue-capture-so = não é dama

aid-notice = Ajuda não oficial. VOLTO é um jogo de Yusuke Emi, publicado pela Blue Orange. Textos e desenhos: The VOLTO reference authors, CC BY 4.0.
