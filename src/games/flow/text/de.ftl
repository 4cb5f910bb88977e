### Flow to the Heart

## On the box
box-tagline = Fließ im Takt eines klopfenden Herzens um den Ring und schlüpf hinein, solange es offen steht.
box-goal = Bring alle vier Figuren ins Herz, die Hauptfigur zuletzt.

## The cards
# The name of a card, and what the card does.
card-throw = Werfen
    .effect = Bis zum Ende deines Zugs werfen deine Figuren hinaus, wer ihnen im Weg steht.
card-enter = Einsetzen
    .effect = Deine nächste wartende Figur kommt auf dein Startfeld, und das Herz schlägt schneller.
card-swap = Tauschen
    .effect = Deine Hauptfigur tauscht den Platz mit einer anderen deiner Figuren, und der Eingang folgt ihr.
card-move = Rücken
    .effect = Eine deiner Figuren geht 1 oder 2 Felder, vor oder zurück.
# Several cards of one kind, in a list of cards.
cards-of-kind = { $count } × { $card }
# After a number of cards on a button, for screen readers: “Swap × 2 cards”.
cards-counted = { $count ->
     [one] Karte
    *[other] Karten
}
# Over the cards of a player.
hand = Karten
# Over the pieces of a player, and over the cards left in the stacks.
pieces = Figuren
in-stacks = In den Stapeln
# The card that a start earns, if cards are drawn at random.
random-card = eine zufällige Karte
# Above the cards that can be discarded for a card.
discard = Was gibst du dafür her?
# The same where the cards for a Move are chosen already.
discard-otherwise = Andere Karten hergeben
throw-is-active = Werfen wirkt

## The pieces
# A piece: where it stands alone; as the subject of a sentence, .first in it or later; as the object, the piece in the way.
piece-master = Hauptfigur
    .first = Die Hauptfigur
    .subject = die Hauptfigur
    .object = der Hauptfigur
piece-ordinary = Figur { $number }
    .first = Figur { $number }
    .subject = Figur { $number }
    .object = Figur { $number }
# The same with the player who owns the piece.
piece-master-of =
    .first = Die Hauptfigur von { $player }
    .subject = die Hauptfigur von { $player }
    .object = der Hauptfigur von { $player }
piece-ordinary-of =
    .first = Figur { $number } von { $player }
    .subject = Figur { $number } von { $player }
    .object = Figur { $number } von { $player }
# A piece that has not flowed yet in this turn.
to-advance = fließt noch
# A piece that the chosen action would throw.
would-be-thrown = fliegt hinaus

## The board and the panels
board = Der Ring um das Herz
ring = Ring
# A place: where it stands alone; in a sentence as the place of departure or of arrival.
place-waiting = Wartet
place-heart = Herz
place-ring = Feld { $position }
    .from = { $position }
    .to = { $position }
place-goal = Zielfeld { $field }
    .from = Zielfeld { $field }
    .to = Zielfeld { $field }
# The place of pieces of Ludo that have come home, without the number of the field.
goal = Zielfeld
# Over the chart of the pieces that each player has brought home.
pieces-home = Figuren im Ziel
# In the heart, above the number.
heart-speed = Herztempo
# The heart while the entrance is on the ring.
heart-open = Herztempo { $speed }. Herzeingang { $position }
# $why: one of the next three sentences, and what opens the heart.
heart-closed = Herztempo { $speed }. { $why }
too-slow = Bei Tempo 1 ist das Herz geschlossen.
    .opens = Jede Figur, die hereinkommt, macht es schneller; bei 2 oder 3 öffnet es ein Tauschen.
too-fast = Bei Tempo 4 ist das Herz geschlossen.
    .opens = Jede Figur, die hinausfliegt, macht es langsamer; bei 2 oder 3 öffnet es ein Tauschen.
waits-for-swap = Das Herz bleibt geschlossen, bis jemand Tauschen spielt.
    .opens = Es öffnet sich genau unter der Hauptfigur, die den Platz tauscht.
