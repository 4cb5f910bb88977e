### Infarkt
### The names of players cannot be inflected: where that would be needed, as in Czech, they are the subject or stand after a colon.

## On the box
box-tagline = Arbeiten, essen, Partys geben: und die Nachbarschaft überleben, die auch welche gibt.
box-goal = Kein Wert darf auf 10 steigen. Wer zuletzt noch lebt, gewinnt.

## The new game
# An option: several extensions can be chosen.
option-extensions = Erweiterungen
# The extensions, each named like its place; about: a sentence about it.
extension-black-market = Schwarzmarkt
    .about = Jede Runde ein paar Waren für je einen Euro, ohne Fragen.
extension-nightlife = Nachtleben
    .about = Lade jemanden auf eine Runde Qualm und etwas Ungesundes ein.
extension-affair = Affäre
    .about = Romantik senkt den Blutdruck, aber nicht die Sorgen.
extension-family = Familie
    .about = Zeit mit der Familie gibt Chips, die spätere Schläge dämpfen.
extension-career = Karriere
    .about = Jede Sprosse der Leiter hebt den Lohn im Büro, und den Puls.
# Choices of no extension, of one, and of three.
preset-basic = Grundspiel
preset-advanced = Fortgeschritten
preset-extreme = Extrem
# Options that are off or on.
option-planning = Wie plant ihr?
planning-secret = Geheim
    .about = Niemand sieht die Pläne der anderen, bevor alle fertig sind.
planning-open = Offen
    .about = Alle sehen die Pläne, während sie entstehen.
option-other-world = Spielen die Toten weiter?
other-world-off = Sie ruhen
    .about = Wer gestorben ist, schaut den anderen zu.
other-world-on = Das Jenseits
    .about = Die Toten sehen sich die nächsten Ereignisse an und nehmen einige davon weg.

## Names
# killer: as a cause of death, in the message “died”.
indicator-cholesterol = Cholesterin
    .killer = Cholesterin
indicator-blood-pressure = Blutdruck
    .killer = Bluthochdruck
indicator-obesity = Übergewicht
    .killer = Übergewicht
indicator-depression = Depression
    .killer = Depression
indicator-diabetes = Diabetes
    .killer = Diabetes
indicator-cancer = Krebs
    .killer = Krebs
# within: within a sentence.
place-office = Büro
    .within = Büro
place-supermarket = Supermarkt
    .within = Supermarkt
place-pharmacy = Apotheke
    .within = Apotheke
place-flea-market = Flohmarkt
    .within = Flohmarkt
place-home = Zuhause
    .within = Zuhause
place-fitness = Fitnessstudio
    .within = Fitnessstudio
place-black-market = Schwarzmarkt
    .within = Schwarzmarkt
place-nightlife = Nachtleben
    .within = Nachtleben
place-affair = Affäre
    .within = Affäre
place-family = Familie
    .within = Familie
place-career = Karriere
    .within = Karriere
kind-food = Essen
kind-beverage = Getränk
kind-tobacco = Tabak
kind-drug = Medikament
kind-event = Ereignis
diet-healthy = gesund
diet-unhealthy = ungesund
# The draw piles, within a sentence.
pile-goods = Waren
pile-drugs = Medikamente
pile-events = Ereignisse
# A card within a sentence.
quoted-card = „{ $card }“
# noun: its number stands elsewhere.
euros = { $count } Euro
    .noun = Euro
family-chips = { $count ->
     [one] { $count } Familienchip
    *[other] { $count } Familienchips
}
    .noun = { $count ->
         [one] Familienchip
        *[other] Familienchips
    }
career-chips = { $count ->
     [one] { $count } Karrierechip
    *[other] { $count } Karrierechips
}
    .noun = { $count ->
         [one] Karrierechip
        *[other] Karrierechips
    }
# Cards to give or to take: the object of a sentence.
cards = { $count ->
     [one] { $count } Karte
    *[other] { $count } Karten
}

## The board and the panels
board = Die Stadt mit ihren Orten, dem Markt und der Gesundheit aller
# What the guest of a night out gets.
treat = etwas Ungesundes für den Gast
# On the leaf of the calendar.
round-number = Runde { $round }
# The parts of a round.
part-events = Ereignisse
part-plans = Pläne
part-actions = Aktionen
part-night = Nacht
# What happens in each of them, for a touch on its name.
about-part-events = Alle nehmen sich eines der ausliegenden Ereignisse, und es wirkt sofort. Es liegt eines mehr aus, als noch Personen leben.
about-part-plans = Alle, die leben, setzen ihre Figuren auf die Orte, die sie in dieser Runde besuchen. Niemand sieht einen Plan, bevor alle fertig sind, außer ihr plant offen.
about-part-actions = Reihum besucht ihr die Orte eures Plans, in beliebiger Reihenfolge. Dort tut ihr, worauf ihr Lust habt und was ihr bezahlen könnt.
about-part-night = Das Ende der Runde: Bei allen wird die Gesundheit von selbst schlechter, umso mehr, je schlechter sie schon ist. Dann beginnt die nächste Runde.
# The value at which an indicator kills.
grave = Grab
threshold = Schadet jede Runde
second-threshold = Schadet noch mehr
# The changes at the end of the round.
forecast = Ende der Runde
# The changes before those, by what is chosen or by an effect.
coming = Was kommt
# A drug that could help against a death to come.
pill = Vorher eine Pille? { $card }
# Before the changes at the end of the round that will kill a player.
ahead = Am Ende dieser Runde:
# An indicator has reached the value from which the end of the round has an effect.
crossed = macht am Ende der Runde alles noch schlimmer
diary = Tagebuch
# Over the indicators of a player.
tracks = Werte
# Titles of cards: the hand, the events laid out, the cards to take in a trade.
heap-hand = Hand
heap-offer = Ereignisse
heap-take = Nehmen
# The events on offer that two players had put aside before, and those of the next round that the dead look at.
heap-returned = Die beiseitegelegten Ereignisse
heap-coming = Ereignisse der nächsten Runde
# The events that two players put aside; count: where there is little room; about: for a touch on them.
aside = Beiseitegelegt: { $count } von { $all }
    .count = { $count } von { $all }
    .about = Nach jeder dritten Runde kommen die beiseitegelegten Ereignisse zurück: Dann liegen sie aus, und nichts wird gezogen.
