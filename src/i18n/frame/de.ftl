incomplete = Heartbox ist nicht vollständig: Ein Teil wurde nicht geladen, oder dieser Browser erlaubt kein WebAssembly (etwa im Blockierungsmodus). Gespeicherte Spiele bleiben erhalten.
broken = Etwas ist kaputtgegangen. Das Spiel ist bis zum letzten Zug gesichert.
reload = Neu laden
reset = Einstellungen zurücksetzen, Spiele behalten
no-script = Heartbox braucht JavaScript und WebAssembly. Bitte für diese Seite erlauben.
