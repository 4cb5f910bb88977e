### Last Heart

## On the box
box-tagline = Nimm ein Herz oder zwei.
box-goal = Nimm das letzte.

## On the table
roll = Würfeln
left = Herzen übrig: { $count }
take = Nimm { $count }

## What is due
prompt-roll = Der Würfel ist an der Reihe.
prompt-take = { $player }, nimm ein Herz oder zwei.
prompt-over = { $player } gewinnt.

## The log
# There are at least seven hearts.
log-roll = Es gibt { $hearts } Herzen.
log-take = { $player } nimmt { $hearts }.

## Refusals
refuse-roll-is-due = Der Würfel ist an der Reihe.
refuse-no-such-side = So eine Seite hat der Würfel nicht.
refuse-not-your-turn = Du bist nicht an der Reihe.
refuse-how-many = Nimm ein Herz oder zwei.
refuse-over = Das Spiel ist aus.

## Bots and hints
# Reasons stand on a line of their own, without a capital at the beginning or a full stop.
reason-threes = ein Vielfaches von drei bleibt
reason-last = nichts bleibt übrig
look-hearts = Zähle die Herzen.
# Remarks of bots, in good moments and in bad ones.
remark-good-1 = Das letzte!
remark-good-2 = Alle meine.
remark-good-3 = Das war knapp.
remark-bad-1 = Oh nein.
remark-bad-2 = So nah!
remark-bad-3 = Ein Herz zu wenig.
