### De pagina van grenzen en metingen; de README en de terminal nemen de Engelse woorden.

measured-title = De metingen
measured-heading = Wat er gemeten wordt, en wat we onszelf toestaan
measured-description = De grenzen die deze site zichzelf stelt in bytes, verzoeken en tijd, de laatst gemeten cijfers, wanneer en hoe.
measured-intro = Een trage of zware site sluit lezers uit. Daarom staan al haar grenzen in één bestand van het project, en is geen enkel cijfer op deze pagina met de hand getypt: het programma dat meet, heeft ze allemaal geschreven.

measured-exact-title = Wat exact is
measured-exact-intro = Bytes, verzoeken en punten zijn op elke machine gelijk. Elke wijziging van de site moet binnen deze grenzen blijven, anders slagen de tests niet. Het gewicht van een pagina is alles wat een browser bij een eerste bezoek ophaalt, met de teksten gecomprimeerd zoals een host ze verstuurt; de motor, die daarna komt, telt apart.
measured-times-title = Wat tijd kost
measured-times-intro = Hoelang iets duurt, hangt van de machine af. Daarom wordt alles, waar dat kan, in dezelfde ronde als een maatstaf gemeten; het cijfer is dan de verhouding tussen beide. Het commando `make bench` herhaalt alles.
measured-growth-title = Hoe de tijd van de oplosser groeit
measured-growth-intro = De mediaan en de langste tijd voor willekeurige posities, met alle maskers van de tegenstander verborgen, in milliseconden.
measured-strength-title = Hoe sterk de tegenstander is
measured-strength-intro = Elk duel telt veel partijen vanuit willekeurige opstellingen, telkens twee met dezelfde opstellingen en van plaats gewisseld; remise is een half punt. Het aandeel is dat van de eerstgenoemde, en van 100 zulke intervallen bevatten er 95 het ware aandeel. De moedige, de sluwe en de voorzichtige zijn de vroegere tegenstanders van deze site, bewaard als maatstaf.
measured-strength-begun = Wie begon, haalde { $share } van de punten in alle { $games } partijen samen.
measured-strength-code = De partijen zijn beslist door de code en de gewichten met de vingerafdruk `{ $digest }`; `python -m volto_core.arena tournament` speelt ze opnieuw.
measured-strength-times = De tijden zijn die van een gecompileerde kopie van dezelfde code op een drukke machine: ze speelt dezelfde partijen, enkele keren zo snel.
measured-collection-title = Wat de puzzels waard zijn
measured-collection-intro = Elke puzzel is bewezen; deze cijfers laten zien of de verzameling het oplossen waard is. Het commando `python -m volto_puzzles audit` berekent ze, en een test bewaakt ze.
measured-collection-code = De ratings zijn gemeten met de tegenstander van wie de code en de gewichten de vingerafdruk `{ $digest }` hebben.
measured-first-games-title = De eerste partijen van een beginner
measured-first-games-intro = De cursus eindigt met drie partijen tegen niveau 1, vanuit willekeurige opstellingen waarin geen soldaat op een kandidaat mikt, en ook niet op een dame als daar een ander masker kan staan. Een nagebootste beginner speelt ze: hij grijpt de winst die hij ziet, slaat alles wat zijn edelen, adviseurs en soldaat kunnen slaan zonder meteen te verliezen, en doet anders een willekeurige zet vooruit, met zijn kandidaat nooit naast een masker van de tegenstander. Een op de drie zetten, door het lot bepaald, is overhaast: dan slaat hij alles wat hij kan, ook met zijn kandidaat, ook wat de laatste dame kan zijn. Hij onthoudt niets, neemt geen zet terug en trekt zich van geen waarschuwing iets aan. Van verlies vóór de zesde zet leer je niets: dat mag in hoogstens { $most } van de partijen gebeuren.
measured-first-games-code = De partijen zijn beslist door de code met de vingerafdruk `{ $digest }`; `python -m volto_core.arena first-games` speelt ze opnieuw.
measured-first-games-masks = Maskers per speler
measured-first-games-soon = Verloren vóór de zesde zet
measured-first-games-won = Gewonnen
measured-first-games-drawn = Remise
measured-machine-title = Op welke machine
measured-machine-intro = Een meting geldt alleen waar ze gedaan is.
measured-machine = { $cores } kernen, Python { $python }, { $browser }

