### Infarkt
### The names of players cannot be inflected: where that would be needed, as in Czech, they are the subject or stand after a colon.

## On the box
box-tagline = Pracuj, jez, pořádej večírky: a přežij sousedy, kteří je pořádají taky.
box-goal = Žádná hodnota nesmí vystoupat na 10. Kdo zůstane naživu poslední, vyhrává.

## The new game
# An option: several extensions can be chosen.
option-extensions = Rozšíření
# The extensions, each named like its place; about: a sentence about it.
extension-black-market = Černý trh
    .about = Každé kolo trocha zboží po jednom euru, bez zbytečných otázek.
extension-nightlife = Noční život
    .about = Vytáhni kohokoli ven, na trochu kouře a něco nezdravého.
extension-affair = Románek
    .about = Romantika prospívá tlaku, starostem už méně.
extension-family = Rodina
    .about = Čas s rodinou dává žetony, které zmírní pozdější rány.
extension-career = Kariéra
    .about = Každá příčka žebříku zvedá plat v kanceláři. A tep.
# Choices of no extension, of one, and of three.
preset-basic = Základní hra
preset-advanced = Pokročilá
preset-extreme = Extrémní
# Options that are off or on.
option-planning = Jak se plánuje?
planning-secret = Tajně
    .about = Nikdo nevidí plány ostatních, dokud je nemají všichni.
planning-open = Otevřeně
    .about = Plány vidí všichni hned, jak vznikají.
option-other-world = Hrají mrtví dál?
other-world-off = Odpočívají
    .about = Po smrti se ostatním jen přihlíží.
other-world-on = Onen svět
    .about = Mrtví si prohlížejí příští události a některé z nich odeberou.

## Names
# killer: as a cause of death, in the message “died”.
indicator-cholesterol = cholesterol
    .killer = cholesterol
indicator-blood-pressure = krevní tlak
    .killer = vysoký krevní tlak
indicator-obesity = obezita
    .killer = obezitu
indicator-depression = deprese
    .killer = depresi
indicator-diabetes = cukrovka
    .killer = cukrovku
indicator-cancer = rakovina
    .killer = rakovinu
# within: within a sentence.
place-office = Kancelář
    .within = kancelář
place-supermarket = Supermarket
    .within = supermarket
place-pharmacy = Lékárna
    .within = lékárna
place-flea-market = Bleší trh
    .within = bleší trh
place-home = Domov
    .within = domov
place-fitness = Posilovna
    .within = posilovna
place-black-market = Černý trh
    .within = černý trh
place-nightlife = Noční život
    .within = noční život
place-affair = Románek
    .within = románek
place-family = Rodina
    .within = rodina
place-career = Kariéra
    .within = kariéra
kind-food = jídlo
kind-beverage = nápoj
kind-tobacco = tabák
kind-drug = lék
kind-event = událost
diet-healthy = zdravé
diet-unhealthy = nezdravé
# The draw piles, within a sentence.
pile-goods = zboží
pile-drugs = léky
pile-events = události
# A card within a sentence.
quoted-card = „{ $card }“
# noun: its number stands elsewhere.
euros = { $count ->
     [one] { $count } euro
     [few] { $count } eura
    *[other] { $count } eur
}
    .noun = { $count ->
         [one] euro
         [few] eura
        *[other] eur
    }
family-chips = { $count ->
     [one] { $count } žeton rodiny
     [few] { $count } žetony rodiny
    *[other] { $count } žetonů rodiny
}
    .noun = { $count ->
         [one] žeton rodiny
         [few] žetony rodiny
        *[other] žetonů rodiny
    }
career-chips = { $count ->
     [one] { $count } žeton kariéry
     [few] { $count } žetony kariéry
    *[other] { $count } žetonů kariéry
}
    .noun = { $count ->
         [one] žeton kariéry
         [few] žetony kariéry
        *[other] žetonů kariéry
    }
# Cards to give or to take: the object of a sentence.
cards = { $count ->
     [one] { $count } kartu
     [few] { $count } karty
    *[other] { $count } karet
}

