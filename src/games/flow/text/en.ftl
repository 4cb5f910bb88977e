### Flow to the Heart

## On the box
box-tagline = Flow around a ring at the pace of a beating heart, and slip in before it changes its mind.
box-goal = Bring all four pieces into the heart, the master last.

## The cards
# The name of a card, and what the card does.
card-throw = Throw
    .effect = For the rest of your turn your pieces throw whoever is in their way.
card-enter = Enter
    .effect = Your next waiting piece comes onto your start, and the heart speeds up.
card-swap = Swap
    .effect = Your master and another of your pieces change places, and the entrance follows the master.
card-move = Move
    .effect = One of your pieces goes 1 or 2 positions, forward or back.
# Several cards of one kind, in a list of cards.
cards-of-kind = { $count } × { $card }
# After a number of cards on a button, for screen readers: “Swap × 2 cards”.
cards-counted = { $count ->
     [one] card
    *[other] cards
}
# Over the cards of a player.
hand = Cards
# Over the pieces of a player, and over the cards left in the stacks.
pieces = Pieces
in-stacks = In the stacks
# The card that a start earns, if cards are drawn at random.
random-card = a random card
# Above the cards that can be discarded for a card.
discard = What do you give for it?
# The same where the cards for a Move are chosen already.
discard-otherwise = Give other cards
throw-is-active = Throw is active

## The pieces
# A piece: where it stands alone; as the subject of a sentence, .first in it or later; as the object, the piece in the way.
piece-master = Master
    .first = The master
    .subject = the master
    .object = the master
piece-ordinary = Piece { $number }
    .first = Piece { $number }
    .subject = piece { $number }
    .object = piece { $number }
# The same with the player who owns the piece.
piece-master-of =
    .first = { $player }’s master
    .subject = { $player }’s master
    .object = { $player }’s master
piece-ordinary-of =
    .first = { $player }’s piece { $number }
    .subject = { $player }’s piece { $number }
    .object = { $player }’s piece { $number }
# A piece that has not flowed yet in this turn.
to-advance = still to flow
# A piece that the chosen action would throw.
would-be-thrown = is thrown

## The board and the panels
board = The ring around the heart
ring = Ring
# A place: where it stands alone; in a sentence as the place of departure or of arrival.
place-waiting = Waiting
place-heart = Heart
place-ring = Position { $position }
    .from = { $position }
    .to = { $position }
place-goal = Goal { $field }
    .from = goal { $field }
    .to = goal { $field }
# The place of pieces of Ludo that have come home, without the number of the field.
goal = Goal
# Over the chart of the pieces that each player has brought home.
pieces-home = Pieces home
# In the heart, above the number.
heart-speed = Heart speed
# The heart while the entrance is on the ring.
heart-open = Heart speed { $speed }. Heart entrance { $position }
# $why: one of the next three sentences, and what opens the heart.
heart-closed = Heart speed { $speed }. { $why }
too-slow = At speed 1 the heart is closed.
    .opens = Every piece that enters makes it faster; at 2 or 3 a Swap opens it.
too-fast = At speed 4 the heart is closed.
    .opens = Every piece that is thrown makes it slower; at 2 or 3 a Swap opens it.
waits-for-swap = The heart is closed until somebody plays Swap.
    .opens = It opens right under the master that changes places.
