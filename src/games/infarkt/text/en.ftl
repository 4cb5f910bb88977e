### Infarkt
### The names of players cannot be inflected: where that would be needed, as in Czech, they are the subject or stand after a colon.

## On the box
box-tagline = Work, eat, throw a party: and outlive the neighbours who throw theirs.
box-goal = No indicator may reach 10. The last one alive wins.

## The new game
# An option: several extensions can be chosen.
option-extensions = Extensions
# The extensions, each named like its place; about: a sentence about it.
extension-black-market = Black market
    .about = Every round, a few goods at a euro apiece, no questions asked.
extension-nightlife = Nightlife
    .about = Take anybody out for a round of smoke and something unhealthy.
extension-affair = Affair
    .about = Romance for the blood pressure, at some cost to peace of mind.
extension-family = Family
    .about = Time with the family earns chips that soften later blows.
extension-career = Career
    .about = Every step on the ladder raises the pay at the office, and the pulse.
# Choices of no extension, of one, and of three.
preset-basic = Basic game
preset-advanced = Advanced
preset-extreme = Extreme
# Options that are off or on.
option-planning = How do you plan?
planning-secret = In secret
    .about = Nobody sees the others’ plans until all are set.
planning-open = In the open
    .about = Everybody sees the plans as you make them.
option-other-world = Do the dead play on?
other-world-off = They rest
    .about = Whoever has died watches the others.
other-world-on = The other world
    .about = The dead look at the coming events and take some of them away.

## Names
# killer: as a cause of death, in the message “died”.
indicator-cholesterol = cholesterol
    .killer = cholesterol
indicator-blood-pressure = blood pressure
    .killer = high blood pressure
indicator-obesity = obesity
    .killer = obesity
indicator-depression = depression
    .killer = depression
indicator-diabetes = diabetes
    .killer = diabetes
indicator-cancer = cancer
    .killer = cancer
# within: within a sentence.
place-office = Office
    .within = office
place-supermarket = Supermarket
    .within = supermarket
place-pharmacy = Pharmacy
    .within = pharmacy
place-flea-market = Flea market
    .within = flea market
place-home = Home
    .within = home
place-fitness = Fitness centre
    .within = fitness centre
place-black-market = Black market
    .within = black market
place-nightlife = Nightlife
    .within = nightlife
place-affair = Affair
    .within = affair
place-family = Family
    .within = family
place-career = Career
    .within = career
kind-food = food
kind-beverage = beverage
kind-tobacco = tobacco
kind-drug = drug
kind-event = event
diet-healthy = healthy
diet-unhealthy = unhealthy
# The draw piles, within a sentence.
pile-goods = goods
pile-drugs = drugs
pile-events = events
# A card within a sentence.
quoted-card = “{ $card }”
# noun: its number stands elsewhere.
euros = { $count ->
     [one] { $count } euro
    *[other] { $count } euros
}
    .noun = { $count ->
         [one] euro
        *[other] euros
    }
family-chips = { $count ->
     [one] { $count } family chip
    *[other] { $count } family chips
}
    .noun = { $count ->
         [one] family chip
        *[other] family chips
    }
career-chips = { $count ->
     [one] { $count } career chip
    *[other] { $count } career chips
}
    .noun = { $count ->
         [one] career chip
        *[other] career chips
    }
# Cards to give or to take: the object of a sentence.
cards = { $count ->
     [one] { $count } card
    *[other] { $count } cards
}

