link-none = Toto není odkaz na hru.
link-too-long = Na odkaz na hru je tento text moc dlouhý.
link-later-version = Odkaz je z novějšího Heartboxu. Načti tuto stránku znovu a pak odkaz otevři ještě jednou.
link-cut-off = Konec odkazu chybí. Zkopíruj ho celý, nebo si hru vyžádej jako soubor.
link-unknown = Tento Heartbox hru v odkazu nezná. Načti tuto stránku znovu a pak odkaz otevři ještě jednou.
link-damaged = Odkaz je poškozený, nebo se řídí jinými pravidly než tento Heartbox. Vyžádej si hru jako soubor.
link-unwritable = Tato hra se do odkazu nevejde. Ulož ji raději jako soubor.

## Odkazy
share-code = QR kód s odkazem na tuto hru
share-now = V odkazu je celá hra až do této chvíle, bez serveru.
share-moment = V odkazu je hra až do okamžiku, na který se právě díváš, bez serveru.
share-contents = Kdo ho otevře, hraje dál s kopií a s vlastními kostkami.
share-contents-alone = Kdo ho otevře, hraje dál s kopií.
share-secrets = Je v něm vidět i to, co je ještě tajné.
share-no-code = Na QR kód je tato hra moc dlouhá. Do odkazu i do souboru se vejde.
share-names = Se jmény
share-with-names = Jména jsou v odkazu.
share-without-names = Jména v odkazu nejsou.
link-address = Odkaz na tuto hru
copy-link = Zkopírovat odkaz
link-copied = Zkopírováno
share-link = Sdílet odkaz
paste-link = Sem vlož odkaz na hru nebo text jejího souboru.
linked-game = Hra z odkazu
linked-known = Tento odkaz tu už byl jednou otevřen.
linked-yours = Pokračovat ve své
linked-go-on = Pokračovat s kopií
linked-look = Podívat se na hru
linked-watch = Zhlédnout od začátku
linked-note = Tím se v tomto zařízení žádná hra nezmění.

## Předání zařízení
handed-filed = Uloženo jako { $file }
handed-over = Sdíleno
handed-selected = Tento prohlížeč nedovoluje stránce kopírovat. Text je označený: zkopíruj ho ručně.
handed-not-shared = Zařízení to nedokázalo sdílet. Ulož to raději jako soubor.
handed-saved = Zařízení nedokázalo obrázek sdílet. Je uložený jako soubor.
handed-no-picture = Tento prohlížeč obrázek nevytvoří.
handed-spoiled = Tento prohlížeč kvůli tvé ochraně zkresluje, co stránky kreslí. Povol této stránce kreslení („canvas“) a zkus to znovu.

## Ohlédnutí
back-to-game = Zpět ke hře
look-at-turn = Tah { $number } / { $all }, krok { $step }
look-at-round = Kolo { $number } / { $all }, krok { $step }
look-at-start = Před prvním tahem
turn = { $number }. tah
round = { $number }. kolo
is-over = Dohráno
look-mark-turn = nový tah
look-mark-great = velká chvíle
look-play = Přehrát
look-stop = Zastavit
look-speed = Rychlost
look-fastest = Velmi rychle
look-event-back = O krok zpět
look-event-on = O krok dál
look-turn-back = O tah zpět
look-turn-on = O tah dál
look-same-dice = Odsud dál, stejné kostky
look-new-dice = Odsud dál, nové kostky
look-no-dice = Hrát odsud dál
look-go-on = Vznikne nová hra. Stará zůstane, jak je.

## Uložené hry
games-keep = Uložit všechny hry jako soubor
games-share = Sdílet všechny hry
share-file = Sdílet soubor
games-drop = Otevři tu uložený soubor, nebo ho přetáhni na tuto stránku. Žádná hra se nepřepíše.
games-reading = Čte se soubor…
games-merging = Procházím soubor: { $done } / { $of }.
games-cancelled = Zrušeno: zbytek souboru se nečetl.
games-put-away =
    { $count ->
        [one] Aby bylo místo, byla odložena { $count } dohraná hra. Týden ji můžete vrátit.
        [few] Aby bylo místo, byly odloženy { $count } dohrané hry. Týden je můžete vrátit.
       *[other] Aby bylo místo, bylo odloženo { $count } dohraných her. Týden je můžete vrátit.
    }
