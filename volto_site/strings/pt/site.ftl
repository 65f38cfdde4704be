### As palavras do site à volta das páginas.

nav-home = Início
nav-learn = Aprender
nav-play = Jogar
nav-puzzles = Problemas
nav-rules = Regras
nav-more = Mais
nav-authors = Para autores e programadores
heading-link = Ligação para esta secção

preview-name = VOLTO
preview-claim = As regras, máscara a máscara
preview-note = Referência livre e não oficial
preview-alt = Um tapete de VOLTO a meio de uma partida, visto pelo Marfim, com o título do site.
