### Heartbox: the words of the page. Those of each game are in its own folder.

## The language
# The direction in which it is written: ltr (left to right) or rtl.
direction = ltr

## The shelf
# One line under the title on the shelf.
subtitle = Vier Spiele rund ums Herz. Ein Tablet, kein Netz.
# Button on a box.
play = Spielen
# The minimum age.
age = ab { $years } Jahren
# The numbers of players that a game is for.
players = { $least }–{ $most } { $most ->
     [one] Person
    *[other] Personen
}
# The duration.
minutes = { $minutes } Min.
# Heading over the unfinished games.
go-on = Weiterspielen
# Heading over the games that are over.
finished = Beendete Spiele
# Button: removes an unfinished game from the shelf.
put-away = { $game } weglegen
# Message after the removal.
put-away-done = Das Spiel ist weggelegt.
# Button: reverts the removal.
take-back = Zurückholen
# Button: opens a game from a file.
open-file = Datei öffnen
# Link to the licences.
licences = Lizenzen
# Label of the version.
version = Version
# The address names a game that does not exist.
not-found = Dieses Spiel gibt es auf diesem Gerät nicht.
no-such-address = Diese Adresse ist beschädigt. Bitte noch einmal um den Link, oder geh zu deinen Spielen.

## Settings
settings = Einstellungen
# Label of the language choice.
language = Sprache
# Button: turns the picture on the tablet to the next person, or by a quarter.
turn-table = Tisch drehen
entered-by-hand = von Hand eingegeben
# Asked once before a game.
sound-ask = Mit Ton spielen?
# Button: sounds are switched on.
sound-on = Ton an

## A new game
# Heading of the new game screen, before the game's name.
new-game = Neues Spiel
# Heading over the seats.
seats = Wer spielt mit?
# Label of a name field.
name = Name
# The default name of a player.
player = Person { $number }
# Label of a colour choice.
colour = Farbe und Form
# Colours with their shapes.
colour-green = Grün, Kreis
colour-blue = Blau, Quadrat
colour-yellow = Gelb, Dreieck
colour-red = Rot, Raute
colour-orange = Orange, Stern
colour-violet = Violett, Sanduhr
colour-cyan = Türkis, Tropfen
colour-brown = Braun, Kreuz
colour-black = Schwarz, Kapsel
# Button: adds a seat.
add-seat = Noch jemand
# Button: removes a seat.
remove-seat = { $player } entfernen
# Button: moves a seat up.
move-up = { $player } nach oben
# Button: moves a seat down.
move-down = { $player } nach unten
# Heading over the choice of the first seat.
who-begins = Wer beginnt?
# Says that the dice decide, where the rules roll for the first seat.
dice-decide = Das entscheiden zu Beginn die Würfel.
# Button that draws lots.
draw-lots = Losen
# The result of the lot.
lot-falls = Das Los fällt auf { $player }.
# Heading over the options.
variants = Varianten
# A choice below the options, and what it means: before the game everybody touches the screen, and a seal of all rolls and cards is displayed.
sealed-dice = Versiegelte Würfel
sealed-dice-about = Vor dem Spiel tippen alle einmal. Danach lässt sich jeder Wurf prüfen.
# Button: begins the game.
start = Los geht’s
# Before the fault of a setup.
bad-setup = So geht die Runde noch nicht:
# Button: all seats but the first become bots.
others-are-bots = Alle anderen sind Bots
personal = Eigene Wahl
seating = Wer wo sitzt

## Buttons and words of several screens
# Button that closes something.
close = Schließen
# Button: cancels a choice that has not been carried out.
cancel = Abbrechen
# Button back to the shelf.
shelf = Regal
# Button: reloads the page.
reload = Neu laden
# Button: tries again.
try-again = Noch einmal versuchen
# The word between the last two items of a list.

## The table
# Heading over the strip of seats.
at-table = Am Tisch
# Heading over the board.
board = Spielbrett
# Heading over the area of the next action.
action = Was jetzt zu tun ist
# Whose turn it is.
turn-of = { $player } ist dran
# Label of a seat: a touch shows what the player has, large.
read-seat = { $player }: alles, was zu sehen ist
# Button: the next touch does nothing but say what is touched.
ask = Was ist das?
# Button: undo.
undo = Rückgängig
# Button: redo.
redo = Wiederholen
menu = Menü
# The name of the Control key, as it is printed on keyboards.
control-key = Strg
# The prompt after the first touch, where decisions are confirmed by a second one.
touch-again = Noch einmal tippen, dann gilt es.
# Announcements after undo and redo. The second one is followed by what has happened.
taken-back = Zurückgenommen.
# $player takes back; $others, of whom there are $count, have agreed.
taken-back-with = { $count ->
     [one] { $player } nimmt zurück: { $others } ist einverstanden.
    *[other] { $player } nimmt zurück: { $others } sind einverstanden.
}
done-again = Wiederholt.
# Why a touch on undo or redo does nothing.
no-undo = Es gibt nichts rückgängig zu machen: Bisher hat noch niemand etwas entschieden.
no-undo-secret = Solange geheim entschieden wird, lässt sich nichts rückgängig machen.
no-redo = Es gibt nichts zu wiederholen: Ihr habt nichts rückgängig gemacht.
# Heading and button of the log.
log = Was geschah
# The number of steps in one turn.
steps = { $count ->
     [one] { $count } Schritt
    *[other] { $count } Schritte
}
# Label of a sentence in the log that highlights its places on the board when touched.
show-places = Auf dem Brett zeigen
# Button under the lines of the log: the previous, earlier page.
earlier = Zeigen, was davor war
# Button over an earlier page of the log: the next, newer page.
newer = Was danach kam
# Button over an earlier page of the log: the newest page.
newest = Das Neueste
# Button: saves the current game as a file.
keep-file = Als Datei sichern
# Before the id of a rule.
rule = Regel
# Before the name of the player who takes the device next, because something is secret.
pass-on = Gib das Gerät weiter an
# The same where the tablet lies between the people and is not passed on.
only-for = Nur für
# Button: that player has the device.
i-am = Ich bin { $player }
# Below the button of the next player: it has to be held.
hold-to-open = Halte den Knopf gedrückt

