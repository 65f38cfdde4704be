### De cursus: de pagina, de lessen, en wat er onderweg gezegd wordt.

learn-title = Leren spelen
learn-description = Een VOLTO-cursus in twaalf korte lessen: de vreemde regel van de dames, de vijf maskers, slaan, afleiden, bluffen en een eerste partij.
learn-heading = Leren spelen
learn-intro = Twaalf korte lessen, ongeveer twintig minuten. Jij bent Ivoor, onderaan de speelmat.
learn-predict = { $player ->
    [1] { $kind ->
        [noble] De edelman van Ivoor wil van { $from } naar { $to } gaan. Wat gebeurt er?
        [advisor] De adviseur van Ivoor wil van { $from } naar { $to } gaan. Wat gebeurt er?
        [candidate] De kandidaat van Ivoor wil van { $from } naar { $to } gaan. Wat gebeurt er?
        [soldier] De soldaat van Ivoor wil van { $from } naar { $to } gaan. Wat gebeurt er?
       *[lady] De dame van Ivoor wil van { $from } naar { $to } gaan. Wat gebeurt er?
    }
   *[2] { $kind ->
        [noble] De edelman van Nacht wil van { $from } naar { $to } gaan. Wat gebeurt er?
        [advisor] De adviseur van Nacht wil van { $from } naar { $to } gaan. Wat gebeurt er?
        [candidate] De kandidaat van Nacht wil van { $from } naar { $to } gaan. Wat gebeurt er?
        [soldier] De soldaat van Nacht wil van { $from } naar { $to } gaan. Wat gebeurt er?
       *[lady] De dame van Nacht wil van { $from } naar { $to } gaan. Wat gebeurt er?
    }
}
learn-predict-still = { $player ->
    [1] { $kind ->
        [noble] De edelman van Ivoor wil op { $from } blijven staan, en dat is dan de hele beurt. Wat gebeurt er?
        [advisor] De adviseur van Ivoor wil op { $from } blijven staan, en dat is dan de hele beurt. Wat gebeurt er?
        [candidate] De kandidaat van Ivoor wil op { $from } blijven staan, en dat is dan de hele beurt. Wat gebeurt er?
        [soldier] De soldaat van Ivoor wil op { $from } blijven staan, en dat is dan de hele beurt. Wat gebeurt er?
       *[lady] De dame van Ivoor wil op { $from } blijven staan, en dat is dan de hele beurt. Wat gebeurt er?
    }
   *[2] { $kind ->
        [noble] De edelman van Nacht wil op { $from } blijven staan, en dat is dan de hele beurt. Wat gebeurt er?
        [advisor] De adviseur van Nacht wil op { $from } blijven staan, en dat is dan de hele beurt. Wat gebeurt er?
        [candidate] De kandidaat van Nacht wil op { $from } blijven staan, en dat is dan de hele beurt. Wat gebeurt er?
        [soldier] De soldaat van Nacht wil op { $from } blijven staan, en dat is dan de hele beurt. Wat gebeurt er?
       *[lady] De dame van Nacht wil op { $from } blijven staan, en dat is dan de hele beurt. Wat gebeurt er?
    }
}
learn-predict-many = { $player ->
    [1] Ivoor begint: { $moves }. Hoe loopt het af?
   *[2] Nacht begint: { $moves }. Hoe loopt het af?
}
learn-predict-twice = { $player ->
    [1] Ivoor begint: { $moves }, en daarna nog eens dezelfde zetten. Hoe loopt het af?
   *[2] Nacht begint: { $moves }, en daarna nog eens dezelfde zetten. Hoe loopt het af?
}
learn-look = { $player ->
    [1] Je zit op de plaats van Ivoor. Wat zie je van het masker op { $square }?
   *[2] Je zit op de plaats van Nacht. Wat zie je van het masker op { $square }?
}
learn-lost-10 = Ivoor is al één dame kwijt.
learn-lost-01 = Nacht is al één dame kwijt.
learn-lost-11 = Beide spelers zijn al één dame kwijt.
learn-choices = Jouw voorspelling
learn-choice-refused = Het mag niet
learn-choice-goes-on = De partij gaat door
learn-choice-ivory = Ivoor wint
learn-choice-night = Nacht wint
learn-choice-draw = Het is remise
learn-choice-symbol = Het symbool
learn-choice-face = Alleen het gezicht
learn-answer = Het antwoord
learn-right = Goed gezien.
learn-wrong = Niet helemaal: deze vraag komt terug.
learn-test-wrong = Niet helemaal: lees waarom, en volg dan de les.
learn-test-failed = De test is nog niet gehaald: hier is de les.
learn-test-passed = Test gehaald: les { $number } ken je.
learn-next = Verder
learn-later = Later
learn-back = Terug
learn-skip = Dit ken ik al: doe de test
learn-lessons = De lessen
learn-place = { $stage ->
    [worked] Les { $lesson }, stap { $step } van { $steps }: een voorbeeld om te volgen
    [completed] Les { $lesson }, stap { $step } van { $steps }: maak jij het af
    [alone] Les { $lesson }, stap { $step } van { $steps }: nu helemaal zelf
   *[question] Les { $lesson }, stap { $step } van { $steps }: een voorspelling
}
learn-place-test = Test van les { $lesson }: vraag { $step } van { $steps }
learn-place-review = Herhaling: vraag { $step } van { $steps }
learn-stars = { $count ->
    [one] { $count } ster van de drie
   *[other] { $count } sterren van de drie
}
learn-lesson-stars = { $number }. { $title }: { $stars } van de { $total } sterren
learn-lesson-passed = { $number }. { $title }: gehaald met de test
learn-repeated = Deze ging mis: probeer het nog eens.
learn-finished = Je bent aan het einde van de cursus
learn-finished-text = Een echte tegenstander, een echte tafel: je bent er klaar voor. Hieronder zie je welke regels zeker zijn, en welke nog een blik verdienen.
learn-unfinished = Er staan nog lessen open
learn-unfinished-text = { $count ->
    [one] Eén les is nog niet af: bovenaan is haar cirkel niet vol. Je kunt ernaar terug, of de test doen.
   *[other] { $count } lessen zijn nog niet af: bovenaan zijn hun cirkels niet vol. Je kunt ernaar terug, of de tests doen.
}
learn-record = Jouw regels
learn-record-count = Zeker: { $sure }, wankel: { $shaky }, nog niet gevraagd: { $unasked }
learn-rule-sure = { $days ->
    [0] Zeker, nu te herhalen
    [one] Zeker, morgen te herhalen
   *[other] Zeker, over { $days } dagen te herhalen
}
learn-rule-shaky = { $days ->
    [0] Wankel, nu te herhalen
    [one] Wankel, morgen te herhalen
   *[other] Wankel, over { $days } dagen te herhalen
}
learn-rule-unasked = Nog niet gevraagd
learn-rule-lesson = Les { $number }
learn-review = { $count ->
    [0] Vandaag niets te herhalen
    [one] { $count } vraag herhalen (twee minuten)
   *[other] { $count } vragen herhalen (twee minuten)
}
learn-reviewed = De herhaling is klaar: tot een andere dag.
learn-again = De cursus opnieuw beginnen
learn-again-sure = Alles vergeten en opnieuw beginnen? Druk nog een keer
learn-broken = Je voortgang kon niet gelezen worden, dus de cursus begint opnieuw. De oude gegevens zijn apart bewaard.
learn-unkept = Deze browser bewaart niets: je voortgang eindigt met dit bezoek.

