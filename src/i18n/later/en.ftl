# Words that the page needs only with the chunk of links, saved games and looking back. They are loaded with it.

# Why a link to a game cannot be opened.
link-none = This isn’t a link to a game.
link-too-long = This text is too long for a link to a game.
link-later-version = The link comes from a newer Heartbox. Reload this page to update it, then open the link again.
link-cut-off = The end of the link is missing. Copy all of it, or ask for the game as a file.
link-unknown = This Heartbox doesn’t know the game in the link. Reload this page to update it, then open the link again.
link-damaged = The link is damaged or follows different rules from this Heartbox. Ask for the game as a file.
link-unwritable = This game doesn’t fit into a link. Save it to a file instead.

## Links
# A game as a link, a QR code or a file. share-code: the name of the code; share-now, share-moment: what is in it, up to
# now or up to the moment that is looked at; share-contents: what comes of it.
share-code = QR code with the link to this game
share-now = The link holds the game up to now and needs no server.
share-moment = The link holds the game up to the moment you are looking at and needs no server.
share-contents = Whoever opens it plays on with a copy and new dice.
# The same in a game without dice and cards to draw.
share-contents-alone = Whoever opens it plays on with a copy.
share-secrets = Anything still secret can be seen there, too.
share-no-code = This game is too long for a QR code. It fits into the link and the file.
# A switch.
share-names = Include the names
# For screen readers, after the switch.
share-with-names = The link has the names in it.
share-without-names = The names aren’t in the link.
link-address = Link to this game
copy-link = Copy the link
link-copied = Copied
share-link = Share the link
paste-link = Paste the link to a game here, or the text of its file.
# The screen of a link. linked-known: the device has a game from this link.
linked-game = A game from a link
linked-known = You’ve opened this link before.
linked-yours = Continue yours
linked-go-on = Continue with a copy
linked-look = Look at the game
# Button: looks at the game of a link from its first move on.
linked-watch = Watch from the start
linked-note = This changes no game on this device.

## Handing something to the device
# Said after a touch on a button. handed-selected: the browser keeps pages from the clipboard.
handed-filed = Saved as { $file }
handed-over = Shared
handed-selected = This browser doesn’t let the page copy. It’s selected: copy it yourself.
handed-not-shared = This device couldn’t share it. Save it to a file instead.
handed-saved = This device couldn’t share the picture. It’s saved as a file.
handed-no-picture = This browser can’t make the picture.
# Some browsers falsify what a page draws, so that nobody recognizes the device by it. “canvas”: what their settings call it.
handed-spoiled = To protect you, this browser changes what pages draw. Allow this page to draw (“canvas”), then try again.

## Looking back
# Link: from looking back to the game itself.
back-to-game = Back to the game
# The moment that is looked at, counted in turns, or in rounds in a game that has them; a step is a single event in it.
look-at-turn = Turn { $number } of { $all }, step { $step }
look-at-round = Round { $number } of { $all }, step { $step }
look-at-start = Before the first turn
# The same in short: on a saved game, before what happened then.
turn = Turn { $number }
round = Round { $number }
# The state of a saved game that is over.
is-over = Finished
# What the marks over the slider mean: a line in the colour of a player, and a heavy one.
look-mark-turn = turn starts
look-mark-great = great moment
look-play = Play
look-stop = Pause
look-speed = Speed
look-fastest = Very fast
look-event-back = One step back
look-event-on = One step on
look-turn-back = One turn back
look-turn-on = One turn on
# Buttons: begin another game at this moment; below them what they do.
look-same-dice = Play on from here, same dice
look-new-dice = Play on from here, new dice
# The same button where there is no chance.
look-no-dice = Play on from here
look-go-on = This starts a new game. The old one stays as it is.

## The saved games
# Button: saves all games as one file.
games-keep = Save all games to a file
# Button: offers that file to the share sheet of the device.
games-share = Share all games
# Button in the dialog of one game: offers its file to the share sheet of the device.
share-file = Share the file
# How files come back.
games-drop = Open a saved file here, or drop it on this page. No game is overwritten.
# While a file is read.
games-reading = Reading the file…
games-merging = Looking through the file: { $done } of { $of } games.
games-cancelled = Cancelled: the rest of the file wasn’t read.
games-put-away =
    { $count ->
        [one] One finished game was put away to make room. It can be brought back for a week.
       *[other] { $count } finished games were put away to make room. They can be brought back for a week.
    }
