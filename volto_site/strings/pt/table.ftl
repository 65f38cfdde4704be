### A mesa: tabuleiro, tarefa e resposta num só ecrã.

table-more = Mais
table-keys = Teclas
table-close = Fechar
table-key-arrows-does = passar de casa em casa
table-key-enter = Enter
table-key-enter-does = escolher uma máscara e depois a casa
table-key-squares-does = escrever duas casas para fazer a jogada
table-key-n-does = passo ou problema seguinte
table-key-h-does = uma pista
table-key-u-does = voltar atrás na jogada ou recomeçar
table-key-escape = Esc
table-key-escape-does = pousar a máscara ou fechar
table-key-help-does = esta lista