measured-kind = Pagina
measured-page = { $page ->
    [home] De startpagina
    [rules] De regels
    [examples] De voorbeelden
    [learn] De cursus
    [puzzles] De puzzels
    [puzzle] Eén puzzel
    [play] De speelpagina
   *[lab] Het lab
}
measured-requests = Verzoeken
measured-weight = Gewicht
measured-what = Meting
measured-figure = Cijfer
measured-limit = Grens
measured-how = Hoe
measured-day = Datum
measured-masks = Maskers op de mat
measured-within = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
measured-grown = { $median }, hoogstens { $slowest }
measured-pairing = Duel
measured-games = Partijen
measured-share = Aandeel
measured-interval = 95%-interval
measured-begun = Wie begint
measured-seconds = Tijd
measured-against = { $first } tegen { $second }
measured-arranged = { $first } met eigen opstellingen tegen { $second }
measured-from-to = { $low } tot { $high }
measured-level = niveau { $level }
measured-contestant = { $who ->
    [bold] de moedige
    [sly] de sluwe
    [careful] de voorzichtige
   *[random] het toeval
}

measured-unit-times = { $value } keer
measured-unit-s = { $value } s
measured-unit-ms = { $value } ms
measured-unit-kB = { $value } kB
measured-unit-MB = { $value } MB
measured-unit-requests = { $value }
measured-unit-points = { $value } punten
measured-at-least = minstens { $limit }
measured-at-most = hoogstens { $limit }
measured-no-limit = –
measured-missed = { $figure }, niet gehaald

measured-engine = De hele motor: Python, zijn bibliotheek en de spelregels
measured-engine-how = gecomprimeerd zoals een host hem verstuurt
measured-engine-share = De motor, vergeleken met standaard-Pyodide met dezelfde regels
measured-engine-share-how = verstuurde bytes, met `loadPyodide` en een `.whl`-bestand als maatstaf
measured-snapshot = Het geheugen van Python, dat een bezoek voor het volgende bewaart
measured-snapshot-how = één bestand, opgehaald als de pagina niets anders te doen heeft, en nooit over een verbinding met een datalimiet
measured-puzzle-bytes = Wat een puzzel aan de site toevoegt, in alle vier de talen
measured-puzzle-bytes-how = pagina’s, gegevens, bewijs en lijsten, niet gecomprimeerd; gemiddelde van de { $puzzles } puzzels
measured-accessibility = Toegankelijkheid volgens Lighthouse
measured-accessibility-how = het laagste cijfer van { $pages } pagina’s, op een telefoon en op een computer
measured-best-practices = Goede praktijken volgens Lighthouse
measured-best-practices-how = het laagste cijfer van { $pages } pagina’s, op een telefoon en op een computer
measured-seo = Vindbaarheid volgens Lighthouse
measured-seo-how = het laagste cijfer van { $pages } pagina’s, op een telefoon en op een computer

