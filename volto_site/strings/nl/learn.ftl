### De cursus: de pagina, de lessen, en wat er onderweg gezegd wordt.

learn-title = Leren spelen
learn-description = Een VOLTO-cursus in korte lessen: de vreemde regel van de dames, de vijf maskers, slaan, afleiden, bluffen en een eerste partij.
learn-heading = Leren spelen
learn-intro = Korte lessen, samen ongeveer een half uur. Jij bent Ivoor, onderaan de speelmat.
learn-choices = Jouw antwoord
learn-choice-allowed = Dat mag
learn-choice-refused = Dat mag niet
learn-choice-quiet = De partij gaat door
learn-choice-capture = Alleen het geslagen masker gaat van de mat
learn-choice-both = Beide maskers gaan van de mat
learn-choice-ivory = Jij wint
learn-choice-night = Nacht wint
learn-choice-draw = Het is remise
learn-choice-symbol = Het symbool
learn-choice-face = Alleen het gezicht
learn-choice-certain = Dat is zeker
learn-choice-possible = Dat is mogelijk
learn-choice-impossible = Dat is onmogelijk
learn-answer = Het antwoord
learn-right = Goed gezien.
learn-wrong = Dat klopt niet. Deze vraag komt terug.
learn-test-wrong = Dat klopt niet. Lees waarom, en volg dan de les.
learn-test-failed = Je hebt de test nog niet gehaald: de les staat voor je klaar.
learn-test-passed = Test gehaald: je kent les { $number }.
learn-next = Verder
learn-skip-step = Deze stap overslaan
learn-back = Terug
learn-skip = Meteen de test
learn-lessons = De lessen
learn-place = { $stage ->
    [worked] Les { $lesson }, stap { $step } van { $steps }: volg het voorbeeld
    [alone] Les { $lesson }, stap { $step } van { $steps }: nu jij
    [again] Les { $lesson }, stap { $step } van { $steps }: nog een keer
    [card] Einde van les { $lesson }
   *[question] Les { $lesson }, stap { $step } van { $steps }: een vraag
}
learn-card = Om te onthouden
learn-next-lesson = Les { $number }: { $title }
learn-end = Cursus afsluiten
learn-masks = De vijf maskers
learn-score-test = Test: { $right } van de { $count }
learn-score-review = Herhaling: { $right } van de { $count }
learn-place-test = Test van les { $lesson }: vraag { $step } van { $steps }
learn-place-review = Herhaling: vraag { $step } van { $steps }
learn-stars = { $count ->
    [one] { $count } van de 3 sterren
   *[other] { $count } van de 3 sterren
}
learn-lesson-stars = { $number }. { $title }: { $stars } van de { $total } sterren
learn-lesson-passed = { $number }. { $title }: gehaald met de test
learn-repeated = Deze ging mis: probeer het nog eens.
learn-finished = Je bent aan het einde van de cursus
learn-finished-text = Je kunt spelen. Een partij, een paar puzzels, of met het spiekbriefje aan een echte tafel: kies maar.
learn-to-play = Een partij spelen
learn-to-puzzles = Puzzels oplossen
learn-to-strategy = Over strategie lezen
learn-to-aid = Het spiekbriefje afdrukken

learn-unfinished = Je hebt nog niet alle lessen gedaan
learn-unfinished-text = { $count ->
    [one] Eén les is nog niet af: de cirkel bovenaan is nog niet vol. Je kunt de les hervatten of de test doen.
   *[other] { $count } lessen zijn nog niet af: de cirkels bovenaan zijn nog niet vol. Je kunt de lessen hervatten of de tests doen.
}
learn-record = Regelkennis
learn-record-count = Zeker: { $sure }, onzeker: { $shaky }, nog niet gevraagd: { $unasked }
learn-rule-sure = { $days ->
    [0] Zeker, nu herhalen
    [one] Zeker, morgen herhalen
   *[other] Zeker, over { $days } dagen herhalen
}
learn-rule-shaky = { $days ->
    [0] Onzeker, nu herhalen
    [one] Onzeker, morgen herhalen
   *[other] Onzeker, over { $days } dagen herhalen
}
learn-rule-unasked = Nog niet gevraagd
learn-rule-lesson = Les { $number }
learn-review = { $count ->
    [0] Vandaag niets te herhalen
    [one] { $count } vraag herhalen (twee minuten)
   *[other] { $count } vragen herhalen (twee minuten)
}
learn-reviewed = Klaar met herhalen. Wat je zeker weet, komt later terug, de rest al gauw.
learn-again = Cursus opnieuw beginnen
learn-again-sure = Alles wissen? Tik nog een keer
learn-broken = Je vorderingen waren niet te lezen, dus de cursus begint opnieuw. De oude gegevens zijn apart bewaard.
learn-unkept = Deze browser slaat niets op: na dit bezoek zijn je vorderingen weg.

