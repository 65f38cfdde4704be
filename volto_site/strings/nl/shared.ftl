### Wat er gezegd wordt in een partij met z’n tweeën op één apparaat.

## Voor de partij

shared-beginner-1 = Ivoor
shared-beginner-2 = Nacht
shared-beginner-chance = Loten
shared-seating = Het apparaat
shared-seating-handed = gaat van hand tot hand
shared-seating-facing = ligt plat tussen jullie in
shared-task-arrange = { $player ->
    [1] Ivoor, zet je maskers neer. Nacht kijkt even weg.
   *[2] Nacht, zet je maskers neer. Ivoor kijkt even weg.
}
shared-arranged = Klaar
shared-hiding = De maskers worden verborgen.

## Het doek

shared-curtain = { $player ->
    [1] Als het doek opgaat, mag alleen Ivoor kijken.
   *[2] Als het doek opgaat, mag alleen Nacht kijken.
}
shared-task-curtain = { $player ->
    [1] Het doek is gevallen: geef het apparaat aan Ivoor.
   *[2] Het doek is gevallen: geef het apparaat aan Nacht.
}
shared-task-curtain-facing = { $player ->
    [1] Het doek is gevallen: Ivoor is aan de beurt.
   *[2] Het doek is gevallen: Nacht is aan de beurt.
}
shared-hand = { $player ->
    [1] Er is nu niets te zien. Ivoor haalt het doek op als Nacht niet meer kijkt.
   *[2] Er is nu niets te zien. Nacht haalt het doek op als Ivoor niet meer kijkt.
}
shared-lift = { $player ->
    [1] Ik ben Ivoor: doek op
   *[2] Ik ben Nacht: doek op
}
shared-hand-over = { $player ->
    [1] Aan Ivoor geven
   *[2] Aan Nacht geven
}
shared-hand-over-facing = { $player ->
    [1] Beurt aan Ivoor
   *[2] Beurt aan Nacht
}
shared-cover = Doek laten zakken

## De partij

shared-task-turn = { $player ->
    [1] Ivoor is aan zet. Nacht kijkt even weg.
   *[2] Nacht is aan zet. Ivoor kijkt even weg.
}
shared-task-moved = { $player ->
    [1] Ivoor heeft een zet gedaan. Kijk wat er gebeurd is en geef dan het apparaat door.
   *[2] Nacht heeft een zet gedaan. Kijk wat er gebeurd is en geef dan het apparaat door.
}
shared-task-moved-facing = { $player ->
    [1] Ivoor heeft een zet gedaan. Kijk wat er gebeurd is en laat het doek zakken.
   *[2] Nacht heeft een zet gedaan. Kijk wat er gebeurd is en laat het doek zakken.
}
shared-hint = { $player ->
    [1] De mat zoals Ivoor die ziet.
   *[2] De mat zoals Nacht die ziet.
}
shared-task-over = De partij is afgelopen. Alle maskers zijn onthuld.
shared-other = Iemand anders
shared-lost = Deze browser heeft de twee opstellingen niet meer, dus deze partij kan niet verder. Begin een nieuwe.
