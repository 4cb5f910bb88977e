### Tintenherz

## On the box
box-tagline = Vyhraj v kostkách postavy z knihy, ukryj je pod hrad a pamatuj: srdce mají padouši.
box-goal = Karty pod hradem krát srdce, i to na hradu: kdo má nejvíc bodů, vyhrává.

## Before the game
hearts-option = Kdo má srdce?
hearts-villains = Padouši
    .sentence = Každý padouch má srdce, kladné postavy žádné.
hearts-humble = Padouši a skromní
    .sentence = Srdce mají i kladné postavy 1, 2 a 3, takže se může vyplatit vzdát se hradu.

## The cards
# The names as on the cards, in the spelling of the translated book. In sentences they stand with their values: see “card-with-value”.
card-capricorn = Kozoroh
# The only name with an article. It stands like this on the card, and at the beginning of a sentence, before a colon;
# .subject: as the subject within a sentence; .object: as the object of “takes” and “brings”.
card-shadow = Stín
    .subject = Stín
    .object = Stín
card-mortola = Mortola
card-basta = Basta
card-cockerell = Cockerell
card-flatnose = Flachnase
card-darius = Darius
card-gwin = Gwin
card-resa = Resa
card-farid = Farid
card-dustfinger = Prašprst
card-fenoglio = Fenoglio
card-elinor = Elinor
card-roxane = Roxane
card-meggie = Meggie
card-mo = Mo
# A card in a sentence, such as “Mo (10)”.
card-with-value = { $name } ({ $value })
# When a card matches, and where it goes when it is taken. $value: its value without the sign.
hero-about = Hodí se, když je { $value } na některé kostce, nebo je součtem obou. Kdo ji vezme, má ji vyloženou, a dokud ji neukryje, mohou mu ji vzít.
villain-about = Hodí se, když je { $value } na některé kostce, nebo je součtem obou. Kdo ho vezme, hned ho zasune pod hrad.

## The board and the panels
board = Stůl se čtyřmi kartami uprostřed a všemi hrady
# The cards on the table that everybody can take.
middle = Uprostřed
# The draw pile, with the number of its cards.
pile = Balíček: { $count }
pile-about = Další karta doplní mezeru po kartě vzaté zprostředka. Když žádná není, hra okamžitě končí.
# The place of a player’s heroes that others can still take.
open = Vyložené
secured = Pod hradem
castle = Hrad
# Said of a card that can be taken or secured now.
matches = hodí se k hodu
# $values: the numbers on the dice and their sum, such as “2, 4, 6”.
shown = Vyhovující karty: { $values }
roll = Hodit
roll-again = Hodit znovu obě
# $value: the number on the die.
roll-one-again = Hodit znovu jen { $value }
pass = Ukončit tah
dice = Kostky
dice-about = Karta se hodí, když je její číslo bez znaménka na některé kostce, nebo je součtem obou.
rolls-ahead = { $count ->
     [one] Nejvýše { $count } hod v tomto tahu
     [few] Nejvýše { $count } hody v tomto tahu
    *[other] Nejvýše { $count } hodů v tomto tahu
}
roll-number = Hod { $roll } ze { $rolls }
# Said of a die that stays as it lies, and of a die that is rolled again.
keep-die = zůstává ležet
reroll-die = hodit znovu
hearts = { $count ->
     [one] { $count } srdce
     [few] { $count } srdce
    *[other] { $count } srdcí
}
# $score: the number with its sign; $count: the number without it, which selects the form.
points = { $count ->
     [one] { $score } bod
     [few] { $score } body
    *[other] { $score } bodů
}
# Before the score of a castle.
score-now = Kdyby hra skončila teď
# Both scores of a castle: as it is, and if it is given up.
counting = s hradem { $with }, bez něj { $without }
# What a card that can be taken or secured now does to both scores: the message “counting”, whose numbers are these changes, then what
# follows, separated by semicolons.
preview-change = { $after } (dosud { $before })
preview-signs = { $before } → { $after }
preview-hearts = { $count ->
     [one] pak { $count } srdce
     [few] pak { $count } srdce
    *[other] pak { $count } srdcí
}
# Of a hero that is open at first. $sums: the message “counting”.
preview-secured = až bude v bezpečí: { $sums }
preview-ends = hra tím končí
# The columns of the table at the end.
with-castle = S hradem
without-castle = Bez hradu
score = Body

## Readings
# Sentences for a touch: on both scores of a castle, on the buttons “roll-again” and “pass”.
about-score = Platí vyšší z obou součtů, s hradem, nebo bez něj.
deed-reroll = Hodíš znovu jednou kostkou nebo oběma, jednou za tah. Potom musíš vzít nebo ukrýt kartu, která se hodí.
deed-pass = Tvůj tah skončí bez karty.

## What is due
prompt-deal = Vyložte doprostřed čtyři karty.
prompt-roll = { $player }: hoď oběma kostkami.
prompt-choose = { $player }: vyber kartu, která se hodí, nebo hoď znovu.
prompt-must = { $player }: teď vyber jednu z karet, které se hodí.
prompt-nothing = { $player }: nic se nehodí. Hoď znovu, nebo ukonči tah.
prompt-roll-again = { $player }: hoď znovu.
prompt-draw = Otočte další kartu z balíčku, ať doplní mezeru.
prompt-over = { $player } vyhrává.
prompt-over-shared = { $players } se dělí o vítězství.

