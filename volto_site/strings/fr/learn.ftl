### Le cours : sa page, ses leçons, et ce qui se dit en chemin.

learn-title = Apprendre à jouer
learn-description = Un cours de VOLTO en courtes leçons : l’étrange règle des demoiselles, les cinq masques, les captures, la déduction, le bluff et une première partie.
learn-heading = Apprendre à jouer
learn-intro = De courtes leçons, une demi-heure en tout. Vous êtes Ivoire, en bas du tapis.
learn-choices = Votre réponse
learn-choice-allowed = C’est permis
learn-choice-refused = Ce n’est pas permis
learn-choice-quiet = La partie continue
learn-choice-capture = Seul le masque capturé sort
learn-choice-both = Les deux masques sortent
learn-choice-ivory = Vous gagnez
learn-choice-night = Nuit gagne
learn-choice-draw = Partie nulle
learn-choice-symbol = Son symbole
learn-choice-face = Seulement son visage
learn-choice-certain = C’est certain
learn-choice-possible = C’est possible
learn-choice-impossible = C’est impossible
learn-answer = La réponse
learn-right = Bien vu.
learn-wrong = Ce n’est pas cela. Cette question reviendra.
learn-test-wrong = Ce n’est pas cela. Lisez pourquoi, puis suivez la leçon.
learn-test-failed = Le test n’est pas réussi cette fois : suivez la leçon.
learn-test-passed = Test réussi : vous connaissez la leçon { $number }.
learn-next = Suite
learn-skip-step = Passer cette étape
learn-back = Retour
learn-skip = Je connais déjà : faire le test
learn-lessons = Les leçons
learn-place = { $stage ->
    [worked] Leçon { $lesson }, étape { $step } sur { $steps } : un exemple à suivre
    [alone] Leçon { $lesson }, étape { $step } sur { $steps } : à vous
    [again] Leçon { $lesson }, étape { $step } sur { $steps } : encore une fois
    [card] Fin de la leçon { $lesson }
   *[question] Leçon { $lesson }, étape { $step } sur { $steps } : une question
}
learn-card = À retenir
learn-next-lesson = Leçon { $number } : { $title }
learn-end = Terminer le cours
learn-masks = Les cinq masques
learn-score-test = Test : { $right } sur { $count }
learn-score-review = Révision : { $right } sur { $count }
learn-place-test = Test de la leçon { $lesson } : question { $step } sur { $steps }
learn-place-review = Révision : question { $step } sur { $steps }
learn-stars = { $count ->
    [one] { $count } étoile sur 3
   *[other] { $count } étoiles sur 3
}
learn-lesson-stars = { $number }. { $title }, étoiles : { $stars } sur { $total }
learn-lesson-passed = { $number }. { $title } : test réussi
learn-repeated = Votre première réponse n’était pas la bonne : essayez encore.
learn-finished = Vous voici au bout du cours
learn-finished-text = Vous savez jouer. Choisissez la suite : une partie, des problèmes, ou l’aide-mémoire pour une vraie table.
learn-to-play = Jouer une partie
learn-to-puzzles = Résoudre des problèmes
learn-to-strategy = Lire la stratégie
learn-to-aid = Imprimer l’aide-mémoire

learn-unfinished = Il reste des leçons à finir
learn-unfinished-text = { $count ->
    [one] Une leçon n’est pas encore finie : en haut, son cercle n’est pas plein. Vous pouvez la reprendre, ou faire son test.
   *[other] { $count } leçons ne sont pas encore finies : en haut, leurs cercles ne sont pas pleins. Vous pouvez les reprendre, ou faire leurs tests.
}
learn-record = Vos progrès, règle par règle
learn-record-count = Sûres : { $sure }, fragiles : { $shaky }, pas encore testées : { $unasked }
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
learn-rule-unasked = Pas encore testée
learn-rule-lesson = Leçon { $number }
learn-review = { $count ->
    [0] Rien à réviser aujourd’hui
    [one] Réviser { $count } question (deux minutes)
   *[other] Réviser { $count } questions (deux minutes)
}
learn-reviewed = La révision est finie. Ce que vous savez reviendra plus tard, le reste bientôt.
learn-again = Recommencer le cours
learn-again-sure = Vraiment tout effacer et recommencer ?
learn-broken = Vos progrès enregistrés sont illisibles, et le cours repart du début. Nous avons mis les anciennes données de côté.
learn-unkept = Ce navigateur ne garde rien : vos progrès seront perdus quand vous fermerez la page.

