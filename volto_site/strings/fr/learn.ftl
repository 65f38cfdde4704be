### Le cours : sa page, ses leçons, et ce qui se dit en chemin.

learn-title = Apprendre à jouer
learn-description = Un cours de VOLTO en douze courtes leçons : l’étrange règle des demoiselles, les cinq masques, les captures, la déduction, le bluff et une première partie.
learn-heading = Apprendre à jouer
learn-intro = Douze courtes leçons, une vingtaine de minutes. Vous êtes Ivoire, en bas du tapis.
learn-predict = { $player ->
    [1] { $kind ->
        [noble] Le noble d’Ivoire veut aller de { $from } en { $to }. Que va-t-il se passer ?
        [advisor] Le conseiller d’Ivoire veut aller de { $from } en { $to }. Que va-t-il se passer ?
        [candidate] Le prétendant d’Ivoire veut aller de { $from } en { $to }. Que va-t-il se passer ?
        [soldier] Le soldat d’Ivoire veut aller de { $from } en { $to }. Que va-t-il se passer ?
       *[lady] La demoiselle d’Ivoire veut aller de { $from } en { $to }. Que va-t-il se passer ?
    }
   *[2] { $kind ->
        [noble] Le noble de Nuit veut aller de { $from } en { $to }. Que va-t-il se passer ?
        [advisor] Le conseiller de Nuit veut aller de { $from } en { $to }. Que va-t-il se passer ?
        [candidate] Le prétendant de Nuit veut aller de { $from } en { $to }. Que va-t-il se passer ?
        [soldier] Le soldat de Nuit veut aller de { $from } en { $to }. Que va-t-il se passer ?
       *[lady] La demoiselle de Nuit veut aller de { $from } en { $to }. Que va-t-il se passer ?
    }
}
learn-predict-still = { $player ->
    [1] { $kind ->
        [noble] Le noble d’Ivoire veut rester en { $from }, et que ce soit là tout le tour. Que va-t-il se passer ?
        [advisor] Le conseiller d’Ivoire veut rester en { $from }, et que ce soit là tout le tour. Que va-t-il se passer ?
        [candidate] Le prétendant d’Ivoire veut rester en { $from }, et que ce soit là tout le tour. Que va-t-il se passer ?
        [soldier] Le soldat d’Ivoire veut rester en { $from }, et que ce soit là tout le tour. Que va-t-il se passer ?
       *[lady] La demoiselle d’Ivoire veut rester en { $from }, et que ce soit là tout le tour. Que va-t-il se passer ?
    }
   *[2] { $kind ->
        [noble] Le noble de Nuit veut rester en { $from }, et que ce soit là tout le tour. Que va-t-il se passer ?
        [advisor] Le conseiller de Nuit veut rester en { $from }, et que ce soit là tout le tour. Que va-t-il se passer ?
        [candidate] Le prétendant de Nuit veut rester en { $from }, et que ce soit là tout le tour. Que va-t-il se passer ?
        [soldier] Le soldat de Nuit veut rester en { $from }, et que ce soit là tout le tour. Que va-t-il se passer ?
       *[lady] La demoiselle de Nuit veut rester en { $from }, et que ce soit là tout le tour. Que va-t-il se passer ?
    }
}
learn-predict-many = { $player ->
    [1] Ivoire commence : { $moves }. Comment cela finit-il ?
   *[2] Nuit commence : { $moves }. Comment cela finit-il ?
}
learn-predict-twice = { $player ->
    [1] Ivoire commence : { $moves }, puis les mêmes coups encore une fois. Comment cela finit-il ?
   *[2] Nuit commence : { $moves }, puis les mêmes coups encore une fois. Comment cela finit-il ?
}
learn-look = { $player ->
    [1] Vous êtes à la place d’Ivoire. Que voyez-vous du masque en { $square } ?
   *[2] Vous êtes à la place de Nuit. Que voyez-vous du masque en { $square } ?
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
learn-choice-symbol = Son symbole
learn-choice-face = Seulement son visage
learn-answer = La réponse
learn-right = Bien vu.
learn-wrong = Pas tout à fait : cette question reviendra.
learn-test-wrong = Pas tout à fait : lisez pourquoi, puis suivez la leçon.
learn-test-failed = Le test n’est pas encore réussi : voici la leçon.
learn-test-passed = Test réussi : la leçon { $number } est acquise.
learn-next = Suite
learn-later = Plus tard
learn-back = Retour
learn-skip = Je connais déjà : passer le test
learn-lessons = Les leçons
learn-place = { $stage ->
    [worked] Leçon { $lesson }, étape { $step } sur { $steps } : un exemple à suivre
    [completed] Leçon { $lesson }, étape { $step } sur { $steps } : à vous de finir
    [alone] Leçon { $lesson }, étape { $step } sur { $steps } : par vous-même
   *[question] Leçon { $lesson }, étape { $step } sur { $steps } : une prédiction
}
learn-place-test = Test de la leçon { $lesson } : question { $step } sur { $steps }
learn-place-review = Révision : question { $step } sur { $steps }
learn-stars = { $count ->
    [one] { $count } étoile sur trois
   *[other] { $count } étoiles sur trois
}
learn-lesson-stars = { $number }. { $title } : { $stars } étoiles sur { $total }
learn-lesson-passed = { $number }. { $title } : leçon acquise par le test
learn-repeated = Celle-ci était manquée : essayez encore.
learn-finished = Vous voici au bout du cours
learn-finished-text = Un vrai adversaire, une vraie table : vous êtes prêt. Voyez ci-dessous quelles règles sont sûres, et lesquelles méritent encore un regard.
learn-unfinished = Il reste des leçons à finir
learn-unfinished-text = { $count ->
    [one] Une leçon n’est pas encore finie : en haut, son cercle n’est pas plein. Vous pouvez la reprendre, ou passer son test.
   *[other] { $count } leçons ne sont pas encore finies : en haut, leurs cercles ne sont pas pleins. Vous pouvez les reprendre, ou passer leurs tests.
}
learn-record = Vos règles
learn-record-count = Sûres : { $sure }, fragiles : { $shaky }, pas encore demandées : { $unasked }
learn-rule-sure = { $days ->
    [0] Sûre, à réviser
    [one] Sûre, à réviser demain
   *[other] Sûre, à réviser dans { $days } jours
}
learn-rule-shaky = { $days ->
    [0] Fragile, à réviser
    [one] Fragile, à réviser demain
   *[other] Fragile, à réviser dans { $days } jours
}
learn-rule-unasked = Pas encore demandée
learn-rule-lesson = Leçon { $number }
learn-review = { $count ->
    [0] Rien à réviser aujourd’hui
    [one] Réviser { $count } question (deux minutes)
   *[other] Réviser { $count } questions (deux minutes)
}
learn-reviewed = La révision est finie : à un autre jour.
learn-again = Recommencer le cours
learn-again-sure = Tout oublier et recommencer ? Touchez encore une fois
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

task-learn-spare = Maintenant, c’est Nuit qui a perdu une demoiselle. Deux masques inconnus touchent votre noble en c4. Jouez un coup qui ne peut pas perdre.
task-learn-spare-spared = C’est cela : tant que vous ne capturez rien, Nuit ne peut pas perdre sa seconde demoiselle.
task-learn-spare-trap = C’était la seconde demoiselle de Nuit. Vous l’avez capturée, et c’est donc Nuit qui gagne. Trouvez maintenant la sortie.
task-learn-spare-lucky = Ce n’était qu’un noble : vous avez eu de la chance. Cela aurait pu être la demoiselle. Trouvez un coup sans aucun risque.
task-learn-spare-hint-1 = Menez votre noble ou votre prétendant sur une case vide.

task-learn-noble-show = Le noble va de c3 en d4, en deux pas.
task-learn-noble-show-there = Un pas devant, un pas de côté : jamais en diagonale.

task-learn-noble-last = Votre noble est allé de d2 en d3, puis en c3. Faites le dernier pas, en c4.
task-learn-noble-last-there = Un pas tout droit, et il y est.
task-learn-noble-last-elsewhere = Ce n’est pas c4 : cette case est juste devant votre noble.
task-learn-noble-last-hint-1 = Touchez le noble en c3, puis la case c4.

task-learn-noble = Menez votre noble de b2 en c4, en trois coups.
task-learn-noble-there = Le voilà : deux cases devant et une de côté, pas à pas.
task-learn-noble-hint-1 = Jamais en diagonale : par exemple b3, puis b4, puis c4.

task-learn-advisor-show = Le conseiller va de c2 en c4, en deux pas.
task-learn-advisor-show-there = Deux pas en diagonale : c’est ainsi qu’il avance tout droit.

task-learn-advisor-last = Votre conseiller est allé de b2 en c3, puis en d4. Faites le dernier pas, en e5.
task-learn-advisor-last-there = Toujours en diagonale : il ne quitte jamais les cases d’une même teinte.
task-learn-advisor-last-elsewhere = Ce n’est pas e5 : continuez la même diagonale, vers l’avant.
task-learn-advisor-last-hint-1 = Touchez le conseiller en d4, puis la case e5.

task-learn-advisor = Menez votre conseiller de b2 en b4, en deux coups. Votre propre noble barre l’un des chemins.
task-learn-advisor-there = Deux diagonales, et le noble n’a pas eu à bouger.
task-learn-advisor-hint-1 = La case c3 est prise. Et a3 ?

task-learn-charge = Faites capturer le masque de Nuit en c6 par votre soldat, en un seul coup.
task-learn-charge-hit = Quatre cases d’un trait, et le masque est capturé.
task-learn-charge-short = Le soldat s’est arrêté trop tôt. Il peut aller jusqu’au bout.
task-learn-charge-elsewhere = C’était le noble. Jouez le soldat en c2.

task-learn-halt = Votre noble vient de libérer la colonne b. Menez le soldat jusqu’en b5, et pas plus loin.
task-learn-halt-stopped = Trois cases, pas une de plus : le soldat s’arrête où il veut.
task-learn-halt-far = Il est allé jusqu’à capturer. C’est permis, mais il pouvait s’arrêter avant, en b5.
task-learn-halt-short = Ce n’est pas b5, et le soldat ne revient jamais en arrière.
task-learn-halt-elsewhere = C’était le noble. Jouez le soldat en b2.
task-learn-halt-hint-1 = Touchez le soldat en b2, puis la case b5.

task-learn-road = Capturez le masque en d6 avec votre soldat. Votre propre noble lui barre la route.
task-learn-road-hit = D’abord libérer la voie, ensuite foncer.
task-learn-road-blocked = Le noble est encore dans la colonne d, et aucun masque ne saute par-dessus un autre.
task-learn-road-short = Le soldat ne revient pas en arrière : il devait attendre que la voie soit libre.
task-learn-road-hint-1 = Écartez d’abord le noble, d’un pas de côté.

task-learn-candidate-show = Le prétendant va de d5 au palais adverse, en deux pas.
task-learn-candidate-show-there = Un pas en diagonale, un pas tout droit : il est dans le palais, et vous gagnez.

task-learn-candidate = Menez votre prétendant de b4 au palais adverse, en trois coups.
task-learn-candidate-there = À la fin de votre tour, il est dans le palais adverse : vous gagnez.
task-learn-candidate-caught = Votre prétendant est capturé, et la partie est perdue. Restez loin du masque dans le coin.
task-learn-candidate-hint-1 = Trois cases tout droit : b5, b6, b7.

task-learn-lady-show = La demoiselle va de b3 en c5, en deux pas.
task-learn-lady-show-there = En diagonale, puis tout droit, toujours sur une case vide.

task-learn-lady-last = Votre demoiselle est allée de c2 en c3. Menez-la entre les deux masques de Nuit, en c4.
task-learn-lady-last-there = Elle se glisse entre eux : capturer, elle ne le peut pas.
task-learn-lady-last-elsewhere = Ce n’est pas c4 : la case vide entre les deux masques est juste devant elle.
task-learn-lady-last-hint-1 = Touchez la demoiselle en c3, puis la case c4.

task-learn-lady = Menez votre demoiselle de c3 en c5. Un masque de Nuit se tient en c4, et elle ne peut pas le capturer.
task-learn-lady-there = Elle l’a contourné : deux pas, aucune capture.
task-learn-lady-hint-1 = Passez à côté en diagonale, par b4 ou d4.

task-learn-capture-show = Deux captures : votre noble, puis votre soldat. Regardez qui quitte le tapis.
task-learn-capture-show-lady = La première capture n’a rien coûté. La seconde était une demoiselle : elle sort, et votre soldat avec elle.

task-learn-endings-show = Un masque est allé en diagonale, puis il a capturé votre noble tout droit : c’est le prétendant. Votre soldat le capture.
task-learn-endings-show-candidate = Le prétendant de Nuit a quitté le tapis : vous gagnez aussitôt.

task-learn-endings = Un masque a capturé votre noble en diagonale, puis il est allé tout droit : ce ne peut être que le prétendant. Gagnez de deux façons, une par essai.
task-learn-endings-candidate = Le prétendant adverse est capturé : la partie est à vous.
task-learn-endings-palace = Votre prétendant est dans le palais adverse : la partie est à vous.
task-learn-endings-another = Ce n’était pas celui qui s’est trahi. La partie continue.
task-learn-endings-quiet = Ce coup ne gagne pas. Vous pouvez gagner tout de suite, de deux façons.
task-learn-endings-hint-1 = Votre conseiller en b3 a c4 sur sa diagonale ; votre prétendant en e6 est à un pas de la rangée 7.

task-learn-hidden-show = Vous jouez, puis Nuit joue. Regardez ce que montre le masque de Nuit.
task-learn-hidden-show-moved = Il a bougé, et vous ne voyez toujours que son visage. Mais il est allé en diagonale : ce n’est ni un noble, ni le soldat.

task-learn-seat = Touchez le soldat de Nuit. D’ici, vous ne voyez que des visages : prenez d’abord la place de Nuit, sous le tapis.
task-learn-seat-soldier = De la place de Nuit, son dos se lit sans peine. De la vôtre, c’était un visage comme les autres.
task-learn-seat-hidden = D’ici, ce masque ne montre que son visage. Changez de place.
task-learn-seat-empty = Cette case est vide : touchez un masque.
task-learn-seat-own = Ce masque est à Ivoire. Cherchez parmi ceux de Nuit, depuis la place de Nuit.
task-learn-seat-other = Vous êtes à la bonne place, mais ce n’est pas le soldat.
task-learn-seat-hint-1 = Le symbole du soldat est une longue flèche, droit devant.

task-learn-deduce-show = Nuit a déjà perdu une demoiselle. Deux masques touchent votre conseiller ; l’un d’eux vient de capturer votre noble. On peut donc le prendre.
task-learn-deduce-show-safe = Qui a capturé n’est pas une demoiselle. L’autre masque, lui, pouvait en être une.

task-learn-deduce = Votre prétendant en c4 doit capturer l’un des deux masques qui le touchent. L’un d’eux vient de capturer un noble. Lequel est sans danger ?
task-learn-deduce-safe = Il avait capturé : ce ne pouvait pas être une demoiselle.
task-learn-deduce-trap = Une demoiselle : votre prétendant a quitté le tapis avec elle. L’autre avait capturé, et ne pouvait donc pas en être une.
task-learn-deduce-quiet = Capturez l’un des deux masques, avec le prétendant.
task-learn-deduce-hint-1 = La capture a eu lieu en b5. Les demoiselles ne capturent jamais.

task-learn-count-show = Nuit n’a plus que deux masques : son prétendant et sa dernière demoiselle. Celui qui a capturé votre noble est donc le prétendant.
task-learn-count-show-candidate = Deux masques, deux possibilités, et l’une est exclue : il suffisait de compter.

task-learn-count = Nuit n’a plus que deux masques, le prétendant et la dernière demoiselle. L’un d’eux a capturé votre noble. Capturez le prétendant.
task-learn-count-candidate = Deux masques, dont l’un ne peut pas être la demoiselle : c’était donc le prétendant.
task-learn-count-lady = C’était la demoiselle, la seconde de Nuit : Nuit gagne. Lequel des deux avait capturé ?
task-learn-count-quiet = Le prétendant est à portée de votre noble en c4 : capturez-le.
task-learn-count-hint-1 = Celui qui a capturé est ensuite allé tout droit en b4.

task-learn-bluff-show = Vous avez perdu une demoiselle. Pour Nuit, votre noble en c3 pourrait bien être la dernière. Menez-le sous son nez, en c4.
task-learn-bluff-show-spared = Nuit n’ose pas le capturer et s’écarte : si c’était la demoiselle, elle perdrait.

task-learn-bluff-last = Votre dernière demoiselle est allée tout droit de d2 en d3, comme un noble. Faites le dernier pas vers le masque en d5.
task-learn-bluff-last-taken = Nuit a cru capturer un noble : c’était votre seconde demoiselle, et vous gagnez.
task-learn-bluff-last-aside = Là, le masque en d5 ne la capture pas. Avancez-la tout droit, jusque devant lui.
task-learn-bluff-last-elsewhere = Votre demoiselle n’a pas bougé, et personne ne viendra la prendre en d3.
task-learn-bluff-last-hint-1 = Touchez la demoiselle en d3, puis la case d4.

task-learn-bluff = Votre dernière demoiselle est en b2, et un masque de Nuit attend en b5. Marchez comme un noble, et faites-la capturer.
task-learn-bluff-taken = Tout droit, comme un noble, et Nuit s’y est laissé prendre. Vous gagnez.
task-learn-bluff-diagonal = Ce détour n’est pas la marche d’un noble qui avance : Nuit se méfie et reste à distance.
task-learn-bluff-back = Pas en arrière : menez-la vers le masque en b5.
task-learn-bluff-elsewhere = Ce coup ne rapproche pas votre demoiselle de sa capture.
task-learn-bluff-hint-1 = Une case devant, deux fois : b3, puis b4.

task-learn-game-show = Une mise en place complète : dix masques chacun, dans l’ordre que l’on veut. Vous commencez, puis on joue tour à tour.
task-learn-game-show-begun = Ainsi commence une partie : l’un puis l’autre, et personne ne passe son tour.

task-learn-game-last = Une petite partie touche à sa fin. Gagnez en deux coups, quels que soient les masques de Nuit.
task-learn-game-last-won = Deux pas, et votre prétendant était hors d’atteinte de tous.
task-learn-game-last-lost = Votre prétendant était à deux pas du palais, à gauche, loin de tous. Essayez encore.
task-learn-game-last-drawn = Le chemin du palais était pourtant libre, à gauche. Essayez encore.
task-learn-game-last-hint-1 = Votre prétendant en b5 est à deux pas de la rangée 7. Restez à gauche.

task-learn-game-four = Gagnez cette petite partie. Chaque camp a un prétendant, un soldat, un noble et sa dernière demoiselle.
task-learn-game-four-won = Vous avez gagné votre première partie.
task-learn-game-four-lost = Cela arrive à chacun. Regardez le dernier coup, puis jouez une autre partie : Nuit placera ses masques autrement.
task-learn-game-four-drawn = Personne n’a perdu, et c’est déjà bien. Une autre partie vous attend, avec une autre mise en place de Nuit.
task-learn-game-four-hint-1 = Envoyez devant le noble et le soldat, et réfléchissez avant de capturer : c’est peut-être la dernière demoiselle.

task-learn-game-six = Six masques chacun, et les deux demoiselles sont encore là. Gagnez cette partie.
task-learn-game-six-won = Bien joué : six masques, et vous avez gardé la tête froide.
task-learn-game-six-lost = Une partie perdue apprend souvent plus qu’une gagnée : quel masque s’était trahi ? Nuit se placera autrement la prochaine fois.
task-learn-game-six-drawn = Vous avez tenu bon jusqu’au bout. Dans une autre partie, Nuit se placera autrement.
task-learn-game-six-hint-1 = Vous pouvez offrir vos demoiselles : dès la première, un masque adverse part avec elle.

task-learn-game-ten = Une mise en place complète, dix masques chacun. Gagnez votre première vraie partie.
task-learn-game-ten-won = Vous avez gagné une partie entière de VOLTO.
task-learn-game-ten-lost = Dix masques, c’est beaucoup à surveiller, et vous avez joué une vraie partie. Nuit se placera autrement la prochaine fois.
task-learn-game-ten-drawn = Une partie entière sans vainqueur : vous n’étiez pas loin. Nuit se placera autrement la prochaine fois.
task-learn-game-ten-hint-1 = Ouvrez la voie avec le soldat, observez la marche des masques adverses, et gardez votre prétendant hors de portée.
