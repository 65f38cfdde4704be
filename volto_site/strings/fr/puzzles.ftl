### Les problèmes : leurs sortes, leurs thèmes, ce qui les rend difficiles, et le parcours des débutants.

## Les quatre sortes

puzzle-kind-win = Gagner
puzzle-kind-win-about = Trouvez le coup qui force le gain, quels que soient les masques cachés et quoi que réponde l’adversaire.
puzzle-kind-save = Sauver
puzzle-kind-save-about = Trouvez le seul coup après lequel l’adversaire ne peut pas gagner aussitôt, quels que soient les masques cachés.
puzzle-kind-unmask = Démasquer
puzzle-kind-unmask-about = Trouvez qui se cache sous le masque. Les coups que vous avez vus et les masques sortis du tapis ne laissent qu’une possibilité.
puzzle-kind-odds = Parier
puzzle-kind-odds-about = Rien n’est certain. Trouvez le meilleur pari : comptez les mondes où un coup gagne aussitôt, puis retirez ceux où il perd aussitôt.

## Les thèmes

theme-palace-run = La course au palais
theme-palace-run-about = Le prétendant entre au palais adverse, et plus personne ne peut l’arrêter.
theme-hunt = La traque
theme-hunt-about = Le prétendant adverse n’a plus nulle part où se cacher : quoi qu’il fasse, il est capturé.
theme-two-roads = Les deux routes
theme-two-roads-about = Vous menacez à la fois d’entrer au palais et de capturer le prétendant. L’adversaire ne peut barrer qu’une des deux routes.
theme-bait = L’appât
theme-bait-about = Une demoiselle se met en travers du chemin. L’adversaire paie cher s’il la capture.
theme-soldiers-road = La route du soldat
theme-soldiers-road-about = Une colonne libre suffit au soldat pour frapper de loin.
theme-sacrifice = Le sacrifice
theme-sacrifice-about = Le coup clé laisse capturer un masque, et gagne quand même.
theme-lift-the-mask = Lever le masque
theme-lift-the-mask-about = Le coup clé capture un masque que vous ne connaissez pas. Le plan réussit, qui que ce soit.
theme-race = La course contre la montre
theme-race-about = L’adversaire aussi est sur le point de gagner. Chaque coup compte.
theme-lone-witness = Le seul témoin
theme-lone-witness-about = Tout se déduit des déplacements d’un seul masque adverse. Voyez ce qu’ils excluent.
theme-footprints = Les empreintes
theme-footprints-about = Plusieurs masques adverses ont laissé des traces. Il faut les lire toutes ensemble.
theme-counting-out = Le compte est bon
theme-counting-out-about = La boîte contient dix masques par camp. Retirez ceux que vous savez placer, et le reste s’en déduit.
theme-last-of-its-kind = Le dernier de son espèce
theme-last-of-its-kind-about = Un personnage est forcément encore sur le tapis, et il ne peut se cacher que sous un seul masque.
theme-betrayed = Le prétendant trahi
theme-betrayed-about = Le prétendant adverse n’a rien laissé paraître, mais ses compagnons l’ont trahi.
theme-wall = Le rempart
theme-wall-about = Un de vos masques s’interpose et barre le passage.
theme-flight = La fuite
theme-flight-about = Votre prétendant doit partir, et une seule case est sûre.
theme-strike-first = Frapper le premier
theme-strike-first-about = La meilleure défense est de capturer le masque qui vous menace.
theme-lady-shield = Le bouclier de la demoiselle
theme-lady-shield-about = Seule une demoiselle sauve la partie, en se plaçant là où l’adversaire ne veut pas la trouver.
theme-poisoned-lady = La demoiselle empoisonnée
theme-poisoned-lady-about = Une capture semble tout résoudre. Et si une demoiselle se cachait sous le masque ?
theme-best-bet = Le meilleur pari
theme-best-bet-about = Un coup gagne au moins une fois sur deux. Comptez les mondes pour le trouver.
theme-long-shot = Le pari risqué
theme-long-shot-about = Toutes les chances sont minces, mais l’une vaut mieux que les autres.

## Le premier indice : une question

theme-palace-run-question = Qui peut encore arrêter votre prétendant sur le chemin du palais ?
theme-hunt-question = Où le prétendant adverse peut-il encore aller ?
theme-two-roads-question = Quel coup créerait deux menaces à la fois ?
theme-bait-question = Que coûterait à l’adversaire la capture d’une de vos demoiselles ?
theme-soldiers-road-question = Qu’est-ce qui barre la route du soldat, et qu’est-ce qui ne la barre pas ?
theme-sacrifice-question = De quel masque pourriez-vous vous passer ?
theme-lift-the-mask-question = Que vous apprendrait une capture ? Le plan réussit-il dans tous les cas ?
theme-race-question = Qui arrivera le premier, vous ou l’adversaire ?
theme-lone-witness-question = Quel masque s’est le plus trahi par ses déplacements ?
theme-footprints-question = Qu’excluent les coups que vous avez vus ?
theme-counting-out-question = Qui est déjà sorti du tapis, et que reste-t-il pour les autres ?
theme-last-of-its-kind-question = Quel personnage est forcément encore sur le tapis, et sous quel masque peut-il se cacher ?
theme-betrayed-question = Si aucun de ceux qui ont bougé n’est le prétendant, qui est-ce ?
theme-wall-question = Quel passage faut-il fermer à l’adversaire ?
theme-flight-question = Où votre prétendant est-il hors de portée ?
theme-strike-first-question = Qui vous menace, et pouvez-vous atteindre ce masque ?
theme-lady-shield-question = Lequel de vos masques l’adversaire a-t-il le plus peur de capturer ?
theme-poisoned-lady-question = Et si le masque que vous voulez capturer était une demoiselle ?
theme-best-bet-question = Dans combien de mondes chaque capture gagne-t-elle, et dans combien perd-elle ?
theme-long-shot-question = De toutes ces minces chances, laquelle est la meilleure ?

