### Ce que dit la page où l’on joue contre la machine.

## Avant la partie

match-begin = Commencer
match-task-arrange = { $first ->
    [me] Placez vos masques, ou commencez. Niveau { $level }, { $opponent } ; à vous le premier coup.
    [other] Placez vos masques, ou commencez. Niveau { $level }, { $opponent }, joue en premier.
   *[chance] Placez vos masques, ou commencez. Niveau { $level }, { $opponent } ; le sort dit qui commence.
}
match-task-given = Jouez la suite contre le niveau { $level }, { $opponent }. Le sort donne une identité aux masques cachés.
match-level = Niveau
match-level-chosen = Niveau { $level }
match-level-1 = L’Invité
match-level-1-is = Nouveau au carnaval : il prend ce qui s’offre et tombe dans les pièges. Vous pouvez reprendre vos coups.
match-level-2 = Le Gondolier
match-level-2-is = Il voit ce qu’apporte le prochain coup. Vous pouvez reprendre les vôtres.
match-level-3 = Le Marchand
match-level-3-is = Il pèse chaque capture et cède peu.
match-level-4 = L’Ambassadeur
match-level-4-is = Il se souvient de tous vos coups, et tend des appâts.
match-level-5 = Le Doge
match-level-5-is = Il pense à tout ce que vous ne pouvez pas savoir. Le plus fort que nous ayons.
match-side = Votre camp
match-first = Qui commence
match-first-me = Moi
match-first-other = L’adversaire
match-first-chance = Le sort
match-aid = Suspects
match-aid-on = toujours
match-aid-request = à la demande
match-aid-off = jamais
match-setups = Mises en place
match-setup-ladies = Demoiselles devant
match-setup-ladies-is = Les deux demoiselles attendent au premier rang qu’on les prenne.
match-setup-shelter = Prétendant à l’abri
match-setup-shelter-is = Le prétendant se cache dans un coin, une demoiselle pour voisine.
match-setup-race = Prétendant en tête
match-setup-race-is = Le prétendant part du premier rang, un conseiller à chaque flanc.
match-setup-last = La dernière
match-preparing = L’adversaire place ses masques.
match-impossible = Cette partie ne peut pas se jouer.
match-link-broken = Ce lien est abîmé : sa position ne se lit pas.

## La partie

match-task-game = { $turn ->
    [own] À vous de jouer contre le niveau { $level }, { $opponent }.
    [other] Niveau { $level }, { $opponent }, réfléchit…
   *[over] La partie contre le niveau { $level }, { $opponent }, est finie. Tous les masques sont retournés.
}
match-take-back = Reprendre
match-resign = Abandonner
match-resign-sure = Vraiment abandonner ?
match-new = Nouvelle partie
match-danger = { $count ->
    [one] Attention, votre prétendant est en danger : le masque en { $squares } peut être de ceux qui le capturent.
   *[other] Attention, votre prétendant est en danger : les masques en { $squares } peuvent être de ceux qui le capturent.
}
match-repeated = Cette image est là pour la deuxième fois : à la troisième, la partie est nulle.
match-lost = Ce navigateur ne sait plus comment se tenaient les masques de l’adversaire : cette partie ne peut pas continuer. Commencez-en une autre.

## Les notes

match-notes = Notes
match-pencil-hint = { $player ->
    [1] Touchez un masque d’Ivoire pour noter ce qu’il n’est pas.
   *[2] Touchez un masque de Nuit pour noter ce qu’il n’est pas.
}
match-pencil = Notes sur le masque en { $square }
match-strike = { $kind ->
    [noble] pas un noble
    [advisor] pas un conseiller
    [candidate] pas le prétendant
    [soldier] pas le soldat
   *[lady] pas une demoiselle
}
match-also-noted = { $what }, vous avez barré : { $kinds }

## La fin

play-because-resignation = { $winner ->
    [1] Nuit a abandonné.
   *[2] Ivoire a abandonné.
}
play-story-resignation = { $winner ->
    [1] Une gondole s’éloigne en silence : le rival renonce, et le nouveau doge est d’Ivoire.
   *[2] Une gondole s’éloigne en silence : le rival renonce, et le nouveau doge est de Nuit.
}
match-review = Revoir la partie
match-again = Rejouer
match-other = Autre niveau

## Les parties

match-games = Vos parties
match-no-games = Aucune partie n’est encore gardée.
match-game = { $result ->
    [won] { $day } : vous avez gagné contre le niveau { $level } avec { $player ->
        [1] Ivoire
       *[2] Nuit
    }, en { $count ->
        [one] un tour
       *[other] { $count } tours
    }.
    [lost] { $day } : vous avez perdu contre le niveau { $level } avec { $player ->
        [1] Ivoire
       *[2] Nuit
    }, en { $count ->
        [one] un tour
       *[other] { $count } tours
    }.
    [drawn] { $day } : partie nulle contre le niveau { $level } avec { $player ->
        [1] Ivoire
       *[2] Nuit
    }, en { $count ->
        [one] un tour
       *[other] { $count } tours
    }.
   *[open] { $day } : partie inachevée contre le niveau { $level } avec { $player ->
        [1] Ivoire
       *[2] Nuit
    }.
}
match-game-taken = { $text } Des coups ont été repris.
match-continue = Continuer
match-look = Revoir
match-lab = Ouvrir au labo
match-share-all = Lien avec tous les masques
match-share-last = Lien de la dernière position
match-record = Copier le texte
match-shared-all = Le lien est dans le presse-papiers. Il montre toute la partie, avec tous les masques.
match-shared-last = Le lien est dans le presse-papiers. Il montre la dernière position telle que vous l’avez vue ; les masques cachés le restent.
match-recorded = La partie est dans le presse-papiers, avec tous les masques.
match-forget = Supprimer : { $what }
match-forgotten = La partie est supprimée.

## La sauvegarde

backup-save = Tout enregistrer dans un fichier
backup-open = Ouvrir un fichier
backup-opened = Le contenu du fichier rejoint ce qui est ici : leçons, problèmes, parties et réglages.
backup-wrong = Ce fichier n’est pas une sauvegarde de ce site. Rien n’a changé.
backup-unkept = Ce navigateur n’a pas de place pour tout : sa mémoire est pleine ou interdite.
