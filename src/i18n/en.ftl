### Heartbox: the words of the page. Those of each game are in its own folder.

## The language
# The direction in which it is written: ltr (left to right) or rtl.
direction = ltr

## The shelf
# One line under the title on the shelf.
subtitle = Four games about the heart. One tablet, no network.
# Button on a box.
play = Play
# The minimum age.
age = age { $years } and up
# The numbers of players that a game is for.
players = { $least }–{ $most } { $most ->
     [one] player
    *[other] players
}
# The duration.
minutes = { $minutes } min
# Heading over the unfinished games.
go-on = Go on playing
# Heading over the games that are over.
finished = Played to the end
# Button: removes an unfinished game from the shelf.
put-away = Put { $game } away
# Message after the removal.
put-away-done = The game has been put away.
# Button: reverts the removal.
take-back = Bring it back
# Button: opens a game from a file.
open-file = Open a file
# Link to the licences.
licences = Licences
# Label of the version.
version = Version
# The address names a game that does not exist.
not-found = That game is not on this device.

## Settings
# Label of the language choice.
language = Language
# Label of the theme choice.
theme = Light or dark
# System, light, dark.
theme-system = As the device
theme-light = Light
theme-dark = Dark
# Checkbox: bots make no remarks.
quiet = The bots say nothing
# Label of the choice of the bots' speed.
pace = Pace of the bots
# Slow, normal, fast, at once.
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-at-once = at once
# Switch, button at the table: whether there are sounds.
sound = Sound
# Label of the choice of the volume.
volume = Volume
# Soft, medium, loud.
volume-soft = soft
volume-medium = medium
volume-loud = loud
# Switch: the device vibrates with the sounds.
vibration = Vibration with the sounds
# Asked once before a game.
sound-ask = Play with sound?
# Button: sounds are switched on.
sound-on = Sound on

## A new game
# Heading of the new game screen, before the game's name.
new-game = New game
# Heading over the seats.
seats = Who plays?
# Label of a name field.
name = Name
# The default name of a player.
player = Player { $number }
# Label of a colour choice.
colour = Colour and shape
# Colours with their shapes.
colour-green = green, circle
colour-blue = blue, square
colour-yellow = yellow, triangle
colour-red = red, diamond
colour-orange = orange, star
colour-violet = violet, hourglass
colour-cyan = cyan, drop
colour-brown = brown, cross
colour-black = black, pill
# Button: adds a seat.
add-seat = One more
# Button: removes a seat.
remove-seat = Remove { $player }
# Button: moves a seat up.
move-up = Move { $player } up
# Button: moves a seat down.
move-down = Move { $player } down
# Heading over the choice of the first seat.
who-begins = Who begins?
# Says that the dice decide, where the rules roll for the first seat.
dice-decide = The dice decide at the start of the game.
# Button that draws lots.
draw-lots = Draw lots
# The result of the lot.
lot-falls = The lot falls on { $player }.
# Heading over the options.
variants = Variants
# Button: begins the game.
start = Start
# Before the fault of a setup.
bad-setup = This table does not work yet:
# Button: all seats but the first become bots.
others-are-bots = All others are bots

## Buttons and words of several screens
# Button that closes something.
close = Close
# Button: cancels a choice that has not been carried out.
cancel = Cancel
# Button back to the shelf.
shelf = Shelf
# Button: reloads the page.
reload = Reload
# Button: tries again.
try-again = Try again
# The word between the last two items of a list.

