### Heartstrings

## On the box
box-tagline = Nastěhuj se, kam kostka určí, bojuj o komory a udrž na niti poslední korálek.
box-goal = Vyhrává, komu jako jedinému zbudou korálky.

## The board and the panels
board = Srdce s dvanácti komorami
beads = { $count ->
     [one] { $count } korálek
     [few] { $count } korálky
    *[other] { $count } korálků
}
# Over the chart of the beads of each player.
beads-over-game = Korálky
tokens = { $count ->
     [one] { $count } kámen
     [few] { $count } kameny
    *[other] { $count } kamenů
}
# The tokens of a player who “holds a room with” them.
tokens-that-hold = { $count ->
     [one] { $count } kámen
     [few] { $count } kameny
    *[other] { $count } kamenů
}
pool = Miska korálků
    .label = Miska korálků: { $beads }
supply = Zásoba
# The beads of a player, and over the rooms that a player holds.
string = Nit
rooms = Komory
room-die = Kostka komor
attack-die = Útok
defence-die = Obrana
# After the number of beads that a combat roll costs.
damage = zranění
roll = Hodit
keep = Nechat si všechny
keep-all = Už se neptat
ask-again = Zase se ptát
keep-offer = „{ $never }“: odteď si necháš všechny kameny. Ve svém tahu to zrušíš tlačítkem „{ $again }“.
keep-unless-touched = Kameny měnit jen tehdy, když na některý klepnu
# A player without beads.
out = ze hry
    .first = ze hry jako první
    .last = ze hry jako poslední
# A room without tokens.
empty = prázdná
# The tokens of a player in a room.
room-held = { $player }, { $tokens }
# A room; about: a sentence about it; label: with the signs in its drawing (“3 +1 ×2”) and with what is in it.
room-plain = Komora { $room }
    .about = Kdo hodí její číslo, nastěhuje se. Jsou-li tam cizí kameny, nejdřív na ně zaútočí.
    .label = Komora { $written }: { $inside }
room-attacker = Komora { $room }, útok +{ $bonus }
    .about = V souboji o tuto komoru má každý hod útoku navíc { $bonus }.
    .label = Komora { $written }, útok: { $inside }
room-defender = Komora { $room }, obrana +{ $bonus }
    .about = V souboji o tuto komoru má každý hod obrany navíc { $bonus }.
    .label = Komora { $written }, obrana: { $inside }
room-bead = Komora { $room }, korálek za příchod
    .about = Kdo se sem nastěhuje, najde korálek, dokud v misce nějaké jsou.
    .label = Komora { $written }, korálek za příchod: { $inside }

## Readings
# Sentences about what is on the table, for a touch on it: a player’s beads and tokens, the die for a room and for the first turn, the dice of a fight.
about-string = Zranění stojí korálky. Kdo ztratí poslední, je ze hry.
about-out = Bez korálků už nikdo dál nehraje.
about-supply = Odtud se berou kameny do komor. Když je prázdná, vezme se jeden z komory.
about-room-die = Určuje komoru, do které se kámen nastěhuje.
about-order-die = Kdo hodí nejvíc, začíná.
about-attack-die = Platí pro celý souboj. Vyšší součet vyhrává a při shodě přijde obrana o kámen.
about-defence-die = Hází se jí jednou za každý kámen v komoře. Zachrání ho jen vyšší součet, než má útok.
# What the buttons “keep” and “keep-all” do.
deed-keep = V tomto tahu se žádný kámen nevymění za korálek.
deed-keep-all = Od teď ti kameny zůstanou a hra se neptá. Když chceš přece jen některý vyměnit, klepni na něj včas.

## What is due
prompt-order = Kdo začne? Hází všichni, nejvyšší číslo začíná.
prompt-order-again = Shoda! Kdo vede, hází znovu.
prompt-room = { $player }: hoď kostkou komor.
prompt-relocate = { $player }: zásoba je prázdná. Klepni na komoru a zvedni svůj kámen.
prompt-attack = { $attacker } útočí, komoru { $room } drží { $defender }. Hoď!
prompt-defend-last = { $player } brání poslední kámen. Hoď!
# There are at least two tokens.
prompt-defend = { $player } brání. Kameny v komoře: { $count }. Hoď!
prompt-sacrifice = { $player }: kámen za korálek? Klepni na jeho komoru.
prompt-over = { $player } vyhrává.

