### The page of limits and figures; the README and the terminal take their words from here.

measured-title = Measured
measured-heading = What is measured, and what we allow ourselves
measured-description = The limits this site sets itself in bytes, requests and time, the figures measured last, when and how.
measured-intro = A slow or heavy site keeps readers out. So all its limits are written in one file of the project, and no figure on this page was typed by hand: the program that measures wrote them all.

measured-exact-title = What is exact
measured-exact-intro = Bytes, requests and Lighthouse’s scores for accessibility, best practices and SEO are the same on every machine. Every change to the site has to keep to these limits, or its tests fail. The weight of a page is everything a browser fetches on a first visit, texts compressed as a host sends them; the engine, which comes afterwards, is counted separately.
measured-times-title = What takes time
measured-times-intro = How long something takes depends on the machine. So each thing is measured beside a yardstick in the same run, wherever there is one, and the figure is the ratio of the two. The command `make bench` repeats it all.
measured-growth-title = How the solver’s time grows
measured-growth-intro = The median and the longest time for random positions, with all enemy masks hidden, in milliseconds.
measured-strength-title = How strong the opponent is
measured-strength-intro = Each pairing played many games from random set-ups, each pair of games with the same set-ups and the seats swapped; a draw is half a point. The share is that of the first player named, and 95 out of 100 such intervals hold the true share. Bold, sly and careful are the older bots of this site, kept as yardsticks.
measured-strength-begun = Whoever began took { $share } of the points in all { $games } games.
measured-strength-code = The games were decided by the code and the weights with the digest `{ $digest }`; `python -m volto_core.arena tournament` plays them again.
measured-strength-times = The times are those of a compiled copy of the same code on a busy machine: it plays the same games, several times as fast.
measured-collection-title = What the puzzles are like
measured-collection-intro = Every puzzle is proved; these figures show whether the collection is varied and well balanced. The command `python -m volto_puzzles audit` computes them, and a test checks them.
measured-collection-code = The ratings were measured with the opponent whose code and weights have the digest `{ $digest }`.
measured-first-games-title = A beginner’s first games
measured-first-games-intro = The course ends with three games against level 1, from random set-ups in which no soldier aims at a candidate, nor, where other masks can stand there, at a lady. A simulated beginner plays them: it takes a win if it sees one, captures whatever its nobles, advisors and soldier can capture without losing at once, and otherwise moves ahead at random, its candidate never next to an enemy mask. One move in three, by chance, it plays in haste: it captures whatever it can, with its candidate too, even what may be the last lady. It remembers nothing, takes no move back and heeds no warning. A loss before the sixth move teaches nothing: it may happen in { $most } of the games at most.
measured-first-games-code = The games were decided by the code with the digest `{ $digest }`; `python -m volto_core.arena first-games` plays them again.
measured-first-games-masks = Masks per side
measured-first-games-soon = Lost before the sixth move
measured-first-games-won = Won
measured-first-games-drawn = Drawn
measured-machine-title = On which machine
measured-machine-intro = These figures hold for the machine on which they were measured.
measured-machine = { $cores } cores, Python { $python }, { $browser }

measured-kind = Page
measured-page = { $page ->
    [home] Home
    [rules] The rules
    [examples] The examples
    [learn] The course
    [puzzles] The puzzles
    [puzzle] One puzzle
    [play] The page for playing
   *[lab] The lab
}
measured-requests = Requests
measured-weight = Weight
measured-what = Measured
measured-figure = Figure
measured-limit = Limit
measured-how = How
measured-day = Date
measured-masks = Masks on the mat
measured-within = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
measured-grown = { $median }, at most { $slowest }
measured-pairing = Pairing
measured-games = Games
measured-share = Share
measured-interval = 95% interval
measured-begun = Whoever began
measured-seconds = Time
measured-against = { $first } against { $second }
measured-arranged = { $first } with its own set-ups against { $second }
measured-from-to = { $low } to { $high }
measured-level = level { $level }
measured-contestant = { $who ->
    [bold] the bold bot
    [sly] the sly bot
    [careful] the careful bot
   *[random] random moves
}