## De lessen

lesson-ladies = De vreemde regel
lesson-ladies-text = Je jaagt niet op de dames van je tegenstander. Je wint als JOUW tweede dame geslagen wordt.
lesson-noble = De edelman
lesson-noble-text = De edelman gaat één veld recht: vooruit, achteruit, naar links of naar rechts.
lesson-advisor = De adviseur
lesson-advisor-text = De adviseur gaat één veld schuin. Geen enkel masker gaat ooit naar een veld met een masker van de eigen kant.
lesson-soldier = De soldaat
lesson-soldier-text = De soldaat stormt recht vooruit, zo ver als de weg vrij is. Terug gaat hij nooit.
lesson-candidate = De kandidaat
lesson-candidate-text = De kandidaat gaat één veld in elke richting. Breng hem naar het vijandelijke paleis, rij 7, en je wint.
lesson-lady = De dame
lesson-lady-text = Ook de dame gaat één veld in elke richting, maar zij is het enige masker dat niet kan slaan.
lesson-captures = Slaan
lesson-captures-text = Slaan doe je door naar het veld van een vijandelijk masker te gaan. Het toont zijn symbool, en dat beslist wat er volgt.
lesson-endings = Het einde
lesson-endings-text = Er zijn drie manieren om te winnen: de kandidaat slaan, het paleis bereiken, je tweede dame verliezen.
lesson-hidden = Wie ziet wat
lesson-hidden-text = Van je eigen maskers zie je de achterkant. Van die van je tegenstander zie je alleen het gezicht.
lesson-deduction = Afleiden
lesson-deduction-text = Elke zet verraadt iets. Wie geslagen heeft, is geen dame; wie schuin gaat, is geen edelman en geen soldaat.
lesson-bluff = Bluffen
lesson-bluff-text = Een dame die loopt als een edelman, lijkt een edelman. Laat haar daarvoor doorgaan.
lesson-game = Je eerste partijen
lesson-game-text = Vier maskers elk, dan zes, dan tien. Je tegenstander ziet van jouw maskers niet meer dan jij van de zijne.

