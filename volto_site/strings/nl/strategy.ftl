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

## Wat de zetten van de modelpartijen laten zien

strategy-remark-ambush = De soldaat had nog niet bewogen, dus niemand kon weten waar hij stond: al die tijd was een hele kolom in gevaar.
strategy-remark-bait = De dame biedt zich aan: op dit veld kan een masker van de tegenstander haar slaan, en dat gebeurt ook.
strategy-remark-sure = Alleen zo slaat een kandidaat zonder gevaar: dit masker kon geen dame zijn.
strategy-remark-leap = Een stormloop van { $count } velden: dat kan alleen een soldaat, en vanaf nu weet iedereen wie dit is.
strategy-remark-door-lady = Vlak voor het paleis staat een masker dat de kandidaat kan zijn. Het is een dame, maar de tegenstander moet aan de verdediging denken.
strategy-remark-offered = De dame biedt zich aan: op dit veld kan een masker van de tegenstander haar slaan.
strategy-remark-door-candidate = De kandidaat staat op de drempel: als niemand hem tegenhoudt, gaat hij met zijn volgende zet het paleis in.
strategy-remark-mixed-lady = Dit masker is nu recht en diagonaal gegaan: kandidaat of dame, denkt de tegenstander. Het is een dame.
strategy-remark-mixed-candidate = Dit masker is nu recht en diagonaal gegaan: kandidaat of dame, denkt de tegenstander. Het is de kandidaat.
strategy-remark-candidate = De kandidaat gaat op weg: voor de tegenstander een masker als elk ander.
strategy-remark-lady-diagonal = Een dame vertrekt diagonaal, zoals een adviseur of de kandidaat zou doen.
strategy-remark-lady-straight = De eerste stap van een dame is recht: ze zou bijna iedereen kunnen zijn.