games-added = { $count ->
     [one] Přibyla { $count } hra.
     [few] Přibyly { $count } hry.
    *[other] Přibylo { $count } her.
}
games-known = { $count ->
     [one] { $count } hra tu už byla.
     [few] { $count } hry tu už byly.
    *[other] { $count } her tu už bylo.
}
games-unreadable = { $count ->
     [one] { $count } hru nešlo přečíst.
     [few] { $count } hry nešlo přečíst.
    *[other] { $count } her nešlo přečíst.
}
games-left-out = { $count ->
     [one] Pro { $count } hru není místo.
     [few] Pro { $count } hry není místo.
    *[other] Pro { $count } her není místo.
}
order = Řadit podle
order-newest = Nejnovější
order-kind = Hra
choose = Vybrat hru { $game }
choose-all = Vybrat vše
rename = Přejmenovat
duplicate = Duplikovat
delete-game = Smazat hru { $game }
games-delete = Smazat vybrané ({ $count })
games-deleted = { $count ->
     [one] Smazána { $count } hra.
     [few] Smazány { $count } hry.
    *[other] Smazáno { $count } her.
}
copy-of = { $game } (kopie)
game-renamed = Hra se teď jmenuje „{ $name }“.
game-duplicated = Teď je tu i „{ $name }“.

## Grafy
charts = Grafy
charts-hint = Klepni na graf a přejdeš k tomu okamžiku.
charts-chance = Šance na výhru
charts-running = Šance na výhru se ukážou až po konci hry: předtím by prozradily, co nikdo nesmí vědět.
charts-luck = Bylo to štěstí?
charts-alone = Jak se měnily šance?
charts-stop = Přerušit
charts-working = Počítá se…
charts-ready = Šance na výhru jsou spočítané.
charts-progress = Spočítáno kroků: { $done } / { $all }
charts-percent = { $percent } %
charts-good-luck = { $player }: štěstí přálo, šance na výhru tím stoupla o { $count ->
     [one] { $count } bod
     [few] { $count } body
    *[other] { $count } bodů
}.
charts-bad-luck = { $player }: štěstí nepřálo, šance na výhru tím klesla o { $count ->
     [one] { $count } bod
     [few] { $count } body
    *[other] { $count } bodů
}.
charts-no-luck = { $player }: ani štěstí, ani smůla.
charts-decisions = Každé rozhodnutí stálo v průměru { $decisions } bodu.
charts-decisions-of = { $player }: každé rozhodnutí stálo v průměru { $decisions } bodu.
charts-neutral = Bez štěstí a smůly by šance na výhru byla { $percent }.
charts-points-about = 100 bodů je jistá výhra.
charts-deciding = Co rozhodlo hru
charts-rose = Šance na výhru, { $player }: { $before } → { $after } (o { $count ->
     [one] { $count } bod
     [few] { $count } body
    *[other] { $count } bodů
} víc)
charts-fell = Šance na výhru, { $player }: { $before } → { $after } (o { $count ->
     [one] { $count } bod
     [few] { $count } body
    *[other] { $count } bodů
} míň)
charts-method = Jak se to počítá
charts-method-about = Jednoduché hodnocení odhaduje po každém kroku šance všech na výhru. Štěstí je šance po hodu nebo po dobrání karty minus průměr všeho, co mohlo přijít. Rozhodnutí se měří podle nejlepší akce, kterou toto hodnocení vidí při pohledu o krok dopředu. Body jsou procentní body. To vše je odhad, ne pravda: delší plány hodnocení přehlíží. A šňůra štěstí nebo smůly vypadá ve většině her nápadně, i když nápadná není.
charts-method-alone = Jednoduché hodnocení odhaduje po každém kroku šance všech na výhru. Rozhodnutí se měří podle nejlepší akce, kterou toto hodnocení vidí při pohledu o krok dopředu. Body jsou procentní body. To vše je odhad, ne pravda: delší plány hodnocení přehlíží.
charts-before = Hra, ze které se pokračovalo
charts-seed = Odkud přišly hody a karty
charts-seed-all = { $all ->
     [one] Jediný hod nebo karta v této hře plyne z jejího výchozího čísla: nic z toho nebylo vyměněno.
     [few] Všechny { $all } hody a karty v této hře plynou z jejího výchozího čísla: nic z toho nebylo vyměněno.
    *[other] Všech { $all } hodů a karet v této hře plyne z jejího výchozího čísla: nic z toho nebylo vyměněno.
}
charts-seed-others = Počet hodů a karet v této hře: { $all }. Z toho z výchozího čísla neplyne: { $others }.
charts-seed-about = Výchozí číslo se vylosovalo na začátku hry. Co padne nebo se otočí, z něj plyne, ať hraje kdokoli a kdykoli. Právě se to spočítalo znovu. Jestli to číslo někdo předem znal, z toho není vidět.
charts-dice = Kostky
charts-dice-of = { $player }: { $count ->
     [one] 1 kostka s číslem { $mean }
     [few] { $count } kostky, v průměru { $mean }
    *[other] { $count } kostek, v průměru { $mean }
} (běžné je { $low } až { $high })
charts-matched-of = { $player }: { $count ->
     [one] z { $count } hodu se hodil { $matched }
     [few] ze { $count } hodů se na kartu hodilo { $matched }
    *[other] z { $count } hodů se na kartu hodilo { $matched }
} (běžně { $low } až { $high })
charts-dice-about = V 19 z 20 her to leží v běžném rozmezí. Hraje-li víc lidí, jednou za pár her vypadají něčí kostky podivně.
charts-table = { $chart }: tabulka
charts-after-turn = Po tahu
charts-after-round = Po kole
charts-whose = Čí?

