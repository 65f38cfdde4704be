### De puzzels: hun soorten, hun thema’s, wat ze moeilijk maakt, en de route voor beginners.

## De vier soorten

puzzle-kind-win = Winnen
puzzle-kind-win-about = Vind de zet die de winst afdwingt, wat de verborgen maskers ook zijn en wat je tegenstander ook antwoordt.
puzzle-kind-save = Redden
puzzle-kind-save-about = Vind de enige zet waarna je tegenstander niet meteen kan winnen, wat de verborgen maskers ook zijn.
puzzle-kind-unmask = Ontmaskeren
puzzle-kind-unmask-about = Zeg wie er achter het masker zit. De zetten die je hebt gezien en de maskers naast de mat laten maar één mogelijkheid over.
puzzle-kind-odds = Gokken
puzzle-kind-odds-about = Niets is zeker: tel de werelden, dat wil zeggen de mogelijke manieren om de verborgen maskers in te vullen. De beste gok is die met het grootste verschil tussen meteen gewonnen en meteen verloren werelden.

## De thema’s

theme-palace-run = De sprint naar het paleis
theme-palace-run-about = De kandidaat loopt het paleis van de tegenstander in, en niemand houdt hem nog tegen.
theme-hunt = De jacht
theme-hunt-about = De kandidaat van je tegenstander kan zich nergens meer verstoppen: wat hij ook doet, hij wordt geslagen.
theme-two-roads = Twee wegen
theme-two-roads-about = Je dreigt het paleis binnen te gaan én de kandidaat te slaan. Je tegenstander kan maar één van beide wegen afsluiten.
theme-bait = Het lokaas
theme-bait-about = Een dame gaat in de weg staan. Wie haar slaat, betaalt daar een prijs voor.
theme-soldiers-road = De weg van de soldaat
theme-soldiers-road-about = Een vrije kolom is voor de soldaat genoeg om van ver toe te slaan.
theme-sacrifice = Het offer
theme-sacrifice-about = De sleutelzet plaatst een masker waar het geslagen kan worden, en wint toch.
theme-lift-the-mask = Het masker af
theme-lift-the-mask-about = De sleutelzet slaat een masker dat je niet kent. Wie het ook blijkt te zijn, het plan heeft een antwoord.
theme-race = De wedloop
theme-race-about = Ook je tegenstander staat op het punt te winnen. Elke zet telt.
theme-lone-witness = De enige getuige
theme-lone-witness-about = Eén masker van je tegenstander heeft het geheim verraden. Kijk wat zijn zetten uitsluiten.
theme-footprints = Voetsporen
theme-footprints-about = Verschillende maskers van je tegenstander hebben sporen achtergelaten. Alleen samen vertellen ze wat je moet weten.
theme-counting-out = Wegstrepen
theme-counting-out-about = In de doos zitten tien maskers per kant. Streep weg wie je al kent, en de rest volgt vanzelf.
theme-last-of-its-kind = De laatste van zijn soort
theme-last-of-its-kind-about = Eén personage moet nog op de mat staan, en maar één masker kan het zijn.
theme-betrayed = De verraden kandidaat
theme-betrayed-about = De kandidaat van je tegenstander heeft zelf niets laten merken, maar zijn gezelschap heeft hem verraden.
theme-wall = De muur
theme-wall-about = Een van je maskers gaat ertussen staan en verspert de weg.
theme-flight = De vlucht
theme-flight-about = Je kandidaat moet weg, en maar één veld is veilig.
theme-strike-first = De eerste klap
theme-strike-first-about = De beste verdediging is het masker slaan dat je bedreigt.
theme-lady-shield = Het schild van de dame
theme-lady-shield-about = Alleen een dame redt de partij, door te gaan staan waar je tegenstander haar niet wil tegenkomen.
theme-poisoned-lady = De giftige dame
theme-poisoned-lady-about = Eén slag lijkt alles op te lossen. Maar wat als er een dame achter het masker zit?
theme-best-bet = De beste gok
theme-best-bet-about = Eén zet wint in minstens de helft van de werelden. Tel de werelden om die zet te vinden.
theme-long-shot = De kleine kans
theme-long-shot-about = Alle kansen zijn klein, maar één is beter dan de andere.

