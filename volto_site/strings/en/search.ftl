### Words that the pages do not use but readers search for: they lead to the section named.

search-also-contents-masks = Also: pieces, figures.
search-also-contents-mat = Also: board, palaces.
search-also-moves = Also: movement, moving.
search-also-setup = Also: set-up, start of the game.
search-also-turn-must-move = Also: skip a turn.
search-also-endings = Also: victory, aim of the game.
search-also-ruling-no-move = Also: stalemate, stuck.
search-also-ruling-repetition = Also: repetition, draw.
