### De legenda van een mat: de vijf maskers en de tekens.

legend-title = Maskers en tekens
legend-close = Sluiten
legend-noble = Edelman.
legend-noble-text = Eén stap recht: vooruit, achteruit of opzij.
legend-advisor = Adviseur.
legend-advisor-text = Eén stap schuin.
legend-candidate = Kandidaat.
legend-candidate-text = Eén stap in elke richting. Wordt hij geslagen, dan verliest hij; in het vijandelijke paleis wint hij.
legend-soldier = Soldaat.
legend-soldier-text = Recht vooruit, over zoveel lege velden als hij wil.
legend-lady = Dame.
legend-lady-text = Eén stap in elke richting, maar ze slaat nooit. Wie haar slaat, verlaat samen met haar de mat.
legend-hidden = Verborgen masker.
legend-hidden-text = Een masker van de tegenstander: niemand weet wie het is.
legend-target = Mogelijke zet.
legend-target-text = Het gekozen masker kan daarheen.
legend-capture = Slaan mogelijk.
legend-capture-text = Het gekozen masker kan dit slaan.
legend-last = Laatste zet.
legend-last-text = Waar het laatste masker vandaan kwam en waar het nu staat.
legend-suspects = Verdachten.
legend-suspects-text = Wat dit masker nog kan zijn, na alles wat er te zien was.
