### A legenda de um tapete: as cinco máscaras e as marcas.

legend-title = Máscaras e marcas
legend-close = Fechar
legend-noble = Nobre.
legend-noble-text = Um quadrado para a frente, para trás ou para o lado.
legend-advisor = Conselheiro.
legend-advisor-text = Um quadrado na diagonal.
legend-candidate = Pretendente.
legend-candidate-text = Um quadrado em qualquer direção. Se for capturado, o seu lado perde; se chegar ao palácio adversário, o seu lado ganha.
legend-soldier = Soldado.
legend-soldier-text = Sempre em frente, tantos quadrados vazios quantos quiseres.
legend-lady = Dama.
legend-lady-text = Um quadrado em qualquer direção, mas nunca captura. A máscara que a captura sai do tapete com ela.
legend-hidden = Máscara escondida.
legend-hidden-text = Uma máscara adversária: não se sabe quem é.
legend-target = Jogada possível.
legend-target-text = A máscara escolhida pode ir para este quadrado.
legend-capture = Captura possível.
legend-capture-text = A máscara escolhida pode capturar esta.
legend-last = Última jogada.
legend-last-text = De onde partiu a máscara e aonde chegou.
legend-suspects = Suspeitos.
legend-suspects-text = O que esta máscara ainda pode ser, pelo que viste.
legend-world = Mundo.
legend-world-text = Uma maneira de identificar todas as máscaras escondidas, compatível com o que viste. Uma jogada segura resulta em todos os mundos.
