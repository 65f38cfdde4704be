### Os problemas: os tipos, os temas, o que os torna difíceis, e o percurso para principiantes.

## Os quatro tipos

puzzle-kind-win = Ganhar
puzzle-kind-win-about = Encontra a jogada que força a vitória, sejam quais forem as máscaras escondidas e responda o adversário o que responder.
puzzle-kind-save = Resistir
puzzle-kind-save-about = Encontra a única jogada depois da qual o adversário não pode ganhar logo, sejam quais forem as máscaras escondidas.
puzzle-kind-unmask = Desmascarar
puzzle-kind-unmask-about = Diz quem está por trás da máscara. As jogadas que viste e as máscaras fora do tapete só deixam uma possibilidade.
puzzle-kind-odds = Arriscar
puzzle-kind-odds-about = Nada é certo: conta os mundos, isto é, as maneiras possíveis de identificar as máscaras escondidas. A melhor aposta tem o melhor saldo: os mundos em que ganha logo, menos aqueles em que perde logo.

## Os temas

theme-palace-run = A corrida ao palácio
theme-palace-run-about = O pretendente entra no palácio adversário, e já ninguém o pode deter.
theme-hunt = A caçada
theme-hunt-about = O pretendente adversário já não tem onde se esconder: faça o que fizer, é capturado.
theme-two-roads = Os dois caminhos
theme-two-roads-about = Ameaças entrar no palácio e capturar o pretendente. O adversário só pode barrar um dos dois caminhos.
theme-bait = O isco
theme-bait-about = Uma dama atravessa-se no caminho. Quem a captura paga caro.
theme-soldiers-road = A estrada do soldado
theme-soldiers-road-about = Ao soldado basta uma coluna livre para atacar de longe.
theme-sacrifice = O sacrifício
theme-sacrifice-about = A jogada-chave deixa uma máscara ao alcance do adversário e ganha na mesma.
theme-lift-the-mask = Levantar a máscara
theme-lift-the-mask-about = A jogada-chave captura uma máscara que não conheces. Seja quem for, o plano tem resposta.
theme-race = A corrida contra o tempo
theme-race-about = O adversário também está prestes a ganhar. Cada jogada conta.
theme-lone-witness = A única testemunha
theme-lone-witness-about = Uma só máscara adversária revelou o segredo. Vê o que as suas jogadas excluem.
theme-footprints = As pegadas
theme-footprints-about = Várias máscaras adversárias deixaram rasto. Só em conjunto dizem o que precisas de saber.
theme-counting-out = As contas feitas
theme-counting-out-about = A caixa tem dez máscaras para cada lado. Desconta as que sabes identificar, e o resto deduz-se.
theme-last-of-its-kind = A última do seu tipo
theme-last-of-its-kind-about = Uma personagem ainda está de certeza no tapete, e só uma máscara a pode esconder.
theme-betrayed = O pretendente traído
theme-betrayed-about = O pretendente adversário não se denunciou, mas os companheiros traíram-no.
theme-wall = A muralha
theme-wall-about = Uma das tuas máscaras mete-se no meio e barra a passagem.
theme-flight = A fuga
theme-flight-about = O teu pretendente tem de sair dali, e só um quadrado é seguro.
theme-strike-first = Atacar primeiro
theme-strike-first-about = A melhor defesa é capturar a máscara que te ameaça.
theme-lady-shield = O escudo da dama
theme-lady-shield-about = Só uma dama evita a derrota, ao colocar-se onde o adversário não a quer encontrar.
theme-poisoned-lady = A dama envenenada
theme-poisoned-lady-about = Uma captura parece resolver tudo. E se houver uma dama por trás da máscara?
theme-best-bet = A melhor aposta
theme-best-bet-about = Uma jogada ganha em pelo menos metade dos mundos. Conta-os para a encontrares.
theme-long-shot = A aposta arriscada
theme-long-shot-about = Todas as hipóteses são pequenas, mas uma é melhor do que as outras.

## A primeira pista: uma pergunta

theme-palace-run-question = Quem pode ainda deter o teu pretendente a caminho do palácio?
theme-hunt-question = Para onde pode ainda ir o pretendente adversário?
theme-two-roads-question = Que jogada criaria duas ameaças ao mesmo tempo?
theme-bait-question = O que custaria ao adversário capturar uma das tuas damas?
theme-soldiers-road-question = O que barra o caminho ao soldado, e o que não o barra?
theme-sacrifice-question = Qual das tuas máscaras poderias dispensar?
theme-lift-the-mask-question = O que te diria uma captura? E servia-te qualquer resposta?
theme-race-question = Quem chega primeiro, tu ou o adversário?
theme-lone-witness-question = Que máscara já disse mais sobre si própria?
theme-footprints-question = O que excluem as jogadas que viste?
theme-counting-out-question = Quem já saiu do tapete, e o que sobra para as outras?
theme-last-of-its-kind-question = Que personagem ainda está de certeza no tapete, e que máscara a pode esconder?
theme-betrayed-question = Se nenhuma das que se moveram é o pretendente, quem é?
theme-wall-question = Que passagem tens de fechar ao adversário?
theme-flight-question = Onde está o teu pretendente fora do alcance de todos?
theme-strike-first-question = Quem te ameaça, e consegues chegar a essa máscara?
theme-lady-shield-question = O que é que o adversário menos gostaria de capturar?
theme-poisoned-lady-question = E se a máscara que queres capturar for uma dama?
theme-best-bet-question = Em quantos mundos ganha cada captura, e em quantos perde?
theme-long-shot-question = De todas estas pequenas hipóteses, qual arrisca menos?