measured-unit-times = { $value } times
measured-unit-s = { $value } s
measured-unit-ms = { $value } ms
measured-unit-kB = { $value } kB
measured-unit-MB = { $value } MB
measured-unit-requests = { $value }
measured-unit-points = { $value } points
measured-at-least = at least { $limit }
measured-at-most = at most { $limit }
measured-no-limit = –
measured-missed = { $figure }, missed

measured-engine = The whole engine: Python, its library and the rules of the game
measured-engine-how = compressed as a host sends it
measured-engine-share = The engine, against Pyodide as it comes with the same rules
measured-engine-share-how = bytes sent, with `loadPyodide` and a `.whl` file as the yardstick
measured-snapshot = Python’s memory, which one visit keeps for the next
measured-snapshot-how = one file, fetched when the page has nothing else to do, and never over a metered connection
measured-puzzle-bytes = What a puzzle adds to the site, in all four languages
measured-puzzle-bytes-how = pages, data, proof and lists, uncompressed; mean of the { $puzzles } puzzles
measured-accessibility = Accessibility according to Lighthouse
measured-accessibility-how = the lowest score of { $pages } pages, on a phone and on desktop
measured-best-practices = Best practices according to Lighthouse
measured-best-practices-how = the lowest score of { $pages } pages, on a phone and on desktop
measured-seo = Search engine optimisation according to Lighthouse
measured-seo-how = the lowest score of { $pages } pages, on a phone and on desktop

