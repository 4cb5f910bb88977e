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
go-on = Continue playing
# Heading over the games that are over.
finished = Finished games
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
not-found = That game isn’t on this device.
# No screen has this address: a part of it has been lost on its way.
no-such-address = This address is damaged. Ask for the link again, or go to your games.

## Settings
# Link to the settings, and their title.
settings = Settings
# Label of the language choice.
language = Language
# Button: turns the picture on the tablet to the next person, or by a quarter.
turn-table = Turn the table
# The mark of a roll or a draw in the log that people have made themselves.
entered-by-hand = entered by hand
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
who-begins = Who goes first?
# Says that the dice decide, where the rules roll for the first seat.
dice-decide = The dice decide at the start of the game.
# Button that draws lots.
draw-lots = Draw lots
# The result of the lot.
lot-falls = The draw picks { $player }.
# Heading over the options.
variants = Variants
# A choice below the options, and what it means: before the game everybody touches the screen, and a seal of all rolls and cards is displayed.
sealed-dice = Sealed dice
sealed-dice-about = Before the game everybody touches the screen once. Afterwards you can check every roll.
# Button: begins the game.
start = Start
# Before the fault of a setup.
bad-setup = You can’t start yet:
# Button: all seats but the first become bots.
others-are-bots = Make all others bots
# Opens the choices of a person: language, text size, speed, hints.
personal = Own choices
# Button and heading of the dialog in which people say where they sit around the tablet.
seating = Where everyone sits

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
action = What to do now
# Whose turn it is.
turn-of = { $player }’s turn
# Label of a seat: a touch shows what the player has, large.
read-seat = { $player }: everything in view
# Button: the next touch does nothing but say what is touched.
ask = What is this?
# Button: undo.
undo = Undo
# Button: redo.
redo = Redo
# Button and title of the menu: what is not needed in every turn.
menu = Menu
# The name of the Control key, as it is printed on keyboards.
control-key = Ctrl
# The prompt after the first touch, where decisions are confirmed by a second one.
touch-again = Touch it again to play it.
# Announcements after undo and redo. The second one is followed by what has happened.
taken-back = Taken back.
# $player takes back; $others, of whom there are $count, have agreed.
taken-back-with = { $count ->
     [one] { $player } takes back: { $others } agrees.
    *[other] { $player } takes back: { $others } agree.
}
done-again = Done again.
# Why a touch on undo or redo does nothing.
no-undo = There’s nothing to undo: nobody has decided anything yet.
no-undo-secret = You can’t undo anything while decisions are secret.
no-redo = There’s nothing to redo: nothing has been undone.
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
newer = Show what came after
# Button over an earlier page of the log: the newest page.
newest = The latest
# Button: saves the current game as a file.
keep-file = Save to a file
# Before the id of a rule.
rule = Rule
# Before the name of the player who takes the device next, because something is secret.
pass-on = Pass the device to
# The same where the tablet lies between the people and is not passed on.
only-for = Only for
# Button: that player has the device.
i-am = I’m { $player }
# Below the button of the next player: it has to be held.
hold-to-open = Keep the button pressed

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
once-more = Replay the bots’ last turns
# A log entry of an action after a hint.
with-hint = { $sentence } (with a hint)
# A remark about an event: the speaker, and the words.
says = { $bot }: “{ $remark }”
# Button at an action of a bot: asks for the reasons.
why = Why?
# Heading over the alternatives of a bot.
why-of = What { $bot } was thinking
# Button that gives a hint, and the heading of the hint.
hint = Hint
# Button: the next step of a hint.
more = Tell me more
# Button of the last step of a hint: carries the hint out.
do-it = Do it
# The second step of a hint: the name of the object concerned.
it-is-about = It’s about this: { $what }
# A search is running.
thinking = Thinking…
# The probability of winning with an action, in per cent.
to-win = { $percent }% to win
# The same, compared with the next best action. $what: what that is about, where it stands alone.
to-win-with = { $percent }% to win; next best ({ $what }): { $next }%
# Marks the action that was chosen among the alternatives.
was-done = this was played