# What opens the heart, in as few words as possible: written on the heart.
opens-at = Opens at 2 or 3, by a Swap
opens-by-swap = A Swap opens it
# After what opens the heart: whether the player who plays cards can do so. $card: the card.
opener-none = { $player } has no card for that now.
opener-faster = { $player } can play { $card } now: that makes it faster.
opener-slower = { $player } can play { $card } now: that makes it slower.
opener-now = { $player } can play { $card } now: that opens it.
# A distance on the ring.
positions = { $count ->
     [one] { $count } position
    *[other] { $count } positions
}
# At the end of the label of a piece: what is ahead of it. $distance: the message “positions”. $piece: where it stands alone.
ahead-piece = { $distance } ahead: { $player }, { $piece }
ahead-entrance = { $distance } ahead: the entrance
# Descriptions of what was touched. $piece, $place: where they stand alone. $card: the name of a card, or “random-card”.
about-piece = { $player }: { $piece }, { $place }.
about-position = Position { $position }. Nobody is there.
about-start = Position { $position }, the start of { $player }. Whoever steps onto it earns a card: { $card }.
about-free-start = Position { $position }, a start that nobody uses. Whoever steps onto it earns a card: { $card }.
about-entrance = Position { $position }, the heart entrance. A piece that steps onto it goes into the heart, the master last.
# The numbers of pieces that wait and that are home.
about-home = { $player }: { $waiting } waiting, { $home } in the heart.
about-home-ludo = { $player }: { $waiting } waiting, { $home } in the goal.
# The label of the die, before the roll if there is one.
die = Die
# Said of the marks beside the die: the rolls made of those for a 6, zero to three of three.
tries = Tries used: { $made } of { $tries }.

## Readings
# Sentences about what is on the table, for a touch on it. $card: the name of a card. $distance: the message “positions”.
about-ring = Whoever is in the way holds others up. { $card } clears the way, except for masters.
about-waiting-piece = { $card } brings it onto its start.
about-waiting-ludo = It comes onto its start with a 6.
about-flowing-piece = When it flows, it goes { $distance }, as fast as the heart beats.
about-stepping-piece = It goes as far as the die says.
about-arrived-piece = It has arrived and stays there.
about-goal = Whoever has all four pieces in the heart first wins, the master last.
about-goal-ludo = Whoever has all four pieces at the goal first wins.
about-die = It says how far one piece goes. With a 6 a waiting piece comes in.
deed-flow = The time for cards is over, and each of your pieces on the ring goes { $distance }.
deed-rest = All your pieces that are still to flow do so now, the foremost first.
deed-confirm = This carries out what you have chosen.

## Buttons
# Ends the phase of cards.
flow = Let it flow
# The remaining pieces flow by themselves: their order makes no difference, or the foremost goes first.
rest = Let the rest flow
rest-in-order = All, front first
# The time for cards ends, and all pieces flow.
flow-in-order = Flow, front first
# One piece flows.
advance = Flow
roll = Roll
# A piece of Ludo comes in.
come-in = Bring a piece in

## The choices before a game
# What a player plays.
plays-flow = Flow
plays-ludo = Ludo
balance = Better balance
    .about = Every start earns a random card instead of its own kind.
slow-end = Slower end game
    .about = Only a piece that is on the entrance when the turn ends goes into the heart.
hybrid = Hybrid
    .about = Some play Ludo with a die on the same ring, while the others play Flow.
# Why “balance” cannot be switched off.
balance-is-on = With more than four players it’s always on.
# Why players cannot be reordered and some colours cannot be chosen.
colours-are-places = Colours are places on the ring: players sit in the order of the starts.

## What is due
prompt-cards = { $player }: play cards, or let the pieces flow.
prompt-no-cards = { $player }: no cards, so let the pieces flow.
prompt-advance-last = { $player }: let the last piece flow.
# There are at least two pieces.
prompt-advance = { $count ->
     [one] { $player }: which piece flows next? { $count } piece to go.
    *[other] { $player }: which piece flows next? { $count } pieces to go.
}
prompt-draw = { $player }: draw a card.
prompt-roll = { $player }: roll the die.
# $count: the rolls left after this one.
prompt-roll-to-come-in = { $count ->
     [one] { $player }: roll a 6 to come in, { $count } more try after this.
    *[other] { $player }: roll a 6 to come in, { $count } more tries after this.
}
# $distance: the message “positions”.
prompt-step = { $player }: move a piece by { $distance }.
prompt-come-in = { $player }: a 6! Bring a piece in.
# $attacker: the player whose piece moves onto the master.
prompt-shield = { $player }: { $attacker } is about to hit your master. Which piece takes its place?
prompt-over = { $player } wins.