## Ce que demandent les leçons

task-learn-story = Venise élit son doge, en plein carnaval. Deux familles ont chacune leur prétendant. Vous êtes Ivoire, en bas. Suivez la flèche : menez votre prétendant au palais d’en face.
task-learn-story-there = Le voilà au palais : le Conseil lui donne toutes ses voix. Il existe aussi une façon plus étrange de gagner.

task-learn-offer = Vous avez déjà perdu une demoiselle. Suivez la flèche : menez l’autre en c4, juste devant le masque de Nuit.
task-learn-offer-taken = Nuit a capturé votre seconde demoiselle et s’est compromise : vous gagnez. Voilà l’étrange règle.
task-learn-offer-away = Là, Nuit ne la capture pas. Mettez-la à portée : en c4.
task-learn-offer-elsewhere = Ce coup ne change rien. Offrez votre demoiselle : c’est elle qui vous fait gagner.

task-learn-offer-again = Encore une fois, il ne vous reste qu’une demoiselle. Offrez-la : menez-la juste devant le masque de Nuit.
task-learn-offer-again-taken = Votre seconde demoiselle est capturée : vous gagnez.
task-learn-offer-again-away = Là, Nuit ne la capture pas. Mettez-la juste devant le masque de Nuit, en d4.
task-learn-offer-again-elsewhere = Vous n’avez rien offert. Avancez la demoiselle qui est en d3.
task-learn-offer-again-hint-1 = Touchez la demoiselle en d3, puis la case d4.

task-learn-offer-two = Cette fois, vos deux demoiselles sont là. Offrez l’une, puis l’autre, chacune au masque de Nuit qui lui fait face.
task-learn-offer-two-taken = La première est sortie avec le masque qui l’a capturée, et la partie a continué. Avec la seconde, vous gagnez.
task-learn-offer-two-away = Là, Nuit ne la capture pas. Avancez-la d’une case, tout droit, devant un masque de Nuit.
task-learn-offer-two-elsewhere = Vous avez joué le prétendant. Offrez vos demoiselles.
task-learn-offer-two-hint-1 = Une demoiselle va de b3 en b4, l’autre de d3 en d4.

task-learn-noble-show = Le noble se déplace d’une case, en avant, en arrière ou de côté. Suivez la flèche : deux pas, jusqu’en d4.
task-learn-noble-show-there = Un pas en avant, un pas de côté. Le noble ne va jamais en diagonale.

task-learn-noble-last = Votre noble est allé de d2 en d3, puis en c3. Faites le dernier pas, en c4.
task-learn-noble-last-there = Un pas en avant, et il y est.
task-learn-noble-last-elsewhere = Ce n’est pas c4 : cette case est juste devant votre noble.
task-learn-noble-last-hint-1 = Touchez le noble en c3, puis la case c4.

task-learn-noble = Menez votre noble de b2 en c4, en trois coups.
task-learn-noble-there = Le voilà en c4, en trois pas : deux en avant, un de côté.
task-learn-noble-hint-1 = Le noble ne va pas en diagonale. Passez par exemple par b3, puis b4, puis c4.

task-learn-advisor-show = Le conseiller se déplace d’une case, toujours en diagonale. Suivez la flèche : deux pas, jusqu’en c4.
task-learn-advisor-show-there = Deux pas en diagonale : le voilà deux cases plus haut.

task-learn-advisor-last = Votre conseiller est allé de b2 en c3, puis en d4. Faites le dernier pas, en e5.
task-learn-advisor-last-there = Toujours en diagonale : une case sur deux lui est interdite.
task-learn-advisor-last-elsewhere = Ce n’est pas e5 : continuez la même diagonale, vers l’avant.
task-learn-advisor-last-hint-1 = Touchez le conseiller en d4, puis la case e5.

task-learn-advisor = Menez votre conseiller de b2 en b4, en deux coups. Votre propre noble barre l’un des chemins.
task-learn-advisor-there = Deux pas en diagonale, et le noble n’a pas eu à bouger.
task-learn-advisor-hint-1 = La case c3 est occupée. Et a3 ?