## Settings
theme = Světlý, nebo tmavý vzhled
theme-system = Podle zařízení
theme-light = Světlý
theme-dark = Tmavý
contrast = Kontrast
contrast-more = Vysoký
text-size = Velikost textu
text-size-100 = 100 %
text-size-125 = 125 %
text-size-150 = 150 %
text-size-200 = 200 %
motion = Pohyb
motion-full = Plný
motion-reduced = Omezený
motion-about = Omezený: nic necestuje. Co se změnilo, je jen označené.
speed = Animace
speed-calm = klidně
speed-quick = svižně
timer = Čas na tah
timer-off = bez měření
timer-30 = 30 sekund
timer-60 = 1 minuta
timer-120 = 2 minuty
timer-about = Během tahu se plní tenká čára. Když je plná, nic se nestane.
pace = Tempo botů
pace-slow = pomalu
pace-normal = normálně
pace-fast = rychle
pace-at-once = hned
quiet = Boti nic neříkají
quiet-about = Hrají bez poznámek.
sound = Zvuk
volume = Hlasitost
volume-soft = tiše
volume-medium = středně
volume-loud = nahlas
vibration = Vibrace ke zvuku
section-look = Vzhled
section-bots = Boti
section-storage = V tomto zařízení
section-about = O Heartboxu
storage-used = Tato stránka zabírá v zařízení { $used } MB.
storage-kept = Prohlížeč si hry ponechá, i když dojde místo.
storage-at-risk = Když dojde místo, prohlížeč může hry smazat.
storage-keep = Ponechat natrvalo
storage-refused = Prohlížeč nic neslíbil. Občas ulož hry do souboru.
storage-unknown = Tento prohlížeč neříká, jestli si hry ponechá.
backup-about = V jednom souboru jsou všechny hry. V části „Uložené hry“ je z něj vrátíš, tady nebo jinde.
clear-all = Smazat všechno
clear-about = Zmizí všechny hry, jména i nastavení a stránka bude jako první den.
clear-file = Nejdřív ulož hry do souboru: jinak se už nevrátí.
clear-go-on = Dál
clear-sure = Opravdu smazat z tohoto zařízení všechny hry, jména i nastavení?
clear-now = Ano, smazat všechno
clear-failed = Prohlížeč nesmazal všechno. Zavři ostatní karty s Heartboxem a zkus to znovu.
about-page = Čtyři hry o srdci v jedné krabici. Žádný účet, žádný server, žádné reklamy: nic neopustí toto zařízení.

