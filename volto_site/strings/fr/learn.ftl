### Le cours : sa page, ses leçons, et ce qui se dit en chemin.

learn-title = Apprendre à jouer
learn-description = Un cours de VOLTO en douze courtes leçons : l’étrange règle des demoiselles, les cinq masques, les captures, la déduction, le bluff et une première partie.
learn-heading = Apprendre à jouer
learn-intro = Douze courtes leçons, une vingtaine de minutes. Vous êtes Ivoire, en bas du tapis.
learn-caption = { $kind ->
    [question] La position, avec des flèches pour ce qui va être joué.
   *[task] Le tapis de cet exercice, Ivoire en bas.
}
learn-predict = { $player ->
    [1] Ivoire veut aller de { $from } en { $to }. Que va-t-il se passer ?
   *[2] Nuit veut aller de { $from } en { $to }. Que va-t-il se passer ?
}
learn-predict-still = { $player ->
    [1] Ivoire veut laisser son masque en { $from }, et que ce soit là tout son tour. Que va-t-il se passer ?
   *[2] Nuit veut laisser son masque en { $from }, et que ce soit là tout son tour. Que va-t-il se passer ?
}
learn-predict-many = { $player ->
    [1] Ivoire commence, et l’on joue les coups { $moves }. Comment cela finit-il ?
   *[2] Nuit commence, et l’on joue les coups { $moves }. Comment cela finit-il ?
}
learn-lost-10 = Ivoire a déjà perdu une demoiselle.
learn-lost-01 = Nuit a déjà perdu une demoiselle.
learn-lost-11 = Chacun a déjà perdu une demoiselle.
learn-choices = Votre prédiction
learn-choice-refused = Ce n’est pas permis
learn-choice-goes-on = La partie continue
learn-choice-ivory = Ivoire gagne
learn-choice-night = Nuit gagne
learn-choice-draw = La partie est nulle
learn-answer = La réponse
learn-right = Bien vu.
learn-wrong = Pas tout à fait : cette question reviendra.
learn-next = Suite
learn-back = Retour
learn-skip = Je connais : seulement les questions
learn-lessons = Les leçons
learn-place = Leçon { $lesson } sur { $lessons }, étape { $step } sur { $steps }
learn-stars = { $count ->
    [one] { $count } étoile sur trois
   *[other] { $count } étoiles sur trois
}
learn-lesson-stars = { $number }. { $title } : { $stars } étoiles sur { $total }
learn-repeated = Celle-ci était manquée : essayez encore.
learn-finished = Vous voici au bout du cours
learn-finished-text = Un vrai adversaire, une vraie table : vous êtes prêt. Voyez ci-dessous quelles règles sont sûres, et lesquelles méritent encore un regard.
learn-record = Vos règles
learn-rule-sure = Sûre
learn-rule-shaky = Fragile
learn-rule-unasked = Pas encore demandée
learn-review = { $count ->
    [0] Rien à réviser aujourd’hui
    [one] Réviser { $count } question (deux minutes)
   *[other] Réviser { $count } questions (deux minutes)
}
learn-reviewed = La révision est finie : à un autre jour.
learn-again = Recommencer le cours
learn-broken = Vos progrès n’ont pas pu être lus, et le cours repart du début. L’ancien relevé est mis de côté.
learn-unkept = Ce navigateur ne garde rien : vos progrès finissent avec la visite.

## Les leçons

lesson-ladies = L’étrange règle
lesson-ladies-text = On ne chasse pas les demoiselles de l’adversaire. Vous gagnez quand VOTRE seconde demoiselle est capturée.
lesson-noble = Le noble
lesson-noble-text = Le noble avance d’une case, tout droit : devant, derrière, à gauche ou à droite.
lesson-advisor = Le conseiller
lesson-advisor-text = Le conseiller avance d’une case en diagonale. Aucun masque ne va jamais sur un masque de son camp.
lesson-soldier = Le soldat
lesson-soldier-text = Le soldat fonce droit devant, aussi loin que la voie est libre. Il ne revient jamais.
lesson-candidate = Le prétendant
lesson-candidate-text = Le prétendant avance d’une case dans toutes les directions. Menez-le au palais adverse, rangée 7, et vous gagnez.
lesson-lady = La demoiselle
lesson-lady-text = La demoiselle va elle aussi d’une case dans toutes les directions, mais c’est le seul masque qui ne capture pas.
lesson-captures = Les captures
lesson-captures-text = Pour capturer, allez sur un masque adverse. Il montre son symbole, et c’est ce qui décide de la suite.
lesson-endings = Les fins de partie
lesson-endings-text = Il y a trois façons de gagner : capturer le prétendant, atteindre le palais, perdre sa seconde demoiselle.
lesson-hidden = Qui voit quoi
lesson-hidden-text = Vous voyez le dos de vos masques. De ceux de l’adversaire, vous ne voyez que le visage.
lesson-deduction = La déduction
lesson-deduction-text = Chaque coup trahit quelque chose. Qui a capturé n’est pas une demoiselle ; qui va en diagonale n’est ni noble ni soldat.
lesson-bluff = Le bluff
lesson-bluff-text = Une demoiselle qui marche comme un noble a l’air d’un noble. Faites-la passer pour tel.
lesson-game = Vos premières parties
lesson-game-text = Quatre masques chacun, puis six, puis dix. L’adversaire ne voit pas plus vos masques que vous les siens.