## Bots and hints
# Label of the choice between a person and the bots.
who-decides = Person oder Bot
# A person, as the one who decides for a seat.
person = Person
# Bots by their level, from 1.
bot-1 = Bot, gemütlich
bot-2 = Bot, vernünftig
bot-3 = Bot, stark
bot-4 = Bot, am stärksten
# The mark of a bot beside its name.
bot = Bot
# A bot's turn is due.
bot-plays = { $bot } (Bot) spielt.
# Button while bots play: everything up to the next turn of a person is played at once.
to-turn = Zu meinem Zug
since-last-turn = Seit deinem letzten Zug
# Button while bots play and no person takes part any more: everything up to the end of the game is played at once.
to-end = Bis zum Ende
# Button: displays the last turns of bots once more.
once-more = Die letzten Züge der Bots noch einmal
# A log entry of an action after a hint.
with-hint = { $sentence } (mit Tipp)
# A remark about an event: the speaker, and the words.
says = { $bot }: „{ $remark }“
# Button at an action of a bot: asks for the reasons.
why = Warum?
# Heading over the alternatives of a bot.
why-of = Was { $bot } überlegt hat
# Button that gives a hint, and the heading of the hint.
hint = Tipp
# Button: the next step of a hint.
more = Mehr verraten
# Button of the last step of a hint: carries the hint out.
do-it = Mach das
# The second step of a hint: the name of the object concerned.
it-is-about = Es geht darum: { $what }
# A search is running.
thinking = Denkt nach …
# The probability of winning with an action, in per cent.
to-win = { $percent } % Gewinnchance
# The same, compared with the next best action. $what: what that is about, where it stands alone.
to-win-with = { $percent } % Gewinnchance; nächstbester Zug ({ $what }): { $next } %
# Marks the action that was chosen among the alternatives.
was-done = so wurde gespielt

## The rules
# Link to the rules of a game.
rules = Regeln
# The rules could not be loaded.
rules-missing = Die Regeln sind noch nicht auf diesem Gerät. Verbinde es mit dem Netz und versuch es noch einmal.

## The result
# Heading of the result.
result = Ende
# The result with one winner.
wins = { $player } gewinnt!
# The result with several winners, as a list.
share-win = { $players } teilen sich den Sieg!
# Button: another game with the same people.
rematch = Noch einmal
# Button in the result: a picture of it, to send to others.
share-picture = Bild teilen
# A highlight of the game in that picture: what it is, whose, and the amount.
highlight = { $title }: { $names } · { $value }
# Button: closes the result and shows the board.
see-board = Brett ansehen
# Button: shows the result.
see-result = Ergebnis

## The program
# A game is being loaded.
loading = Das Spiel wird geholt …
# A game could not be loaded.
game-missing = { $game } ist noch nicht auf diesem Gerät. Verbinde es mit dem Netz und versuch es noch einmal.
# The file of a game has an unexpected content.
game-broken = { $game } konnte nicht geladen werden: Was diese Website dafür schickt, passt nicht ({ $error }). Lade die Seite neu.
# Button: updates the app.
update-now = Jetzt aktualisieren
# A new version is available.
update-ready = Eine neue Version von Heartbox liegt bereit.
# Button: continue the game here instead of in the other tab.
take-over = Hier weiterspielen
# The messages of the app.
notice-storage-forbidden = Dieser Browser merkt sich für diese Seite nichts. Ihr könnt weiterspielen, aber beim Schließen ist das Spiel weg.
notice-storage-full = Der Speicher für diese Seite ist voll. Ihr könnt weiterspielen, aber die letzten Züge stehen nur in diesem Tab.
notice-only-journal = Der übliche Speicher dieser Seite ist voll. Das Spiel liegt jetzt im zweiten Speicher. Legt ältere Spiele weg, dann ist wieder Platz.
notice-no-journal = Nur einer der beiden Speicher dieser Seite geht. Geht das Gerät plötzlich aus, können die letzten Züge fehlen.
notice-made-room = Der Speicher war voll. Die ältesten fertigen Spiele sind weggelegt, damit Platz ist.
notice-broken-save = Ein gespeichertes Spiel war nicht lesbar. Es wurde beiseitegelegt; alle anderen sind in Ordnung.
notice-broken-copy = Die neueste Kopie eines Spiels war beschädigt. Es gilt die davor; ein Zug kann fehlen.
notice-later-save = Ein gespeichertes Spiel stammt aus einer neueren Heartbox. Es bleibt unberührt, bis diese hier so weit ist.
notice-two-versions = Ein Spiel war mit zwei verschiedenen Verläufen gespeichert. Beide stehen im Regal.
notice-other-tab = Dieses Spiel geht in einem anderen Tab weiter.
notice-no-entropy = Das Gerät liefert keine Zufallszahlen, darum kann kein Spiel beginnen.
notice-no-language = Diese Sprache ist noch nicht auf dem Gerät. Verbinde es mit dem Netz und versuch es noch einmal.
notice-not-loaded = Ein Teil dieser Seite ist noch nicht auf dem Gerät. Verbinde es mit dem Netz und versuch es noch einmal.

