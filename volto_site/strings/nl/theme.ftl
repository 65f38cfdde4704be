### Wat het kader van de pagina’s zegt: kop, zoeken, talen, voet.

theme-menu = Menu met pagina’s
theme-pages = Pagina’s
theme-contents = Op deze pagina
theme-footer = Voettekst
theme-languages = Taal
theme-to-dark = Overschakelen naar donkere weergave
theme-to-light = Overschakelen naar lichte weergave
theme-turn = Vorige en volgende pagina
theme-previous = Vorige pagina
theme-next = Volgende pagina

theme-search = Zoeken
theme-search-placeholder = Een regel, een woord, een vraag…
theme-search-close = Zoeken sluiten
theme-search-results = Resultaten
theme-search-hint = ↑ ↓ om te kiezen, Enter om te openen, Esc om te sluiten.
theme-search-loading = De zoekfunctie wordt geladen…
theme-search-failed = De zoekfunctie kon niet worden geladen. Laad de pagina opnieuw of gebruik het menu.
theme-search-one = 1 resultaat
# # staat op de plaats van het getal, dat de browser invult.
theme-search-other = { $count } resultaten
theme-search-none = Geen resultaten. Probeer een korter of gewoner woord.

theme-suggestion = Deze pagina bestaat ook in het Nederlands.
theme-suggestion-accept = Lezen in het Nederlands
theme-suggestion-decline = Nee, bedankt

theme-lost = Deze pagina bestaat niet
theme-lost-why = Misschien is het adres veranderd, of is een masker ermee vandoor gegaan.
theme-lost-home = Terug naar de startpagina in het Nederlands

theme-unofficial = Niet-officiële site. VOLTO is een spel van Yusuke Emi, uitgegeven door Blue Orange. Volto en Blue Orange zijn merken van Blue Orange Edition.
theme-licence = Teksten en tekeningen: The VOLTO reference authors, CC BY 4.0.
