### Het spiekbriefje om af te drukken: één A4-pagina, dus korte zinnen.

aid-title = VOLTO, het spiekbriefje
aid-subtitle = Het spiekbriefje
aid-truth = Wordt JOUW tweede dame geslagen, dan win jij
aid-truth-why = Zorg dat jouw dames geslagen worden, en blijf van die van je tegenstander af.

aid-masks = De vijf personages
aid-legend = Driehoek: stap of slag. Cirkel: alleen een stap. Pijl: stormloop.
aid-noble = Edelman
aid-noble-moves = Eén veld vooruit, achteruit of opzij.
aid-advisor = Adviseur
aid-advisor-moves = Eén veld diagonaal.
aid-candidate = Kandidaat
aid-candidate-moves = Eén veld, in alle acht richtingen.
aid-soldier = Soldaat
aid-soldier-moves = Recht vooruit, over zo veel lege velden als hij wil. Slaat aan het eind van zijn stormloop.
aid-lady = Dame
aid-lady-moves = Eén veld, in alle acht richtingen. Slaat nooit.

aid-turn = Je beurt
aid-turn-setup = Zet aan het begin je tien maskers in het geheim neer: vijf in het paleis, vijf er vlak voor.
aid-turn-move = Verplaats een masker: passen mag niet.
aid-turn-target = Ga naar een leeg veld of een masker van je tegenstander, nooit naar een van je eigen maskers.
aid-turn-reveal = Laat het geslagen masker zien en voer dan zijn effect uit.

aid-captures = Je slaat…
aid-capture-plain = edelman, adviseur, soldaat
aid-capture-plain-effect = gaat van de mat, de partij gaat door
aid-capture-candidate = de kandidaat
aid-capture-candidate-effect = je wint
aid-capture-lady = de eerste dame
aid-capture-lady-effect = zij en jouw masker gaan van de mat
aid-capture-second = de tweede dame
aid-capture-second-effect = je verliest
aid-capture-fatal = een dame, met je kandidaat
aid-capture-fatal-effect = je verliest

aid-endings = Je wint als…
aid-ending-candidate = je de kandidaat van je tegenstander slaat;
aid-ending-ladies = je tegenstander jouw tweede dame slaat;
aid-ending-palace = je kandidaat aan het einde van je beurt in het paleis van je tegenstander staat.
aid-ending-fatal = En ook: de kandidaat van je tegenstander slaat een van jouw dames.

aid-deduction = Het speurblad
aid-deduction-how = Nummer de maskers tegenover je zoals op de tekening en streep door wat elk masker niet meer kan zijn.
aid-deduction-plan = De tien maskers van je tegenstander, van links naar rechts: 1 tot en met 5 in het paleis, 6 tot en met 10 er vlak voor.
aid-deduction-palace = paleis van je tegenstander
aid-deduction-you = jij
aid-deduction-mask = Masker
aid-deduction-gone = weg
aid-deduction-notes = Wat je hebt gezien
aid-clue-diagonal = diagonaal
aid-clue-diagonal-so = geen edelman en geen soldaat
aid-clue-straight = recht opzij of recht achteruit
aid-clue-straight-so = geen adviseur en geen soldaat
aid-clue-forward = één veld recht vooruit
aid-clue-forward-so = geen adviseur
aid-clue-road = meer dan één veld recht vooruit
aid-clue-road-so = het is de soldaat
aid-clue-capture = slaat een masker
aid-clue-capture-so = geen dame

aid-notice = Niet-officieel hulpmiddel. VOLTO is een spel van Yusuke Emi, uitgegeven door Blue Orange. Teksten en tekeningen: The VOLTO reference authors, CC BY 4.0.
