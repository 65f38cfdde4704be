### Ce que dit le labo.

lab-edit = Composer
lab-play = Jouer
lab-onward = Jouer la suite contre l’ordinateur
lab-opening-board = Le tapis se prépare.
lab-queued = Le tapis se prépare. Votre coup n’est pas perdu : { $squares }.
lab-task-edit = { $player ->
    [1] Prenez un masque dans la boîte, puis touchez sa case. C’est à Ivoire de jouer.
   *[2] Prenez un masque dans la boîte, puis touchez sa case. C’est à Nuit de jouer.
}
lab-task-move = { $player ->
    [1] La boîte est vide : déplacez un masque, ou retirez-en un. C’est à Ivoire de jouer.
   *[2] La boîte est vide : déplacez un masque, ou retirez-en un. C’est à Nuit de jouer.
}
lab-task-play = { $player ->
    [1] C’est à Ivoire de jouer. Vous jouez les masques que vous voyez.
   *[2] C’est à Nuit de jouer. Vous jouez les masques que vous voyez.
}
lab-task-over = La partie est finie. Revenez sur les coups, ou composez une autre position.
lab-to-move = Qui joue
lab-player = { $player ->
    [1] Ivoire
   *[2] Nuit
}
lab-lost = { $player ->
    [1] Demoiselles perdues par Ivoire
   *[2] Demoiselles perdues par Nuit
}
lab-opening = Mise en place complète
lab-viewer = Vue
lab-viewer-everyone = Tout voir
lab-viewer-1 = Ivoire
lab-viewer-2 = Nuit
lab-viewer-mover = Celui qui joue
lab-viewer-nobody = Spectateur
lab-other-turn = { $player ->
    [1] C’est à Ivoire de jouer : pour jouer ses masques, changez la vue.
   *[2] C’est à Nuit de jouer : pour jouer ses masques, changez la vue.
}

## Les coups

lab-line = Les coups
lab-first = Au début
lab-back = Un coup en arrière
lab-forward = Un coup en avant
lab-last = À la fin
lab-line-move = { $player ->
    [1] { $text }, Ivoire, de { $from } en { $to }
   *[2] { $text }, Nuit, de { $from } en { $to }
}
lab-line-capture = { $player ->
    [1] { $kind ->
        [noble] { $text }, Ivoire, de { $from } en { $to }, capture un noble
        [advisor] { $text }, Ivoire, de { $from } en { $to }, capture un conseiller
        [candidate] { $text }, Ivoire, de { $from } en { $to }, capture le prétendant
        [soldier] { $text }, Ivoire, de { $from } en { $to }, capture le soldat
       *[lady] { $text }, Ivoire, de { $from } en { $to }, capture une demoiselle
    }
   *[2] { $kind ->
        [noble] { $text }, Nuit, de { $from } en { $to }, capture un noble
        [advisor] { $text }, Nuit, de { $from } en { $to }, capture un conseiller
        [candidate] { $text }, Nuit, de { $from } en { $to }, capture le prétendant
        [soldier] { $text }, Nuit, de { $from } en { $to }, capture le soldat
       *[lady] { $text }, Nuit, de { $from } en { $to }, capture une demoiselle
    }
}

## Ce qui sort et ce qui entre

lab-give = Copier et partager
lab-give-position = Copier la position
lab-give-link = Copier le lien de la position
lab-give-record = Copier la partie
lab-give-game-link = Copier le lien de la partie
lab-gave-position = La position, telle qu’on la voit, est dans le presse-papiers.
lab-gave-link = Le lien est dans le presse-papiers. Les masques cachés y restent cachés.
lab-gave-record = La partie est dans le presse-papiers, avec tous les masques.
lab-gave-game-link = Le lien est dans le presse-papiers. Il montre tous les masques et tous les coups.
lab-give-hidden = La partie entière montre tous les masques : choisissez d’abord la vue « Tout voir ».
lab-not-copied = Le navigateur n’a pas permis de copier. Le texte est dans le champ : copiez-le vous-même.
lab-out = Le texte à copier
lab-take-title = Ouvrir
lab-in = Une position, une partie ou un lien
lab-take = Ouvrir
lab-take-nothing = Collez d’abord une position, une partie ou un lien.
lab-taken = Tout est sur le tapis : vous pouvez jouer.

## Ce qui ne va pas

lab-impossible = Cette position ne peut pas être jouée.
lab-position-wrong = Cette position ne peut pas être ouverte. Le tapis n’a pas changé.
lab-record-wrong = Cette partie ne peut pas être ouverte. Le tapis n’a pas changé.
lab-link-wrong = Ce lien ne peut pas être ouvert. Le tapis n’a pas changé.
lab-link-broken = Ce lien est abîmé : sa position ou sa vue est illisible. Le tapis n’a pas changé.
lab-memory-broken = Ce que ce navigateur avait retenu du labo est illisible. Rien n’est perdu : le texte est dans le champ « Une position, une partie ou un lien ».
lab-memory-wrong = La partie que ce navigateur avait retenue ne peut pas être reprise.
lab-unkept = Ce navigateur ne retient plus rien : sa mémoire est pleine ou bloquée. Ce qui est ici disparaîtra quand vous fermerez la page. Copiez ce que vous voulez garder.
