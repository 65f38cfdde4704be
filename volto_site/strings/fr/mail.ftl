### Ce que dit la page dans une partie par courrier.

## Les lettres reçues

mail-open = Ouvrir une lettre
mail-open-title = Ouvrir une lettre
mail-open-how = Collez le lien ou le texte que l’autre joueur vous a envoyé. Rien ne part d’ici.
mail-paste = La lettre
mail-reading = Ouverture de la lettre…
mail-opening = Ouverture de la partie…
mail-restore = Ouvrir un fichier de secrets
mail-missing = Ce navigateur ne connaît pas la partie de cette lettre. Ouvrez la lettre dans le navigateur où vous avez commencé, ou ouvrez ici votre fichier de secrets.
mail-missing-short = Ce code QR ne contient qu’un tour, et ce navigateur ne connaît pas la partie. Demandez la lettre entière : le lien ou le texte.
mail-lost = { $turn ->
    [over] Ce navigateur n’a pas les secrets de la partie « { $name } ». La partie est finie ; pour la revoir ici, ouvrez le fichier où vous les avez enregistrés.
   *[other] Ce navigateur n’a pas les secrets de la partie « { $name } ». Ouvrez le fichier où vous les avez enregistrés ; sans lui, la partie ne peut pas continuer ici.
}
mail-catch-up = Je l’ai écrite ailleurs : continuer
mail-version-known = Version connue ici : { $what }
mail-version-told = Version de cette lettre : { $what }
mail-version = { $what } (empreinte { $mark })
mail-version-promises = des promesses seulement
mail-version-resigns = abandon de la partie
mail-version-opened = { $count ->
    [one] un masque découvert
   *[other] { $count } masques découverts
}

## Les lettres envoyées

mail-task-invite = { $player ->
    [1] Placez vos masques d’Ivoire, puis invitez quelqu’un par une lettre.
   *[2] Placez vos masques de Nuit, puis invitez quelqu’un par une lettre.
}
mail-task-accept = { $player ->
    [1] On vous invite par courrier. Placez vos masques d’Ivoire, puis répondez.
   *[2] On vous invite par courrier. Placez vos masques de Nuit, puis répondez.
}
mail-invite = Écrire l’invitation
mail-accept = Accepter et répondre
mail-writing = Écriture de la lettre…
mail-write = Écrire la lettre
mail-send = Envoyer la lettre
mail-again = Renvoyer
mail-send-title = Votre lettre
mail-send-invitation = Envoyez ce lien à la personne avec qui vous voulez jouer, par la messagerie de votre choix. La lettre est dans le lien même ; aucun serveur ne la garde.
mail-send-how = Envoyez ce lien à l’autre joueur. Il contient toute la partie jusqu’ici, et ne montre rien de ce que les règles cachent.
mail-link = Le lien
mail-copy = Copier le lien
mail-copied = Le lien est dans le presse-papiers : collez-le dans un message.
mail-copy-text = Copier le texte
mail-copied-text = Le texte de la lettre est dans le presse-papiers. L’autre joueur le colle sous « Ouvrir une lettre ».
mail-not-copied = Le navigateur n’a pas permis de copier : sélectionnez le lien et copiez-le vous-même.
mail-share = Partager…
mail-code = Code QR
mail-code-how = Si vous êtes à la même table, l’autre téléphone lit ce tour avec son appareil photo. Il doit déjà avoir les lettres précédentes.
mail-code-invitation = Pour deux téléphones autour d’une même table : l’autre lit l’invitation avec son appareil photo.
mail-code-label = Code QR du nouveau tour
mail-code-back = Revenir au lien
mail-save = Enregistrer les secrets
mail-saved = Les secrets sont enregistrés dans un fichier. Ne le montrez à personne tant que dure la partie.
mail-save-title = Avant la première lettre
mail-save-why = Vos masques promis ne sont gardés que dans ce navigateur. S’il les perd, la partie ne peut plus continuer : enregistrez-les dans un fichier.
mail-save-warning = Ce fichier montre tous vos masques : ne le donnez à personne.
mail-save-not = Sans enregistrer