## The table
# Heading over the strip of seats.
at-table = At the table
# Heading over the board.
board = Board
# Heading over the area of the next action.
action = What is due
# Whose turn it is.
turn-of = { $player } to move
# Label of a seat: a touch shows what the player has, large.
read-seat = { $player }: all that lies open
# Button: the next touch does nothing but say what is touched.
ask = What is this?
# Button: undo.
undo = Undo
# Button: redo.
redo = Redo
# Why a touch on undo or redo does nothing.
no-undo = There is nothing to undo: no person has decided anything yet.
no-undo-secret = While decisions are secret nothing can be undone.
no-redo = There is nothing to do again: nothing has been undone.
# Heading and button of the log.
log = What happened
# The number of steps in one turn.
steps = { $count ->
     [one] { $count } step
    *[other] { $count } steps
}
# Label of a sentence in the log that highlights its places on the board when touched.
show-places = Show on the board
# Button under the lines of the log: the previous, earlier page.
earlier = Show what came before
# Button over an earlier page of the log: the next, newer page.
newer = What came after
# Button over an earlier page of the log: the newest page.
newest = The latest
# Button: saves the current game as a file.
keep-file = Keep as a file
# Before the id of a rule.
rule = Rule
# Before the name of the player who takes the device next, because something is secret.
pass-on = Hand the device to
# Button: that player has the device.
i-am = I am { $player }

## Bots and hints
# Label of the choice between a person and the bots.
who-decides = Person or bot
# A person, as the one who decides for a seat.
person = Person
# Bots by their level, from 1.
bot-1 = Bot, easy-going
bot-2 = Bot, sensible
bot-3 = Bot, strong
bot-4 = Bot, strongest
# The mark of a bot beside its name.
bot = Bot
# A bot's turn is due.
bot-plays = { $bot } (bot) plays.
# Button while bots play: everything up to the next turn of a person is played at once.
to-turn = To my turn
# Title of a few lines at the beginning of a person's turn: what has happened to them since their turn before.
since-last-turn = Since your last turn
# Button while bots play and no person takes part any more: everything up to the end of the game is played at once.
to-end = To the end
# Button: displays the last turns of bots once more.
once-more = The bots’ last turns once more
# A log entry of an action after a hint.
with-hint = { $sentence } (with a hint)
# A remark about an event: the speaker, and the words.
says = { $bot }: “{ $remark }”
# Button at an action of a bot: asks for the reasons.
why = Why?
# Heading over the alternatives of a bot.
why-of = What { $bot } thought
# Button that gives a hint, and the heading of the hint.
hint = Hint
# Button: the next step of a hint.
more = Tell me more
# Button of the last step of a hint: carries the hint out.
do-it = Do it
# The second step of a hint: the name of the object concerned.
it-is-about = It is about this: { $what }
# A search is running.
thinking = Thinking…
# The probability of winning with an action, in per cent.
to-win = { $percent }% to win
# Marks the action that was chosen among the alternatives.
was-done = this was done

## The rules
# Link to the rules of a game.
rules = Rules
# The rules could not be loaded.
rules-missing = The rules are not on this device yet. Connect it to the network and try again.

## The result
# Heading of the result.
result = The end
# The result with one winner.
wins = { $player } wins!
# The result with several winners, as a list.
share-win = { $players } share the win!
# Button: another game with the same people.
rematch = Play again
# Button in the result: a picture of it, to send to others.
share-picture = Share a picture
# A highlight of the game in that picture: what it is, whose, and the amount.
highlight = { $title }: { $names } · { $value }
# Button: closes the result and shows the board.
see-board = See the board
# Button: shows the result.
see-result = Result