## La difficulté et ses raisons

difficulty-1 = Premiers pas
difficulty-2 = Facile
difficulty-3 = Moyen
difficulty-4 = Difficile
difficulty-5 = Expert

why-length = Le plan demande plusieurs coups.
why-worlds = Il y a beaucoup de mondes possibles.
why-temptation = Plusieurs mauvais coups sont tentants.
why-quiet = Le coup clé ne capture rien et ne menace rien.
why-counting = Il faut compter plusieurs masques ensemble.
why-history = Il faut avoir vu les coups qui précèdent.

## Le parcours des débutants

path-title = Le parcours des débutants
path-about = Des problèmes dans l’ordre, de la première capture à la lecture des traces.

path-win-in-1-001 = Le prétendant adverse est à portée. Lequel de vos masques se déplace comme il faut ?
path-win-in-1-028 = Certains masques frappent de loin, pourvu que rien ne leur barre la route.
path-win-in-1-002 = Votre demoiselle occupe une entrée du palais. Y en a-t-il une autre ?
path-win-in-1-032 = Deux prétendants face à face. Celui dont c’est le tour peut s’en réjouir.
path-win-in-1-029 = Vous jouez Nuit, cette fois. Rappelez-vous dans quel sens on avance.
path-save-001 = Votre prétendant est en danger, et le danger vient de loin. Rappelez-vous aussi ce qu’un prétendant ne doit jamais capturer.
path-win-in-2-001 = Comptez les pas : les vôtres jusqu’au palais, ceux de l’adversaire jusqu’à votre prétendant.
path-win-in-2-011 = Un voisin n’est pas toujours un danger. Tout dépend de la façon dont il se déplace.
path-win-in-2-019 = Plusieurs cases vous rapprochent du but. Voyez lesquelles l’adversaire surveille.
path-win-in-2-018 = Le prétendant adverse aimerait vous arrêter. Que risque-t-il en s’approchant ?
path-win-in-2-140 = Enfin une chasse. Qui protège le chasseur qui s’approche ?
path-win-in-1-010 = Pour la première fois, vous ne savez pas qui est qui. Est-ce que cela compte, ici ?
path-win-in-1-012 = Deux inconnus se tiennent devant votre palais. Mais à qui est-ce de jouer ?
path-win-in-1-018 = L’adversaire est peut-être, lui aussi, à un pas du but. Ne vous laissez distraire par personne.
path-win-in-1-011 = Il y a plus d’une entrée au palais. Pensez à ce qui peut attendre derrière chacune.
path-win-in-1-017 = Une autre arrivée, la même question. Rappelez-vous ce qui arrive au prétendant qui capture une demoiselle.
path-win-in-1-013 = Il reste deux masques : le prétendant et une demoiselle. L’un d’eux est déjà dans votre palais, et la partie continue.
path-save-052 = Qui est qui ? Impossible à dire. Cherchez ce qui est sûr dans les deux cas.
path-save-037 = Trois inconnus, dont deux demoiselles. Nul besoin de deviner.
path-save-022 = Capturer ou reculer ? Demandez-vous ce que coûte chaque choix si le masque n’est pas celui que vous espérez.
path-win-in-2-041 = Deux coups jusqu’au palais, deux inconnus sur le tapis. L’un d’eux peut-il arriver à temps ?
path-win-in-2-066 = Trois inconnus, et chacun peut être le prétendant. Où personne ne peut-il vous atteindre ?
path-win-in-2-042 = Quelqu’un est sur vos talons. C’est peut-être le prétendant, peut-être une demoiselle.
path-win-in-2-045 = Avant de jouer, nommez les deux masques. L’un trahit l’autre.
path-unmask-003 = L’un des deux masques vient de capturer. Commencez par ce que cela exclut.
path-unmask-030 = Le masque dont on vous demande le nom n’a pas bougé. Son compagnon, si.
path-unmask-001 = Barrez ce que les coups du masque excluent, puis regardez ce qui est sorti du tapis.
path-unmask-013 = Un masque était dans votre palais, et la partie a continué. Tirez-en la conclusion.
path-unmask-002 = Un masque vient d’entrer dans votre palais, et rien ne s’est passé. Qui peut faire cela ?
path-save-023 = Un inconnu est à vos portes. Comptez ce qui reste à l’adversaire, et pesez chaque capture.
path-save-028 = Le même danger, de l’autre côté. Certains de vos masques peuvent risquer une capture. Lequel ne le peut pas ?
path-save-069 = Le masque voisin n’a fait qu’un déplacement. Que vous apprend-il sur sa façon de capturer ?
path-odds-015 = Rien n’est certain, cette fois. Dressez la liste des mondes : combien de fois chaque voisin est-il le prétendant ?
path-odds-024 = Plus d’un de vos masques peut frapper. Quelle cible vous a déjà appris quelque chose ?
path-odds-084 = Deux inconnus à vos côtés, et tous deux ont laissé des traces. Comparez-les.
path-win-in-1-024 = Un seul coup a suffi à trahir un masque. Lequel, et pourquoi ?
path-win-in-3-002 = Trois coups, maintenant. Faites tout le chemin dans votre tête avant le premier pas.
path-win-in-3-005 = Le prétendant adverse peut vous suivre, mais le doit-il ? Cherchez les cases où il n’ose pas le faire.
path-win-in-2-003 = La proie est presque prise. Voyez par où elle pourrait encore s’échapper.
path-win-in-2-091 = Utilisez tout ce que vous avez appris : lisez les traces, comptez ce qui reste, puis choisissez.