## The board and the panels
board = The town with its places, the market and everybody’s health
# What the guest of a night out gets.
treat = something unhealthy for the guest
# On the leaf of the calendar.
round-number = Round { $round }
# The parts of a round.
part-events = Events
part-plans = Plans
part-actions = Actions
part-night = Night
# What happens in each of them, for a touch on its name.
about-part-events = Each player takes one of the events on offer, and it takes effect at once. There’s one more than there are living players.
about-part-plans = Each living player sets their pieces on the places to visit this round. Nobody sees a plan before all are set, unless you agreed to plan in the open.
about-part-actions = One after another, the players visit the places of their plan, in any order, and do there what they like and can pay for.
about-part-night = The end of the round: everybody’s health gets worse, and the worse it is, the faster. Then the next round starts.
# The value at which an indicator kills.
grave = Grave
# The values from which on the end of each round does harm, and more harm: in the legend of a chart.
threshold = Does harm each round
second-threshold = Does more harm
# The changes at the end of the round.
forecast = End of the round
# The changes before those, by what is chosen or by an effect.
coming = What is coming
# A drug that could help against a death to come.
pill = A pill first? { $card }
# Before the changes at the end of the round that will kill a player.
ahead = At the end of this round:
# An indicator has reached the value from which the end of the round has an effect.
crossed = makes matters worse at the end of the round
diary = Diary
# Over the indicators of a player.
tracks = Indicators
# Titles of cards: the hand, the events laid out, the cards to take in a trade.
heap-hand = Hand
heap-offer = Events
heap-take = Take
# The events on offer that two players had put aside before, and those of the next round that the dead look at.
heap-returned = The events put aside
heap-coming = Events of the next round
# The events that two players put aside; count: where there is little room; about: for a touch on them.
aside = Put aside: { $count } of { $all }
    .count = { $count } of { $all }
    .about = After every third round the events put aside come back: they are the offer then, and nothing is drawn.
# On a card of the next round: the players whom it would kill or harm much.
card-kills = deadly for { $players }
card-hits = hits { $players } hard
# A plan that is set but hidden.
planned = plan is set
# A place that an event closes to a player.
banned = not this round
# The player with the first-player chip.
beginner = first player
# A player who lives at the end.
alive = alive and well, more or less
# The explanation of the indicators.
legend = What do the signs mean?
    .about = At 10 it’s over, except for obesity. From these values on, the end of the round adds:
# The title of the table of all plans.
plans = Who goes where
# What the device is passed on for: a secret plan, and a look at the events of the next round by the dead.
secret-plan = Secret planning: everybody else, look away.
secret-removal = A look at what’s to come: everybody else, look away.
# Before the changes that a party or a night out of somebody else has brought to a player.
fed = { $host } invites, { $player } eats:

## Buttons
# Accept an effect.
button-accept = Grin and bear it
# Accept every effect until the round or the party is over.
button-quiet-round = Don’t ask again until the round ends
button-quiet = Don’t ask again until the guests leave
# Take the piece back from a place.
button-leave = Move on
# On a button that leads to the grave: an indicator reaches 10 at the end of the round, or with the action itself.
grave-at-end = 10 at the end of this round
grave-at-once = 10 at once
button-set = Set the pieces
# Keep two of three cards.
button-keep = Keep these two
# Give family chips.
button-give = Give
button-drug = Take the drug
button-event = Take this event
# Remove an event from the offer, in the other world.
button-remove = Take it away
# The drug that stays on the flea market.
button-stock = This one stays

## Activities
activity-work = Work
activity-buy-drug = Buy a drug
activity-train-lightly = Light training
activity-train-with-coach = Training with a coach
activity-shop-one = Buy one thing
activity-shop-two = Buy two things
activity-shop-frenzy = Shopping frenzy
activity-restock = See other goods
activity-trade-one = Swap one card
activity-trade-two = Swap two cards
activity-trade-three = Swap three cards
activity-rest = Put your feet up
activity-cook = Cook for yourself
activity-party = Throw a party
activity-buy = Buy under the counter
activity-invite = Take somebody out
activity-affair-lover = Candlelight
activity-affair-paid = Paid company
activity-family-hour = An hour for the family
activity-family-day = A day for the family
activity-career = Climb the ladder

