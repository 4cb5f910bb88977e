### Flow to the Heart
### Names stand in brackets where they would have to be declined.

## On the box
box-tagline = Pluj po okruhu v rytmu bijícího srdce a vklouzni dovnitř, dokud je otevřené.
box-goal = Doveď do srdce všechny čtyři figurky, hlavní jako poslední.

## The cards
# The name of a card, and what the card does.
card-throw = Vyhození
    .effect = Do konce tahu tvé figurky vyhazují každého, kdo jim stojí v cestě.
card-enter = Nasazení
    .effect = Tvá další čekající figurka vstoupí na tvůj start a srdce zrychlí.
card-swap = Výměna
    .effect = Tvá hlavní figurka si vymění místo s jinou tvou figurkou a vchod jde za ní.
card-move = Posun
    .effect = Jedna z tvých figurek jde o 1 nebo 2 pole, vpřed nebo zpět.
# Several cards of one kind, in a list of cards.
cards-of-kind = { $count } × { $card }
# After a number of cards on a button, for screen readers: “Swap × 2 cards”.
cards-counted = { $count ->
     [one] karta
     [few] karty
    *[other] karet
}
# Over the cards of a player.
hand = Karty
# Over the pieces of a player, and over the cards left in the stacks.
pieces = Figurky
in-stacks = V balíčcích
# The card that a start earns, if cards are drawn at random.
random-card = náhodná karta
# Above the cards that can be discarded for a card.
discard = Co za to dáš?
# The same where the cards for a Move are chosen already.
discard-otherwise = Dát jiné karty
throw-is-active = Vyhození platí

## The pieces
# A piece: where it stands alone; as the subject of a sentence, .first in it or later; as the object, the piece in the way.
piece-master = Hlavní figurka
    .first = Hlavní figurka
    .subject = hlavní figurka
    .object = hlavní figurka
piece-ordinary = Figurka { $number }
    .first = Figurka { $number }
    .subject = figurka { $number }
    .object = figurka { $number }
# The same with the player who owns the piece.
piece-master-of =
    .first = Hlavní figurka ({ $player })
    .subject = hlavní figurka ({ $player })
    .object = hlavní figurka ({ $player })
piece-ordinary-of =
    .first = Figurka { $number } ({ $player })
    .subject = figurka { $number } ({ $player })
    .object = figurka { $number } ({ $player })
# A piece that has not flowed yet in this turn.
to-advance = ještě popluje
# A piece that the chosen action would throw.
would-be-thrown = bude vyhozena

## The board and the panels
board = Okruh kolem srdce
ring = Okruh
# A place: where it stands alone; in a sentence as the place of departure or of arrival.
place-waiting = Čeká
place-heart = Srdce
place-ring = Pole { $position }
    .from = z pole { $position }
    .to = na pole { $position }
place-goal = Cílové pole { $field }
    .from = z cílového pole { $field }
    .to = na cílové pole { $field }
# The place of pieces of Ludo that have come home, without the number of the field.
goal = Cílové pole
# Over the chart of the pieces that each player has brought home.
pieces-home = Figurky v cíli
# In the heart, above the number.
heart-speed = Tempo srdce
# The heart while the entrance is on the ring.
heart-open = Tempo srdce { $speed }. Vchod do srdce { $position }
# $why: one of the next three sentences, and what opens the heart.
heart-closed = Tempo srdce { $speed }. { $why }
too-slow = Při tempu 1 je srdce zavřené.
    .opens = Zrychlí ho každá figurka, která vstoupí; při 2 nebo 3 ho otevře Výměna.
too-fast = Při tempu 4 je srdce zavřené.
    .opens = Zpomalí ho každá vyhozená figurka; při 2 nebo 3 ho otevře Výměna.
waits-for-swap = Srdce zůstane zavřené, dokud někdo nezahraje Výměnu.
    .opens = Otevře se přímo pod hlavní figurkou, která si vymění místo.
