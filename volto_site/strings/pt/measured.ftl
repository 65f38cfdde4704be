### A página dos limites e das medições; o README e o terminal usam as palavras inglesas.

measured-title = As medições
measured-heading = O que medimos, e os limites que nos impomos
measured-description = Os limites que este site se impõe em bytes, pedidos e tempo, os últimos valores medidos, quando e como.
measured-intro = Um site lento ou pesado deixa leitores de fora. Por isso todos os seus limites estão escritos num único ficheiro do projeto, e os valores desta página não foram escritos à mão: é o programa de medição que os escreve.

measured-exact-title = O que é exato
measured-exact-intro = Os bytes, os pedidos e as notas são iguais em todas as máquinas. Cada alteração ao site tem de respeitar estes limites; senão, os testes falham. O peso de uma página é tudo o que um navegador vai buscar na primeira visita, com os textos comprimidos como um servidor os envia; o motor, que vem depois, é contado à parte.
measured-times-title = O que leva tempo
measured-times-intro = O tempo depende da máquina. Por isso cada coisa é medida ao lado de um padrão, na mesma sessão, sempre que existe um, e o valor é a razão entre os dois. O comando `make bench` repete tudo.
measured-growth-title = Como cresce o tempo que o programa leva a resolver
measured-growth-intro = A mediana e o tempo mais longo para posições tiradas à sorte, com todas as máscaras adversárias escondidas, em milissegundos.
measured-strength-title = A força do adversário
measured-strength-intro = Cada duelo conta muitas partidas a partir de disposições tiradas à sorte, duas a duas com as mesmas disposições e os lugares trocados; um empate vale meio ponto. A percentagem é a dos pontos do primeiro nomeado, e 95 em cada 100 intervalos assim contêm a verdadeira. O audaz, o manhoso e o prudente são os antigos adversários deste site, guardados como padrão.
measured-strength-begun = Quem começou ficou com { $share } dos pontos no conjunto das { $games } partidas.
measured-strength-code = As partidas foram decididas pelo código e pelos pesos com a impressão digital `{ $digest }`; `python -m volto_core.arena tournament` volta a jogá-las.
measured-strength-times = Os tempos são os de uma cópia compilada do mesmo código, numa máquina ocupada; essa cópia joga as mesmas partidas, várias vezes mais depressa.
measured-collection-title = O que valem os problemas
measured-collection-intro = Cada problema está provado; estes números dizem se vale a pena resolver a coleção. O comando `python -m volto_puzzles audit` calcula-os, e um teste vela por eles.
measured-collection-code = As pontuações foram medidas com o adversário cujo código e cujos pesos têm a impressão digital `{ $digest }`.
measured-first-games-title = As primeiras partidas de um principiante
measured-first-games-intro = O curso acaba com três partidas contra o nível 1, a partir de disposições tiradas à sorte em que nenhum soldado aponta a um pretendente nem, se outras máscaras lá puderem estar, a uma dama. Joga-as um principiante simulado: aproveita a vitória que vê, captura tudo o que os seus nobres, conselheiros e soldado podem capturar sem perder logo, e no resto avança ao acaso, com o pretendente nunca ao lado de uma máscara adversária. Numa em cada três jogadas, ao acaso, precipita-se: captura tudo o que pode, até com o pretendente, até o que pode ser a última dama. Não se lembra de nada, não volta atrás e não liga a avisos. Perder antes da sexta jogada não ensina nada: não pode acontecer em mais de { $most } das partidas.
measured-first-games-code = As partidas foram decididas pelo código com a impressão digital `{ $digest }`; `python -m volto_core.arena first-games` volta a jogá-las.
measured-first-games-masks = Máscaras por jogador
measured-first-games-soon = Perdidas antes da sexta jogada
measured-first-games-won = Ganhas
measured-first-games-drawn = Empatadas
measured-machine-title = Em que máquina
measured-machine-intro = Uma medição só vale onde foi feita.
measured-machine = { $cores } núcleos, Python { $python }, { $browser }

measured-kind = Página
measured-page = { $page ->
    [home] O início
    [rules] As regras
    [examples] Os exemplos
    [learn] O curso
    [puzzles] Os problemas
    [puzzle] Um problema
    [play] A página de jogo
   *[lab] O laboratório
}
measured-requests = Pedidos
measured-weight = Peso
measured-what = Medição
measured-figure = Valor
measured-limit = Limite
measured-how = Como
measured-day = Data
measured-masks = Máscaras no tapete
measured-within = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
measured-grown = { $median }, no máximo { $slowest }
measured-pairing = Duelo
measured-games = Partidas
measured-share = Pontos
measured-interval = Intervalo de 95%
measured-begun = Quem começa
measured-seconds = Tempo
measured-against = { $first } contra { $second }
measured-arranged = { $first } com as suas próprias disposições contra { $second }
measured-from-to = de { $low } a { $high }
measured-level = nível { $level }
measured-contestant = { $who ->
    [bold] o audaz
    [sly] o manhoso
    [careful] o prudente
   *[random] o acaso
}

