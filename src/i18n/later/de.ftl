link-none = Das ist kein Link zu einem Spiel.
link-too-long = Dieser Text ist zu lang für einen Link zu einem Spiel.
link-later-version = Der Link kommt von einer neueren Heartbox. Lade diese Seite neu und öffne den Link dann noch einmal.
link-cut-off = Das Ende des Links fehlt. Kopiere ihn ganz, oder lass dir das Spiel als Datei geben.
link-unknown = Diese Heartbox kennt das Spiel im Link nicht. Lade diese Seite neu und öffne den Link dann noch einmal.
link-damaged = Der Link ist beschädigt oder folgt anderen Regeln als diese Heartbox. Lass dir das Spiel als Datei geben.
link-unwritable = Dieses Spiel passt nicht in einen Link. Sichere es stattdessen als Datei.

## Links
share-code = QR-Code mit dem Link zu diesem Spiel
share-now = Im Link steckt das Spiel bis jetzt, ganz ohne Server.
share-moment = Im Link steckt das Spiel bis zu dem Moment, den du gerade ansiehst, ganz ohne Server.
share-contents = Wer ihn öffnet, spielt mit einer Kopie und eigenen Würfeln weiter.
share-contents-alone = Wer ihn öffnet, spielt mit einer Kopie weiter.
share-secrets = Auch was noch geheim ist, lässt sich dort sehen.
share-no-code = Für einen QR-Code ist dieses Spiel zu lang. In Link und Datei passt es.
share-names = Mit den Namen
share-with-names = Die Namen stehen im Link.
share-without-names = Die Namen stehen nicht im Link.
link-address = Link zu diesem Spiel
copy-link = Link kopieren
link-copied = Kopiert
share-link = Link teilen
paste-link = Füge hier den Link zu einem Spiel ein oder den Text seiner Datei.
linked-game = Ein Spiel aus einem Link
linked-known = Diesen Link hast du schon einmal geöffnet.
linked-yours = Mit deinem weiterspielen
linked-go-on = Mit einer Kopie weiterspielen
linked-look = Spiel ansehen
linked-watch = Von Anfang an ansehen
linked-note = Das ändert kein Spiel auf diesem Gerät.

## Dem Gerät etwas übergeben
handed-filed = Gesichert als { $file }
handed-over = Geteilt
handed-selected = Dieser Browser lässt die Seite nicht kopieren. Der Text ist markiert: Kopiere ihn selbst.
handed-not-shared = Dieses Gerät konnte das nicht teilen. Sichere es lieber als Datei.
handed-saved = Dieses Gerät konnte das Bild nicht teilen. Es liegt jetzt als Datei da.
handed-no-picture = Dieser Browser kann das Bild nicht zeichnen.
handed-spoiled = Dieser Browser verfälscht zu deinem Schutz, was Seiten zeichnen. Erlaube dieser Seite das Zeichnen („Canvas“) und versuch es noch einmal.

## Zurückblicken
back-to-game = Zurück zum Spiel
look-at-turn = Zug { $number } von { $all }, Schritt { $step }
look-at-round = Runde { $number } von { $all }, Schritt { $step }
look-at-start = Vor dem ersten Zug
turn = Zug { $number }
round = Runde { $number }
is-over = Beendet
look-mark-turn = neuer Zug
look-mark-great = großer Moment
look-play = Abspielen
look-stop = Anhalten
look-speed = Tempo
look-fastest = Sehr schnell
look-event-back = Ein Schritt zurück
look-event-on = Ein Schritt weiter
look-turn-back = Ein Zug zurück
look-turn-on = Ein Zug weiter
look-same-dice = Von hier weiter, gleiche Würfel
look-new-dice = Von hier weiter, neue Würfel
look-no-dice = Von hier weiterspielen
look-go-on = Das wird ein neues Spiel. Das alte bleibt, wie es ist.

## Gespeicherte Spiele
games-keep = Alle Spiele als Datei sichern
games-share = Alle Spiele teilen
share-file = Datei teilen
games-drop = Öffne hier eine gesicherte Datei oder zieh sie auf diese Seite. Kein Spiel wird überschrieben.
games-reading = Die Datei wird gelesen …
games-merging = Die Datei wird durchgesehen: { $done } von { $of } Spielen.
games-cancelled = Abgebrochen: Der Rest der Datei wurde nicht gelesen.
games-put-away =
    { $count ->
        [one] Ein fertiges Spiel wurde weggelegt, damit Platz ist. Eine Woche lang könnt ihr es zurückholen.
       *[other] { $count } fertige Spiele wurden weggelegt, damit Platz ist. Eine Woche lang könnt ihr sie zurückholen.
    }
