### The table: board, task and answer on one screen.

table-more = More
table-whole = Read it all
table-keys = Keyboard shortcuts
table-close = Close
table-key-arrows-does = move from square to square
table-key-enter = Enter
table-key-enter-does = choose a mask, then its square
table-key-squares-does = type two squares to play the move
table-key-n-does = go to the next step or puzzle
table-key-h-does = get a hint
table-key-u-does = take back the move, or start over
table-key-escape = Esc
table-key-escape-does = put the mask down, or close
table-key-help-does = show this list
