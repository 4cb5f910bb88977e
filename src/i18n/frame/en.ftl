# What the document itself says: the build puts it into index.html, in all languages, as the program may not be there to choose one.

incomplete = Heartbox is not complete: part of it has not loaded, or this browser does not allow WebAssembly (as in Lockdown Mode). Saved games are kept.
# After an error in the program.
broken = Something broke. Your game is safe up to the last move.
# A button.
reload = Reload
# A button that removes what may be damaged: settings, names, drafts. No game.
reset = Reset settings, keep games
no-script = Heartbox needs JavaScript and WebAssembly. Please allow them for this page.