# On a card of the next round: the players whom it would kill or harm much.
card-kills = tödlich für { $players }
card-hits = trifft { $players } schwer
# A plan that is set but hidden.
planned = Plan steht
# A place that an event closes to a player.
banned = diese Runde nicht
# The player with the first-player chip.
beginner = beginnt
# A player who lives at the end.
alive = lebt, den Umständen entsprechend
# The explanation of the indicators.
legend = Was bedeuten die Zeichen?
    .about = Bei 10 ist es aus, nur nicht bei Übergewicht. Ab diesen Werten kommt am Ende der Runde dazu:
# The title of the table of all plans.
plans = Wer wohin geht
# What the device is passed on for: a secret plan, and a look at the events of the next round by the dead.
secret-plan = Geheime Planung: Alle anderen schauen weg.
secret-removal = Ein Blick auf das, was kommt: Alle anderen schauen weg.
# Before the changes that a party or a night out of somebody else has brought to a player.
fed = { $host } lädt ein, { $player } isst:

## Buttons
# Accept an effect.
button-accept = Hinnehmen
# Accept every effect until the round or the party is over.
button-quiet-round = Nicht mehr fragen, bis die Runde endet
button-quiet = Nicht mehr fragen, bis die Gäste gehen
# Take the piece back from a place.
button-leave = Weiter
# On a button that leads to the grave: an indicator reaches 10 at the end of the round, or with the action itself.
grave-at-end = 10 am Ende dieser Runde
grave-at-once = 10, und zwar sofort
button-set = Figuren setzen
# Keep two of three cards.
button-keep = Diese zwei behalten
# Give family chips.
button-give = Abgeben
button-drug = Medikament nehmen
button-event = Dieses Ereignis nehmen
# Remove an event from the offer, in the other world.
button-remove = Aus dem Spiel nehmen
# The drug that stays on the flea market.
button-stock = Das hier bleibt liegen

## Activities
activity-work = Arbeiten
activity-buy-drug = Medikament kaufen
activity-train-lightly = Leichtes Training
activity-train-with-coach = Training mit Betreuung
activity-shop-one = Eine Ware kaufen
activity-shop-two = Zwei Waren kaufen
activity-shop-frenzy = Kaufrausch
activity-restock = Andere Ware zeigen lassen
activity-trade-one = Eine Karte tauschen
activity-trade-two = Zwei Karten tauschen
activity-trade-three = Drei Karten tauschen
activity-rest = Füße hochlegen
activity-cook = Für sich kochen
activity-party = Eine Party geben
activity-buy = Unter der Hand kaufen
activity-invite = Jemanden ausführen
activity-affair-lover = Kerzenschein
activity-affair-paid = Begleitung auf Rechnung
activity-family-hour = Eine Stunde Familie
activity-family-day = Ein Tag Familie
activity-career = Aufsteigen

