### Heartstrings

## On the box
box-tagline = Zieh ein, wo der Würfel will, kämpf um die Kammern und behalt die letzte Perle am Faden.
box-goal = Wer zuletzt noch Perlen hat, gewinnt.

## The board and the panels
board = Das Herz mit seinen zwölf Kammern
beads = { $count ->
     [one] { $count } Perle
    *[other] { $count } Perlen
}
# Over the chart of the beads of each player.
beads-over-game = Perlen
tokens = { $count ->
     [one] { $count } Stein
    *[other] { $count } Steine
}
# The tokens of a player who “holds a room with” them.
tokens-that-hold = { $count ->
     [one] { $count } Stein
    *[other] { $count } Steinen
}
pool = Perlenschale
    .label = Perlenschale: { $beads }
supply = Vorrat
# The beads of a player, and over the rooms that a player holds.
string = Faden
rooms = Kammern
room-die = Kammerwürfel
attack-die = Angriff
defence-die = Abwehr
# After the number of beads that a combat roll costs.
damage = Schaden
roll = Würfeln
keep = Alle behalten
keep-all = Nicht mehr fragen
ask-again = Wieder fragen
keep-offer = „{ $never }“: Du behältst ab jetzt alle Steine. „{ $again }“ in deinem Zug nimmt das zurück.
keep-unless-touched = Steine nur tauschen, wenn ich einen antippe
# A player without beads.
out = ausge­schieden
    .first = zuerst ausge­schieden
    .last = zuletzt ausge­schieden
# A room without tokens.
empty = leer
# The tokens of a player in a room.
room-held = { $player }, { $tokens }
# A room; about: a sentence about it; label: with the signs in its drawing (“3 +1 ×2”) and with what is in it.
room-plain = Kammer { $room }
    .about = Wer ihre Zahl würfelt, zieht ein. Liegen dort Steine von anderen, wird zuerst gekämpft.
    .label = Kammer { $written }: { $inside }
room-attacker = Kammer { $room }, Angriff +{ $bonus }
    .about = Im Kampf um diese Kammer zählt jeder Angriffswurf { $bonus } mehr.
    .label = Kammer { $written }, Angriff: { $inside }
room-defender = Kammer { $room }, Abwehr +{ $bonus }
    .about = Im Kampf um diese Kammer zählt jeder Abwehrwurf { $bonus } mehr.
    .label = Kammer { $written }, Abwehr: { $inside }
room-bead = Kammer { $room }, eine Perle beim Einzug
    .about = Wer einzieht, findet eine Perle, solange in der Schale welche sind.
    .label = Kammer { $written }, eine Perle beim Einzug: { $inside }

## Readings
# Sentences about what is on the table, for a touch on it: a player’s beads and tokens, the die for a room and for the first turn, the dice of a fight.
about-string = Schaden kostet Perlen. Wer die letzte verliert, scheidet aus.
about-out = Ohne Perlen spielt niemand mehr mit.
about-supply = Von hier kommen die Steine für die Kammern. Ist er leer, wird einer aus einer Kammer geholt.
about-room-die = Er bestimmt die Kammer, in die ein Stein einzieht.
about-order-die = Wer am höchsten würfelt, beginnt.
about-attack-die = Er gilt für den ganzen Kampf. Die höhere Summe gewinnt, und bei Gleichstand verliert die Abwehr den Stein.
about-defence-die = Er wird für jeden Stein in der Kammer einmal geworfen. Nur eine höhere Summe als die des Angriffs rettet den Stein.
# What the buttons “keep” and “keep-all” do.
deed-keep = In diesem Zug wird kein Stein gegen eine Perle getauscht.
deed-keep-all = Ab jetzt bleiben deine Steine, ohne dass du gefragt wirst. Willst du doch einen tauschen, tippe ihn rechtzeitig an.

## What is due
prompt-order = Wer beginnt? Alle würfeln, die höchste Zahl fängt an.
prompt-order-again = Gleichstand! Wer vorn liegt, würfelt noch einmal.
prompt-room = { $player }: Wirf den Kammerwürfel.
prompt-relocate = { $player }: Kein Stein mehr im Vorrat. Tippe auf eine Kammer und nimm einen auf.
prompt-attack = { $attacker } greift { $defender } in Kammer { $room } an. Würfeln!
prompt-defend-last = { $player } verteidigt den letzten Stein. Würfeln!
# There are at least two tokens.
prompt-defend = { $count ->
     [one] { $player } verteidigt noch { $count } Stein. Würfeln!
    *[other] { $player } verteidigt noch { $count } Steine. Würfeln!
}
prompt-sacrifice = { $player }: Einen Stein gegen eine Perle? Tippe auf die Kammer.
prompt-over = { $player } gewinnt.