task-learn-charge = Le soldat fonce droit devant, d’autant de cases que vous voulez si la voie est libre. Capturez le masque de Nuit en c6, d’un seul coup.
task-learn-charge-hit = Quatre cases d’un seul coup, et le masque est capturé.
task-learn-charge-short = Le soldat s’est arrêté trop tôt. Il peut aller jusqu’au bout.
task-learn-charge-elsewhere = Vous avez joué le noble. Jouez le soldat qui est en c2.

task-learn-halt = Votre noble vient de libérer la colonne b. Menez le soldat jusqu’en b5, et pas plus loin.
task-learn-halt-stopped = Le soldat s’arrête où il veut : ici, au bout de trois cases.
task-learn-halt-far = Il est allé au bout et a capturé. C’est permis, mais il pouvait s’arrêter avant, en b5.
task-learn-halt-short = Ce n’est pas b5, et le soldat ne revient jamais en arrière.
task-learn-halt-elsewhere = Vous avez joué le noble. Jouez le soldat qui est en b2.
task-learn-halt-hint-1 = Touchez le soldat en b2, puis la case b5.

task-learn-road = Capturez le masque en d6 avec votre soldat. Votre propre noble lui barre la route.
task-learn-road-hit = Vous avez d’abord libéré la voie : le soldat a pu foncer.
task-learn-road-blocked = Le noble est encore dans la colonne d, et aucun masque ne saute par-dessus un autre.
task-learn-road-short = Le soldat ne revient pas en arrière. Il devait attendre que la voie soit libre.
task-learn-road-hint-1 = Écartez d’abord le noble, d’un pas de côté.

task-learn-palace = Menez le soldat au bout de sa course, dans le palais de Nuit. Suivez la flèche, et regardez la suite.
task-learn-palace-there = Au palais, il n’a plus de case devant lui : il y reste jusqu’à la fin. Mais on peut encore l’y capturer.

task-learn-candidate-show = Le prétendant se déplace d’une case, dans toutes les directions. Menez-le au palais de Nuit, tout en haut : suivez la flèche.
task-learn-candidate-show-there = Un pas en diagonale, un pas tout droit. Il est dans le palais : vous gagnez.

task-learn-candidate = Menez votre prétendant de b4 au palais adverse, en trois coups.
task-learn-candidate-there = À la fin de votre tour, il est dans le palais adverse : vous gagnez.
task-learn-candidate-caught = Votre prétendant est capturé, et la partie est perdue. Restez loin du masque dans le coin.
task-learn-candidate-hint-1 = Trois cases tout droit : b5, b6, b7.

task-learn-lady-show = La demoiselle va elle aussi dans toutes les directions, mais sans jamais capturer. Suivez la flèche : deux pas, jusqu’en c5.
task-learn-lady-show-there = En diagonale, puis tout droit, toujours sur une case vide.

task-learn-lady-last = Votre demoiselle est allée de c2 en c3. Menez-la entre les deux masques de Nuit, en c4.
task-learn-lady-last-there = Elle se glisse entre eux, sans pouvoir les capturer.
task-learn-lady-last-elsewhere = Ce n’est pas c4 : la case vide entre les deux masques est juste devant elle.
task-learn-lady-last-hint-1 = Touchez la demoiselle en c3, puis la case c4.

task-learn-lady = Menez votre demoiselle de c3 en c5. Un masque de Nuit se tient en c4, et elle ne peut pas le capturer.
task-learn-lady-there = Elle l’a contourné en deux pas, sans rien capturer.
task-learn-lady-hint-1 = Passez à côté en diagonale, par b4 ou d4.

task-learn-capture-show = On capture en allant sur un masque adverse. Suivez les flèches, et regardez qui quitte le tapis.
task-learn-capture-show-lady = La première capture n’a rien coûté. L’autre masque était une demoiselle : elle sort, et votre soldat avec elle.

task-learn-endings-show = Pour cette leçon, les masques de Nuit sont découverts. Son prétendant est en e4 : capturez-le avec votre soldat. Suivez la flèche.
task-learn-endings-show-candidate = Le prétendant de Nuit a quitté le tapis, discrédité devant tous : vous gagnez aussitôt.

