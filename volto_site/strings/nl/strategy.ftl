### Wat de pagina over strategie zegt: haar tabellen, en de zetten van de modelpartijen.

strategy-study = Partijen
strategy-games = aantal
strategy-margin = marge
strategy-seconds = duur
strategy-study-arranged = niveau { $level } tegen zichzelf, elk met eigen opstellingen
strategy-study-by-chance = niveau { $level } tegen zichzelf, willekeurige opstellingen
strategy-study-chosen-against-chance = niveau { $level } tegen zichzelf, een gekozen opstelling tegen een willekeurige
strategy-code = Deze tellingen gelden voor het programma met deze vingerafdruk: `{ $digest }`.
strategy-moves = { $count ->
    [one] De zet, met commentaar
   *[other] Alle { $count } zetten, één voor één
}
strategy-start = In het begin weet geen van beiden iets van de maskers van de ander. Ga vooruit met de pijl.
strategy-review = Bekijk deze partij zet voor zet, en probeer het anders
strategy-certainty = Zekerheid na deze zet: Ivoor { $ivory }%, Nacht { $night }%.
strategy-knew = { $who ->
    [1] { $certain ->
        [0] Vóór deze zet kon Ivoor nog geen enkel masker van Nacht herkennen: { $worlds } mogelijke werelden.
        [one] Vóór deze zet kon Ivoor één masker van Nacht herkennen: { $worlds } mogelijke werelden.
       *[other] Vóór deze zet kon Ivoor { $certain } maskers van Nacht herkennen: { $worlds } mogelijke werelden.
    }
   *[2] { $certain ->
        [0] Vóór deze zet kon Nacht nog geen enkel masker van Ivoor herkennen: { $worlds } mogelijke werelden.
        [one] Vóór deze zet kon Nacht één masker van Ivoor herkennen: { $worlds } mogelijke werelden.
       *[other] Vóór deze zet kon Nacht { $certain } maskers van Ivoor herkennen: { $worlds } mogelijke werelden.
    }
}

## De zetten van de modelpartijen

model-palace-5 = Een dame komt diagonaal naar voren, zoals een adviseur of de kandidaat dat zou doen.
model-palace-6 = Vier velden in één zet: dat kan alleen een soldaat, en vanaf nu weet iedereen wie dit is.
model-palace-7 = Het enige wat een kandidaat zonder vrees kan slaan: dit masker kan geen dame zijn.
model-palace-13 = Een masker dat de kandidaat kan zijn, staat op twee stappen van het paleis van Nacht. Het is een dame, maar Nacht moet aan de verdediging denken.
model-palace-19 = Terwijl iedereen naar de dames kijkt, gaat de echte kandidaat op pad.
model-palace-23 = Waar daarnet een dame stond, staat nu de kandidaat, en niemand ziet het verschil.
model-palace-33 = Het masker op c5 kan alleen de kandidaat of een dame zijn. Ivoor waagt er zijn soldaat aan: het is een dame, maar er zijn bijna geen werelden meer over.
model-palace-35 = Voor de deur. Ivoor weet dat c7 en d7 edelen zijn, en dus waar hij naar binnen kan.
model-palace-36 = Nacht weet nu wie er op e6 staat, en heeft niets dat erbij kan.
model-palace-37 = Slaand naar binnen gaan is alleen veilig waar geen dame kan staan: hier weet Ivoor het zeker.
model-ladies-2 = Een dame zet de eerste stap, recht vooruit: ze zou bijna iedereen kunnen zijn.
model-ladies-4 = De tweede dame vertrekt op dezelfde manier.
model-ladies-12 = Ze wordt aangeboden: op e3 kan de edelman ernaast haar slaan. Een masker dat alleen recht heeft gelopen, lijkt onschuldig.
model-ladies-13 = Ivoor slaat een onbekende midden in zijn eigen helft. Een edelman voor een dame: precies wat Nacht wilde.
model-ladies-14 = Eerst recht, nu diagonaal: dit masker is de kandidaat of de andere dame, en iedereen kijkt ernaar.
model-ladies-20 = Intussen loopt de andere dame door, steeds recht vooruit, zodat ze nog altijd een edelman kan zijn.
model-ladies-22 = Nog één stap tot het paleis. Is dit de kandidaat, dan heeft Ivoor verloren, tenzij hij nu slaat.
model-ladies-23 = Bang voor allebei kiest Ivoor voor slaan, en het is de tweede dame.
model-candidate-1 = De dame opent de e-kolom voor haar eigen kandidaat. En als de soldaat van Nacht aan het andere eind staat? Daar staat hij inderdaad.
model-candidate-3 = De kandidaat stapt in die kolom. Voorlopig staat die van Nacht, op e6, de soldaat nog in de weg.
model-candidate-15 = Op e5 sluit een dame de kolom weer af: een goed schild.
model-candidate-16 = De dames van Nacht komen dichterbij. Ze kunnen niet slaan, maar Ivoor kan niet weten dat het dames zijn.
model-candidate-21 = Opgejaagd door maskers die hem niets konden doen, staat de kandidaat weer in de e-kolom, achter zijn dame.
model-candidate-24 = De kandidaat van Nacht stapt opzij. Achter hem, op e7, staat de soldaat, met de hele kolom voor zich.
model-candidate-33 = Het schild verlaat de kolom.
model-candidate-34 = Recht door de kolom. De soldaat had de hele partij stilgestaan: niemand wist waar hij was.