## Wat de lessen vragen

task-learn-offer = Eén dame ben je al kwijt. Zet de laatste van c3 naar c4, vlak voor het masker van Nacht.
task-learn-offer-taken = Nacht heeft je tweede dame geslagen, en dus win jij. Dat is de vreemde regel.
task-learn-offer-away = Daar slaat niemand haar. Zet haar binnen bereik: op c4.
task-learn-offer-elsewhere = Deze zet verandert niets. Het is de dame die je laat winnen: bied haar aan.

task-learn-spare = Nu is het Nacht die een dame kwijt is. Naast je edelman op c4 staan twee onbekende maskers. Doe een zet die niet kan verliezen.
task-learn-spare-spared = Precies: zolang je niets slaat, kan Nacht de tweede dame niet verliezen.
task-learn-spare-trap = Dat was de tweede dame van Nacht. Jij hebt haar geslagen, en dus wint Nacht. Zoek nu de uitweg.
task-learn-spare-lucky = Het was maar een edelman: je had geluk. Het had de dame kunnen zijn. Zoek een zet zonder enig risico.
task-learn-spare-hint-1 = Zet je edelman of je kandidaat op een leeg veld.

task-learn-noble-show = De edelman gaat van c3 naar d4, in twee stappen.
task-learn-noble-show-there = Eén stap vooruit, één opzij: nooit schuin.

task-learn-noble-last = Je edelman ging van d2 naar d3, en toen naar c3. Zet de laatste stap, naar c4.
task-learn-noble-last-there = Eén rechte stap, en hij is er.
task-learn-noble-last-elsewhere = Dat is niet c4: dat veld ligt vlak voor je edelman.
task-learn-noble-last-hint-1 = Raak de edelman op c3 aan, en daarna het veld c4.

task-learn-noble = Breng je edelman van b2 naar c4, in drie zetten.
task-learn-noble-there = Daar staat hij: twee velden vooruit en één opzij, stap voor stap.
task-learn-noble-hint-1 = Nooit schuin: bijvoorbeeld b3, dan b4, dan c4.

task-learn-advisor-show = De adviseur gaat van c2 naar c4, in twee stappen.
task-learn-advisor-show-there = Twee schuine stappen: zo komt hij recht vooruit.