# What opens the heart, in as few words as possible: written on the heart.
opens-at = Öffnet sich bei 2 oder 3 durch Tauschen
opens-by-swap = Tauschen öffnet es
# After what opens the heart: whether the player who plays cards can do so. $card: the card.
opener-none = { $player } hat gerade keine Karte dafür.
opener-faster = { $player } kann jetzt { $card } spielen: Das macht es schneller.
opener-slower = { $player } kann jetzt { $card } spielen: Das macht es langsamer.
opener-now = { $player } kann jetzt { $card } spielen: Das öffnet es.
# A distance on the ring.
positions = { $count ->
     [one] { $count } Feld
    *[other] { $count } Felder
}
# At the end of the label of a piece: what is ahead of it. $distance: the message “positions”. $piece: where it stands alone.
ahead-piece = { $distance } weiter: { $player }, { $piece }
ahead-entrance = { $distance } weiter: der Herzeingang
# Descriptions of what was touched. $piece, $place: where they stand alone. $card: the name of a card, or “random-card”.
about-piece = { $player }: { $piece }, { $place }.
about-position = Feld { $position }. Hier steht niemand.
about-start = Feld { $position }, das Startfeld von { $player }. Wer es betritt, bekommt eine Karte: { $card }.
about-free-start = Feld { $position }, ein Startfeld, das niemand nutzt. Wer es betritt, bekommt eine Karte: { $card }.
about-entrance = Feld { $position }, der Herzeingang. Wer ihn betritt, geht ins Herz, die Hauptfigur zuletzt.
# The numbers of pieces that wait and that are home.
about-home = { $player }: { $waiting } warten, { $home } im Herzen.
about-home-ludo = { $player }: { $waiting } warten, { $home } im Ziel.
# The label of the die, before the roll if there is one.
die = Würfel
# Said of the marks beside the die: the rolls made of those for a 6, zero to three of three.
tries = Verbrauchte Versuche: { $made } von { $tries }.

## Readings
# Sentences about what is on the table, for a touch on it. $card: the name of a card. $distance: the message “positions”.
about-ring = Wer im Weg steht, hält andere auf. „{ $card }“ räumt den Weg frei, nur Hauptfiguren bleiben stehen.
about-waiting-piece = „{ $card }“ bringt sie auf ihr Startfeld.
about-waiting-ludo = Mit einer 6 kommt sie auf ihr Startfeld.
about-flowing-piece = Wenn sie fließt, geht sie { $distance } weit, so schnell das Herz schlägt.
about-stepping-piece = Sie geht so weit, wie der Würfel zeigt.
about-arrived-piece = Sie ist angekommen und bleibt hier.
about-goal = Wer zuerst alle vier Figuren im Herzen hat, gewinnt. Die Hauptfigur kommt zuletzt.
about-goal-ludo = Wer zuerst alle vier Figuren im Ziel hat, gewinnt.
about-die = Er sagt, wie weit eine Figur geht. Mit einer 6 kommt eine wartende Figur herein.
deed-flow = Die Zeit für Karten ist vorbei, und jede deiner Figuren auf dem Ring geht { $distance } weit.
deed-rest = Alle deine Figuren, die noch fließen müssen, tun es jetzt, die vorderste zuerst.
deed-confirm = Damit geschieht, was du gewählt hast.

## Buttons
# Ends the phase of cards.
flow = Fließen lassen
# The remaining pieces flow by themselves: their order makes no difference, or the foremost goes first.
rest = Den Rest fließen lassen
rest-in-order = Alle, vorn zuerst
# The time for cards ends, and all pieces flow.
flow-in-order = Vorn zuerst
# One piece flows.
advance = Fließen
roll = Würfeln
# A piece of Ludo comes in.
come-in = Figur hereinbringen

## The choices before a game
# What a player plays.
plays-flow = Flow
plays-ludo = Mensch ärgere dich nicht
balance = Mehr Ausgleich
    .about = Jedes Startfeld bringt eine zufällige Karte statt immer der gleichen.