## Readings
# What a place is for, for a touch on it. For the places of the extensions see “extension-…”.
about-office = Here you earn the money for everything else.
about-supermarket = Here you get goods from the pile: food, drinks and tobacco, for cooking and for parties.
about-pharmacy = Here you get drugs from the pile. They’re strong, and you can take them at any time.
about-flea-market = Here you swap cards you don’t need for those on the market.
about-home = Here you rest, and you either cook for yourself or throw a party for your neighbours.
about-fitness = Here you pay for a better figure and a better mood.
# What a deed does, for a touch on it. $euros: the message “euros”.
deed-work = A day’s work earns you { $euros }, but it dampens your mood.
deed-buy-drug = You draw a drug. Keep it until you need it: you can take it at any time.
deed-train-lightly = A little exercise is good for your figure and your mood.
deed-train-with-coach = It does your figure as much good as light training, and your mood twice as much.
deed-shop-one = You draw a card from the goods pile.
deed-shop-two = You draw two cards from the goods pile.
deed-shop-frenzy = You look at the top three cards of the goods pile and keep two. The third goes back on top.
deed-restock = The whole flea market is replaced: three new goods, and of two new drugs you choose the one that stays. You can still swap after that.
deed-trade-one = You give one card and take one from the market, goods for goods or a drug for the drug. It earns you a euro.
deed-trade-two = You give two cards and take two from the market, goods for goods and drugs for drugs.
deed-trade-three = You give three cards and take three from the market, goods for goods and drugs for drugs. It costs you a euro.
deed-rest = You recover a little, before or after you cook or throw a party.
deed-cook = You eat two of your goods yourself. They need different symbols, and both affect you.
deed-party = You serve two of your goods with different symbols to your neighbours on the left and right: first one, then the other. Nobody can refuse.
# The guests that a party would have now; one or two.
deed-party-guests = { $host } would have these guests now: { $guests }.
deed-buy = You buy one of the cards laid out here.
deed-invite = You take somebody out into the smoke, which harms you both. Then your guest gets the first unhealthy thing from the goods pile.
deed-affair-lover = It lowers your blood pressure, at the price of your mood.
deed-affair-paid = It’s good for your blood pressure and your mood, but it raises the risk of cancer.
deed-family-hour = You get a family chip. Given back later, it spares you a point of whatever would make you ill.
deed-family-day = You get two family chips. Each one given back later spares you a point of whatever would make you ill.
deed-career = It brings you money and a career chip: from now on every day at the office earns a euro more.
# The same for the buttons “button-leave”, “button-accept”, “button-quiet-round” and “button-quiet”.
deed-leave = Your piece leaves this place for good. What you haven’t done here this round stays undone.
deed-accept = You take it as it comes, and keep your drugs and chips.
deed-quiet-round = Until this round is over, everything that comes is accepted for you, unless it would kill you.
deed-quiet = Until this party is over, everything that comes is accepted for you, unless it would kill you.
# What cards are good for: goods, drugs, events.
use-goods = Together with another symbol it makes a meal: cooked at home it affects the cook, at a party it affects the guests.
use-drug = Whoever has it can take it at any time. Then it’s used up.
use-event = Whoever takes it goes through it at once and keeps the card as a diary page.
# Over the changes that a card would make to each player now.
would-do = What it would do now
# An indicator before and after a change; marked: with what that means, the message “grave” or “crossed”.
shift = { $indicator } { $before } → { $after }
    .marked = { $shift }, { $note }
# What an indicator does from a value on, and at the value that kills. $changes: such as “diabetes +2”.
track-from = From { $value } on, the end of each round adds: { $changes }.
track-deadly = At { $value } it kills.
track-harmless = Nobody dies of it.
# The same for a player. $points: the message “points”.
track-adds = The end of each round adds: { $changes }.
track-until = { $points } more, and the end of each round adds: { $changes }.
track-kills = { $points } more, and it kills.
# What chips are good for.
about-family-chip = Each one given back spares a point of whatever would make its owner ill.
about-career-chip = Each one adds a euro to the pay at the office.
# The money of all players.
money = Money
    .about = It pays for goods, drugs, training and company. Each funeral costs a euro, too.

## Effects of events
# A sentence, and as few words as there is room for on the card. extended: in a game with the extension that it speaks of.
special-refrigerator = All food and beverages are lost. Tobacco keeps.
    .brief = food and drinks lost
special-robbed = All drugs and all tobacco are gone.
    .brief = drugs and tobacco lost
special-paid-leave = No office this round.
    .extended = No office this round, and no career either.
    .brief = no office this round
special-business-trip = Not at home this round.
    .brief = not home this round
special-divorce = Half of the cash is gone, rounded up.
    .extended = Half of the cash is gone, rounded up; half of the family chips too.
    .brief = half the cash lost
special-grandma = One family chip is lost.
    .brief = a family chip lost
special-promotion = One career chip, if there’s one to be had.
    .brief = a career chip gained