task-learn-advisor-last = Je adviseur ging van b2 naar c3, en toen naar d4. Zet de laatste stap, naar e5.
task-learn-advisor-last-there = Altijd schuin: hij verlaat nooit de velden van één tint.
task-learn-advisor-last-elsewhere = Dat is niet e5: volg dezelfde diagonaal, vooruit.
task-learn-advisor-last-hint-1 = Raak de adviseur op d4 aan, en daarna het veld e5.

task-learn-advisor = Breng je adviseur van b2 naar b4, in twee zetten. Je eigen edelman staat op een van de wegen.
task-learn-advisor-there = Twee keer schuin, en de edelman hoefde niet opzij.
task-learn-advisor-hint-1 = Het veld c3 is bezet. En a3?

task-learn-charge = Sla met je soldaat het masker van Nacht op c6, in één zet.
task-learn-charge-hit = Vier velden in één keer, en het masker is geslagen.
task-learn-charge-short = De soldaat stopte te vroeg. Hij kan helemaal doorlopen.
task-learn-charge-elsewhere = Dat was de edelman. Speel de soldaat op c2.

task-learn-halt = Je edelman heeft net kolom b vrijgemaakt. Breng de soldaat tot op b5, en niet verder.
task-learn-halt-stopped = Drie velden, geen veld meer: de soldaat stopt waar hij wil.
task-learn-halt-far = Hij liep door en sloeg. Dat mag, maar hij kon eerder stoppen, op b5.
task-learn-halt-short = Dat is niet b5, en terug gaat de soldaat nooit.
task-learn-halt-elsewhere = Dat was de edelman. Speel de soldaat op b2.
task-learn-halt-hint-1 = Raak de soldaat op b2 aan, en daarna het veld b5.

task-learn-road = Sla het masker op d6 met je soldaat. Je eigen edelman staat hem in de weg.
task-learn-road-hit = Eerst de weg vrijmaken, dan stormen.
task-learn-road-blocked = De edelman staat nog in kolom d, en geen masker springt over een ander.
task-learn-road-short = De soldaat gaat niet terug: hij had moeten wachten tot de weg vrij was.
task-learn-road-hint-1 = Zet eerst de edelman opzij.

task-learn-candidate-show = De kandidaat gaat van d5 naar het vijandelijke paleis, in twee stappen.
task-learn-candidate-show-there = Eén stap schuin, één recht: hij staat in het paleis, en je wint.

task-learn-candidate = Breng je kandidaat van b4 naar het vijandelijke paleis, in drie zetten.
task-learn-candidate-there = Aan het einde van je beurt staat hij in het vijandelijke paleis: je wint.
task-learn-candidate-caught = Je kandidaat is geslagen, en de partij is verloren. Blijf weg van het masker in de hoek.
task-learn-candidate-hint-1 = Drie velden recht vooruit: b5, b6, b7.

task-learn-lady-show = De dame gaat van b3 naar c5, in twee stappen.
task-learn-lady-show-there = Schuin, dan recht, steeds naar een leeg veld.

task-learn-lady-last = Je dame ging van c2 naar c3. Breng haar tussen de twee maskers van Nacht, naar c4.
task-learn-lady-last-there = Ze glipt ertussen: slaan kan ze niet.
task-learn-lady-last-elsewhere = Dat is niet c4: het lege veld tussen de twee maskers ligt vlak voor haar.
task-learn-lady-last-hint-1 = Raak de dame op c3 aan, en daarna het veld c4.

task-learn-lady = Breng je dame van c3 naar c5. Op c4 staat een masker van Nacht, en zij kan het niet slaan.
task-learn-lady-there = Ze is eromheen gelopen: twee stappen, niets geslagen.
task-learn-lady-hint-1 = Ga er schuin langs, over b4 of d4.

task-learn-capture-show = Er wordt twee keer geslagen: door je edelman, dan door je soldaat. Kijk wie van de mat gaat.
task-learn-capture-show-lady = De eerste keer kostte niets. De tweede keer was het een dame: zij gaat weg, en je soldaat met haar.

task-learn-endings-show = Een masker ging schuin, en sloeg toen recht vooruit je edelman: het is de kandidaat. Je soldaat slaat hem.
task-learn-endings-show-candidate = De kandidaat van Nacht is van de mat: je wint meteen.