measured-perft = Posities per seconde, vergeleken met `python-chess` vanuit zijn beginpositie
measured-perft-how = elke laatste positie wordt gespeeld; mediaan van { $rounds } rondes
measured-suspects = Wat elk masker nog kan zijn, na { $turns } zetten en met twintig maskers op de mat
measured-suspects-how = de traagste van { $games } willekeurige partijen
measured-import = `import volto_core` met het protocol van de pagina, boven op de kale interpreter
measured-import-how = de snelste van { $starts } starts van elk
measured-enumeration = Gedwongen winst in drie zetten met tien maskers, waarvan vijf verborgen, vergeleken met het opsommen van alle werelden
measured-enumeration-how = { $problems } posities, dezelfde antwoorden
measured-three-moves = Een gedwongen winst in drie zetten met tien maskers op de mat
measured-three-moves-how = de traagste van { $problems } posities
measured-first-cold = Eerste antwoord van Python bij een eerste bezoek, vergeleken met standaard-Pyodide
measured-first-cold-how = mediaan van { $rounds } paren, met een lege cache
measured-first-warm = Eerste antwoord van Python bij een tweede bezoek, vergeleken met standaard-Pyodide
measured-first-warm-how = mediaan van { $rounds } paren
measured-move = Een zet op de pagina, met de toegestane velden en de verdachten
measured-move-how = mediaan van { $moves } zetten
measured-bot = Het antwoord van de tegenstander in de partijen van de cursus, op de pagina
measured-bot-how = het traagste van { $moves } antwoorden
measured-level-five = Het antwoord van het hoogste niveau, op de pagina
measured-level-five-how = mediaan van { $moves } antwoorden in eigen partijen
measured-levels-below = Het antwoord van de niveaus 1 tot en met 3, op de pagina
measured-levels-below-how = mediaan van { $moves } antwoorden, het traagste van de drie niveaus
measured-review = De analyse van een partij van 40 zetten, op de pagina
measured-review-how = mediaan van { $games } partijen
measured-touch = Van de eerste aanraking tot de toegestane velden, zonder op Python te wachten
measured-touch-how = pagina met de regels, mediaan van { $rounds } eerste bezoeken
measured-touch-phone = Dezelfde eerste aanraking op een telefoon die { $slower } keer zo traag is
measured-touch-phone-how = processor vertraagd door de browser, mediaan van { $rounds } eerste bezoeken
measured-load-rules = De pagina met de regels laden, in rekentijd van één kern
measured-load-rules-how = hoofdthread op volle snelheid tot alle matten speelbaar zijn, mediaan van { $rounds } eerste bezoeken
measured-load-examples = De pagina met de voorbeelden laden, in rekentijd van één kern
measured-load-examples-how = hoofdthread op volle snelheid tot alle matten speelbaar zijn, mediaan van { $rounds } eerste bezoeken
measured-task-desk = De langste taak terwijl een leespagina laadt, op een computer
measured-task-desk-how = de slechtste van { $pages } pagina’s, mediaan van { $rounds } eerste bezoeken; onder 50 ms meldt de browser niets
measured-task-phone = Dezelfde taak op een telefoon die { $slower } keer zo traag is
measured-task-phone-how = de slechtste van { $pages } pagina’s, processor vertraagd door de browser, mediaan van { $rounds } eerste bezoeken
measured-memory = Het geheugen van een pagina waarop Python draait
measured-memory-how = alles wat het proces voor zichzelf houdt, de zwaarste van { $pages } pagina’s
measured-answer-first = Van de eerste zet tot het antwoord, drie seconden nadat de pagina er is
measured-answer-first-how = eerste bezoeken aan de cursus en aan een puzzel, mediaan van elk { $rounds }, de traagste van de twee
measured-answer-second = Hetzelfde antwoord bij een tweede bezoek
measured-answer-second-how = cursus en puzzel, mediaan van elk { $rounds }, de traagste van de twee
measured-answer-phone = Hetzelfde antwoord bij een eerste bezoek op een telefoon die { $slower } keer zo traag is
measured-answer-phone-how = processor vertraagd door de browser, mediaan van elk { $rounds }, de traagste van de twee
measured-verdict-first = Oordeel over de eerste zet van een puzzel, 95 van de 100 keer
measured-verdict-first-how = { $puzzles } puzzels uit de verzameling, in een browser
measured-verdict-later = Oordeel over een latere zet, 95 van de 100 keer
measured-verdict-later-how = { $puzzles } puzzels uit de verzameling, in een browser
measured-build = De site bouwen zonder de pagina’s van losse puzzels, vergeleken met Material met `static-i18n`
measured-build-how = met zoekindex, spiekbriefjes en plaatjes; mediaan van { $rounds } keer bouwen
measured-puzzle-page = De pagina van een puzzel, vergeleken met een pagina van die kale site
measured-puzzle-page-how = wat elk aan het bouwen toevoegt, mediaan van { $rounds } keer bouwen
measured-rules-share = Alles wat een browser voor de pagina met de regels ophaalt, vergeleken met de kale site
measured-rules-share-how = teksten gecomprimeerd zoals een host ze verstuurt
measured-author-page = Hoelang een auteur op een net gewijzigde pagina wacht
measured-author-page-how = `make serve`, van het opslaan van het bestand tot de nieuwe pagina er is; mediaan van { $rounds } wijzigingen
measured-author-style = Hetzelfde na een wijziging van een stijlblad
measured-author-style-how = `make serve`, van het opslaan van het bestand tot de nieuwe stijl er is; mediaan van { $rounds } wijzigingen
measured-build-now = De site bouwen met haar { $puzzles } puzzels als er niets veranderd is
measured-build-now-how = processortijd, alle processen meegeteld
measured-new-now = Hetzelfde als er een puzzel bij komt, vergeleken met bouwen als er niets veranderd is
measured-new-now-how = een puzzel waarvan nog niets berekend is, komt bij de { $puzzles } andere
measured-list-now = Wat een browser die de site bewaart, ophaalt om te weten wat die puzzel veranderd heeft
measured-list-now-how = de service worker en de lijsten die veranderd zijn, niet gecomprimeerd, voor wie in het Frans speelt
measured-site-now = De hele site met haar { $puzzles } puzzels
measured-site-now-how = alle bestanden, niet gecomprimeerd
measured-bytes-ten = Wat een puzzel aan de site toevoegt als er tien keer zoveel zijn
measured-bytes-ten-how = { $puzzles } puzzels: die van de verzameling, gekopieerd onder andere namen
measured-build-ten = De site bouwen met { $puzzles } puzzels als er niets veranderd is
measured-build-ten-how = processortijd, alle processen meegeteld
measured-new-ten = Hetzelfde als er een puzzel bij komt, vergeleken met bouwen als er niets veranderd is
measured-new-ten-how = een puzzel waarvan nog niets berekend is, komt bij de { $puzzles } andere
measured-list-ten = Wat een browser ophaalt om te weten wat er veranderd is, met tien keer zoveel puzzels
measured-list-ten-how = er komt één puzzel bij { $puzzles } andere; de service worker en de lijsten die veranderd zijn, niet gecomprimeerd
measured-site-ten = De hele site met { $puzzles } puzzels
measured-site-ten-how = alle bestanden, niet gecomprimeerd; een site op GitHub Pages mag een miljoen kilobyte wegen
measured-performance-desktop = Prestaties volgens Lighthouse, op een computer
measured-performance-desktop-how = mediaan van { $rounds } metingen van de startpagina en de regels, gesimuleerd netwerk
measured-performance-mobile = Prestaties volgens Lighthouse, op een telefoon
measured-performance-mobile-how = mediaan van { $rounds } metingen van de startpagina en de regels, gesimuleerd netwerk

