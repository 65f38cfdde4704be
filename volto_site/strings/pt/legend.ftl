### A legenda de um tapete: as cinco máscaras e as marcas.

legend-title = Máscaras e marcas
legend-close = Fechar
legend-noble = Nobre.
legend-noble-text = Um passo a direito: para a frente, para trás ou para o lado.
legend-advisor = Conselheiro.
legend-advisor-text = Um passo na diagonal.
legend-candidate = Pretendente.
legend-candidate-text = Um passo em qualquer direção. Se for capturado, perde; no palácio adversário, ganha.
legend-soldier = Soldado.
legend-soldier-text = Sempre em frente, pelos quadrados livres que quiser.
legend-lady = Dama.
legend-lady-text = Um passo em qualquer direção, mas nunca captura. Quem a captura sai do tapete com ela.
legend-hidden = Máscara escondida.
legend-hidden-text = Uma máscara adversária: não se sabe quem é.
legend-target = Jogada possível.
legend-target-text = A máscara escolhida pode ir para aí.
legend-capture = Captura possível.
legend-capture-text = A máscara escolhida pode capturar esta.
legend-last = Última jogada.
legend-last-text = De onde saiu a última máscara, e aonde chegou.
legend-suspects = Suspeitos.
legend-suspects-text = O que esta máscara ainda pode ser, por tudo o que se viu.
