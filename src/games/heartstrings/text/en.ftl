### Heartstrings

## On the box
box-tagline = Move in by the luck of the dice, fight for rooms, and keep the last bead on your string.
box-goal = The last player with beads wins.

## The board and the panels
board = The heart with its twelve rooms
beads = { $count ->
     [one] { $count } bead
    *[other] { $count } beads
}
# Over the chart of the beads of each player.
beads-over-game = Beads
tokens = { $count ->
     [one] { $count } token
    *[other] { $count } tokens
}
# The tokens of a player who “holds a room with” them.
tokens-that-hold = { $count ->
     [one] { $count } token
    *[other] { $count } tokens
}
pool = Bead pool
    .label = Bead pool: { $beads }
supply = Supply
# The beads of a player, and over the rooms that a player holds.
string = Heartstring
rooms = Rooms
room-die = Room die
attack-die = Attack
defence-die = Defence
# After the number of beads that a combat roll costs.
damage = damage
roll = Roll
keep = Keep them all
# Keeps all tokens, now and from now on, without the question. Below “keep”.
keep-all = Don’t ask again
# Ends “keep-all”. Beside “roll”, in the player’s own turn.
ask-again = Ask again
# Beside the buttons, to a player who has kept all tokens three times in a row. $never: the message “keep-all”; $again: “ask-again”.
keep-offer = “{ $never }” keeps all your tokens from now on. In your turn, “{ $again }” takes that back.
# A setting. Tokens are then traded for beads only if the player touches one of them in time.
keep-unless-touched = Never trade a token unless I touch one
# A player without beads; in the result of a game with several of them, the one who was first, and the one who was last.
out = out
    .first = out first
    .last = out last
# A room without tokens.
empty = empty
# The tokens of a player in a room.
room-held = { $player }, { $tokens }
# A room; about: a sentence about it; label: with the signs in its drawing (“3 +1 ×2”) and with what is in it.
room-plain = Room { $room }
    .about = Whoever rolls its number moves in, but attacks first if another player has tokens there.
    .label = Room { $written }: { $inside }
room-attacker = Room { $room }, attacker +{ $bonus }
    .about = In a fight for this room the attacker adds { $bonus } to each roll.
    .label = Room { $written }, attacker: { $inside }
room-defender = Room { $room }, defender +{ $bonus }
    .about = In a fight for this room the defender adds { $bonus } to each roll.
    .label = Room { $written }, defender: { $inside }
room-bead = Room { $room }, bead on arrival
    .about = Whoever moves in finds a bead, as long as the pool has any.
    .label = Room { $written }, bead on arrival: { $inside }

## Readings
# Sentences about what is on the table, for a touch on it: a player’s beads and tokens, the die for a room and for the first turn, the dice of a fight.
about-string = Damage takes beads from it. Whoever loses the last one is out.
about-out = Without beads nobody plays on.
about-supply = Tokens for the rooms come from here. If it’s empty, one is picked up from a room.
about-room-die = It says which room a token moves into.
about-order-die = Whoever rolls highest takes the first turn.
about-attack-die = It’s rolled once for the whole fight. The higher sum wins, and a tie costs the defender the token.
about-defence-die = It’s rolled once for each token in the room. Only a higher sum than the attacker’s saves the token.
# What the buttons “keep” and “keep-all” do.
deed-keep = No token is traded for a bead this turn.
deed-keep-all = From now on your tokens stay, and you aren’t asked. If you do want to trade one, touch it in time.

## What is due
prompt-order = Who goes first? Everybody rolls; the highest starts.
prompt-order-again = A tie! If you’re in the lead, roll again.
prompt-room = { $player }: roll for a room.
prompt-relocate = { $player }: no tokens left. Touch a room to pick up one of yours.
prompt-attack = { $attacker } attacks { $defender } in room { $room }. Roll!
prompt-defend-last = { $player } defends the last token. Roll!
# There are at least two tokens.
prompt-defend = { $count ->
     [one] { $player } defends, { $count } token is left. Roll!
    *[other] { $player } defends, { $count } tokens are left. Roll!
}
prompt-sacrifice = { $player }: trade a token for a bead? Touch its room.
prompt-over = { $player } wins.

## The log
# One roll for the first turn.
log-roll = { $player }: { $roll }
# $rolls: all rolls, such as “Ada: 3, Bo: 11”.
log-order = { $rolls }. { $player } goes first.
log-order-tie = { $rolls }. A tie: roll again.
log-room = { $player } rolls { $room } and moves in.
log-room-bead = { $player } rolls { $room }, moves in and finds a bead.
log-room-back = { $player } rolls { $room }: the token goes back where it came from.
# $tokens: the message “tokens-that-hold”.
log-room-invaded = { $player } rolls { $room } and invades: { $defender } holds it with { $tokens }.
# $throw: a die, or the message “throw”.
log-attack = { $player } attacks with { $throw }.
log-relocate = { $player } picks up a token from room { $room }.
log-sacrifice = { $player } gives a token from room { $room } for a bead.
log-keep = { $player } keeps all tokens.
# A die with the bonus of the room.
throw = { $roll } + { $bonus }
# The next sentences follow one another: “6 + 3 against 4: Bo loses the token, damage 3. The room goes to Ada.”
fight-sums = { $attack } against { $defence }:
fight-tie = a tie, { $player } loses the token.
fight-loss = { $player } loses the token, damage { $damage }.
fight-out = { $player } is out.
fight-taken = The room goes to { $player }.
fight-held = { $player } holds the room.
fight-bead = { $player } finds a bead.
fight-wins = { $player } wins!

## Refusals
refuse-over = The game is over.
refuse-not-your-turn = It’s { $player }’s turn.
refuse-order-is-due = First roll to see who goes first.
refuse-room-roll-is-due = First roll the room die.
refuse-relocate-is-due = Your supply is empty: first pick up one of your own tokens.
refuse-combat-roll-is-due = There’s a fight going on: first roll the combat dice.
refuse-sacrifice-is-due = First decide whether to trade a token for a bead.
refuse-order-rolls = That takes { $rolls } rolls from 1 to 12.
refuse-room-roll = The room die shows 1 to 12.
refuse-combat-roll = A combat die shows 1 to 6.
refuse-supply-left = You still have tokens in your supply; take new ones from there.
refuse-no-token-to-move = None of your tokens is in that room.
refuse-not-two-tokens = You can only give up a token in a room where you have two or more.
refuse-no-sacrifice-now = You can trade a token for a bead after the room, once a turn, while the pool has beads.

## Bots and hints
# Reasons stand on a line of their own, without a capital at the beginning or a full stop.
reason-pays-again = that room pays a bead again when a token comes back
# $tokens: the message “tokens”.
reason-guarded = { $tokens } on guard there even so
reason-hard-to-hold = that room is hard to hold: attackers have a bonus
reason-bead = one bead more, and still on guard there: { $tokens }
look-tokens = Look at your tokens on the board.
look-crowded = Look at the rooms where you have several tokens.
# Remarks of bots, in good moments and in bad ones.
remark-good-1 = Right through the heart!
remark-good-2 = This room beats for me now.
remark-good-3 = I’m the one who pulls the strings.
remark-bad-1 = That went to my heart.
remark-bad-2 = My pulse missed a beat.
remark-bad-3 = I had grown fond of that room.

## The result
# $beads: the message “beads”.
how = { $player } is the last with beads on the string: { $beads }.
heaviest-blow = Heaviest blow
luckiest-die = Luckiest die
most-fights-won = Most fights won
# The average of a player’s dice.
average = ⌀ { $average }
