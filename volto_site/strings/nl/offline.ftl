### Wat er gezegd wordt als er geen netwerk is, als er een nieuwe versie is, als de site geïnstalleerd wordt.

offline-title = Deze pagina is nu niet beschikbaar
offline-why = Zonder verbinding kun je alleen pagina’s openen die al op je apparaat staan. Is er net een nieuwe versie van de site verschenen? Laad de pagina dan over een ogenblik opnieuw.
offline-home = Naar de startpagina in het Nederlands

offline-update = Nieuwe versie
offline-update-ready = Er staat een nieuwe versie van de site klaar. De VOLTO-pagina’s die je open hebt, worden opnieuw geladen; je vorderingen blijven bewaard.
offline-update-accept = Opnieuw laden
offline-update-later = Later

offline-app-name = VOLTO, de spelregels
offline-app-about = Leer VOLTO, het spel voor twee van de verborgen identiteiten, en zoek elke regel op, ook zonder verbinding.
