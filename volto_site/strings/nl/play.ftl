### Wat een speelmat zegt waarop wordt gespeeld.

play-kind = { $kind ->
    [noble] edelman
    [advisor] adviseur
    [candidate] kandidaat
    [soldier] soldaat
   *[lady] dame
}

play-a-kind = { $kind ->
    [noble] een edelman
    [advisor] een adviseur
    [candidate] de kandidaat
    [soldier] de soldaat
   *[lady] een dame
}

## De velden

play-square-empty = { $square }, leeg
play-square-mask = { $player ->
    [1] { $kind ->
        [noble] { $square }, edelman van Ivoor
        [advisor] { $square }, adviseur van Ivoor
        [candidate] { $square }, kandidaat van Ivoor
        [soldier] { $square }, soldaat van Ivoor
        [lady] { $square }, dame van Ivoor
       *[hidden] { $square }, masker van Ivoor
    }
   *[2] { $kind ->
        [noble] { $square }, edelman van Nacht
        [advisor] { $square }, adviseur van Nacht
        [candidate] { $square }, kandidaat van Nacht
        [soldier] { $square }, soldaat van Nacht
        [lady] { $square }, dame van Nacht
       *[hidden] { $square }, masker van Nacht
    }
}
play-square-suspects = { $player ->
    [1] { $square }, masker van Ivoor, kan { $kinds } zijn
   *[2] { $square }, masker van Nacht, kan { $kinds } zijn
}
play-square-certain = { $player ->
    [1] { $square }, masker van Ivoor, kan alleen { $kinds } zijn
   *[2] { $square }, masker van Nacht, kan alleen { $kinds } zijn
}
play-also-selected = { $what }, gekozen
play-also-target = { $what }, mogelijke zet
play-also-capture = { $what }, kan worden geslagen
play-hint = Met de pijltjes ga je van veld naar veld. Met Enter kies je een masker en dan het veld. Met Escape annuleer je. Je kunt ook een zet typen, zoals b2b3.

## Het gereedschap

play-tools = Knoppen bij de speelmat
play-undo = Zet terugnemen
play-redo = Zet opnieuw doen
play-reset = Opnieuw beginnen
play-turn = Tafel draaien
play-coordinates = Coördinaten
play-suspects = Verdachten
play-copy = Positie kopiëren
play-share = Link kopiëren
play-full = Volledig scherm
play-legend = Maskers en tekens
play-copied = De positie staat op het klembord.
play-shared = De link staat op het klembord.
play-not-copied = De browser stond kopiëren niet toe.

## Wat er gebeurt

play-selected-can = { $kind ->
    [noble] De edelman op { $square } kan naar { $squares }.
    [advisor] De adviseur op { $square } kan naar { $squares }.
    [candidate] De kandidaat op { $square } kan naar { $squares }.
    [soldier] De soldaat op { $square } kan naar { $squares }.
   *[lady] De dame op { $square } kan naar { $squares }.
}
play-selected-stuck = { $kind ->
    [noble] De edelman op { $square } kan nu nergens heen.
    [advisor] De adviseur op { $square } kan nu nergens heen.
    [candidate] De kandidaat op { $square } kan nu nergens heen.
    [soldier] De soldaat op { $square } kan nu nergens heen.
   *[lady] De dame op { $square } kan nu nergens heen.
}
play-cancelled = Er is geen masker meer gekozen.
play-typed = Tot nu toe getypt: { $text }
play-moved = { $player ->
    [1] { $kind ->
        [noble] De edelman van Ivoor gaat van { $from } naar { $to }.
        [advisor] De adviseur van Ivoor gaat van { $from } naar { $to }.
        [candidate] De kandidaat van Ivoor gaat van { $from } naar { $to }.
        [soldier] De soldaat van Ivoor gaat van { $from } naar { $to }.
        [lady] De dame van Ivoor gaat van { $from } naar { $to }.
       *[hidden] Een masker van Ivoor gaat van { $from } naar { $to }.
    }
   *[2] { $kind ->
        [noble] De edelman van Nacht gaat van { $from } naar { $to }.
        [advisor] De adviseur van Nacht gaat van { $from } naar { $to }.
        [candidate] De kandidaat van Nacht gaat van { $from } naar { $to }.
        [soldier] De soldaat van Nacht gaat van { $from } naar { $to }.
        [lady] De dame van Nacht gaat van { $from } naar { $to }.
       *[hidden] Een masker van Nacht gaat van { $from } naar { $to }.
    }
}
play-captured = { $player ->
    [1] { $kind ->
        [noble] Een edelman van Ivoor wordt geslagen en gaat van de mat.
        [advisor] Een adviseur van Ivoor wordt geslagen en gaat van de mat.
        [candidate] De kandidaat van Ivoor wordt geslagen!
        [soldier] De soldaat van Ivoor wordt geslagen en gaat van de mat.
       *[lady] Een dame van Ivoor wordt geslagen: zij en het masker dat haar sloeg, gaan van de mat.
    }
   *[2] { $kind ->
        [noble] Een edelman van Nacht wordt geslagen en gaat van de mat.
        [advisor] Een adviseur van Nacht wordt geslagen en gaat van de mat.
        [candidate] De kandidaat van Nacht wordt geslagen!
        [soldier] De soldaat van Nacht wordt geslagen en gaat van de mat.
       *[lady] Een dame van Nacht wordt geslagen: zij en het masker dat haar sloeg, gaan van de mat.
    }
}
play-settled = De soldaat heeft het paleis bereikt en blijft daar tot het einde.
play-next = { $player ->
    [1] Ivoor is aan zet.
   *[2] Nacht is aan zet.
}
play-your-turn = Jij bent aan zet.
play-thinks = { $player ->
    [1] Ivoor denkt na…
   *[2] Nacht denkt na…
}
play-before = Daarvoor: { $events }
play-undone = { $player ->
    [1] De zet is teruggenomen. Ivoor is aan zet.
   *[2] De zet is teruggenomen. Nacht is aan zet.
}
play-danger = { $count ->
    [one] Pas op, je kandidaat is in gevaar: het masker op { $squares } kan hem misschien slaan.
   *[other] Pas op, je kandidaat is in gevaar: de maskers op { $squares } kunnen hem misschien slaan.
}
play-started-again = { $player ->
    [1] De maskers staan weer zoals in het begin. Ivoor is aan zet.
   *[2] De maskers staan weer zoals in het begin. Nacht is aan zet.
}
play-turned = { $player ->
    [1] Je ziet de tafel nu vanaf de kant van Ivoor.
   *[2] Je ziet de tafel nu vanaf de kant van Nacht.
}
play-other-turn = { $player ->
    [1] Ivoor antwoordt hier niet. Neem de zet terug om een andere te proberen.
   *[2] Nacht antwoordt hier niet. Neem de zet terug om een andere te proberen.
}