special-labour-dispute = One career chip is lost.
    .brief = a career chip lost

## The next choice, of several: the prompt meanwhile
next-plan-two = { $player }: choose two more places.
next-plan-one = { $player }: choose the third place.
next-plan-done = { $player }: all three? Set the pieces.
next-meal-first = { $player }: choose the first of two goods.
next-meal-second = { $player }: now choose one with another symbol.
# Also for a trade.
next-meal-done = { $player }: ready? Touch a chosen card to take it back.
# $give, $take: the message “cards”.
next-trade = { $player }: give { $give } and take { $take }.
next-trade-take = { $player }: now take { $take }.
next-trade-give = { $player }: now give { $give }.
next-keep-one = { $player }: keep one more.
next-keep-done = { $player }: keep these two. The third goes back on the pile.
next-buy = { $player }: choose the card that you buy.
next-guest = { $player }: choose who comes along.

## What is due
prompt-deal-goods = Deal the goods.
prompt-deal-drug = Deal a drug.
prompt-deal-events = Deal the events of this round.
prompt-draw = Draw a card for { $player }.
prompt-treat = Draw something from the bar for { $player }.
prompt-prepare = Deal the next events to the other world.
prompt-event = { $player }: choose your event.
prompt-plan = { $player }: place your three pieces.
prompt-go = { $player }: where to?
prompt-go-first = { $player }: where to first?
prompt-go-next = { $player }: where to next?
prompt-go-last = { $player }: go on to the last stop.
prompt-visit = { $player } ({ $place }): what will you do?
prompt-keep = { $player }: keep two of these three.
prompt-stock = { $player }: which drug stays on the market?
prompt-remove = { $player }: spare the living one event.
# An effect on a player, who may be able to respond. $changes: such as “depression +2, obesity −1”. $cause: a message “cause-…”.
prompt-answer = { $player }: do something about it?
prompt-answer-to = { $player }: { $cause }. Do something about it?
prompt-comes = { $player }: { $changes } ({ $cause }).
prompt-nothing-left = { $player }: this no longer hurts you ({ $cause }). Carry on.
# Several players win together if all have died.
prompt-over = { $count ->
     [one] { $players } wins.
    *[other] { $players } win together, in the other world.
}

## Causes
# Where an effect comes from, in few words. $card: the message “quoted-card”.
cause-decay = the end of the round
cause-work = a day at the office
cause-pharmacy = the pharmacy
cause-training = the fitness centre
cause-shopping = the supermarket
cause-frenzy = a shopping frenzy
cause-flea-market = the flea market
cause-rest = a rest at home
cause-party = { $card } at { $host }’s party
cause-black-market = the black market
cause-nightlife = the smoke of a night out with { $host }
cause-treat = { $card } on a night out with { $host }
cause-affair-lover = an evening by candlelight
cause-affair-paid = paid company
cause-family = the family
cause-career = a step up the ladder
cause-shock = the shock at { $player }’s death
cause-funeral = { $player }’s funeral
cause-death = death
# How a player has died. $indicators: one or several, such as “cancer and diabetes”.
died = died of { $indicators } in round { $round }
# $words: a line of the card that killed, or of the last event in the diary.
last-words = Last words: { $words }
# An event in the diary of a player who has died.
# $line: the line of its card.
# $card: its name.
diary-line = In the diary, under “{ $card }”: { $line }
# $died: the message “died”. $cause: a message “cause-…”.
ending = { $died }: { $cause }

