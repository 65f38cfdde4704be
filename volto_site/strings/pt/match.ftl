### O que diz a página em que se joga contra a máquina.

## Antes da partida

match-begin = Começar
match-task-arrange = { $first ->
    [me] Coloca as tuas máscaras, ou começa já. Nível { $level }, { $opponent }; jogas primeiro.
    [other] Coloca as tuas máscaras, ou começa já. Nível { $level }, { $opponent }, joga primeiro.
   *[chance] Coloca as tuas máscaras, ou começa já. Nível { $level }, { $opponent }; a sorte diz quem começa.
}
match-task-given = Continua daqui contra o nível { $level }, { $opponent }. A sorte dá identidade às máscaras escondidas.
match-level = Nível
match-level-chosen = Nível { $level }
match-level-1 = O Convidado
match-level-1-is = Novo no Carnaval: apanha o que está à vista e cai nas armadilhas. Podes voltar atrás nas jogadas.
match-level-2 = O Gondoleiro
match-level-2-is = Vê o que traz a próxima jogada. Podes voltar atrás nas tuas.
match-level-3 = O Mercador
match-level-3-is = Pesa cada captura e cede pouco.
match-level-4 = O Embaixador
match-level-4-is = Lembra-se de todas as tuas jogadas, e lança iscos.
match-level-5 = O Doge
match-level-5-is = Pensa em tudo o que não podes saber. O mais forte que temos.
match-side = O teu lado
match-first = Quem começa
match-first-me = Eu
match-first-other = O adversário
match-first-chance = A sorte
match-aid = Suspeitos
match-aid-on = sempre
match-aid-request = a pedido
match-aid-off = nunca
match-setups = Preparações
match-setup-ladies = Damas à frente
match-setup-ladies-is = As duas damas esperam na primeira fila que alguém as capture.
match-setup-shelter = Pretendente abrigado
match-setup-shelter-is = O pretendente esconde-se num canto, com uma dama por vizinha.
match-setup-race = Pretendente na frente
match-setup-race-is = O pretendente parte da primeira fila, com um conselheiro de cada lado.
match-setup-last = A última outra vez
match-preparing = O adversário está a colocar as suas máscaras.
match-impossible = Esta partida não se pode jogar.
match-link-broken = Esta ligação está danificada: a posição não se consegue ler.

## A partida

match-task-game = { $turn ->
    [own] É a tua vez contra o nível { $level }, { $opponent }.
    [other] Nível { $level }, { $opponent }, está a pensar…
   *[over] A partida contra o nível { $level }, { $opponent }, acabou. Todas as máscaras estão viradas.
}
match-take-back = Voltar atrás
match-resign = Desistir
match-resign-sure = Desistir mesmo?
match-new = Nova partida
match-danger = { $count ->
    [one] Cuidado, o teu pretendente está em perigo: a máscara em { $squares } talvez o possa capturar.
   *[other] Cuidado, o teu pretendente está em perigo: as máscaras em { $squares } talvez o possam capturar.
}
match-repeated = Esta imagem está aqui pela segunda vez: à terceira, a partida fica empatada.
match-lost = Este navegador já não sabe como estavam as máscaras do adversário, por isso essa partida não pode continuar. Começa outra.

## As notas

match-notes = Notas
match-pencil-hint = { $player ->
    [1] Toca numa máscara do Marfim para anotares o que ela não é.
   *[2] Toca numa máscara da Noite para anotares o que ela não é.
}
match-pencil = Notas sobre a máscara em { $square }
match-strike = { $kind ->
    [noble] não é um nobre
    [advisor] não é um conselheiro
    [candidate] não é o pretendente
    [soldier] não é o soldado
   *[lady] não é uma dama
}
match-also-noted = { $what }, riscaste: { $kinds }

## O fim

play-because-resignation = { $winner ->
    [1] A Noite desistiu.
   *[2] O Marfim desistiu.
}
play-story-resignation = { $winner ->
    [1] Uma gôndola parte em silêncio: o rival desiste, e o novo doge é do Marfim.
   *[2] Uma gôndola parte em silêncio: o rival desiste, e o novo doge é da Noite.
}
match-review = Rever a partida
match-again = Jogar outra vez
match-other = Outro nível

## As partidas

match-games = As tuas partidas
match-no-games = Ainda não há partidas guardadas.
match-game = { $result ->
    [won] { $day }: ganhaste contra o nível { $level } com { $player ->
        [1] o Marfim
       *[2] a Noite
    }, em { $count ->
        [one] uma ronda
       *[other] { $count } rondas
    }.
    [lost] { $day }: perdeste contra o nível { $level } com { $player ->
        [1] o Marfim
       *[2] a Noite
    }, em { $count ->
        [one] uma ronda
       *[other] { $count } rondas
    }.
    [drawn] { $day }: empate contra o nível { $level } com { $player ->
        [1] o Marfim
       *[2] a Noite
    }, em { $count ->
        [one] uma ronda
       *[other] { $count } rondas
    }.
   *[open] { $day }: por acabar, contra o nível { $level } com { $player ->
        [1] o Marfim
       *[2] a Noite
    }.
}
match-game-taken = { $text } Houve jogadas desfeitas.
match-continue = Continuar
match-look = Rever
match-lab = Abrir no laboratório
match-share-all = Ligação com todas as máscaras
match-share-last = Ligação da última posição
match-record = Copiar como texto
match-shared-all = A ligação está na área de transferência. Mostra a partida inteira, com todas as máscaras.
match-shared-last = A ligação está na área de transferência. Mostra a última posição como a viste; as máscaras escondidas continuam escondidas.
match-recorded = A partida está na área de transferência, com todas as máscaras.
match-forget = Apagar: { $what }
match-forgotten = A partida foi apagada.

## A cópia de segurança

backup-save = Guardar tudo num ficheiro
backup-open = Abrir um ficheiro
backup-opened = O que está no ficheiro juntou-se ao que já cá estava: lições, problemas, partidas e opções.
backup-wrong = Este ficheiro não é uma cópia de segurança deste site. Nada mudou.
backup-unkept = Este navegador não tem espaço para tudo: a memória está cheia ou proibida.