## Why a file is refused
# Why a file is refused: too large, no game, a later version, the setup, the event with this number, the result.
file-too-large = Diese Datei ist zu groß: Gelesen werden höchstens { $megabytes } MB.
file-too-many-events = Diese Datei hat zu viele Ereignisse: Ein Spiel hat höchstens 100 000.
file-too-many-games = In dieser Datei sind zu viele Spiele: Gelesen werden höchstens 10 000.
file-not-a-record = In dieser Datei steht kein Spiel der Heartbox.
file-later = Diese Datei stammt aus einer neueren Heartbox.
file-setup = Personen und Optionen in dieser Datei passen nicht zusammen.
file-event = Ereignis { $event } in dieser Datei verstößt gegen die Regeln. Das Spiel wurde nicht geöffnet.
file-result = Das Ergebnis in dieser Datei passt nicht zum Spiel.

## Why a setup or a record is refused
setup-seat-count = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
setup-no-such-colour = Platz { $seat } hat eine Farbe, die es in diesem Spiel nicht gibt.
setup-colour-twice = Ein anderer Platz hat dieselbe Farbe wie Platz { $seat }.
setup-first-is-rolled = Wer beginnt, entscheiden die Würfel; das lässt sich nicht festlegen.
setup-first-is-missing = Legt fest, wer beginnt.
setup-first-is-nobody = Auf dem Platz, der beginnen soll, sitzt niemand.
setup-option = Die Option „{ $option }“ ist in dieser Runde nicht möglich.
setup-option-is-fixed = Die Option „{ $option }“ steht in dieser Runde fest.
setup-colour-for-more = Die Farbe von Platz { $seat } spielt erst in größeren Runden mit.
setup-colour-order = Ihr sitzt in der Reihenfolge der Farben auf dem Brett; Platz { $seat } sitzt an der falschen Stelle.
setup-nobody-plays-it = Wenigstens ein Platz muss nach den Regeln dieses Spiels spielen.
record-not-a-record = Das ist keine Heartbox-Aufzeichnung.
record-later-version = Diese Aufzeichnung stammt aus einer neueren Heartbox (Formatversion { $version }).
record-result = Das Ergebnis stimmt nicht mit den Ereignissen überein.
record-no-such-game = Das Spiel „{ $game }“ gibt es hier nicht.

## Links, zurückblicken
share-game = Spiel teilen
open-link = Link öffnen
saved-games = Gespeicherte Spiele
backup-due = Von deinen Spielen gibt es keine frische Sicherung, und dieser Browser darf seinen Speicher leeren. Sichere alle Spiele als Datei.
look-back = Zurückblicken
played-on = Weitergespielt ab { $moment } des Spiels vom { $date }.
played-on-from-none = Weitergespielt ab { $moment } eines Spiels, das nicht mehr da ist.
from-turn = Zug { $number }
from-round = Runde { $number }

## Einmal im Regal
news = Neu in Heartbox { $version }
news-1 = Vier Spiele, mit Bots, ohne Netz, auf Deutsch, Englisch und Tschechisch.
news-2 = Zurückschauen zu jedem Moment eines Spiels, von dort weiterspielen, Kurven, Glück und Entscheidungen.
news-3 = Ein Spiel als Link oder Code; alle gespeicherten Spiele als eine Datei und zurück.
news-4 = Am Anfang deines Zuges siehst du, was seit dem letzten geschehen ist.
news-5 = Der Tisch dreht sich zu dem, der dran ist; eigene Würfel, versiegelte Würfel, eigene Einstellungen für jeden.
install-offer = Heartbox als App: ein Symbol auf dem Startbildschirm und der ganze Bildschirm für das Brett.
install-now = Installieren
install-share = Für den Startbildschirm: Tippe im Browser auf das Teilen-Symbol, dann auf „Zum Home-Bildschirm“. Die App beginnt leer: Sichere deine Spiele vorher als Datei und öffne sie dort.
