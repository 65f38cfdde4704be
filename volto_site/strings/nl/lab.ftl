### Wat het lab zegt.

lab-edit = Opzetten
lab-play = Spelen
lab-onward = Verder spelen tegen de computer
lab-opening-board = De speelmat wordt klaargezet.
lab-queued = De speelmat wordt klaargezet. Je tik gaat niet verloren: { $squares }.
lab-task-edit = { $player ->
    [1] Pak een masker uit de doos en tik op een veld. Ivoor is aan zet.
   *[2] Pak een masker uit de doos en tik op een veld. Nacht is aan zet.
}
lab-task-move = { $player ->
    [1] De doos is leeg: verplaats een masker of haal er een van de mat. Ivoor is aan zet.
   *[2] De doos is leeg: verplaats een masker of haal er een van de mat. Nacht is aan zet.
}
lab-task-play = { $player ->
    [1] Ivoor is aan zet. Je speelt met de maskers die je ziet.
   *[2] Nacht is aan zet. Je speelt met de maskers die je ziet.
}
lab-task-over = De partij is afgelopen. Loop terug door de zetten, of zet een andere positie op.
lab-to-move = Aan zet
lab-player = { $player ->
    [1] Ivoor
   *[2] Nacht
}
lab-lost = { $player ->
    [1] Dames die Ivoor kwijt is
   *[2] Dames die Nacht kwijt is
}
lab-opening = Volledige opstelling
lab-viewer = Gezichtspunt
lab-viewer-everyone = Alle maskers
lab-viewer-1 = Ivoor
lab-viewer-2 = Nacht
lab-viewer-mover = Wie aan zet is
lab-viewer-nobody = Een toeschouwer
lab-other-turn = { $player ->
    [1] Ivoor is aan zet: kies een ander gezichtspunt om met die maskers te spelen.
   *[2] Nacht is aan zet: kies een ander gezichtspunt om met die maskers te spelen.
}

## De zetten

lab-line = De zetten
lab-first = Naar het begin
lab-back = Eén zet terug
lab-forward = Eén zet verder
lab-last = Naar het einde
lab-line-move = { $player ->
    [1] { $text }, Ivoor, van { $from } naar { $to }
   *[2] { $text }, Nacht, van { $from } naar { $to }
}
lab-line-capture = { $player ->
    [1] { $kind ->
        [noble] { $text }, Ivoor, van { $from } naar { $to }, slaat een edelman
        [advisor] { $text }, Ivoor, van { $from } naar { $to }, slaat een adviseur
        [candidate] { $text }, Ivoor, van { $from } naar { $to }, slaat de kandidaat
        [soldier] { $text }, Ivoor, van { $from } naar { $to }, slaat de soldaat
       *[lady] { $text }, Ivoor, van { $from } naar { $to }, slaat een dame
    }
   *[2] { $kind ->
        [noble] { $text }, Nacht, van { $from } naar { $to }, slaat een edelman
        [advisor] { $text }, Nacht, van { $from } naar { $to }, slaat een adviseur
        [candidate] { $text }, Nacht, van { $from } naar { $to }, slaat de kandidaat
        [soldier] { $text }, Nacht, van { $from } naar { $to }, slaat de soldaat
       *[lady] { $text }, Nacht, van { $from } naar { $to }, slaat een dame
    }
}

## Wat eruit gaat en wat erin komt

lab-give = Kopiëren
lab-give-position = Positie kopiëren
lab-give-link = Link naar de positie kopiëren
lab-give-record = Partij kopiëren
lab-give-game-link = Link naar de partij kopiëren
lab-gave-position = De positie staat op het klembord, zoals je haar ziet.
lab-gave-link = De link staat op het klembord. Verborgen maskers blijven verborgen.
lab-gave-record = De partij staat op het klembord, met alle identiteiten.
lab-gave-game-link = De link staat op het klembord. Hij verraadt alle identiteiten en alle zetten.
lab-give-hidden = De hele partij verraadt alle identiteiten: kies eerst het gezichtspunt ‘Alle maskers’.
lab-not-copied = De browser stond kopiëren niet toe: de tekst staat in het invoerveld, zodat je hem zelf kunt kopiëren.
lab-out = De tekst om te kopiëren
lab-take-title = Openen
lab-in = Een positie, een partij of een link
lab-take = Openen
lab-take-nothing = Plak eerst een positie, een partij of een link.
lab-taken = Alles staat op de mat: je kunt spelen.

## Wat er mis is

lab-impossible = Deze positie kan niet worden gespeeld.
lab-position-wrong = Deze positie kan niet worden geopend. De mat is niet veranderd.
lab-record-wrong = Deze partij kan niet worden geopend. De mat is niet veranderd.
lab-link-wrong = Deze link kan niet worden geopend. De mat is niet veranderd.
lab-link-broken = Deze link is beschadigd: de positie of het gezichtspunt is niet te lezen. De mat is niet veranderd.
lab-memory-broken = Wat deze browser van het lab had onthouden, is niet te lezen. De tekst staat in het invoerveld ‘Een positie, een partij of een link’, dus er is niets verloren.
lab-memory-wrong = De partij die deze browser had onthouden, kan niet worden hervat.
lab-unkept = Deze browser slaat niets meer op: de opslag is vol of geblokkeerd. Wat hier staat, blijft zolang de pagina openstaat; kopieer het om het te bewaren.
