### Wat de bewerkers van posities zeggen, en wat er mis is met een tekst.

editor-title = Mat om een positie op te zetten
editor-title-setup = Mat om een opstelling te maken
editor-hint = Met de pijltjes ga je van veld naar veld. Met een letter zet je een masker neer: N edelman, A adviseur, C kandidaat, S soldaat, L dame, X verborgen masker. Met 1 en 2 kies je Ivoor of Nacht, met Delete haal je een masker weg. Met Enter pak je een masker op en zet je het neer.
editor-hint-setup = Met de pijltjes ga je van veld naar veld. Met een letter zet je een masker neer: N edelman, A adviseur, C kandidaat, S soldaat, L dame. Met Delete haal je het weg. Met Enter pak je een masker op en zet je het neer.
editor-tray = { $player ->
    [1] De doos van Ivoor
   *[2] De doos van Nacht
}
editor-tray-mask = { $kind ->
    [noble] edelman, nog { $count }
    [advisor] adviseur, nog { $count }
    [candidate] kandidaat, nog { $count }
    [soldier] soldaat, nog { $count }
    [lady] dame, nog { $count }
   *[hidden] verborgen masker, nog { $count }
}
editor-undo = Ongedaan maken
editor-redo = Opnieuw doen
editor-remove = Masker weghalen
editor-clear = Mat leegmaken
editor-turn = Tafel draaien
editor-undone = De laatste wijziging is ongedaan gemaakt.
editor-redone = De wijziging is er weer.
editor-let-go = Er is geen masker meer gekozen.
editor-none-left = { $kind ->
    [noble] Er zit geen edelman meer in de doos.
    [advisor] Er zit geen adviseur meer in de doos.
    [candidate] Er zit geen kandidaat meer in de doos.
    [soldier] Er zit geen soldaat meer in de doos.
    [lady] Er zit geen dame meer in de doos.
   *[hidden] Er zit geen masker meer in de doos.
}
editor-in-hand = { $kind ->
    [noble] Je hebt een edelman in je hand: kies een veld.
    [advisor] Je hebt een adviseur in je hand: kies een veld.
    [candidate] Je hebt de kandidaat in je hand: kies een veld.
    [soldier] Je hebt de soldaat in je hand: kies een veld.
    [lady] Je hebt een dame in je hand: kies een veld.
   *[hidden] Je hebt een verborgen masker in je hand: kies een veld.
}
editor-selected = { $kind ->
    [noble] Edelman op { $square } gekozen: kies waar hij heen gaat.
    [advisor] Adviseur op { $square } gekozen: kies waar hij heen gaat.
    [candidate] Kandidaat op { $square } gekozen: kies waar hij heen gaat.
    [soldier] Soldaat op { $square } gekozen: kies waar hij heen gaat.
    [lady] Dame op { $square } gekozen: kies waar ze heen gaat.
   *[hidden] Verborgen masker op { $square } gekozen: kies waar het heen gaat.
}
editor-empty-hand = Veld { $square } is leeg: pak eerst een masker uit de doos.
editor-put = { $kind ->
    [noble] Edelman op { $square } gezet.
    [advisor] Adviseur op { $square } gezet.
    [candidate] Kandidaat op { $square } gezet.
    [soldier] Soldaat op { $square } gezet.
    [lady] Dame op { $square } gezet.
   *[hidden] Verborgen masker op { $square } gezet.
}
editor-exchanged = De maskers op { $from } en { $square } zijn verwisseld.
editor-removed = { $kind ->
    [noble] Edelman van { $square } gehaald.
    [advisor] Adviseur van { $square } gehaald.
    [candidate] Kandidaat van { $square } gehaald.
    [soldier] Soldaat van { $square } gehaald.
    [lady] Dame van { $square } gehaald.
   *[hidden] Verborgen masker van { $square } gehaald.
}
editor-side = { $player ->
    [1] De letters zetten nu maskers van Ivoor neer.
   *[2] De letters zetten nu maskers van Nacht neer.
}

## Wat er mis is met een tekst