## The log
# One roll for the first turn.
log-roll = { $player }: { $roll }
# $rolls: all rolls, such as “Ada: 3, Bo: 11”.
log-order = { $rolls }. Začíná { $player }.
log-order-tie = { $rolls }. Shoda, ještě jednou.
log-room = { $player } hází { $room } a stěhuje se dovnitř.
log-room-bead = { $player } hází { $room }, stěhuje se dovnitř a nachází korálek.
log-room-back = { $player } hází { $room }: kámen se vrací na své místo.
# $tokens: the message “tokens-that-hold”.
log-room-invaded = { $player } hází { $room } a vpadá dovnitř: { $defender } má v komoře { $tokens }.
# $throw: a die, or the message “throw”.
log-attack = { $player } útočí: { $throw }.
log-relocate = { $player } zvedá kámen z komory { $room }.
log-sacrifice = { $player } dává kámen z komory { $room } za korálek.
log-keep = { $player } si nechává všechny kameny.
# A die with the bonus of the room.
throw = { $roll } + { $bonus }
# The next sentences follow one another: “6 + 3 against 4: Bo loses the token, damage 3. The room goes to Ada.”
fight-sums = { $attack } proti { $defence }:
fight-tie = shoda, { $player } ztrácí kámen.
fight-loss = { $player } ztrácí kámen, zranění { $damage }.
fight-out = { $player } je ze hry.
fight-taken = Komoru získává { $player }.
fight-held = { $player } komoru drží dál.
fight-bead = { $player } nachází korálek.
fight-wins = { $player } vyhrává!

## Refusals
refuse-over = Hra skončila.
refuse-not-your-turn = Na tahu je { $player }.
refuse-order-is-due = Nejdřív hoďte o to, kdo začne.
refuse-room-roll-is-due = Nejdřív hoď kostkou komor.
refuse-relocate-is-due = Zásoba je prázdná: nejdřív zvedni jeden ze svých kamenů.
refuse-combat-roll-is-due = Probíhá souboj: nejdřív hoďte bojovými kostkami.
refuse-sacrifice-is-due = Nejdřív rozhodni, jestli vyměníš kámen za korálek.
refuse-order-rolls = Počet potřebných hodů od 1 do 12: { $rolls }.
refuse-room-roll = Na kostce komor je 1 až 12.
refuse-combat-roll = Na bojové kostce je 1 až 6.
refuse-supply-left = V zásobě máš ještě kameny, nové ber odtud.
refuse-no-token-to-move = V té komoře není žádný tvůj kámen.
refuse-not-two-tokens = Kámen lze vzít jen z komory, kde máš aspoň dva.
refuse-no-sacrifice-now = Kámen za korálek se mění po komoře, jednou za tah a dokud jsou v misce korálky.

## Bots and hints
# Reasons stand on a line of their own, without a capital at the beginning or a full stop.
reason-pays-again = tahle komora dá korálek znovu, až se kámen vrátí
# $tokens: the message “tokens”.
reason-guarded = na stráži tam ještě: { $tokens }
reason-hard-to-hold = tahle komora se těžko brání: útok tam má bonus
reason-bead = o korálek víc a na stráži tam ještě: { $tokens }
look-tokens = Podívej se na své kameny na plánu.
look-crowded = Podívej se na komory, kde máš víc kamenů.
# Remarks of bots, in good moments and in bad ones.
remark-good-1 = Rovnou do srdce!
remark-good-2 = Tahle komora teď bije pro mě.
remark-good-3 = Za nitky tahám já.
remark-bad-1 = To mě zasáhlo u srdce.
remark-bad-2 = Vynechal mi tep.
remark-bad-3 = Ta komora mi bude chybět.

## The result
# $beads: the message “beads”.
how = Korálky na niti má už jen { $player }: { $beads }.
heaviest-blow = Nejtěžší rána
luckiest-die = Nejvíc štěstí v kostkách
most-fights-won = Nejvíc vyhraných soubojů
# The average of a player’s dice.
average = ⌀ { $average }