task-learn-endings = Ici aussi, les masques sont découverts. Vous pouvez gagner tout de suite, de deux façons : trouvez les deux, une par essai.
task-learn-endings-candidate = Le prétendant adverse est capturé : la partie est à vous.
task-learn-endings-palace = Votre prétendant est dans le palais adverse : la partie est à vous.
task-learn-endings-another = Ce n’est qu’un noble, et la partie continue.
task-learn-endings-quiet = Ce coup ne gagne pas. Vous pouvez gagner tout de suite, de deux façons.
task-learn-endings-hint-1 = Votre conseiller en b3 peut aller en c4. Votre prétendant en e6 est à un pas de la rangée 7.

task-learn-third = Deux prétendants tournent en rond. Suivez la flèche, jusqu’à ce que la même image revienne pour la troisième fois.
task-learn-third-drawn = La même image est là pour la troisième fois. Personne ne gagne : la partie est nulle.

task-learn-blocked = Les masques de Nuit sont coincés, à un passage près. Fermez-le : suivez la flèche.
task-learn-blocked-drawn = Nuit doit jouer et n’a aucun coup : la partie est nulle.

task-learn-hidden-show = Désormais, vous ne voyez plus que le visage des masques de Nuit. Suivez la flèche, puis regardez Nuit jouer.
task-learn-hidden-show-moved = Un masque a bougé, et vous n’en voyez toujours que le visage. Mais il est allé en diagonale : ce n’est ni un noble ni le soldat.

task-learn-seat = Touchez le soldat de Nuit. D’ici, vous ne voyez que des visages : prenez d’abord la place de Nuit, avec les boutons au-dessous du tapis.
task-learn-seat-soldier = De la place de Nuit, on voit son symbole. De la vôtre, ce n’était qu’un visage parmi d’autres.
task-learn-seat-hidden = D’ici, ce masque ne montre que son visage. Changez de place.
task-learn-seat-empty = Cette case est vide : touchez un masque.
task-learn-seat-own = Ce masque est à Ivoire. Cherchez parmi ceux de Nuit, depuis la place de Nuit.
task-learn-seat-other = Vous êtes à la bonne place, mais ce n’est pas le soldat.
task-learn-seat-hint-1 = Le symbole du soldat est une longue flèche vers l’avant.

task-learn-spare = Cette fois, c’est Nuit qui a perdu une demoiselle. Deux masques inconnus sont à côté de votre noble en c4. Jouez un coup sans aucun risque.
task-learn-spare-spared = C’est cela. Tant que vous ne capturez rien, Nuit ne peut pas perdre sa seconde demoiselle.
task-learn-spare-trap = C’était la seconde demoiselle de Nuit. Vous l’avez capturée, donc Nuit gagne. Trouvez maintenant le coup sans danger.
task-learn-spare-lucky = Ce n’était qu’un noble : vous avez eu de la chance. Cela aurait pu être la demoiselle. Trouvez un coup sans aucun risque.
task-learn-spare-hint-1 = Menez votre noble ou votre prétendant sur une case vide.

task-learn-strike-diagonal = Nuit a un masque de chaque sorte. L’un d’eux vient d’aller en diagonale, en b5. Barrez tout ce qu’il ne peut pas être, puis comparez.
task-learn-strike-diagonal-right = Ni un noble ni le soldat : ils ne vont jamais en diagonale. Les trois autres restent possibles.
task-learn-strike-diagonal-over = C’est trop : les personnages encadrés peuvent aller en diagonale.
task-learn-strike-diagonal-under = Il en reste à barrer. Qui ne va jamais en diagonale ?
task-learn-strike-diagonal-hint-1 = Deux personnages ne vont jamais en diagonale.

task-learn-strike-capture = Un masque de Nuit vient de capturer votre noble, droit devant lui. Barrez ce qu’il ne peut pas être, puis comparez.
task-learn-strike-capture-right = Pas un conseiller, qui ne va qu’en diagonale. Et pas une demoiselle : elle ne capture jamais.
task-learn-strike-capture-over = C’est trop : les personnages encadrés peuvent capturer tout droit.
task-learn-strike-capture-under = Il en reste à barrer. Qui ne va pas tout droit, et qui ne capture jamais ?
task-learn-strike-capture-hint-1 = Deux personnages sont à barrer.

task-learn-deduce-show = Nuit a déjà perdu une demoiselle. L’un des deux masques à côté de votre conseiller vient de capturer votre noble. Capturez ce masque-là : suivez la flèche.
task-learn-deduce-show-safe = Un masque qui a capturé n’est pas une demoiselle. L’autre, lui, pouvait en être une.

