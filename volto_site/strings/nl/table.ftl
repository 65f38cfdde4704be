### De tafel: mat, opdracht en antwoord op één scherm.

table-more = Meer
table-whole = Alles lezen
table-keys = Sneltoetsen
table-close = Sluiten
table-key-arrows-does = van veld naar veld gaan
table-key-enter = Enter
table-key-enter-does = een masker kiezen, dan het veld
table-key-squares-does = twee velden typen om de zet te doen
table-key-n-does = naar de volgende stap of puzzel
table-key-h-does = een hint vragen
table-key-u-does = de zet terugnemen of opnieuw beginnen
table-key-escape = Esc
table-key-escape-does = je keuze annuleren of een venster sluiten
table-key-help-does = deze lijst tonen
