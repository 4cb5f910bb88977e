### Last Heart

## On the box
box-tagline = Vezmi jedno srdce, nebo dvě.
box-goal = Vezmi poslední.

## On the table
roll = Hodit
left = Zbývá srdcí: { $count }
take = Vzít { $count }

## What is due
prompt-roll = Na řadě je kostka.
prompt-take = { $player }, vezmi jedno srdce, nebo dvě.
prompt-over = Vyhrává { $player }.

## The log
# There are at least seven hearts.
log-roll = Srdcí je { $hearts }.
log-take = { $player } bere { $hearts }.

## Refusals
refuse-roll-is-due = Na řadě je kostka.
refuse-no-such-side = Takovou stranu kostka nemá.
refuse-not-your-turn = Nejsi na řadě.
refuse-how-many = Vezmi jedno srdce, nebo dvě.
refuse-over = Hra skončila.

## Bots and hints
# Reasons stand on a line of their own, without a capital at the beginning or a full stop.
reason-threes = zbývá násobek tří
reason-last = nic nezbývá
look-hearts = Spočítej srdce.
# Remarks of bots, in good moments and in bad ones.
remark-good-1 = Poslední!
remark-good-2 = Všechna moje.
remark-good-3 = To bylo o fous.
remark-bad-1 = Ale ne.
remark-bad-2 = Tak blízko!
remark-bad-3 = O srdce méně.
