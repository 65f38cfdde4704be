### La page des limites et des mesures ; le README et le terminal prennent les mots anglais.

measured-title = Les mesures
measured-heading = Ce qui est mesuré, et ce que nous nous permettons
measured-description = Les limites que ce site se fixe en octets, en requêtes et en temps, les derniers chiffres mesurés, quand et comment.
measured-intro = Un site lent ou lourd laisse des lecteurs à la porte. Toutes ses limites sont donc écrites dans un seul fichier du projet, et aucun chiffre de cette page n’a été tapé à la main : le programme qui mesure les a tous écrits.

measured-exact-title = Ce qui est exact
measured-exact-intro = Les octets, les requêtes et les notes sont les mêmes sur toutes les machines. Chaque changement du site doit respecter ces limites, sans quoi ses tests échouent. Le poids d’une page est tout ce qu’un navigateur va chercher à la première visite, les textes compressés comme un hébergeur les envoie ; le moteur, qui vient après, est compté à part.
measured-times-title = Ce qui prend du temps
measured-times-intro = Une durée dépend de la machine. Là où il existe un étalon, il est donc mesuré dans la même séance, et le chiffre est le rapport des deux. La commande `make bench` refait tout.
measured-growth-title = Comment augmente le temps de calcul du solveur
measured-growth-intro = La médiane et le temps le plus long sur des positions tirées au sort, tous les masques adverses cachés, en millisecondes.
measured-strength-title = La force de l’adversaire
measured-strength-intro = Chaque duel compte de nombreuses parties sur des mises en place tirées au sort, deux par deux avec les mêmes mises en place et les places échangées ; une partie nulle vaut un demi-point. La part est celle du premier nommé, et sur 100 intervalles de ce genre, 95 contiennent la part véritable. Le hardi, le rusé et le prudent sont les anciens joueurs de ce site, gardés comme étalons.
measured-strength-begun = Celui qui commençait a obtenu { $share } des points sur l’ensemble des { $games } parties.
measured-strength-code = Le code et les poids qui ont joué ces parties ont l’empreinte `{ $digest }` ; `python -m volto_core.arena tournament` les rejoue.
measured-strength-times = Les durées sont celles d’une copie compilée du même code, sur une machine chargée : cette copie joue les mêmes parties, plusieurs fois plus vite.
measured-collection-title = Ce que valent les problèmes
measured-collection-intro = Chaque problème est prouvé ; ces chiffres montrent si la collection est variée et bien dosée. La commande `python -m volto_puzzles audit` les calcule, et un test y veille.
measured-collection-code = Les cotes ont été mesurées avec l’adversaire dont le code et les poids ont l’empreinte `{ $digest }`.
measured-first-games-title = Les premières parties d’un débutant
measured-first-games-intro = Le cours finit par trois parties contre le niveau 1, sur des mises en place tirées au sort, où aucun soldat ne vise un prétendant ni, quand on peut l’éviter, une demoiselle. Un débutant simulé les joue : il saisit une victoire s’il en voit une, capture tout ce que ses nobles, ses conseillers et son soldat peuvent capturer sans perdre aussitôt, et avance sinon au hasard, son prétendant jamais à côté d’un masque adverse. Un coup sur trois, au hasard, il se précipite : il capture tout ce qu’il peut, même avec son prétendant, même ce qui est peut-être la dernière demoiselle. Il ne retient rien, ne reprend aucun coup et n’écoute aucun avertissement. Perdre avant le sixième coup n’apprend rien : cela ne doit pas arriver dans plus de { $most } des parties.
measured-first-games-code = Le code qui a joué ces parties a l’empreinte `{ $digest }` ; `python -m volto_core.arena first-games` les rejoue.
measured-first-games-masks = Masques de chacun
measured-first-games-soon = Perdues avant le sixième coup
measured-first-games-won = Gagnées
measured-first-games-drawn = Nulles
measured-machine-title = Sur quelle machine
measured-machine-intro = Une mesure ne vaut que là où elle a été prise.
measured-machine = { $cores } cœurs, Python { $python }, { $browser }

measured-kind = Page
measured-page = { $page ->
    [home] L’accueil
    [rules] Les règles
    [examples] Les exemples
    [learn] Le cours
    [puzzles] Les problèmes
    [puzzle] Un problème
    [play] La page où l’on joue
   *[lab] Le labo
}
measured-requests = Requêtes
measured-weight = Poids
measured-what = Mesure
measured-figure = Chiffre
measured-limit = Limite
measured-how = Comment
measured-day = Date
measured-masks = Masques sur le tapis
measured-within = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
measured-grown = { $median }, au plus { $slowest }
measured-pairing = Duel
measured-games = Parties
measured-share = Part
measured-interval = Intervalle à 95 %
measured-begun = Celui qui commence
measured-seconds = Durée
measured-against = { $first } contre { $second }
measured-arranged = { $first } avec ses propres mises en place contre { $second }
measured-from-to = de { $low } à { $high }
measured-level = niveau { $level }
measured-contestant = { $who ->
    [bold] le hardi
    [sly] le rusé
    [careful] le prudent
   *[random] le hasard
}