games-added = { $count ->
     [one] { $count } Spiel dazugekommen.
    *[other] { $count } Spiele dazugekommen.
}
games-known = { $count ->
     [one] { $count } Spiel war schon da.
    *[other] { $count } Spiele waren schon da.
}
games-unreadable = { $count ->
     [one] { $count } Spiel war nicht lesbar.
    *[other] { $count } Spiele waren nicht lesbar.
}
games-left-out = { $count ->
     [one] Für { $count } Spiel ist kein Platz.
    *[other] Für { $count } Spiele ist kein Platz.
}
order = Sortieren nach
order-newest = Neueste
order-kind = Spiel
choose = { $game } auswählen
choose-all = Alle auswählen
rename = Umbenennen
duplicate = Duplizieren
delete-game = { $game } löschen
games-delete = { $count } ausgewählte löschen
games-deleted = { $count ->
     [one] { $count } Spiel gelöscht.
    *[other] { $count } Spiele gelöscht.
}
copy-of = { $game } (Kopie)
game-renamed = Die Partie heißt jetzt „{ $name }“.
game-duplicated = Jetzt gibt es auch „{ $name }“.

## Diagramme
charts = Diagramme
charts-hint = Tippe auf ein Diagramm, um zu diesem Moment zu gehen.
charts-chance = Gewinnchance
charts-running = Die Gewinnchancen gibt es erst nach dem Ende des Spiels: Vorher würden sie verraten, was niemand wissen darf.
charts-luck = War es Glück?
charts-alone = Wie standen die Chancen?
charts-stop = Abbrechen
charts-working = Wird berechnet …
charts-ready = Die Gewinnchancen sind berechnet.
charts-progress = { $done } von { $all } Schritten berechnet
charts-percent = { $percent } %
charts-good-luck = { $player } hatte Glück: die Gewinnchance stieg dadurch um { $count ->
     [one] { $count } Punkt
    *[other] { $count } Punkte
}.
charts-bad-luck = { $player } hatte Pech: die Gewinnchance sank dadurch um { $count ->
     [one] { $count } Punkt
    *[other] { $count } Punkte
}.
charts-no-luck = { $player } hatte weder Glück noch Pech.
charts-decisions = Jede Entscheidung verschenkte im Schnitt { $decisions } Punkte.
charts-decisions-of = { $player }: Jede Entscheidung verschenkte im Schnitt { $decisions } Punkte.
charts-neutral = Ohne Glück und Pech wäre die Gewinnchance { $percent } gewesen.
charts-points-about = 100 Punkte sind ein sicherer Sieg.
charts-deciding = Was das Spiel entschieden hat
charts-rose = Gewinnchance von { $player }: { $before } → { $after } ({ $count ->
     [one] { $count } Punkt
    *[other] { $count } Punkte
} mehr)
charts-fell = Gewinnchance von { $player }: { $before } → { $after } ({ $count ->
     [one] { $count } Punkt
    *[other] { $count } Punkte
} weniger)
charts-method = Wie das berechnet wird
charts-method-about = Eine einfache Bewertung schätzt nach jedem Schritt die Gewinnchancen aller. Glück ist die Chance nach einem Wurf oder dem Ziehen einer Karte, minus der Durchschnitt von allem, was hätte kommen können. Entscheidungen werden an der besten Aktion gemessen, die diese Bewertung mit einem Blick einen Schritt voraus sieht. Punkte sind Prozentpunkte. All das ist eine Schätzung und nicht die Wahrheit: Längere Pläne übersieht die Bewertung. Und eine Glücks- oder Pechsträhne sieht in den meisten Spielen auffällig aus, ohne es zu sein.
charts-method-alone = Eine einfache Bewertung schätzt nach jedem Schritt die Gewinnchancen aller. Entscheidungen werden an der besten Aktion gemessen, die diese Bewertung mit einem Blick einen Schritt voraus sieht. Punkte sind Prozentpunkte. All das ist eine Schätzung und nicht die Wahrheit: Längere Pläne übersieht die Bewertung.
charts-before = Das Spiel, von dem es weiterging
charts-seed = Woher Würfe und Karten kamen
charts-seed-all = { $all ->
     [one] Der eine Wurf oder die eine Karte dieses Spiels folgt aus seinem Startwert: Nichts davon wurde ausgetauscht.
    *[other] Alle { $all } Würfe und Karten dieses Spiels folgen aus seinem Startwert: Nichts davon wurde ausgetauscht.
}
charts-seed-others = Würfe und Karten dieses Spiels: { $all }. Davon folgen nicht aus seinem Startwert: { $others }.
charts-seed-about = Der Startwert wurde ausgelost, als das Spiel begann. Was gewürfelt oder aufgedeckt wird, folgt aus ihm, egal wer spielt und wann. Das wurde eben noch einmal berechnet. Ob jemand den Startwert vorher kannte, zeigt das nicht.
charts-dice = Würfel
charts-dice-of = { $player }: { $count ->
     [one] 1 Würfel mit { $mean }
    *[other] { $count } Würfel, im Schnitt { $mean }
} (normal ist { $low } bis { $high })
charts-matched-of = { $player }: { $matched } von { $count ->
     [one] { $count } Wurf
    *[other] { $count } Würfen
} passten zu einer Karte ({ $low } bis { $high } sind normal)
charts-dice-about = In 19 von 20 Spielen liegt das im normalen Bereich. Spielen mehrere, wirkt alle paar Spiele jemandes Würfelglück seltsam.
charts-table = { $chart }: Tabelle
charts-after-turn = Nach Zug
charts-after-round = Nach Runde
charts-whose = Von wem?

