### Wat de startpagina rond haar mat zegt.

home-task = Zet je laatste dame, het hart, vlak voor een masker van Nacht. Nacht weet niet wie ze is.
home-safe = Daar slaat Nacht haar niet. Zet haar vlak voor een masker van Nacht.
home-other = Je dame, het hart, moet geslagen worden. Probeer het met haar.
home-won = Geslagen! Ze neemt het masker van Nacht mee. Het was je tweede dame, dus jij wint.
home-story = Wie op het San Marcoplein aan een dame komt, verspeelt alle stemmen van de commissie. Jouw kandidaat wordt doge.
home-again = Nog een keer
home-calls = En nu?
home-learn = Leren spelen
home-play = Spelen
home-puzzles = Puzzels
home-rules = Regels
