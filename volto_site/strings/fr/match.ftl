### Ce que dit la page où l’on joue contre la machine.

## Avant la partie

match-begin = Commencer
match-with = Adversaire
match-with-computer = L’ordinateur
match-with-here = Quelqu’un ici
match-with-post = Quelqu’un par courrier
match-task-arrange = { $first ->
    [me] Placez vos masques ou commencez tout de suite. { $opponent } (niveau { $level }) vous laisse commencer.
    [other] Placez vos masques ou commencez tout de suite. { $opponent } (niveau { $level }) joue en premier.
   *[chance] Placez vos masques ou commencez tout de suite. { $opponent } (niveau { $level }) vous attend ; le sort décidera qui commence.
}
match-task-given = { $opponent } (niveau { $level }) vous attend pour jouer la suite. Les masques cachés sont tirés au sort.
match-level = Niveau
match-level-chosen = Niveau { $level }
match-level-1 = L’Invité
match-level-1-is = C’est son premier carnaval : il fuit le danger et joue souvent au hasard. Vous pouvez reprendre vos coups.
match-level-2 = Le Gondolier
match-level-2-is = Plus hardi, il joue encore souvent au hasard. Vous pouvez reprendre vos coups.
match-level-3 = Le Marchand
match-level-3-is = Il pèse chaque coup et laisse peu au hasard.
match-level-4 = L’Ambassadeur
match-level-4-is = Il se souvient de tous vos coups et en tire des conclusions.
match-level-5 = Le Doge
match-level-5-is = Avant de jouer, il se met à votre place. C’est le plus fort des cinq.
match-side = Votre camp
match-first = Qui commence
match-first-me = Moi
match-first-other = L’adversaire
match-first-chance = Au hasard
match-aid = Suspects
match-aid-on = Toujours
match-aid-request = À la demande
match-aid-off = Jamais
match-setups = Mises en place
match-setup-ladies = Demoiselles devant
match-setup-ladies-is = Les deux demoiselles se tiennent devant et attendent qu’on les capture.
match-setup-shelter = Prétendant à l’abri
match-setup-shelter-is = Le prétendant se cache dans un coin, à côté d’une demoiselle.
match-setup-race = Prétendant devant
match-setup-race-is = Le prétendant part de la rangée de devant, entre deux conseillers.
match-setup-last = La dernière jouée
match-preparing = L’adversaire place ses masques.
match-resuming = Reprise de la partie…
match-impossible = Cette partie ne peut pas être jouée.
match-link-broken = Ce lien est abîmé : la position est illisible.
match-link-wrong = Ce lien ne peut pas être ouvert : ses coups ne correspondent pas à ses masques.

## La partie

match-task-game = { $turn ->
    [own] À vous de jouer. { $opponent } (niveau { $level }) attend votre coup.
    [other] { $opponent } (niveau { $level }) réfléchit…
   *[over] La partie est finie. { $opponent } (niveau { $level }) découvre tous ses masques.
}
match-take-back = Reprendre
match-resign = Abandonner
match-resign-sure = Vraiment abandonner ?
match-new = Nouvelle partie
match-repeated = La même image est là pour la deuxième fois : à la troisième, la partie sera nulle.
match-lost = Ce navigateur n’a plus la mise en place de l’adversaire : cette partie ne peut pas continuer. Commencez-en une autre.

## La fin

play-because-resignation = { $whose ->
    [own] Vous avez abandonné.
   *[other] { $winner ->
        [1] Nuit a abandonné.
       *[2] Ivoire a abandonné.
    }
}
play-story-resignation = { $winner ->
    [1] Une gondole s’éloigne en silence, et le prétendant d’Ivoire est le nouveau doge.
   *[2] Une gondole s’éloigne en silence, et le prétendant de Nuit est le nouveau doge.
}
match-review = Revoir
match-again = Rejouer
match-other = Niveaux

## Les parties

match-games = Vos parties
match-no-games = Aucune partie pour l’instant.
match-game = { $result ->
    [won] { $day } ({ $time }) : vous avez gagné contre le niveau { $level } avec { $player ->
        [1] Ivoire
       *[2] Nuit
    }, en { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }.
    [lost] { $day } ({ $time }) : vous avez perdu contre le niveau { $level } avec { $player ->
        [1] Ivoire
       *[2] Nuit
    }, en { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }.
    [drawn] { $day } ({ $time }) : partie nulle contre le niveau { $level } avec { $player ->
        [1] Ivoire
       *[2] Nuit
    }, en { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }.
   *[open] { $day } ({ $time }) : partie inachevée contre le niveau { $level } avec { $player ->
        [1] Ivoire
       *[2] Nuit
    }.
}
match-game-shared = { $result ->
    [ivory] { $day } ({ $time }) : partie à deux sur cet appareil, gagnée par Ivoire en { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }.
    [night] { $day } ({ $time }) : partie à deux sur cet appareil, gagnée par Nuit en { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }.
    [drawn] { $day } ({ $time }) : partie à deux sur cet appareil, nulle en { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }.
   *[open] { $day } ({ $time }) : partie à deux sur cet appareil, inachevée.
}
match-game-taken = { $text } Des coups ont été repris.
match-continue = Continuer
match-look = Revoir
match-lab = Ouvrir au labo
match-share-all = Partager toute la partie
match-share-seen = Partager ce que j’ai vu
match-share-last = Partager la dernière position
match-record = Copier en texte
match-shared-all = Le lien est dans le presse-papiers. Il montre toute la partie, avec tous les masques.
match-shared-seen = Le lien est dans le presse-papiers. Il montre la partie telle que vous l’avez vue : les masques cachés y restent cachés.
match-shared-last = Le lien est dans le presse-papiers. Il montre la dernière position telle que vous l’avez vue : les masques cachés y restent cachés.
match-recorded = La partie est dans le presse-papiers, avec tous les masques.
match-forget = Supprimer : { $what }
match-forgotten = La partie est supprimée.

## La sauvegarde

backup-save = Tout enregistrer dans un fichier
backup-open = Ouvrir un fichier
backup-opened = Le contenu du fichier a été ajouté à ce navigateur : leçons, problèmes, parties et réglages.
backup-opened-post = Le contenu du fichier a été ajouté à ce navigateur : leçons, problèmes, parties et réglages. Les parties par courrier y sont avec leurs lettres, mais sans leurs secrets : pour en poursuivre une ici, ouvrez son fichier de secrets.
backup-wrong = Ce fichier n’est pas une sauvegarde de ce site. Rien n’a changé.
backup-unkept = Tout n’a pas pu être enregistré : la mémoire de ce navigateur est pleine ou bloquée.
backup-seven-days = Ce navigateur peut effacer ce que le site a retenu si vous naviguez sept jours sans ouvrir ce site. Enregistrez de temps en temps un fichier. Sur l’écran d’accueil ou dans le Dock, le site garde tout : ajoutez-le, puis ouvrez-y votre fichier.