## Wat de lessen vragen

task-learn-story = Venetië kiest zijn doge, midden in het carnaval. Twee gemaskerde families hebben elk een kandidaat. Jij bent Ivoor, onderaan. Volg de pijl: breng je kandidaat naar het paleis aan de overkant.
task-learn-story-there = Hij is in het paleis, en de commissie stemt op hem: je wint. Er is ook een vreemdere manier.

task-learn-offer = Je bent al één dame kwijt. Volg de pijl: zet de andere op c4, vlak voor het masker van Nacht.
task-learn-offer-taken = Nacht sloeg je tweede dame en maakte zichzelf te schande: jij wint. Dat is de vreemde regel.
task-learn-offer-away = Daar slaat Nacht haar niet. Zet haar binnen bereik: op c4.
task-learn-offer-elsewhere = Deze zet verandert niets. Je wint met je dame: bied haar aan.

task-learn-offer-again = Weer heb je nog maar één dame. Bied haar aan: zet haar vlak voor het masker van Nacht.
task-learn-offer-again-taken = Je tweede dame is geslagen: je wint.
task-learn-offer-again-away = Daar slaat Nacht haar niet. Zet haar vlak voor het masker van Nacht, op d4.
task-learn-offer-again-elsewhere = Met deze zet bied je niets aan. De dame op d3 moet vooruit.
task-learn-offer-again-hint-1 = Tik op de dame op d3, en dan op veld d4.

task-learn-offer-two = Deze keer zijn je beide dames er nog. Bied de ene aan, en dan de andere, elk aan het masker van Nacht tegenover haar.
task-learn-offer-two-taken = De eerste ging van de mat, samen met het masker dat haar sloeg, en er was nog niets beslist. Met de tweede win je.
task-learn-offer-two-away = Daar slaat Nacht haar niet. Zet haar één veld recht vooruit, voor een masker van Nacht.
task-learn-offer-two-elsewhere = Dat was de kandidaat. Bied je dames aan.
task-learn-offer-two-hint-1 = De ene dame gaat van b3 naar b4, de andere van d3 naar d4.

task-learn-noble-show = De edelman zet één rechte stap: vooruit, achteruit of opzij. Volg de pijl: twee stappen, naar d4.
task-learn-noble-show-there = Eén stap vooruit, één opzij: nooit diagonaal.

task-learn-noble-last = Je edelman ging van d2 naar d3, en toen naar c3. Zet de laatste stap, naar c4.
task-learn-noble-last-there = Eén rechte stap, en hij is er.
task-learn-noble-last-elsewhere = Dat is c4 niet: c4 ligt vlak voor je edelman.
task-learn-noble-last-hint-1 = Tik op de edelman op c3, en dan op veld c4.

task-learn-noble = Breng je edelman van b2 naar c4, in drie zetten.
task-learn-noble-there = Daar staat hij: twee velden vooruit en één opzij, stap voor stap.
task-learn-noble-hint-1 = Nooit diagonaal: bijvoorbeeld b3, dan b4, dan c4.

task-learn-advisor-show = De adviseur zet één stap, altijd diagonaal. Volg de pijl: twee stappen, naar c4.
task-learn-advisor-show-there = Twee diagonale stappen, en hij staat verderop in dezelfde kolom.

task-learn-advisor-last = Je adviseur ging van b2 naar c3, en toen naar d4. Zet de laatste stap, naar e5.
task-learn-advisor-last-there = Altijd diagonaal: hij blijft op velden van dezelfde tint.
task-learn-advisor-last-elsewhere = Dat is e5 niet: volg dezelfde diagonaal, vooruit.
task-learn-advisor-last-hint-1 = Tik op de adviseur op d4, en dan op veld e5.