## De eerste hint: een vraag

theme-palace-run-question = Wie kan je kandidaat op weg naar het paleis nog tegenhouden?
theme-hunt-question = Waar kan de kandidaat van je tegenstander nog heen?
theme-two-roads-question = Met welke zet dreig je twee dingen tegelijk?
theme-bait-question = Wat zou het je tegenstander kosten om een van je dames te slaan?
theme-soldiers-road-question = Wat staat de soldaat in de weg, en wat niet?
theme-sacrifice-question = Welk van je maskers zou je kunnen missen?
theme-lift-the-mask-question = Wat leer je door te slaan, en kun je met elk antwoord verder?
theme-race-question = Wie is er het eerst, jij of je tegenstander?
theme-lone-witness-question = Welk masker heeft het meest over zichzelf verteld?
theme-footprints-question = Wat sluiten de zetten uit die je hebt gezien?
theme-counting-out-question = Wie ligt er al naast de mat, en wat blijft er over voor de rest?
theme-last-of-its-kind-question = Van welk personage is er nog maar één masker? En welk kan dat zijn?
theme-betrayed-question = Als geen van de maskers die zich hebben bewogen de kandidaat is, wie dan wel?
theme-wall-question = Welk veld mag je tegenstander niet voorbij?
theme-flight-question = Waar is je kandidaat buiten ieders bereik?
theme-strike-first-question = Wie bedreigt je, en kun je bij dat masker komen?
theme-lady-shield-question = Wat zou je tegenstander het minst graag slaan?
theme-poisoned-lady-question = Wat als het masker dat je wilt slaan, een dame is?
theme-best-bet-question = In hoeveel werelden wint elke zet, en in hoeveel verliest hij?
theme-long-shot-question = Welke van al die kleine kansen is het minst riskant?

## Hoe moeilijk, en waarom

difficulty-1 = Eerste stappen
difficulty-2 = Makkelijk
difficulty-3 = Gemiddeld
difficulty-4 = Moeilijk
difficulty-5 = Meesterlijk

why-length = Het plan telt meerdere zetten.
why-worlds = Er zijn veel mogelijke werelden.
why-temptation = Meerdere verkeerde zetten zien er verleidelijk uit.
why-quiet = De sleutelzet lijkt onschuldig: zonder slaan of dreigen.
why-counting = Je moet meerdere maskers samen tellen.
why-history = Zonder de zetten ervoor is de puzzel niet op te lossen.

## De route voor beginners

path-title = De route voor beginners
path-about = Veertig puzzels op volgorde, van de eerste slag tot het lezen van sporen.