## The board and the panels
board = Město s jeho místy, trhem a zdravím všech
# What the guest of a night out gets.
treat = něco nezdravého pro hosta
# On the leaf of the calendar.
round-number = { $round }. kolo
# The parts of a round.
part-events = Události
part-plans = Plány
part-actions = Akce
part-night = Noc
# What happens in each of them, for a touch on its name.
about-part-events = Každý si vezme jednu z vyložených událostí a ta hned působí. Vyložená je o jednu víc, než je živých.
about-part-plans = Každý, kdo žije, postaví figurky na místa, která v tomto kole navštíví. Nikdo nevidí cizí plán, dokud nejsou všechny hotové, ledaže plánujete otevřeně.
about-part-actions = Jeden po druhém navštíví místa svého plánu v libovolném pořadí a dělá tam, na co má chuť a na co mu stačí peníze.
about-part-night = Konec kola: zdraví se samo zhorší, všem, a tím víc, čím horší už je. Pak začíná další kolo.
# The value at which an indicator kills.
grave = Hrob
threshold = Škodí každé kolo
second-threshold = Škodí ještě víc
# The changes at the end of the round.
forecast = Konec kola
# The changes before those, by what is chosen or by an effect.
coming = Co přijde
# A drug that could help against a death to come.
pill = Nejdřív prášek? { $card }
# Before the changes at the end of the round that will kill a player.
ahead = Na konci tohoto kola:
# An indicator has reached the value from which the end of the round has an effect.
crossed = na konci kola všechno ještě zhorší
diary = Deník
# Over the indicators of a player.
tracks = Hodnoty
# Titles of cards: the hand, the events laid out, the cards to take in a trade.
heap-hand = V ruce
heap-offer = Události
heap-take = Vzít
# The events on offer that two players had put aside before, and those of the next round that the dead look at.
heap-returned = Odložené události
heap-coming = Události příštího kola
# The events that two players put aside; count: where there is little room; about: for a touch on them.
aside = Odložené: { $count } / { $all }
    .count = { $count } / { $all }
    .about = Po každém třetím kole se odložené události vrátí: vyloží se ony a nic se netáhne.
# On a card of the next round: the players whom it would kill or harm much.
card-kills = smrtelná pro: { $players }
card-hits = těžce dopadne na: { $players }
# A plan that is set but hidden.
planned = plán je hotov
# A place that an event closes to a player.
banned = v tomto kole ne
# The player with the first-player chip.
beginner = začíná
# A player who lives at the end.
alive = naživu, jak jen to jde
# The explanation of the indicators.
legend = Co znamenají značky?
    .about = Při 10 je konec, jen u obezity ne. Od těchto hodnot konec kola přidá:
# The title of the table of all plans.
plans = Kdo kam jde
# What the device is passed on for: a secret plan, and a look at the events of the next round by the dead.
secret-plan = Tajné plánování: všichni ostatní se dívají jinam.
secret-removal = Pohled na to, co přijde: všichni ostatní se dívají jinam.
# Before the changes that a party or a night out of somebody else has brought to a player.
fed = { $host } zve, { $player } jí:

## Buttons
# Accept an effect.
button-accept = Přijmout
# Accept every effect until the round or the party is over.
button-quiet-round = Neptat se až do konce kola
button-quiet = Neptat se, dokud hosté neodejdou
# Take the piece back from a place.
button-leave = Jít dál
# On a button that leads to the grave: an indicator reaches 10 at the end of the round, or with the action itself.
grave-at-end = 10 na konci tohoto kola
grave-at-once = 10 hned teď
button-set = Postavit figurky
# Keep two of three cards.
button-keep = Nechat si tyto dvě
# Give family chips.
button-give = Dát
button-drug = Vzít si lék
button-event = Vzít tuto událost
# Remove an event from the offer, in the other world.
button-remove = Odebrat z nabídky
# The drug that stays on the flea market.
button-stock = Tento zůstane

## Activities
activity-work = Pracovat
activity-buy-drug = Koupit lék
activity-train-lightly = Lehký trénink
activity-train-with-coach = Trénink s trenérem
activity-shop-one = Koupit jednu věc
activity-shop-two = Koupit dvě věci
activity-shop-frenzy = Nákupní horečka
activity-restock = Nechat vyložit jiné zboží
activity-trade-one = Vyměnit jednu kartu
activity-trade-two = Vyměnit dvě karty
activity-trade-three = Vyměnit tři karty
activity-rest = Nohy na stůl
activity-cook = Uvařit si
activity-party = Uspořádat večírek
activity-buy = Koupit pod pultem
activity-invite = Vytáhnout někoho ven
activity-affair-lover = Večer při svíčkách
activity-affair-paid = Placená společnost
activity-family-hour = Hodina pro rodinu
activity-family-day = Den pro rodinu
activity-career = Stoupat po žebříku

