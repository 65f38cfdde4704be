### O que diz a página em que se joga contra o computador.

## Antes da partida

match-begin = Começar
match-with = Adversário
match-with-computer = O computador
match-with-here = Alguém aqui
match-with-post = Alguém à distância
match-task-arrange = { $first ->
    [me] Dispõe as tuas máscaras ou começa já. Contra o { $opponent } (nível { $level }), jogas tu primeiro.
    [other] Dispõe as tuas máscaras ou começa já. O { $opponent } (nível { $level }) joga primeiro.
   *[chance] Dispõe as tuas máscaras ou começa já. Contra o { $opponent } (nível { $level }), é a sorte que decide quem começa.
}
match-task-given = Continua daqui contra o { $opponent } (nível { $level }). As máscaras escondidas recebem uma identidade ao acaso.
match-level = Nível
match-level-chosen = Nível { $level }
match-level-1 = Convidado
match-level-1-is = É o seu primeiro Carnaval: foge do perigo e joga muitas vezes ao acaso. Podes voltar atrás nas tuas jogadas.
match-level-2 = Gondoleiro
match-level-2-is = Mais atrevido, ainda joga muitas vezes ao acaso. Podes voltar atrás nas tuas jogadas.
match-level-3 = Mercador
match-level-3-is = Pesa cada jogada e deixa pouco ao acaso.
match-level-4 = Embaixador
match-level-4-is = Lembra-se de todas as tuas jogadas e tira conclusões.
match-level-5 = Doge
match-level-5-is = Antes de jogar, põe-se no teu lugar. É o mais forte dos cinco.
match-side = O teu lado
match-first = Quem começa
match-first-me = Eu
match-first-other = O adversário
match-first-chance = À sorte
match-aid = Suspeitos
match-aid-on = Sempre
match-aid-request = A pedido
match-aid-off = Nunca
match-setups = Disposições
match-setup-ladies = Damas à frente
match-setup-ladies-is = As duas damas esperam na fila da frente que alguém as capture.
match-setup-shelter = Pretendente abrigado
match-setup-shelter-is = O pretendente esconde-se num canto, ao lado de uma dama.
match-setup-race = Pretendente à frente
match-setup-race-is = O pretendente parte da fila da frente, entre dois conselheiros.
match-setup-last = Usar a última
match-preparing = O adversário está a dispor as máscaras.
match-resuming = A partida está a ser retomada.
match-impossible = Não é possível jogar esta partida.
match-link-broken = Esta ligação está danificada: não é possível ler a posição.
match-link-wrong = Não é possível abrir esta ligação: as jogadas não condizem com as máscaras.

## A partida

match-task-game = { $turn ->
    [own] É a tua vez contra o { $opponent } (nível { $level }).
    [other] O { $opponent } (nível { $level }) está a pensar…
   *[over] A partida contra o { $opponent } (nível { $level }) acabou. Todas as máscaras estão à vista.
}
match-take-back = Voltar atrás
match-resign = Desistir
match-resign-sure = Desistir mesmo?
match-new = Nova partida
match-repeated = A mesma imagem surge pela segunda vez: à terceira, a partida acaba empatada.
match-lost = Este navegador já não tem a disposição do adversário, por isso esta partida não pode continuar. Começa outra.

## O fim

play-because-resignation = { $whose ->
    [own] Desististe.
   *[other] { $winner ->
        [1] A Noite desistiu.
       *[2] O Marfim desistiu.
    }
}
play-story-resignation = { $winner ->
    [1] Uma gôndola afasta-se em silêncio, e o pretendente do Marfim torna-se doge.
   *[2] Uma gôndola afasta-se em silêncio, e o pretendente da Noite torna-se doge.
}
match-review = Rever
match-again = Outra vez
match-other = Níveis

## As partidas

match-games = As tuas partidas
match-no-games = Ainda não há partidas.
match-game = { $result ->
    [won] { $day } ({ $time }): ganhaste ao nível { $level } com { $player ->
        [1] o Marfim
       *[2] a Noite
    }, { $count ->
        [0] sem nenhuma jogada
        [one] numa ronda
       *[other] em { $count } rondas
    }.
    [lost] { $day } ({ $time }): perdeste com o nível { $level }, a jogar com { $player ->
        [1] o Marfim
       *[2] a Noite
    }, { $count ->
        [0] sem nenhuma jogada
        [one] numa ronda
       *[other] em { $count } rondas
    }.
    [drawn] { $day } ({ $time }): empataste com o nível { $level }, a jogar com { $player ->
        [1] o Marfim
       *[2] a Noite
    }, { $count ->
        [0] sem nenhuma jogada
        [one] ao fim de uma ronda
       *[other] ao fim de { $count } rondas
    }.
   *[open] { $day } ({ $time }): partida por acabar contra o nível { $level }, com { $player ->
        [1] o Marfim
       *[2] a Noite
    }.
}
match-game-shared = { $result ->
    [ivory] { $day } ({ $time }): partida a dois neste aparelho, ganha pelo Marfim { $count ->
        [0] sem nenhuma jogada
        [one] numa ronda
       *[other] em { $count } rondas
    }.
    [night] { $day } ({ $time }): partida a dois neste aparelho, ganha pela Noite { $count ->
        [0] sem nenhuma jogada
        [one] numa ronda
       *[other] em { $count } rondas
    }.
    [drawn] { $day } ({ $time }): partida a dois neste aparelho, empatada { $count ->
        [0] sem nenhuma jogada
        [one] ao fim de uma ronda
       *[other] ao fim de { $count } rondas
    }.
   *[open] { $day } ({ $time }): partida a dois neste aparelho, por acabar.
}
match-game-taken = { $text } Voltaste atrás em algumas jogadas.
match-continue = Continuar
match-look = Rever
match-lab = Abrir no laboratório
match-share-all = Partilhar a partida toda
match-share-seen = Partilhar o que vi
match-share-last = Partilhar a última posição
match-record = Copiar como texto
match-shared-all = A ligação está na área de transferência. Mostra a partida inteira, com todas as máscaras.
match-shared-seen = A ligação está na área de transferência. Mostra a partida tal como a viste; as máscaras escondidas continuam escondidas.
match-shared-last = A ligação está na área de transferência. Mostra a última posição tal como a viste; as máscaras escondidas continuam escondidas.
match-recorded = A partida está na área de transferência, com todas as máscaras.
match-forget = Apagar: { $what }
match-forgotten = A partida foi apagada.

## A cópia de segurança

backup-save = Guardar tudo num ficheiro
backup-open = Abrir um ficheiro
backup-opened = O conteúdo do ficheiro foi acrescentado a este navegador: lições, problemas, partidas e opções.
backup-opened-post = O conteúdo do ficheiro foi acrescentado a este navegador. As partidas por correspondência vieram sem os segredos: para continuares uma aqui, abre o ficheiro de segredos dela.
backup-wrong = Este ficheiro não é uma cópia de segurança deste site. Nada mudou.
backup-unkept = Não foi possível guardar tudo: a memória deste navegador está cheia ou bloqueada.
backup-seven-days = Este navegador pode apagar o que o site guarda se não o abrires durante sete dias. Guarda um ficheiro de vez em quando. No ecrã principal ou na Dock, o site guarda tudo: adiciona-o e abre lá o teu ficheiro.