task-learn-advisor = Breng je adviseur van b2 naar b4, in twee zetten. Je eigen edelman verspert een van de wegen.
task-learn-advisor-there = Twee keer diagonaal, en de edelman hoefde niet opzij.
task-learn-advisor-hint-1 = Het veld c3 is bezet. En a3?

task-learn-charge = De soldaat stormt recht vooruit, zo veel vrije velden als je wilt. Sla het masker van Nacht op c6, in één zet.
task-learn-charge-hit = Vier velden in één keer, en het masker is geslagen.
task-learn-charge-short = De soldaat stopte te vroeg. Hij kan helemaal doorlopen.
task-learn-charge-elsewhere = Dat was de edelman. Speel met de soldaat.

task-learn-halt = Je edelman heeft net kolom b vrijgemaakt. Breng de soldaat naar b5, en niet verder.
task-learn-halt-stopped = Drie velden, en geen veld verder: de soldaat stopt waar hij wil.
task-learn-halt-far = Hij liep door en sloeg. Dat mag, maar hij had eerder kunnen stoppen, op b5.
task-learn-halt-short = Dat is b5 niet, en achteruit gaat de soldaat nooit.
task-learn-halt-elsewhere = Dat was de edelman. Speel met de soldaat.
task-learn-halt-hint-1 = Tik op de soldaat op b2, en dan op veld b5.

task-learn-road = Sla het masker op d6 met je soldaat. Je eigen edelman staat hem in de weg.
task-learn-road-hit = Eerst de weg vrijmaken, dan stormen.
task-learn-road-blocked = De edelman staat nog in kolom d, en geen masker springt over een ander.
task-learn-road-short = De soldaat gaat niet achteruit: hij had moeten wachten tot de weg vrij was.
task-learn-road-hint-1 = Zet eerst de edelman opzij.

task-learn-palace = Breng de soldaat naar het einde van zijn weg, in het paleis van Nacht. Volg de pijl, en kijk wat er dan gebeurt.
task-learn-palace-there = In het paleis heeft hij geen veld meer voor zich: hij blijft er tot het einde. Maar hij kan er nog geslagen worden.

task-learn-candidate-show = De kandidaat zet één stap, in een van de acht richtingen. Breng hem naar het paleis van Nacht, bovenaan: volg de pijl.
task-learn-candidate-show-there = Eén stap diagonaal, één recht: hij staat in het paleis, en je wint.

task-learn-candidate = Breng je kandidaat van b4 naar het paleis van Nacht, in drie zetten.
task-learn-candidate-there = Aan het einde van je beurt staat hij in het paleis van Nacht: je wint.
task-learn-candidate-caught = Je kandidaat is geslagen, en de partij is verloren. Blijf weg van het masker in de hoek.
task-learn-candidate-hint-1 = Drie velden recht vooruit: b5, b6, b7.

task-learn-lady-show = Ook de dame gaat in alle acht richtingen, maar slaan doet ze nooit. Volg de pijl: twee stappen, naar c5.
task-learn-lady-show-there = Diagonaal, dan recht, steeds naar een leeg veld.

task-learn-lady-last = Je dame ging van c2 naar c3. Breng haar tussen de twee maskers van Nacht, naar c4.
task-learn-lady-last-there = Ze glipt ertussen: slaan kan ze niet.
task-learn-lady-last-elsewhere = Dat is c4 niet: het lege veld tussen de twee maskers ligt vlak voor haar.
task-learn-lady-last-hint-1 = Tik op de dame op c3, en dan op veld c4.

task-learn-lady = Breng je dame van c3 naar c5. Op c4 staat een masker van Nacht, en zij kan het niet slaan.
task-learn-lady-there = Ze is eromheen gelopen: twee stappen, en er is niets geslagen.
task-learn-lady-hint-1 = Ga er diagonaal langs, over b4 of d4.

task-learn-capture-show = Slaan doe je door naar het veld van een masker van Nacht te gaan. Volg de pijlen, en kijk wie van de mat gaat.
task-learn-capture-show-lady = De eerste keer kostte het je niets. De tweede keer was het een dame: zij gaat van de mat, en je soldaat met haar.

task-learn-endings-show = In deze les zijn de maskers van Nacht onthuld. De kandidaat staat op e4: laat je soldaat hem slaan. Volg de pijl.
task-learn-endings-show-candidate = De kandidaat van Nacht is van de mat, voor ieders ogen te schande gemaakt: je wint meteen.