## The rules
# Link to the rules of a game.
rules = Rules
# The rules could not be loaded.
rules-missing = The rules aren’t on this device yet. Connect it to the network and try again.

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
game-missing = { $game } isn’t on this device yet. Connect it to the network and try again.
# The file of a game has an unexpected content.
game-broken = { $game } couldn’t be loaded: what this site sends for it doesn’t match ({ $error }). Reload the page.
# Button: updates the app.
update-now = Update now
# A new version is available.
update-ready = A new version of Heartbox is ready.
# Button: continue the game here instead of in the other tab.
take-over = Continue here
# The messages of the app.
notice-storage-forbidden = This browser keeps nothing for this page. You can play on, but you’ll lose the game when you close it.
notice-storage-full = The device’s storage for this page is full. You can play on, but the last moves are only in this tab.
notice-only-journal = This page’s usual storage is full. The game is now in its second one. Put older games away to make room.
notice-no-journal = Only one of this page’s two storages works. If the device suddenly switches off, the newest moves may be missing.
notice-made-room = Storage was full. The oldest finished games have been put away to make room.
notice-broken-save = A saved game couldn’t be read. It has been set aside; all other games are fine.
notice-broken-copy = The newest copy of a game was damaged. The one before it is used instead; one move may be missing.
notice-later-save = A saved game comes from a newer Heartbox. It stays untouched until this one is up to date.
notice-two-versions = One game was saved with two different histories. Both are on the shelf.
notice-other-tab = This game continues in another tab.
notice-no-entropy = This device doesn’t provide random numbers, so no game can start.
notice-no-language = That language isn’t on this device yet. Connect it to the network and try again.
notice-not-loaded = Part of this page isn’t on this device yet. Connect it to the network and try again.

## Why a file is refused
# Why a file is refused: too large, no game, a later version, the setup, the event with this number, the result.
file-too-large = This file is too large: at most { $megabytes } MB can be read.
file-too-many-events = This file has too many events: a game has at most 100,000.
file-too-many-games = This file holds too many games: at most 10,000 can be read.
file-not-a-record = There’s no Heartbox game in this file.
file-later = This file comes from a newer Heartbox.
file-setup = The players and options in this file don’t go together.
file-event = Event { $event } in this file breaks the rules. The game wasn’t opened.
file-result = The result in this file doesn’t fit its game.

## Why a setup or a record is refused
setup-seat-count = This game is for { $least } to { $most } players, not for { $seats }.
setup-no-such-colour = Seat { $seat } has a colour that this game doesn’t have.
setup-colour-twice = Another seat has the same colour as seat { $seat }.
setup-first-is-rolled = The dice decide who goes first; you can’t choose.
setup-first-is-missing = Choose who goes first.
setup-first-is-nobody = Nobody sits in the seat that goes first.
setup-option = The option “{ $option }” isn’t possible with these players.
setup-option-is-fixed = The option “{ $option }” is fixed with these players.
setup-colour-for-more = The colour of seat { $seat } only plays with more players.
setup-colour-order = Sit in the order of the colours on the board; seat { $seat } is out of order.
setup-nobody-plays-it = At least one seat must play by this game’s rules.
record-not-a-record = This isn’t a Heartbox record.
record-later-version = This record comes from a newer Heartbox (format version { $version }).
record-result = The result doesn’t match the events.
record-no-such-game = The game “{ $game }” isn’t here.

## Links, looking back
# Button and title of the dialog: a game as a link, a QR code or a file.
share-game = Share this game
# Button and title: opens a game from a link.
open-link = Open a link
# Link, title and heading of the page of the saved games.
saved-games = Saved games
# A line on that page, and the label of the dot on its link.
backup-due = There’s no recent backup of your games, and this browser may clear its storage. Save all games to a file.
# Button and title: looks at the past of a game.
look-back = Look back
# The first line of the log of a game that was played on from a moment of another one: a link to that moment, or, if the other game has been
# deleted, text.
played-on = Played on from { $moment } of the game of { $date }.
played-on-from-none = Played on from { $moment } of a game that is no longer here.
# That moment.
from-turn = turn { $number }
from-round = round { $number }

## On the shelf, once
# Title of what is new in this version. The lines under it are the newest entries of CHANGELOG.md.
news = New in Heartbox { $version }
news-1 = Four games, with bots, offline, in English, German and Czech.
news-2 = Look back at every moment of a game and play on from there, with charts, luck and decisions.
news-3 = A game as a link or a code; all saved games as one file, and back again.
news-4 = Your turn starts with what has happened since your last one.
news-5 = The table turns to the player whose turn it is; own dice, sealed dice, and settings for each person.
# The offer to install the page as an app, where the browser can do it; install-now: the button.
install-offer = Heartbox as an app: a symbol on the home screen, and the whole screen for the board.
install-now = Install
# The same on an iPhone or iPad, where people do it themselves. The button beside it leads to the saved games.
install-share = For the home screen: touch the browser’s share symbol, then “Add to Home Screen”. The app starts empty: save your games to a file first, and open it there.