## The log
# $card and $cards: the message “card-with-value”, or several; the name of the Shadow is the subject in “log-deal” and “log-draw”, else the object.
log-deal = Uprostřed leží: { $cards }.
log-roll = { $player } hází { $first } a { $second }.
log-roll-no-match = { $player } hází { $first } a { $second }: nic se nehodí.
log-roll-again = { $player } napodruhé hází { $first } a { $second }.
log-roll-again-no-match = { $player } napodruhé hází { $first } a { $second }: nic se nehodí, tah končí.
# Dice are picked up for the second roll.
log-reroll-both = { $player } bere znovu obě kostky.
log-reroll-one = { $player } si nechává { $kept } a druhou kostku bere znovu.
log-take-from = { $player } bere kartu { $card }, { $owner } o ni přichází.
log-take-hero = { $player } bere zprostředka kartu { $card }.
log-take-villain = { $player } bere kartu { $card }: rovnou pod hrad.
log-secure = { $player } ukrývá kartu { $card } do bezpečí pod hrad.
log-draw = Nově uprostřed: { $card }.
log-pass = { $player } končí tah.
# After the sentence about the last card. $points: the message “points-won-with”.
log-end = Balíček je prázdný. { $player } vyhrává: { $points }.
log-end-shared = Balíček je prázdný. { $players } se dělí o vítězství: { $points }.
# The points of “wins with 12 points”. $score and $count: as in “points”.
points-won-with = { $count ->
     [one] { $score } bod
     [few] { $score } body
    *[other] { $score } bodů
}

## Refusals
refuse-over = Hra skončila.
refuse-not-your-turn = Na tahu je { $player }.
refuse-deal-is-due = Nejdřív vyložte doprostřed čtyři karty.
refuse-deal-cards = Vyložte čtyři různé karty.
refuse-roll-is-due = Nejdřív hoď oběma kostkami.
refuse-roll-values = Na kostce je 1 až 6.
refuse-choice-is-due = Nejdřív se rozhodni: kartu, nebo další hod?
refuse-one-card-a-turn = Za tah je jen jedna karta.
# $card: the message “card-with-value”.
refuse-not-there = { $card }: taková karta na stole neleží.
refuse-own-card = { $card }: ta karta už je tvoje, můžeš ji jen ukrýt.
# $value: the number that the dice would have to show.
refuse-unmatched = { $card }: číslo { $value } není na žádné kostce a nedává ho ani součet.
refuse-under-castle = { $card }: co leží pod hradem, už nikdo nevezme.
refuse-draw-is-due = Nejdřív doplňte mezeru uprostřed.
refuse-not-in-pile = { $card }: taková karta v balíčku není.
refuse-not-open-here = { $card }: ukrýt lze jen postavu, která leží vyložená před tebou.
refuse-reroll-is-due = Nejdřív hoď kostkami, které máš v ruce.
refuse-no-die = Na další hod vezmi aspoň jednu kostku.
refuse-kept-die = Kostka, kterou si necháváš, zůstává, jak leží.
refuse-rerolled-already = Znovu se hází jen jednou za tah.
refuse-must-act = Po druhém hodu musíš vzít nebo ukrýt kartu, která se hodí.
refuse-pass-with-match = Něco se hodí: vezmi to, ukryj to, nebo hoď znovu.

## Bots and hints
# Reasons stand on a line of their own, without a capital at the beginning or a full stop. “It” is the card that the action is about.
reason-risk = na { $percent } % ji ostatní hodí hned na první pokus
reason-risk-points = { $points }, až bude v bezpečí; na { $percent } % ji ostatní hodí hned na první pokus
# $owner: the player who has the card now.
reason-from = { $owner } už ji mít nebude; na { $percent } % ji ostatní hodí hned na první pokus
reason-from-points = { $owner } už ji mít nebude, v bezpečí dá { $points }; na { $percent } % ji ostatní hodí hned na první pokus
reason-safe = odtud už ji nikdo nevezme
reason-safe-points = { $points } podle současného stavu a odtud už ji nikdo nevezme
# $points: the message “points”, with a plus or minus sign.
reason-points = { $points } podle současného stavu
# $next: the change of the score with the next best card.
reason-least = { $points } podle současného stavu; u druhé nejlepší karty: { $next }
reason-free = podle současného stavu to nic nestojí
reason-fits = na { $percent } % se pak něco hodí
reason-higher = na { $percent } % se pak hodí vyšší karta
look-others-open = Podívej se, co leží vyložené u ostatních.
look-middle = Podívej se na čtyři karty uprostřed.
look-own-open = Podívej se, co leží vyložené u tebe.
look-dice = Podívej se na své kostky.
# Remarks of bots, in good moments and in bad ones.
remark-good-1 = Šup do mé knihy!
remark-good-2 = Mám holt čarovný jazyk.
remark-good-3 = Co je přečteno, to je moje.
remark-bad-1 = Vrať mi to!
remark-bad-2 = Někdo se asi přeřekl.
remark-bad-3 = List se ještě obrátí.

## The result
# $points: the message “points”; $others: the players in the second place; $fewer: their points, the message “points-won-with”.
how = Nejvíc bodů má { $player }: { $points }. Druhé místo: { $others }, { $fewer }.
how-shared = { $players } mají stejně bodů: { $points }.
# The player whose rolls most often matched a card.
luckiest-dice = Nejčastěji padla vhodná čísla
most-taken = Nejvíc karet od ostatních
most-passes = Nejčastěji bez karty
# The share of rolls that matched a card.
percent = { $percent } %