## Actions
# The beginning of a sentence of the log: one of the next two messages ends it. $changes: such as “depression +2, +1€”.
log-action = { $action }.
log-action-changes = { $action }: { $changes }.
# An effect that came to nothing. $cause: a message “cause-…”.
log-nothing-left = { $player } comes away unhurt ({ $cause }).
# $card, $cards, $given, $taken: the message “quoted-card”, or a list of such.
action-event = { $player } takes { $card }
action-planned = { $player } has placed the pieces
action-plan = { $player } plans: { $places }
action-go-office = { $player } goes to the office
action-go-supermarket = { $player } goes to the supermarket
action-go-pharmacy = { $player } goes to the pharmacy
action-go-flea-market = { $player } goes to the flea market
action-go-home = { $player } goes home
action-go-fitness = { $player } goes to the fitness centre
action-go-black-market = { $player } slips off to the black market
action-go-nightlife = { $player } goes out for the night
action-go-affair = { $player } has a rendezvous
action-go-family = { $player } turns to the family
action-go-career = { $player } thinks about the career
action-leave = { $player } moves on
action-work = { $player } puts in a day’s work
action-buy-drug = { $player } buys a drug
action-train-lightly = { $player } trains a little
action-train-with-coach = { $player } trains with a coach
action-shop-one = { $player } buys one thing
action-shop-two = { $player } buys two things
action-shop-frenzy = { $player } falls into a shopping frenzy
action-keep = { $player } keeps { $cards }; the third goes back on the pile
action-restock = { $player } asks for other goods
action-stock = { $player } leaves { $card } on the market
action-trade = { $player } swaps { $given } for { $taken }
action-rest = { $player } rests
action-cook = { $player } cooks at home: { $cards }
action-party = { $player } throws a party: { $cards }
action-party-for = { $player } throws a party for { $guests }: { $cards }
action-buy = { $player } buys { $card }
action-invite = { $player } takes { $guest } out
action-affair-lover = { $player } dines by candlelight
action-affair-paid = { $player } pays for company
action-family = { $player } makes time for the family
action-career = { $player } climbs the ladder
action-drug = { $player } takes { $card }
# The player gives family chips. $indicators: those that would rise.
action-chips = { $player } leans on the family against { $indicators }
action-accept = { $player } grins and bears it
action-accept-mixed = { $player } takes it as it comes
# A response that stays secret.
action-secret = { $player } thinks it over
action-remove = { $player } takes one event away, and nobody will know which

## Changes
# $sign: “+” or “−”, before the number.
change-indicator = { $indicator } { $sign }{ $points }
change-euros = { $sign }€{ $euros }
change-family-chips = { $count ->
     [one] { $sign }{ $count } family chip
    *[other] { $sign }{ $count } family chips
}
change-career-chips = { $count ->
     [one] { $sign }{ $count } career chip
    *[other] { $sign }{ $count } career chips
}
# An indicator that is named several times.
indicator-times = { $indicator } ({ $times })

## The log
# $card, $cards: the message “quoted-card”, or a list of such. $changes: such as “depression +2, obesity −1”.
log-drawn = { $player } gets { $card }.
log-drawn-market = New on the flea market: { $card }.
log-drawn-black-market = New on the black market: { $card }.
log-drawn-event = New event: { $card }.
log-looking = { $player } looks at { $card }.
log-from-bar = From the bar for { $player }: { $card }.
log-prepared = In the other world somebody looks at a card.
log-laid-out = This round’s events: { $cards }.
log-returned = The events put aside come back: { $cards }.
# $pile: a message “pile-…”.
log-shuffled = The { $pile } discards are shuffled.
log-no-card = There are no { $pile } left.
log-diaries = All diaries are shuffled in: everything can happen again.
log-change = { $player }: { $changes }.
log-gets = { $player } gets { $card }: { $changes }.
log-smoke = { $player } breathes the smoke: { $changes }.
log-shock = The shock hits { $player }: { $changes }.
log-no-money = { $player } has no money for flowers: { $changes }.
# At a funeral; $count is the number of the players.
log-paid = { $count ->
     [one] { $players } brings flowers for a euro.
    *[other] { $players } bring flowers, a euro each.
}
# $count is the number of the cards; in English it makes no difference.
log-lost = { $count ->
     [one] { $player } loses { $cards }.
    *[other] { $player } loses { $cards }.
}
log-banned = Closed to { $player } this round: { $places }.
log-nothing-eaten = There’s nothing unhealthy left for { $player }.
# $indicators: those at 10, such as “cancer and diabetes”.
log-died = { $player } dies: { $indicators } at 10.
log-died-party = { $player } dies in good company: { $indicators } at 10.
log-died-funeral = { $player } dies at the funeral: { $indicators } at 10.
log-funeral = The funeral of { $player }.
log-plans-open = All plans are set.
log-plan = { $player }: { $places }.
log-took-in-secret = { $player } has taken { $card }.
log-round-over = The round is over.
log-round = Round { $round } starts.
log-beginner = { $player } is now the first player.
# Several players win together if all have died.
log-over = { $count ->
     [one] { $players } wins!
    *[other] { $players } win together, in the other world!
}

