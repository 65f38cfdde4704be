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
        [0] Antes de jogar, o Marfim não podia identificar nenhuma máscara da Noite: { $worlds } mundos possíveis.
        [one] Antes de jogar, o Marfim podia identificar uma máscara da Noite: { $worlds } mundos possíveis.
       *[other] Antes de jogar, o Marfim podia identificar { $certain } máscaras da Noite: { $worlds } mundos possíveis.
    }
   *[2] { $certain ->
        [0] Antes de jogar, a Noite não podia identificar nenhuma máscara do Marfim: { $worlds } mundos possíveis.
        [one] Antes de jogar, a Noite podia identificar uma máscara do Marfim: { $worlds } mundos possíveis.
       *[other] Antes de jogar, a Noite podia identificar { $certain } máscaras do Marfim: { $worlds } mundos possíveis.
    }
}

## As jogadas das partidas-modelo

model-palace-5 = Uma dama sai na diagonal, como faria um conselheiro ou o pretendente.
model-palace-6 = Uma corrida de quatro quadrados: só um soldado é capaz disso, e a partir de agora todos sabem quem é.
model-palace-7 = O único género de captura que um pretendente não precisa de temer: esta máscara não pode ser uma dama.
model-palace-13 = Uma máscara que pode ser o pretendente está a dois passos do palácio da Noite. É uma dama, mas a Noite tem de pensar na defesa.
model-palace-19 = Enquanto todos olham para as damas, o verdadeiro pretendente põe-se a caminho.
model-palace-23 = Onde há pouco estava uma dama está agora o pretendente, e nada os distingue.
model-palace-33 = A máscara em c5 só pode ser o pretendente ou uma dama. O Marfim arrisca o soldado: é uma dama, mas quase já não restam mundos possíveis.
model-palace-35 = À porta. O Marfim sabe que c7 e d7 são nobres e, portanto, por onde pode entrar.
model-palace-36 = A Noite já sabe quem está em e6 e não tem nada que lhe chegue.
model-palace-37 = Entrar capturando só é seguro onde não pode estar nenhuma dama: aqui o Marfim tem a certeza.
model-ladies-2 = Uma dama dá o primeiro passo, em frente: podia ser quase qualquer máscara.
model-ladies-4 = A segunda dama parte da mesma maneira.
model-ladies-12 = Oferecida: em e3, o nobre ao lado pode capturá-la, e uma máscara que só andou a direito parece inofensiva.
model-ladies-13 = O Marfim captura uma desconhecida no meio do seu campo. Um nobre por uma dama: era o que a Noite queria.
model-ladies-14 = Primeiro a direito, agora na diagonal: esta máscara é o pretendente ou a outra dama, e atrai todos os olhares.
model-ladies-20 = Entretanto, a outra dama avança, sempre a direito, de modo que ainda pode ser um nobre.
model-ladies-22 = A um passo do palácio. Se for o pretendente, o Marfim perdeu, a não ser que o capture já.
model-ladies-23 = Entre dois medos, o Marfim decide capturar, e é a segunda dama.
model-candidate-1 = A dama abre a coluna e diante do seu próprio pretendente. E se o soldado adversário estiver na outra ponta? Está mesmo.
model-candidate-3 = O pretendente entra nessa coluna. Por agora, o da Noite, em e6, ainda tapa o soldado.
model-candidate-15 = Em e5, uma dama volta a fechar a coluna: um bom escudo.
model-candidate-16 = As damas da Noite aproximam-se. Não podem capturar, mas o Marfim não pode saber que são damas.
model-candidate-21 = Perseguido por máscaras que nada lhe podiam fazer, o pretendente volta à coluna e, atrás da sua dama.
model-candidate-24 = O pretendente da Noite desvia-se. Atrás dele, em e7, está o soldado, com a coluna toda pela frente.
model-candidate-33 = O escudo sai da coluna.
model-candidate-34 = A direito pela coluna. O soldado não se tinha movido em toda a partida: ninguém sabia onde estava.