## La partie

mail-name = Nom de la partie
mail-unnamed = Partie du { $day } à { $time }
mail-hint = { $count ->
    [one] { $name } · une lettre
   *[other] { $name } · { $count } lettres
}
mail-new = Une autre partie
mail-rematch = Revanche
mail-task-send = Votre lettre est écrite, mais pas encore envoyée.
mail-task-wait = Votre lettre est en route. Ouvrez le lien de la réponse, ou collez-la ici.
mail-task-move = À vous de jouer : votre coup devient une lettre.
mail-task-draw = L’autre joueur commence : écrivez la lettre qui termine le tirage au sort.
mail-task-open-lady = Votre demoiselle est capturée : découvrez-la dans une lettre sans coup.
mail-task-open-capturer = Une demoiselle ! Découvrez le masque qui l’a capturée : il s’en va avec elle.
mail-task-claim-draw = Vous n’avez aucun coup : découvrez tous vos masques pour réclamer la nulle.
mail-task-open-all = La partie est finie : découvrez tous vos masques, pour que tout soit vérifié.
mail-task-unchecked = Partie finie, à vérifier quand l’autre joueur aura découvert ses masques.
mail-task-checked = La partie est finie et vérifiée : promesses tenues, aucun coup interdit.
mail-task-broken = { $code ->
    [illegal-move] { $breaker ->
        [1] La vérification a trouvé un coup d’Ivoire que son masque ne pouvait pas jouer : la première faute fait perdre.
       *[2] La vérification a trouvé un coup de Nuit que son masque ne pouvait pas jouer : la première faute fait perdre.
    }
    [unclaimed-ending] { $breaker ->
        [1] La vérification a trouvé une fin qu’Ivoire n’a pas déclarée à temps : la première faute fait perdre.
       *[2] La vérification a trouvé une fin que Nuit n’a pas déclarée à temps : la première faute fait perdre.
    }
    [wrong-ten] { $breaker ->
        [1] Ivoire n’avait pas les dix masques du jeu : la première faute fait perdre.
       *[2] Nuit n’avait pas les dix masques du jeu : la première faute fait perdre.
    }
   *[other] { $breaker ->
        [1] Ce que les lettres d’Ivoire ont montré ne correspond à aucun jeu de dix masques : la première faute fait perdre.
       *[2] Ce que les lettres de Nuit ont montré ne correspond à aucun jeu de dix masques : la première faute fait perdre.
    }
}
mail-pending = Le masque en { $from } capture en { $to }. La prochaine lettre montrera quel masque est capturé.
mail-pending-own = Votre demoiselle en { $to } a été capturée depuis { $from }. La réponse montrera par quel masque ; ensuite, ce sera à vous de jouer.
mail-honest = Personne ne peut échanger un masque ni mentir sur une capture sans que cela se voie. Mais rien n’oblige l’autre à répondre, et les lettres ne sont pas signées. Ne donnez à personne votre fichier de secrets : il montre tous vos masques.
play-because-breach = { $winner ->
    [1] Les lettres de Nuit n’ont pas tenu leurs promesses.
   *[2] Les lettres d’Ivoire n’ont pas tenu leurs promesses.
}
play-story-breach = { $winner ->
    [1] Le Conseil a lu toutes les lettres : le prétendant d’Ivoire est le nouveau doge.
   *[2] Le Conseil a lu toutes les lettres : le prétendant de Nuit est le nouveau doge.
}

## Les parties

mail-game = { $turn ->
    [own] { $name } : à vous de jouer.
    [other] { $name } : en attente d’une réponse.
    [send] { $name } : votre lettre n’est pas encore envoyée.
    [won] { $name } : gagnée.
    [lost] { $name } : perdue.
    [drawn] { $name } : nulle.
   *[over] { $name } : finie.
}
mail-continue = Ouvrir
mail-forget = Supprimer « { $name } »
mail-forget-sure = La partie « { $name } » et ses secrets seraient perdus pour de bon. Touchez encore une fois pour supprimer.
mail-forgotten = La partie « { $name } » a été supprimée.
