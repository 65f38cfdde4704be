### O que diz a página inicial à volta do seu tapete.

home-task = Arrasta a tua última dama (o coração) para a frente de uma máscara da Noite. A Noite não sabe quem ela é.
home-safe = Aí, a Noite não a captura. Põe-na mesmo à frente de uma máscara da Noite.
home-other = É a tua dama (o coração) que tem de ser capturada. Tenta com ela.
home-won = Capturada! Leva consigo a máscara da Noite. Era a tua segunda dama: ganhaste.
home-story = Na Praça de São Marcos, pôr as mãos numa dama custa todos os votos do Comité. O teu pretendente será doge.
home-again = Jogar outra vez
home-calls = E agora?
home-learn = Aprender a jogar
home-play = Jogar
home-puzzles = Problemas
home-rules = Regras