measured-collection-puzzles = Puzzels
measured-collection-wins = Winstpuzzels
measured-collection-forward-keys = Winst met een stap vooruit van de kandidaat als sleutelzet
measured-collection-only-steps = Winst met als sleutelzet de enige stap vooruit die niet meteen verliest
measured-collection-other-keys = Winst met een andere sleutelzet
measured-collection-smallest-theme = Puzzels van het zeldzaamste thema
measured-collection-copies = Puzzels met dezelfde kern als een andere: elk overbodig masker weg, gespiegeld, van plaats gewisseld
measured-collection-padding = Maskers die het antwoord niet nodig heeft en die niemand verleiden
measured-collection-wins-in-four = Winst in vier zetten
measured-collection-hardest = Puzzels van het hoogste niveau
measured-collection-kinds-of-hardest = Soorten puzzels daaronder
measured-collection-counting-and-history = Puzzels waarvoor je moet tellen én de zetten gezien moet hebben
measured-collection-hidden = Puzzels met verborgen maskers, behalve die waarvan de oplossing in elke wereld dezelfde is
measured-collection-two-masks = Puzzels die naar twee maskers tegelijk vragen
measured-collection-bait-saves = Reddingen met een lokaas
measured-collection-smallest-level = Puzzels van het zeldzaamste niveau