measured-unit-times = { $value } vezes
measured-unit-s = { $value } s
measured-unit-ms = { $value } ms
measured-unit-kB = { $value } kB
measured-unit-MB = { $value } MB
measured-unit-requests = { $value }
measured-unit-points = { $value } pontos
measured-at-least = pelo menos { $limit }
measured-at-most = no máximo { $limit }
measured-no-limit = –
measured-missed = { $figure }, limite não cumprido

measured-engine = O motor inteiro: o Python, a sua biblioteca e as regras do jogo
measured-engine-how = comprimido como um servidor o envia
measured-engine-share = O motor, em comparação com o Pyodide tal como vem, com as mesmas regras
measured-engine-share-how = bytes enviados, com `loadPyodide` e um pacote `.whl` como padrão
measured-snapshot = A memória do Python, que uma visita guarda para as seguintes
measured-snapshot-how = um só ficheiro, pedido quando a página não tem mais nada para fazer e nunca por uma ligação paga ao byte
measured-puzzle-bytes = O que um problema acrescenta ao site, nas quatro línguas
measured-puzzle-bytes-how = páginas, dados, prova e listas, sem compressão; média dos { $puzzles } problemas
measured-accessibility = Acessibilidade segundo o Lighthouse
measured-accessibility-how = a nota mais baixa de { $pages } páginas, no telemóvel e no computador
measured-best-practices = Boas práticas segundo o Lighthouse
measured-best-practices-how = a nota mais baixa de { $pages } páginas, no telemóvel e no computador
measured-seo = Otimização para motores de busca segundo o Lighthouse
measured-seo-how = a nota mais baixa de { $pages } páginas, no telemóvel e no computador