slow-end = Langsamer Schluss
    .about = Ins Herz geht nur, wer am Ende des Zugs auf dem Eingang steht.
hybrid = Zwei Spiele auf einem Brett
    .about = Manche spielen auf demselben Ring mit einem Würfel „Mensch ärgere dich nicht“.
# Why “balance” cannot be switched off.
balance-is-on = Ab fünf Personen gilt das immer.
# Why players cannot be reordered and some colours cannot be chosen.
colours-are-places = Die Farben haben ihren Ort am Ring: Man sitzt in der Reihenfolge der Startfelder.

## What is due
prompt-cards = { $player }: Spiel Karten aus oder lass die Figuren fließen.
prompt-no-cards = { $player }: Keine Karten, also lass die Figuren fließen.
prompt-advance-last = { $player }: Lass die letzte Figur fließen.
# There are at least two pieces.
prompt-advance = { $count ->
     [one] { $player }: Welche Figur fließt als Nächste? Noch { $count } Figur.
    *[other] { $player }: Welche Figur fließt als Nächste? Noch { $count } Figuren.
}
prompt-draw = { $player }: Zieh eine Karte.
prompt-roll = { $player }: Wirf den Würfel.
# $count: the rolls left after this one.
prompt-roll-to-come-in = { $count ->
     [one] { $player }: Würfle eine 6, um hereinzukommen. Danach noch { $count } Versuch.
    *[other] { $player }: Würfle eine 6, um hereinzukommen. Danach noch { $count } Versuche.
}
# $distance: the message “positions”.
prompt-step = { $player }: Geh mit einer Figur { $distance } weiter.
prompt-come-in = { $player }: Eine 6! Bring eine Figur herein.
# $attacker: the player whose piece moves onto the master.
prompt-shield = { $player }: { $attacker } trifft gleich deine Hauptfigur. Welche Figur nimmt ihren Platz ein?
prompt-over = { $player } gewinnt.

## The log
# What happened: the first sentence.
log-plays = { $player } spielt { $card }.
# $discard: the two cards that were given for the card.
log-plays-for-two = { $player } gibt { $discard } für { $card }.
log-flows = { $player } lässt die Figuren fließen.
log-advances = { $player } fließt weiter.
log-draws = { $player } zieht eine Karte: { $card }.
# $roll: a roll, or all rolls of the turn.
log-rolls = { $player } würfelt { $roll }.
log-steps = { $player } nutzt die { $roll }.
log-shields = { $player } schützt die Hauptfigur.
# A whole turn in one line. $cards: all cards played.
turn-cards = { $player } spielt { $cards }.
# Further sentences of that line, each about at least two pieces.
turn-come-in = { $count ->
     [one] { $count } Figur kommt herein.
    *[other] { $count } Figuren kommen herein.
}
turn-are-thrown = { $count ->
     [one] { $count } Figur fliegt hinaus.
    *[other] { $count } Figuren fliegen hinaus.
}
turn-go-in = { $count ->
     [one] { $count } Figur geht ins Herz.
    *[other] { $count } Figuren gehen ins Herz.
}