## Refusals
# They are addressed to the player. $card: the message “quoted-card”. $place: a message “place-….within”. $pile: a message “pile-…”.
refuse-over = The game is over.
refuse-draw-is-due = First draw a card from the { $pile }.
refuse-not-your-turn = { $player } decides first.
# As the messages “prompt-…”, without the name of the player.
refuse-other-is-due =
    .event = That has to wait: choose your event.
    .plan = That has to wait: place your three pieces.
    .go = That has to wait: where to?
    .visit = That has to wait: what will you do?
    .keep = That has to wait: keep two of these three.
    .stock = That has to wait: which drug stays on the market?
    .remove = That has to wait: spare the living one event.
    .answer = That has to wait: do something about it?
refuse-wrong-deck = Draw from the { $pile } now.
refuse-not-in-pile = { $card } isn’t in the draw pile.
refuse-other-on-top = Another card is on top of the pile.
refuse-not-offered = { $card } isn’t among the events.
refuse-three-places = Set your three pieces on three different places.
refuse-not-in-game = There’s no { $place } in this game.
refuse-banned = An event keeps you from there this round: { $place }.
refuse-rivals-career = Office and career don’t go together in one round.
refuse-rivals-market = Flea market and black market don’t go together in one round.
refuse-not-planned = None of your pieces is there: { $place }.
refuse-still-at = You’re still busy here: { $place }. Move on first.
refuse-nowhere = Go to one of your places first.
refuse-conflict = You do that somewhere else: { $place }.
refuse-done-already = You’ve done that already on this visit.
# $price: the message “euros”.
refuse-poor = That costs { $price }, more than you have.
refuse-uneven-trade = Swap one to three cards: goods for goods, drugs for drugs.
refuse-not-on-market = { $card } isn’t on the flea market.
refuse-not-in-hand = You don’t have { $card }, or not that many.
refuse-too-few-cards = There aren’t enough cards for that, in your hand or on the table.
refuse-no-party = A party takes two goods with different symbols.
refuse-no-meal = A meal takes two goods with different symbols.
refuse-not-for-sale = { $card } isn’t on the black market.
refuse-no-guest = You can only take out somebody else, and somebody living.
refuse-one-or-two = The family gives one chip or two.
refuse-no-chips-left = There aren’t that many family chips left, or you’d have more than four.
refuse-too-few-chips = You don’t have that many family chips.
refuse-no-chips = Give at least one family chip, or grin and bear it.
refuse-too-many-chips = That’s more chips than there is to avoid: { $indicator }.
refuse-no-such-drug = You don’t have { $card }.
refuse-not-these-two = Keep two of the three cards you looked at.
refuse-not-drawn = { $card } isn’t one of the two drugs.
refuse-not-prepared = { $card } isn’t among the events to come.

## Bots and hints
# Reasons stand on a line of their own, without a capital at the beginning or a full stop.
reason-helps = { $indicator } from { $from } to { $to }
reason-spares = { $indicator } only { $to } instead of { $from }
reason-saves = { $indicator } would be deadly without it
reason-harms = { $player }: { $indicator } up to { $to }
reason-kills = { $player } won’t survive it
reason-earns = it brings { $euros }
reason-stocks = that’s something for later
reason-least-harm = no other event harms the body less
reason-spoils = it would do the living good
# The price, after a reason: the indicator that rises the most, and money. $euros: the message “euros”.
reason-rises = { $reason }; in return { $indicator } up to { $to }
reason-price = { $reason }; price: { $euros }
# Where a hint directs attention.
look-events = Look at the events on offer.
look-health = Look at your health, your money and your hand.
look-pieces = Look at your pieces on the board.
look-hand = Look at the cards in your hand.
look-others = Look at how the others are doing.
look-coming = Look at what’s coming your way.
look-here = Look at what this place offers.
look-choice = Look at the cards to choose from.
# Remarks of bots, in good moments and in bad ones.
remark-good-1 = Fit as a fiddle!
remark-good-2 = My doctor will be amazed.
remark-good-3 = And it’s only Monday.
remark-bad-1 = I should lie down for a moment.
remark-bad-2 = Does anybody have a pill?
remark-bad-3 = It was fun, though.