## Settings
theme = Hell oder dunkel
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
contrast = Kontrast
contrast-more = Hoch
text-size = Textgröße
text-size-100 = 100 %
text-size-125 = 125 %
text-size-150 = 150 %
text-size-200 = 200 %
motion = Bewegung
motion-full = Voll
motion-reduced = Reduziert
motion-about = Reduziert: Nichts wandert. Was sich geändert hat, ist markiert.
speed = Animationen
speed-calm = ruhig
speed-quick = flott
timer = Zeit für einen Zug
timer-off = ohne Uhr
timer-30 = 30 Sekunden
timer-60 = 1 Minute
timer-120 = 2 Minuten
timer-about = Während eines Zugs füllt sich eine dünne Linie. Ist sie voll, passiert nichts.
pace = Tempo der Bots
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-at-once = sofort
quiet = Die Bots sagen nichts
quiet-about = Sie spielen ohne Bemerkungen.
sound = Ton
volume = Lautstärke
volume-soft = leise
volume-medium = mittel
volume-loud = laut
vibration = Vibration zum Ton
section-look = Darstellung
section-bots = Bots
section-storage = Auf diesem Gerät
section-about = Über Heartbox
storage-used = Diese Seite belegt { $used } MB auf diesem Gerät.
storage-kept = Der Browser behält deine Spiele, auch wenn der Platz knapp wird.
storage-at-risk = Wird der Platz knapp, darf der Browser deine Spiele löschen.
storage-keep = Dauerhaft behalten
storage-refused = Der Browser verspricht nichts. Sichere deine Spiele ab und zu als Datei.
storage-unknown = Dieser Browser sagt nicht, ob er deine Spiele behält.
backup-about = In einer Datei stecken alle deine Spiele. Unter „Gespeicherte Spiele“ holst du sie zurück, hier oder anderswo.
clear-all = Alles löschen
clear-about = Alle Spiele, Namen und Einstellungen verschwinden, und diese Seite ist wie am ersten Tag.
clear-file = Sichere deine Spiele erst als Datei: Anders kommen sie nicht zurück.
clear-go-on = Weiter
clear-sure = Wirklich alle Spiele, Namen und Einstellungen von diesem Gerät löschen?
clear-now = Ja, alles löschen
clear-failed = Der Browser hat nicht alles gelöscht. Schließ andere Tabs mit Heartbox und versuch es noch einmal.
about-page = Vier Spiele rund ums Herz in einer Schachtel. Kein Konto, kein Server, keine Werbung: Nichts verlässt dieses Gerät.

## Where everyone sits
seating-how = Das Tablet liegt zwischen euch. Tippe auf einen Namen, dann auf den Platz, an dem die Person sitzt.
place-free = Freier Platz: { $place }
place-taken = { $player }: { $place }
place-below = unten
place-below-left = unten links
place-left = links
place-above-left = oben links
place-above = oben
place-above-right = oben rechts
place-right = rechts
place-below-right = unten rechts
table-mode = Wenn der Nächste dran ist
table-mode-pass = Tablet weitergeben
table-mode-turn = Tisch dreht sich zu ihm
table-mode-fixed = Tisch bleibt, wie er liegt
hands-over = Immer fragen, wer das Tablet nimmt
hands-over-about = Am Anfang jedes Zuges steht nur der nächste Name da, bis diese Person das Tablet nimmt.