## The log
# What happened: the first sentence.
log-plays = { $player } plays { $card }.
# $discard: the two cards that were given for the card.
log-plays-for-two = { $player } gives { $discard } for { $card }.
log-flows = { $player } lets the pieces flow.
log-advances = { $player } flows on.
log-draws = { $player } draws a card: { $card }.
# $roll: a roll, or all rolls of the turn.
log-rolls = { $player } rolls { $roll }.
log-steps = { $player } uses the { $roll }.
log-shields = { $player } shields the master.
# A whole turn in one line. $cards: all cards played.
turn-cards = { $player } plays { $cards }.
# Further sentences of that line, each about at least two pieces.
turn-come-in = { $count ->
     [one] { $count } piece comes in.
    *[other] { $count } pieces come in.
}
turn-are-thrown = { $count ->
     [one] { $count } piece is thrown.
    *[other] { $count } pieces are thrown.
}
turn-go-in = { $count ->
     [one] { $count } piece goes into the heart.
    *[other] { $count } pieces go into the heart.
}

## Consequences
# They follow the first sentence in the log, and announce what a chosen action will do.
# $piece, $master: a piece as .first; $other: as .subject; $blocker: as .object. $from, $to: a place as .from and as .to.
then-throw-is-active = Whoever is in the way gets thrown this turn.
then-comes-in = { $piece } comes in at { $position }.
then-goes = { $piece } goes from { $from } to { $to }.
then-goes-back = { $piece } goes back from { $from } to { $to }.
then-stays-before = { $piece } stays where it is, behind { $blocker }.
# After “then-goes” or “then-goes-back”.
then-stops-before = It stops at { $blocker }.
then-swaps = { $master } is now at { $position }, { $other } at { $other-position }.
then-is-thrown = { $piece } is thrown off { $position }.
then-faster = The heart speeds up to { $speed }.
then-slower = The heart slows to { $speed }.
then-entrance-at = The entrance is at { $position }.
then-entrance-leaves = The entrance leaves the ring.
then-earns = That earns a card: { $card }.
then-earns-nothing = The { $card } stack is empty.
then-earns-nothing-at-all = All stacks are empty.
then-draw-is-due = That earns a random card.
then-goes-in = { $piece } goes into the heart.
# No piece can use the roll.
then-roll-is-lost = Nothing can move.
# $player: the owner of the master.
then-shield-is-due = A master stands there: { $player } chooses a piece to take its place.
then-throw-was-idle = Throw threw nobody, so the card itself slows the heart.
then-last-race = The last race: the heart beats at 2 and opens again, with the entrance at { $position }.
then-wins = { $player } wins!