## Readings
# What a place is for, for a touch on it. For the places of the extensions see “extension-…”.
about-office = Hier verdienst du das Geld für alles andere.
about-supermarket = Hier bekommst du Waren vom Stapel: Essen, Getränke und Tabak, zum Kochen und für Partys.
about-pharmacy = Hier bekommst du Medikamente vom Stapel. Sie wirken stark, und du kannst sie jederzeit nehmen.
about-flea-market = Hier tauschst du Karten, die du nicht brauchst, gegen die auf dem Markt.
about-home = Hier ruhst du dich aus, und du kochst für dich oder gibst eine Party für deine Nachbarn.
about-fitness = Hier bezahlst du für eine bessere Figur und bessere Laune.
# What a deed does, for a touch on it. $euros: the message “euros”.
deed-work = Ein Arbeitstag bringt { $euros } ein, drückt aber auf die Stimmung.
deed-buy-drug = Du ziehst ein Medikament. Heb es auf, bis du es brauchst: Du kannst es jederzeit nehmen.
deed-train-lightly = Etwas Bewegung tut der Figur und der Stimmung gut.
deed-train-with-coach = Für die Figur so gut wie leichtes Training, für die Stimmung doppelt so gut.
deed-shop-one = Du ziehst eine Karte vom Warenstapel.
deed-shop-two = Du ziehst zwei Karten vom Warenstapel.
deed-shop-frenzy = Du siehst dir die obersten drei Karten des Warenstapels an und behältst zwei. Die dritte kommt wieder obenauf.
deed-restock = Der ganze Flohmarkt wird neu bestückt: drei neue Waren, und von zwei neuen Medikamenten wählst du das, das bleibt. Tauschen kannst du danach immer noch.
deed-trade-one = Du gibst eine Karte ab und nimmst eine vom Markt, Ware gegen Ware oder Medikament gegen Medikament. Das bringt dir einen Euro.
deed-trade-two = Du gibst zwei Karten ab und nimmst zwei vom Markt, Ware gegen Ware, Medikament gegen Medikament.
deed-trade-three = Du gibst drei Karten ab und nimmst drei vom Markt, Ware gegen Ware, Medikament gegen Medikament. Das kostet dich einen Euro.
deed-rest = Du erholst dich ein wenig, vor oder nach dem Kochen oder der Party.
deed-cook = Du isst zwei deiner Waren selbst. Sie brauchen verschiedene Symbole, und beide wirken bei dir.
deed-party = Du servierst deinen Nachbarn links und rechts zwei deiner Waren mit verschiedenen Symbolen: erst die eine, dann die andere. Niemand kann ablehnen.
# The guests that a party would have now; one or two.
deed-party-guests = { $host } hätte jetzt zu Gast: { $guests }.
deed-buy = Du kaufst eine der Karten, die hier ausliegen.
deed-invite = Du nimmst jemanden mit in den Qualm, das schadet euch beiden. Dann bekommt dein Gast das erste Ungesunde vom Warenstapel.
deed-affair-lover = Das senkt den Blutdruck, auf Kosten der Stimmung.
deed-affair-paid = Gut für Blutdruck und Stimmung, aber die Krebsgefahr steigt.
deed-family-hour = Du bekommst einen Familienchip. Gibst du ihn später ab, erspart er dir einen Punkt von dem, was dich kränker macht.
deed-family-day = Du bekommst zwei Familienchips. Jeder, den du später abgibst, erspart dir einen Punkt von dem, was dich kränker macht.
deed-career = Das bringt Geld und einen Karrierechip: Von nun an bringt jeder Tag im Büro einen Euro mehr.
# The same for the buttons “button-leave”, “button-accept”, “button-quiet-round” and “button-quiet”.
deed-leave = Deine Figur verlässt diesen Ort endgültig. Was du hier in dieser Runde nicht getan hast, bleibt ungetan.
deed-accept = Du nimmst es, wie es kommt, und behältst Medikamente und Chips.
deed-quiet-round = Bis zum Ende dieser Runde wird für dich alles hingenommen, was kommt, außer es wäre tödlich.
deed-quiet = Bis diese Party vorbei ist, wird für dich alles hingenommen, was kommt, außer es wäre tödlich.
# What cards are good for: goods, drugs, events.
use-goods = Mit einem anderen Symbol zusammen ergibt das ein Essen: Zu Hause gekocht wirkt es auf die, die kochen, auf einer Party auf die Gäste.
use-drug = Wer es hat, kann es jederzeit nehmen. Danach ist es verbraucht.
use-event = Wer es nimmt, macht es sofort durch und behält die Karte als Seite im Tagebuch.
# Over the changes that a card would make to each player now.
would-do = Was das jetzt bewirken würde
# An indicator before and after a change; marked: with what that means, the message “grave” or “crossed”.
shift = { $indicator } { $before } → { $after }
    .marked = { $shift }, { $note }
# What an indicator does from a value on, and at the value that kills. $changes: such as “diabetes +2”.
track-from = Ab { $value } kommt am Ende jeder Runde dazu: { $changes }.
track-deadly = Bei { $value } ist es tödlich.
track-harmless = Daran stirbt niemand.
# The same for a player. $points: the message “points”.
track-adds = Am Ende jeder Runde kommt dazu: { $changes }.
track-until = Noch { $points }, dann kommt am Ende jeder Runde dazu: { $changes }.
track-kills = Noch { $points }, dann ist es tödlich.
# What chips are good for.
about-family-chip = Jeder, der abgegeben wird, erspart einen Punkt von dem, was kränker macht.
about-career-chip = Jeder bringt im Büro einen Euro mehr Lohn.
# The money of all players.
money = Geld
    .about = Damit bezahlst du Waren, Medikamente, Training und Begleitung. Auch jedes Begräbnis kostet einen Euro.

## Effects of events
# A sentence, and as few words as there is room for on the card. extended: in a game with the extension that it speaks of.
special-refrigerator = Alles Essen und alle Getränke sind verloren. Tabak hält sich.
    .brief = Essen und Getränke weg
special-robbed = Alle Medikamente und aller Tabak sind weg.
    .brief = Medikamente und Tabak weg
special-paid-leave = Diese Runde kein Büro.
    .extended = Diese Runde kein Büro und auch keine Karriere.
    .brief = diese Runde kein Büro
special-business-trip = Diese Runde nicht zu Hause.
    .brief = diese Runde nicht zu Hause
special-divorce = Die Hälfte des Geldes ist weg, aufgerundet.
    .extended = Die Hälfte des Geldes ist weg, aufgerundet; auch die Hälfte der Familienchips.
    .brief = halbes Bargeld weg