## Ce que demandent les leçons

task-learn-offer = Vous avez déjà perdu une demoiselle. Menez la dernière de c3 en c4, juste devant le masque de Nuit.
task-learn-offer-taken = Nuit a capturé votre seconde demoiselle, et c’est donc vous qui gagnez. Voilà l’étrange règle.
task-learn-offer-away = Là, personne ne la capture. Mettez-la à portée : en c4.
task-learn-offer-elsewhere = Ce coup ne change rien. C’est la demoiselle qui vous fait gagner : offrez-la.
task-learn-offer-hint-1 = Touchez la demoiselle en c3, puis la case c4.

task-learn-spare = Maintenant, c’est Nuit qui a perdu une demoiselle. Deux masques inconnus touchent votre noble en c4. Jouez un coup qui ne peut pas perdre.
task-learn-spare-spared = C’est cela : tant que vous ne capturez rien, Nuit ne peut pas perdre sa seconde demoiselle.
task-learn-spare-trap = C’était la seconde demoiselle de Nuit. Vous l’avez capturée, et c’est donc Nuit qui gagne. Trouvez maintenant la sortie.
task-learn-spare-lucky = Ce n’était qu’un noble : vous avez eu de la chance. Cela aurait pu être la demoiselle. Trouvez un coup sans aucun risque.
task-learn-spare-hint-1 = Menez votre noble ou votre prétendant sur une case vide.

task-learn-noble = Menez votre noble de b2 en c4, en trois coups.
task-learn-noble-there = Le voilà : deux cases devant et une de côté, pas à pas.
task-learn-noble-hint-1 = Jamais en diagonale : par exemple b3, puis b4, puis c4.

task-learn-advisor = Menez votre conseiller de b2 en b4, en deux coups. Votre propre noble barre l’un des chemins.
task-learn-advisor-there = Deux diagonales, et le noble n’a pas eu à bouger.
task-learn-advisor-hint-1 = La case c3 est prise. Et a3 ?

task-learn-charge = Faites capturer le masque de Nuit en c6 par votre soldat, en un seul coup.
task-learn-charge-hit = Quatre cases d’un trait, et le masque est capturé.
task-learn-charge-short = Le soldat s’est arrêté trop tôt. Il peut aller jusqu’au bout.
task-learn-charge-elsewhere = C’était le noble. Jouez le soldat en c2.
task-learn-charge-hint-1 = Touchez le soldat en c2, puis c6.

task-learn-road = Capturez le masque en d6 avec votre soldat. Votre propre noble lui barre la route.
task-learn-road-hit = D’abord libérer la voie, ensuite foncer.
task-learn-road-blocked = Le noble est encore dans la colonne d, et aucun masque ne saute par-dessus un autre.
task-learn-road-short = Le soldat ne revient pas en arrière : il devait attendre que la voie soit libre.
task-learn-road-hint-1 = Écartez d’abord le noble, d’un pas de côté.

task-learn-candidate = Menez votre prétendant de b4 au palais adverse, en trois coups.
task-learn-candidate-there = À la fin de votre tour, il est dans le palais adverse : vous gagnez.
task-learn-candidate-caught = Votre prétendant est capturé, et la partie est perdue. Restez loin du masque dans le coin.
task-learn-candidate-hint-1 = Trois cases tout droit : b5, b6, b7.