## Consequences
# They follow the first sentence in the log, and announce what a chosen action will do.
# $piece, $master: a piece as .first; $other: as .subject; $blocker: as .object. $from, $to: a place as .from and as .to.
then-throw-is-active = Wer im Weg steht, fliegt in diesem Zug hinaus.
then-comes-in = { $piece } kommt auf { $position } herein.
then-goes = { $piece } geht von { $from } auf { $to }.
then-goes-back = { $piece } geht zurück von { $from } auf { $to }.
then-stays-before = { $piece } bleibt hinter { $blocker } stehen.
# After “then-goes” or “then-goes-back”.
then-stops-before = Vor { $blocker } ist Schluss.
then-swaps = { $master } steht jetzt auf { $position }, { $other } auf { $other-position }.
then-is-thrown = { $piece } fliegt von { $position } hinaus.
then-faster = Das Herz schlägt schneller: { $speed }.
then-slower = Das Herz schlägt langsamer: { $speed }.
then-entrance-at = Der Eingang liegt auf { $position }.
then-entrance-leaves = Der Eingang verschwindet vom Ring.
then-earns = Das bringt eine Karte: { $card }.
then-earns-nothing = Der Stapel { $card } ist leer.
then-earns-nothing-at-all = Alle Stapel sind leer.
then-draw-is-due = Das bringt eine zufällige Karte.
then-goes-in = { $piece } geht ins Herz.
# No piece can use the roll.
then-roll-is-lost = Damit kann keine Figur gehen.
# $player: the owner of the master.
then-shield-is-due = Dort steht eine Hauptfigur: { $player } bestimmt, welche Figur ihren Platz einnimmt.
then-throw-was-idle = Niemand ist hinausgeflogen, also bremst die Karte selbst das Herz.
then-last-race = Das letzte Rennen: Das Herz schlägt mit Tempo 2 und geht wieder auf, der Eingang liegt auf { $position }.
then-wins = { $player } gewinnt!

## Refusals
refuse-over = Das Spiel ist zu Ende.
refuse-not-your-turn = Jetzt entscheidet { $player }.
refuse-no-such-piece = So eine Figur gibt es nicht.
refuse-draw-is-due = Zieh zuerst die verdiente Karte.
refuse-no-draw-is-due = Jetzt gibt es keine Karte zu ziehen.
refuse-not-in-stacks = Im Stapel { $card } liegt keine Karte mehr.
refuse-roll-is-due = Wirf zuerst den Würfel.
refuse-no-roll-is-due = Jetzt gibt es nichts zu würfeln.
refuse-roll-value = Ein Würfel zeigt 1 bis 6.
refuse-ludo-seat = Du spielst Mensch ärgere dich nicht: mit Würfel, ohne Karten und ohne Fluss.
refuse-flow-seat = Du spielst Flow: mit Karten, ohne Würfel.
refuse-cards-are-over = Die Figuren fließen schon; Karten kommen davor.
refuse-cards-first = Sag zuerst, dass du mit den Karten fertig bist.
refuse-payment = { $card } kostet eine Karte dieser Art oder zwei beliebige.
refuse-not-in-hand = Diese Karten hast du nicht.
refuse-throw-is-active = Werfen wirkt schon, und zwar bis zum Ende deines Zugs.
refuse-none-waits = Keine deiner Figuren wartet.
refuse-start-is-taken = Auf dem Startfeld steht eine Figur von dir; mit Werfen wäre es frei.
refuse-start-is-taken-by = Auf dem Startfeld steht eine Figur von { $player }; mit Werfen wäre es frei.
refuse-master-on-start = Auf dem Startfeld steht deine Hauptfigur, die nie fliegt: Rück sie weg oder lass sie fließen.
refuse-master-on-start-by = Auf dem Startfeld steht die Hauptfigur von { $player }, und die fliegt niemals hinaus: Warte, bis sie weiterfließt.
refuse-swap-with-master = Die Hauptfigur tauscht mit einer anderen Figur, nicht mit sich selbst.
refuse-swap-off-ring = Zum Tauschen muss noch eine andere deiner Figuren auf dem Ring stehen.
refuse-move-off-ring = Rücken kann nur eine Figur auf dem Ring.
refuse-move-steps = Mit Rücken geht es 1 oder 2 Felder vor oder zurück.
refuse-move-is-blocked = Eine Figur von dir steht im Weg; mit Werfen ginge es.
refuse-move-is-blocked-by = Eine Figur von { $player } steht im Weg; mit Werfen ginge es.
refuse-move-meets-master = Deine Hauptfigur steht im Weg, und die fliegt niemals hinaus: Rück zuerst sie oder nimm eine andere Figur.
refuse-move-meets-master-by = Die Hauptfigur von { $player } steht im Weg, und die fliegt niemals hinaus: Nimm eine andere Figur oder Richtung.
refuse-no-advance-left = Diese Figur fließt in diesem Zug nicht mehr.
refuse-come-in-needs-six = Herein kommt eine Figur nur mit einer 6.
refuse-none-comes-in = Keine deiner Figuren wartet darauf, hereinzukommen.
refuse-own-piece-on-start = Auf deinem Startfeld steht noch eine eigene Figur.
refuse-must-come-in = Mit dieser 6 muss eine wartende Figur hereinkommen.
refuse-must-leave-start = Solange andere warten, muss zuerst die Figur auf deinem Startfeld Platz machen.
refuse-step-of-waiting = Diese Figur ist nicht auf dem Brett; herein kommt sie mit einer 6.
refuse-step-on-own = Dort steht schon eine eigene Figur.
refuse-step-too-far = Die Zahl ist zu hoch: Die Figur muss im Ziel enden.
refuse-step-over-own = Im Ziel wird nicht überholt.
refuse-barred = Dort steht die Hauptfigur von { $player }, und keine andere Figur kann ihren Platz einnehmen.
refuse-shield-is-due = Wähle zuerst die Figur, die den Platz der Hauptfigur einnimmt.
refuse-no-shield-is-due = Gerade wird keine Hauptfigur getroffen.
refuse-no-shield = Nur eine andere deiner Figuren auf dem Ring kann den Platz einnehmen.