## Hoe de partij ervoor staat

play-standing = Hoe de partij ervoor staat
play-side = { $player ->
    [1] Ivoor
   *[2] Nacht
}
play-side-you = { $player ->
    [1] Jij (Ivoor)
   *[2] Jij (Nacht)
}
play-side-turn = aan zet
play-side-turn-you = aan zet
play-side-thinks = denkt na…
play-no-lady-lost = { $player ->
    [1] Ivoor heeft geen dame verloren.
   *[2] Nacht heeft geen dame verloren.
}

## Het einde

play-won = { $winner ->
    [1] Ivoor wint
   *[2] Nacht wint
}
play-you-won = Je wint
play-you-lost = Je verliest
play-drawn = Remise
play-over = De partij is afgelopen: neem zetten terug of begin opnieuw om iets anders te proberen.
play-because-win-candidate = { $winner ->
    [1] De kandidaat van Nacht is geslagen.
   *[2] De kandidaat van Ivoor is geslagen.
}
play-because-win-ladies = { $winner ->
    [1] De tweede dame van Ivoor is geslagen: wie beide dames verliest, wint.
   *[2] De tweede dame van Nacht is geslagen: wie beide dames verliest, wint.
}
play-because-win-palace = { $winner ->
    [1] De kandidaat van Ivoor staat in het paleis van Nacht.
   *[2] De kandidaat van Nacht staat in het paleis van Ivoor.
}
play-because-capture-lady-by-candidate = { $winner ->
    [1] De kandidaat van Nacht heeft een dame geslagen en gaat met haar van de mat.
   *[2] De kandidaat van Ivoor heeft een dame geslagen en gaat met haar van de mat.
}
play-because-ruling-no-move = { $player ->
    [1] Ivoor kan geen enkele zet doen.
   *[2] Nacht kan geen enkele zet doen.
}
play-because-ruling-repetition = Hetzelfde beeld verschijnt voor de derde keer.
play-story-win-candidate = { $winner ->
    [1] Heel Venetië heeft zijn gezicht gezien: de commissie stemt op de kandidaat van Ivoor, en die wordt doge.
   *[2] Heel Venetië heeft zijn gezicht gezien: de commissie stemt op de kandidaat van Nacht, en die wordt doge.
}
play-story-win-ladies = { $winner ->
    [1] Twee dames beledigd: wat een schandaal! De commissie stemt op hun familie, en de kandidaat van Ivoor wordt doge.
   *[2] Twee dames beledigd: wat een schandaal! De commissie stemt op hun familie, en de kandidaat van Nacht wordt doge.
}
play-story-win-palace = { $winner ->
    [1] De kandidaat van Ivoor groet de menigte vanuit het paleis van zijn rivaal. De commissie geeft hem al haar stemmen, en hij wordt doge.
   *[2] De kandidaat van Nacht groet de menigte vanuit het paleis van zijn rivaal. De commissie geeft hem al haar stemmen, en hij wordt doge.
}
play-story-capture-lady-by-candidate = { $winner ->
    [1] Een kandidaat die aan een dame komt, verspeelt alle stemmen van de commissie. Die van Ivoor wordt doge.
   *[2] Een kandidaat die aan een dame komt, verspeelt alle stemmen van de commissie. Die van Nacht wordt doge.
}
play-story-drawn = De commissie komt er niet uit: vanavond heeft Venetië geen doge.