## Readings
# What a place is for, for a touch on it. For the places of the extensions see “extension-…”.
about-office = Tady vyděláš peníze na všechno ostatní.
about-supermarket = Tady dostaneš zboží z balíčku: jídlo, nápoje a tabák na vaření i na večírky.
about-pharmacy = Tady dostaneš lék z balíčku. Je silný a můžeš si ho vzít kdykoli.
about-flea-market = Tady vyměníš karty, které nepotřebuješ, za ty na trhu.
about-home = Tady si odpočineš a buď si uvaříš, nebo uspořádáš večírek pro sousedy.
about-fitness = Tady si za peníze zlepšíš postavu i náladu.
# What a deed does, for a touch on it. $euros: the message “euros”.
deed-work = Den v práci ti vynese { $euros }, ale náladu ti zkazí.
deed-buy-drug = Táhneš si lék. Schovej si ho na horší časy: vzít si ho můžeš kdykoli.
deed-train-lightly = Trocha pohybu prospěje postavě i náladě.
deed-train-with-coach = Postavě prospěje stejně jako lehký trénink, náladě dvakrát tolik.
deed-shop-one = Táhneš si jednu kartu z balíčku zboží.
deed-shop-two = Táhneš si dvě karty z balíčku zboží.
deed-shop-frenzy = Prohlédneš si tři vrchní karty z balíčku zboží a dvě si necháš. Třetí se vrátí navrch.
deed-restock = Celý bleší trh se obmění: přijdou tři nové karty zboží a ze dvou nových léků vybereš ten, který zůstane. Měnit můžeš i potom.
deed-trade-one = Dáš jednu kartu a jednu si vezmeš z trhu, zboží za zboží, nebo lék za lék. Dostaneš za to jedno euro.
deed-trade-two = Dáš dvě karty a dvě si vezmeš z trhu, zboží za zboží, lék za lék.
deed-trade-three = Dáš tři karty a tři si vezmeš z trhu, zboží za zboží, lék za lék. Stojí tě to jedno euro.
deed-rest = Trochu si odpočineš, před vařením nebo večírkem, nebo až po nich.
deed-cook = Sníš dvě svoje karty zboží. Musí mít různé symboly a obě působí na tebe.
deed-party = Sousedům vlevo a vpravo naservíruješ dvě svoje karty zboží s různými symboly: nejdřív jednu, pak druhou. Nikdo nemůže odmítnout.
# The guests that a party would have now; one or two.
deed-party-guests = { $host } teď zve na večírek: { $guests }.
deed-buy = Koupíš si jednu z karet, které tu leží.
deed-invite = Vezmeš někoho ven do kouře a ten škodí vám oběma. Host pak dostane první nezdravou věc z balíčku zboží.
deed-affair-lover = Sníží to krevní tlak, ale na úkor nálady.
deed-affair-paid = Prospěje to tlaku i náladě, ale roste riziko rakoviny.
deed-family-hour = Dostaneš žeton rodiny. Když ho později dáš, ušetří tě jednoho bodu z toho, co ti zhoršuje zdraví.
deed-family-day = Dostaneš dva žetony rodiny. Každý, který později dáš, tě ušetří jednoho bodu z toho, co ti zhoršuje zdraví.
deed-career = Přinese ti to peníze a žeton kariéry: od teď vynese každý den v kanceláři o euro víc.
# The same for the buttons “button-leave”, “button-accept”, “button-quiet-round” and “button-quiet”.
deed-leave = Tvoje figurka z tohoto místa nadobro odejde. Na co tu v tomto kole nedošlo, na to už nedojde.
deed-accept = Bereš to, jak to je, a léky i žetony si necháš.
deed-quiet-round = Do konce tohoto kola se za tebe přijme všechno, co přijde, ledaže by tě to zabilo.
deed-quiet = Do konce tohoto večírku se za tebe přijme všechno, co přijde, ledaže by tě to zabilo.
# What cards are good for: goods, drugs, events.
use-goods = S kartou s jiným symbolem je z toho jídlo: doma působí na toho, kdo vaří, na večírku na hosty.
use-drug = Kdo ho má, může si ho vzít kdykoli. Potom je pryč.
use-event = Kdo si ji vezme, hned ji prožije a kartu si nechá jako stránku deníku.
# Over the changes that a card would make to each player now.
would-do = Co by to teď způsobilo
# An indicator before and after a change; marked: with what that means, the message “grave” or “crossed”.
shift = { $indicator } { $before } → { $after }
    .marked = { $shift }, { $note }
# What an indicator does from a value on, and at the value that kills. $changes: such as “diabetes +2”.
track-from = Od { $value } konec každého kola přidá: { $changes }.
track-deadly = Při { $value } to zabíjí.
track-harmless = Na to se neumírá.
# The same for a player. $points: the message “points”.
track-adds = Konec každého kola přidá: { $changes }.
track-until = Ještě { $points }, a konec každého kola přidá: { $changes }.
track-kills = Ještě { $points }, a zabije to.
# What chips are good for.
about-family-chip = Každý vrácený žeton ušetří jednoho bodu z toho, co zhoršuje zdraví.
about-career-chip = Každý přidá v kanceláři euro k výplatě.
# The money of all players.
money = Peníze
    .about = Platí se jimi zboží, léky, trénink i společnost. I každý pohřeb stojí jedno euro.

## Effects of events
# A sentence, and as few words as there is room for on the card. extended: in a game with the extension that it speaks of.
special-refrigerator = Všechno jídlo a všechny nápoje jsou pryč. Tabák vydrží.
    .brief = jídlo a pití pryč
special-robbed = Všechny léky a všechen tabák jsou pryč.
    .brief = léky a tabák pryč
special-paid-leave = V tomto kole žádná kancelář.
    .extended = V tomto kole žádná kancelář a žádná kariéra.
    .brief = toto kolo bez kanceláře
special-business-trip = V tomto kole ne domů.
    .brief = toto kolo ne domů