# The answers to a file with games.
games-added = { $count ->
     [one] { $count } game added.
    *[other] { $count } games added.
}
games-known = { $count ->
     [one] { $count } game was here already.
    *[other] { $count } games were here already.
}
games-unreadable = { $count ->
     [one] { $count } game couldn’t be read.
    *[other] { $count } games couldn’t be read.
}
games-left-out = { $count ->
     [one] There’s no room for { $count } game.
    *[other] There’s no room for { $count } games.
}
# Label of the choice of an order: the game played last first, by kind. The third one is “name”.
order = Sort by
order-newest = Newest
order-kind = Game
# Checkboxes that select games.
choose = Select { $game }
choose-all = Select all
# Buttons: give a game a name, save it once more, delete it, delete the selected ones.
rename = Rename
duplicate = Duplicate
delete-game = Delete { $game }
games-delete = Delete { $count } selected
# Message after that.
games-deleted = { $count ->
     [one] { $count } game deleted.
    *[other] { $count } games deleted.
}
# The name of a game that has been saved once more.
copy-of = { $game } (copy)
# Said after a game has been given a name, and after one has been saved once more.
game-renamed = The game is now called “{ $name }”.
game-duplicated = There is now also “{ $name }”.

## Charts
# Button and title.
charts = Charts
charts-hint = Touch a chart to jump to that moment.
# Title of the chart of everybody's chance to win.
charts-chance = Chance to win
# In a running game, in place of that chart.
charts-running = You’ll see the chances to win once the game is over: before that, they’d give away what nobody may know.
# Button: works out the chances, and what luck did to them; while it does so, it stops.
charts-luck = Was it luck?
# The same button where there is no chance.
charts-alone = How did the chances change?
charts-stop = Stop
# For screen readers: when it begins, and when it is done.
charts-working = Working it out…
charts-ready = The chances to win are worked out.
charts-progress = { $done } of { $all } steps worked out
charts-percent = { $percent }%
# Somebody’s luck in a game, in percentage points of the chance to win.
charts-good-luck = { $player } had good luck: { $count ->
     [one] { $count } point
    *[other] { $count } points
} more likely to win.
charts-bad-luck = { $player } had bad luck: { $count ->
     [one] { $count } point
    *[other] { $count } points
} less likely to win.
charts-no-luck = { $player } had neither good nor bad luck.
# $decisions: percentage points, with one decimal. The second one where nothing is said of luck before it.
charts-decisions = Each decision gave away { $decisions } points on average.
charts-decisions-of = { $player }: each decision gave away { $decisions } points on average.
# The chance to win if luck had favoured nobody; after the name of the player. $percent: the message “charts-percent”.
charts-neutral = With average luck, the chance to win would have been { $percent }.
# Below that.
charts-points-about = 100 points are a certain win.
# Over the events that changed the chances most.
charts-deciding = What decided the game
# What such an event did, below its sentence. $before and $after: the message “charts-percent”; $count: the percentage points between them.
charts-rose = { $player }’s chance to win: { $before } → { $after } ({ $count ->
     [one] { $count } point
    *[other] { $count } points
} more)
charts-fell = { $player }’s chance to win: { $before } → { $after } ({ $count ->
     [one] { $count } point
    *[other] { $count } points
} less)
# Title and text of how the chances are worked out.
charts-method = How this is worked out
charts-method-about = A simple judgement estimates everybody’s chance to win after each step. Luck is the chance after a roll or a draw, minus the average of everything that could have come. Decisions are measured against the best action that this judgement sees one step ahead. Points are percentage points. All of it is an estimate, not the truth: the judgement overlooks longer plans. And a run of good or bad luck looks odd in most games, without being so.
# The same where there is no chance.
charts-method-alone = A simple judgement estimates everybody’s chance to win after each step. Decisions are measured against the best action that this judgement sees one step ahead. Points are percentage points. All of it is an estimate, not the truth: the judgement overlooks longer plans.
# Over the charts of the game that this one was played on from.
charts-before = The game it was played on from
# Over what everybody's dice were.
# Where the rolls and cards of a finished game came from: its seed, a number that was drawn at its beginning, of which everything else is worked out.
charts-seed = Where rolls and cards came from
charts-seed-all = { $all ->
     [one] The one roll or card of this game follows from its seed: it wasn’t replaced.
    *[other] All { $all } rolls and cards of this game follow from its seed: none was replaced.
}
charts-seed-others = Rolls and cards of this game: { $all }. Those that don’t follow from its seed: { $others }.
# Below that and the seed itself.
charts-seed-about = The seed was drawn when the game began. Whatever is rolled or turned over follows from it, whoever plays and whenever. It has just been worked out once more. Whether somebody knew the seed before, that doesn’t show.
charts-dice = Dice
# $count: the number of dice; $mean, $low, $high: numbers with one decimal.
charts-dice-of = { $player }: { $count ->
     [one] 1 die, showing { $mean }
    *[other] { $count } dice, { $mean } on average
} ({ $low } to { $high } is normal)
# Where dice are worth what they match: $matched of $count rolls did.
charts-matched-of = { $player }: { $matched } of { $count ->
     [one] { $count } roll
    *[other] { $count } rolls
} matched a card ({ $low } to { $high } is normal)
charts-dice-about = In 19 of 20 games this is in the normal range. With several players, somebody’s dice look odd every few games.
# The title of the table of a chart.
charts-table = { $chart }: table
# Over the numbers of turns or rounds in it.
charts-after-turn = After turn
charts-after-round = After round
# Before the choice of the seat whose charts are shown.
charts-whose = Whose?

