### Ce qui se dit quand le réseau manque, quand une version paraît, quand le site s’installe.

offline-title = Cette page n’est pas disponible pour le moment
offline-why = Sans connexion, vous ne pouvez ouvrir que les pages déjà gardées sur votre appareil. Si une nouvelle version du site vient de paraître, rechargez la page dans un instant.
offline-home = Aller à l’accueil en français

offline-update = Nouvelle version
offline-update-ready = Une nouvelle version du site est prête. Vos pages VOLTO ouvertes seront rechargées ; vos progrès sont conservés.
offline-update-accept = Recharger
offline-update-later = Plus tard

offline-app-name = VOLTO, les règles du jeu
offline-app-about = Apprendre VOLTO, le jeu d’identités cachées pour deux, et en retrouver chaque règle, même sans connexion.