special-divorce = Polovina peněz je pryč, zaokrouhleno nahoru.
    .extended = Polovina peněz je pryč, zaokrouhleno nahoru; a polovina žetonů rodiny taky.
    .brief = půlka peněz pryč
special-grandma = Jeden žeton rodiny je pryč.
    .brief = žeton rodiny pryč
special-promotion = Jeden žeton kariéry, pokud ještě nějaký je.
    .brief = žeton kariéry navíc
special-labour-dispute = Jeden žeton kariéry je pryč.
    .brief = žeton kariéry pryč

## The next choice, of several: the prompt meanwhile
next-plan-two = { $player }: vyber ještě dvě místa.
next-plan-one = { $player }: vyber třetí místo.
next-plan-done = { $player }: všechna tři? Postav figurky.
next-meal-first = { $player }: vyber první ze dvou karet zboží.
next-meal-second = { $player }: teď vyber jednu s jiným symbolem.
# Also for a trade.
next-meal-done = { $player }: hotovo? Klepnutím vezmeš kartu zpět.
# $give, $take: the message “cards”.
next-trade = { $player }: dej { $give } a vezmi si { $take }.
next-trade-take = { $player }: teď si ještě { $take } vezmi.
next-trade-give = { $player }: teď ještě { $give } dej.
next-keep-one = { $player }: nech si ještě jednu.
next-keep-done = { $player }: nech si tyto dvě. Třetí se vrátí na balíček.
next-buy = { $player }: vyber kartu, kterou kupuješ.
next-guest = { $player }: vyber, kdo půjde s tebou.

## What is due
prompt-deal-goods = Vyložte zboží.
prompt-deal-drug = Vyložte lék.
prompt-deal-events = Vyložte události tohoto kola.
prompt-draw = Táhněte kartu. Dostane ji { $player }.
prompt-treat = Táhněte něco z baru. Dostane to { $player }.
prompt-prepare = Předložte onomu světu příští události.
prompt-event = { $player }: vyber si událost.
prompt-plan = { $player }: postav figurky na tři místa.
prompt-go = { $player }: kam?
prompt-go-first = { $player }: kam nejdřív?
prompt-go-next = { $player }: kam dál?
prompt-go-last = { $player }: jdi na poslední zastávku.
prompt-visit = { $player } ({ $place }): co uděláš?
prompt-keep = { $player }: ze tří karet si nech dvě.
prompt-stock = { $player }: který lék zůstane na trhu?
prompt-remove = { $player }: ušetři živé jedné události.
# An effect on a player, who may be able to respond. $changes: such as “depression +2, obesity −1”. $cause: a message “cause-…”.
prompt-answer = { $player }: chceš se bránit?
prompt-answer-to = { $player }: { $cause }. Chceš se bránit?
prompt-comes = { $player }: { $changes } ({ $cause }).
prompt-nothing-left = { $player }: to už ti neublíží ({ $cause }). Pokračuj.
# Several players win together if all have died.
prompt-over = { $count ->
     [one] { $players } vyhrává.
     [few] { $players } vyhrávají společně, na onom světě.
    *[other] { $players } vyhrávají společně, na onom světě.
}

## Causes
# Where an effect comes from, in few words. $card: the message “quoted-card”.
cause-decay = konec kola
cause-work = den v kanceláři
cause-pharmacy = lékárna
cause-training = posilovna
cause-shopping = supermarket
cause-frenzy = nákupní horečka
cause-flea-market = bleší trh
cause-rest = odpočinek doma
cause-party = { $card } na večírku, hostí { $host }
cause-black-market = černý trh
cause-nightlife = kouř v baru, zve { $host }
cause-treat = { $card } v baru, zve { $host }
cause-affair-lover = večer při svíčkách
cause-affair-paid = placená společnost
cause-family = rodina
cause-career = příčka kariéry
cause-shock = šok z úmrtí: { $player }
cause-funeral = pohřeb: { $player }
cause-death = smrt
# How a player has died. $indicators: one or several, such as “cancer and diabetes”.
died = umírá na { $indicators } ({ $round }. kolo)
# $words: a line of the card that killed, or of the last event in the diary.
last-words = Poslední slova: { $words }
# An event in the diary of a player who has died.
# $line: the line of its card.
# $card: its name.
diary-line = V deníku, pod heslem „{ $card }“: { $line }
# $died: the message “died”. $cause: a message “cause-…”.
ending = { $died }: { $cause }