## The menu of a table
full-screen = Vollbild
full-screen-end = Vollbild beenden

## Sealed dice
sealing-about = Tippe einmal auf das Feld, wo und wann du willst. Das wird mit den Zufallszahlen dieses Geräts gemischt.
sealing-touch = { $player }, jetzt tippst du.
sealing-told = Das ist das Siegel aller Würfe und Karten, die kommen. Notiere oder fotografiere es: Nach dem Spiel kannst du es vergleichen.
copy-seal = Siegel kopieren
seal-kept = Siegel von vor dem ersten Wurf
seal-matches = Der Startwert hat genau dieses Siegel: Er ist noch der von vor dem ersten Wurf.
seal-differs = Der Startwert hat ein anderes Siegel: Er ist nicht der von vor dem ersten Wurf.
seal-covers-all = Das Siegel gilt für alle Würfe und Karten dieses Spiels. Was zurückgenommen wurde, kam genauso wieder.
seal-covers-first = So viele Würfe und Karten dieses Spiels deckt das Siegel: { $count }. Dann wurde von einem anderen aus mit denselben Würfeln weitergespielt, und vielleicht weiß jemand, was dort kam.
dice-proof = Was beweist das?
dice-proof-made = Vor dem ersten Wurf haben alle einmal getippt; daraus und aus den Zufallszahlen dieses Geräts wurde ein Startwert gemacht und dessen Siegel gezeigt.
dice-proof-fixed = Hat der Startwert, der nach dem Spiel gezeigt wird, dieses Siegel, dann hat niemand einen anderen an seine Stelle gesetzt, und folgen alle Würfe und Karten aus ihm, dann wurde keiner ersetzt.
dice-proof-not = Das beweist nicht, dass niemand den Startwert während des Spiels auf diesem Gerät gelesen hat, und auch nicht, dass diese Seite das Tippen wirklich eingemischt hat.
dice-proof-check = Wer daran zweifelt, kann das Spiel mit einem anderen Programm prüfen: Wie das geht, steht in der Datei docs/dice.md, die zu dieser Seite gehört.
dice-check = Jetzt prüfen
dice-check-others = Nicht aus dem Startwert:

## How the dice fell
dice-fell = Wie die Würfel fielen
dice-fell-normal = { $count ->
     [one] { $count } Würfel.
    *[other] { $count } Würfel.
} Normal ist jede Zahl { $low }- bis { $high }-mal.
dice-fell-times = { $number }: { $count }-mal
dice-fell-about = In 19 von 20 Fällen liegt eine Zahl im normalen Bereich, der markiert ist. Von zwölf Zahlen liegt also oft eine außerhalb.
dice-fell-progress = { $done } von { $all } Spielen angesehen
dice-fell-none = Auf diesem Gerät wurde noch nicht gewürfelt.

## What people choose for their own turns
as-table = wie der Tisch
yes = ja
no = nein
has-hints = Darf um Tipps bitten

## Taking back with the agreement of others
takeback-asked = { $player } möchte zurücknehmen
takeback-hold = Einverstanden? Halte deinen Knopf eine Sekunde lang.
takeback-agree = { $player } ist einverstanden
takeback-no = Nein, weiterspielen
asks-consent = Beim Zurücknehmen zustimmen lassen
confirms = Erst beim zweiten Tippen spielen
confirms-about = Das erste Tippen fragt nur, damit nichts aus Versehen gespielt wird.

own-dice-due = Würfelt selbst und tippt dann an, was ihr gewürfelt habt.
own-cards-due = Zieht selbst und tippt dann die Karte an.
own-die-of = { $player }: Würfle selbst und tippe dann die Zahl an.
own-step = ({ $number } von { $count })
own-choose-card = Karte aussuchen
own-search = Nach Namen suchen
own-left = übrig
own-not-found = So eine Karte kann jetzt nicht kommen.
charts-entered-dice = Von Hand eingegebene Würfe: { $count }.
charts-entered-cards = Von Hand eingegebene Karten: { $count }.
own-dice = Selbst würfeln
own-cards = Karten selbst ziehen