special-grandma = Ein Familienchip geht verloren.
    .brief = ein Familienchip weg
special-promotion = Ein Karrierechip, wenn noch einer da ist.
    .brief = ein Karrierechip dazu
special-labour-dispute = Ein Karrierechip geht verloren.
    .brief = ein Karrierechip weg

## The next choice, of several: the prompt meanwhile
next-plan-two = { $player }: Wähle noch zwei Orte.
next-plan-one = { $player }: Wähle den dritten Ort.
next-plan-done = { $player }: Alle drei? Setz die Figuren.
next-meal-first = { $player }: Wähle die erste von zwei Waren.
next-meal-second = { $player }: Wähle nun eine mit einem anderen Symbol.
# Also for a trade.
next-meal-done = { $player }: Fertig? Ein Tippen nimmt eine Karte zurück.
# $give, $take: the message “cards”.
next-trade = { $player }: Gib { $give } ab und nimm { $take }.
next-trade-take = { $player }: Nimm jetzt noch { $take }.
next-trade-give = { $player }: Gib jetzt noch { $give } ab.
next-keep-one = { $player }: Behalte noch eine.
next-keep-done = { $player }: Behalte diese zwei. Die dritte kommt zurück auf den Stapel.
next-buy = { $player }: Wähle die Karte, die du kaufst.
next-guest = { $player }: Wähle, wer mitkommt.

## What is due
prompt-deal-goods = Legt die Waren aus.
prompt-deal-drug = Legt ein Medikament aus.
prompt-deal-events = Legt die Ereignisse der Runde aus.
prompt-draw = Zieht eine Karte für { $player }.
prompt-treat = Zieht etwas von der Bar für { $player }.
prompt-prepare = Legt dem Jenseits die nächsten Ereignisse vor.
prompt-event = { $player }: Such dir ein Ereignis aus.
prompt-plan = { $player }: Setz deine Figuren auf drei Orte.
prompt-go = { $player }: Wohin?
prompt-go-first = { $player }: Wohin zuerst?
prompt-go-next = { $player }: Wohin als Nächstes?
prompt-go-last = { $player }: Auf zur letzten Station!
prompt-visit = { $player } ({ $place }): Was machst du?
prompt-keep = { $player }: Behalte zwei von diesen dreien.
prompt-stock = { $player }: Welches Medikament bleibt auf dem Markt?
prompt-remove = { $player }: Erspare den Lebenden ein Ereignis.
# An effect on a player, who may be able to respond. $changes: such as “depression +2, obesity −1”. $cause: a message “cause-…”.
prompt-answer = { $player }: Willst du etwas dagegen tun?
prompt-answer-to = { $player }: { $cause }. Willst du etwas dagegen tun?
prompt-comes = { $player }: { $changes } ({ $cause }).
prompt-nothing-left = { $player }: Das trifft dich nicht mehr ({ $cause }). Mach weiter.
# Several players win together if all have died.
prompt-over = { $count ->
     [one] { $players } gewinnt.
    *[other] { $players } gewinnen gemeinsam, im Jenseits.
}

## Causes
# Where an effect comes from, in few words. $card: the message “quoted-card”.
cause-decay = das Ende der Runde
cause-work = ein Tag im Büro
cause-pharmacy = die Apotheke
cause-training = das Fitnessstudio
cause-shopping = der Supermarkt
cause-frenzy = ein Kaufrausch
cause-flea-market = der Flohmarkt
cause-rest = ein ruhiger Abend
cause-party = { $card } auf der Party von { $host }
cause-black-market = der Schwarzmarkt
cause-nightlife = Qualm beim Ausgehen mit { $host }
cause-treat = { $card } beim Ausgehen mit { $host }
cause-affair-lover = ein Abend bei Kerzenschein
cause-affair-paid = Begleitung auf Rechnung
cause-family = die Familie
cause-career = eine Sprosse der Karriereleiter
cause-shock = der Schock beim Tod von { $player }
cause-funeral = das Begräbnis von { $player }
cause-death = der Tod
# How a player has died. $indicators: one or several, such as “cancer and diabetes”.
died = starb in Runde { $round } an { $indicators }
# $words: a line of the card that killed, or of the last event in the diary.
last-words = Letzte Worte: { $words }
# An event in the diary of a player who has died.
# $line: the line of its card.
# $card: its name.
diary-line = Im Tagebuch, unter „{ $card }“: { $line }
# $died: the message “died”. $cause: a message “cause-…”.
ending = { $died }: { $cause }

