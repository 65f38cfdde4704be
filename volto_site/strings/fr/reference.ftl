### Les pages faites par le programme, et les liens sous chaque règle.

links-title = En lien avec cette règle
links-examples = Exemples :
links-related = Règles voisines :
links-questions = Questions :
links-cases = { $count ->
    [one] { $count } cas illustre cette règle
   *[other] { $count } cas illustrent cette règle
}

cases-title = Les cas
cases-heading = Les cas qui illustrent les règles
cases-description = Une petite position pour chaque point des règles de VOLTO : ce qui est permis ou interdit, ce qui en résulte, et selon quelle règle.
cases-intro = Un cas est une petite position qui illustre une règle. Le programme les rejoue tous à chaque changement du site. Tous les masques sont ici découverts, sauf là où l’on compare ce que chacun voit.

case-caption-played = { $count ->
    [one] La position de départ. Une flèche montre le coup joué.
   *[other] La position de départ. Des flèches montrent les coups joués.
}
case-caption-refused = La position de départ. Une flèche montre le coup interdit.
case-caption-still = La position de départ, sans aucun coup.
case-caption-seen = { $viewer ->
    [1] Ce que voit Ivoire.
    [2] Ce que voit Nuit.
   *[nobody] Ce que voit un spectateur.
}
case-move = { $player ->
    [1] { $kind ->
        [noble] Le noble d’Ivoire va de { $from } en { $to }.
        [advisor] Le conseiller d’Ivoire va de { $from } en { $to }.
        [candidate] Le prétendant d’Ivoire va de { $from } en { $to }.
        [soldier] Le soldat d’Ivoire va de { $from } en { $to }.
       *[lady] La demoiselle d’Ivoire va de { $from } en { $to }.
    }
   *[2] { $kind ->
        [noble] Le noble de Nuit va de { $from } en { $to }.
        [advisor] Le conseiller de Nuit va de { $from } en { $to }.
        [candidate] Le prétendant de Nuit va de { $from } en { $to }.
        [soldier] Le soldat de Nuit va de { $from } en { $to }.
       *[lady] La demoiselle de Nuit va de { $from } en { $to }.
    }
}
case-captured = { $kind ->
    [noble] Il y capture un noble.
    [advisor] Il y capture un conseiller.
    [candidate] Il y capture le prétendant.
    [soldier] Il y capture le soldat.
   *[lady] Il y capture une demoiselle, et tous deux quittent le tapis.
}
case-refused = Le coup de { $from } en { $to } est interdit.
case-refused-still = Rester en { $from } est interdit.
case-goes-on = { $player ->
    [1] La partie continue, c’est à Ivoire de jouer.
   *[2] La partie continue, c’est à Nuit de jouer.
}
case-won = { $winner ->
    [1] Ivoire gagne.
   *[2] Nuit gagne.
}
case-drawn = La partie est nulle.
case-rules = { $count ->
    [one] Règle : { $rules }
   *[other] Règles : { $rules }
}
case-also = Voir aussi : { $cases }

matrix-title = Le tableau des règles
matrix-heading = Les règles, et où les retrouver
matrix-description = Chaque règle de VOLTO avec ses pages dans les quatre langues, ses cas, ses exemples, ses problèmes et ses leçons.
matrix-intro = Chaque règle porte un identifiant permanent. Ce tableau, fait par le programme, indique où on la retrouve. Un tiret signifie qu’il n’y a rien.
matrix-rule = Règle
matrix-languages = Langues
matrix-cases = Cas
matrix-examples = Exemples
matrix-puzzles = Problèmes
matrix-lessons = Leçons
matrix-asked = Questions : { $lessons }
matrix-none = –
matrix-none-spoken = rien
