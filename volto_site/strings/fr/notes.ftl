### Les notes : ce que l’on barre sur un masque adverse.

notes-title = Notes
notes-hint = { $player ->
    [1] Touchez un masque d’Ivoire pour noter ce qu’il n’est pas.
   *[2] Touchez un masque de Nuit pour noter ce qu’il n’est pas.
}
notes-mask = Notes sur le masque en { $square }
notes-strike = { $kind ->
    [noble] pas un noble
    [advisor] pas un conseiller
    [candidate] pas le prétendant
    [soldier] pas le soldat
   *[lady] pas une demoiselle
}
notes-also = { $what }, vous avez barré : { $kinds }
notes-done = Fermer les notes
# What a screen reader adds to a character that was struck out in error.
notes-wrong = barré à tort
