### Heartbox: the words of the page. Those of each game are in its own folder.

## The language
# The direction in which it is written: ltr (left to right) or rtl.
direction = ltr

## The shelf
# One line under the title on the shelf.
subtitle = Čtyři hry o srdci. Jeden tablet, žádná síť.
# Button on a box.
play = Hrát
# The minimum age.
age = od { $years } let
# The numbers of players that a game is for.
players = { $least }–{ $most } { $most ->
     [one] hráč
     [few] hráči
    *[other] hráčů
}
# The duration.
minutes = { $minutes } min
# Heading over the unfinished games.
go-on = Hrát dál
# Heading over the games that are over.
finished = Dohrané hry
# Button: removes an unfinished game from the shelf.
put-away = Odložit hru { $game }
# Message after the removal.
put-away-done = Hra je odložena.
# Button: reverts the removal.
take-back = Vrátit
# Button: opens a game from a file.
open-file = Otevřít soubor
# Link to the licences.
licences = Licence
# Label of the version.
version = Verze
# The address names a game that does not exist.
not-found = Tato hra v zařízení není.
no-such-address = Tato adresa je poškozená. Vyžádej si odkaz znovu, nebo přejdi ke svým hrám.

## Settings
settings = Nastavení
# Label of the language choice.
language = Jazyk
# Button: turns the picture on the tablet to the next person, or by a quarter.
turn-table = Otočit stůl
entered-by-hand = zadáno ručně
# Asked once before a game.
sound-ask = Hrát se zvukem?
# Button: sounds are switched on.
sound-on = Zapnout zvuk

## A new game
# Heading of the new game screen, before the game's name.
new-game = Nová hra
# Heading over the seats.
seats = Kdo hraje?
# Label of a name field.
name = Jméno
# The default name of a player.
player = Hráč { $number }
# Label of a colour choice.
colour = Barva a tvar
# Colours with their shapes.
colour-green = zelená, kruh
colour-blue = modrá, čtverec
colour-yellow = žlutá, trojúhelník
colour-red = červená, kosočtverec
colour-orange = oranžová, hvězda
colour-violet = fialová, přesýpací hodiny
colour-cyan = tyrkysová, kapka
colour-brown = hnědá, kříž
colour-black = černá, kapsle
# Button: adds a seat.
add-seat = Přidat hráče
# Button: removes a seat.
remove-seat = Odebrat: { $player }
# Button: moves a seat up.
move-up = Posunout nahoru: { $player }
# Button: moves a seat down.
move-down = Posunout dolů: { $player }
# Heading over the choice of the first seat.
who-begins = Kdo začíná?
# Says that the dice decide, where the rules roll for the first seat.
dice-decide = Rozhodnou kostky na začátku hry.
# Button that draws lots.
draw-lots = Losovat
# The result of the lot.
lot-falls = Los určil: { $player }.
# Heading over the options.
variants = Varianty
# A choice below the options, and what it means: before the game everybody touches the screen, and a seal of all rolls and cards is displayed.
sealed-dice = Zapečetěné kostky
sealed-dice-about = Před hrou každý jednou klepne. Potom se dá ověřit každý hod.
# Button: begins the game.
start = Začít
# Before the fault of a setup.
bad-setup = Takhle to ještě nejde:
# Button: all seats but the first become bots.
others-are-bots = Všichni ostatní jsou boti
personal = Vlastní volba
seating = Kdo kde sedí

## Buttons and words of several screens
# Button that closes something.
close = Zavřít
# Button: cancels a choice that has not been carried out.
cancel = Zrušit
# Button back to the shelf.
shelf = Police
# Button: reloads the page.
reload = Načíst znovu
# Button: tries again.
try-again = Zkusit znovu
# The word between the last two items of a list.