## Actions
# The beginning of a sentence of the log: one of the next two messages ends it. $changes: such as “depression +2, +1€”.
log-action = { $action }.
log-action-changes = { $action }: { $changes }.
# An effect that came to nothing. $cause: a message “cause-…”.
log-nothing-left = { $player } kommt unbeschadet davon ({ $cause }).
# $card, $cards, $given, $taken: the message “quoted-card”, or a list of such.
action-event = { $player } nimmt { $card }
action-planned = { $player } hat die Figuren gesetzt
action-plan = { $player } plant: { $places }
action-go-office = { $player } geht ins Büro
action-go-supermarket = { $player } geht in den Supermarkt
action-go-pharmacy = { $player } geht in die Apotheke
action-go-flea-market = { $player } geht auf den Flohmarkt
action-go-home = { $player } geht nach Hause
action-go-fitness = { $player } geht ins Fitnessstudio
action-go-black-market = { $player } schleicht zum Schwarzmarkt
action-go-nightlife = { $player } stürzt sich ins Nachtleben
action-go-affair = { $player } hat eine Verabredung
action-go-family = { $player } wendet sich der Familie zu
action-go-career = { $player } denkt an die Karriere
action-leave = { $player } zieht weiter
action-work = { $player } arbeitet einen Tag
action-buy-drug = { $player } kauft ein Medikament
action-train-lightly = { $player } trainiert ein wenig
action-train-with-coach = { $player } trainiert mit Betreuung
action-shop-one = { $player } kauft eine Ware
action-shop-two = { $player } kauft zwei Waren
action-shop-frenzy = { $player } verfällt in einen Kaufrausch
action-keep = { $player } behält { $cards }; die dritte Karte kommt zurück auf den Stapel
action-restock = { $player } lässt sich andere Ware zeigen
action-stock = { $player } lässt { $card } auf dem Markt
action-trade = { $player } tauscht { $given } gegen { $taken }
action-rest = { $player } ruht sich aus
action-cook = { $player } kocht zu Hause: { $cards }
action-party = { $player } gibt eine Party: { $cards }
action-party-for = { $player } gibt eine Party für { $guests }: { $cards }
action-buy = { $player } kauft { $card }
action-invite = { $player } führt { $guest } aus
action-affair-lover = { $player } speist bei Kerzenschein
action-affair-paid = { $player } hat Begleitung, auf Rechnung
action-family = { $player } nimmt sich Zeit für die Familie
action-career = { $player } steigt eine Sprosse höher
action-drug = { $player } nimmt { $card }
# The player gives family chips. $indicators: those that would rise.
action-chips = Die Familie hilft { $player } gegen { $indicators }
action-accept = { $player } nimmt es hin
action-accept-mixed = { $player } nimmt es, wie es kommt
# A response that stays secret.
action-secret = { $player } überlegt noch
action-remove = { $player } nimmt ein Ereignis weg, und niemand erfährt, welches

## Changes
# $sign: “+” or “−”, before the number.
change-indicator = { $indicator } { $sign }{ $points }
change-euros = { $sign }{ $euros } €
change-family-chips = { $count ->
     [one] { $sign }{ $count } Familienchip
    *[other] { $sign }{ $count } Familienchips
}
change-career-chips = { $count ->
     [one] { $sign }{ $count } Karrierechip
    *[other] { $sign }{ $count } Karrierechips
}
# An indicator that is named several times.
indicator-times = { $indicator } ({ $times })

## The log
# $card, $cards: the message “quoted-card”, or a list of such. $changes: such as “depression +2, obesity −1”.
log-drawn = { $player } bekommt { $card }.
log-drawn-market = Neu auf dem Flohmarkt: { $card }.
log-drawn-black-market = Neu auf dem Schwarzmarkt: { $card }.
log-drawn-event = Ein Ereignis liegt aus: { $card }.
log-looking = { $player } sieht sich { $card } an.
log-from-bar = { $player } bekommt an der Bar: { $card }.
log-prepared = Im Jenseits sieht sich jemand eine Karte an.
log-laid-out = Die Ereignisse liegen aus: { $cards }.
log-returned = Die beiseitegelegten Ereignisse kommen zurück: { $cards }.
# $pile: a message “pile-…”.
log-shuffled = Der Ablagestapel wird neu gemischt: { $pile }.
log-no-card = Keine Karte ist mehr da: { $pile }.
log-diaries = Alle Tagebücher werden neu gemischt: Alles kann noch einmal geschehen.
log-change = { $player }: { $changes }.
log-gets = { $player } bekommt { $card }: { $changes }.
log-smoke = { $player } atmet den Qualm: { $changes }.
log-shock = Der Schock trifft { $player }: { $changes }.
log-no-money = { $player } hat kein Geld für Blumen: { $changes }.
# At a funeral; $count is the number of the players.
log-paid = { $count ->
     [one] { $players } bringt Blumen für einen Euro.
    *[other] { $players } bringen Blumen für je einen Euro.
}
# $count is the number of the cards; in English it makes no difference.
log-lost = { $player } verliert { $cards }.
log-banned = Diese Runde für { $player } geschlossen: { $places }.
log-nothing-eaten = Für { $player } gibt es nichts Ungesundes mehr.
# $indicators: those at 10, such as “cancer and diabetes”.
log-died = { $player } stirbt: { $indicators } auf 10.
log-died-party = { $player } stirbt in bester Gesellschaft: { $indicators } auf 10.
log-died-funeral = { $player } stirbt auf dem Begräbnis: { $indicators } auf 10.
log-funeral = Das Begräbnis von { $player }.
log-plans-open = Alle Pläne stehen.
log-plan = { $player }: { $places }.
log-took-in-secret = { $player } hat { $card } genommen.
log-round-over = Die Runde ist zu Ende.
log-round = Runde { $round } beginnt.
log-beginner = { $player } fängt ab jetzt an.
# Several players win together if all have died.
log-over = { $count ->
     [one] { $players } gewinnt!
    *[other] { $players } gewinnen gemeinsam, im Jenseits!
}