## Settings
# Label of the theme choice.
theme = Light or dark
# As the device has it, light, dark. The first one also for contrast and motion.
theme-system = Same as the device
theme-light = Light
theme-dark = Dark
# Label of the choice of the contrast of colours, and the value beside “same as the device”.
contrast = Contrast
contrast-more = High
# Label of the choice of the size of the text, and its values.
text-size = Text size
text-size-100 = 100%
text-size-125 = 125%
text-size-150 = 150%
text-size-200 = 200%
# Label of the choice whether things move, the values beside “same as the device”, and a sentence below.
motion = Motion
motion-full = Full
motion-reduced = Reduced
motion-about = Reduced: nothing travels. What has changed is marked instead.
# Label of the choice of the speed of what moves, and the values beside “normal”.
speed = Animations
speed-calm = calm
speed-quick = quick
# Label of the choice of the time for a turn, its values, and a sentence below.
timer = Time for a turn
timer-off = no timer
timer-30 = 30 seconds
timer-60 = 1 minute
timer-120 = 2 minutes
timer-about = A thin line fills while somebody’s turn lasts. Nothing happens when it is full.
# Label of the choice of the bots' speed.
pace = Bot speed
# Slow, normal, fast, at once: also the speed of looking back.
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-at-once = at once
# Checkbox: bots make no remarks.
quiet = Bots keep quiet
# The sentence below it.
quiet-about = They play without any remarks.
# Switch: whether there are sounds.
sound = Sound
# Label of the choice of the volume.
volume = Volume
# Soft, medium, loud.
volume-soft = soft
volume-medium = medium
volume-loud = loud
# Switch: the device vibrates with the sounds.
vibration = Vibrate with the sounds
# Titles of sections; others are words of the page.
section-look = Appearance
section-bots = Bots
section-storage = On this device
section-about = About
# How much the browser stores for the page, its program included. $used: megabytes.
storage-used = This page uses { $used } MB of this device.
# Whether that stays.
storage-kept = The browser keeps your games even if the device runs short of space.
storage-at-risk = If the device runs short of space, the browser may delete your games.
storage-keep = Keep for good
storage-refused = The browser made no promise. Save your games to a file now and then.
storage-unknown = This browser doesn’t say whether it keeps your games.
# About the two buttons below: a file with all games, and the page on which such a file is opened.
backup-about = One file holds all your games. Open it under “Saved games” to get them back, here or elsewhere.
# Button, and title of the dialog in which is asked twice.
clear-all = Delete everything
clear-about = All games, names and settings go, and this page is as on the first day.
clear-file = Save your games to a file first: nothing else brings them back.
clear-go-on = Go on
clear-sure = Really delete all games, names and settings from this device?
clear-now = Yes, delete everything
clear-failed = The browser didn’t delete everything. Close other tabs with Heartbox and try again.
# What the page is.
about-page = Four tabletop games about the heart, in one box. No account, no server, no advertising: nothing leaves this device.

## Where everyone sits
# Under the heading “Where everyone sits”, over a drawing of the tablet with places around it.
seating-how = The tablet lies between you. Touch a name, then the place where that person sits.
# Places around the drawing, for screen readers. place: one of the words below.
place-free = Free place: { $place }
place-taken = { $player }: { $place }
place-below = below
place-below-left = below left
place-left = left
place-above-left = above left
place-above = above
place-above-right = above right
place-right = right
place-below-right = below right
# Label of the choice of what happens to the table when the turn passes to another person, and the choices. “Turn”: the tablet lies
# in the middle, and the picture turns to the side where that person sits.
table-mode = When the turn passes
table-mode-pass = pass the tablet on
table-mode-turn = the table turns to whoever plays
table-mode-fixed = the table stays as it lies
# Checkbox, and the sentence below it.
hands-over = Always ask who takes the tablet
hands-over-about = At the beginning of each turn there is only the name of the next person, until that person takes the tablet.