measured-perft = Positions a second, against `python-chess` from its start position
measured-perft-how = every final position made, none merely counted; median of { $rounds } rounds
measured-suspects = What every mask can still be, after { $turns } moves with twenty masks on the mat
measured-suspects-how = slowest of { $games } random games
measured-import = `import volto_core` with the page protocol, beyond a bare interpreter
measured-import-how = fastest of { $starts } starts of each
measured-enumeration = Forced wins in three moves with ten masks, five of them hidden, against enumeration of all worlds
measured-enumeration-how = { $problems } positions, the same answers
measured-three-moves = A forced win in three moves with ten masks on the mat
measured-three-moves-how = slowest of { $problems } positions
measured-first-cold = Python’s first answer on a first visit, against Pyodide as it comes
measured-first-cold-how = median of { $rounds } pairs, nothing in the cache
measured-first-warm = Python’s first answer on a second visit, against Pyodide as it comes
measured-first-warm-how = median of { $rounds } pairs
measured-move = A move in the page, with targets and suspects
measured-move-how = median of { $moves } moves
measured-bot = The opponent’s answer in the games of the course, in the page
measured-bot-how = slowest of { $moves } answers
measured-level-five = The answer of the highest level, in the page
measured-level-five-how = median of { $moves } answers in games of its own
measured-levels-below = The answer of levels 1 to 3, in the page
measured-levels-below-how = median of { $moves } answers, the slowest of the three levels
measured-review = The review of a game of 40 moves, in the page
measured-review-how = median of { $games } games
measured-touch = From the first touch to the squares a mask may go to, without waiting for Python
measured-touch-how = rules page, median of { $rounds } first visits
measured-touch-phone = The same first touch on a phone { $slower } times slower
measured-touch-phone-how = processor slowed down by the browser, median of { $rounds } first visits
measured-load-rules = Loading the rules page, in CPU time on one core
measured-load-rules-how = main thread at full speed until every board can be played, median of { $rounds } first visits
measured-load-examples = Loading the examples, in CPU time on one core
measured-load-examples-how = main thread at full speed until every board can be played, median of { $rounds } first visits
measured-task-desk = The longest task while a page to read loads, on desktop
measured-task-desk-how = the worst of { $pages } pages, median of { $rounds } first visits; browsers report nothing below 50 ms
measured-task-phone = The same task on a phone { $slower } times slower
measured-task-phone-how = the worst of { $pages } pages, processor slowed down by the browser, median of { $rounds } first visits
measured-memory = The memory of a page on which Python runs
measured-memory-how = everything its process keeps for itself, the heaviest of { $pages } pages
measured-answer-first = From the first move to its answer, three seconds after the page is there
measured-answer-first-how = first visits to the course and to a puzzle, median of { $rounds } each, the slower of the two
measured-answer-second = The same answer on a second visit
measured-answer-second-how = course and puzzle, median of { $rounds } each, the slower of the two
measured-answer-phone = The same answer on a first visit with a phone { $slower } times slower
measured-answer-phone-how = processor slowed down by the browser, median of { $rounds } each, the slower of the two
measured-verdict-first = Verdict on the first move of a puzzle, 95 times out of 100
measured-verdict-first-how = { $puzzles } puzzles of the collection, in a browser
measured-verdict-later = Verdict on a later move, 95 times out of 100
measured-verdict-later-how = { $puzzles } puzzles of the collection, in a browser
measured-build = Building the site without the pages of single puzzles, against Material with `static-i18n`
measured-build-how = search index, player aids and pictures included; median of { $rounds } builds
measured-puzzle-page = The page of a puzzle, against a page of that plain build
measured-puzzle-page-how = what each adds to the build, median of { $rounds } builds
measured-rules-share = All that a browser fetches for the rules page, against the plain build’s
measured-rules-share-how = texts compressed as a host sends them
measured-author-page = How long an author waits to see a page that has just been changed
measured-author-page-how = `make serve`, from saving the file until the new page is served; median of { $rounds } changes
measured-author-style = The same wait after changing a style sheet
measured-author-style-how = `make serve`, from saving the file until the new style is served; median of { $rounds } changes
measured-build-now = Building the site with its { $puzzles } puzzles when nothing has changed
measured-build-now-how = processor time, with all processes counted
measured-new-now = The same build when a puzzle is added, against the one where nothing has changed
measured-new-now-how = a puzzle of which nothing is computed yet joins the { $puzzles } others
measured-list-now = What a browser that keeps the site fetches to learn what that puzzle has changed
measured-list-now-how = the service worker and the lists that have changed, uncompressed, for someone who plays in French
measured-site-now = The whole site with its { $puzzles } puzzles
measured-site-now-how = all files, uncompressed
measured-bytes-ten = What a puzzle adds to the site when there are ten times as many
measured-bytes-ten-how = { $puzzles } puzzles: those of the collection, copied under other names
measured-build-ten = Building the site with { $puzzles } puzzles when nothing has changed
measured-build-ten-how = processor time, with all processes counted
measured-new-ten = The same build when a puzzle is added, against the one where nothing has changed
measured-new-ten-how = a puzzle of which nothing is computed yet joins the { $puzzles } others
measured-list-ten = What a browser fetches to learn what has changed, with ten times as many puzzles
measured-list-ten-how = one puzzle joins { $puzzles } others; the service worker and the lists that have changed, uncompressed
measured-site-ten = The whole site with { $puzzles } puzzles
measured-site-ten-how = all files, uncompressed; a GitHub Pages site may weigh a million kilobytes
measured-performance-desktop = Performance according to Lighthouse, on desktop
measured-performance-desktop-how = median of { $rounds } runs on the home and rules pages, simulated network
measured-performance-mobile = Performance according to Lighthouse, on a phone
measured-performance-mobile-how = median of { $rounds } runs on the home and rules pages, simulated network

measured-collection-puzzles = Puzzles
measured-collection-wins = Wins
measured-collection-forward-keys = Wins whose key move is a forward step of the candidate
measured-collection-only-steps = Wins whose key move is the only forward step that doesn’t lose at once
measured-collection-other-keys = Wins with any other key move
measured-collection-smallest-theme = Puzzles of the rarest theme
measured-collection-copies = Puzzles with the same core as another: needless masks left out, mirror images and swapped seats counted as the same
measured-collection-padding = Masks that the answer doesn’t need and that tempt nobody
measured-collection-wins-in-four = Wins in four moves
measured-collection-hardest = Puzzles of the highest level
measured-collection-kinds-of-hardest = Kinds of puzzle among them
measured-collection-counting-and-history = Puzzles that need both counting and the moves seen
measured-collection-hidden = Puzzles with hidden masks, not counting those solved the same way in every world
measured-collection-two-masks = Puzzles that ask you to name two masks at once
measured-collection-bait-saves = Saves that use a bait
measured-collection-smallest-level = Puzzles of the rarest level