## Refusals
# They are addressed to the player. $card: the message “quoted-card”. $place: a message “place-….within”. $pile: a message “pile-…”.
refuse-over = Das Spiel ist zu Ende.
refuse-draw-is-due = Zieht zuerst eine Karte: { $pile }.
refuse-not-your-turn = Zuerst entscheidet { $player }.
# As the messages “prompt-…”, without the name of the player.
refuse-other-is-due =
    .event = Das muss warten: Such dir ein Ereignis aus.
    .plan = Das muss warten: Setz deine Figuren auf drei Orte.
    .go = Das muss warten: Wohin?
    .visit = Das muss warten: Was machst du?
    .keep = Das muss warten: Behalte zwei von diesen dreien.
    .stock = Das muss warten: Welches Medikament bleibt auf dem Markt?
    .remove = Das muss warten: Erspare den Lebenden ein Ereignis.
    .answer = Das muss warten: Willst du etwas dagegen tun?
refuse-wrong-deck = Zieht jetzt hier: { $pile }.
refuse-not-in-pile = { $card } ist nicht im Stapel.
refuse-other-on-top = Oben auf dem Stapel liegt eine andere Karte.
refuse-not-offered = { $card } liegt nicht bei den Ereignissen.
refuse-three-places = Setz deine drei Figuren auf drei verschiedene Orte.
refuse-not-in-game = Diesen Ort gibt es in diesem Spiel nicht: { $place }.
refuse-banned = Ein Ereignis hält dich diese Runde fern: { $place }.
refuse-rivals-career = Büro und Karriere gehen nicht in einer Runde.
refuse-rivals-market = Flohmarkt und Schwarzmarkt gehen nicht in einer Runde.
refuse-not-planned = Dort steht keine deiner Figuren: { $place }.
refuse-still-at = Du bist noch hier beschäftigt: { $place }. Zieh erst weiter.
refuse-nowhere = Geh zuerst an einen deiner Orte.
refuse-conflict = Das geht anderswo: { $place }.
refuse-done-already = Das hast du bei diesem Besuch schon getan.
# $price: the message “euros”.
refuse-poor = Das kostet { $price }, mehr als du hast.
refuse-uneven-trade = Tausch ein bis drei Karten: Waren gegen Waren, Medikamente gegen Medikamente.
refuse-not-on-market = { $card } liegt nicht auf dem Flohmarkt.
refuse-not-in-hand = { $card } hast du nicht, oder nicht so oft.
refuse-too-few-cards = Dafür reichen die Karten nicht: deine, oder die auf dem Tisch.
refuse-no-party = Für eine Party braucht es zwei Waren mit verschiedenen Symbolen.
refuse-no-meal = Eine Mahlzeit besteht aus zwei Waren mit verschiedenen Symbolen.
refuse-not-for-sale = { $card } liegt nicht auf dem Schwarzmarkt.
refuse-no-guest = Du kannst nur jemand anderen ausführen, und nur Lebende.
refuse-one-or-two = Die Familie gibt einen Chip oder zwei.
refuse-no-chips-left = So viele Familienchips sind nicht mehr da, oder du hättest mehr als vier.
refuse-too-few-chips = So viele Familienchips hast du nicht.
refuse-no-chips = Gib wenigstens einen Familienchip ab, oder nimm es hin.
refuse-too-many-chips = Mehr Chips, als es abzuwenden gibt: { $indicator }.
refuse-no-such-drug = { $card } hast du nicht.
refuse-not-these-two = Behalte zwei der drei Karten, die du dir angesehen hast.
refuse-not-drawn = { $card } ist keines der beiden Medikamente.
refuse-not-prepared = { $card } ist nicht bei den kommenden Ereignissen.

## Bots and hints
# Reasons stand on a line of their own, without a capital at the beginning or a full stop.
reason-helps = { $indicator } von { $from } auf { $to }
reason-spares = { $indicator } nur { $to } statt { $from }
reason-saves = { $indicator } wäre sonst tödlich
reason-harms = { $player }: { $indicator } steigt auf { $to }
reason-kills = { $player } überlebt das nicht
reason-earns = das bringt { $euros }
reason-stocks = das ist etwas für später
reason-least-harm = kein anderes Ereignis schadet dem Körper weniger
reason-spoils = das täte den Lebenden gut
# The price, after a reason: the indicator that rises the most, and money. $euros: the message “euros”.
reason-rises = { $reason }; dafür { $indicator } auf { $to }
reason-price = { $reason }; Preis: { $euros }
# Where a hint directs attention.
look-events = Schau dir die ausliegenden Ereignisse an.
look-health = Schau auf deine Gesundheit, dein Geld und deine Hand.
look-pieces = Schau dir deine Figuren auf dem Brett an.
look-hand = Schau dir die Karten in deiner Hand an.
look-others = Schau, wie es den anderen geht.
look-coming = Schau, was da auf dich zukommt.
look-here = Schau, was dieser Ort bietet.
look-choice = Schau dir die Karten zur Auswahl an.
# Remarks of bots, in good moments and in bad ones.
remark-good-1 = Ich könnte Bäume ausreißen!
remark-good-2 = Da wird der Arzt staunen.
remark-good-3 = Und das am Montag.
remark-bad-1 = Ich muss mich kurz hinlegen.
remark-bad-2 = Hat jemand eine Tablette?
remark-bad-3 = Schön war es trotzdem.

