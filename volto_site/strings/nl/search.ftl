### Woorden die op de pagina’s niet staan, maar waarop men zoekt: ze leiden naar de genoemde sectie.

search-also-contents-masks = Ook: stukken, figuren.
search-also-contents-mat = Ook: bord, speelbord, paleizen.
search-also-moves = Ook: verplaatsen, bewegen, lopen, schuin.
search-also-setup = Ook: klaarzetten, begin van de partij.
search-also-turn-must-move = Ook: een beurt overslaan.
search-also-endings = Ook: overwinning, doel van het spel.
search-also-ruling-no-move = Ook: pat, vastzitten.
search-also-ruling-repetition = Ook: herhaling, remise.