## The program
# A game is being loaded.
loading = Fetching the game…
# A game could not be loaded.
game-missing = { $game } is not on this device yet. Connect it to the network and try again.
# The file of a game has an unexpected content.
game-broken = { $game } could not be loaded: what this site sends for it does not fit ({ $error }). Reload the page.
# Button: updates the app.
update-now = Update now
# A new version is available.
update-ready = A new version of Heartbox is ready.
# Button: continue the game here instead of in the other tab.
take-over = Go on here
# The messages of the app.
notice-storage-forbidden = This browser keeps nothing for this page. You can play on, but the game is lost when you close it.
notice-storage-full = The device’s memory for this page is full. You can play on, but the last moves are only in this tab.
notice-only-journal = This page’s usual storage takes nothing more. The game is kept in its second one; older games put away make room.
notice-no-journal = Only one of the two storages of this page works. If the device goes out suddenly, the newest moves may be missing.
notice-made-room = Storage was full. The oldest finished games have been put away to make room.
notice-broken-save = A saved game could not be read. It has been set aside; all other games are fine.
notice-broken-copy = The newest copy of a game was damaged. The copy before it is used; one move may be missing.
notice-later-save = A saved game comes from a newer Heartbox. It stays untouched until this one is up to date.
notice-two-versions = This device remembered two different courses of one game. Both are on the shelf.
notice-other-tab = This game goes on in another tab.
notice-no-entropy = The device gives no random numbers, so no game can be started.
notice-no-language = That language is not on this device yet. Connect it to the network and try again.
notice-not-loaded = A part of this page is not on this device yet. Connect it to the network and try again.

## Why a file is refused
# Why a file is refused: too large, no game, a later version, the setup, the event with this number, the result.
file-too-large = This file is too large: a game has at most 1 MB and 100,000 events.
file-not-a-record = This file holds no Heartbox game.
file-later = This file comes from a newer Heartbox.
file-setup = The table in this file is not possible.
file-event = Event { $event } in this file is against the rules. The game was not opened.
file-result = The result in this file does not fit its game.

## Why a setup or a record is refused
setup-seat-count = This game is for { $least } to { $most } players, not for { $seats }.
setup-no-such-colour = Seat { $seat } has a colour that this game does not have.
setup-colour-twice = Another seat has the same colour as seat { $seat }.
setup-first-is-rolled = Who begins is rolled for; nobody can be named.
setup-first-is-missing = It must be said who begins.
setup-first-is-nobody = Nobody sits at the seat that is to begin.
setup-option = The option “{ $option }” is not possible at this table.
setup-option-is-fixed = The option “{ $option }” is settled at this table.
setup-colour-for-more = The colour of seat { $seat } takes part with more players only.
setup-colour-order = Seats sit in the order of their colours on the board; seat { $seat } comes too late.
setup-nobody-plays-it = At least one seat must play by the rules of this game.
record-not-a-record = This is not a Heartbox record.
record-later-version = This record was made by a later Heartbox (format version { $version }).
record-result = The result does not agree with the events.
record-no-such-game = The game “{ $game }” is not here.

## Links, looking back
# Button and title of the dialog: a game as a link, a QR code or a file.
share-game = Take the game along
# Button and title: opens a game from a link.
open-link = Open a link
# Link, title and heading of the page of the saved games.
saved-games = Saved games
# A line on that page, and the label of the dot on its link.
backup-due = The last backup is long ago, and this browser may clear its storage. Keep all games as a file.
# Button and title: looks at the past of a game.
look-back = Look back
# The first line of the log of a game that was played on from a moment of another one: a link to that moment, or, if the other game has been
# deleted, text.
played-on = Played on from step { $at } of the game of { $date }.
played-on-from-none = Played on from step { $at } of a game that is no longer here.

## On the shelf, once
# Title of what is new in this version. The lines under it are the newest entries of CHANGELOG.md.
news = New in Heartbox { $version }
news-1 = Four games, with bots, offline, in English, German and Czech.
news-2 = Looking back at every moment of a game, going on from there, charts, luck and decisions.
news-3 = A game as a link or a code; saved games as one file and back.
news-4 = What has happened since the last turn is told at its beginning.
# The offer to install the page as an app, where the browser can do it; install-now: the button.
install-offer = Heartbox as an app: a symbol on the home screen, and the whole screen for the board.
install-now = Install
# The same on an iPhone or iPad, where people do it themselves. The button beside it leads to the saved games.
install-share = For the home screen: touch the share symbol of the browser, then “Add to Home Screen”. The app begins without games: save yours as a file before, and open it there.