## The result
# Winners who are alive, and winners who have died as the last; $count is the number of the players.
how-alive = { $count ->
     [one] Nach Runde { $round } lebt nur noch { $players }.
    *[other] Nach Runde { $round } leben noch { $players }.
}
how-dead = { $count ->
     [one] { $players } hat am längsten gelebt: bis Runde { $round }.
    *[other] { $players } haben am längsten gelebt: bis Runde { $round }.
}
# The first death, the last death at a party, the party or night out with the worst consequences, the most events.
highlight-first-death = Erster Todesfall
# When somebody died, after the name.
highlight-in-round = in Runde { $round }
highlight-party-death = In bester Gesellschaft gestorben
highlight-longest-evening = Längster Abend
highlight-fullest-diary = Dickstes Tagebuch
# How much worse everybody’s indicators got in that evening.
points = { $count ->
     [one] { $count } Punkt
    *[other] { $count } Punkte
}

## Cards
# A name, and a line of flavour: a sentence or two. Soft hyphens say where a long name may break. In Czech, the space after a word of one letter does not break.
# Food.
card-burger = Burger
    .flavour = Zwei Hände reichen nicht. Drei Servietten auch nicht.
card-crisps = Chips
    .flavour = Die Tüte ist leer. Keiner war’s.
card-chocolate-cake = Schoko­laden­torte
    .flavour = Ein Stück zum Trost, und eins, damit das erste nicht allein ist.
card-pizza = Pizza mit allem
    .flavour = Mit allem heißt: mit allem.
card-fried-cheese = Gebacke­ner Käse
    .flavour = Jemand sah Käse und dachte: zu mager.
card-grilled-sausage = Verkohlte Bratwurst
    .flavour = Außen Kohle, innen ein Geheimnis.
card-doughnut = Donut
    .flavour = Das Loch hat keine Kalorien.
card-frozen-dinner = Fertig­gericht für eins
    .flavour = Eine Portion. Steht groß auf dem Deckel, falls jemand fragt.
card-ice-cream = Groß­packung Eis
    .flavour = Mindestens haltbar bis zum Ende des Films.
card-pork-knuckle = Schweins­haxe
    .flavour = Dazu Knödel, Kraut und etwas Reue.
card-muesli = Müsli
    .flavour = Die Flocken sind gezählt. Die Rosinen auch: eine.
card-tofu = Tofu
    .flavour = Nimmt jeden Geschmack an. Man muss nur einen haben.
card-plain-yoghurt = Natur­joghurt
    .flavour = Weiß, kalt und im Recht.
card-salad = Gemisch­ter Salat
    .flavour = Angemacht mit Zitrone und gutem Gewissen.
card-broccoli = Gedämpf­ter Brokkoli
    .flavour = Das Bäumchen der Pflicht.
card-rye-bread = Vollkorn­brot
    .flavour = Vierzigmal kauen, dann darüber nachdenken.
card-fish = Gedüns­teter Fisch
    .flavour = Ohne Panade, ohne Pommes, ohne Widerrede.
card-garlic-soup = Knoblauch­suppe
    .flavour = Hilft gegen Blutdruck, Vampire und Besuch.
# Beverages.
card-beer = Bier
    .flavour = Flüssiges Brot, sagen alle nach dem dritten Laib.
card-cola = Cola
    .flavour = Kommen neun Stück Zucker in ein Glas …
card-coffee = Starker Kaffee
    .flavour = Der fünfte heute. Oder der sechste.
card-energy-drink = Energy­drink
    .flavour = Die Energie von morgen, heute schon.
card-lemonade = Giftgrüne Limo
    .flavour = Beim Abfüllen war eine Zitrone im Raum.
card-plum-brandy = Zwetsch­gen­schnaps
    .flavour = Selbst gebrannt. Von wem, sagt keiner.
card-egg-liqueur = Eierlikör
    .flavour = Von Oma. Sie zählt die Gläschen.
card-canteen-coffee = Automaten­kaffee
    .flavour = Der Automat sagt Cappuccino. Der Automat lügt.
card-juice = Frucht­saft
    .flavour = Frisch gepresst. Der Spaß lief zuerst heraus.
card-water = Mineral­wasser
    .flavour = Mit Bläschen, falls es etwas zu feiern gibt.
card-green-tea = Grüner Tee
    .flavour = Schmeckt nach Rasen und langem Leben.
card-herbal-tea = Kräuter­tee
    .flavour = Omas Mittel gegen alles, nur nicht gegen Oma.
card-vegetable-juice = Gemüse­saft
    .flavour = Die Rote Bete hatte ihre Gründe.
# Tobacco.
card-cigarettes = Ziga­retten
    .flavour = Die letzte Schachtel. Schon wieder.
card-roll-ups = Selbst­gedrehte
    .flavour = Billiger, stärker, krummer.
card-cigar = Zigarre
    .flavour = Für besondere Anlässe, etwa Dienstag.
# Drugs.
card-aspirin = Blut­verdünner
    .flavour = Was stockte, fließt wieder.
card-statin = Choles­terin­senker
    .flavour = Der beste Freund des Metzgers.