task-learn-deduce = Votre prétendant en c4 doit capturer l’un des deux masques à côté de lui. L’un d’eux vient de capturer un noble. Lequel est sans danger ?
task-learn-deduce-safe = Il avait capturé : ce ne pouvait pas être une demoiselle.
task-learn-deduce-trap = C’était une demoiselle, et votre prétendant sort avec elle. L’autre masque avait capturé : il ne pouvait pas en être une.
task-learn-deduce-quiet = Capturez l’un des deux masques, avec le prétendant.
task-learn-deduce-hint-1 = La capture a eu lieu en b5. Les demoiselles ne capturent jamais.

task-learn-strike-count = Nuit avait un masque de chaque sorte. Soldat et noble sont sortis ; deux autres sont allés tout droit. Barrez l’impossible sur chacun, puis comparez.
task-learn-strike-count-right = Les deux qui ont avancé sont le prétendant et la demoiselle, sans que l’on sache qui est qui. Le troisième est donc le conseiller.
task-learn-strike-count-over = C’est trop : les personnages encadrés restent possibles.
task-learn-strike-count-under = Il en reste à barrer. Comptez ce qui est sorti. Puis cherchez qui sont les deux masques qui ont avancé.
task-learn-strike-count-hint-1 = Le noble et le soldat ont quitté le tapis : barrez-les partout.
task-learn-strike-count-hint-2 = Si deux masques sont le prétendant et la demoiselle, le troisième n’est ni l’un ni l’autre.

task-learn-count-show = Nuit n’a plus que son prétendant et sa dernière demoiselle. L’un d’eux a capturé votre noble : c’est le prétendant. Suivez la flèche.
task-learn-count-show-candidate = Il restait deux masques, et un seul pouvait avoir capturé. Compter a suffi.

task-learn-count = Nuit n’a plus que deux masques, le prétendant et la dernière demoiselle. L’un d’eux a capturé votre noble. Capturez le prétendant.
task-learn-count-candidate = Ce masque avait capturé : ce n’était pas la demoiselle. C’était donc le prétendant.
task-learn-count-lady = C’était la seconde demoiselle de Nuit : Nuit gagne. Lequel des deux masques avait capturé ?
task-learn-count-quiet = Le prétendant est à portée de votre noble en c4 : capturez-le.
task-learn-count-hint-1 = Celui qui a capturé est ensuite allé tout droit en b4.

task-learn-strike-likely = Nuit a un masque de chaque sorte. Celui de d4 a fait deux pas droit devant. Barrez ce qu’il ne peut pas être, puis comparez.
task-learn-strike-likely-right = Il fallait barrer le conseiller, et lui seul. On dirait un noble : c’est probable, mais pas certain.
task-learn-strike-likely-over = C’est trop : les personnages encadrés vont aussi tout droit.
task-learn-strike-likely-under = Il en reste un à barrer. Qui ne va jamais tout droit ?
task-learn-strike-likely-hint-1 = Soldat, prétendant et demoiselle vont aussi tout droit.

task-learn-likely = Le masque en c5 marche comme un noble : c’est probable, pas certain. Capturez-le avec un masque que vous pouvez risquer.
task-learn-likely-tested = C’était une demoiselle. Votre noble sort avec elle, mais votre prétendant est sauf.
task-learn-likely-trap = C’était une demoiselle, et votre prétendant sort avec elle : c’est perdu. Probable ne veut pas dire certain.
task-learn-likely-quiet = Capturez ce masque, mais pas avec n’importe lequel des vôtres.
task-learn-likely-hint-1 = Le masque qui capture une demoiselle sort avec elle : risquez plutôt le noble.

task-learn-bluff-show = Il vous reste une demoiselle. Faites-la marcher tout droit, comme un noble, jusque devant le masque de Nuit : suivez la flèche.
task-learn-bluff-show-taken = Nuit l’a prise pour un noble et l’a capturée : vous gagnez.