## A dificuldade e as suas razões

difficulty-1 = Primeiros passos
difficulty-2 = Fácil
difficulty-3 = Médio
difficulty-4 = Difícil
difficulty-5 = Magistral

why-length = O plano tem várias jogadas.
why-worlds = Há muitos mundos possíveis.
why-temptation = Várias jogadas erradas são tentadoras.
why-quiet = A jogada-chave parece inofensiva: sem captura nem ameaça.
why-counting = É preciso contar várias máscaras em conjunto.
why-history = Sem as jogadas anteriores, não tem solução.

## O percurso para principiantes

path-title = O percurso para principiantes
path-about = Quarenta problemas por ordem, da primeira captura à leitura dos rastos.

path-win-in-1-001 = O pretendente adversário está ao alcance. Qual das tuas máscaras se move da maneira certa?
path-win-in-1-028 = Há máscaras que atacam de longe, desde que nada lhes barre o caminho.
path-win-in-1-002 = A tua dama ocupa uma entrada do palácio. Haverá outra?
path-win-in-1-032 = Dois pretendentes frente a frente: só um fica contente, aquele que tem a vez.
path-win-in-1-029 = Agora jogas com a Noite. Lembra-te de que lado é a frente.
path-save-001 = O teu pretendente está em perigo, e o perigo vem de longe. Lembra-te também do que um pretendente nunca deve capturar.
path-win-in-2-001 = Conta os passos: os teus até ao palácio, os do adversário até ao teu pretendente.
path-win-in-2-011 = Um vizinho nem sempre é um perigo. Tudo depende da maneira como se move.
path-win-in-2-019 = Há mais do que um quadrado por onde avançar. Vê quais deles o adversário vigia.
path-win-in-2-018 = O pretendente adversário gostava de te deter. O que arrisca ele ao aproximar-se?
path-win-in-2-140 = Finalmente uma caçada. Quem protege o caçador que se aproxima?
path-win-in-1-010 = Pela primeira vez, não sabes quem é quem. Isso importa, aqui?
path-win-in-1-012 = Duas máscaras desconhecidas estão diante do teu palácio. Mas de quem é a vez?
path-win-in-1-018 = O adversário também pode estar a um passo do objetivo. Não te deixes distrair por ninguém.
path-win-in-1-011 = Há mais do que uma entrada no palácio. Pensa no que pode estar à espera em cada uma.
path-win-in-1-017 = Outra chegada, a mesma pergunta. Lembra-te do que acontece ao pretendente que captura uma dama.
path-win-in-1-013 = Restam duas máscaras: o pretendente e uma dama. Uma das duas não podia ser o pretendente e estar onde está.
path-save-052 = Quem é quem? Não se pode saber. Procura o que é seguro nos dois casos.
path-save-037 = Três máscaras desconhecidas, e duas delas são damas. Não é preciso adivinhar.
path-save-022 = Atacar ou recuar? Pensa em quanto custa cada opção se a máscara não for quem esperas.
path-win-in-2-041 = Duas jogadas até ao palácio, duas máscaras desconhecidas no tapete. Alguma delas chega a tempo?
path-win-in-2-066 = Três desconhecidos, e qualquer um pode ser o pretendente. Onde é que nenhum deles te alcança?
path-win-in-2-042 = Vem alguém no teu encalço. Pode ser o pretendente, pode ser uma dama.
path-win-in-2-045 = Antes de jogares, identifica as duas máscaras. Uma denuncia a outra.
path-unmask-003 = Uma das duas máscaras acabou de capturar. Começa pelo que isso exclui.
path-unmask-030 = A máscara em questão não se mexeu. A companheira, sim.
path-unmask-001 = Risca o que a própria máscara excluiu, depois olha para o que já saiu do tapete.
path-unmask-013 = Uma máscara esteve no teu palácio, e a partida continuou. Tira a conclusão.
path-unmask-002 = Uma máscara acabou de entrar no teu palácio, e nada aconteceu. Quem pode fazer isso?
path-save-023 = Há uma máscara desconhecida às tuas portas. Conta o que resta ao adversário e pesa cada captura.
path-save-028 = O mesmo perigo, do outro lado. Algumas das tuas máscaras podem arriscar uma captura, uma não pode.
path-save-069 = O teu vizinho só se moveu uma vez. O que te diz isso sobre a maneira como ataca?
path-odds-015 = Desta vez nada é certo. Faz a lista dos mundos: em quantos é cada vizinho o pretendente?
path-odds-024 = Mais do que uma das tuas máscaras pode atacar. Qual dos alvos já te disse alguma coisa sobre si?
path-odds-084 = Duas máscaras desconhecidas ao teu lado, e ambas deixaram rasto. Compara-as.
path-win-in-1-024 = Bastou uma jogada para denunciar uma máscara. Qual, e porquê?
path-win-in-3-002 = Agora são três jogadas. Faz o caminho todo na cabeça antes de dares o primeiro passo.
path-win-in-3-005 = O pretendente adversário pode seguir-te, mas deve fazê-lo? Procura os quadrados onde não se atreve.
path-win-in-2-003 = A presa está quase apanhada. Vê por onde ainda poderia fugir.
path-win-in-2-091 = Usa tudo o que aprendeste: lê os rastos, conta o que resta, e só depois escolhe.