measured-unit-times = { $value } fois
measured-unit-s = { $value } s
measured-unit-ms = { $value } ms
measured-unit-kB = { $value } ko
measured-unit-MB = { $value } Mo
measured-unit-requests = { $value }
measured-unit-points = { $value } points
measured-at-least = au moins { $limit }
measured-at-most = au plus { $limit }
measured-no-limit = –
measured-missed = { $figure }, limite non respectée

measured-engine = Le moteur en entier : Python, sa bibliothèque et les règles du jeu
measured-engine-how = compressé comme un hébergeur l’envoie
measured-engine-share = Le moteur, par rapport à Pyodide tel quel avec les mêmes règles
measured-engine-share-how = octets envoyés, `loadPyodide` et un paquet `.whl` comme étalon
measured-snapshot = La mémoire de Python, qu’une visite garde pour les suivantes
measured-snapshot-how = un seul fichier, demandé quand la page n’a plus rien à faire, jamais par une connexion facturée à l’usage
measured-puzzle-bytes = Ce qu’un problème ajoute au site, dans les quatre langues
measured-puzzle-bytes-how = pages, données, preuve et listes, sans compression ; moyenne des { $puzzles } problèmes
measured-accessibility = Accessibilité selon Lighthouse
measured-accessibility-how = la plus basse note de { $pages } pages, sur téléphone et sur ordinateur
measured-best-practices = Bonnes pratiques selon Lighthouse
measured-best-practices-how = la plus basse note de { $pages } pages, sur téléphone et sur ordinateur
measured-seo = Référencement selon Lighthouse
measured-seo-how = la plus basse note de { $pages } pages, sur téléphone et sur ordinateur

