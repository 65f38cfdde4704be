### O que a página diz numa partida por correspondência.

## As cartas que chegam

mail-open = Abrir uma carta
mail-open-title = Abrir uma carta
mail-open-how = Cola a ligação ou o texto que o outro jogador te enviou. Daqui não sai nada.
mail-paste = A carta
mail-reading = A carta está a ser lida.
mail-opening = A partida está a abrir.
mail-restore = Abrir um ficheiro de segredos
mail-missing = Esta carta pertence a uma partida que este navegador não tem. Abre-a no navegador onde começaste a partida, ou abre o ficheiro de segredos que lá guardaste.
mail-missing-short = Este código traz uma só jogada, de uma partida que este navegador não tem. Pede a carta inteira, como ligação ou como texto.
mail-lost = { $turn ->
    [over] Este navegador não tem os segredos de «{ $name }». A partida acabou; para a reveres aqui, abre o ficheiro onde os guardaste.
   *[other] Este navegador não tem os segredos de «{ $name }». Abre o ficheiro onde os guardaste; sem ele, a partida não pode continuar aqui.
}
mail-catch-up = Fui eu: retomar
mail-version-known = O que aqui se sabe: { $what }
mail-version-told = O que diz esta carta: { $what }
mail-version = { $what } (marca { $mark })
mail-version-promises = só promessas
mail-version-resigns = desiste da partida
mail-version-opened = { $count ->
    [one] mostra uma máscara
   *[other] mostra { $count } máscaras
}

## As cartas que partem

mail-task-invite = { $player ->
    [1] És o Marfim: dispõe as tuas máscaras e convida alguém com uma carta.
   *[2] És a Noite: dispõe as tuas máscaras e convida alguém com uma carta.
}
mail-task-accept = { $player ->
    [1] Tens um convite por correspondência. És o Marfim: dispõe as máscaras e responde.
   *[2] Tens um convite por correspondência. És a Noite: dispõe as máscaras e responde.
}
mail-invite = Escrever o convite
mail-accept = Aceitar e responder
mail-writing = A carta está a ser escrita.
mail-write = Escrever a carta
mail-send = Enviar a carta
mail-again = Enviar de novo
mail-send-title = A tua carta
mail-send-invitation = Envia esta ligação à pessoa com quem queres jogar, pela aplicação de mensagens que preferires. A carta está na própria ligação; nenhum servidor a guarda.
mail-send-how = Envia esta ligação ao outro jogador. Contém toda a partida até aqui e não mostra nada do que as regras escondem.
mail-link = A ligação
mail-copy = Copiar a ligação
mail-copied = A ligação está na área de transferência: cola-a numa mensagem.
mail-copy-text = Copiar só o texto
mail-copied-text = O texto da carta está na área de transferência. O outro jogador cola-o em «Abrir uma carta».
mail-not-copied = O navegador não deixou copiar: seleciona a ligação e copia-a tu.
mail-share = Partilhar…
mail-code = Código QR
mail-code-how = Para dois telemóveis à mesma mesa: a câmara do outro lê esta jogada. Esse telemóvel tem de ter as cartas anteriores.
mail-code-invitation = Para dois telemóveis à mesma mesa: a câmara do outro lê o convite.
mail-code-label = Código QR da nova jogada
mail-code-back = Voltar à ligação
mail-save = Guardar os segredos
mail-saved = Os segredos estão guardados num ficheiro. Não o mostres a ninguém enquanto a partida durar.
mail-save-title = Antes da primeira carta
mail-save-why = A tua disposição e a prova dela estão só neste navegador. Se desaparecerem, a partida não pode continuar: guarda-as num ficheiro.
mail-save-warning = Quem tem este ficheiro conhece as tuas máscaras: não o dês a ninguém.
mail-save-not = Seguir sem guardar

## A partida

mail-name = Nome da partida
mail-unnamed = Partida de { $day }, { $time }
mail-hint = { $count ->
    [one] { $name } · uma carta
   *[other] { $name } · { $count } cartas
}
mail-new = Outra partida
mail-rematch = Desforra
mail-task-send = A tua carta está escrita, mas ainda não foi enviada.
mail-task-wait = A carta vai a caminho. Quando chegar a resposta, abre a ligação ou cola-a aqui.
mail-task-move = É a tua vez: a tua jogada torna-se uma carta.
mail-task-draw = Começa o outro jogador: escreve a carta que mostra a tua parte do sorteio.
mail-task-open-lady = A tua dama foi capturada: mostra-a numa carta sem jogada.
mail-task-open-capturer = Uma dama! Mostra a máscara que a capturou, que sai do tapete com ela.
mail-task-claim-draw = Não tens jogada possível: mostra todas as tuas máscaras para pedir o empate.
mail-task-open-all = A partida acabou: mostra todas as tuas máscaras, para que tudo se verifique.
mail-task-unchecked = A partida acabou, mas está por verificar: faltam as máscaras do outro jogador.
mail-task-checked = A partida acabou e está verificada: promessas cumpridas, jogadas permitidas.
mail-task-broken = { $code ->
    [illegal-move] { $breaker ->
        [1] A verificação encontrou uma jogada do Marfim que a máscara não podia fazer: quem primeiro infringe as regras perde.
       *[2] A verificação encontrou uma jogada da Noite que a máscara não podia fazer: quem primeiro infringe as regras perde.
    }
    [unclaimed-ending] { $breaker ->
        [1] A verificação encontrou um fim que o Marfim não declarou a tempo: quem primeiro infringe as regras perde.
       *[2] A verificação encontrou um fim que a Noite não declarou a tempo: quem primeiro infringe as regras perde.
    }
    [wrong-ten] { $breaker ->
        [1] O Marfim não tinha as dez máscaras certas: quem primeiro infringe as regras perde.
       *[2] A Noite não tinha as dez máscaras certas: quem primeiro infringe as regras perde.
    }
   *[other] { $breaker ->
        [1] O que as cartas do Marfim mostraram não condiz com nenhuma disposição: quem primeiro infringe as regras perde.
       *[2] O que as cartas da Noite mostraram não condiz com nenhuma disposição: quem primeiro infringe as regras perde.
    }
}
mail-pending = A máscara em { $from } captura em { $to }. A próxima carta mostra o que daí resulta.
mail-pending-own = A tua dama em { $to } foi capturada a partir de { $from }. A resposta mostra quem a capturou; depois jogas tu.
mail-honest = Ninguém pode trocar uma máscara nem mentir sobre uma captura sem que se descubra. Mas ninguém pode ser obrigado a responder, e as cartas não são assinadas. Não dês o ficheiro de segredos a ninguém, porque ele mostra todas as tuas máscaras.
play-because-breach = { $winner ->
    [1] As cartas da Noite não cumpriram o que prometiam.
   *[2] As cartas do Marfim não cumpriram o que prometiam.
}
play-story-breach = { $winner ->
    [1] O Comité leu todas as cartas: o pretendente do Marfim torna-se doge.
   *[2] O Comité leu todas as cartas: o pretendente da Noite torna-se doge.
}

## As partidas

mail-game = { $turn ->
    [own] { $name }: é a tua vez.
    [other] { $name }: à espera de resposta.
    [send] { $name }: a tua carta ainda não foi enviada.
    [won] { $name }: ganhaste.
    [lost] { $name }: perdeste.
    [drawn] { $name }: empate.
   *[over] { $name }: acabou.
}
mail-continue = Abrir
mail-forget = Apagar «{ $name }»
mail-forget-sure = «{ $name }» e os seus segredos perdem-se para sempre. Toca outra vez para apagar.
mail-forgotten = «{ $name }» foi apagada.