## Where everyone sits
seating-how = Tablet leží mezi vámi. Klepni na jméno a potom na místo, kde ten člověk sedí.
place-free = Volné místo: { $place }
place-taken = { $player }: { $place }
place-below = dole
place-below-left = vlevo dole
place-left = vlevo
place-above-left = vlevo nahoře
place-above = nahoře
place-above-right = vpravo nahoře
place-right = vpravo
place-below-right = vpravo dole
table-mode = Když hraje další
table-mode-pass = předáme si tablet
table-mode-turn = stůl se k němu otočí
table-mode-fixed = stůl zůstane, jak leží
hands-over = Vždy se ptát, kdo si bere tablet
hands-over-about = Na začátku každého tahu je vidět jen jméno dalšího, dokud si tablet nevezme.

## The menu of a table
full-screen = Celá obrazovka
full-screen-end = Zpět z celé obrazovky

## Sealed dice
sealing-about = Klepni jednou na pole níže, kde a kdy chceš. Smíchá se to s náhodnými čísly tohoto zařízení.
sealing-touch = { $player }, teď klepneš ty.
sealing-told = Toto je pečeť všech hodů a karet, které přijdou. Opiš si ji nebo vyfoť: po hře ji můžeš porovnat.
copy-seal = Zkopírovat pečeť
seal-kept = Pečeť z doby před prvním hodem
seal-matches = Výchozí číslo má přesně tuto pečeť: je to pořád to z doby před prvním hodem.
seal-differs = Výchozí číslo má jinou pečeť: není to to z doby před prvním hodem.
seal-covers-all = Pečeť platí pro všechny hody a karty této hry. Co se vzalo zpět, přišlo znovu stejně.
seal-covers-first = Tolik hodů a karet této hry pečeť kryje: { $count }. Pak se v ní pokračovalo z jiné hry se stejnými kostkami a někdo možná ví, co tam přišlo.
dice-proof = Co to dokazuje?
dice-proof-made = Před prvním hodem vzniklo z klepnutí všech a z náhodných čísel tohoto zařízení výchozí číslo a ukázala se jeho pečeť.
dice-proof-fixed = Když má výchozí číslo, které se ukáže po hře, tuto pečeť, nikdo za něj nedal jiné, a když z něj plynou všechny hody a karty, žádný nikdo nevyměnil.
dice-proof-not = Nedokazuje to, že výchozí číslo během hry na tomto zařízení nikdo nečetl, ani že tato stránka klepnutí opravdu přimíchala.
dice-proof-check = Kdo o tom pochybuje, může hru ověřit jiným programem: jak na to, je v souboru docs/dice.md, který k této stránce patří.
dice-check = Ověřit teď
dice-check-others = Z výchozího čísla neplyne:

## How the dice fell
dice-fell = Jak padaly kostky
dice-fell-normal = { $count ->
     [one] { $count } kostka.
     [few] { $count } kostky.
    *[other] { $count } kostek.
} Každé číslo { $low }- až { $high }krát je normální.
dice-fell-times = { $number }: { $count }krát
dice-fell-about = V 19 z 20 případů je číslo v normálním rozmezí, které je vyznačené. Z dvanácti čísel je tedy často jedno mimo.
dice-fell-progress = Prohlédnuto her: { $done } z { $all }
dice-fell-none = Na tomto zařízení se kostkami ještě neházelo.

## What people choose for their own turns
as-table = jako stůl
yes = ano
no = ne
has-hints = Smí žádat o radu

## Taking back with the agreement of others
takeback-asked = { $player } chce vzít tah zpět
takeback-hold = Souhlasíš? Podrž své tlačítko jednu vteřinu.
takeback-agree = { $player } souhlasí
takeback-no = Ne, hrajeme dál
asks-consent = S vracením tahů souhlasí ostatní
confirms = Zahrát až druhým klepnutím
confirms-about = První klepnutí se jen zeptá, aby se nic nezahrálo omylem.

own-dice-due = Hoďte vlastní kostkou a klepněte na to, co padlo.
own-cards-due = Vytáhněte vlastní kartu a klepněte na ni tady.
own-die-of = { $player }: hoď vlastní kostkou a klepni na to, co padlo.
own-step = ({ $number } z { $count })
own-choose-card = Vybrat kartu
own-search = Hledat podle jména
own-left = zbývá
own-not-found = Taková karta teď přijít nemůže.
charts-entered-dice = Ručně zadané hody: { $count }.
charts-entered-cards = Ručně zadané karty: { $count }.
own-dice = Házíme vlastní kostkou
own-cards = Táhneme vlastní karty