task-learn-lady = Menez votre demoiselle de c3 en c5. Un masque de Nuit se tient en c4, et elle ne peut pas le capturer.
task-learn-lady-there = Elle l’a contourné : deux pas, aucune capture.
task-learn-lady-hint-1 = Passez à côté en diagonale, par b4 ou d4.

task-learn-endings = Un masque a capturé votre noble en diagonale, puis il est allé tout droit : ce ne peut être que le prétendant. Gagnez de deux façons, une par essai.
task-learn-endings-candidate = Le prétendant adverse est capturé : la partie est à vous.
task-learn-endings-palace = Votre prétendant est dans le palais adverse : la partie est à vous.
task-learn-endings-another = Ce n’était pas celui qui s’est trahi. La partie continue.
task-learn-endings-quiet = Ce coup ne gagne pas. Vous pouvez gagner tout de suite, de deux façons.
task-learn-endings-hint-1 = Votre conseiller en b3 a c4 sur sa diagonale ; votre prétendant en e6 est à un pas de la rangée 7.

task-learn-deduce = Votre prétendant en c4 doit capturer l’un des deux masques qui le touchent. L’un d’eux vient de capturer un noble. Lequel est sans danger ?
task-learn-deduce-safe = Il avait capturé : ce ne pouvait pas être une demoiselle.
task-learn-deduce-trap = Une demoiselle : votre prétendant a quitté le tapis avec elle. L’autre avait capturé, et ne pouvait donc pas en être une.
task-learn-deduce-quiet = Capturez l’un des deux masques, avec le prétendant.
task-learn-deduce-hint-1 = La capture a eu lieu en b5. Les demoiselles ne capturent jamais.

task-learn-count = Nuit n’a plus que deux masques, le prétendant et la dernière demoiselle. L’un d’eux a capturé votre noble. Capturez le prétendant.
task-learn-count-candidate = Deux masques, dont l’un ne peut pas être la demoiselle : c’était donc le prétendant.
task-learn-count-lady = C’était la demoiselle, la seconde de Nuit : Nuit gagne. Lequel des deux avait capturé ?
task-learn-count-quiet = Le prétendant est à portée de votre noble en c4 : capturez-le.
task-learn-count-hint-1 = Celui qui a capturé est ensuite allé tout droit en b4.

task-learn-bluff = Votre dernière demoiselle est en b2, et un masque de Nuit attend en b5. Marchez comme un noble, et faites-la capturer.
task-learn-bluff-taken = Tout droit, comme un noble, et Nuit s’y est laissé prendre. Vous gagnez.
task-learn-bluff-diagonal = Ce détour n’est pas la marche d’un noble qui avance : Nuit se méfie et reste à distance.
task-learn-bluff-back = Pas en arrière : menez-la vers le masque en b5.
task-learn-bluff-elsewhere = Ce coup ne rapproche pas votre demoiselle de sa capture.
task-learn-bluff-hint-1 = Une case devant, deux fois : b3, puis b4.

task-learn-game-four = Gagnez cette petite partie. Chaque camp a un prétendant, un soldat, un noble et sa dernière demoiselle.
task-learn-game-four-won = Vous avez gagné votre première partie.
task-learn-game-four-lost = Nuit a gagné. Regardez comment, puis essayez encore.
task-learn-game-four-drawn = Partie nulle. Essayez encore.
task-learn-game-four-hint-1 = Envoyez devant le noble et le soldat, et réfléchissez avant de capturer : c’est peut-être la dernière demoiselle.

task-learn-game-six = Six masques chacun, et les deux demoiselles sont encore là. Gagnez cette partie.
task-learn-game-six-won = Bien joué : six masques, et vous avez gardé la tête froide.
task-learn-game-six-lost = Nuit a gagné. Quel masque s’est trahi ? Essayez encore.
task-learn-game-six-drawn = Personne ne gagne celle-ci. Essayez encore.
task-learn-game-six-hint-1 = Vous pouvez offrir vos demoiselles : dès la première, un masque adverse part avec elle.

task-learn-game-ten = Une mise en place complète, dix masques chacun. Gagnez votre première vraie partie.
task-learn-game-ten-won = Vous avez gagné une partie entière de VOLTO.
task-learn-game-ten-lost = Cette fois, Nuit a gagné. Tout recommence avec la même mise en place.
task-learn-game-ten-drawn = Nulle, au bout d’une partie entière. Essayez encore.
task-learn-game-ten-hint-1 = Ouvrez la voie avec le soldat, observez la marche des masques adverses, et gardez votre prétendant hors de portée.