## The result
# Winners who are alive, and winners who have died as the last; $count is the number of the players.
how-alive = { $count ->
     [one] { $players } is the only one still alive after round { $round }.
    *[other] { $players } are still alive after round { $round }.
}
how-dead = { $count ->
     [one] { $players } lived longest: until round { $round }.
    *[other] { $players } lived longest: until round { $round }.
}
# The first death, the last death at a party, the party or night out with the worst consequences, the most events.
highlight-first-death = First to go
# When somebody died, after the name.
highlight-in-round = in round { $round }
highlight-party-death = Killed by company
highlight-longest-evening = Longest evening
highlight-fullest-diary = Fullest diary
# How much worse everybody’s indicators got in that evening.
points = { $count ->
     [one] { $count } point
    *[other] { $count } points
}

## Cards
# A name, and a line of flavour: a sentence or two. Soft hyphens say where a long name may break. In Czech, the space after a word of one letter does not break.
# Food.
card-burger = Burger
    .flavour = Two hands aren’t enough. Nor are three napkins.
card-crisps = Crisps
    .flavour = The bag is empty. Nobody knows how.
card-chocolate-cake = Chocolate cake
    .flavour = A slice for comfort, and one to keep it company.
card-pizza = Pizza with everything
    .flavour = Everything means everything.
card-fried-cheese = Fried cheese
    .flavour = Somebody looked at cheese and thought: too lean.
card-grilled-sausage = Charred sausage
    .flavour = Black outside, mystery inside.
card-doughnut = Doughnut
    .flavour = The hole has no calories.
card-frozen-dinner = Frozen dinner for one
    .flavour = Serves one. The lid says so, in large letters.
card-ice-cream = Tub of ice cream
    .flavour = Best before the end of the film.
card-pork-knuckle = Pork knuckle
    .flavour = Comes with mustard, horseradish and a family history.
card-muesli = Muesli
    .flavour = The oats are counted. So are the raisins: one.
card-tofu = Tofu
    .flavour = It takes on any taste. Bring one.
card-plain-yoghurt = Plain yoghurt
    .flavour = White, cold and in the right.
card-salad = Mixed salad
    .flavour = Dressed with lemon and a clear conscience.
card-broccoli = Steamed broccoli
    .flavour = The little tree of duty.
card-rye-bread = Wholemeal bread
    .flavour = Chew forty times, then think about it.
card-fish = Steamed fish
    .flavour = No batter, no chips, no newspaper.
card-garlic-soup = Garlic soup
    .flavour = Good against pressure, vampires and company.
# Beverages.
card-beer = Beer
    .flavour = Liquid bread, say those who have had a loaf.
card-cola = Cola
    .flavour = Nine lumps of sugar walk into a glass…
card-coffee = Strong coffee
    .flavour = The fifth today. Or the sixth.
card-energy-drink = Energy drink
    .flavour = Tomorrow’s energy, today.
card-lemonade = Bright green lemonade
    .flavour = A lemon was present at the bottling.
card-plum-brandy = Plum brandy
    .flavour = Homemade. By whom, nobody says.
card-egg-liqueur = Egg liqueur
    .flavour = Grandma’s, and she counts the glasses.
card-canteen-coffee = Canteen coffee
    .flavour = The machine says cappuccino. The machine lies.
card-juice = Fruit juice
    .flavour = Freshly squeezed. The fun came out first.
card-water = Mineral water
    .flavour = With bubbles, in case there is something to celebrate.
card-green-tea = Green tea
    .flavour = Tastes of lawn and long life.
card-herbal-tea = Herbal tea
    .flavour = Grandma’s cure for everything but grandma.
card-vegetable-juice = Vegetable juice
    .flavour = Beetroot had its reasons.
# Tobacco.
card-cigarettes = Cigarettes
    .flavour = The last packet. Again.
card-roll-ups = Roll-ups
    .flavour = Cheaper, stronger, crookeder.
card-cigar = Cigar
    .flavour = For special occasions, such as Tuesday.