## Actions
# The beginning of a sentence of the log: one of the next two messages ends it. $changes: such as “depression +2, +1€”.
log-action = { $action }.
log-action-changes = { $action }: { $changes }.
# An effect that came to nothing. $cause: a message “cause-…”.
log-nothing-left = { $player }: bez následků ({ $cause }).
# $card, $cards, $given, $taken: the message “quoted-card”, or a list of such.
action-event = { $player } si bere událost { $card }
action-planned = { $player }: figurky stojí
action-plan = { $player } plánuje: { $places }
action-go-office = { $player } jde do kanceláře
action-go-supermarket = { $player } jde do supermarketu
action-go-pharmacy = { $player } jde do lékárny
action-go-flea-market = { $player } jde na bleší trh
action-go-home = { $player } jde domů
action-go-fitness = { $player } jde do posilovny
action-go-black-market = { $player } mizí na černý trh
action-go-nightlife = { $player } vyráží za nočním životem
action-go-affair = { $player } jde na schůzku
action-go-family = { $player } se věnuje rodině
action-go-career = { $player } myslí na kariéru
action-leave = { $player } jde dál
action-work = { $player } pracuje
action-buy-drug = { $player } kupuje lék
action-train-lightly = { $player } trochu cvičí
action-train-with-coach = { $player } cvičí s trenérem
action-shop-one = { $player } kupuje jednu věc
action-shop-two = { $player } kupuje dvě věci
action-shop-frenzy = { $player } má nákupní horečku
action-keep = { $player } si nechává karty { $cards }; třetí karta jde zpátky na balíček
action-restock = { $player } si nechává vyložit jiné zboží
action-stock = { $player } nechává na trhu lék { $card }
action-trade = { $player } mění karty ({ $given } za { $taken })
action-rest = { $player } odpočívá
action-cook = { $player } vaří doma: { $cards }
action-party = { $player } pořádá večírek: { $cards }
action-party-for = { $player } hostí na večírku: { $guests }. Na stole: { $cards }
action-buy = { $player } kupuje kartu { $card }
action-invite = { $player } zve do baru ({ $guest })
action-affair-lover = { $player } tráví večer při svíčkách
action-affair-paid = { $player } si platí společnost
action-family = { $player } si dělá čas na rodinu
action-career = { $player } stoupá po žebříku
action-drug = { $player } bere lék { $card }
# The player gives family chips. $indicators: those that would rise.
action-chips = { $player } se opírá o rodinu ({ $indicators })
action-accept = { $player } to přijímá
action-accept-mixed = { $player } to bere, jak to je
# A response that stays secret.
action-secret = { $player } ještě přemýšlí
action-remove = { $player } odebírá jednu událost a nikdo se nedozví kterou

## Changes
# $sign: “+” or “−”, before the number.
change-indicator = { $indicator } { $sign }{ $points }
change-euros = { $sign }{ $euros } €
change-family-chips = { $count ->
     [one] { $sign }{ $count } žeton rodiny
     [few] { $sign }{ $count } žetony rodiny
    *[other] { $sign }{ $count } žetonů rodiny
}
change-career-chips = { $count ->
     [one] { $sign }{ $count } žeton kariéry
     [few] { $sign }{ $count } žetony kariéry
    *[other] { $sign }{ $count } žetonů kariéry
}
# An indicator that is named several times.
indicator-times = { $indicator } ({ $times })

## The log
# $card, $cards: the message “quoted-card”, or a list of such. $changes: such as “depression +2, obesity −1”.
log-drawn = { $player } dostává kartu { $card }.
log-drawn-market = Nově na bleším trhu: { $card }.
log-drawn-black-market = Nově na černém trhu: { $card }.
log-drawn-event = Vyložená událost: { $card }.
log-looking = { $player } si prohlíží kartu { $card }.
log-from-bar = { $player } dostává v baru kartu { $card }.
log-prepared = Na onom světě si někdo prohlíží kartu.
log-laid-out = Vyložené události: { $cards }.
log-returned = Odložené události se vracejí: { $cards }.
# $pile: a message “pile-…”.
log-shuffled = Odkládací balíček se znovu míchá: { $pile }.
log-no-card = Už není co táhnout: { $pile }.
log-diaries = Všechny deníky se znovu míchají: všechno se může stát ještě jednou.
log-change = { $player }: { $changes }.
log-gets = { $player } dostává kartu { $card }: { $changes }.
log-smoke = { $player } dýchá kouř: { $changes }.
log-shock = { $player } je v šoku: { $changes }.
log-no-money = { $player } nemá na květiny: { $changes }.
# At a funeral; $count is the number of the players.
log-paid = { $count ->
     [one] { $players } nese květiny za euro.
     [few] { $players } nesou květiny po euru.
    *[other] { $players } nesou květiny po euru.
}
# $count is the number of the cards; in English it makes no difference.
log-lost = { $count ->
     [one] { $player } přichází o kartu { $cards }.
     [few] { $player } přichází o karty { $cards }.
    *[other] { $player } přichází o karty { $cards }.
}
log-banned = { $player } v tomto kole nesmí: { $places }.
log-nothing-eaten = { $player } nedostává nic, všechno nezdravé došlo.
# $indicators: those at 10, such as “cancer and diabetes”.
log-died = { $player } umírá: { $indicators } na 10.
log-died-party = { $player } umírá v dobré společnosti: { $indicators } na 10.
log-died-funeral = { $player } umírá na pohřbu: { $indicators } na 10.
log-funeral = Pohřeb: { $player }.
log-plans-open = Všechny plány jsou hotové.
log-plan = { $player }: { $places }.
log-took-in-secret = { $player } mezitím bere lék { $card }.
log-round-over = Kolo končí.
log-round = Začíná { $round }. kolo.
log-beginner = Odteď začíná { $player }.
# Several players win together if all have died.
log-over = { $count ->
     [one] { $players } vyhrává!
     [few] { $players } vyhrávají společně, na onom světě!
    *[other] { $players } vyhrávají společně, na onom světě!
}