task-learn-endings = Eén masker heeft je edelman schuin geslagen en ging daarna recht verder: dat kan alleen de kandidaat zijn. Win op twee manieren, één per poging.
task-learn-endings-candidate = De vijandelijke kandidaat is geslagen: de partij is van jou.
task-learn-endings-palace = Je kandidaat staat in het vijandelijke paleis: de partij is van jou.
task-learn-endings-another = Dat was niet het masker dat zich verraden had. De partij gaat door.
task-learn-endings-quiet = Deze zet wint niet. Je kunt meteen winnen, op twee manieren.
task-learn-endings-hint-1 = Je adviseur op b3 heeft c4 op zijn diagonaal; je kandidaat op e6 is één stap van rij 7.

task-learn-hidden-show = Jij speelt, dan speelt Nacht. Kijk wat het masker van Nacht laat zien.
task-learn-hidden-show-moved = Het is verplaatst, en nog steeds zie je alleen het gezicht. Maar het ging schuin: het is geen edelman en niet de soldaat.

task-learn-seat = Raak de soldaat van Nacht aan. Hier zie je alleen gezichten: neem eerst de plaats van Nacht in, onder de mat.
task-learn-seat-soldier = Vanaf de plaats van Nacht is de achterkant makkelijk te lezen. Vanaf jouw plaats was het een gezicht als alle andere.
task-learn-seat-hidden = Vanaf hier toont dit masker alleen zijn gezicht. Wissel van plaats.
task-learn-seat-empty = Dit veld is leeg: raak een masker aan.
task-learn-seat-own = Dit masker is van Ivoor. Zoek bij die van Nacht, vanaf de plaats van Nacht.
task-learn-seat-other = Je zit op de goede plaats, maar dit is niet de soldaat.
task-learn-seat-hint-1 = Het symbool van de soldaat is een lange pijl, recht vooruit.

task-learn-deduce-show = Nacht is al één dame kwijt. Voor je adviseur staan twee maskers; een ervan heeft net je edelman geslagen. Dat kun je dus slaan.
task-learn-deduce-show-safe = Wie geslagen heeft, is geen dame. Het andere masker had er wel een kunnen zijn.

task-learn-deduce = Je kandidaat op c4 moet een van de twee maskers naast zich slaan. Een ervan heeft net een edelman geslagen. Welk is veilig?
task-learn-deduce-safe = Het had geslagen: het kon dus geen dame zijn.
task-learn-deduce-trap = Een dame: je kandidaat ging met haar van de mat. Het andere masker had geslagen, en kon dus geen dame zijn.
task-learn-deduce-quiet = Sla een van de twee maskers, met de kandidaat.
task-learn-deduce-hint-1 = Er is geslagen op b5. Dames slaan nooit.

task-learn-count-show = Nacht heeft nog maar twee maskers: de kandidaat en de laatste dame. Het masker dat je edelman sloeg, is dus de kandidaat.
task-learn-count-show-candidate = Twee maskers, twee mogelijkheden, en één valt af: tellen was genoeg.

task-learn-count = Nacht heeft nog maar twee maskers, de kandidaat en de laatste dame. Een ervan heeft je edelman geslagen. Sla de kandidaat.
task-learn-count-candidate = Twee maskers, en één kan de dame niet zijn: het was dus de kandidaat.
task-learn-count-lady = Dat was de dame, de tweede van Nacht: Nacht wint. Welk van de twee had geslagen?
task-learn-count-quiet = De kandidaat is binnen bereik van je edelman op c4: sla hem.
task-learn-count-hint-1 = Het masker dat sloeg, ging daarna recht naar b4.

task-learn-bluff-show = Eén dame ben je kwijt. Voor Nacht kan je edelman op c3 best de laatste zijn. Zet hem vlak voor de neus van Nacht, op c4.
task-learn-bluff-show-spared = Nacht durft hem niet te slaan en wijkt uit: was het de dame, dan zou Nacht verliezen.

