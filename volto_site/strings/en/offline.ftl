### What is said when there is no network, when there is a new version, when the site is installed.

offline-title = This page isn’t available right now
offline-why = Without a connection, you can open only the pages already kept on your device. If a new version of the site has just come out, reload the page in a moment.
offline-home = Go to the home page in English

offline-update = New version
offline-update-ready = A new version of the site is ready. Your open VOLTO pages will be reloaded; your progress is kept.
offline-update-accept = Reload
offline-update-later = Later

offline-app-name = VOLTO, the rules of the game
offline-app-about = Learn VOLTO, the game of hidden identities for two, and look up every rule, even without a connection.