## The log
# One roll for the first turn.
log-roll = { $player }: { $roll }
# $rolls: all rolls, such as “Ada: 3, Bo: 11”.
log-order = { $rolls }. { $player } beginnt.
log-order-tie = { $rolls }. Gleichstand, noch einmal.
log-room = { $player } würfelt { $room } und zieht ein.
log-room-bead = { $player } würfelt { $room }, zieht ein und findet eine Perle.
log-room-back = { $player } würfelt { $room }: Der Stein kehrt zurück.
# $tokens: the message “tokens-that-hold”.
log-room-invaded = { $player } würfelt { $room } und dringt ein: { $defender } hält die Kammer mit { $tokens }.
# $throw: a die, or the message “throw”.
log-attack = { $player } greift mit { $throw } an.
log-relocate = { $player } nimmt einen Stein aus Kammer { $room } auf.
log-sacrifice = { $player } gibt einen Stein aus Kammer { $room } für eine Perle.
log-keep = { $player } behält alle Steine.
# A die with the bonus of the room.
throw = { $roll } + { $bonus }
# The next sentences follow one another: “6 + 3 against 4: Bo loses the token, damage 3. The room goes to Ada.”
fight-sums = { $attack } gegen { $defence }:
fight-tie = Gleichstand, { $player } verliert den Stein.
fight-loss = { $player } verliert den Stein, Schaden { $damage }.
fight-out = { $player } scheidet aus.
fight-taken = Die Kammer geht an { $player }.
fight-held = { $player } hält die Kammer.
fight-bead = { $player } findet eine Perle.
fight-wins = { $player } gewinnt!

## Refusals
refuse-over = Das Spiel ist zu Ende.
refuse-not-your-turn = { $player } ist an der Reihe.
refuse-order-is-due = Zuerst entscheiden die Würfel, wer beginnt.
refuse-room-roll-is-due = Wirf zuerst den Kammerwürfel.
refuse-relocate-is-due = Der Vorrat ist leer: Nimm zuerst einen eigenen Stein auf.
refuse-combat-roll-is-due = Hier wird gekämpft: Werft zuerst die Kampfwürfel.
refuse-sacrifice-is-due = Entscheide zuerst, ob du einen Stein gegen eine Perle tauschst.
refuse-order-rolls = Dazu braucht es { $rolls } Würfe von 1 bis 12.
refuse-room-roll = Der Kammerwürfel zeigt 1 bis 12.
refuse-combat-roll = Ein Kampfwürfel zeigt 1 bis 6.
refuse-supply-left = In deinem Vorrat liegen noch Steine; neue kommen von dort.
refuse-no-token-to-move = In dieser Kammer liegt kein Stein von dir.
refuse-not-two-tokens = Nur eine Kammer mit mindestens zwei deiner Steine kann einen hergeben.
refuse-no-sacrifice-now = Tauschen kannst du nach der Kammer, einmal pro Zug, solange Perlen in der Schale liegen.

## Bots and hints
# Reasons stand on a line of their own, without a capital at the beginning or a full stop.
reason-pays-again = diese Kammer bringt wieder eine Perle, wenn ein Stein zurückkommt
# $tokens: the message “tokens”.
reason-guarded = dort noch auf Wache: { $tokens }
reason-hard-to-hold = diese Kammer ist schwer zu halten: Wer angreift, hat einen Bonus
reason-bead = eine Perle mehr, und dort noch auf Wache: { $tokens }
look-tokens = Schau dir deine Steine auf dem Brett an.
look-crowded = Schau dir die Kammern an, in denen du mehrere Steine hast.
# Remarks of bots, in good moments and in bad ones.
remark-good-1 = Mitten ins Herz!
remark-good-2 = Diese Kammer schlägt jetzt für mich.
remark-good-3 = Hier ziehe ich die Fäden.
remark-bad-1 = Das ging mir zu Herzen.
remark-bad-2 = Mein Puls setzt kurz aus.
remark-bad-3 = An der Kammer hing ich so.

## The result
# $beads: the message “beads”.
how = Nur { $player } hat noch Perlen auf dem Faden: { $beads }.
heaviest-blow = Schwerster Schlag
luckiest-die = Meistes Würfelglück
most-fights-won = Die meisten Siege
# The average of a player’s dice.
average = ⌀ { $average }