## Aanraken zonder te zetten

play-touched-empty = { $player ->
    [1] Veld { $square } is leeg. Tik eerst op het masker van Ivoor dat je wilt verplaatsen.
   *[2] Veld { $square } is leeg. Tik eerst op het masker van Nacht dat je wilt verplaatsen.
}
play-touched-enemy = { $player ->
    [1] Het masker op { $square } is van Nacht, en Ivoor is aan zet. Tik eerst op het masker van Ivoor dat je wilt verplaatsen.
   *[2] Het masker op { $square } is van Ivoor, en Nacht is aan zet. Tik eerst op het masker van Nacht dat je wilt verplaatsen.
}
play-touched-unknown = Wie staat er op { $square }? Dat weet je pas als je het masker slaat.
play-touched-unmask = In deze puzzel doe je geen zet: kies met de knoppen wie het masker is.

## Waarom een zet wordt geweigerd

play-refused-turn-must-move = { $player ->
    [1] Ivoor is aan zet: verplaats een masker van Ivoor naar een ander veld.
   *[2] Nacht is aan zet: verplaats een masker van Nacht naar een ander veld.
}
play-refused-turn-own-mask = Op { $to } staat al een masker van dezelfde kleur: daar kun je niet heen.
play-refused-move-noble = De edelman gaat één veld vooruit, achteruit of opzij: van { $from } naar { $to } kan hij niet.
play-refused-move-advisor = De adviseur gaat één veld diagonaal: van { $from } naar { $to } kan hij niet.
play-refused-move-candidate = De kandidaat gaat één veld, in welke richting ook: van { $from } naar { $to } kan hij niet.
play-refused-move-soldier = De soldaat gaat recht vooruit, over lege velden: van { $from } naar { $to } kan hij niet.
play-refused-move-soldier-palace = De soldaat heeft het paleis van de tegenstander bereikt en blijft daar tot het einde.
play-refused-move-lady = De dame gaat één veld, en alleen naar een leeg veld: van { $from } naar { $to } kan ze niet.
play-refused-win-ladies = De partij is afgelopen: er is een tweede dame geslagen.
play-rule = De regel: { $title }

## De spelmotor

play-loading = Het spel wordt geladen.
play-loading-bytes = { NUMBER($loaded, minimumFractionDigits:1, maximumFractionDigits:1) } van { NUMBER($total, minimumFractionDigits:1, maximumFractionDigits:1) } MB
play-loaded = Het spel is klaar.
play-failed-no-wasm = Deze browser kan het spel niet openen: een onderdeel ontbreekt of is geblokkeerd (WebAssembly). Probeer een andere browser; de pagina kun je gewoon lezen.
play-failed-no-worker = Deze browser kan het spel niet openen: hij staat geen programma’s op de achtergrond toe. Probeer een andere browser; de pagina kun je gewoon lezen.
play-failed-network = Het spel kon niet worden geladen: controleer de verbinding en probeer het opnieuw. De pagina kun je gewoon lezen.
play-failed-timeout = Het spel reageert niet. Probeer het opnieuw; de pagina kun je gewoon lezen.
play-failed-crash = Het spel is gestopt. Probeer het opnieuw: er gaat geen zet verloren.
play-failed-lost = Het spel is gestopt, en deze browser heeft niet bewaard hoe de verborgen maskers stonden. Probeer het opnieuw: de partij begint opnieuw met andere maskers.
play-retry = Opnieuw proberen

## De verdachten

play-suspects-title = Wat de verborgen maskers nog kunnen zijn
play-suspects-unknown = Dit diagram toont maar een paar maskers: er valt niets uit af te leiden.
play-why-not = Waarom de andere niet?
play-why-diagonal = Het ging diagonaal, van { $from } naar { $to }.
play-why-orthogonal = Het ging recht, van { $from } naar { $to }.
play-why-sideways = Het ging opzij, van { $from } naar { $to }.
play-why-backward = Het ging achteruit, van { $from } naar { $to }.
play-why-far = Het ging meer dan één veld ver, van { $from } naar { $to }.
play-why-captured = Het heeft op { $to } geslagen, en dat kan een dame niet.
play-why-palace = Het stond op { $from }, in het paleis van de tegenstander, en de partij ging door.
play-why-shown = Het heeft zich getoond: het is de kandidaat.
play-why-gone = Daarvan staat er geen meer op de speelmat.
play-why-counted = { $count ->
    [one] Het masker op { $squares } moet wel het laatste van zijn soort zijn ({ $kinds }).
   *[other] De maskers op { $squares } moeten wel de laatste van hun soort zijn ({ $kinds }).
}
play-why-no-move = Was het dit personage, dan had die kant geen zet gehad toen die wel zette, of wel een zet toen die vastzat.
