### De cursus: de pagina, de lessen, en wat er onderweg gezegd wordt.

learn-title = Leren spelen
learn-description = Een VOLTO-cursus in twaalf korte lessen: de vreemde regel van de dames, de vijf maskers, slaan, afleiden, bluffen en een eerste partij.
learn-heading = Leren spelen
learn-intro = Twaalf korte lessen, ongeveer twintig minuten. Jij bent Ivoor, onderaan de speelmat.
learn-caption = { $kind ->
    [question] De stelling, met pijlen voor wat er gespeeld gaat worden.
   *[task] De speelmat van deze oefening, met Ivoor onderaan.
}
learn-predict = { $player ->
    [1] Ivoor wil van { $from } naar { $to } gaan. Wat gebeurt er?
   *[2] Nacht wil van { $from } naar { $to } gaan. Wat gebeurt er?
}
learn-predict-still = { $player ->
    [1] Ivoor wil het masker op { $from } laten staan, en dat is dan de hele beurt. Wat gebeurt er?
   *[2] Nacht wil het masker op { $from } laten staan, en dat is dan de hele beurt. Wat gebeurt er?
}
learn-predict-many = { $player ->
    [1] Ivoor begint, en de zetten { $moves } worden gespeeld. Hoe loopt het af?
   *[2] Nacht begint, en de zetten { $moves } worden gespeeld. Hoe loopt het af?
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
learn-answer = Het antwoord
learn-right = Goed gezien.
learn-wrong = Niet helemaal: deze vraag komt terug.
learn-next = Verder
learn-back = Terug
learn-skip = Dit ken ik: alleen de vragen
learn-lessons = De lessen
learn-place = Les { $lesson } van { $lessons }, stap { $step } van { $steps }
learn-stars = { $count ->
    [one] { $count } ster van de drie
   *[other] { $count } sterren van de drie
}
learn-lesson-stars = { $number }. { $title }: { $stars } van de { $total } sterren
learn-repeated = Deze ging mis: probeer het nog eens.
learn-finished = Je bent aan het einde van de cursus
learn-finished-text = Een echte tegenstander, een echte tafel: je bent er klaar voor. Hieronder zie je welke regels zeker zijn, en welke nog een blik verdienen.
learn-record = Jouw regels
learn-rule-sure = Zeker
learn-rule-shaky = Wankel
learn-rule-unasked = Nog niet gevraagd
learn-review = { $count ->
    [0] Vandaag niets te herhalen
    [one] { $count } vraag herhalen (twee minuten)
   *[other] { $count } vragen herhalen (twee minuten)
}
learn-reviewed = De herhaling is klaar: tot een andere dag.
learn-again = De cursus opnieuw beginnen
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
task-learn-offer-hint-1 = Raak de dame op c3 aan, en daarna het veld c4.

task-learn-spare = Nu is het Nacht die een dame kwijt is. Naast je edelman op c4 staan twee onbekende maskers. Doe een zet die niet kan verliezen.
task-learn-spare-spared = Precies: zolang je niets slaat, kan Nacht de tweede dame niet verliezen.
task-learn-spare-trap = Dat was de tweede dame van Nacht. Jij hebt haar geslagen, en dus wint Nacht. Zoek nu de uitweg.
task-learn-spare-lucky = Het was maar een edelman: je had geluk. Het had de dame kunnen zijn. Zoek een zet zonder enig risico.
task-learn-spare-hint-1 = Zet je edelman of je kandidaat op een leeg veld.

task-learn-noble = Breng je edelman van b2 naar c4, in drie zetten.
task-learn-noble-there = Daar staat hij: twee velden vooruit en één opzij, stap voor stap.
task-learn-noble-hint-1 = Nooit schuin: bijvoorbeeld b3, dan b4, dan c4.

task-learn-advisor = Breng je adviseur van b2 naar b4, in twee zetten. Je eigen edelman staat op een van de wegen.
task-learn-advisor-there = Twee keer schuin, en de edelman hoefde niet opzij.
task-learn-advisor-hint-1 = Het veld c3 is bezet. En a3?

task-learn-charge = Sla met je soldaat het masker van Nacht op c6, in één zet.
task-learn-charge-hit = Vier velden in één keer, en het masker is geslagen.
task-learn-charge-short = De soldaat stopte te vroeg. Hij kan helemaal doorlopen.
task-learn-charge-elsewhere = Dat was de edelman. Speel de soldaat op c2.
task-learn-charge-hint-1 = Raak de soldaat op c2 aan, en daarna c6.

task-learn-road = Sla het masker op d6 met je soldaat. Je eigen edelman staat hem in de weg.
task-learn-road-hit = Eerst de weg vrijmaken, dan stormen.
task-learn-road-blocked = De edelman staat nog in kolom d, en geen masker springt over een ander.
task-learn-road-short = De soldaat gaat niet terug: hij had moeten wachten tot de weg vrij was.
task-learn-road-hint-1 = Zet eerst de edelman opzij.

task-learn-candidate = Breng je kandidaat van b4 naar het vijandelijke paleis, in drie zetten.
task-learn-candidate-there = Aan het einde van je beurt staat hij in het vijandelijke paleis: je wint.
task-learn-candidate-caught = Je kandidaat is geslagen, en de partij is verloren. Blijf weg van het masker in de hoek.
task-learn-candidate-hint-1 = Drie velden recht vooruit: b5, b6, b7.

task-learn-lady = Breng je dame van c3 naar c5. Op c4 staat een masker van Nacht, en zij kan het niet slaan.
task-learn-lady-there = Ze is eromheen gelopen: twee stappen, niets geslagen.
task-learn-lady-hint-1 = Ga er schuin langs, over b4 of d4.

task-learn-endings = Eén masker heeft je edelman schuin geslagen en ging daarna recht verder: dat kan alleen de kandidaat zijn. Win op twee manieren, één per poging.
task-learn-endings-candidate = De vijandelijke kandidaat is geslagen: de partij is van jou.
task-learn-endings-palace = Je kandidaat staat in het vijandelijke paleis: de partij is van jou.
task-learn-endings-another = Dat was niet het masker dat zich verraden had. De partij gaat door.
task-learn-endings-quiet = Deze zet wint niet. Je kunt meteen winnen, op twee manieren.
task-learn-endings-hint-1 = Je adviseur op b3 heeft c4 op zijn diagonaal; je kandidaat op e6 is één stap van rij 7.

task-learn-deduce = Je kandidaat op c4 moet een van de twee maskers naast zich slaan. Een ervan heeft net een edelman geslagen. Welk is veilig?
task-learn-deduce-safe = Het had geslagen: het kon dus geen dame zijn.
task-learn-deduce-trap = Een dame: je kandidaat ging met haar van de mat. Het andere masker had geslagen, en kon dus geen dame zijn.
task-learn-deduce-quiet = Sla een van de twee maskers, met de kandidaat.
task-learn-deduce-hint-1 = Er is geslagen op b5. Dames slaan nooit.

task-learn-count = Nacht heeft nog maar twee maskers, de kandidaat en de laatste dame. Een ervan heeft je edelman geslagen. Sla de kandidaat.
task-learn-count-candidate = Twee maskers, en één kan de dame niet zijn: het was dus de kandidaat.
task-learn-count-lady = Dat was de dame, de tweede van Nacht: Nacht wint. Welk van de twee had geslagen?
task-learn-count-quiet = De kandidaat is binnen bereik van je edelman op c4: sla hem.
task-learn-count-hint-1 = Het masker dat sloeg, ging daarna recht naar b4.

task-learn-bluff = Je laatste dame staat op b2, en op b5 wacht een masker van Nacht. Loop als een edelman, en laat haar slaan.
task-learn-bluff-taken = Recht vooruit, als een edelman, en Nacht trapte erin. Je wint.
task-learn-bluff-diagonal = Zo’n omweg is niet de gang van een edelman die oprukt: Nacht vertrouwt het niet en blijft weg.
task-learn-bluff-back = Niet terug: breng haar naar het masker op b5.
task-learn-bluff-elsewhere = Met deze zet wordt je dame niet eerder geslagen.
task-learn-bluff-hint-1 = Eén veld vooruit, twee keer: b3, dan b4.

task-learn-game-four = Win deze kleine partij. Elke kant heeft een kandidaat, een soldaat, een edelman en de laatste dame.
task-learn-game-four-won = Je hebt je eerste partij gewonnen.
task-learn-game-four-lost = Nacht heeft gewonnen. Kijk hoe, en probeer het nog eens.
task-learn-game-four-drawn = Remise. Probeer het nog eens.
task-learn-game-four-hint-1 = Stuur de edelman en de soldaat vooruit, en denk goed na voor je slaat: het kan de laatste dame zijn.

task-learn-game-six = Zes maskers elk, en beide dames zijn er nog. Win deze partij.
task-learn-game-six-won = Goed gespeeld: zes maskers, en je hield het hoofd koel.
task-learn-game-six-lost = Nacht heeft gewonnen. Welk masker verried zich? Probeer het nog eens.
task-learn-game-six-drawn = Deze wint niemand. Probeer het nog eens.
task-learn-game-six-hint-1 = Je mag je dames aanbieden: al de eerste neemt een vijandelijk masker mee.

task-learn-game-ten = Een volledige opstelling, tien maskers elk. Win je eerste echte partij.
task-learn-game-ten-won = Je hebt een hele partij VOLTO gewonnen.
task-learn-game-ten-lost = Deze keer won Nacht. Alles begint opnieuw met dezelfde opstelling.
task-learn-game-ten-drawn = Remise na een hele partij. Probeer het nog eens.
task-learn-game-ten-hint-1 = Maak de weg vrij met je soldaat, let op hoe de vijandelijke maskers lopen, en houd je kandidaat buiten bereik.
