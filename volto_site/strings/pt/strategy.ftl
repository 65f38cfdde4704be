### O que diz a página de estratégia: as tabelas e as jogadas das partidas-modelo.

strategy-study = Partidas
strategy-games = número
strategy-margin = margem
strategy-seconds = duração
strategy-study-arranged = o nível { $level } contra si próprio, cada lado com as suas disposições
strategy-study-by-chance = o nível { $level } contra si próprio, disposições ao acaso
strategy-study-chosen-against-chance = o nível { $level } contra si próprio, uma disposição escolhida contra uma ao acaso
strategy-code = Estas contagens valem para o programa com esta impressão digital: `{ $digest }`.
strategy-moves = { $count ->
    [one] A jogada, comentada
   *[other] As { $count } jogadas, uma a uma
}
strategy-start = No início, nenhum lado sabe nada das máscaras adversárias. Avança com a seta.
strategy-review = Rever esta partida jogada a jogada e experimentar outro caminho
strategy-certainty = Certeza depois desta jogada: Marfim { $ivory }%, Noite { $night }%.
strategy-knew = { $who ->
    [1] { $certain ->
        [0] Antes de jogar, o Marfim não podia identificar nenhuma máscara da Noite: restavam { $worlds } mundos possíveis.
        [one] Antes de jogar, o Marfim podia identificar uma máscara da Noite: restavam { $worlds } mundos possíveis.
       *[other] Antes de jogar, o Marfim podia identificar { $certain } máscaras da Noite: restavam { $worlds } mundos possíveis.
    }
   *[2] { $certain ->
        [0] Antes de jogar, a Noite não podia identificar nenhuma máscara do Marfim: restavam { $worlds } mundos possíveis.
        [one] Antes de jogar, a Noite podia identificar uma máscara do Marfim: restavam { $worlds } mundos possíveis.
       *[other] Antes de jogar, a Noite podia identificar { $certain } máscaras do Marfim: restavam { $worlds } mundos possíveis.
    }
}

## O que mostram as jogadas das partidas-modelo

strategy-remark-ambush = O soldado ainda não se tinha mexido, e ninguém podia saber onde estava: uma coluna inteira esteve sempre em perigo.
strategy-remark-bait = A dama é oferecida: neste quadrado, uma máscara adversária pode capturá-la, e é o que faz.
strategy-remark-sure = O pretendente captura sem risco: esta máscara não podia ser uma dama.
strategy-remark-leap = Uma corrida de { $count } quadrados: só um soldado a consegue, e a partir de agora todos sabem quem é.
strategy-remark-door-lady = A um passo do palácio está uma máscara que pode ser o pretendente. É uma dama, mas o adversário tem de pensar na defesa.
strategy-remark-offered = A dama é oferecida: neste quadrado, uma máscara adversária pode capturá-la.
strategy-remark-door-candidate = O pretendente está à porta: se ninguém o travar, entra no palácio na próxima jogada.
strategy-remark-mixed-lady = Esta máscara já andou a direito e na diagonal: pretendente ou dama, pensa o adversário. É uma dama.
strategy-remark-mixed-candidate = Esta máscara já andou a direito e na diagonal: pretendente ou dama, pensa o adversário. É o pretendente.
strategy-remark-candidate = O pretendente põe-se a caminho: para o adversário, é uma máscara como as outras.
strategy-remark-lady-diagonal = Uma dama parte na diagonal, como faria um conselheiro ou o pretendente.
strategy-remark-lady-straight = Uma dama dá o primeiro passo a direito: podia ser quase qualquer personagem.