task-learn-bluff = Votre dernière demoiselle est en d2, un masque de Nuit guette en d5. Faites-la passer pour quelqu’un d’autre, et faites-la capturer.
task-learn-bluff-taken = Elle n’a fait qu’une sorte de pas, et Nuit n’a rien vu venir. Vous gagnez.
task-learn-bluff-mixed = Tout droit, puis en diagonale : seuls le prétendant et les demoiselles marchent ainsi. Nuit n’ose plus la capturer.
task-learn-bluff-elsewhere = Jouez la demoiselle : c’est elle qu’il faut faire capturer.
task-learn-bluff-hint-1 = Tout droit : d3, puis d4. Ou toujours en diagonale : e3, puis d4.

task-learn-bluff-candidate = Votre prétendant a fait un pas tout droit, comme un noble. Menez-le au palais malgré les deux gardes. Ils doivent le prendre pour votre dernière demoiselle.
task-learn-bluff-candidate-there = Tout droit, puis en diagonale : Nuit a cru voir la demoiselle et n’a pas osé la capturer. Vous gagnez.
task-learn-bluff-candidate-caught = Nuit l’a pris pour un masque sans danger, et l’a capturé. Avant d’arriver à sa portée, faites un pas tout droit et un pas en diagonale.
task-learn-bluff-candidate-circle = Vous avez tourné en rond, et la partie est nulle.
task-learn-bluff-candidate-risk = Ce n’était qu’un noble, mais ce pouvait être une demoiselle. Passez sans capturer.
task-learn-bluff-candidate-elsewhere = Jouez le prétendant : c’est lui qui doit passer.
task-learn-bluff-candidate-hint-1 = De c4, faites un pas en diagonale. Il aura fait les deux sortes de pas, et Nuit hésitera.

task-learn-game-show = Une mise en place complète : dix masques chacun, placés comme on veut. Vous commencez, puis chacun joue à son tour : suivez la flèche.
task-learn-game-show-begun = Ainsi commence une partie. On joue chacun son tour, sans jamais passer.

task-learn-game-last = Une petite partie touche à sa fin. Gagnez en deux coups, quels que soient les masques de Nuit.
task-learn-game-last-won = Deux pas, et personne ne pouvait atteindre votre prétendant.
task-learn-game-last-lost = Votre prétendant était à deux pas du palais, à gauche, loin de tous. Essayez encore.
task-learn-game-last-drawn = Le chemin du palais était pourtant libre, à gauche. Essayez encore.
task-learn-game-last-hint-1 = Votre prétendant en b5 est à deux pas de la rangée 7. Restez à gauche.

task-learn-game-four = Gagnez cette petite partie. Chaque camp a un prétendant, un soldat et ses deux demoiselles.
task-learn-game-four-won = Vous avez gagné votre première partie.
task-learn-game-four-lost = Cela arrive à tout le monde. Regardez le dernier coup, puis jouez une autre partie : Nuit placera ses masques autrement.
task-learn-game-four-drawn = Personne n’a perdu, et c’est déjà bien. Dans une autre partie, Nuit placera ses masques autrement.
task-learn-game-four-hint-1 = Offrez vos demoiselles, et réfléchissez avant de capturer avec le prétendant : une demoiselle l’emporterait avec elle.

task-learn-game-six = Six masques chacun, et les deux demoiselles sont encore là. Gagnez cette partie.
task-learn-game-six-won = Bien joué : avec six masques, vous avez gardé la tête froide.
task-learn-game-six-lost = Une partie perdue apprend souvent plus qu’une partie gagnée. Quel masque s’était trahi ? La prochaine fois, Nuit placera ses masques autrement.
task-learn-game-six-drawn = Vous avez tenu bon jusqu’au bout. Dans une autre partie, Nuit placera ses masques autrement.
task-learn-game-six-hint-1 = Vous pouvez offrir vos demoiselles : la première emporte déjà un masque adverse.

task-learn-game-ten = Une mise en place complète, dix masques chacun. Gagnez votre première vraie partie.
task-learn-game-ten-won = Vous avez gagné une partie entière de VOLTO.
task-learn-game-ten-lost = Dix masques, c’est beaucoup à surveiller, et vous avez joué une vraie partie. La prochaine fois, Nuit placera ses masques autrement.
task-learn-game-ten-drawn = Une partie entière sans vainqueur : vous n’étiez pas loin. La prochaine fois, Nuit placera ses masques autrement.
task-learn-game-ten-hint-1 = Ouvrez la voie avec le soldat, observez comment se déplacent les masques adverses, et gardez votre prétendant hors de portée.
