### Wat de pagina zegt waarop je tegen de machine speelt.

## Voor de partij

match-begin = Beginnen
match-task-arrange = { $first ->
    [me] Zet je maskers neer, of begin meteen. Niveau { $level }, { $opponent }; jij begint.
    [other] Zet je maskers neer, of begin meteen. Niveau { $level }, { $opponent }, begint.
   *[chance] Zet je maskers neer, of begin meteen. Niveau { $level }, { $opponent }; het lot bepaalt wie begint.
}
match-task-given = Speel vanaf hier verder tegen niveau { $level }, { $opponent }. Het lot geeft verborgen maskers een identiteit.
match-level = Niveau
match-level-chosen = Niveau { $level }
match-level-1 = De Gast
match-level-1-is = Nieuw op het carnaval: pakt wat voor het grijpen ligt en loopt in valstrikken. Je mag zetten terugnemen.
match-level-2 = De Gondelier
match-level-2-is = Ziet wat de volgende zet brengt. Je mag zetten terugnemen.
match-level-3 = De Koopman
match-level-3-is = Weegt elke slag en geeft weinig weg.
match-level-4 = De Ambassadeur
match-level-4-is = Onthoudt al je zetten en legt lokaas neer.
match-level-5 = De Doge
match-level-5-is = Denkt aan alles wat jij niet kunt weten. De sterkste die we hebben.
match-side = Jouw kant
match-first = Wie begint
match-first-me = Ik
match-first-other = De tegenstander
match-first-chance = Het lot
match-aid = Verdachten
match-aid-on = altijd
match-aid-request = op verzoek
match-aid-off = nooit
match-setups = Opstellingen
match-setup-ladies = Dames vooraan
match-setup-ladies-is = Beide dames staan vooraan te wachten tot iemand ze slaat.
match-setup-shelter = Kandidaat beschut
match-setup-shelter-is = De kandidaat verstopt zich in een hoek, met een dame als buur.
match-setup-race = Kandidaat voorop
match-setup-race-is = De kandidaat vertrekt van de eerste rij, met aan elke kant een adviseur.
match-setup-last = De vorige opnieuw
match-preparing = De tegenstander zet zijn maskers neer.
match-impossible = Deze partij kan niet gespeeld worden.
match-link-broken = Deze link is beschadigd: de positie is niet te lezen.

## De partij

match-task-game = { $turn ->
    [own] Jij bent aan zet tegen niveau { $level }, { $opponent }.
    [other] Niveau { $level }, { $opponent }, denkt na…
   *[over] De partij tegen niveau { $level }, { $opponent }, is afgelopen. Alle maskers zijn omgedraaid.
}
match-take-back = Terugnemen
match-resign = Opgeven
match-resign-sure = Echt opgeven?
match-new = Nieuwe partij
match-danger = { $count ->
    [one] Pas op, je kandidaat is in gevaar: het masker op { $squares } kan hem misschien slaan.
   *[other] Pas op, je kandidaat is in gevaar: de maskers op { $squares } kunnen hem misschien slaan.
}
match-repeated = Dit beeld staat er voor de tweede keer: de derde keer is het remise.
match-lost = Deze browser weet niet meer hoe de maskers van de tegenstander stonden, dus die partij kan niet verder. Begin een nieuwe.

## Notities

match-notes = Notities
match-pencil-hint = { $player ->
    [1] Raak een masker van Ivoor aan om te noteren wat het niet is.
   *[2] Raak een masker van Nacht aan om te noteren wat het niet is.
}
match-pencil = Notities bij het masker op { $square }
match-strike = { $kind ->
    [noble] geen edelman
    [advisor] geen adviseur
    [candidate] niet de kandidaat
    [soldier] niet de soldaat
   *[lady] geen dame
}
match-also-noted = { $what }, door jou doorgestreept: { $kinds }

## Het einde

play-because-resignation = { $winner ->
    [1] Nacht heeft opgegeven.
   *[2] Ivoor heeft opgegeven.
}
play-story-resignation = { $winner ->
    [1] Een gondel verdwijnt in stilte: de rivaal geeft op, en de nieuwe doge is van Ivoor.
   *[2] Een gondel verdwijnt in stilte: de rivaal geeft op, en de nieuwe doge is van Nacht.
}
match-review = Terugkijken
match-again = Nog een keer
match-other = Ander niveau

## De partijen

match-games = Jouw partijen
match-no-games = Er is nog geen partij bewaard.
match-game = { $result ->
    [won] { $day }: gewonnen van niveau { $level } met { $player ->
        [1] Ivoor
       *[2] Nacht
    }, in { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }.
    [lost] { $day }: verloren van niveau { $level } met { $player ->
        [1] Ivoor
       *[2] Nacht
    }, in { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }.
    [drawn] { $day }: remise tegen niveau { $level } met { $player ->
        [1] Ivoor
       *[2] Nacht
    }, in { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }.
   *[open] { $day }: niet afgemaakt, tegen niveau { $level } met { $player ->
        [1] Ivoor
       *[2] Nacht
    }.
}
match-game-taken = { $text } Er zijn zetten teruggenomen.
match-continue = Verder spelen
match-look = Terugkijken
match-lab = Openen in het lab
match-share-all = Link met alle maskers
match-share-last = Link naar de laatste positie
match-record = Als tekst kopiëren
match-shared-all = De link staat op het klembord. Hij toont de hele partij met alle maskers.
match-shared-last = De link staat op het klembord. Hij toont de laatste positie zoals jij die zag; verborgen maskers blijven verborgen.
match-recorded = De partij staat op het klembord, met alle maskers.
match-forget = Verwijderen: { $what }
match-forgotten = De partij is verwijderd.

## De reservekopie

backup-save = Alles in een bestand bewaren
backup-open = Een bestand openen
backup-opened = Wat in het bestand staat, is samengevoegd met wat hier al was: lessen, puzzels, partijen en instellingen.
backup-wrong = Dit bestand is geen reservekopie van deze site. Er is niets veranderd.
backup-unkept = Deze browser heeft niet voor alles plaats: het geheugen is vol of verboden.
