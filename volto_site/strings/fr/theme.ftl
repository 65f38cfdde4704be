### Ce que dit le cadre des pages : en-tête, recherche, langues, pied de page.

theme-menu = Menu des pages
theme-pages = Pages
theme-contents = Sur cette page
theme-footer = Pied de page
theme-languages = Langue
theme-to-dark = Passer à l’apparence sombre
theme-to-light = Passer à l’apparence claire
theme-turn = Page précédente et page suivante
theme-previous = Page précédente
theme-next = Page suivante

theme-search = Rechercher
theme-search-placeholder = Une règle, un mot, une question…
theme-search-close = Fermer la recherche
theme-search-results = Résultats
theme-search-hint = ↑ ↓ pour choisir, Entrée pour ouvrir, Échap pour fermer.
theme-search-loading = La recherche se prépare…
theme-search-failed = La recherche n’a pas pu se charger. Rechargez la page, ou passez par le menu.
theme-search-one = 1 résultat
# # tient la place du nombre, que le navigateur met lui-même.
theme-search-other = { $count } résultats
theme-search-none = Aucun résultat. Essayez un mot plus court ou plus courant.

theme-suggestion = Cette page existe aussi en français.
theme-suggestion-accept = Lire en français
theme-suggestion-decline = Non merci

theme-lost = Cette page n’existe pas
theme-lost-why = L’adresse a peut-être changé.
theme-lost-home = Revenir à l’accueil en français

theme-unofficial = Site non officiel. VOLTO est un jeu de Yusuke Emi, publié par Blue Orange. Volto et Blue Orange sont des marques de Blue Orange Edition.
theme-licence = Textes et dessins : The VOLTO reference authors, CC BY 4.0.
