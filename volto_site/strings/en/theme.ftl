### What the frame of the pages says: header, search, languages, footer.

theme-menu = Site menu
theme-pages = Pages
theme-contents = On this page
theme-footer = Footer
theme-languages = Language
theme-to-dark = Switch to dark mode
theme-to-light = Switch to light mode
theme-turn = Previous page and next page
theme-previous = Previous page
theme-next = Next page

theme-search = Search
theme-search-placeholder = A rule, a word, a question…
theme-search-close = Close the search
theme-search-results = Results
theme-search-hint = ↑ ↓ to choose, Enter to open, Esc to close.
theme-search-loading = Getting the search ready…
theme-search-failed = The search couldn’t be loaded. Reload the page, or use the menu.
theme-search-one = 1 result
# # stands for the number, which the browser puts in.
theme-search-other = { $count } results
theme-search-none = No results. Try a shorter or more common word.

theme-suggestion = This page is also available in English.
theme-suggestion-accept = Read in English
theme-suggestion-decline = No thanks

theme-lost = This page doesn’t exist
theme-lost-why = Its address may have changed.
theme-lost-home = Back to the home page in English

theme-unofficial = Unofficial site. VOLTO is a game by Yusuke Emi, published by Blue Orange. Volto and Blue Orange are trademarks of Blue Orange Edition.
theme-licence = Texts and drawings: The VOLTO reference authors, CC BY 4.0.
