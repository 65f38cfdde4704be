### Palavras que as páginas não usam, mas que se procuram: levam à secção indicada.

search-also-contents-masks = Também: peças, figuras.
search-also-contents-mat = Também: tabuleiro, palácios.
search-also-moves = Também: deslocamentos, andar.
search-also-setup = Também: montagem, início da partida.
search-also-turn-must-move = Também: saltar a vez.
search-also-endings = Também: vitória, objetivo do jogo.
search-also-ruling-no-move = Também: bloqueado, empate.
search-also-ruling-repetition = Também: repetição, empate.