measured-perft = Posições por segundo, em comparação com o `python-chess` a partir da sua posição inicial
measured-perft-how = cada última posição é jogada; mediana de { $rounds } séries
measured-suspects = O que cada máscara ainda pode ser, após { $turns } jogadas e com as vinte máscaras no tapete
measured-suspects-how = a mais lenta de { $games } partidas ao acaso
measured-import = `import volto_core` com o protocolo da página, para além do interpretador sozinho
measured-import-how = o mais rápido de { $starts } arranques de cada um
measured-enumeration = Vitórias forçadas em três jogadas com dez máscaras, cinco delas escondidas, em comparação com a enumeração de todos os mundos
measured-enumeration-how = { $problems } posições, as mesmas respostas
measured-three-moves = Uma vitória forçada em três jogadas com dez máscaras no tapete
measured-three-moves-how = a mais lenta de { $problems } posições
measured-first-cold = Primeira resposta do Python na primeira visita, em comparação com o Pyodide tal como vem
measured-first-cold-how = mediana de { $rounds } pares, sem nada guardado no navegador
measured-first-warm = Primeira resposta do Python na segunda visita, em comparação com o Pyodide tal como vem
measured-first-warm-how = mediana de { $rounds } pares
measured-move = Uma jogada na página, com os quadrados permitidos e os suspeitos
measured-move-how = mediana de { $moves } jogadas
measured-bot = A resposta do adversário nas partidas do curso, na página
measured-bot-how = a mais lenta de { $moves } respostas
measured-level-five = A resposta do nível mais alto, na página
measured-level-five-how = mediana de { $moves } respostas nas suas próprias partidas
measured-levels-below = A resposta dos níveis 1 a 3, na página
measured-levels-below-how = mediana de { $moves } respostas, o mais lento dos três níveis
measured-review = A análise de uma partida de 40 jogadas, na página
measured-review-how = mediana de { $games } partidas
measured-touch = Do primeiro toque aos quadrados permitidos, sem esperar pelo Python
measured-touch-how = página das regras, mediana de { $rounds } primeiras visitas
measured-touch-phone = O mesmo primeiro toque num telemóvel { $slower } vezes mais lento
measured-touch-phone-how = processador abrandado pelo navegador, mediana de { $rounds } primeiras visitas
measured-load-rules = Carregar a página das regras, em tempo de um núcleo
measured-load-rules-how = linha de execução principal a toda a velocidade, até todas as posições se poderem jogar, mediana de { $rounds } primeiras visitas
measured-load-examples = Carregar a página dos exemplos, em tempo de um núcleo
measured-load-examples-how = linha de execução principal a toda a velocidade, até todas as posições se poderem jogar, mediana de { $rounds } primeiras visitas
measured-task-desk = A tarefa mais longa enquanto uma página de leitura carrega, no computador
measured-task-desk-how = a pior de { $pages } páginas, mediana de { $rounds } primeiras visitas; abaixo de 50 ms, o navegador não comunica nada
measured-task-phone = A mesma tarefa num telemóvel { $slower } vezes mais lento
measured-task-phone-how = a pior de { $pages } páginas, processador abrandado pelo navegador, mediana de { $rounds } primeiras visitas
measured-memory = A memória de uma página em que o Python está a correr
measured-memory-how = tudo o que o seu processo guarda para si, a mais pesada de { $pages } páginas
measured-answer-first = Da primeira jogada à sua resposta, três segundos depois de a página estar aberta
measured-answer-first-how = primeiras visitas ao curso e a um problema, mediana de { $rounds } de cada, o mais lento dos dois
measured-answer-second = A mesma resposta numa segunda visita
measured-answer-second-how = curso e problema, mediana de { $rounds } de cada, o mais lento dos dois
measured-answer-phone = A mesma resposta numa primeira visita, num telemóvel { $slower } vezes mais lento
measured-answer-phone-how = processador abrandado pelo navegador, mediana de { $rounds } de cada, o mais lento dos dois
measured-verdict-first = Veredicto sobre a primeira jogada de um problema, 95 vezes em 100
measured-verdict-first-how = { $puzzles } problemas da coleção, num navegador
measured-verdict-later = Veredicto sobre uma jogada seguinte, 95 vezes em 100
measured-verdict-later-how = { $puzzles } problemas da coleção, num navegador
measured-build = Construção do site sem as páginas de cada problema, em comparação com o Material e o `static-i18n`
measured-build-how = com o índice de pesquisa, as folhas de ajuda e as imagens; mediana de { $rounds } construções
measured-puzzle-page = A página de um problema, em comparação com uma página dessa construção simples
measured-puzzle-page-how = o que cada uma acrescenta à construção, mediana de { $rounds } construções
measured-rules-share = Tudo o que um navegador vai buscar para a página das regras, em comparação com a construção simples
measured-rules-share-how = textos comprimidos como um servidor os envia
measured-author-page = Quanto espera um autor para ver a página que acabou de alterar
measured-author-page-how = `make serve`, desde que o ficheiro é guardado até a página nova ser servida; mediana de { $rounds } alterações
measured-author-style = A mesma espera depois de alterar uma folha de estilos
measured-author-style-how = `make serve`, desde que o ficheiro é guardado até o estilo novo ser servido; mediana de { $rounds } alterações
measured-build-now = Construção do site com os seus { $puzzles } problemas, quando nada mudou
measured-build-now-how = tempo de processador, contando todos os processos
measured-new-now = A mesma construção quando se junta um problema, em comparação com aquela em que nada mudou
measured-new-now-how = um problema do qual ainda nada foi calculado junta-se aos outros { $puzzles }
measured-list-now = O que um navegador que guarda o site vai buscar para saber o que esse problema mudou
measured-list-now-how = o service worker e as listas que mudaram, sem compressão, para quem joga em francês
measured-site-now = O site inteiro com os seus { $puzzles } problemas
measured-site-now-how = todos os ficheiros, sem compressão
measured-bytes-ten = O que um problema acrescenta ao site quando há dez vezes mais
measured-bytes-ten-how = { $puzzles } problemas: os da coleção, copiados com outros nomes
measured-build-ten = Construção do site com { $puzzles } problemas, quando nada mudou
measured-build-ten-how = tempo de processador, contando todos os processos
measured-new-ten = A mesma construção quando se junta um problema, em comparação com aquela em que nada mudou
measured-new-ten-how = um problema do qual ainda nada foi calculado junta-se aos outros { $puzzles }
measured-list-ten = O que um navegador vai buscar para saber o que mudou, com dez vezes mais problemas
measured-list-ten-how = um problema junta-se a outros { $puzzles }; o service worker e as listas que mudaram, sem compressão
measured-site-ten = O site inteiro com { $puzzles } problemas
measured-site-ten-how = todos os ficheiros, sem compressão; um site do GitHub Pages pode pesar um milhão de kilobytes
measured-performance-desktop = Desempenho segundo o Lighthouse, no computador
measured-performance-desktop-how = mediana de { $rounds } passagens pelo início e pelas regras, rede simulada
measured-performance-mobile = Desempenho segundo o Lighthouse, no telemóvel
measured-performance-mobile-how = mediana de { $rounds } passagens pelo início e pelas regras, rede simulada

measured-collection-puzzles = Problemas
measured-collection-wins = Vitórias
measured-collection-forward-keys = Vitórias cuja jogada-chave é um passo em frente do pretendente
measured-collection-only-steps = Vitórias cuja jogada-chave é o único passo em frente que não perde de imediato
measured-collection-other-keys = Vitórias com outra jogada-chave
measured-collection-smallest-theme = Problemas do tema mais raro
measured-collection-copies = Problemas com o mesmo núcleo que outro: sem as máscaras supérfluas, mesmo em espelho ou com os lugares trocados
measured-collection-padding = Máscaras de que a resposta não precisa e que não tentam ninguém
measured-collection-wins-in-four = Vitórias em quatro jogadas
measured-collection-hardest = Problemas do nível mais alto
measured-collection-kinds-of-hardest = Tipos de problema entre eles
measured-collection-counting-and-history = Problemas que exigem contar e também ter visto as jogadas
measured-collection-hidden = Problemas com máscaras escondidas, sem os que se resolvem da mesma forma em todos os mundos
measured-collection-two-masks = Problemas que pedem duas máscaras de uma vez
measured-collection-bait-saves = Defesas com um isco
measured-collection-smallest-level = Problemas do nível mais raro
