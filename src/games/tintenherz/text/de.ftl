### Tintenherz

## On the box
box-tagline = Erwürfle Figuren aus einem Buch, bring sie in die Burg und bedenke: Die Herzen haben die Schurken.
box-goal = Karten unter der Burg mal Herzen, auch das auf der Burg: Wer die meisten Punkte hat, gewinnt.

## Before the game
hearts-option = Wer hat ein Herz?
hearts-villains = Schurken
    .sentence = Jede Schurkenkarte hat ein Herz, keine Heldenkarte hat eins.
hearts-humble = Schurken und Kleine
    .sentence = Auch die Heldenkarten 1, 2 und 3 haben ein Herz; so kann es sich lohnen, die Burg abzugeben.

## The cards
# The names as on the cards, in the spelling of the translated book. In sentences they stand with their values: see “card-with-value”.
card-capricorn = Capricorn
# The only name with an article. It stands like this on the card, and at the beginning of a sentence, before a colon;
# .subject: as the subject within a sentence; .object: as the object of “takes” and “brings”.
card-shadow = Der Schatten
    .subject = der Schatten
    .object = den Schatten
card-mortola = Mortola
card-basta = Basta
card-cockerell = Cockerell
card-flatnose = Flachnase
card-darius = Darius
card-gwin = Gwin
card-resa = Resa
card-farid = Farid
card-dustfinger = Staubfinger
card-fenoglio = Fenoglio
card-elinor = Elinor
card-roxane = Roxane
card-meggie = Meggie
card-mo = Mo
# A card in a sentence, such as “Mo (10)”.
card-with-value = { $name } ({ $value })
# When a card matches, and where it goes when it is taken. $value: its value without the sign.
hero-about = Sie passt, wenn { $value } auf einem der Würfel steht oder die Summe von beiden ist. Wer eine Heldenkarte nimmt, hat sie offen liegen, und andere können sie nehmen, bis sie gesichert ist.
villain-about = Sie passt, wenn { $value } auf einem der Würfel steht oder die Summe von beiden ist. Eine genommene Schurkenkarte kommt sofort unter die Burg.

## The board and the panels
board = Der Tisch mit den vier Karten in der Mitte und allen Burgen
# The cards on the table that everybody can take.
middle = Mitte
# The draw pile, with the number of its cards.
pile = Stapel: { $count }
pile-about = Die nächste Karte füllt die Lücke, die eine Karte aus der Mitte hinterlässt. Gibt es keine mehr, ist das Spiel sofort zu Ende.
# The place of a player’s heroes that others can still take.
open = Offen
secured = Unter der Burg
castle = Burg
# Said of a card that can be taken or secured now.
matches = passt zum Wurf
# $values: the numbers on the dice and their sum, such as “2, 4, 6”.
shown = Passende Karten: { $values }
roll = Würfeln
roll-again = Beide noch einmal
# $value: the number on the die.
roll-one-again = Nur die { $value } noch einmal
pass = Zug beenden
dice = Würfel
dice-about = Eine Karte passt, wenn ihre Zahl ohne Vorzeichen auf einem der Würfel steht oder die Summe von beiden ist.
rolls-ahead = { $count ->
     [one] Bis zu { $count } Wurf in diesem Zug
    *[other] Bis zu { $count } Würfe in diesem Zug
}
roll-number = Wurf { $roll } von { $rolls }
# Said of a die that stays as it lies, and of a die that is rolled again.
keep-die = bleibt liegen
reroll-die = noch einmal
hearts = { $count ->
     [one] { $count } Herz
    *[other] { $count } Herzen
}
# $score: the number with its sign; $count: the number without it, which selects the form.
points = { $count ->
     [one] { $score } Punkt
    *[other] { $score } Punkte
}
# Before the score of a castle.
score-now = Wenn jetzt Schluss wäre
# Both scores of a castle: as it is, and if it is given up.
counting = mit Burg { $with }, ohne { $without }
# What a card that can be taken or secured now does to both scores: the message “counting”, whose numbers are these changes, then what
# follows, separated by semicolons.
preview-change = von { $before } auf { $after }
preview-signs = { $before } → { $after }
preview-hearts = { $count ->
     [one] dann { $count } Herz
    *[other] dann { $count } Herzen
}
# Of a hero that is open at first. $sums: the message “counting”.
preview-secured = einmal gesichert: { $sums }
preview-ends = das Spiel ist dann zu Ende
# The columns of the table at the end.
with-castle = Mit der Burg
without-castle = Burg abgegeben
score = Wertung

## Readings
# Sentences for a touch: on both scores of a castle, on the buttons “roll-again” and “pass”.
about-score = Von beiden Summen zählt die höhere, mit der Burg oder ohne sie.
deed-reroll = Du wirfst einen Würfel oder beide noch einmal, einmal pro Zug. Danach musst du eine Karte, die passt, nehmen oder sichern.
deed-pass = Dein Zug endet ohne eine Karte.

## What is due
prompt-deal = Legt vier Karten in die Mitte.
prompt-roll = { $player }: Wirf beide Würfel.
prompt-choose = { $player }: Wähle eine passende Karte oder würfle noch einmal.
prompt-must = { $player }: Wähle jetzt eine der passenden Karten.
prompt-nothing = { $player }: Nichts passt. Würfle noch einmal oder beende den Zug.
prompt-roll-again = { $player }: Würfle noch einmal.
prompt-draw = Deckt die nächste Karte vom Stapel auf: Sie füllt die Lücke.
prompt-over = { $player } gewinnt.
prompt-over-shared = { $players } teilen sich den Sieg.

