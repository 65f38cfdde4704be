### As palavras do site à volta das páginas.

nav-home = Início
nav-reference = Para saber mais
heading-link = Ligação para esta secção

preview-name = VOLTO
preview-claim = As regras, máscara a máscara
preview-note = Referência livre e não oficial
preview-alt = Um tapete de VOLTO a meio de uma partida, visto pelo Marfim, com o título do site.
