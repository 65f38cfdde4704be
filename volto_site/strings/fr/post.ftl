### Pourquoi une lettre d’une partie par courrier a été refusée, et ce qu’on peut faire.

post-refused-no-letter = Ce n’est pas une lettre de VOLTO. Copiez de nouveau tout le lien, ou tout le texte.
post-refused-version = Cette lettre est dans un format que cette page ne connaît pas encore ({ $version }). Rechargez la page, puis ouvrez de nouveau la lettre.
post-refused-cut-short = Il manque la fin de cette lettre. Copiez-la de nouveau, jusqu’au dernier caractère.
post-refused-damaged = Cette lettre a été altérée en chemin. Demandez à l’autre joueur de la renvoyer.
post-refused-malformed = Cette lettre n’a pas la forme attendue. Rien n’a changé dans la partie.
post-refused-too-long = Ce texte est bien trop long pour être une lettre.
post-refused-secrets = Ce n’est pas un fichier de secrets, ou il est abîmé.
post-refused-not-yours = Cette lettre ne correspond pas à vos secrets : elle vient d’une autre partie, ou de l’autre camp.
post-refused-other-game = Cette lettre est d’une autre partie.
post-refused-own-letter = C’est votre propre lettre, numéro { $letter }. Envoyez-la à l’autre joueur.
post-refused-old = C’est une ancienne lettre, numéro { $letter } : vous l’avez déjà lue.
post-refused-ahead = Cette lettre, numéro { $letter }, répond à une de vos lettres que ce navigateur n’a pas écrite.
post-refused-needs-whole = Il manque à ce navigateur des tours précédents. Demandez la lettre entière.
post-refused-over = La partie est finie et vérifiée : aucune lettre ne peut suivre.
post-refused-swapped-seats = Dans cette lettre, les places d’Ivoire et de Nuit sont inversées.
post-refused-rewritten = { $player ->
    [1] Cette lettre donne une autre version de la lettre { $letter }, écrite par Ivoire. C’est la version connue ici qui compte.
   *[2] Cette lettre donne une autre version de la lettre { $letter }, écrite par Nuit. C’est la version connue ici qui compte.
}
post-refused-two-answers = { $player ->
    [1] Ivoire a déjà écrit la lettre { $letter }, et c’en était une autre. C’est la première qui compte.
   *[2] Nuit a déjà écrit la lettre { $letter }, et c’en était une autre. C’est la première qui compte.
}
post-refused-shape = Il manque quelque chose à la lettre { $letter }, ou elle contient quelque chose de trop.
post-refused-unanswered = La lettre { $letter } ne montre pas le masque qu’elle doit montrer après la capture.
post-refused-false-draw = La lettre { $letter } ne tient pas ce qui avait été promis pour le tirage au sort : son auteur pourrait choisir qui commence.
post-refused-false-opening = La lettre { $letter } montre un autre masque que celui promis en { $square }.
post-refused-impossible-move = La lettre { $letter } joue { $move } : quel que soit son personnage, ce masque ne peut pas jouer ce coup.
post-refused-false-ending = La lettre { $letter } déclare la partie finie, mais elle ne l’est pas.
post-refused-unclaimed-ending = La lettre { $letter } met fin à la partie : elle aurait dû découvrir tous les masques.
post-refused-not-now = Ce n’est pas le moment d’écrire cette lettre.