# Drugs.
card-aspirin = Blood thinner
    .flavour = What was stuck flows again.
card-statin = Statin
    .flavour = The butcher’s best friend.
card-beta-blocker = Beta blocker
    .flavour = Lets you open the post calmly.
card-insulin = Insulin
    .flavour = For life after the sweet life.
card-antidepressant = Antide­pressant
    .flavour = The grey gets a border of pink.
card-chemotherapy = Chemo­therapy
    .flavour = A long corridor, kind nurses, bad coffee.
card-slimming-pill = Slimming pill
    .flavour = The trousers fit. The pill doesn’t ask why.
card-multivitamin = Multi­vitamin
    .flavour = Everything from A to zinc.
card-spa-cure = Spa cure on prescrip­tion
    .flavour = Warm water, cold soup, early bed.
# Events.
card-refrigerator = Refrige­rator broken
    .flavour = The puddle knew first.
card-robbed = Robbed
    .flavour = They took the pills and left the muesli.
card-paid-leave = Paid leave
    .flavour = The office will manage. It has to.
card-business-trip = Business trip
    .flavour = A hotel room with a view of a hotel.
card-divorce = Divorce
    .flavour = Half of everything, and all of the dog.
card-grandma = Grandma has died
    .flavour = She left a watch, some money and a silence.
card-promotion = Promotion
    .flavour = New card, new chair, same coffee.
card-labour-dispute = Labour dispute
    .flavour = Both sides will give way as soon as the other does.
card-diarrhoea = Diarrhoea
    .flavour = A severe bout. And no paper.
card-lottery-win = Lottery win
    .flavour = Six right. And suddenly so many cousins.
card-christmas = Christmas
    .flavour = Goose, pudding, biscuits, and once more from the top.
card-mother-in-law = Mother-in-law’s visit
    .flavour = Only for a week, she says, unpacking.
card-holiday-at-sea = Holiday at the sea
    .flavour = Sun from eight o’clock, sun cream from noon.
card-out-of-fuel = Car out of fuel
    .flavour = The needle had been hinting at it.
card-conflict-at-work = Conflict at work
    .flavour = It began with a cup.
card-medical-checkup = Medical check-up
    .flavour = “All very good, for your age.”
card-x-ray = X-ray, just in case
    .flavour = “Don’t breathe. Not yet. Not yet.”
card-sunburn = Sunburn
    .flavour = And it was cloudy, too.
card-class-reunion = Class reunion
    .flavour = Everybody has become somebody. Everybody else.
card-noisy-neighbours = Noisy neighbours
    .flavour = Drilling until ten, hammering from six.
card-birthday = Big birthday
    .flavour = One candle a year. The smoke alarm joins in.
card-wedding = A cousin’s wedding
    .flavour = Seven courses and one speech too many.
card-pig-slaughter = Village feast
    .flavour = Nothing is left of the pig, nor of the diet.
card-tax-return = Tax return
    .flavour = Stronger people have foundered on line 47.
card-tax-audit = Tax audit
    .flavour = They ask for a receipt from eleven years ago.
card-tax-refund = Tax refund
    .flavour = An error in your favour. For now.
card-flat-flooded = Burst pipe
    .flavour = So that’s who lives downstairs.
card-new-love = New love
    .flavour = Everything calms down, except the pulse.
card-gym-voucher = Gym voucher
    .flavour = Valid until you think of an excuse.
card-hiking-trip = Hiking trip
    .flavour = The hut was closed. So was the next one.
card-sick-leave = Influenza
    .flavour = 39.1, and the pillow is warm on both sides.
card-smoky-office = Chain-smoking colleague
    .flavour = The window sticks. The lighter doesn’t.
card-asbestos = Asbestos in the ceiling
    .flavour = It had been such a quiet house.
card-sweet-tooth = A box of pralines
    .flavour = From an admirer, or from the dentist.
card-speeding-ticket = Speeding ticket
    .flavour = A good likeness, if a little dear.
card-burglar-alarm = Night of the car alarm
    .flavour = It stops at five. The birds start at five.
card-fast-food-opening = Grill bar downstairs
    .flavour = The smell already has a key to your flat.
card-good-news = Good test results
    .flavour = The samples had been mixed up. No longer.
