### Waarom een brief van een partij per post is geweigerd, en wat eraan te doen is.

post-refused-no-letter = Dit is geen VOLTO-brief. Kopieer de hele link of de hele tekst nog eens.
post-refused-version = Deze brief heeft een formaat dat deze pagina nog niet kent ({ $version }). Laad de pagina opnieuw en open hem dan nog eens.
post-refused-cut-short = Het einde van deze brief ontbreekt. Kopieer hem nog eens, tot en met het laatste teken.
post-refused-damaged = Deze brief is onderweg veranderd. Vraag de andere speler om hem opnieuw te sturen.
post-refused-malformed = Er zit een fout in deze brief. Er is niets van overgenomen.
post-refused-too-long = Deze tekst is te lang voor een brief.
post-refused-secrets = Dit is geen bestand met geheimen, of het is beschadigd.
post-refused-not-yours = Deze brief past niet bij je geheimen: ze horen bij een andere kant of bij een andere partij.
post-refused-other-game = Deze brief hoort bij een andere partij.
post-refused-own-letter = Dit is je eigen brief, nummer { $letter }. Stuur hem naar de andere speler.
post-refused-old = Dit is een oude brief, nummer { $letter }: je hebt hem al gelezen.
post-refused-ahead = Deze brief, nummer { $letter }, volgt op een brief van jou die niet in deze browser is geschreven. Schreef je die elders, neem hem dan over.
post-refused-needs-whole = Deze losse beurt sluit niet aan op wat deze browser weet. Vraag om de hele brief.
post-refused-over = De partij is afgelopen en gecontroleerd: er kan geen brief meer volgen.
post-refused-swapped-seats = In deze brief zijn Ivoor en Nacht verwisseld.
post-refused-rewritten = { $player ->
    [1] In deze brief staat een andere versie van brief { $letter } van Ivoor. De versie die hier bekend is, telt.
   *[2] In deze brief staat een andere versie van brief { $letter } van Nacht. De versie die hier bekend is, telt.
}
post-refused-two-answers = { $player ->
    [1] Ivoor heeft brief { $letter } al geschreven, en dat was een andere. De eerste telt.
   *[2] Nacht heeft brief { $letter } al geschreven, en dat was een andere. De eerste telt.
}
post-refused-shape = In brief { $letter } ontbreekt iets wat erin moet staan, of er staat iets in wat er niet in mag.
post-refused-unanswered = Brief { $letter } laat het masker niet zien dat na het slaan getoond moet worden.
post-refused-false-draw = Brief { $letter } onthult niet het beloofde deel van de loting: wie hem schreef, zou in zijn eentje bepalen wie begint.
post-refused-false-opening = Brief { $letter } laat een masker zien dat niet het beloofde masker van { $square } is.
post-refused-impossible-move = In brief { $letter } staat de zet { $move }: geen van de personages die dit masker nog kan zijn, kan die doen.
post-refused-false-ending = Brief { $letter } meldt een einde van de partij dat er geen is.
post-refused-unclaimed-ending = Brief { $letter } beëindigt de partij, maar onthult niet alle maskers, en dat moet wel.
post-refused-not-now = Zo’n brief kun je nu niet schrijven.
