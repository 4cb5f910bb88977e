### Tintenherz

## On the box
box-tagline = Roll characters out of a book, bring the heroes home, and mind the villains: they have the hearts.
box-goal = Cards under your castle times hearts, the castle’s included: the most points win.

## Before the game
hearts-option = Who has a heart?
hearts-villains = Villains
    .sentence = Every villain has a heart; no hero does.
hearts-humble = Villains and the humble
    .sentence = The heroes 1, 2 and 3 have a heart too, so giving up the castle can pay.

## The cards
# The names as on the cards, in the spelling of the translated book. In sentences they stand with their values: see “card-with-value”.
card-capricorn = Capricorn
# The only name with an article. It stands like this on the card, and at the beginning of a sentence, before a colon;
# .subject: as the subject within a sentence; .object: as the object of “takes” and “brings”.
card-shadow = The Shadow
    .subject = the Shadow
    .object = the Shadow
card-mortola = Mortola
card-basta = Basta
card-cockerell = Cockerell
card-flatnose = Flatnose
card-darius = Darius
card-gwin = Gwin
card-resa = Resa
card-farid = Farid
card-dustfinger = Dustfinger
card-fenoglio = Fenoglio
card-elinor = Elinor
card-roxane = Roxane
card-meggie = Meggie
card-mo = Mo
# A card in a sentence, such as “Mo (10)”.
card-with-value = { $name } ({ $value })
# When a card matches, and where it goes when it is taken. $value: its value without the sign.
hero-about = It matches if { $value } is on one of the dice or is the sum of both. Whoever takes a hero has it in the open, where others can take it until it is secured.
villain-about = It matches if { $value } is on one of the dice or is the sum of both. Once taken, a villain slides under the castle at once.

## The board and the panels
board = The table with the four cards in the middle and all castles
# The cards on the table that everybody can take.
middle = Middle
# The draw pile, with the number of its cards.
pile = Draw pile: { $count }
pile-about = The next card fills the gap when somebody takes a card from the middle. If there’s none left, the game ends at once.
# The place of a player’s heroes that others can still take.
open = In the open
secured = Under the castle
castle = Castle
# Said of a card that can be taken or secured now.
matches = matches the dice
# $values: the numbers on the dice and their sum, such as “2, 4, 6”.
shown = Cards that match: { $values }
roll = Roll
roll-again = Roll both again
# $value: the number on the die.
roll-one-again = Roll the { $value } again
pass = End the turn
dice = Dice
dice-about = A card matches if its number, without the sign, is on one of the dice or is the sum of both.
# Said of the marks beside the dice, before the first roll of a turn and after it. $roll: which roll it was; $rolls: how many a turn can have.
rolls-ahead = { $count ->
     [one] Up to { $count } roll in this turn
    *[other] Up to { $count } rolls in this turn
}
roll-number = Roll { $roll } of { $rolls }
# Said of a die that stays as it lies, and of a die that is rolled again.
keep-die = stays
reroll-die = roll again
hearts = { $count ->
     [one] { $count } heart
    *[other] { $count } hearts
}
# $score: the number with its sign; $count: the number without it, which selects the form.
points = { $count ->
     [one] { $score } point
    *[other] { $score } points
}
# Before the score of a castle.
score-now = If it ended now
# Both scores of a castle: as it is, and if it is given up.
counting = with castle { $with }, without { $without }
# What a card that can be taken or secured now does to both scores: the message “counting”, whose numbers are these changes, then what
# follows, separated by semicolons.
preview-change = from { $before } to { $after }
preview-signs = { $before } → { $after }
preview-hearts = { $count ->
     [one] { $count } heart then
    *[other] { $count } hearts then
}
# Of a hero that is open at first. $sums: the message “counting”.
preview-secured = once secured: { $sums }
preview-ends = the game ends
# The columns of the table at the end.
with-castle = With the castle
without-castle = Castle given up
score = Score

## Readings
# Sentences for a touch: on both scores of a castle, on the buttons “roll-again” and “pass”.
about-score = The higher of the two sums counts: with the castle, or without it.
deed-reroll = You roll one die or both again, once a turn. After that you have to take or secure a card that matches.
deed-pass = Your turn ends without a card.

## What is due
prompt-deal = Deal four cards into the middle.
prompt-roll = { $player }: roll both dice.
prompt-choose = { $player }: choose a card that matches, or roll again.
prompt-must = { $player }: now choose one of the cards that match.
prompt-nothing = { $player }: nothing matches. Roll again or end the turn.
prompt-roll-again = { $player }: roll again.
prompt-draw = Turn over the next card of the pile to fill the gap.
prompt-over = { $player } wins.
prompt-over-shared = { $players } share the win.