# What opens the heart, in as few words as possible: written on the heart.
opens-at = Otevře se při 2 nebo 3 výměnou
opens-by-swap = Otevře ho Výměna
# After what opens the heart: whether the player who plays cards can do so. $card: the card.
opener-none = { $player } na to teď nemá kartu.
opener-faster = { $player } teď může zahrát kartu { $card }: srdce zrychlí.
opener-slower = { $player } teď může zahrát kartu { $card }: srdce zpomalí.
opener-now = { $player } teď může zahrát kartu { $card }: srdce se otevře.
# A distance on the ring.
positions = { $count ->
     [one] { $count } pole
     [few] { $count } pole
    *[other] { $count } polí
}
# At the end of the label of a piece: what is ahead of it. $distance: the message “positions”. $piece: where it stands alone.
ahead-piece = { $distance } před ní: { $player }, { $piece }
ahead-entrance = { $distance } před ní: vchod do srdce
# Descriptions of what was touched. $piece, $place: where they stand alone. $card: the name of a card, or “random-card”.
about-piece = { $player }: { $piece }, { $place }.
about-position = Pole { $position }. Nikdo tu nestojí.
about-start = Pole { $position }, start ({ $player }). Kdo na něj vstoupí, získá kartu: { $card }.
about-free-start = Pole { $position }, start, který nikdo nepoužívá. Kdo na něj vstoupí, získá kartu: { $card }.
about-entrance = Pole { $position }, vchod do srdce. Kdo na něj vstoupí, jde do srdce, hlavní figurka poslední.
# The numbers of pieces that wait and that are home.
about-home = { $player }: čekající: { $waiting }, v srdci: { $home }.
about-home-ludo = { $player }: čekající: { $waiting }, v cíli: { $home }.
# The label of the die, before the roll if there is one.
die = Kostka
# Said of the marks beside the die: the rolls made of those for a 6, zero to three of three.
tries = Vyčerpané pokusy: { $made } ze { $tries }.

## Readings
# Sentences about what is on the table, for a touch on it. $card: the name of a card. $distance: the message “positions”.
about-ring = Kdo stojí v cestě, zdržuje ostatní. Karta { $card } cestu uvolní, jen hlavní figurky zůstanou.
about-waiting-piece = Na start ji přivede karta { $card }.
about-waiting-ludo = Na start vstoupí se šestkou.
about-flowing-piece = Když popluje, ujde { $distance }, jak rychle bije srdce.
about-stepping-piece = Jde tak daleko, kolik ukáže kostka.
about-arrived-piece = Je v cíli a zůstane tam.
about-goal = Kdo má první všechny čtyři figurky v srdci, vyhrává. Hlavní figurka přichází poslední.
about-goal-ludo = Kdo má první všechny čtyři figurky v cíli, vyhrává.
about-die = Určuje, jak daleko jedna figurka půjde. Se šestkou vstoupí čekající figurka.
deed-flow = Čas na karty končí a každá tvoje figurka na okruhu ujde { $distance }.
deed-rest = Všechny tvoje figurky, které ještě mají plout, to teď udělají, přední napřed.
deed-confirm = Tím se stane, co máš vybráno.

## Buttons
# Ends the phase of cards.
flow = Nechat plout
# The remaining pieces flow by themselves: their order makes no difference, or the foremost goes first.
rest = Nechat plout ostatní
rest-in-order = Všechny, přední napřed
# The time for cards ends, and all pieces flow.
flow-in-order = Přední napřed
# One piece flows.
advance = Plout
roll = Hodit
# A piece of Ludo comes in.
come-in = Nasadit figurku

## The choices before a game
# What a player plays.
plays-flow = Flow
plays-ludo = Člověče, nezlob se
balance = Lepší rovnováha
    .about = Každý start přináší náhodnou kartu, ne pořád stejnou.
slow-end = Pomalejší závěr
    .about = Do srdce jde jen figurka, která na konci tahu stojí na vchodu.
hybrid = Dvě hry na jednom plánu
    .about = Někdo hraje na stejném okruhu s kostkou Člověče, nezlob se.
# Why “balance” cannot be switched off.
balance-is-on = Od pěti hráčů platí vždy.
# Why players cannot be reordered and some colours cannot be chosen.
colours-are-places = Barvy mají na okruhu své místo: sedí se v pořadí startů.

## What is due
prompt-cards = { $player }: hraj karty, nebo nech figurky plout.
prompt-no-cards = { $player }: žádné karty, nech figurky plout.
prompt-advance-last = { $player }: nech plout poslední figurku.
# There are at least two pieces.
prompt-advance = { $count ->
     [one] { $player }: která figurka popluje teď? Ještě { $count } figurka.
     [few] { $player }: která figurka popluje teď? Ještě { $count } figurky.
    *[other] { $player }: která figurka popluje teď? Ještě { $count } figurek.
}
prompt-draw = { $player }: vezmi si náhodnou kartu.
prompt-roll = { $player }: hoď kostkou.
# $count: the rolls left after this one.
prompt-roll-to-come-in = { $count ->
     [one] { $player }: hoď šestku, ať figurka vstoupí. Potom ještě { $count } pokus.
     [few] { $player }: hoď šestku, ať figurka vstoupí. Potom ještě { $count } pokusy.
    *[other] { $player }: hoď šestku, ať figurka vstoupí. Potom ještě { $count } pokusů.
}
# $distance: the message “positions”.
prompt-step = { $player }: posuň figurku o { $distance }.
prompt-come-in = { $player }: šestka! Nasaď figurku.
# $attacker: the player whose piece moves onto the master.
prompt-shield = { $player }: { $attacker } míří na tvou hlavní figurku. Která figurka ji zastoupí?
prompt-over = { $player } vyhrává.