## The menu of a table
# Buttons: the page fills the screen, and the browser gets it back.
full-screen = Full screen
full-screen-end = Leave full screen

## Sealed dice
# Title of the section in charts and of a page about it. “Sealed” as in the choice before the game: the seal is a number of 64 digits.
sealing-about = Touch the field below once, wherever and whenever you like. That’s mixed with the random numbers of this device.
sealing-touch = { $player }, it’s your turn to touch.
# Above the seal, before the first roll.
sealing-told = This is the seal of all rolls and cards to come. Note it or take a photo of it: after the game you can compare it.
# Button below the seal.
copy-seal = Copy the seal
# Over a seal in the charts: the one that was displayed before the first roll.
seal-kept = Seal from before the first roll
# After a game: whether the seed has that seal.
seal-matches = The seed has exactly this seal: it’s still the one from before the first roll.
seal-differs = The seed doesn’t have this seal: it’s not the one from before the first roll.
# What the seal covers: all of a game, or its first rolls and cards, where it was played on from another game with the same dice.
seal-covers-all = The seal covers every roll and card of this game. What was taken back came again just as before.
seal-covers-first = The seal covers this many rolls and cards of this game: { $count }. Then it was played on from another one with the same dice, and somebody may know what came there.
# Button to, and title of, a page on what all this proves.
dice-proof = What does that prove?
# The four sentences of that page.
dice-proof-made = Before the first roll, everybody’s touch and the random numbers of this device were made into a seed, and the seal of that seed was shown.
dice-proof-fixed = If the seed that’s shown after the game has that seal, nobody has put another one in its place, and if all rolls and cards follow from it, none of them was replaced.
dice-proof-not = That doesn’t prove that nobody read the seed on this device during the game, nor that this page really mixed in the touches.
dice-proof-check = If you doubt that, you can check the game with another program: the rules for that are in the file docs/dice.md, which belongs to this page.
# Button on that page.
dice-check = Check now
# After that: the moments of rolls and cards that are not those of the seed.
dice-check-others = Not from the seed:

## How the dice fell
# Title of a section in the charts, and button and title of a page on all games of this device.
dice-fell = How the dice fell
# Below the frequencies of the numbers of one kind of dice.
dice-fell-normal = { $count ->
     [one] { $count } die.
    *[other] { $count } dice.
} { $low } to { $high } of each number is normal.
# The frequency of a number, for screen readers.
dice-fell-times = { $number }: { $count } times
# Below all of them.
dice-fell-about = In 19 of 20 cases a number is in the normal range, which is marked. So with twelve numbers one is often outside.
dice-fell-progress = { $done } of { $all } games looked at
dice-fell-none = No dice have been rolled on this device yet.

## What people choose for their own turns
# Values of the choices of a person. as-table: the same as for everybody.
as-table = as the table
yes = yes
no = no
# Checkbox.
has-hints = May ask for hints

## Taking back with the agreement of others
# Title of a question to those whose decisions $player takes back, or who would not like it.
takeback-asked = { $player } would like to take back
takeback-hold = Do you agree? Hold your button for a second.
# The label of the button of somebody who agrees by holding it.
takeback-agree = { $player } agrees
takeback-no = No, play on
# A switch: undo asks the others whose steps it takes back.
asks-consent = Others agree when steps are taken back
# A switch: a decision by one touch is played only by a second one; and what that is good for.
confirms = Play at the second touch
confirms-about = The first touch only asks, so that nothing is played by mistake.

## Own dice and cards
# What to do where people roll dice or draw cards themselves.
own-dice-due = Roll your own dice, then touch what they show.
own-cards-due = Draw from your own cards, then touch the card.
# Where each player rolls one die.
own-die-of = { $player }: roll your own die, then touch what it shows.
# After that, where several dice or cards are entered.
own-step = ({ $number } of { $count })
# Button: opens the cards that can come.
own-choose-card = Choose the card
# Before the field in which the name of a card is sought.
own-search = Search by name
# For screen readers, after the number of cards of a kind that can still come.
own-left = left
# No card has the name that is sought.
own-not-found = No such card can come now.
# How many of the rolls and cards people have made themselves and entered.
charts-entered-dice = Rolls entered by hand: { $count }.
charts-entered-cards = Cards entered by hand: { $count }.
# Switches: people roll dice or draw cards themselves and tell the table.
own-dice = Roll our own dice
own-cards = Draw our own cards