## Bots and hints
# Reasons stand on a line of their own, without a capital at the beginning or a full stop.
# What the turn gains by an action. The first message adds what the action costs. $piece: as .subject.
reason-price = { $count ->
     [one] { $reason }; Preis: { $count } Karte
    *[other] { $reason }; Preis: { $count } Karten
}
reason-wins = das gewinnt
reason-goes-in = so kommt eine Figur mehr heim
reason-throws = dabei fliegt eine Figur von { $player } hinaus
reason-opens = das öffnet das Herz
reason-comes-in = damit ist eine Figur mehr unterwegs
reason-earns = so kommt { $piece } auf { $position } und bringt eine Karte: { $card }
reason-earns-random = so kommt { $piece } auf { $position } und bringt eine zufällige Karte
# $distance: the message “positions”.
reason-to-go = zum Eingang sind es für die nächste Figur dann noch { $distance }
reason-closes = das Herz schließt sich, bevor { $player } da ist
reason-hinders = für { $player } wird der Weg länger
reason-unlocks = dann schlägt das Herz mit Tempo { $speed }, und Tauschen kann es öffnen
reason-admits = dann kann eine Figur hereinkommen
reason-further = zusammen kommen die Figuren so { $distance } weiter
reason-in-front = keine andere ist so weit gekommen
reason-longest-way = sie hatte den längsten Weg vor sich
# The first part of a hint: where to look.
look-cards = Schau dir deine Karten an.
look-flow = Schau, wohin das Fließen allein führt.
look-ring = Schau dir deine Figuren auf dem Ring an.
look-waiting = Schau dir deine wartenden Figuren an.
look-shields = Schau, wer den Stoß abfangen kann.
# The second part of a hint: the card, and the piece that moves with it.
hint-card = { $card }: { $piece }
# Remarks of bots, in good moments and in bad ones.
remark-good-1 = Das fließt!
remark-good-2 = Direkt ins Herz.
remark-good-3 = Die Strömung ist auf meiner Seite.
remark-bad-1 = Zurück ans Ufer.
remark-bad-2 = Ein kleiner Stau, das gibt sich.
remark-bad-3 = Diese Welle kam unerwartet.

## The result
how = { $player } hat zuerst alle vier Figuren im Herzen.
# The winner played Ludo.
how-ludo = { $player } hat zuerst alle vier Figuren im Ziel.
# Most pieces of others thrown, most own pieces thrown by others, most cards played.
most-thrown = Am meisten hinausgeworfen
most-lost = Am häufigsten hinausgeflogen
most-played = Die meisten Karten gespielt