## The log
# What happened: the first sentence.
log-plays = { $player } hraje kartu { $card }.
# $discard: the two cards that were given for the card.
log-plays-for-two = { $player } dává karty { $discard } za kartu { $card }.
log-flows = { $player } nechává figurky plout.
log-advances = { $player } pluje dál.
log-draws = { $player } bere kartu: { $card }.
# $roll: a roll, or all rolls of the turn.
log-rolls = { $player } hází { $roll }.
log-steps = { $player } táhne o { $roll }.
log-shields = { $player } chrání hlavní figurku.
# A whole turn in one line. $cards: all cards played.
turn-cards = { $player } hraje: { $cards }.
# Further sentences of that line, each about at least two pieces.
turn-come-in = { $count ->
     [one] { $count } figurka vstupuje.
     [few] { $count } figurky vstupují.
    *[other] { $count } figurek vstupuje.
}
turn-are-thrown = { $count ->
     [one] { $count } figurka letí ven.
     [few] { $count } figurky letí ven.
    *[other] { $count } figurek letí ven.
}
turn-go-in = { $count ->
     [one] { $count } figurka jde do srdce.
     [few] { $count } figurky jdou do srdce.
    *[other] { $count } figurek jde do srdce.
}

## Consequences
# They follow the first sentence in the log, and announce what a chosen action will do.
# $piece, $master: a piece as .first; $other: as .subject; $blocker: as .object. $from, $to: a place as .from and as .to.
then-throw-is-active = Kdo stojí v cestě, bude v tomto tahu vyhozen.
then-comes-in = { $piece } vstupuje na pole { $position }.
then-goes = { $piece } jde { $from } { $to }.
then-goes-back = { $piece } se vrací { $from } { $to }.
then-stays-before = { $piece } stojí na místě, v cestě je { $blocker }.
# After “then-goes” or “then-goes-back”.
then-stops-before = Dál nemůže, v cestě je { $blocker }.
then-swaps = { $master } je teď na poli { $position }, { $other } na poli { $other-position }.
then-is-thrown = { $piece } letí ven z pole { $position }.
then-faster = Srdce zrychluje na { $speed }.
then-slower = Srdce zpomaluje na { $speed }.
then-entrance-at = Vchod je na poli { $position }.
then-entrance-leaves = Vchod mizí z okruhu.
then-earns = Přináší to kartu: { $card }.
then-earns-nothing = Balíček „{ $card }“ je prázdný.
then-earns-nothing-at-all = Všechny balíčky jsou prázdné.
then-draw-is-due = Přináší to náhodnou kartu.
then-goes-in = { $piece } jde do srdce.
# No piece can use the roll.
then-roll-is-lost = Nelze s tím táhnout.
# $player: the owner of the master.
then-shield-is-due = Stojí tam hlavní figurka: { $player } vybírá, která figurka ji zastoupí.
then-throw-was-idle = Vyhozen nebyl nikdo, srdce tedy zpomalí sama karta.
then-last-race = Poslední závod: srdce bije tempem 2 a znovu se otevírá, vchod je na poli { $position }.
then-wins = { $player } vyhrává!