task-learn-endings = De maskers zijn nog steeds onthuld. Je kunt meteen winnen, op twee manieren: vind ze, één per poging.
task-learn-endings-candidate = De kandidaat van Nacht is geslagen: de partij is van jou.
task-learn-endings-palace = Je kandidaat staat in het paleis van Nacht: de partij is van jou.
task-learn-endings-another = Dat was maar een edelman: de partij gaat door.
task-learn-endings-quiet = Deze zet wint niet. Je kunt meteen winnen, op twee manieren.
task-learn-endings-hint-1 = Je adviseur op b3 kan naar c4. Je kandidaat op e6 staat één stap van rij 7.

task-learn-third = Twee kandidaten lopen heen en weer. Volg de pijl, tot hetzelfde beeld voor de derde keer verschijnt.
task-learn-third-drawn = Hetzelfde beeld voor de derde keer: niemand wint, de partij is remise.

task-learn-blocked = De maskers van Nacht zitten vast, op één doorgang na. Sluit die: volg de pijl.
task-learn-blocked-drawn = Nacht is aan zet en kan geen zet doen: de partij is remise.

task-learn-hidden-show = Vanaf nu zie je van de maskers van Nacht alleen het gezicht. Volg de pijl, en kijk dan hoe Nacht speelt.
task-learn-hidden-show-moved = Een masker heeft gelopen, en je ziet nog steeds alleen het gezicht. Maar het ging diagonaal: het is geen edelman en niet de soldaat.

task-learn-seat = Tik op de soldaat van Nacht. Hier zie je alleen gezichten: neem eerst de plaats van Nacht in, met de knop onder de mat.
task-learn-seat-soldier = Vanaf de plaats van Nacht is de achterkant makkelijk te lezen. Vanaf jouw plaats was het een gezicht als alle andere.
task-learn-seat-hidden = Vanaf hier toont dit masker alleen zijn gezicht. Wissel van plaats.
task-learn-seat-empty = Dit veld is leeg: tik op een masker.
task-learn-seat-own = Dit masker is van Ivoor. Zoek bij die van Nacht, vanaf de plaats van Nacht.
task-learn-seat-other = Je zit op de goede plaats, maar dit is niet de soldaat.
task-learn-seat-hint-1 = Het symbool van de soldaat is een lange pijl, recht vooruit.

task-learn-spare = Nu is Nacht een dame kwijt. Naast je edelman op c4 staan twee onbekende maskers. Doe een zet die niet kan verliezen.
task-learn-spare-spared = Precies: zolang je niets slaat, kan Nacht de tweede dame niet verliezen.
task-learn-spare-trap = Dat was de tweede dame van Nacht. Jij hebt haar geslagen, en dus wint Nacht. Zoek nu de uitweg.
task-learn-spare-lucky = Het was maar een edelman: je had geluk. Het had de dame kunnen zijn. Zoek een zet zonder enig risico.
task-learn-spare-hint-1 = Zet je edelman of je kandidaat op een leeg veld.

task-learn-strike-diagonal = Nacht heeft één masker van elke soort. Een ervan ging net diagonaal, naar b5. Streep alles door wat het niet kan zijn, en vergelijk.
task-learn-strike-diagonal-right = Geen edelman en niet de soldaat: die gaan nooit diagonaal. De andere drie blijven mogelijk.
task-learn-strike-diagonal-over = Dat is te veel: wat gemarkeerd is, kan diagonaal gaan.
task-learn-strike-diagonal-under = Er valt nog iets door te strepen: wie gaat nooit diagonaal?
task-learn-strike-diagonal-hint-1 = Twee personages gaan alleen recht.

task-learn-strike-capture = Een masker van Nacht sloeg net je edelman, recht voor zich uit. Streep door wat het niet kan zijn, en vergelijk.
task-learn-strike-capture-right = Geen adviseur, want die gaat alleen diagonaal. En geen dame: die slaat nooit.
task-learn-strike-capture-over = Dat is te veel: wat gemarkeerd is, kan recht vooruit slaan.
task-learn-strike-capture-under = Er valt nog iets door te strepen: wie gaat niet recht, en wie slaat nooit?
task-learn-strike-capture-hint-1 = Je kunt twee personages doorstrepen.