card-beta-blocker = Beta­blocker
    .flavour = Damit öffnet man die Post in aller Ruhe.
card-insulin = Insulin
    .flavour = Für das Leben nach dem süßen Leben.
card-antidepressant = Stimmungs­aufheller
    .flavour = Das Grau bekommt einen rosa Rand.
card-chemotherapy = Chemo­therapie
    .flavour = Langer Flur, nette Leute, schlechter Kaffee.
card-slimming-pill = Abnehm­pille
    .flavour = Die Hose passt. Die Pille fragt nicht, warum.
card-multivitamin = Multi­vitamin
    .flavour = Alles von A bis Zink.
card-spa-cure = Kur auf Rezept
    .flavour = Warmes Wasser, laue Suppe, früh ins Bett.
# Events.
card-refrigerator = Kühl­schrank kaputt
    .flavour = Die Pfütze wusste es zuerst.
card-robbed = Ausge­raubt
    .flavour = Die Pillen nahmen sie mit, das Müsli ließen sie da.
card-paid-leave = Bezahlter Urlaub
    .flavour = Das Büro kommt zurecht. Es muss.
card-business-trip = Dienst­reise
    .flavour = Hotelzimmer mit Blick auf ein Hotel.
card-divorce = Scheidung
    .flavour = Von allem die Hälfte, nur der Hund blieb ganz.
card-grandma = Oma ist gestorben
    .flavour = Geblieben sind eine Uhr, etwas Geld und Stille.
card-promotion = Beförde­rung
    .flavour = Neue Visitenkarte, neuer Stuhl, alter Kaffee.
card-labour-dispute = Arbeits­kampf
    .flavour = Beide Seiten geben nach, sobald die andere anfängt.
card-diarrhoea = Durchfall
    .flavour = Ein heftiger. Und kein Papier.
card-lottery-win = Lotto­gewinn
    .flavour = Sechs Richtige. Und auf einmal so viele Verwandte.
card-christmas = Weih­nachten
    .flavour = Gans, Klöße, Plätzchen, und dann von vorn.
card-mother-in-law = Schwieger­mutter kommt
    .flavour = Nur für eine Woche, sagt sie und packt aus.
card-holiday-at-sea = Urlaub am Meer
    .flavour = Sonne ab acht, Sonnencreme ab zwölf.
card-out-of-fuel = Tank leer
    .flavour = Die Nadel hatte so etwas angedeutet.
card-conflict-at-work = Streit im Büro
    .flavour = Angefangen hat es mit einer Tasse.
card-medical-checkup = Vorsorge­unter­suchung
    .flavour = „Alles bestens, für Ihr Alter.“
card-x-ray = Röntgen zur Sicher­heit
    .flavour = „Nicht atmen. Noch nicht. Noch nicht.“
card-sunburn = Sonnen­brand
    .flavour = Dabei war es bewölkt.
card-class-reunion = Klassen­treffen
    .flavour = Aus allen ist etwas geworden. Aus allen anderen.
card-noisy-neighbours = Laute Nach­barn
    .flavour = Gebohrt wird bis zehn, gehämmert ab sechs.
card-birthday = Runder Geburts­tag
    .flavour = Für jedes Jahr eine Kerze. Der Rauchmelder feiert mit.
card-wedding = Hochzeit der Cousine
    .flavour = Sieben Gänge und eine Rede zu viel.
card-pig-slaughter = Schlacht­fest
    .flavour = Vom Schwein bleibt nichts übrig, von der Diät auch nicht.
card-tax-return = Steuer­erklärung
    .flavour = An Zeile 47 sind schon Stärkere gescheitert.
card-tax-audit = Steuer­prüfung
    .flavour = Gesucht wird ein Beleg von vor elf Jahren.
card-tax-refund = Steuer­erstat­tung
    .flavour = Ein Irrtum zu deinen Gunsten. Vorerst.
card-flat-flooded = Rohrbruch
    .flavour = So lernt man die Leute von unten kennen.
card-new-love = Neue Liebe
    .flavour = Alles wird ruhiger, nur der Puls nicht.
card-gym-voucher = Fitness-Gutschein
    .flavour = Gültig, bis dir eine Ausrede einfällt.
card-hiking-trip = Wander­ausflug
    .flavour = Die Hütte hatte zu. Die nächste auch.
card-sick-leave = Grippe
    .flavour = 39,1, und das Kissen ist auf beiden Seiten warm.
card-smoky-office = Kollege raucht Kette
    .flavour = Das Fenster klemmt. Das Feuerzeug nicht.
card-asbestos = Asbest in der Decke
    .flavour = Dabei war es so ein ruhiges Haus.
card-sweet-tooth = Eine Schachtel Pralinen
    .flavour = Von einem Verehrer. Oder vom Zahnarzt.
card-speeding-ticket = Geblitzt
    .flavour = Gut getroffen, nur etwas teuer.
card-burglar-alarm = Nacht der Alarm­anlage
    .flavour = Um fünf ist Ruhe. Um fünf fangen die Vögel an.
card-fast-food-opening = Imbiss im Erd­geschoss
    .flavour = Der Duft hat schon einen Wohnungsschlüssel.
card-good-news = Gute Befunde
    .flavour = Die Proben waren vertauscht. Jetzt nicht mehr.
