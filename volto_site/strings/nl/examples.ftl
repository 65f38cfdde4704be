### Wat de voorbeelden vragen, en wat ze antwoorden. Geen zin zegt wat een veld verbergt.

## S1

task-s1 = Zoek de kandidaat van Ivoor, dan die van Nacht: tik er telkens op vanaf de plaats waar je het symbool ziet. Tik tot slot als toeschouwer op een masker.
task-s1-ivory = Dat is de kandidaat van Ivoor: vanaf deze plaats zie je de achterkant van alle tien de maskers.
task-s1-night = Dat is de kandidaat van Nacht: vanaf de plaats van Ivoor zag dit masker eruit als alle andere.
task-s1-spectator = Een gezicht, en verder niets: een toeschouwer kent van niemand het geheim.
task-s1-hidden = Van hieruit laat dit masker alleen zijn gezicht zien. Ga ergens anders zitten.
task-s1-empty = Dit veld is leeg: tik op een masker.
task-s1-other = Het symbool van dit masker zie je goed, maar een kandidaat is het niet.
task-s1-hint-1 = Het symbool staat op de achterkant van het masker, naar de eigenaar toe.
task-s1-hint-2 = Met de knoppen onder de speelmat verander je van plaats: Ivoor, Nacht of toeschouwer.
task-s1-hint-3 = Het symbool van de kandidaat is een kroon, met acht dichte driehoekjes eromheen.

## É1

task-e1 = Drie maskers van Nacht staan binnen het bereik van je edelman op c4. Ontdek wie het zijn, in drie pogingen: in elke poging sla je er één.
task-e1-noble = Een geslagen edelman neemt niemand mee: jouw masker staat nu op zijn plaats.
task-e1-advisor = Een geslagen adviseur gaat in zijn eentje van de mat: jouw masker blijft staan.
task-e1-soldier = Ook de soldaat neemt niemand mee, en Nacht had er maar één.
task-e1-quiet = Je bent teruggegaan zonder te slaan, en er is niets onthuld. Ga naar een veld waar een masker van Nacht staat.
task-e1-hint-1 = Slaan is naar een veld gaan waar een masker van de tegenstander staat.
task-e1-hint-2 = Je edelman op c4 gaat één veld vooruit, achteruit of opzij.
task-e1-hint-3 = De drie velden om te proberen zijn b4, c5 en d4, één per poging.

## É2

task-e2 = Het masker van Nacht op c4 heeft eerst diagonaal een van je edelen geslagen en is daarna recht vooruit gegaan. Een ander staat op a4. Sla de kandidaat van Nacht.
task-e2-candidate = Hij had zich verraden: een dame slaat niet, en alleen de kandidaat slaat diagonaal en gaat daarna recht vooruit.
task-e2-another = Dat was de kandidaat niet, en de partij gaat door. Welk van de twee heeft zich met zijn laatste zetten verraden?
task-e2-quiet = Je adviseur heeft niets geslagen, en de kandidaat staat er nog.
task-e2-elsewhere = Je edelman kan van hieruit niets slaan. Kijk naar de diagonalen van je adviseur.
task-e2-hint-1 = Welk personage kan diagonaal slaan en daarna recht vooruit gaan?
task-e2-hint-2 = Je adviseur op b3 kan op a4 of op c4 slaan.
task-e2-hint-3 = Maar één van deze twee maskers heeft voor je ogen bewogen: dat op c4.

## É3

task-e3 = Sla het masker van Nacht op b4. Nacht heeft beide dames nog: kies goed wie dat doet.
task-e3-lady = De dame gaat van de mat, en je edelman met haar. Je kandidaat is veilig, en de partij gaat door.
task-e3-trap = Het was een dame, en je kandidaat gaat met haar van de mat. Zonder kandidaat verlies je, al is het pas de eerste dame.
task-e3-quiet-noble = Je edelman heeft niets geslagen, en het masker op b4 staat er nog.
task-e3-quiet-candidate = Je kandidaat heeft niets gewaagd, maar er is ook niets geslagen. Een ander masker van jou kan naar b4.
task-e3-hint-1 = Vraag je af wat er gebeurt als het masker op b4 een dame is.
task-e3-hint-2 = Het masker dat een dame slaat, gaat met haar van de mat. Welk masker kun je missen?
task-e3-hint-3 = Je edelman gaat van b3 naar b4.

## É4, de kant van Nacht

task-e4-night = Je bent Nacht. Ivoor heeft al een dame verloren. Een masker van Ivoor is net van d3 naar d4 gegaan. Doe een zet waarmee je niets riskeert.
task-e4-night-spared = Goed gezien: is dat de tweede dame, dan wint Ivoor als je haar slaat. En slaan hoefde hier niet.
task-e4-night-trap = Dat was de tweede dame van Ivoor. Wie beide dames verliest, wint: Ivoor dus.
task-e4-night-hint-1 = Hoeveel dames heeft Ivoor al verloren?
task-e4-night-hint-2 = Het masker op d4 kan de tweede zijn: je edelman op d5 hoeft er niet aan te komen.
task-e4-night-hint-3 = Elk ander veld is goed: bijvoorbeeld je edelman van d5 naar c5.

## É4, de kant van Ivoor

task-e4-ivory = Je bent Ivoor en hebt nog één dame, op b3. Het masker van Nacht op b5 is net van opzij gekomen, van c5. Zorg dat het haar slaat.
task-e4-ivory-taken = Nacht kon het niet laten: je verliest je tweede dame, en je wint.
task-e4-ivory-diagonal = Een masker dat van opzij kwam, is waarschijnlijk een edelman. Een edelman slaat niet diagonaal: hij kan niet bij haar.
task-e4-ivory-away = Daar kan het masker op b5 niet bij haar komen. Zet haar binnen zijn bereik.
task-e4-ivory-elsewhere = Je dame heeft niet bewogen, en niemand komt haar op b3 halen.
task-e4-ivory-hint-1 = Wie beide dames verliest, wint: je wilt dat ze geslagen wordt.
task-e4-ivory-hint-2 = Je dame op b3 moet dichterbij komen. Het masker op b5 ging opzij: is het een edelman, dan slaat hij ook recht vooruit.
task-e4-ivory-hint-3 = Je dame gaat van b3 naar b4, vlak voor het masker.

## É5

task-e5 = Je kandidaat staat op d6, op de drempel van het paleis van Nacht. Breng hem naar binnen en win.
task-e5-palace = Hij ging via het lege veld, zonder iets te wagen. Aan het einde van je beurt staat hij in het paleis: je wint.
task-e5-capture = Hij staat er nog, in het paleis, en je wint. Maar was dat masker een dame geweest, dan had je verloren.
task-e5-trap = Eerst volgt het effect van het slaan: de dame gaat van de mat, en je kandidaat met haar. In het paleis staat hij dus niet meer.
task-e5-outside = Je kandidaat staat nog op het San Marcoplein. Het paleis van Nacht is rij 7.
task-e5-hint-1 = Het paleis van Nacht is rij 7.
task-e5-hint-2 = Je kandidaat op d6 hoeft nog maar één stap te doen. De maskers op c7 en e7 kunnen dames zijn.
task-e5-hint-3 = Veld d7 is leeg: ga daar naar binnen.