path-win-in-1-001 = De kandidaat van je tegenstander staat binnen bereik. Welk masker van jou loopt op de goede manier?
path-win-in-1-028 = Sommige maskers slaan van ver toe, zolang er niets in de weg staat.
path-win-in-1-002 = Je eigen dame staat in een ingang van het paleis. Is er nog een?
path-win-in-1-032 = Twee kandidaten staan tegenover elkaar. Dat is alleen goed voor wie aan zet is.
path-win-in-1-029 = Nu ben je Nacht. Bedenk welke kant vooruit is.
path-save-001 = Je kandidaat is in gevaar, en het gevaar komt van ver. Bedenk ook wat een kandidaat nooit mag slaan.
path-win-in-2-001 = Tel de stappen: de jouwe naar het paleis, die van je tegenstander naar jouw kandidaat.
path-win-in-2-011 = Een buurman is niet altijd een gevaar. Het hangt ervan af hoe hij loopt.
path-win-in-2-019 = Er is meer dan één veld waarlangs je verder kunt. Kijk welke velden je tegenstander bewaakt.
path-win-in-2-018 = De kandidaat van je tegenstander wil je graag tegenhouden. Wat riskeert hij als hij dichterbij komt?
path-win-in-2-140 = Eindelijk een jacht. Wie dekt de jager die dichtbij komt?
path-win-in-1-010 = Voor het eerst weet je niet wie wie is. Maakt dat hier iets uit?
path-win-in-1-012 = Twee onbekenden staan voor je paleis. Maar wie is er aan zet?
path-win-in-1-018 = Misschien hoeft ook je tegenstander nog maar één stap te zetten. Laat je door niemand afleiden.
path-win-in-1-011 = Er is meer dan één ingang van het paleis. Bedenk wat er bij elke ingang kan wachten.
path-win-in-1-017 = Een andere aankomst, dezelfde vraag. Bedenk wat er gebeurt met een kandidaat die een dame slaat.
path-win-in-1-013 = Er zijn nog twee maskers: de kandidaat en een dame. Waar een van de twee nu staat, kan de kandidaat onmogelijk staan.
path-save-052 = Wie is wie? Dat kun je niet weten. Zoek wat in beide gevallen veilig is.
path-save-037 = Drie onbekenden, en twee ervan zijn dames. Raden hoeft niet.
path-save-022 = Toeslaan of terugwijken? Vraag je af wat het kost als het masker niet is wie je denkt.
path-win-in-2-041 = Twee zetten tot het paleis, twee onbekenden op de mat. Kan een van hen op tijd komen?
path-win-in-2-066 = Drie onbekenden, en elk van hen kan de kandidaat zijn. Waar kan geen van hen bij je komen?
path-win-in-2-042 = Iemand zit je op de hielen. Misschien is het de kandidaat, misschien een dame.
path-win-in-2-045 = Zoek eerst uit wie de twee maskers zijn, en doe dan pas je zet. Het ene verraadt het andere.
path-unmask-003 = Een van de twee maskers heeft net geslagen. Begin met wat dat uitsluit.
path-unmask-030 = Het masker waar het om gaat, heeft niet bewogen. Zijn metgezel wel.
path-unmask-001 = Streep door wat het masker zelf heeft uitgesloten, en kijk dan wat er naast de mat ligt.
path-unmask-013 = Eén masker stond in jouw paleis, en de partij ging door. Trek je conclusie.
path-unmask-002 = Een masker is net je paleis binnengelopen, en er gebeurde niets. Wie kan dat?
path-save-023 = Er staat een onbekende voor je poort. Tel wat je tegenstander nog heeft, en weeg elke slag af.
path-save-028 = Hetzelfde gevaar aan de andere kant. Sommige maskers van jou mogen een slag riskeren, één niet.
path-save-069 = Je buurman heeft maar één zet gedaan. Wat zegt die over hoe hij slaat?
path-odds-015 = Niets is deze keer zeker. Maak een lijst van de werelden: hoe vaak is elke buurman de kandidaat?
path-odds-024 = Meer dan één masker van jou kan toeslaan. Welk doelwit heeft al iets over zichzelf verraden?
path-odds-084 = Twee onbekenden naast je, en allebei hebben ze sporen achtergelaten. Weeg ze tegen elkaar af.
path-win-in-1-024 = Eén zet was genoeg om een masker te verraden. Welk masker, en waarom?
path-win-in-3-002 = Nu zijn het drie zetten. Loop eerst de hele weg in je hoofd, en zet dan de eerste stap.
path-win-in-3-005 = De kandidaat van je tegenstander kan je volgen, maar is dat slim? Zoek de velden waar hij niet durft te komen.
path-win-in-2-003 = De prooi zit bijna vast. Kijk waar hij nog kan ontsnappen.
path-win-in-2-091 = Alles wat je hebt geleerd tegelijk: lees de sporen, tel wat er over is, en kies dan pas.