## The log
# $card and $cards: the message “card-with-value”, or several; the name of the Shadow is the subject in “log-deal” and “log-draw”, else the object.
log-deal = In the middle: { $cards }.
log-roll = { $player } rolls { $first } and { $second }.
log-roll-no-match = { $player } rolls { $first } and { $second }: nothing matches.
log-roll-again = On the second roll { $player } gets { $first } and { $second }.
log-roll-again-no-match = On the second roll { $player } gets { $first } and { $second }: nothing matches, the turn is over.
# Dice are picked up for the second roll.
log-reroll-both = { $player } picks both dice up again.
log-reroll-one = { $player } keeps the { $kept } and picks the other die up again.
log-take-from = { $player } takes { $card } from { $owner }.
log-take-hero = { $player } takes { $card } from the middle.
log-take-villain = { $player } takes { $card }: straight under the castle.
log-secure = { $player } brings { $card } safely under the castle.
log-draw = New in the middle: { $card }.
log-pass = { $player } ends the turn.
# After the sentence about the last card. $points: the message “points-won-with”.
log-end = The pile is empty: { $player } wins with { $points }.
log-end-shared = The pile is empty: { $players } share the win with { $points }.
# The points of “wins with 12 points”. $score and $count: as in “points”.
points-won-with = { $count ->
     [one] { $score } point
    *[other] { $score } points
}

## Refusals
refuse-over = The game is over.
refuse-not-your-turn = It’s { $player }’s turn.
refuse-deal-is-due = First deal the four cards into the middle.
refuse-deal-cards = Deal four different cards.
refuse-roll-is-due = First roll both dice.
refuse-roll-values = A die shows 1 to 6.
refuse-choice-is-due = First decide: a card, or another roll?
refuse-one-card-a-turn = You get one card a turn, no more.
# $card: the message “card-with-value”.
refuse-not-there = { $card }: that card isn’t on the table.
refuse-own-card = { $card }: already yours. You can only secure it.
# $value: the number that the dice would have to show.
refuse-unmatched = { $card }: neither a die nor the sum of both shows { $value }.
refuse-under-castle = { $card }: nobody can take a card that is under a castle.
refuse-draw-is-due = First fill the gap in the middle.
refuse-not-in-pile = { $card }: that card isn’t in the pile.
refuse-not-open-here = { $card }: you can only secure a hero in the open in front of you.
refuse-reroll-is-due = First roll the dice that you picked up.
refuse-no-die = Pick up at least one die to roll again.
refuse-kept-die = A die that you keep stays as it is.
refuse-rerolled-already = You can roll again only once a turn.
refuse-must-act = After the second roll, you must take or secure a card that matches.
refuse-pass-with-match = Something matches: take it, secure it, or roll again.

## Bots and hints
# Reasons stand on a line of their own, without a capital at the beginning or a full stop. “It” is the card that the action is about.
reason-risk = { $percent }% that the others roll it on their first try
reason-risk-points = { $points } once it’s secured; { $percent }% that the others roll it on their first try
# $owner: the player who has the card now.
reason-from = { $owner } no longer has it; { $percent }% that the others roll it on their first try
reason-from-points = { $owner } no longer has it, { $points } once it’s secured; { $percent }% that the others roll it on their first try
reason-safe = nobody can take it away any more
reason-safe-points = { $points } as things stand, and nobody can take it away any more
# $points: the message “points”, with a plus or minus sign.
reason-points = { $points } as things stand
# $next: the change of the score with the next best card.
reason-least = { $points } as things stand; the next best card: { $next }
reason-free = it costs nothing as things stand
reason-fits = { $percent }% that something fits then
reason-higher = { $percent }% that a higher card fits then
look-others-open = Look at what the others have in the open.
look-middle = Look at the four cards in the middle.
look-own-open = Look at what you have in the open.
look-dice = Look at your dice.
# Remarks of bots, in good moments and in bad ones.
remark-good-1 = Into my book with you!
remark-good-2 = Silver-tongued, that’s me.
remark-good-3 = What I read aloud is mine.
remark-bad-1 = Give that back!
remark-bad-2 = Somebody must have read me wrong.
remark-bad-3 = The page will turn again.

## The result
# $points: the message “points”; $others: the players in the second place; $fewer: their points, the message “points-won-with”.
how = { $player } has the most points: { $points }, ahead of { $others } with { $fewer }.
how-shared = { $players } have the same number of points: { $points }.
# The player whose rolls most often matched a card.
luckiest-dice = Dice that matched most often
most-taken = Most cards taken from others
most-passes = Most turns without a card
# The share of rolls that matched a card.
percent = { $percent }%