task-learn-deduce-show = Nacht is al één dame kwijt. Naast je adviseur staan twee maskers; het ene sloeg net je edelman. Sla dat masker: volg de pijl.
task-learn-deduce-show-safe = Wie geslagen heeft, is geen dame. Het andere masker had er wel een kunnen zijn.

task-learn-deduce = Je kandidaat op c4 moet een van de twee maskers naast zich slaan. Een ervan heeft net een edelman geslagen. Welk masker is veilig?
task-learn-deduce-safe = Het had geslagen: het kon dus geen dame zijn.
task-learn-deduce-trap = Een dame: je kandidaat ging met haar van de mat. Het andere masker had geslagen, en kon dus geen dame zijn.
task-learn-deduce-quiet = Sla een van de twee maskers, met de kandidaat.
task-learn-deduce-hint-1 = Er is geslagen op b5. Dames slaan nooit.

task-learn-strike-count = Nacht had één masker van elke soort. Soldaat en edelman zijn weg; twee andere gingen recht vooruit. Streep bij alle drie het onmogelijke door, en vergelijk.
task-learn-strike-count-right = De twee die vooruitgingen, zijn de kandidaat en de dame, al weet je niet wie wie is. Het derde is dus de adviseur.
task-learn-strike-count-over = Dat is te veel: wat gemarkeerd is, blijft mogelijk.
task-learn-strike-count-under = Er valt nog iets door te strepen. Tel wat weg is, en kijk dan wie van de rest recht vooruit kan.
task-learn-strike-count-hint-1 = De soldaat en de edelman zijn weg: streep ze overal door.
task-learn-strike-count-hint-2 = Zijn twee maskers de kandidaat en de dame, dan is het derde geen van beide.

task-learn-count-show = Nacht heeft alleen nog de kandidaat en de laatste dame. Het masker dat je edelman sloeg, is dus de kandidaat. Volg de pijl.
task-learn-count-show-candidate = Er waren twee maskers over, en maar één kon geslagen hebben: tellen was genoeg.

task-learn-count = Nacht heeft nog maar twee maskers, de kandidaat en de laatste dame. Een ervan heeft je edelman geslagen. Sla de kandidaat.
task-learn-count-candidate = Dit masker had geslagen: het was dus niet de dame, maar de kandidaat.
task-learn-count-lady = Dat was de dame, de tweede van Nacht: Nacht wint. Welk van de twee had geslagen?
task-learn-count-quiet = De kandidaat is binnen bereik van je edelman op c4: sla hem.
task-learn-count-hint-1 = Het masker dat sloeg, ging daarna recht naar b4.

task-learn-strike-likely = Nacht heeft één masker van elke soort. Het masker op d4 zette twee stappen recht vooruit. Streep door wat het niet kan zijn, en vergelijk.
task-learn-strike-likely-right = Er viel er maar één door te strepen: de adviseur. Waarschijnlijk is het een edelman; zeker is dat niet.
task-learn-strike-likely-over = Dat is te veel: wat gemarkeerd is, gaat ook recht.
task-learn-strike-likely-under = Er valt er nog één door te strepen: wie gaat nooit recht?
task-learn-strike-likely-hint-1 = Soldaat, kandidaat en dame gaan ook recht.

task-learn-likely = Het masker op c5 loopt als een edelman: waarschijnlijk is het er een, maar zeker is het niet. Sla het met een masker dat je kunt missen.
task-learn-likely-tested = Het was een dame. Je edelman gaat met haar van de mat, maar je kandidaat is veilig.
task-learn-likely-trap = Het was een dame, en je kandidaat gaat met haar van de mat: verloren. Waarschijnlijk was niet zeker.
task-learn-likely-quiet = Sla dat masker, maar niet met zomaar een van de jouwe.
task-learn-likely-hint-1 = Wie een dame slaat, gaat met haar van de mat: waag liever de edelman.

task-learn-bluff-show = Je hebt nog één dame. Laat haar recht lopen, als een edelman, tot voor het masker van Nacht: volg de pijl.
task-learn-bluff-show-taken = Nacht zag haar voor een edelman aan en sloeg haar: je wint.