measured-perft = Positions par seconde, par rapport à `python-chess` depuis sa position de départ
measured-perft-how = chaque position finale est réellement jouée, aucune n’est seulement comptée ; médiane de { $rounds } séries
measured-suspects = Ce que chaque masque peut encore être, après { $turns } coups, les vingt masques sur le tapis
measured-suspects-how = la plus lente de { $games } parties tirées au sort
measured-import = `import volto_core` avec le protocole de la page, en plus de l’interpréteur nu
measured-import-how = le plus rapide de { $starts } démarrages de chacun
measured-enumeration = Gains forcés en trois coups avec dix masques dont cinq cachés, par rapport à l’énumération de tous les mondes
measured-enumeration-how = { $problems } positions, les mêmes réponses
measured-three-moves = Un gain forcé en trois coups avec dix masques sur le tapis
measured-three-moves-how = la plus lente de { $problems } positions
measured-first-cold = Première réponse de Python à la première visite, par rapport à Pyodide tel quel
measured-first-cold-how = médiane de { $rounds } paires, rien dans le cache
measured-first-warm = Première réponse de Python à la deuxième visite, par rapport à Pyodide tel quel
measured-first-warm-how = médiane de { $rounds } paires
measured-move = Un coup dans la page, avec les cases permises et les suspects
measured-move-how = médiane de { $moves } coups
measured-bot = La réponse de l’adversaire dans les parties du cours, dans la page
measured-bot-how = la plus lente de { $moves } réponses
measured-level-five = La réponse du plus haut niveau, dans la page
measured-level-five-how = médiane de { $moves } réponses dans ses propres parties
measured-levels-below = La réponse des niveaux 1 à 3, dans la page
measured-levels-below-how = médiane de { $moves } réponses, le plus lent des trois niveaux
measured-review = L’analyse d’une partie de 40 coups, dans la page
measured-review-how = médiane de { $games } parties
measured-touch = Du premier toucher à l’affichage des cases permises, sans attendre Python
measured-touch-how = page des règles, médiane de { $rounds } premières visites
measured-touch-phone = Le même premier toucher sur un téléphone { $slower } fois plus lent
measured-touch-phone-how = processeur freiné par le navigateur, médiane de { $rounds } premières visites
measured-load-rules = Charger la page des règles, en temps de calcul d’un seul cœur
measured-load-rules-how = fil principal à pleine vitesse, toutes ses positions jouables, médiane de { $rounds } premières visites
measured-load-examples = Charger la page des exemples, en temps de calcul d’un seul cœur
measured-load-examples-how = fil principal à pleine vitesse, toutes ses positions jouables, médiane de { $rounds } premières visites
measured-task-desk = La tâche la plus longue pendant qu’une page à lire se charge, sur ordinateur
measured-task-desk-how = la moins bonne de { $pages } pages, médiane de { $rounds } premières visites ; sous 50 ms, le navigateur ne signale rien
measured-task-phone = La même tâche sur un téléphone { $slower } fois plus lent
measured-task-phone-how = la moins bonne de { $pages } pages, processeur freiné par le navigateur, médiane de { $rounds } premières visites
measured-memory = La mémoire d’une page où Python tourne
measured-memory-how = tout ce que son processus garde pour lui, la plus lourde de { $pages } pages
measured-answer-first = Du premier coup à sa réponse, trois secondes après l’arrivée de la page
measured-answer-first-how = premières visites au cours et à un problème, médiane de { $rounds } chacun, le plus lent des deux
measured-answer-second = La même réponse à la deuxième visite
measured-answer-second-how = cours et problème, médiane de { $rounds } chacun, le plus lent des deux
measured-answer-phone = La même réponse à la première visite, sur un téléphone { $slower } fois plus lent
measured-answer-phone-how = processeur freiné par le navigateur, médiane de { $rounds } chacun, le plus lent des deux
measured-verdict-first = Verdict sur le premier coup d’un problème, 95 fois sur 100
measured-verdict-first-how = { $puzzles } problèmes de la collection, dans un navigateur
measured-verdict-later = Verdict sur un coup suivant, 95 fois sur 100
measured-verdict-later-how = { $puzzles } problèmes de la collection, dans un navigateur
measured-build = Construction du site sans les pages de chaque problème, par rapport à Material avec `static-i18n`
measured-build-how = index de recherche, aide-mémoire et images compris ; médiane de { $rounds } constructions
measured-puzzle-page = La page d’un problème, par rapport à une page de cette construction simple
measured-puzzle-page-how = ce que chacune ajoute à la construction, médiane de { $rounds } constructions
measured-rules-share = Tout ce qu’un navigateur charge pour la page des règles, par rapport à la construction simple
measured-rules-share-how = textes compressés comme un hébergeur les envoie
measured-author-page = Ce qu’attend un auteur pour revoir la page qu’il vient de modifier
measured-author-page-how = `make serve`, de l’enregistrement du fichier à la page servie ; médiane de { $rounds } fois
measured-author-style = La même attente après avoir modifié une feuille de style
measured-author-style-how = `make serve`, de l’enregistrement du fichier à la feuille servie ; médiane de { $rounds } fois
measured-build-now = Construction du site avec ses { $puzzles } problèmes, quand rien n’a changé
measured-build-now-how = temps de processeur, tous les processus comptés
measured-new-now = La même construction quand un problème s’ajoute, par rapport à celle où rien n’a changé
measured-new-now-how = un problème dont rien n’est encore calculé s’ajoute aux { $puzzles } autres
measured-list-now = Ce qu’un navigateur qui garde le site va chercher pour savoir ce que ce problème a changé
measured-list-now-how = le service worker et les listes qui ont changé, sans compression, pour qui joue en français
measured-site-now = Le site entier avec ses { $puzzles } problèmes
measured-site-now-how = tous les fichiers, sans compression
measured-bytes-ten = Ce qu’un problème ajoute au site quand il y en a dix fois plus
measured-bytes-ten-how = { $puzzles } problèmes : ceux de la collection, recopiés sous d’autres noms
measured-build-ten = Construction du site avec { $puzzles } problèmes, quand rien n’a changé
measured-build-ten-how = temps de processeur, tous les processus comptés
measured-new-ten = La même construction quand un problème s’ajoute, par rapport à celle où rien n’a changé
measured-new-ten-how = un problème dont rien n’est encore calculé s’ajoute aux { $puzzles } autres
measured-list-ten = Ce qu’un navigateur va chercher pour savoir ce qui a changé, dix fois plus de problèmes
measured-list-ten-how = un problème s’ajoute à { $puzzles } autres ; le service worker et les listes qui ont changé, sans compression
measured-site-ten = Le site entier avec { $puzzles } problèmes
measured-site-ten-how = tous les fichiers, sans compression ; un site GitHub Pages peut peser un million de kilooctets
measured-performance-desktop = Performance selon Lighthouse, sur ordinateur
measured-performance-desktop-how = médiane de { $rounds } passages sur l’accueil et les règles, réseau simulé
measured-performance-mobile = Performance selon Lighthouse, sur téléphone
measured-performance-mobile-how = médiane de { $rounds } passages sur l’accueil et les règles, réseau simulé

measured-collection-puzzles = Problèmes
measured-collection-wins = Gains
measured-collection-forward-keys = Gains dont le coup clé est un pas en avant du prétendant
measured-collection-only-steps = Gains dont le coup clé est le seul pas en avant qui ne perd pas aussitôt
measured-collection-other-keys = Gains avec un autre coup clé
measured-collection-smallest-theme = Problèmes du thème le plus rare
measured-collection-copies = Problèmes qui ont le même noyau qu’un autre : tout masque superflu ôté, en miroir, places échangées
measured-collection-padding = Masques inutiles à la réponse et qui ne tentent personne
measured-collection-wins-in-four = Gains en quatre coups
measured-collection-hardest = Problèmes du plus haut niveau
measured-collection-kinds-of-hardest = Sortes de problèmes parmi eux
measured-collection-counting-and-history = Problèmes qui demandent à la fois de compter et d’avoir vu les coups
measured-collection-hidden = Problèmes à masques cachés, sans ceux qui se résolvent de la même façon dans tous les mondes
measured-collection-two-masks = Problèmes où il faut nommer deux masques à la fois
measured-collection-bait-saves = Sauvetages par un appât
measured-collection-smallest-level = Problèmes du niveau le plus rare
