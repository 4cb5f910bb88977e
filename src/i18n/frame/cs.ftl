incomplete = Heartbox není celý: část se nenačetla, nebo tento prohlížeč nepovoluje WebAssembly (třeba v režimu blokování). Uložené hry zůstávají.
broken = Něco se pokazilo. Hra je uložená až do posledního tahu.
reload = Načíst znovu
reset = Obnovit nastavení, hry ponechat
no-script = Heartbox potřebuje JavaScript a WebAssembly. Povol je prosím pro tuto stránku.