## The log
# $card and $cards: the message “card-with-value”, or several; the name of the Shadow is the subject in “log-deal” and “log-draw”, else the object.
log-deal = In der Mitte liegen { $cards }.
log-roll = { $player } würfelt { $first } und { $second }.
log-roll-no-match = { $player } würfelt { $first } und { $second }: Nichts passt.
log-roll-again = { $player } würfelt im zweiten Wurf { $first } und { $second }.
log-roll-again-no-match = { $player } würfelt im zweiten Wurf { $first } und { $second }: Nichts passt, der Zug ist zu Ende.
# Dice are picked up for the second roll.
log-reroll-both = { $player } nimmt beide Würfel noch einmal.
log-reroll-one = { $player } behält die { $kept } und nimmt den anderen Würfel noch einmal.
log-take-from = { $player } nimmt { $card } von { $owner }.
log-take-hero = { $player } nimmt { $card } aus der Mitte.
log-take-villain = { $player } nimmt { $card }: ab unter die Burg.
log-secure = { $player } bringt { $card } unter der Burg in Sicherheit.
log-draw = Neu in der Mitte: { $card }.
log-pass = { $player } beendet den Zug.
# After the sentence about the last card. $points: the message “points-won-with”.
log-end = Der Stapel ist leer: { $player } gewinnt mit { $points }.
log-end-shared = Der Stapel ist leer: { $players } teilen sich den Sieg mit { $points }.
# The points of “wins with 12 points”. $score and $count: as in “points”.
points-won-with = { $count ->
     [one] { $score } Punkt
    *[other] { $score } Punkten
}

## Refusals
refuse-over = Das Spiel ist zu Ende.
refuse-not-your-turn = { $player } ist an der Reihe.
refuse-deal-is-due = Legt zuerst die vier Karten in die Mitte.
refuse-deal-cards = Legt vier verschiedene Karten aus.
refuse-roll-is-due = Wirf zuerst beide Würfel.
refuse-roll-values = Ein Würfel zeigt 1 bis 6.
refuse-choice-is-due = Entscheide zuerst: eine Karte oder noch ein Wurf?
refuse-one-card-a-turn = Es gibt nur eine Karte pro Zug.
# $card: the message “card-with-value”.
refuse-not-there = { $card }: So eine Karte liegt nicht auf dem Tisch.
refuse-own-card = { $card }: Die Karte gehört dir schon und lässt sich nur noch sichern.
# $value: the number that the dice would have to show.
refuse-unmatched = { $card }: Weder ein Würfel noch die Summe zeigt eine { $value }.
refuse-under-castle = { $card }: Was unter einer Burg liegt, kann niemand mehr nehmen.
refuse-draw-is-due = Füllt zuerst die Lücke in der Mitte.
refuse-not-in-pile = { $card }: So eine Karte ist nicht im Stapel.
refuse-not-open-here = { $card }: Sichern lässt sich nur, was offen vor dir liegt.
refuse-reroll-is-due = Wirf zuerst die Würfel, die du aufgenommen hast.
refuse-no-die = Nimm wenigstens einen Würfel, um noch einmal zu würfeln.
refuse-kept-die = Der behaltene Würfel bleibt, wie er liegt.
refuse-rerolled-already = Noch einmal würfeln darfst du nur einmal pro Zug.
refuse-must-act = Nach dem zweiten Wurf musst du eine passende Karte nehmen oder sichern.
refuse-pass-with-match = Es passt etwas: Nimm es, sichere es oder würfle noch einmal.

## Bots and hints
# Reasons stand on a line of their own, without a capital at the beginning or a full stop. “It” is the card that the action is about.
reason-risk = zu { $percent } % würfeln die anderen sie gleich beim ersten Wurf
reason-risk-points = { $points }, sobald sie gesichert ist; zu { $percent } % würfeln die anderen sie gleich beim ersten Wurf
# $owner: the player who has the card now.
reason-from = { $owner } hat sie dann nicht mehr; zu { $percent } % würfeln die anderen sie gleich beim ersten Wurf
reason-from-points = { $owner } hat sie dann nicht mehr, gesichert bringt sie { $points }; zu { $percent } % würfeln die anderen sie gleich beim ersten Wurf
reason-safe = dort holt sie niemand mehr
reason-safe-points = { $points } nach jetzigem Stand, und dort holt sie niemand mehr
# $points: the message “points”, with a plus or minus sign.
reason-points = { $points } nach jetzigem Stand
# $next: the change of the score with the next best card.
reason-least = { $points } nach jetzigem Stand; bei der nächstbesten Karte: { $next }
reason-free = nach jetzigem Stand kostet es nichts
reason-fits = zu { $percent } % passt dann etwas
reason-higher = zu { $percent } % passt dann eine höhere Karte
look-others-open = Schau, was bei den anderen offen liegt.
look-middle = Schau dir die vier Karten in der Mitte an.
look-own-open = Schau, was bei dir offen liegt.
look-dice = Schau dir deine Würfel an.
# Remarks of bots, in good moments and in bad ones.
remark-good-1 = Ab in mein Buch!
remark-good-2 = Ich habe eben eine Zauberzunge.
remark-good-3 = Vorgelesen ist vorgelesen.
remark-bad-1 = Gib das zurück!
remark-bad-2 = Da hat sich jemand verlesen.
remark-bad-3 = Das Blatt wendet sich noch.

## The result
# $points: the message “points”; $others: the players in the second place; $fewer: their points, the message “points-won-with”.
how = { $player } hat die meisten Punkte: { $points }, vor { $others } mit { $fewer }.
how-shared = { $players } haben gleich viele Punkte: { $points }.
# The player whose rolls most often matched a card.
luckiest-dice = Am häufigsten passend gewürfelt
most-taken = Die meisten Karten von anderen
most-passes = Am häufigsten leer ausgegangen
# The share of rolls that matched a card.
percent = { $percent } %