## The table
# Heading over the strip of seats.
at-table = U stolu
# Heading over the board.
board = Hrací plán
# Heading over the area of the next action.
action = Co je na řadě
# Whose turn it is.
turn-of = Na tahu: { $player }
# Label of a seat: a touch shows what the player has, large.
read-seat = { $player }: všechno, co je vidět
# Button: the next touch does nothing but say what is touched.
ask = Co je to?
# Button: undo.
undo = Zpět
# Button: redo.
redo = Znovu
menu = Nabídka
# The name of the Control key, as it is printed on keyboards.
control-key = Ctrl
# The prompt after the first touch, where decisions are confirmed by a second one.
touch-again = Klepni ještě jednou a platí to.
# Announcements after undo and redo. The second one is followed by what has happened.
taken-back = Vráceno zpět.
# $player takes back; $others, of whom there are $count, have agreed.
taken-back-with = { $count ->
     [one] { $player } bere zpět: { $others } souhlasí.
     [few] { $player } bere zpět: { $others } souhlasí.
    *[other] { $player } bere zpět: { $others } souhlasí.
}
done-again = Zopakováno.
# Why a touch on undo or redo does nothing.
no-undo = Není co vracet: zatím nikdo nic nerozhodl.
no-undo-secret = Dokud se rozhoduje tajně, nedá se nic vracet.
no-redo = Není co opakovat: nic nebylo vráceno.
# Heading and button of the log.
log = Co se stalo
# The number of steps in one turn.
steps = { $count ->
     [one] { $count } krok
     [few] { $count } kroky
    *[other] { $count } kroků
}
# Label of a sentence in the log that highlights its places on the board when touched.
show-places = Ukázat na plánu
# Button under the lines of the log: the previous, earlier page.
earlier = Ukázat, co bylo předtím
# Button over an earlier page of the log: the next, newer page.
newer = Co bylo potom
# Button over an earlier page of the log: the newest page.
newest = Nejnovější
# Button: saves the current game as a file.
keep-file = Uložit jako soubor
# Before the id of a rule.
rule = Pravidlo
# Before the name of the player who takes the device next, because something is secret.
pass-on = Předej zařízení dál:
# The same where the tablet lies between the people and is not passed on.
only-for = Jen pro hráče
# Button: that player has the device.
i-am = Jsem { $player }
# Below the button of the next player: it has to be held.
hold-to-open = Podrž tlačítko

## Bots and hints
# Label of the choice between a person and the bots.
who-decides = Člověk nebo bot
# A person, as the one who decides for a seat.
person = Člověk
# Bots by their level, from 1.
bot-1 = Bot, pohodový
bot-2 = Bot, rozumný
bot-3 = Bot, silný
bot-4 = Bot, nejsilnější
# The mark of a bot beside its name.
bot = Bot
# A bot's turn is due.
bot-plays = Hraje { $bot } (bot).
# Button while bots play: everything up to the next turn of a person is played at once.
to-turn = Na můj tah
since-last-turn = Od tvého posledního tahu
# Button while bots play and no person takes part any more: everything up to the end of the game is played at once.
to-end = Až do konce
# Button: displays the last turns of bots once more.
once-more = Poslední tahy botů ještě jednou
# A log entry of an action after a hint.
with-hint = { $sentence } (s nápovědou)
# A remark about an event: the speaker, and the words.
says = { $bot }: „{ $remark }“
# Button at an action of a bot: asks for the reasons.
why = Proč?
# Heading over the alternatives of a bot.
why-of = O čem { $bot } přemýšlí
# Button that gives a hint, and the heading of the hint.
hint = Nápověda
# Button: the next step of a hint.
more = Prozraď víc
# Button of the last step of a hint: carries the hint out.
do-it = Udělej to
# The second step of a hint: the name of the object concerned.
it-is-about = Jde o tohle: { $what }
# A search is running.
thinking = Přemýšlí…
# The probability of winning with an action, in per cent.
to-win = šance na výhru { $percent } %
# The same, compared with the next best action. $what: what that is about, where it stands alone.
to-win-with = šance na výhru { $percent } %; druhá nejlepší možnost ({ $what }): { $next } %
# Marks the action that was chosen among the alternatives.
was-done = takto se hrálo

## The rules
# Link to the rules of a game.
rules = Pravidla
# The rules could not be loaded.
rules-missing = Pravidla ještě v zařízení nejsou. Připoj je k síti a zkus to znovu.

## The result
# Heading of the result.
result = Konec
# The result with one winner.
wins = { $player } vyhrává!
# The result with several winners, as a list.
share-win = O vítězství se dělí { $players }!
# Button: another game with the same people.
rematch = Hrát znovu
# Button in the result: a picture of it, to send to others.
share-picture = Sdílet obrázek
# A highlight of the game in that picture: what it is, whose, and the amount.
highlight = { $title }: { $names } · { $value }
# Button: closes the result and shows the board.
see-board = Prohlédnout si plán
# Button: shows the result.
see-result = Výsledek

