### La table : le plateau, la consigne et la réponse sur un seul écran.

table-more = Plus
table-whole = Tout lire
table-keys = Raccourcis clavier
table-close = Fermer
table-key-arrows-does = aller d’une case à l’autre
table-key-enter = Entrée
table-key-enter-does = choisir un masque, puis sa case
table-key-squares-does = taper deux cases pour jouer le coup
table-key-n-does = passer à l’étape ou au problème suivant
table-key-h-does = demander un indice
table-key-u-does = reprendre le coup, ou recommencer
table-key-escape = Échap
table-key-escape-does = reposer le masque, ou fermer
table-key-help-does = afficher cette liste
