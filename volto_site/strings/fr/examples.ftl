### Ce que les exemples demandent, et ce qu’ils répondent. Aucune phrase ne dit ce que cache une case.

## S1

task-s1 = Trouvez le prétendant d’Ivoire, puis celui de Nuit : touchez chacun depuis la place d’où l’on voit son symbole. Enfin, devenez spectateur et touchez un masque.
task-s1-ivory = C’est le prétendant d’Ivoire : de cette place, vous voyez le dos de ses dix masques.
task-s1-night = C’est le prétendant de Nuit : de la place d’Ivoire, rien ne le distinguait des autres.
task-s1-spectator = Un visage, et rien d’autre : un spectateur ne connaît le secret de personne.
task-s1-hidden = D’ici, ce masque ne montre que son visage. Changez de place.
task-s1-empty = Cette case est vide : touchez un masque.
task-s1-other = Vous voyez bien le symbole de ce masque, mais ce n’est pas un prétendant.
task-s1-hint-1 = Le symbole est au dos du masque, tourné vers son propriétaire.
task-s1-hint-2 = Les boutons au-dessous du tapis vous font changer de place : Ivoire, Nuit, ou spectateur.
task-s1-hint-3 = Le symbole du prétendant est une couronne, avec huit triangles pleins tout autour.

## É1

task-e1 = Trois masques de Nuit sont à la portée de votre noble en c4. Découvrez qui ils sont, en trois essais : une capture par essai.
task-e1-noble = Un noble capturé n’emporte personne : votre masque a pris sa place.
task-e1-advisor = Un conseiller capturé s’en va seul : votre masque reste debout.
task-e1-soldier = Le soldat aussi s’en va seul. Nuit n’en avait qu’un.
task-e1-quiet = Vous avez reculé sans capturer : vous n’avez rien appris. Allez sur la case d’un masque de Nuit.
task-e1-hint-1 = Capturer, c’est aller sur la case d’un masque adverse.
task-e1-hint-2 = Votre noble en c4 va d’une case, en avant, en arrière ou de côté.
task-e1-hint-3 = Les trois cases à essayer sont b4, c5 et d4, une par essai.

## É2

task-e2 = Le masque de Nuit en c4 a d’abord capturé l’un de vos nobles en diagonale, puis il a avancé tout droit. Un autre est en a4. Capturez le prétendant de Nuit.
task-e2-candidate = Il s’était trahi : seul le prétendant peut capturer en diagonale, puis avancer tout droit.
task-e2-another = Ce n’était pas le prétendant, et la partie continue. Lequel des deux s’est trahi par ses derniers coups ?
task-e2-quiet = Votre conseiller n’a rien capturé, et le prétendant est toujours là.
task-e2-elsewhere = Votre noble ne peut rien capturer d’ici. Regardez les diagonales de votre conseiller.
task-e2-hint-1 = Quel personnage peut capturer en diagonale, puis avancer tout droit ?
task-e2-hint-2 = Votre conseiller en b3 peut capturer en a4 ou en c4.
task-e2-hint-3 = Un seul de ces deux masques a bougé sous vos yeux : celui qui est en c4.

## É3

task-e3 = Capturez le masque de Nuit en b4. Nuit a encore ses deux demoiselles : choisissez bien le masque qui capture.
task-e3-lady = La demoiselle sort, et votre noble avec elle. Votre prétendant est sauf, et la partie continue.
task-e3-trap = C’était une demoiselle, et votre prétendant sort avec elle. Sans prétendant, vous perdez, même si c’est la première demoiselle.
task-e3-quiet-noble = Votre noble n’a rien capturé, et le masque en b4 est toujours là.
task-e3-quiet-candidate = Votre prétendant n’a rien risqué, mais il n’a rien capturé non plus. Un autre de vos masques peut aller en b4.
task-e3-hint-1 = Demandez-vous ce qui se passe si le masque en b4 est une demoiselle.
task-e3-hint-2 = Le masque qui capture une demoiselle sort avec elle. Lequel pouvez-vous perdre ?
task-e3-hint-3 = Votre noble va de b3 en b4.

## É4, côté Nuit

task-e4-night = Vous êtes Nuit. Ivoire a déjà perdu une demoiselle. Un de ses masques vient d’avancer de d3 en d4. Jouez un coup sans aucun risque.
task-e4-night-spared = Bien vu : si c’est la seconde demoiselle, la capturer donne la partie à Ivoire.
task-e4-night-trap = C’était la seconde demoiselle d’Ivoire. Le joueur qui perd ses deux demoiselles gagne : c’est donc Ivoire.
task-e4-night-hint-1 = Combien de demoiselles Ivoire a-t-il déjà perdues ?
task-e4-night-hint-2 = Le masque en d4 peut être la seconde : ne le capturez pas avec votre noble en d5.
task-e4-night-hint-3 = Toute autre case convient : par exemple, jouez votre noble de d5 en c5.

## É4, côté Ivoire

task-e4-ivory = Vous êtes Ivoire, et il vous reste une demoiselle, en b3. Le masque de Nuit en b5 vient d’arriver de côté, depuis c5. Faites en sorte qu’il la capture.
task-e4-ivory-taken = Nuit n’a pas résisté. Votre seconde demoiselle est capturée : vous gagnez.
task-e4-ivory-diagonal = Un masque venu de côté est sans doute un noble, et un noble ne capture pas en diagonale : il laisse passer votre demoiselle.
task-e4-ivory-away = Là, le masque en b5 ne peut pas l’atteindre. Mettez-la à sa portée.
task-e4-ivory-elsewhere = Votre demoiselle n’a pas bougé, et personne ne viendra la chercher en b3.
task-e4-ivory-hint-1 = Le joueur qui perd ses deux demoiselles gagne : vous voulez qu’elle soit capturée.
task-e4-ivory-hint-2 = Votre demoiselle en b3 doit s’approcher. Sauf si c’est une demoiselle, un masque qui va de côté capture aussi droit devant lui.
task-e4-ivory-hint-3 = Votre demoiselle va de b3 en b4, juste devant le masque.

## É5

task-e5 = Votre prétendant est en d6, au seuil du palais de Nuit. Faites-le entrer et gagnez.
task-e5-palace = Il est entré par la case vide, sans rien risquer. À la fin de votre tour, il est au palais : vous gagnez.
task-e5-capture = Il est au palais, et vous gagnez. Mais si ce masque avait été une demoiselle, vous auriez perdu.
task-e5-trap = C’était une demoiselle. La capture compte d’abord : votre prétendant sort avec elle, et vous perdez.
task-e5-outside = Votre prétendant est encore sur la place Saint-Marc. Le palais de Nuit, c’est la rangée 7.
task-e5-hint-1 = Le palais de Nuit est la rangée 7.
task-e5-hint-2 = Votre prétendant en d6 n’a qu’un pas à faire. Les masques en c7 et e7 peuvent être des demoiselles.
task-e5-hint-3 = La case d7 est vide : entrez par là.