## Refusals
# They are addressed to the player. $card: the message “quoted-card”. $place: a message “place-….within”. $pile: a message “pile-…”.
refuse-over = Hra skončila.
refuse-draw-is-due = Nejdřív táhněte kartu: { $pile }.
refuse-not-your-turn = Nejdřív rozhoduje { $player }.
# As the messages “prompt-…”, without the name of the player.
refuse-other-is-due =
    .event = To musí počkat: vyber si událost.
    .plan = To musí počkat: postav figurky na tři místa.
    .go = To musí počkat: kam?
    .visit = To musí počkat: co uděláš?
    .keep = To musí počkat: ze tří karet si nech dvě.
    .stock = To musí počkat: který lék zůstane na trhu?
    .remove = To musí počkat: ušetři živé jedné události.
    .answer = To musí počkat: chceš se bránit?
refuse-wrong-deck = Teď táhněte odtud: { $pile }.
refuse-not-in-pile = { $card } není v balíčku.
refuse-other-on-top = Navrchu balíčku leží jiná karta.
refuse-not-offered = { $card } není mezi událostmi.
refuse-three-places = Postav tři figurky na tři různá místa.
refuse-not-in-game = Takové místo v této hře není: { $place }.
refuse-banned = Kvůli události sem v tomto kole nesmíš: { $place }.
refuse-rivals-career = Kancelář a kariéra nejdou v jednom kole dohromady.
refuse-rivals-market = Bleší trh a černý trh nejdou v jednom kole dohromady.
refuse-not-planned = Žádná tvoje figurka tam nestojí: { $place }.
refuse-still-at = Figurka je ještě tady: { $place }. Nejdřív zvol: Jít dál.
refuse-nowhere = Nejdřív jdi na některé ze svých míst.
refuse-conflict = To se dělá jinde: { $place }.
refuse-done-already = To už při této návštěvě máš za sebou.
# $price: the message “euros”.
refuse-poor = Stojí to { $price }, a tolik nemáš.
refuse-uneven-trade = Vyměň jednu až tři karty: zboží za zboží, léky za léky.
refuse-not-on-market = { $card } není na bleším trhu.
refuse-not-in-hand = Kartu { $card } nemáš, nebo ne tolikrát.
refuse-too-few-cards = Na to nestačí karty: buď tvoje, nebo ty na stole.
refuse-no-party = Na večírek jsou třeba dvě karty zboží s různými symboly.
refuse-no-meal = K jídlu patří dvě karty zboží s různými symboly.
refuse-not-for-sale = { $card } není na černém trhu.
refuse-no-guest = Vytáhnout ven můžeš jen někoho jiného, a jen někoho živého.
refuse-one-or-two = Rodina dá jeden žeton, nebo dva.
refuse-no-chips-left = Tolik žetonů rodiny už není, nebo by jich bylo víc než čtyři.
refuse-too-few-chips = Tolik žetonů rodiny nemáš.
refuse-no-chips = Dej aspoň jeden žeton rodiny, nebo to přijmi.
refuse-too-many-chips = Víc žetonů, než je čemu zabránit: { $indicator }.
refuse-no-such-drug = Lék { $card } nemáš.
refuse-not-these-two = Ze tří karet, které vidíš, si nech dvě.
refuse-not-drawn = { $card } není mezi těmi dvěma léky.
refuse-not-prepared = { $card } není mezi příštími událostmi.

## Bots and hints
# Reasons stand on a line of their own, without a capital at the beginning or a full stop.
reason-helps = { $indicator }: { $from } → { $to }
reason-spares = { $indicator }: jen { $to } místo { $from }
reason-saves = jinak hrozí smrt: { $indicator }
reason-harms = { $player }: { $indicator } stoupne na { $to }
reason-kills = { $player } to nepřežije
reason-earns = přinese to { $euros }
reason-stocks = to se bude hodit později
reason-least-harm = žádná jiná událost neuškodí tělu méně
reason-spoils = živým by to prospělo
# The price, after a reason: the indicator that rises the most, and money. $euros: the message “euros”.
reason-rises = { $reason }; { $indicator } za to na { $to }
reason-price = { $reason }; cena: { $euros }
# Where a hint directs attention.
look-events = Podívej se na nabídku událostí.
look-health = Podívej se na své zdraví, peníze a karty v ruce.
look-pieces = Podívej se na své figurky ve městě.
look-hand = Podívej se na karty v ruce.
look-others = Podívej se, jak se daří ostatním.
look-coming = Podívej se, co se na tebe chystá.
look-here = Podívej se, co toto místo nabízí.
look-choice = Podívej se na karty, ze kterých se vybírá.
# Remarks of bots, in good moments and in bad ones.
remark-good-1 = Cítím se jako rybička!
remark-good-2 = Doktor bude koukat.
remark-good-3 = A to je teprve pondělí.
remark-bad-1 = Musím si na chvíli lehnout.
remark-bad-2 = Nemá někdo prášek?
remark-bad-3 = Ale stálo to za to.