## Refusals
refuse-over = Hra skončila.
refuse-not-your-turn = Teď rozhoduje { $player }.
refuse-no-such-piece = Taková figurka tu není.
refuse-draw-is-due = Nejdřív si vezmi získanou kartu.
refuse-no-draw-is-due = Teď není jakou kartu brát.
refuse-not-in-stacks = V balíčku „{ $card }“ už žádná karta není.
refuse-roll-is-due = Nejdřív hoď kostkou.
refuse-no-roll-is-due = Teď není čím házet.
refuse-roll-value = Na kostce je 1 až 6.
refuse-ludo-seat = Hraješ Člověče, nezlob se: máš kostku, ale ne karty ani proud.
refuse-flow-seat = Hraješ Flow: máš karty, ale žádnou kostku.
refuse-cards-are-over = Figurky už plují, karty se hrají předtím.
refuse-cards-first = Nejdřív ukonči hraní karet.
refuse-payment = { $card } stojí jednu kartu svého druhu, nebo libovolné dvě.
refuse-not-in-hand = Tyto karty nemáš.
refuse-throw-is-active = Vyhození už platí, a to až do konce tahu.
refuse-none-waits = Žádná tvá figurka nečeká.
refuse-start-is-taken = Na startu stojí tvá figurka; s Vyhozením by byl volný.
refuse-start-is-taken-by = Na startu stojí figurka ({ $player }); s Vyhozením by byl volný.
refuse-master-on-start = Na startu stojí tvá hlavní figurka a tu vyhodit nelze: nejdřív ji posuň, nebo nech figurky plout.
refuse-master-on-start-by = Na startu stojí hlavní figurka ({ $player }) a tu vyhodit nelze: počkej, až odpluje.
refuse-swap-with-master = Hlavní figurka si mění místo s jinou, ne sama se sebou.
refuse-swap-off-ring = K Výměně je třeba mít na okruhu ještě jinou figurku.
refuse-move-off-ring = Posunout lze jen figurku na okruhu.
refuse-move-steps = Posun je o 1 nebo 2 pole, vpřed nebo zpět.
refuse-move-is-blocked = V cestě stojí tvá figurka; s Vyhozením by to šlo.
refuse-move-is-blocked-by = V cestě stojí figurka ({ $player }); s Vyhozením by to šlo.
refuse-move-meets-master = V cestě stojí tvá hlavní figurka a tu vyhodit nelze: nejdřív posuň ji, nebo vyber jinou figurku.
refuse-move-meets-master-by = V cestě stojí hlavní figurka ({ $player }) a tu vyhodit nelze: vyber jinou figurku nebo směr.
refuse-no-advance-left = Tato figurka v tomto tahu už nepopluje.
refuse-come-in-needs-six = Figurka vstupuje jen na šestku.
refuse-none-comes-in = Žádná tvá figurka nečeká na vstup.
refuse-own-piece-on-start = Na startu ještě stojí tvá figurka.
refuse-must-come-in = S touto šestkou musí vstoupit čekající figurka.
refuse-must-leave-start = Dokud jiné čekají, musí nejdřív uhnout figurka na tvém startu.
refuse-step-of-waiting = Tato figurka není na plánu; vstoupí na šestku.
refuse-step-on-own = Tam už stojí tvá figurka.
refuse-step-too-far = Hod je příliš vysoký: figurka musí skončit v cíli.
refuse-step-over-own = V cíli se nepředbíhá.
refuse-barred = Stojí tam hlavní figurka ({ $player }) a žádná jiná ji nemůže zastoupit.
refuse-shield-is-due = Nejdřív vyber figurku, která hlavní figurku zastoupí.
refuse-no-shield-is-due = Na žádnou hlavní figurku se teď nemíří.
refuse-no-shield = Zastoupit ji může jen jiná tvá figurka na okruhu.

## Bots and hints
# Reasons stand on a line of their own, without a capital at the beginning or a full stop.
# What the turn gains by an action. The first message adds what the action costs. $piece: as .subject.
reason-price = { $count ->
     [one] { $reason }; cena: { $count } karta
     [few] { $reason }; cena: { $count } karty
    *[other] { $reason }; cena: { $count } karet
}
reason-wins = tím vyhraje
reason-goes-in = tím dojde do cíle o figurku víc
reason-throws = vyhodí figurku ({ $player })
reason-opens = otevře to srdce
reason-comes-in = na cestě je o figurku víc
reason-earns = { $piece } tak dojde na { $position } a přinese kartu: { $card }
reason-earns-random = { $piece } tak dojde na { $position } a přinese náhodnou kartu
# $distance: the message “positions”.
reason-to-go = nejbližší figurka pak má ke vchodu už jen { $distance }
reason-closes = srdce se zavře dřív, než k němu dojde { $player }
reason-hinders = { $player } to má dál
reason-unlocks = srdce pak bije tempem { $speed } a Výměna ho může otevřít
reason-admits = pak může vstoupit figurka
reason-further = figurky tak dojdou celkem o { $distance } dál
reason-in-front = jiná tak daleko nedošla
reason-longest-way = měla před sebou nejdelší cestu
# The first part of a hint: where to look.
look-cards = Podívej se na své karty.
look-flow = Podívej se, kam figurky doplují samy.
look-ring = Podívej se na své figurky na okruhu.
look-waiting = Podívej se na své čekající figurky.
look-shields = Podívej se, kdo může ránu zachytit.
# The second part of a hint: the card, and the piece that moves with it.
hint-card = { $card }: { $piece }
# Remarks of bots, in good moments and in bad ones.
remark-good-1 = To je plavba!
remark-good-2 = Rovnou do srdce.
remark-good-3 = Proud je se mnou.
remark-bad-1 = Zpátky na břeh.
remark-bad-2 = Malé zdržení, to přejde.
remark-bad-3 = Tahle vlna mě zaskočila.

## The result
how = { $player } má první všechny čtyři figurky v srdci.
# The winner played Ludo.
how-ludo = { $player } má první všechny čtyři figurky v cíli.
# Most pieces of others thrown, most own pieces thrown by others, most cards played.
most-thrown = Nejvíc vyhozených figurek
most-lost = Nejvíc ztracených figurek
most-played = Nejvíc zahraných karet