task-learn-bluff-last = Je laatste dame ging recht van d2 naar d3, als een edelman. Zet de laatste stap naar het masker op d5.
task-learn-bluff-last-taken = Nacht dacht een edelman te slaan: het was je tweede dame, en jij wint.
task-learn-bluff-last-aside = Daar slaat het masker op d5 haar niet. Zet haar recht vooruit, vlak ervoor.
task-learn-bluff-last-elsewhere = Je dame heeft niet bewogen, en op d3 komt niemand haar halen.
task-learn-bluff-last-hint-1 = Raak de dame op d3 aan, en daarna het veld d4.

task-learn-bluff = Je laatste dame staat op b2, en op b5 wacht een masker van Nacht. Loop als een edelman, en laat haar slaan.
task-learn-bluff-taken = Recht vooruit, als een edelman, en Nacht trapte erin. Je wint.
task-learn-bluff-diagonal = Zo’n omweg is niet de gang van een edelman die oprukt: Nacht vertrouwt het niet en blijft weg.
task-learn-bluff-back = Niet terug: breng haar naar het masker op b5.
task-learn-bluff-elsewhere = Met deze zet wordt je dame niet eerder geslagen.
task-learn-bluff-hint-1 = Eén veld vooruit, twee keer: b3, dan b4.

task-learn-game-show = Een volledige opstelling: tien maskers elk, in de volgorde die je wilt. Jij begint, daarna om de beurt.
task-learn-game-show-begun = Zo begint een partij: de een, dan de ander, en niemand slaat een beurt over.

task-learn-game-last = Een kleine partij loopt af. Win in twee zetten, wat de maskers van Nacht ook zijn.
task-learn-game-last-won = Twee stappen, en niemand kon bij je kandidaat.
task-learn-game-last-lost = Je kandidaat stond twee stappen van het paleis, links, ver van iedereen. Probeer het nog eens.
task-learn-game-last-drawn = De weg naar het paleis was toch vrij, links. Probeer het nog eens.
task-learn-game-last-hint-1 = Je kandidaat op b5 is twee stappen van rij 7. Blijf links.

task-learn-game-four = Win deze kleine partij. Elke kant heeft een kandidaat, een soldaat, een edelman en de laatste dame.
task-learn-game-four-won = Je hebt je eerste partij gewonnen.
task-learn-game-four-lost = Dat overkomt iedereen. Bekijk de laatste zet en speel nog een partij: Nacht zet de maskers dan anders neer.
task-learn-game-four-drawn = Niemand heeft verloren, en dat is al heel wat. Er wacht nog een partij, met een andere opstelling van Nacht.
task-learn-game-four-hint-1 = Stuur de edelman en de soldaat vooruit, en denk goed na voor je slaat: het kan de laatste dame zijn.

task-learn-game-six = Zes maskers elk, en beide dames zijn er nog. Win deze partij.
task-learn-game-six-won = Goed gespeeld: zes maskers, en je hield het hoofd koel.
task-learn-game-six-lost = Van een verloren partij leer je vaak meer dan van een gewonnen: welk masker had zich verraden? De volgende keer stelt Nacht zich anders op.
task-learn-game-six-drawn = Je hield stand tot het einde. In een volgende partij stelt Nacht zich anders op.
task-learn-game-six-hint-1 = Je mag je dames aanbieden: al de eerste neemt een vijandelijk masker mee.

task-learn-game-ten = Een volledige opstelling, tien maskers elk. Win je eerste echte partij.
task-learn-game-ten-won = Je hebt een hele partij VOLTO gewonnen.
task-learn-game-ten-lost = Op tien maskers letten is veel, en je hebt een echte partij gespeeld. De volgende keer stelt Nacht zich anders op.
task-learn-game-ten-drawn = Een hele partij zonder winnaar: het scheelde niet veel. De volgende keer stelt Nacht zich anders op.
task-learn-game-ten-hint-1 = Maak de weg vrij met je soldaat, let op hoe de vijandelijke maskers lopen, en houd je kandidaat buiten bereik.