## The result
# Winners who are alive, and winners who have died as the last; $count is the number of the players.
how-alive = { $count ->
     [one] Po { $round }. kole žije už jen { $players }.
     [few] Po { $round }. kole ještě žijí { $players }.
    *[other] Po { $round }. kole ještě žijí { $players }.
}
how-dead = Nejdelší život: { $players }, do { $round }. kola.
# The first death, the last death at a party, the party or night out with the worst consequences, the most events.
highlight-first-death = První úmrtí
# When somebody died, after the name.
highlight-in-round = { $round }. kolo
highlight-party-death = Smrt ve společnosti
highlight-longest-evening = Nejdelší večer
highlight-fullest-diary = Nejtlustší deník
# How much worse everybody’s indicators got in that evening.
points = { $count ->
     [one] { $count } bod
     [few] { $count } body
    *[other] { $count } bodů
}

## Cards
# A name, and a line of flavour: a sentence or two. Soft hyphens say where a long name may break. In Czech, the space after a word of one letter does not break.
# Food.
card-burger = Burger
    .flavour = Dvě ruce nestačí. Tři ubrousky taky ne.
card-crisps = Brambůrky
    .flavour = Pytlík je prázdný. Nikdo nic neviděl.
card-chocolate-cake = Čokolá­dový dort
    .flavour = Kousek pro útěchu a druhý, aby tomu prvnímu nebylo smutno.
card-pizza = Pizza se vším
    .flavour = Se vším znamená opravdu se vším.
card-fried-cheese = Smažený sýr
    .flavour = Bez tatarky by to bylo skoro dietní.
card-grilled-sausage = Spálená klobása
    .flavour = Zvenku uhlí, uvnitř tajemství.
card-doughnut = Donut
    .flavour = Díra nemá žádné kalorie.
card-frozen-dinner = Mražené jídlo pro jednoho
    .flavour = Jedna porce. Na víčku to stojí velkým písmem.
card-ice-cream = Kyblík zmrzliny
    .flavour = Minimální trvanlivost do konce filmu.
card-pork-knuckle = Pečené koleno
    .flavour = S křenem, hořčicí a výčitkami.
card-muesli = Müsli
    .flavour = Vločky jsou spočítané. Rozinky taky: jedna.
card-tofu = Tofu
    .flavour = Přijme jakoukoli chuť. Jen je třeba ji mít.
card-plain-yoghurt = Bílý jogurt
    .flavour = Bílý, studený a má pravdu.
card-salad = Míchaný salát
    .flavour = S citronem a čistým svědomím.
card-broccoli = Brokolice na páře
    .flavour = Stromeček povinnosti.
card-rye-bread = Celozrnný chléb
    .flavour = Čtyřicetkrát žvýkat, pak přemýšlet.
card-fish = Ryba na páře
    .flavour = Bez trojobalu, bez hranolek, bez řečí.
card-garlic-soup = Česnečka
    .flavour = Na tlak, na upíry i na návštěvy.
# Beverages.
card-beer = Pivo
    .flavour = Tekutý chléb. Dnes už třetí bochník.
card-cola = Kola
    .flavour = Přijde devět kostek cukru do sklenice…
card-coffee = Silná káva
    .flavour = Dnes pátá. Nebo šestá.
card-energy-drink = Energe­tický nápoj
    .flavour = Zítřejší energie už dnes.
card-lemonade = Zelená limonáda
    .flavour = Při stáčení stál opodál citron.
card-plum-brandy = Slivovice
    .flavour = Domácí. Od koho, to se neříká.
card-egg-liqueur = Vaječný likér
    .flavour = Od babičky. Skleničky má spočítané.
card-canteen-coffee = Káva z auto­matu
    .flavour = Automat tvrdí, že je to cappuccino. Automat lže.
card-juice = Ovocný džus
    .flavour = Čerstvě vymačkaný. Radost vytekla první.
card-water = Minerálka
    .flavour = S bublinkami, kdyby bylo co slavit.
card-green-tea = Zelený čaj
    .flavour = Chutná po trávníku a dlouhém životě.
card-herbal-tea = Bylinkový čaj
    .flavour = Babiččin lék na všechno, jen ne na babičku.
card-vegetable-juice = Zeleni­nová šťáva
    .flavour = Červená řepa k tomu měla své důvody.
# Tobacco.
card-cigarettes = Cigarety
    .flavour = Poslední krabička. Zase.
card-roll-ups = Ubalené cigarety
    .flavour = Levnější, silnější, křivější.
card-cigar = Doutník
    .flavour = Pro zvláštní příležitosti, třeba úterý.