task-learn-bluff = Je laatste dame staat op d2, en op d5 loert een masker van Nacht. Laat haar voor iemand anders doorgaan, zodat ze geslagen wordt.
task-learn-bluff-taken = Maar één soort stap, en Nacht had niets in de gaten. Je wint.
task-learn-bluff-mixed = Recht en diagonaal: zo lopen alleen een kandidaat en een dame. Nacht durft haar niet meer te slaan.
task-learn-bluff-elsewhere = De dame moet geslagen worden: speel met haar.
task-learn-bluff-hint-1 = Recht: d3, dan d4. Of steeds diagonaal: e3, dan d4.

task-learn-bluff-candidate = Je kandidaat zette een rechte stap, als een edelman. Ga langs de twee wachters naar het paleis: laat ze denken dat hij je laatste dame is.
task-learn-bluff-candidate-there = Recht, dan diagonaal: Nacht vreesde de dame en durfde niet. Je wint.
task-learn-bluff-candidate-caught = Nacht zag hem voor een ongevaarlijk masker aan en sloeg hem. Laat beide soorten stappen zien voor je binnen bereik komt, of op dat moment zelf.
task-learn-bluff-candidate-circle = Je loopt in kringetjes, en de partij is remise.
task-learn-bluff-candidate-risk = Het was maar een edelman, maar het had een dame kunnen zijn. Kom erlangs zonder te slaan.
task-learn-bluff-candidate-elsewhere = De kandidaat moet erlangs: speel met hem.
task-learn-bluff-candidate-hint-1 = Vanaf c4 een diagonale stap: dan heeft hij beide soorten stappen gezet, en zal Nacht aarzelen.

task-learn-game-show = Een volledige opstelling: elk tien maskers, in welke volgorde je maar wilt. Jij begint, daarna om de beurt: volg de pijl.
task-learn-game-show-begun = Zo begint een partij: de een, dan de ander, en niemand slaat een beurt over.

task-learn-game-last = Een kleine partij loopt ten einde. Win in twee zetten, wat de maskers van Nacht ook zijn.
task-learn-game-last-won = Twee stappen, en niemand kon bij je kandidaat.
task-learn-game-last-lost = Je kandidaat stond twee stappen van het paleis, links, ver van iedereen. Probeer het nog eens.
task-learn-game-last-drawn = De weg naar het paleis was vrij, links. Probeer het nog eens.
task-learn-game-last-hint-1 = Je kandidaat op b5 staat twee stappen van rij 7. Blijf links.

task-learn-game-four = Win deze kleine partij. Elke kant heeft een kandidaat, een soldaat en beide dames.
task-learn-game-four-won = Je hebt je eerste partij gewonnen.
task-learn-game-four-lost = Dat overkomt iedereen. Bekijk de laatste zet en speel nog een partij: Nacht zet de maskers dan anders neer.
task-learn-game-four-drawn = Niemand heeft verloren, en dat is al heel wat. Er wacht nog een partij, met een andere opstelling van Nacht.
task-learn-game-four-hint-1 = Bied je dames aan, en sla niet zomaar met je kandidaat: een dame neemt hem mee.

task-learn-game-six = Elk zes maskers, en beide dames zijn er nog. Win deze partij.
task-learn-game-six-won = Goed gespeeld: zes maskers, en je hield het hoofd koel.
task-learn-game-six-lost = Van een verloren partij leer je vaak meer dan van een gewonnen: welk masker had zich verraden? De volgende keer zet Nacht de maskers anders neer.
task-learn-game-six-drawn = Je hield stand tot het einde. In een volgende partij zet Nacht de maskers anders neer.
task-learn-game-six-hint-1 = Je mag je dames aanbieden: de eerste neemt meteen al een masker van Nacht mee.

task-learn-game-ten = Een volledige opstelling, elk tien maskers. Win je eerste echte partij.
task-learn-game-ten-won = Je hebt een hele partij VOLTO gewonnen.
task-learn-game-ten-lost = Op tien maskers letten valt niet mee, en je hebt een echte partij gespeeld. De volgende keer zet Nacht de maskers anders neer.
task-learn-game-ten-drawn = Een hele partij zonder winnaar: het scheelde niet veel. De volgende keer zet Nacht de maskers anders neer.
task-learn-game-ten-hint-1 = Maak de weg vrij met je soldaat. Let op hoe de maskers van Nacht lopen, en houd je kandidaat buiten bereik.
