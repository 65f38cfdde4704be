### A mesa: tapete, tarefa e resposta num só ecrã.

table-more = Mais
table-whole = Ler tudo
table-keys = Atalhos de teclado
table-close = Fechar
table-key-arrows-does = passar de quadrado em quadrado
table-key-enter = Enter
table-key-enter-does = escolher uma máscara e depois o quadrado
table-key-squares-does = escrever dois quadrados para fazer a jogada
table-key-n-does = ir para o passo ou problema seguinte
table-key-h-does = pedir uma pista
table-key-u-does = voltar atrás numa jogada ou recomeçar
table-key-escape = Esc
table-key-escape-does = pousar a máscara ou fechar
table-key-help-does = mostrar esta lista