## The program
# A game is being loaded.
loading = Hra se načítá…
# A game could not be loaded.
game-missing = Hra { $game } ještě v zařízení není. Připoj je k síti a zkus to znovu.
# The file of a game has an unexpected content.
game-broken = Hru { $game } nelze načíst: co k ní tento web posílá, nesedí ({ $error }). Načti stránku znovu.
# Button: updates the app.
update-now = Aktualizovat
# A new version is available.
update-ready = Je připravena nová verze Heartboxu.
# Button: continue the game here instead of in the other tab.
take-over = Hrát tady
# The messages of the app.
notice-storage-forbidden = Tento prohlížeč si pro stránku nic nepamatuje. Hrát se dá dál, ale zavřením se hra ztratí.
notice-storage-full = Paměť zařízení pro tuto stránku je plná. Hrát se dá dál, ale poslední tahy jsou jen v této kartě.
notice-only-journal = Obvyklé úložiště této stránky je plné. Hra je teď v druhém úložišti. Odložte starší hry, a místo zase bude.
notice-no-journal = Funguje jen jedno ze dvou úložišť této stránky. Když zařízení náhle zhasne, mohou chybět poslední tahy.
notice-made-room = Úložiště bylo plné. Nejstarší dohrané hry jsou odloženy, aby bylo místo.
notice-broken-save = Jednu uloženou hru se nepodařilo přečíst. Je odložena stranou, ostatní hry jsou v pořádku.
notice-broken-copy = Nejnovější kopie hry byla poškozená. Platí ta předchozí, jeden tah může chybět.
notice-later-save = Uložená hra pochází z novější verze Heartboxu. Zůstane nedotčená, než se tato verze aktualizuje.
notice-two-versions = U jedné hry byly uloženy dva různé průběhy. Oba jsou na polici.
notice-other-tab = Tato hra pokračuje v jiné kartě.
notice-no-entropy = Zařízení nedává náhodná čísla, hru nelze začít.
notice-no-language = Tento jazyk ještě v zařízení není. Připoj je k síti a zkus to znovu.
notice-not-loaded = Část této stránky ještě v zařízení není. Připoj je k síti a zkus to znovu.

## Why a file is refused
# Why a file is refused: too large, no game, a later version, the setup, the event with this number, the result.
file-too-large = Soubor je příliš velký: načíst lze nejvýše { $megabytes } MB.
file-too-many-events = V souboru je příliš mnoho událostí: hra jich má nejvýše 100 000.
file-too-many-games = V souboru je příliš mnoho her: načíst jich lze nejvýše 10 000.
file-not-a-record = V souboru není žádná hra z Heartboxu.
file-later = Soubor pochází z novější verze Heartboxu.
file-setup = Hráči a volby v souboru k sobě nepasují.
file-event = Událost { $event } v souboru je proti pravidlům. Hra se neotevřela.
file-result = Výsledek v souboru neodpovídá hře.

## Why a setup or a record is refused
setup-seat-count = V této hře může být hráčů { $least } až { $most }, ne { $seats }.
setup-no-such-colour = Místo { $seat } má barvu, která v této hře není.
setup-colour-twice = Jiné místo má stejnou barvu jako místo { $seat }.
setup-first-is-rolled = O tom, kdo začíná, rozhodnou kostky; určit se to nedá.
setup-first-is-missing = Určete, kdo začíná.
setup-first-is-nobody = Na místě, které má začínat, nikdo nesedí.
setup-option = Volba „{ $option }“ není v této sestavě možná.
setup-option-is-fixed = Volba „{ $option }“ je v této sestavě pevně dána.
setup-colour-for-more = Barva místa { $seat } hraje až při větším počtu hráčů.
setup-colour-order = Sedí se v pořadí barev na hracím plánu; místo { $seat } je jinde, než má být.
setup-nobody-plays-it = Aspoň jedno místo musí hrát podle pravidel této hry.
record-not-a-record = Toto není záznam Heartboxu.
record-later-version = Tento záznam pochází z novějšího Heartboxu (verze formátu { $version }).
record-result = Výsledek nesouhlasí s událostmi.
record-no-such-game = Hra „{ $game }“ tu není.

## Odkazy, ohlédnutí
share-game = Sdílet hru
open-link = Otevřít odkaz
saved-games = Uložené hry
backup-due = Hry nemají čerstvou zálohu a tento prohlížeč smí své úložiště vymazat. Ulož všechny hry jako soubor.
look-back = Ohlédnout se
played-on = Pokračování od { $moment } hry z { $date }.
played-on-from-none = Pokračování od { $moment } hry, která tu už není.
from-turn = { $number }. tahu
from-round = { $number }. kola

## Jednou na polici
news = Co je nového v Heartboxu { $version }
news-1 = Čtyři hry, s boty, bez sítě, česky, německy a anglicky.
news-2 = Ohlédnutí za každou chvílí hry, pokračování odtud, grafy, štěstí a rozhodnutí.
news-3 = Hra jako odkaz nebo kód; uložené hry jako jeden soubor a zpět.
news-4 = Na začátku tahu se dozvíš, co se stalo od minulého.
news-5 = Stůl se otáčí k tomu, kdo je na tahu; vlastní kostky, zapečetěné kostky a nastavení pro každého.
install-offer = Heartbox jako aplikace: ikona na ploše a celá obrazovka pro hrací plán.
install-now = Nainstalovat
install-share = Na plochu: klepni na symbol sdílení v prohlížeči a pak na „Přidat na plochu“. Aplikace začíná prázdná: ulož své hry předtím do souboru a otevři ho v ní.