wrong-place = De fout zit op regel { $line }, kolom { $column }.
wrong-unreadable = Deze tekst is niet te lezen.
wrong-square = ‘{ $found }’ is geen veld.
wrong-move = ‘{ $found }’ is geen zet: een zet schrijf je als b2b3.
wrong-fields = Een positie heeft drie delen met een spatie ertussen; deze tekst heeft er { $found }.
wrong-player = De speler is 1 of 2, niet ‘{ $found }’.
wrong-lost = De verloren dames zijn twee cijfers van 0 tot en met 2, niet ‘{ $found }’.
wrong-rows = Een speelmat heeft zeven rijen met / ertussen; deze tekst heeft er { $found }.
wrong-mask = ‘{ $found }’ is geen masker: de letters zijn N, A, C, S, L en X.
wrong-row-long = Rij { $found } heeft meer dan vijf velden.
wrong-row-short = Rij { $found } heeft minder dan vijf velden.
wrong-setup-rows = Een opstelling heeft twee rijen met / ertussen; deze tekst heeft er { $found }.
wrong-strangers = Deze letters horen niet in deze opstelling: { $found }.
wrong-tag-name = ‘{ $found }’ kan geen naam van een label zijn.
wrong-tag-twice = Het label { $found } staat er twee keer.
wrong-tag = Een label schrijf je als [Naam "waarde"].
wrong-quotes = De waarde van een label staat tussen rechte aanhalingstekens.
wrong-no-start = Het begin ontbreekt: er moet een label Position zijn, of Ivory-Setup en Night-Setup.
wrong-too-long = Een partij heeft hoogstens { $found } zetten.
wrong-number = Het nummer { $found } hoort hier niet.
wrong-revealed = Deze zet schrijf je als { $found }.
wrong-result = Deze zetten leiden tot de uitslag ‘{ $found }’.
wrong-illegal = De zet { $move } mag niet.
wrong-hidden = Het masker op { $square } is verborgen, en het antwoord hangt van zijn identiteit af.
wrong-over = De partij was vóór deze zet al afgelopen.

## Wat er mis is met een opstelling

problem-too-many-masks = { $player ->
    [1] Ivoor heeft { $found } maskers, verloren dames meegeteld: in de doos zitten er { $allowed }.
   *[2] Nacht heeft { $found } maskers, verloren dames meegeteld: in de doos zitten er { $allowed }.
}
problem-too-many-ladies = { $player ->
    [1] Ivoor heeft { $found } dames, op de mat en verloren: in de doos zitten er { $allowed }.
   *[2] Nacht heeft { $found } dames, op de mat en verloren: in de doos zitten er { $allowed }.
}
problem-too-many = { $kind ->
    [noble] Te veel edelen: { $count } meer dan er in de doos zitten.
    [advisor] Te veel adviseurs: { $count } meer dan er in de doos zitten.
    [candidate] Te veel kandidaten: { $count } meer dan er in de doos zitten.
    [soldier] Te veel soldaten: { $count } meer dan er in de doos zitten.
   *[lady] Te veel dames: { $count } meer dan er in de doos zitten.
}
problem-missing = { $kind ->
    [noble] { $count ->
        [one] Er ontbreekt een edelman.
       *[other] Er ontbreken { $count } edelen.
    }
    [advisor] { $count ->
        [one] Er ontbreekt een adviseur.
       *[other] Er ontbreken { $count } adviseurs.
    }
    [candidate] De kandidaat ontbreekt.
    [soldier] De soldaat ontbreekt.
   *[lady] { $count ->
        [one] Er ontbreekt een dame.
       *[other] Beide dames ontbreken.
    }
}
problem-outside = { $count ->
    [one] Eén masker staat buiten het paleis en de rij er vlak voor: { $squares }.
   *[other] { $count } maskers staan buiten het paleis en de rij er vlak voor: { $squares }.
}

## De opstelling om te maken

setup-shuffle = Willekeurig opstellen
setup-mirror = Spiegelen
setup-shuffled = De opstelling is willekeurig gekozen.
setup-mirrored = De opstelling is gespiegeld.
setup-examples = Begin met een voorbeeld
setup-shown = Het voorbeeld staat op de mat.
setup-unfinished = Deze opstelling is niet af.
setup-complete = Alle tien de maskers staan klaar: de partij kan beginnen.
setup-keep = Opslaan en delen
setup-save = Opstelling opslaan
setup-share = Als regel kopiëren
setup-open = Openen
setup-out = Je opstelling op één regel
setup-in = Een opstelling op één regel, zoals LNSNL/AACAN
setup-shared = De regel staat op het klembord.
setup-opened = De opstelling staat op de mat.
setup-wrong = Deze regel kan niet worden geopend.
setup-saved = De opstelling is opgeslagen in deze browser.
setup-list = Je opstellingen
setup-forget = { $text } wissen
setup-forgotten = De opstelling is gewist.
setup-memory-broken = De opstellingen die in deze browser zijn opgeslagen, zijn niet te lezen. Verder is er niets verloren, en je kunt nieuwe opslaan.
setup-unkept = Deze browser slaat niets meer op: de opslag is vol of geblokkeerd. De lijst blijft bestaan zolang de pagina openstaat; kopieer wat je wilt bewaren.
