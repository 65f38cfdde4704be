### De legenda van een mat: de vijf maskers en de tekens.

legend-title = Maskers en tekens
legend-close = Sluiten
legend-noble = Edelman.
legend-noble-text = Eén veld vooruit, achteruit of opzij.
legend-advisor = Adviseur.
legend-advisor-text = Eén veld diagonaal.
legend-candidate = Kandidaat.
legend-candidate-text = Eén veld, in alle acht richtingen. Wordt hij geslagen, dan verliest zijn kant; haalt hij het paleis van de tegenstander, dan wint zijn kant.
legend-soldier = Soldaat.
legend-soldier-text = Recht vooruit, zo veel lege velden als hij wil.
legend-lady = Dame.
legend-lady-text = Eén veld, in alle acht richtingen, maar ze slaat nooit. Het masker dat haar slaat, gaat samen met haar van de mat.
legend-hidden = Verborgen masker.
legend-hidden-text = Een masker van de tegenstander: je weet niet wie het is.
legend-target = Mogelijke zet.
legend-target-text = Het gekozen masker kan naar dit veld.
legend-capture = Slaan mogelijk.
legend-capture-text = Het gekozen masker kan dit masker slaan.
legend-last = Laatste zet.
legend-last-text = Waar het masker vandaan kwam en waar het nu staat.
legend-suspects = Verdachten.
legend-suspects-text = Wat dit masker nog kan zijn, na alles wat je hebt gezien.
legend-world = Wereld.
legend-world-text = Eén manier om alle verborgen maskers in te vullen die klopt met wat je hebt gezien. Een zekere zet werkt in elke wereld.