# Drugs.
card-aspirin = Lék na ředění krve
    .flavour = Co vázlo, zase teče.
card-statin = Lék na choles­terol
    .flavour = Řezníkův nejlepší přítel.
card-beta-blocker = Beta­blokátor
    .flavour = S ním se dá v klidu otevřít i pošta.
card-insulin = Inzulin
    .flavour = Pro život po sladkém životě.
card-antidepressant = Antide­presivum
    .flavour = Šedá dostane růžový lem.
card-chemotherapy = Chemo­terapie
    .flavour = Dlouhá chodba, hodné sestry, špatná káva.
card-slimming-pill = Pilulka na hubnutí
    .flavour = Kalhoty sedí. Pilulka se neptá proč.
card-multivitamin = Multi­vitamin
    .flavour = Všechno od A do zinku.
card-spa-cure = Lázně na předpis
    .flavour = Teplá voda, oplatky a v devět do postele.
# Events.
card-refrigerator = Rozbitá lednička
    .flavour = Louže o tom věděla první.
card-robbed = Vyloupený byt
    .flavour = Prášky a tabák vzali, müsli nechali.
card-paid-leave = Placené volno
    .flavour = Kancelář to zvládne. Bude muset.
card-business-trip = Služební cesta
    .flavour = Hotelový pokoj s výhledem na hotel.
card-divorce = Rozvod
    .flavour = Ze všeho půlka, jen pes zůstal celý.
card-grandma = Zemřela babička
    .flavour = Zůstaly po ní hodinky, trochu peněz a ticho.
card-promotion = Povýšení
    .flavour = Nová vizitka, nová židle, stará káva.
card-labour-dispute = Pracovní spor
    .flavour = Obě strany ustoupí, jakmile začne ta druhá.
card-diarrhoea = Průjem
    .flavour = Pořádný. A papír došel.
card-lottery-win = Výhra v loterii
    .flavour = Šest správných. A najednou tolik bratranců.
card-christmas = Vánoce
    .flavour = Kapr, salát, cukroví, a zase od začátku.
card-mother-in-law = Návštěva tchyně
    .flavour = Jen na týden, říká a vybaluje.
card-holiday-at-sea = Dovolená u moře
    .flavour = Slunce od osmi, opalovací krém od dvanácti.
card-out-of-fuel = Došel benzin
    .flavour = Ručička něco takového naznačovala.
card-conflict-at-work = Hádka v práci
    .flavour = Začalo to hrnkem.
card-medical-checkup = Preven­tivní prohlídka
    .flavour = „Na váš věk je to výborné.“
card-x-ray = Rentgen pro jistotu
    .flavour = „Nedýchejte. Ještě ne. Ještě ne.“
card-sunburn = Spálení od slunce
    .flavour = A to bylo pod mrakem.
card-class-reunion = Třídní sraz
    .flavour = Ze všech něco je. Ze všech ostatních.
card-noisy-neighbours = Hluční sousedé
    .flavour = Vrtá se do deseti, tluče se od šesti.
card-birthday = Kulaté naroze­niny
    .flavour = Za každý rok svíčka. Slaví i hlásič kouře.
card-wedding = Svatba sestře­nice
    .flavour = Sedm chodů a o jeden proslov víc, než je zdrávo.
card-pig-slaughter = Zabijačka
    .flavour = Z prasete nezbylo nic. Z diety taky ne.
card-tax-return = Daňové přiznání
    .flavour = Na řádku 47 ztroskotali už silnější.
card-tax-audit = Daňová kontrola
    .flavour = Chtějí vidět účtenku starou jedenáct let.
card-tax-refund = Přeplatek na dani
    .flavour = Omyl ve tvůj prospěch. Zatím.
card-flat-flooded = Prasklá trubka
    .flavour = Tak se člověk seznámí se sousedy zespodu.
card-new-love = Nová láska
    .flavour = Všechno se zklidní, jen tep ne.
card-gym-voucher = Poukaz do posilovny
    .flavour = Platí, dokud tě nenapadne výmluva.
card-hiking-trip = Pěší výlet
    .flavour = Chata měla zavřeno. Ta další taky.
card-sick-leave = Chřipka
    .flavour = 39,1 a polštář je teplý z obou stran.
card-smoky-office = Kolega kouří jako komín
    .flavour = Okno se zasekává. Zapalovač ne.
card-asbestos = Azbest ve stropě
    .flavour = A byl to takový klidný dům.
card-sweet-tooth = Bonbo­niéra
    .flavour = Od ctitele. Nebo od zubaře.
card-speeding-ticket = Pokuta za rychlost
    .flavour = Fotka se povedla, jen je trochu drahá.
card-burglar-alarm = Noční autoalarm
    .flavour = V pět přestane. V pět spustí ptáci.
card-fast-food-opening = V přízemí otevřeli gril
    .flavour = Vůně už má od bytu klíč.
card-good-news = Dobré výsledky
    .flavour = Vzorky byly prohozené. Už nejsou.