## Refusals
refuse-over = The game is over.
refuse-not-your-turn = It’s { $player }’s turn to decide.
refuse-no-such-piece = There’s no such piece.
refuse-draw-is-due = Draw the card you earned first.
refuse-no-draw-is-due = There’s no card to draw now.
refuse-not-in-stacks = There’s no { $card } left in the stacks.
refuse-roll-is-due = First roll the die.
refuse-no-roll-is-due = There’s nothing to roll now.
refuse-roll-value = A die shows 1 to 6.
refuse-ludo-seat = You play Ludo: you have a die, but no cards, and your pieces don’t flow.
refuse-flow-seat = You play Flow: you have cards, but no die.
refuse-cards-are-over = Your pieces are flowing already; cards come before that.
refuse-cards-first = First say that you’ve played your cards.
refuse-payment = { $card } costs one card of its kind, or any two.
refuse-not-in-hand = You don’t have these cards.
refuse-throw-is-active = Throw is active already, and it lasts until your turn ends.
refuse-none-waits = None of your pieces is waiting.
refuse-start-is-taken = One of your own pieces is on the start; Throw would clear it.
refuse-start-is-taken-by = One of { $player }’s pieces is on the start; Throw would clear it.
refuse-master-on-start = Your master is on the start, and masters are never thrown: move it on first, or let it flow.
refuse-master-on-start-by = { $player }’s master is on the start, and masters are never thrown: wait until it flows on.
refuse-swap-with-master = The master changes places with another piece, not with itself.
refuse-swap-off-ring = Swap needs another of your pieces on the ring.
refuse-move-off-ring = Only a piece on the ring can move.
refuse-move-steps = Move goes 1 or 2 positions, forward or back.
refuse-move-is-blocked = One of your own pieces is in the way; Throw would clear it.
refuse-move-is-blocked-by = One of { $player }’s pieces is in the way; Throw would clear it.
refuse-move-meets-master = Your master is in the way, and masters are never thrown: move it first, or choose another piece.
refuse-move-meets-master-by = { $player }’s master is in the way, and masters are never thrown: choose another piece or direction.
refuse-no-advance-left = This piece doesn’t flow any more this turn.
refuse-come-in-needs-six = A piece comes in only on a 6.
refuse-none-comes-in = None of your pieces is waiting to come in.
refuse-own-piece-on-start = One of your pieces is still on the start.
refuse-must-come-in = With this 6, a waiting piece must come in.
refuse-must-leave-start = While others wait, the piece on your start must make room first.
refuse-step-of-waiting = This piece isn’t on the board; it comes in on a 6.
refuse-step-on-own = One of your pieces is already there.
refuse-step-too-far = The roll is too high: the piece must end in the goal.
refuse-step-over-own = In the goal, pieces can’t pass one another.
refuse-barred = { $player }’s master stands there, and no other piece can take its place.
refuse-shield-is-due = First choose the piece that takes the master’s place.
refuse-no-shield-is-due = No master is about to be hit.
refuse-no-shield = Only another of your pieces on the ring can take the master’s place.

## Bots and hints
# Reasons stand on a line of their own, without a capital at the beginning or a full stop.
# What the turn gains by an action. The first message adds what the action costs. $piece: as .subject.
reason-price = { $count ->
     [one] { $reason }; it costs { $count } card
    *[other] { $reason }; it costs { $count } cards
}
reason-wins = that wins
reason-goes-in = that brings one more piece home
reason-throws = it throws one of { $player }’s pieces
reason-opens = it opens the heart
reason-comes-in = one more piece is on its way
reason-earns = { $piece } reaches { $position } and earns a card: { $card }
reason-earns-random = { $piece } reaches { $position } and earns a random card
# $distance: the message “positions”.
reason-to-go = the nearest piece then has { $distance } to go
reason-closes = the heart closes before { $player } gets there
reason-hinders = { $player } has further to go
reason-unlocks = the heart then beats at { $speed }, where a Swap can open it
reason-admits = then a piece can come in
reason-further = the pieces go { $distance } further in all
reason-in-front = none of the others has come as far
reason-longest-way = it had the longest way left
# The first part of a hint: where to look.
look-cards = Look at your cards.
look-flow = Look at where the flow alone takes everybody.
look-ring = Look at your pieces on the ring.
look-waiting = Look at your waiting pieces.
look-shields = Look at who could take the blow.
# The second part of a hint: the card, and the piece that moves with it.
hint-card = { $card }: { $piece }
# Remarks of bots, in good moments and in bad ones.
remark-good-1 = In the flow!
remark-good-2 = Straight to the heart.
remark-good-3 = The current is with me.
remark-bad-1 = Back to the bank.
remark-bad-2 = A little jam; it’ll clear.
remark-bad-3 = I didn’t see that wave coming.

## The result
how = { $player } is the first with all four pieces in the heart.
# The winner played Ludo.
how-ludo = { $player } is the first with all four pieces at the goal.
# Most pieces of others thrown, most own pieces thrown by others, most cards played.
most-thrown = Most pieces thrown
most-lost = Most pieces lost
most-played = Most cards played
