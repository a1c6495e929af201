import type {Localized} from '../config/locales';

/**
 * What readers type for what a section answers, where its heading and text say it otherwise: everyday words, symptoms, half
 * of a question. By route and heading; only the search uses them. Words for one thing wherever it occurs are in `synonyms.ts`,
 * words for a whole page in its front matter.
 */
export const READER_WORDS: Readonly<Record<string, Localized>> = {
  'docs/intro#quick-start': {
    cs: 'jak začít, nováček, jsem tu nový, postup krok za krokem, od účtu k prvnímu grafu, první hodnota, uvést do chodu',
    en: 'new here, where to begin, step by step, from account to first chart, first value, beginner, put into operation',
  },
  'docs/intro#data-flow': {
    cs: 'jak to celé funguje, princip, schéma systému, kudy jdou data, kam se posílají data, z čeho se systém skládá, cloud',
    en: 'how the whole thing works, principle, architecture, components, where data goes, cloud, from sensor to screen',
  },
  'docs/intro#problems-index': {
    cs: 'něco nefunguje, nejde to, porucha, pomoc, časté dotazy, FAQ, závady, hlášky',
    en: 'something is broken, does not work, help, FAQ, frequent questions, trouble, faults',
  },
  'docs/ext-charts/intro#open': {
    cs: 'dostal jsem odkaz, přišel mi odkaz mailem, prohlížení bez přihlášení, co vidí příjemce',
    en: 'received a link, somebody sent me a link, view without logging in, what the recipient sees',
  },
  'docs/ext-charts/intro#test': {
    cs: 'nejde uložit změna, zkusit přepočet, dočasná změna nastavení',
    en: 'change is not saved, try a conversion, temporary change',
  },
  'docs/ext-charts/intro#differences': {
    cs: 'rozdíl proti portálu, co v externích grafech chybí, čím se liší, omezení',
    en: 'compared with the portal, what is missing, differ, limitations',
  },
  'docs/ext-charts/intro#forwarding': {
    cs: 'přeposlat odkaz, dát odkaz kolegovi, vložit graf na web, iframe, veřejný odkaz, kdo všechno data uvidí',
    en: 'pass the link on, forward, share with a colleague, embed in a website, iframe, public link, who sees the data',
  },
  'docs/ext-charts/intro#problems': {
    cs: 'odkaz nefunguje, odkaz nejde otevřít, odkaz vypršel, hlásí chybu tokenu, prázdný graf, odkaz přestal fungovat, sdílený graf se nenačte',
    en: 'link does not open, link not working, link expired, token error, blank chart, link stopped working, shared chart does not load',
  },
  'docs/hardware/intro#families': {
    cs: 'jaké přístroje máte, typy zařízení, přehled hardwaru, které zařízení co měří, srovnání, výběr zařízení',
    en: 'what hardware you have, types of devices, product overview, which device measures what, comparison, choose',
  },
  'docs/hardware/intro#geosnake-lines': {
    cs: 'který geosnake mám, rozdíl mezi záznamníkem a modelem s RS-485, varianty, verze, typ geosnake',
    en: 'which geosnake do I have, difference between logger and RS-485 version, variants, type, tell apart',
  },
  'docs/hardware/intro#first-data': {
    cs: 'jak namontovat snímač, přišroubovat, instalace zařízení, zprovoznění, zapojit nové zařízení, oživení',
    en: 'how to install, bolt on, attach, put into service, set up a new device, get it running',
  },
  'docs/hardware/intro#adxl355': {
    cs: 'citlivost, rozsah 2g 4g 8g, parametry snímače, technické údaje, datasheet, teplotní drift',
    en: 'sensitivity, range 2g 4g 8g, specifications, technical data, data sheet, thermal drift',
  },
  'docs/hardware/intro#tilt': {
    cs: 'výpočet úhlu, vzorec pro sklon, úhel z gravitace, znaménko náklonu, kladný směr, přesnost náklonu, nejistota měření, kalibrační list',
    en: 'compute the angle, formula, angle from gravity, sign of tilt, positive direction, roll pitch, tilt accuracy, uncertainty, calibration certificate',
  },
  'docs/hardware/intro#sampling': {
    cs: 'typické frekvence mostů a lávek, kolik hertzů, na jaké frekvenci kmitá most',
    en: 'typical frequencies of bridges, how many hertz, footbridge frequency, building frequency',
  },
  'docs/hardware/intro#comfort': {
    cs: 'limity otřesů budov, norma pro vibrace, trhací práce, otřesy od dopravy, přípustné vibrace',
    en: 'limits for buildings, vibration standard, blasting, traffic shocks, allowed vibration',
  },
  'docs/hardware/intro#limits': {
    cs: 'v čem se měří, jednotky náklonu zrychlení vzdálenosti, krytí IP, rozměry, provozní teplota',
    en: 'units of tilt acceleration distance, ingress protection IP67, dimensions, operating temperature',
  },
  'docs/hardware/dynasense/local_gui#connect': {
    cs: 'připojit se na wifi krabičky, wifi zařízení, hotspot, adresa rozhraní, otevřít webovou stránku zařízení, heslo wifi',
    en: 'join the wifi of the box, wifi of the device, hotspot, open the web page of the device, wifi password',
  },
  'docs/hardware/dynasense/local_gui#ip-address': {
    cs: 'najít IP adresu, zjistit ip, vzdálený přístup, vpn, router, dhcp',
    en: 'find the ip, remote access, vpn, router, dhcp, local network',
  },
  'docs/hardware/dynasense/local_gui#tabs': {
    cs: 'doba běhu, verze firmwaru v záhlaví, hodiny jdou špatně, nabídka rozhraní, co je na které záložce',
    en: 'uptime, firmware version in the header, clock is wrong, menu of the interface, what each tab does',
  },
  'docs/hardware/dynasense/local_gui#status': {
    cs: 'aktuální hodnoty, online náhled, co znamená červený pruh, kroužek náklonu, sloupce os',
    en: 'current values, real time view, red bar meaning, tilt circle, bars of the axes',
  },
  'docs/hardware/dynasense/local_gui#working': {
    cs: 'běží měření, funguje dynasense, posílá data, neposílá data, chybí červený pruh, kontrola provozu',
    en: 'is it running, does dynasense work, sends data, not sending data, no red banner, health check',
  },
  'docs/hardware/dynasense/local_gui#sensor': {
    cs: 'změnit rozsah, nastavit akcelerometr, filtr gravitace, citlivost',
    en: 'change the range, configure accelerometer, remove gravity, sensitivity',
  },
  'docs/hardware/dynasense/local_gui#sampling-helper': {
    cs: 'jak rychle vzorkovat, kalkulačka vzorkování, jak dlouho nahrávat, doporučené nastavení',
    en: 'how fast to sample, sampling calculator, how long to record, recommended setting',
  },
  'docs/hardware/dynasense/local_gui#measurement': {
    cs: 'spustit nahrávání, záznam při průjezdu auta, událost, falešné události, moc událostí, práh, citlivost spouště, časový plán, rozvrh, opakované měření',
    en: 'start recording when a truck passes, event, false triggers, too many events, sensitivity, calendar, timed, repeated measurement',
  },
  'docs/hardware/dynasense/local_gui#network': {
    cs: 'simkarta, SIM, mobilní data, modem, připojit k wifi, heslo sítě, statická adresa, internet v zařízení',
    en: 'SIM card, mobile data, modem, connect to wifi, network password, static address, internet on the device',
  },
  'docs/hardware/dynasense/local_gui#firmware': {
    cs: 'nahrát nový firmware do dynasense, nová verze, upgrade dynasense',
    en: 'flash dynasense, new version, upgrade dynasense',
  },
  'docs/hardware/dynasense/local_gui#files': {
    cs: 'stáhnout záznamy z karty, nahrávky, spektrum, kde jsou soubory, smazat kartu, plná karta',
    en: 'download recordings from the card, where are the files, spectrum, erase the card, card full',
  },
  'docs/hardware/dynasense/local_gui#problems': {
    cs: 'stránka se nenačte, nejde otevřít rozhraní, wifi není vidět, bliká dioda, LED, zařízení se po změně neozývá',
    en: "page won't load, cannot open the interface, wifi not visible, LED blinking, device gone after a change",
  },
  'docs/hardware/geosnake/bluetooth#send': {
    cs: 'jak zadat příkaz, zápis příkazu, první příkaz',
    en: 'how to enter a command, type a command, first command',
  },
  'docs/hardware/geosnake/bluetooth#commands': {
    cs: 'seznam příkazů, všechny příkazy, restart, verze, neznám adresu, nastavit rozsah akcelerometru, zapnout wifi',
    en: 'list of commands, all commands, reboot, unknown address, set accelerometer range, turn on wifi',
  },
  'docs/hardware/geosnake/bluetooth#odr': {
    cs: 'kolik vzorků za sekundu, tabulka rychlostí, kód odr, změnit vzorkovací frekvenci',
    en: 'samples per second, table of rates, odr code, change the sampling rate',
  },
  'docs/hardware/geosnake/bluetooth#sampling-helper': {
    cs: 'jak rychle vzorkovat, kalkulačka, kolik vzorků zvolit',
    en: 'how fast to sample, calculator, how many samples',
  },
  'docs/hardware/geosnake/bluetooth#mlx': {
    cs: 'zesílení magnetu, citlivost magnetometru, kompas, železo, filtr magnetometru, převzorkování',
    en: 'magnet gain, sensitivity of the magnetometer, compass, iron, filter, oversampling',
  },
  'docs/hardware/geosnake/bluetooth#logger': {
    cs: 'zápis na kartu bez portálu, offline měření, soubory csv, datalogger',
    en: 'recording to a card, offline recording, csv files, data logger',
  },
  'docs/hardware/geosnake/bluetooth#logger-start': {
    cs: 'jaká karta, sd kartička, formát karty, baterie hodin, zapnutí záznamníku, wifi záznamníku, led bliká',
    en: 'which sd card, card format, clock battery, coin cell, switch on the logger, wifi of the logger, led blinks',
  },
  'docs/hardware/geosnake/bluetooth#logger-commands': {
    cs: 'změnit jméno bluetooth, přejmenovat záznamník, spustit a zastavit nahrávání',
    en: 'change the bluetooth name, rename the logger, start and stop recording',
  },
  'docs/hardware/geosnake/bluetooth#logger-api': {
    cs: 'http rozhraní, ovládat záznamník programem, json stav',
    en: 'http interface, control the logger by software, endpoints, json status',
  },
  'docs/hardware/geosnake/bluetooth#problems': {
    cs: 'příkaz nereaguje, bez odpovědi, příkaz nefunguje, sběrnice po změně mlčí',
    en: 'command does not react, no answer, command fails, bus silent after a change',
  },
  'docs/hardware/geosnake/modbus#serial': {
    cs: 'výchozí adresa, tovární nastavení, rychlost sériové linky, parita, jaký baudrate',
    en: 'default address, factory settings, serial speed, parity, which baud rate',
  },
  'docs/hardware/geosnake/modbus#wiring': {
    cs: 'schéma zapojení, kam který drát, kabel, stínění, odpor na konec kabelu, 120 ohmů, kolik zařízení na jedné lince, topologie, hvězda',
    en: 'wiring diagram, which wire goes where, cable, shield, resistor at the end, 120 ohm, how many devices on one line, topology, star',
  },
  'docs/hardware/geosnake/modbus#length': {
    cs: 'jak dlouhý kabel, kolik metrů, maximální délka vedení, dosah sběrnice',
    en: 'how long a cable, how many meters, maximum cable length, reach of the bus',
  },
  'docs/hardware/geosnake/modbus#registers': {
    cs: 'mapa registrů, seznam registrů, odkud číst teplotu, kde je zrychlení',
    en: 'register map, register list, where is the temperature, where is acceleration',
  },
  'docs/hardware/geosnake/modbus#types': {
    cs: 'záporná teplota, záporné číslo, znaménko, převod registru na číslo, pořadí slov, int32, big endian',
    en: 'negative temperature, negative number, sign, convert a register, word order, int32, big endian',
  },
  'docs/hardware/geosnake/modbus#frames': {
    cs: 'příklad dotazu, ukázka požadavku, hexadecimální zpráva',
    en: 'example request, sample message, hex bytes',
  },
  'docs/hardware/geosnake/modbus#crc': {
    cs: 'jak spočítat crc, výpočet crc16, algoritmus',
    en: 'how to compute the crc, crc16 calculation, algorithm',
  },
  'docs/hardware/geosnake/modbus#frame-tool': {
    cs: 'skládání dotazu, generátor rámců, dekódovat odpověď, kalkulačka modbus',
    en: 'build a request, generator, decode a response, modbus calculator',
  },
  'docs/hardware/geosnake/modbus#polling': {
    cs: 'jak často číst, jak často se ptát, timeout, interval čtení, opakování dotazu, cyklus',
    en: 'how often to read, timeout, read interval, retries, cycle time',
  },
  'docs/hardware/geosnake/modbus#python': {
    cs: 'ukázka kódu, hotový program, skript, knihovna, raspberry',
    en: 'sample code, ready made program, script, library, raspberry',
  },
  'docs/hardware/geosnake/modbus#plc': {
    cs: 'hotový program pro plc, kód pro automat, strukturovaný text, siemens, tecomat',
    en: 'ready made plc code, structured text, ladder, siemens, codesys',
  },
  'docs/hardware/geosnake/modbus#address': {
    cs: 'přeadresovat, jiná adresa, změnit baudrate, nová adresa zařízení',
    en: 'readdress, another address, change baudrate, new device address',
  },
  'docs/hardware/geosnake/modbus#same-address': {
    cs: 'dvě zařízení mají stejnou adresu, konflikt adres, kolize, více senzorů na jedné adrese, bez rozebírání',
    en: 'two devices with the same address, address conflict, collision, duplicate address, several sensors on one address',
  },
  'docs/hardware/geosnake/modbus#exceptions': {
    cs: 'chybové kódy modbus, výjimka, illegal address, odpověď s chybou',
    en: 'modbus error codes, exception, illegal address, error response',
  },
  'docs/hardware/geosnake/modbus#problems': {
    cs: 'modbus neodpovídá, nekomunikuje, žádná odpověď, chyby crc, teplota 655, nesmyslná hodnota, jedno zařízení mlčí',
    en: 'modbus not responding, no communication, no answer, crc errors, temperature 655, nonsense value, one device silent',
  },
  'docs/hardware/laser/bluetooth#safety': {
    cs: 'je laser nebezpečný, oči, zrak, oslnění, kam nesvítit, třída laseru, výstraha, ochranné brýle',
    en: 'is the laser dangerous, eyes, eyesight, where not to point, laser class, warning, protective glasses',
  },
  'docs/hardware/laser/bluetooth#known': {
    cs: 'seznam příkazů laseru, jaké příkazy laser umí, nejde zapnout bluetooth, vypnutý bluetooth, jméno laseru',
    en: 'laser command list, which commands the laser knows, cannot turn bluetooth on, bluetooth disabled, name of the laser',
  },
  'docs/hardware/laser/bluetooth#target': {
    cs: 'terčík, odrazka, na co mířit, kam laser umístit, mlha, déšť, lesklý povrch, černý povrch, přerušený paprsek',
    en: 'reflector, what to aim at, where to mount the laser, fog, rain, shiny surface, black surface, beam blocked',
  },
  'docs/hardware/laser/bluetooth#reference': {
    cs: 'první měření dálkoměru, základní vzdálenost, nulová vzdálenost, baseline',
    en: 'baseline distance, first distance, initial distance, zero distance',
  },
  'docs/hardware/laser/bluetooth#target-test': {
    cs: 'je laser rozbitý, chyba místo vzdálenosti, reklamace laseru, zkouška cíle, vadný dálkoměr',
    en: 'is the laser broken, error instead of a distance, complaint, test target, defective distance meter',
  },
  'docs/hardware/laser/bluetooth#limits': {
    cs: 'přesnost laseru, dosah laseru, rozlišení vzdálenosti',
    en: 'laser accuracy, laser reach, distance resolution',
  },
  'docs/hardware/laser/bluetooth#problems': {
    cs: 'laser nevrací výsledek, chyba měření vzdálenosti, laser není vidět, hodnoty skáčou',
    en: 'laser returns no result, distance error, laser not visible, readings jump',
  },
  'docs/hardware/laser/modbus#differences': {
    cs: 'little endian, prohozená slova, pořadí slov laseru, výjimky od normy',
    en: 'little endian, swapped words, word order of the laser, deviations',
  },
  'docs/hardware/laser/modbus#distance': {
    cs: 'přepočet vzdálenosti, milimetry z registru, dva registry dohromady',
    en: 'convert the distance, millimeters from registers, combine two registers',
  },
  'docs/hardware/laser/modbus#single': {
    cs: 'spustit jedno měření, změřit jednou, start měření, nepřetržité měření, zastavit měření',
    en: 'trigger one reading, measure once, start, stop, continuous measurement',
  },
  'docs/hardware/laser/modbus#polling': {
    cs: 'jak často měřit, jak často číst laser, timeout',
    en: 'how often to measure, how often to read the laser, timeout',
  },
  'docs/hardware/laser/modbus#python': {
    cs: 'ukázka kódu, hotový program, skript',
    en: 'sample code, ready made program, script',
  },
  'docs/hardware/laser/modbus#plc': {
    cs: 'hotový program pro plc, kód pro automat, strukturovaný text',
    en: 'ready made plc code, structured text',
  },
  'docs/hardware/laser/modbus#problems': {
    cs: 'laser neodpovídá, nekomunikuje, vzdálenost skáče, nesmyslná vzdálenost, nevrací výsledek, laser chyby CRC, timeout',
    en: 'laser not responding, no answer, distance jumps, absurd distance, returns no result, laser CRC errors, timeout',
  },
  'docs/mobile-app/intro#need': {
    cs: 'kde stáhnout aplikaci, google play, app store, aplikace na iphone, aplikace na android, podporované telefony, tablet',
    en: 'where to get the app, download, google play, app store, app for iphone, app for android, supported phones, tablet',
  },
  'docs/mobile-app/intro#prepare': {
    cs: 'co si vzít na stavbu, co s sebou, před odjezdem, balení, seznam věcí, nabitý telefon',
    en: 'what to pack, what to bring, before leaving, packing list, to the site, charged phone',
  },
  'docs/mobile-app/intro#workflow': {
    cs: 'postup na stavbě, co dělat na mostě, pořadí práce, technik v terénu',
    en: 'in the field, what to do on the bridge, order of work, field technician',
  },
  'docs/mobile-app/intro#offline': {
    cs: 'bez signálu, bez wifi, pod mostem, v tunelu, nemám data, režim letadlo, přiřadit bez internetu, výměna bez signálu',
    en: 'no reception, no signal, no wifi, under a bridge, in a tunnel, airplane mode, assign offline, swap without a signal',
  },
  'docs/mobile-app/intro#alternatives': {
    cs: 'jiná aplikace, jiná appka, nrf connect, nemám aplikaci, z notebooku, z počítače',
    en: 'different app, other app, nrf connect, without the app, from a laptop, from a computer',
  },
  'docs/mobile-app/intro#problems': {
    cs: 'nejde se přihlásit do aplikace, nejde nainstalovat, aplikace nevidí zařízení',
    en: 'cannot log in, app cannot be installed, app sees no device',
  },
  'docs/mobile-app/ble-basics/ble-control#connect': {
    cs: 'spojit telefon se zařízením, navázat spojení, zadat heslo',
    en: 'link the phone with the device, establish a connection, enter the password',
  },
  'docs/mobile-app/ble-basics/ble-control#commands': {
    cs: 'co jde v zařízení nastavit, restartovat krabičku, spustit měření, zastavit měření, vypnout wifi, přejmenovat',
    en: 'what can be set, reboot the box, start measuring, stop measuring, turn off wifi, rename',
  },
  'docs/mobile-app/ble-basics/ble-control#interval': {
    cs: 'změnit interval měření, jak často zařízení měří, měřit častěji, měřit po 10 minutách, perioda, šetřit baterii, interval odesílání',
    en: 'change the measuring interval, how often a device measures, measure more often, every 10 minutes, save battery, sending interval',
  },
  'docs/mobile-app/ble-basics/ble-control#settings': {
    cs: 'uložit nastavení, aby přežilo vypnutí, nastavení se ztratilo, překonfigurovat',
    en: 'save a setting, survive power off, setting is lost, reconfigure',
  },
  'docs/mobile-app/ble-basics/ble-control#disconnect': {
    cs: 'ukončit spojení, uvolnit zařízení pro jiného',
    en: 'end the connection, free the device for others',
  },
  'docs/mobile-app/ble-basics/ble-control#problems': {
    cs: 'spojení padá, pořád se odpojuje, ztráta spojení, špatné heslo, nejde připojit, změna se neuložila',
    en: 'connection drops, keeps disconnecting, connection lost, wrong password, cannot connect, change not saved',
  },
  'docs/mobile-app/ble-basics/ble-firmware#decide': {
    cs: 'musím aktualizovat, vyplatí se nová verze, je nutný update',
    en: 'do I have to update, is an update needed, worth it',
  },
  'docs/mobile-app/ble-basics/ble-firmware#ways': {
    cs: 'jakou verzi mám, kde zjistím verzi, která zařízení jdou aktualizovat',
    en: 'which version do I have, find out the version, which devices can be updated',
  },
  'docs/mobile-app/ble-basics/ble-firmware#before': {
    cs: 'příprava, záloha nastavení',
    en: 'preparation, back up settings',
  },
  'docs/mobile-app/ble-basics/ble-firmware#run': {
    cs: 'jak dlouho trvá aktualizace, nahrávání, přerušený přenos',
    en: 'how long does an update take, uploading, transfer interrupted',
  },
  'docs/mobile-app/ble-basics/ble-firmware#problems': {
    cs: 'aktualizace selhala, update se nepovedl, zařízení po aktualizaci nenaběhlo, zaseknutý přenos, mrtvé zařízení',
    en: 'update failed, device dead after update, bricked, stuck transfer, transfer interrupted',
  },
  'docs/mobile-app/ble-basics/ble-measure#axes': {
    cs: 'kam ukazuje osa, orientace snímače, kde je nahoře, x y z',
    en: 'which way the axis points, orientation, which side is up, x y z',
  },
  'docs/mobile-app/ble-basics/ble-measure#static': {
    cs: 'kolik má ukazovat v klidu, 1 g, správná hodnota, kontrola snímače',
    en: 'what it should read at rest, 1 g, correct value, sensor check',
  },
  'docs/mobile-app/ble-basics/ble-measure#noise': {
    cs: 'poklepat, ťuknout, uvolněný držák, viklá se, drží pevně, dobře namontovaný',
    en: 'tap test, knock, loose bracket, wobbles, tight, well mounted',
  },
  'docs/mobile-app/ble-basics/ble-measure#zero': {
    cs: 'první odečet, výchozí stav, počáteční hodnota, základní měření',
    en: 'first reading, initial state, starting value, baseline',
  },
  'docs/mobile-app/ble-basics/ble-measure#problems': {
    cs: 'hodnoty ujíždějí, hodnoty plavou, měření nesedí, velký rozptyl, špatná osa',
    en: 'readings creep, values drift, does not fit, large scatter, wrong axis',
  },
  'docs/mobile-app/ble-basics/ble-terminal#syntax': {
    cs: 'jak psát příkazy, dvojtečka, velká písmena, konec řádku, mezera',
    en: 'how to type commands, colon, capital letters, line ending, space',
  },
  'docs/mobile-app/ble-basics/ble-terminal#session': {
    cs: 'ověřit změnu, přečíst zpět, příklad příkazu',
    en: 'verify a change, read back, example command',
  },
  'docs/mobile-app/ble-basics/ble-terminal#status': {
    cs: 'co znamená odpověď, json, stav záznamníku, napětí baterie',
    en: 'meaning of the response, json, state of the logger, battery voltage',
  },
  'docs/mobile-app/ble-basics/ble-terminal#problems': {
    cs: 'terminál nereaguje, příkaz bez odpovědi, neodpovídá, neznámý příkaz, useknutá odpověď',
    en: 'terminal does not react, no response, not responding, unknown command, truncated answer',
  },
  'docs/mobile-app/ble-basics/intro#how': {
    cs: 'jak se telefon spojí se zařízením, jak bluetooth funguje, fáze připojení',
    en: 'how the phone connects, how bluetooth works, phases of a connection',
  },
  'docs/mobile-app/ble-basics/intro#signal': {
    cs: 'slabý signál, dBm, kolik dBm stačí, rssi',
    en: 'weak signal, dBm, how many dBm are enough, rssi',
  },
  'docs/mobile-app/ble-basics/intro#range': {
    cs: 'jak daleko dosáhne, na kolik metrů, přes zeď, v rozvaděči, plechová skříň, beton',
    en: 'how far it reaches, how many meters, through a wall, in a cabinet, metal box, concrete',
  },
  'docs/mobile-app/ble-basics/intro#one-connection': {
    cs: 'kolik lidí se může připojit naráz, dva telefony, současně, obsazené zařízení, někdo jiný je připojený',
    en: 'how many people can connect at once, two phones, simultaneously, device busy, occupied, someone else connected',
  },
  'docs/mobile-app/ble-basics/intro#pairing': {
    cs: 'spárovat telefon, zrušit párování, zapomenout zařízení',
    en: 'pair the phone, unpair, forget the device',
  },
  'docs/mobile-app/ble-basics/intro#security': {
    cs: 'zabezpečení, odposlech, je bluetooth bezpečné, hacker, cizí člověk přenastaví zařízení, ochrana',
    en: 'is bluetooth secure, eavesdropping, hacker, stranger reconfigures, protection',
  },
  'docs/mobile-app/ble-basics/scan-devices#scan': {
    cs: 'hledání přístroje v okolí, najít zařízení, uspané zařízení, probudit',
    en: 'look for devices nearby, find a device, sleeping device, wake up',
  },
  'docs/mobile-app/ble-basics/scan-devices#identify': {
    cs: 'dvě zařízení se stejným jménem, které je moje, mac adresa, pojmenovat zařízení, přejmenovat',
    en: 'two devices with the same name, which one is mine, mac address, name a device, rename',
  },
  'docs/mobile-app/ble-basics/scan-devices#checklist': {
    cs: 'telefon nevidí zařízení, aplikace nic nenajde, zařízení není vidět, nic se neukáže, mrtvé zařízení',
    en: 'phone does not see the device, app finds nothing, device not visible, nothing shows up, dead device',
  },
  'docs/mobile-app/extras/error-correction#kinds': {
    cs: 'proč jsou hodnoty špatně, nepřesnost, drift, hodnoty ujíždějí, odchylka',
    en: 'why values are wrong, inaccuracy, drift, readings creep, deviation',
  },
  'docs/mobile-app/extras/error-correction#where': {
    cs: 'kde se oprava zadává, oprava v portálu nebo v zařízení',
    en: 'where to enter a correction, in the portal or in the device',
  },
  'docs/mobile-app/extras/error-correction#zero': {
    cs: 'vynulovat, odečíst nulu, tárování, posunout na nulu, nastavit nulu, kalibrace nuly',
    en: 'set to zero, tare, subtract the zero, shift to zero, calibrate zero',
  },
  'docs/mobile-app/extras/error-correction#noise': {
    cs: 'odstranit šum, vyhladit, zašuměná data, rozptyl',
    en: 'get rid of noise, smooth, noisy data, scatter',
  },
  'docs/mobile-app/extras/error-correction#temperature': {
    cs: 'slunce ohřívá, vliv slunce, léto a zima, závislost na počasí, mráz, hodnota se mění s teplotou',
    en: 'sun heats, effect of sun, summer and winter, weather, frost, value changes with temperature',
  },
  'docs/mobile-app/extras/error-correction#transfer': {
    cs: 'ztracená data při přenosu, poškozená zpráva, rušení',
    en: 'data lost in transfer, damaged message, interference',
  },
  'docs/mobile-app/extras/error-correction#problems': {
    cs: 'opačné znaménko, skok v grafu, hodnoty tisíckrát větší, jedna špatná hodnota, úlet, špatný čas, hodnoty skáčou',
    en: 'flipped sign, jump in the chart, thousand times too big, one wrong value, spike, wrong time, values jump',
  },
  'docs/mobile-app/extras/graphs#check': {
    cs: 'zkontrolovat po práci, chodí data po výměně, ověřit na místě',
    en: 'check after work, is data coming in after a swap, verify on site',
  },
  'docs/mobile-app/extras/graphs#gestures': {
    cs: 'roztáhnout prsty, zvětšit graf, posun prstem, dotykový displej, prohlížet křivky na mobilu',
    en: 'pinch, zoom with fingers, swipe, touch screen, look at curves on a phone',
  },
  'docs/mobile-app/extras/graphs#live': {
    cs: 'měření v reálném čase, online graf, okamžité hodnoty',
    en: 'real time, online graph, instant values',
  },
  'docs/mobile-app/extras/graphs#problems': {
    cs: 'graf se na mobilu nenačte, graf stojí, po zamčení displeje přestal kreslit',
    en: 'graph does not load on the phone, graph frozen, stops when the phone locks',
  },
  'docs/mobile-app/extras/permissions#android': {
    cs: 'povolit polohu, proč aplikace chce polohu, samsung, xiaomi, gps v telefonu',
    en: 'allow location, why the app wants my location, samsung, pixel, gps on the phone',
  },
  'docs/mobile-app/extras/permissions#ios': {cs: 'iphone, ipad, apple', en: 'iphone, ipad, apple'},
  'docs/mobile-app/extras/permissions#others': {
    cs: 'fotoaparát, kamera, úložiště, oznámení, soukromí',
    en: 'camera, storage, notifications, privacy',
  },
  'docs/mobile-app/extras/permissions#grant': {
    cs: 'kde povolit bluetooth, odsouhlasit, aplikace se ptá na přístup',
    en: 'where to allow bluetooth, agree, app asks for access',
  },
  'docs/mobile-app/extras/permissions#denied': {
    cs: 'odmítl jsem, omylem zakázáno, znovu povolit, už se neptá',
    en: 'refused by mistake, allow again, no longer asks, blocked',
  },
  'docs/mobile-app/extras/permissions#reset': {
    cs: 'oprávnění zmizelo, samo se vypnulo, přestalo fungovat po čase, firemní telefon, MDM',
    en: 'permission vanished, turned off by itself, stopped after a while, company phone, MDM',
  },
  'docs/mobile-app/intro/device-overview#look': {
    cs: 'obhlídka, vizuální kontrola, poškozený kabel, voda v krabici, uvolněný držák',
    en: 'visual inspection, damaged cable, water in the box, loose bracket',
  },
  'docs/mobile-app/intro/device-overview#check': {
    cs: 'co zkontrolovat, sériové číslo, verze firmwaru, kdy se naposledy ozvalo, stav baterky',
    en: 'what to check, serial number, firmware version, last seen, battery state, inspect',
  },
  'docs/mobile-app/intro/device-overview#decide': {
    cs: 'vyměnit baterku, výměna baterie, nabít, uvolněný snímač, mrtvé zařízení, co opravit hned',
    en: 'replace the battery, charge, loose sensor, dead device, what to fix now',
  },
  'docs/mobile-app/intro/device-overview#record': {
    cs: 'formulář ze servisu, servisní návštěva, protokol, zápis z kontroly, servisní list',
    en: 'service visit form, service report, inspection sheet, protocol, maintenance record',
  },
  'docs/mobile-app/intro/device-overview#problems': {
    cs: 'baterie přes noc spadla, aplikace a portál ukazují něco jiného',
    en: 'battery dropped overnight, app and portal disagree',
  },
  'docs/mobile-app/intro/mp-selection#select': {
    cs: 'přiřadit z mobilu, vybrat bod v telefonu',
    en: 'assign from the phone, choose a point on the phone',
  },
  'docs/mobile-app/intro/mp-selection#identify': {
    cs: 'který bod je který, podobné názvy, poznat správný bod',
    en: 'which point is which, similar names, recognize the right point',
  },
  'docs/mobile-app/intro/mp-selection#wrong': {
    cs: 'přehodil jsem body, kliknul jsem na špatný bod, spletl jsem bod, prohozené body, přiřazeno jinam',
    en: 'mixed up two points, clicked the wrong point, swapped points, assigned to the wrong place',
  },
  'docs/web-portal/companies#owns': {
    cs: 'struktura, strom, hierarchie, co komu patří, více organizací, most pro dvě firmy',
    en: 'structure, tree, hierarchy, what belongs to whom, several organizations, two companies share a bridge',
  },
  'docs/web-portal/companies#setup': {
    cs: 'založit firmu, nová organizace, nový zákazník, zprovoznit systém, uvést do chodu, od začátku',
    en: 'create a company, new organization, new customer, put into operation, start from scratch',
  },
  'docs/web-portal/companies#boundary': {
    cs: 'sdílet most s jinou firmou, přesunout zařízení do jiné firmy, předat most',
    en: 'share a bridge with another company, move a device to another company, hand over a bridge',
  },
  'docs/web-portal/companies#problems': {
    cs: 'nevidím svou organizaci, e-mail už existuje',
    en: 'cannot see my organization, email already exists',
  },
  'docs/web-portal/dashboard#figures': {
    cs: 'co znamenají čísla, počet zařízení bez spojení, slabé baterie, volná zařízení',
    en: 'meaning of the numbers, devices without connection, weak batteries, free devices',
  },
  'docs/web-portal/dashboard#daily-check': {
    cs: 'ranní kontrola, každý den, pravidelná kontrola, je vše v pořádku, chodí data, jak zjistím že to běží',
    en: 'morning check, every day, routine, is everything all right, is data coming in, is it running, health',
  },
  'docs/web-portal/dashboard#blind-spots': {
    cs: 'co přehled neukáže, krátký výpadek, spolehlivost přehledu',
    en: 'what the dashboard misses, short outage, can I rely on it',
  },
  'docs/web-portal/dashboard#problems': {
    cs: 'kolega vidí jiná čísla, přehled je prázdný, čísla nesedí',
    en: 'colleague sees other numbers, dashboard blank, numbers do not match',
  },
  'docs/web-portal/intro#first-login': {
    cs: 'zapomenuté heslo, obnova hesla, přihlašovací stránka, adresa portálu, dvoufázové ověření, odhlášení',
    en: 'forgotten password, reset password, login page, address of the portal, two-factor, sign out',
  },
  'docs/web-portal/intro#selection': {
    cs: 'přepnout firmu, změnit organizaci, nic se nezobrazuje, vybrat most',
    en: 'switch company, change organization, nothing is shown, choose a bridge',
  },
  'docs/web-portal/intro#sections': {
    cs: 'menu, nabídka, kde co je, stránky portálu, kde najdu',
    en: 'menu, where is what, pages of the portal, where do I find',
  },
  'docs/web-portal/intro#subscribe': {
    cs: 'posílat sms, textová zpráva, e-mail při výpadku, dostávat zprávy, komu chodí upozornění, přihlásit se k odběru',
    en: 'text message, sms, email when data stops, receive messages, who gets alerts, sign up for alerts',
  },
  'docs/web-portal/intro#alert-received': {
    cs: 'přišel mi alarm, přišlo upozornění co teď, co znamená alarm, jaký limit byl překročen',
    en: 'got an alarm, received an alert what now, what does the alarm mean, which limit was exceeded',
  },
  'docs/web-portal/intro#watchdog': {
    cs: 'hlídat výpadek, zapnout hlídání, po jaké době přijde alarm',
    en: 'monitor an outage, turn monitoring on, after how long an alarm comes',
  },
  'docs/web-portal/intro#watchdog-test': {
    cs: 'moc mailů, příliš mnoho zpráv, přestat posílat, vypnout upozornění, ztišit, zkušební alarm, falešný poplach',
    en: 'too many emails, stop the messages, turn off alerts, silence, unsubscribe, trial alarm, false alarm',
  },
  'docs/web-portal/intro#alert-states': {
    cs: 'co znamená červený štítek, barva stavu, alarm trvá',
    en: 'meaning of the red badge, color of a state, alarm lasts',
  },
  'docs/web-portal/intro#limit-alarm': {
    cs: 'varování při překročení meze, limit, prahová hodnota, nebezpečná hodnota, kdy zavřít most, hodnota je moc velká',
    en: 'warn me when a value is too high, limit, threshold, dangerous value, when to close the bridge',
  },
  'docs/web-portal/intro#tables': {
    cs: 'filtrovat, seřadit, hledat v tabulce, další stránka',
    en: 'filter, sort, search a table, next page',
  },
  'docs/web-portal/intro#problems': {
    cs: 'nechodí upozornění, nepřišel alarm, prázdná stránka, chybí tlačítko, nevidím most',
    en: 'not getting alerts, no alarm came, blank page, button missing, cannot see the bridge',
  },
  'docs/web-portal/map#find': {cs: 'kde most leží, hledat na mapě', en: 'where is the bridge, search the map'},
  'docs/web-portal/map#controls': {
    cs: 'letecký snímek, ortofoto, přiblížit',
    en: 'satellite image, aerial photo, zoom',
  },
  'docs/web-portal/map#site-visit': {
    cs: 'navigovat na místo, jak se tam dostanu, cesta, trasa, parkování, plán cesty',
    en: 'directions to the site, how to get there, route, navigation, parking, trip',
  },
  'docs/web-portal/map#problems': {
    cs: 'značka v moři, bod na špatném místě, mapa se nenačte, bod není na mapě',
    en: 'marker in the sea, point in the wrong place, map does not load, point not on the map',
  },
  'docs/web-portal/report#structure': {
    cs: 'obsah zprávy, osnova, šablona, vzor, kapitoly zprávy',
    en: 'contents, outline, template, sample, chapters',
  },
  'docs/web-portal/report#compile': {
    cs: 'vytvořit report, pro investora, pro klienta, měsíční zpráva, vytisknout, výstup pro zákazníka',
    en: 'create a report, for the client, for the owner, monthly report, print, output for a customer',
  },
  'docs/web-portal/report#before': {
    cs: 'než napíšu na podporu, co vyzkoušet',
    en: 'before contacting support, what to try',
  },
  'docs/web-portal/report#fault': {
    cs: 'komu napsat, technická podpora, helpdesk, kontakt, nahlásit chybu, reklamace, bug',
    en: 'who to write to, tech support, helpdesk, contact, ticket, complaint, bug',
  },
  'docs/web-portal/terminal#need': {
    cs: 'který prohlížeč, firefox, safari, chrome, edge, iphone, windows, linux, mac',
    en: 'which browser, firefox, safari, chrome, edge, iphone, windows, linux, mac',
  },
  'docs/web-portal/terminal#password': {
    cs: 'kde je heslo bluetooth, neznám heslo zařízení, heslo k přístroji, pin',
    en: 'where is the bluetooth password, do not know the device password, pin',
  },
  'docs/web-portal/terminal#connect': {
    cs: 'spojit z počítače, připojit přes notebook, prohlížeč hledá zařízení',
    en: 'connect from a computer, via laptop, browser looks for devices',
  },
  'docs/web-portal/terminal#commands': {
    cs: 'napsat příkaz, poslat příkaz z počítače',
    en: 'type a command, send from a computer',
  },
  'docs/web-portal/terminal#response': {
    cs: 'jak dlouho čekat, zařízení mlčí, poslat příkaz znovu, zopakovat příkaz, jak vypadá odpověď',
    en: 'how long to wait, device is silent, send the command again, repeat a command, what the response looks like',
  },
  'docs/web-portal/terminal#log': {
    cs: 'uložit komunikaci, stáhnout záznam komunikace, txt soubor, historie příkazů',
    en: 'save the communication, download the session, txt file, command history',
  },
  'docs/web-portal/terminal#problems': {
    cs: 'terminál nejde, nejde připojit, okno je prázdné, heslo nefunguje, spojení spadne',
    en: 'terminal does not work, cannot connect, chooser empty, password wrong, connection drops',
  },
  'docs/web-portal/charts/basics#open': {
    cs: 'kde uvidím data, zobrazit naměřené hodnoty, prohlížet data, chodí data',
    en: 'where do I see data, show measured values, view readings, is data coming in',
  },
  'docs/web-portal/charts/basics#several': {
    cs: 'víc křivek v jednom grafu, teplota a náklon dohromady, dvě osy, porovnat body, překrýt',
    en: 'several curves in one graph, temperature and tilt together, two axes, compare points, overlay',
  },
  'docs/web-portal/charts/basics#processing': {
    cs: 'nezpracovaná data, surové hodnoty, jak vzniká hodnota, přepočet hodnoty',
    en: 'unprocessed data, raw values, how a value is made, conversion',
  },
  'docs/web-portal/charts/basics#tabs': {
    cs: 'souhrn měření, souhrn zařízení, karty pod grafem',
    en: 'summaries, cards below the chart',
  },
  'docs/web-portal/charts/basics#test': {
    cs: 'zkusit nastavení nanečisto, náhled změny',
    en: 'try a setting, preview of a change',
  },
  'docs/web-portal/charts/basics#reading': {
    cs: 'přerušovaná čára, díra v datech, mezera, chybí kus grafu, jak tomu rozumět, vyhodnocení, co je normální, skok',
    en: 'broken line, hole in the data, gap, part of the graph missing, interpret, evaluate, what is normal, jump',
  },
  'docs/web-portal/charts/basics#step-cause': {
    cs: 'trvalý skok v grafu, křivka skočila a zůstala, pohnula se konstrukce nebo snímač, hodnota se náhle posunula',
    en: 'lasting step in the chart, curve jumped and stayed, did the bridge move or the sensor, sudden offset',
  },
  'docs/web-portal/charts/basics#comfort': {
    cs: 'pohodlí chodců, houpe se lávka, rozkmitaná lávka, přípustné zrychlení, limit vibrací lávky',
    en: 'pedestrian comfort, swaying footbridge, bouncy, allowed acceleration, vibration limit',
  },
  'docs/web-portal/charts/basics#problems': {
    cs: 'prázdný graf, nic v grafu, hodnoty tisíckrát větší, chybí veličina, zmizel bod',
    en: 'blank chart, empty graph, thousand times too big, quantity missing, point disappeared',
  },
  'docs/web-portal/charts/charts-controls#interval': {
    cs: 'změnit období, vybrat datum, od do, časový rozsah, jiný měsíc, starší data',
    en: 'change the period, pick a date, from to, time range, another month, older data',
  },
  'docs/web-portal/charts/charts-controls#quick-select': {
    cs: 'poslední týden, poslední den, tři měsíce, předvolby období',
    en: 'last week, last day, three months, presets',
  },
  'docs/web-portal/charts/charts-controls#choose': {
    cs: 'celý rok, jak dlouhé období, pomalé načítání',
    en: 'whole year, how long a period, slow loading',
  },
  'docs/web-portal/charts/charts-controls#toolbar': {
    cs: 'zapnout a vypnout křivku, skrýt řadu, zvětšit, lupa, posunout graf, uložit obrázek grafu, kolečko myši',
    en: 'switch a curve on and off, hide a series, magnify, pan, save a picture of the chart, mouse wheel',
  },
  'docs/web-portal/charts/charts-controls#try': {cs: 'ukázka, cvičení, demo', en: 'sample, exercise, demo'},
  'docs/web-portal/charts/charts-controls#compare': {
    cs: 'srovnat dva roky, dvě období vedle sebe, překrýt grafy',
    en: 'compare two years, two periods side by side, overlay',
  },
  'docs/web-portal/charts/charts-controls#problems': {
    cs: 'graf se dlouho načítá, přerušená čára, rovná čára, nic se nezměnilo, špatné měřítko',
    en: 'chart loads slowly, broken line, flat line, nothing happens, bad scale',
  },
  'docs/web-portal/charts/export-token-management#which': {
    cs: 'rozdíl mezi tokeny, který klíč potřebuji',
    en: 'difference between the tokens, which key do I need',
  },
  'docs/web-portal/charts/export-token-management#create': {
    cs: 'sdílet grafy, poslat grafy klientovi, vygenerovat odkaz, dát přístup bez účtu, vytvořit link',
    en: 'share charts, send charts to a client, generate a link, give access without an account, make a link',
  },
  'docs/web-portal/charts/export-token-management#revoke': {
    cs: 'zrušit odkaz, odebrat přístup, smazat link, ukončit sdílení, vypnout odkaz',
    en: 'kill a link, take away access, delete a link, stop sharing, revoke access',
  },
  'docs/web-portal/charts/export-token-management#life': {
    cs: 'jak dlouho platí odkaz, platnost, expirace, vyprší, konec platnosti',
    en: 'how long is a link valid, validity, expiry, expires, end date',
  },
  'docs/web-portal/charts/export-token-management#influx': {
    cs: 'přístup pro jiný program, token do databáze, napojit vlastní software, klíč API, adresa databáze',
    en: 'access for third party software, database token, connect own software, API key, database address',
  },
  'docs/web-portal/charts/export-token-management#rotate': {
    cs: 'obnovit token, nový klíč, unikl token',
    en: 'renew a token, new key, leaked token',
  },
  'docs/web-portal/charts/export-token-management#security': {
    cs: 'ochrana odkazu, bezpečnost, únik, zneužití, kdo vidí data',
    en: 'keep the link safe, security, leak, misuse, who sees the data',
  },
  'docs/web-portal/construction-view/basics#read': {
    cs: 'hodnoty na fotce, čísla na obrázku, aktuální hodnoty mostu, minimum a maximum',
    en: 'values on a photo, numbers on a picture, current values of the bridge, minimum and maximum',
  },
  'docs/web-portal/construction-view/basics#layout': {
    cs: 'posunout obdélník, přidat rámeček s hodnotou, přemístit, zamknout, upravit schéma, umístit bod do obrázku, umístění bodu na fotce',
    en: 'move a box with a value, add a box, arrange, lock, edit the scheme, place a point on the picture, put points on a photo',
  },
  'docs/web-portal/construction-view/basics#images': {
    cs: 'nahrát plánek, půdorys, podklad',
    en: 'upload a floor plan, drawing, background',
  },
  'docs/web-portal/construction-view/basics#export': {
    cs: 'vytisknout pohled, uložit jako obrázek, tisk do pdf',
    en: 'print the view, save as a picture, pdf',
  },
  'docs/web-portal/construction-view/basics#problems': {
    cs: 'prázdný obdélník, chybí hodnota, nejde upravit',
    en: 'empty box, value missing, cannot edit',
  },
  'docs/web-portal/construction/basics#create': {
    cs: 'přidat most, nový most, založit stavbu, nový objekt, změnit údaje mostu',
    en: 'add a bridge, set up a new bridge, new building, new object, change details',
  },
  'docs/web-portal/construction/basics#card': {
    cs: 'co je na kartě, přehled mostu',
    en: 'what is on the card, overview of a bridge',
  },
  'docs/web-portal/construction/basics#naming': {
    cs: 'název mostu, přejmenovat most, jak most nazvat, evidenční číslo',
    en: 'name of the bridge, rename a bridge, what to call it, register number',
  },
  'docs/web-portal/construction/basics#delete': {
    cs: 'most už nesledujeme, konec monitoringu, odstranit most, zrušit stavbu, archivovat',
    en: 'no longer monitor this bridge, end of monitoring, remove a bridge, archive',
  },
  'docs/web-portal/construction/basics#problems': {
    cs: 'most není vidět, nejde přidat bod, chybí tlačítko přidat měřicí bod, nevidím svoji stavbu v seznamu',
    en: 'bridge not shown, cannot add a point, add button missing, my structure is not in the list',
  },
  'docs/web-portal/construction/images-management#where': {
    cs: 'kam dát fotku, kam nahrát výkres',
    en: 'where to put a photo, where to upload a drawing',
  },
  'docs/web-portal/construction/images-management#add-mp': {
    cs: 'vyfotit snímač, přidat fotku bodu, nahrát snímek z mobilu, příloha',
    en: 'take a picture of the sensor, add a photo of a point, upload from the phone, attachment',
  },
  'docs/web-portal/construction/images-management#add-view': {
    cs: 'nahrát plánek, půdorys, schéma mostu, podklad pro hodnoty',
    en: 'upload a floor plan, bridge drawing, background for values',
  },
  'docs/web-portal/construction/images-management#replace': {
    cs: 'smazat fotku, jiný obrázek, novější fotka',
    en: 'delete a photo, another picture, newer photo',
  },
  'docs/web-portal/construction/images-management#quality': {
    cs: 'velikost souboru, formát fotky, rozlišení, jak vyfotit, kolik megabajtů',
    en: 'file size, photo format, resolution, how to take the picture, megabytes',
  },
  'docs/web-portal/construction/images-management#problems': {
    cs: 'nejde nahrát fotka, heic, moc velký soubor, nahrávání trvá, obrázek nejde nahrát',
    en: 'cannot upload a photo, heic, file too large, upload takes long, picture will not upload',
  },
  'docs/web-portal/construction/location-set#sources': {
    cs: 'kde vzít souřadnice, souřadnice z mobilu, mapy, přesnost gps, geodet',
    en: 'where to get coordinates, coordinates from a phone, maps, gps accuracy, surveyor',
  },
  'docs/web-portal/construction/location-set#set': {
    cs: 'nastavit bod na mapě, zadat gps, posunout značku, změnit polohu',
    en: 'put a point on the map, enter gps, move the marker, change the position',
  },
  'docs/web-portal/construction/location-set#convert': {
    cs: 'stupně minuty vteřiny, převést souřadnice, křovák, geodetické zaměření, nadmořská výška bpv',
    en: 'degrees minutes seconds, survey coordinates, height above sea level, ellipsoid',
  },
  'docs/web-portal/construction/location-set#mistakes': {
    cs: 'bod je jinde, prohozené souřadnice, o kolik je to vedle',
    en: 'point is elsewhere, swapped coordinates, how far off',
  },
  'docs/web-portal/construction/location-set#problems': {
    cs: 'souřadnice nejdou uložit, značka v moři, bod na špatném místě',
    en: 'coordinates are refused, marker in the sea, point in the wrong place',
  },
  'docs/web-portal/construction/measurement-point/basics#concept': {
    cs: 'rozdíl mezi bodem a zařízením, dvě zařízení na jednom bodu, co je měřicí bod',
    en: 'difference between point and device, two devices on one point, what is a point',
  },
  'docs/web-portal/construction/measurement-point/basics#create': {
    cs: 'přidat bod, nové místo měření, nový bod, založit měření',
    en: 'add a point, new place to measure, new point',
  },
  'docs/web-portal/construction/measurement-point/basics#naming': {
    cs: 'název bodu, jak bod nazvat, přejmenovat bod',
    en: 'name of a point, what to call a point, rename a point',
  },
  'docs/web-portal/construction/measurement-point/basics#edit': {
    cs: 'přejmenovat bod, změnit název, přesunout bod na jiný most, převést bod',
    en: 'rename a point, change the name, move a point to another bridge',
  },
  'docs/web-portal/construction/measurement-point/basics#delete': {
    cs: 'odstranit bod, obnovit smazaný bod, vrátit smazané, přijdu o data, omylem smazáno',
    en: 'remove a point, undelete, restore, lose data, deleted by mistake',
  },
  'docs/web-portal/construction/measurement-point/params#open': {
    cs: 'nastavení bodu, kde je manage parameters',
    en: 'settings of a point, where is manage parameters',
  },
  'docs/web-portal/construction/measurement-point/params#edit': {
    cs: 'přidat násobitel, upravit přepočet, změnit jednotku',
    en: 'add a multiplier, edit a conversion, change the unit',
  },
  'docs/web-portal/construction/measurement-point/params#offset': {
    cs: 'vynulovat snímač, odečíst nulu, posunout křivku na nulu, nulová hodnota, kalibrace nuly, vynulovat náklon, nulování',
    en: 'zero the sensor, tare, shift a curve to zero, calibrate zero, zero the tilt',
  },
  'docs/web-portal/construction/measurement-point/params#new-zero': {
    cs: 'nová nula po zatěžovací zkoušce, druhý posun nuly, znovu vynulovat, měnit referenci',
    en: 'new zero after a load test, second offset, zero again, change the reference',
  },
  'docs/web-portal/construction/measurement-point/params#history': {
    cs: 'změnily se staré hodnoty, přepsaná historie, vrátit změnu, minulost',
    en: 'old values changed, history rewritten, undo a change, past',
  },
  'docs/web-portal/construction/measurement-point/params#valid-from': {
    cs: 'nastavení platí jen od data, od kdy platí, po výměně jiný násobitel',
    en: 'setting only from a date, since when, different multiplier after a swap',
  },
  'docs/web-portal/construction/measurement-point/params#bulk': {
    cs: 'hromadně, zkopírovat nastavení, vložit do více bodů, záloha nastavení, schránka',
    en: 'in bulk, copy settings, paste to many points, back up settings, clipboard',
  },
  'docs/web-portal/construction/measurement-point/params#problems': {
    cs: 'změna se neprojevila, parametr nefunguje, tisíckrát jiná hodnota, nejde vložit',
    en: 'change has no effect, parameter does not work, factor of thousand, cannot paste',
  },
  'docs/web-portal/construction/measurement-point/used-params#names': {
    cs: 'seznam parametrů, jaké parametry existují, zaokrouhlení, počet desetinných míst',
    en: 'list of parameters, which parameters exist, rounding, number of decimals',
  },
  'docs/web-portal/construction/measurement-point/used-params#scaling': {
    cs: 'vynásobit, vydělit, přepočítat milivolty na milimetry, vzorec, koeficient, konstanta snímače, citlivost',
    en: 'multiply, divide, millivolts to millimeters, formula, coefficient, factor, sensitivity',
  },
  'docs/web-portal/construction/measurement-point/used-params#order': {
    cs: 'co se počítá dřív, pořadí násobení a posunu',
    en: 'what is calculated first, before or after',
  },
  'docs/web-portal/construction/measurement-point/used-params#unit-converter': {
    cs: 'převést jednotky, stupně na mm/m, g na m/s2, radiány, kalkulačka',
    en: 'convert units, degrees to mm/m, g to m/s2, radians, calculator',
  },
  'docs/web-portal/construction/measurement-point/used-params#valid-from': {
    cs: 'unixový čas, timestamp, časové razítko, zápis data',
    en: 'unix time, timestamp, epoch, date format, epoch converter',
  },
  'docs/web-portal/construction/measurement-point/used-params#temperature': {
    cs: 'odstranit vliv teploty, kompenzovat teplotu, koeficient roztažnosti',
    en: 'remove the effect of temperature, compensate, expansion coefficient',
  },
  'docs/web-portal/devices/assign-to-mp#assign': {
    cs: 'připojit zařízení k bodu, nové zařízení, spárovat zařízení s bodem, přidat snímač',
    en: 'attach a device to a point, new device, link a device with a point, add a sensor',
  },
  'docs/web-portal/devices/assign-to-mp#reassign': {
    cs: 'přehodit zařízení na jiný bod, sundat zařízení, vrátit zařízení, uvolnit, odpojit od bodu, přesunout snímač na jiný bod, smazat zařízení a nechat data',
    en: 'move a unit to another point, take off, return a device, free, detach, move a sensor to another point, delete a device and keep its data',
  },
  'docs/web-portal/devices/assign-to-mp#swap': {
    cs: 'vyměnit kus za kus, nový snímač místo starého, náhradní zařízení, vadný přístroj, jiná hodnota po výměně',
    en: 'exchange, new sensor instead of the old one, spare unit, faulty unit, different value after replacing',
  },
  'docs/web-portal/devices/assign-to-mp#problems': {
    cs: 'zařízení není v seznamu, nechodí data po přiřazení, špatný bod',
    en: 'device not in the list, no data after assignment, wrong point',
  },
  'docs/web-portal/devices/basics#states': {
    cs: 'nepoužité zařízení, na skladě, volné, rezervní, neukládá data',
    en: 'unused device, in stock, free, spare, data not stored',
  },
  'docs/web-portal/devices/basics#page': {
    cs: 'seznam zařízení, verze firmwaru, stav zařízení, filtrovat zařízení v tabulce',
    en: 'list of devices, firmware version, state of a device, filter devices in the table',
  },
  'docs/web-portal/devices/basics#register': {
    cs: 'přihlásit nové zařízení, přidat zařízení do systému, koupili jsme nové zařízení, zavést',
    en: 'add a new unit to the system, bought a new device, enroll',
  },
  'docs/web-portal/devices/basics#transfer': {
    cs: 'prodat zařízení, předat jiné firmě, půjčit',
    en: 'sell a device, give to another company, lend',
  },
  'docs/web-portal/devices/basics#health': {
    cs: 'jak dlouho vydrží baterka, vybitá baterie, dochází baterie, výdrž, výměna baterie, nabíjení, mráz, neozývá se, poslední komunikace, baterie se rychle vybíjí',
    en: 'how long does the battery last, flat battery, running out, battery life, replace the battery, charge, frost, silent, last seen, battery runs down fast',
  },
  'docs/web-portal/devices/basics#passwords': {
    cs: 'heslo k zařízení, které heslo použít, neznám heslo, dvě hesla',
    en: 'password of the device, which password, unknown password, two passwords',
  },
  'docs/web-portal/devices/basics#before-visit': {
    cs: 'zařízení se dva dny neozvalo, dva dny bez dat, co ověřit z kanceláře, musím tam jet, před výjezdem',
    en: 'device silent for two days, no data for two days, check from the office, do I have to go there, before a site visit',
  },
  'docs/web-portal/devices/basics#problems': {
    cs: 'zařízení nechodí, neposílá data, zařízení chybí, díra v datech, zařízení je offline, zařízení se nehlásí, zařízení neposílá data, proč nechodí data',
    en: 'device sends no data, device missing, hole in the data, device is offline, device does not answer, why am I not getting data',
  },
  'docs/web-portal/export/basics#choose': {
    cs: 'jak dostat data ven, dát data klientovi, stáhnout naměřené hodnoty, možnosti exportu, stáhnout naměřená data do počítače',
    en: 'get data out, hand data to a customer, download readings, options, download measured data to my computer',
  },
  'docs/web-portal/export/basics#api': {
    cs: 'napojení jiného programu, automatické stahování, databáze, integrace, vlastní aplikace',
    en: 'connect other software, automatic download, database, integration, own application',
  },
  'docs/web-portal/export/basics#names': {
    cs: 'jak se jmenuje řada, measurement a field',
    en: 'what a series is called, measurement and field',
  },
  'docs/web-portal/export/basics#half-year': {
    cs: 'velká tabulka, více bodů do excelu, delší období, průměry po deseti minutách',
    en: 'big table, several points, longer period, ten-minute averages',
  },
  'docs/web-portal/export/basics#grafana': {
    cs: 'vlastní dashboard, napojit grafanu',
    en: 'own dashboard, hook up grafana',
  },
  'docs/web-portal/export/basics#errors': {
    cs: 'chyba 401, nepovolený přístup, http chyby',
    en: 'error 401, unauthorized, http errors',
  },
  'docs/web-portal/export/basics#polling': {
    cs: 'pravidelné stahování, jak často stahovat',
    en: 'scheduled download, how often to download',
  },
  'docs/web-portal/export/basics#before': {cs: 'předání dat, popis dat', en: 'hand over data, describe data'},
  'docs/web-portal/export/basics#excel': {
    cs: 'otevřít soubor v excelu, tabulka, rozbitá diakritika, háčky a čárky, desetinná čárka, středník',
    en: 'open a file in excel, spreadsheet, garbled characters, decimal comma, semicolon',
  },
  'docs/web-portal/export/basics#utc': {
    cs: 'hodiny ukazují o hodinu míň, letní čas, časové pásmo, posunutý čas, greenwich',
    en: 'clock is one hour behind, daylight saving, time zone, shifted time, timestamps',
  },
  'docs/web-portal/export/basics#size': {
    cs: 'kolik řádků, limit excelu, moc dat',
    en: 'how many rows, excel limit, too much data',
  },
  'docs/web-portal/export/basics#problems': {
    cs: 'vše v jednom sloupci, háčky a čárky špatně, posunutý čas, chybí konec dat',
    en: 'everything in one column, garbled letters, times shifted, end of the data missing',
  },
  'docs/web-portal/users/basics#create': {
    cs: 'nový zaměstnanec, založit přístup, zaregistrovat se, přidat kolegu, vytvořit login',
    en: 'new employee, onboard, give access, register, add a coworker, create a login',
  },
  'docs/web-portal/users/basics#assign': {
    cs: 'přidat uživatele z jiné firmy, stejný účet pro dvě firmy',
    en: 'add a user from another company, one account for two companies',
  },
  'docs/web-portal/users/basics#leave': {
    cs: 'kolega končí, odchod zaměstnance, odebrat přístup, smazat uživatele, zablokovat účet, kdo může smazat uživatele, zrušit účet',
    en: 'coworker quits, employee leaves, take away access, delete a user, block an account, who can delete a user',
  },
  'docs/web-portal/users/basics#problems': {
    cs: 'e-mail už existuje, nejde vytvořit účet, nový uživatel nic nevidí',
    en: 'email already exists, cannot create an account, new user sees nothing',
  },
  'docs/web-portal/users/roles#roles': {
    cs: 'jaké role existují, stupně přístupu',
    en: 'which roles exist, levels of access',
  },
  'docs/web-portal/users/roles#permissions': {
    cs: 'kdo co smí, kdo může, tabulka práv, pravomoci, nemám právo, co všechno vidí běžný uživatel',
    en: 'who is allowed to do what, who can, table of rights, not allowed, difference between admin and normal user, what an ordinary user sees',
  },
  'docs/web-portal/users/roles#no-account': {
    cs: 'jen se podívat, přístup pro veřejnost, host bez účtu',
    en: 'just look, access for the public, visitor',
  },
  'docs/web-portal/users/roles#choose': {
    cs: 'jakou roli dát projektantovi, práva pro technika, jen pro čtení, statik, vlastník mostu',
    en: 'which role for a designer, rights for a technician, read only, owner of the bridge',
  },
  'docs/web-portal/users/roles#problems': {
    cs: 'chybí tlačítko, nemám oprávnění, nevidím data',
    en: 'button missing, no permission, cannot see data',
  },
  'docs/web-portal/users/userSettings#details': {
    cs: 'změnit telefonní číslo, změnit e-mail, nové příjmení, moje údaje',
    en: 'change my phone number, change my email, new last name, my data',
  },
  'docs/web-portal/users/userSettings#password': {
    cs: 'nové heslo do portálu, obnova hesla, silné heslo',
    en: 'new password for the portal, reset password, strong password',
  },
  'docs/web-portal/users/userSettings#role': {
    cs: 'kde uvidím svoji roli, jaká mám práva, kdo jsem',
    en: 'where do I see my role, my rights',
  },
  'docs/web-portal/users/userSettings#elsewhere': {
    cs: 'jazyk portálu, tmavý režim, smazat účet',
    en: 'language of the portal, dark mode, delete my account',
  },
  'docs/web-portal/users/userSettings#problems': {
    cs: 'zapomněl jsem heslo, zapomenuté heslo, heslo nejde změnit, nejde se přihlásit',
    en: 'forgot my password, forgotten password, cannot change the password, cannot log in',
  },
  'blog/rs485-wiring-mistakes#topology': {
    cs: 'hvězda, odbočky, kolik zařízení na jedné lince, délka kabelu',
    en: 'star, branches, how many units on one line, cable length',
  },
  'blog/rs485-wiring-mistakes#termination': {
    cs: 'odpor na konec kabelu, měření ohmmetrem, 60 ohmů, 120 ohmů',
    en: 'resistor at the end, ohmmeter, 60 ohm, 120 ohm',
  },
  'blog/rs485-wiring-mistakes#bias': {
    cs: 'klidová hodnota na vedení, pull-up, pull-down, předpětí',
    en: 'idle voltage, pull-up, pull-down, failsafe',
  },
  'blog/rs485-wiring-mistakes#polarity': {
    cs: 'prohozené dráty, prohozené žíly, přehozené vodiče, plus a minus, barvy drátů',
    en: 'swapped wires, crossed wires, reversed, plus and minus, wire colors',
  },
  'blog/rs485-wiring-mistakes#ground': {
    cs: 'uzemnění, stínění kabelu, rušení, přepětí',
    en: 'grounding, earth, cable shield, interference',
  },
  'blog/rs485-wiring-mistakes#crc': {
    cs: 'občasné chyby, náhodné výpadky komunikace, neodpovídá',
    en: 'occasional errors, random dropouts, not responding',
  },
  'blog/rs485-wiring-mistakes#order': {
    cs: 'postup hledání závady, jak proměřit sběrnici, multimetr',
    en: 'troubleshooting steps, test the bus, multimeter',
  },
  'blog/sampling-rate-and-record-length#aliasing': {
    cs: 'falešná frekvence, zdánlivý pík, překládání spektra',
    en: 'fake frequency, false peak, folding',
  },
  'blog/sampling-rate-and-record-length#rule': {
    cs: 'jak rychle vzorkovat, kolikrát rychleji, nyquist',
    en: 'how fast to sample, how many times, nyquist',
  },
  'blog/sampling-rate-and-record-length#volume': {
    cs: 'kolik místa zaberou data, velikost souborů, gigabajty, kapacita karty',
    en: 'how much space does the data take, file size, gigabytes, card capacity',
  },
  'blog/sampling-rate-and-record-length#example': {
    cs: 'jak dlouho nahrávat, ukázka výpočtu',
    en: 'how long to record, worked example',
  },
  'blog/sensor-placement-and-records#place': {
    cs: 'kam dát akcelerometr na nosník, kde měřit na mostě, poloha snímače, polovina rozpětí',
    en: 'where on the girder, where to measure on the bridge, position of the sensor, midspan',
  },
  'blog/sensor-placement-and-records#orientation': {
    cs: 'natočení snímače, kam ukazuje osa',
    en: 'rotation of the sensor, which way the axis points',
  },
  'blog/sensor-placement-and-records#mounting': {
    cs: 'přišroubovat, přilepit, držák, konzola, kotva, hmoždinka',
    en: 'bolt on, glue, bracket, anchor, screw',
  },
  'blog/sensor-placement-and-records#record': {
    cs: 'co si napsat při montáži, protokol o montáži, záznam o montáži, dokumentace snímače',
    en: 'installation notes, installation sheet, mounting record, documentation',
  },
  'blog/sensor-placement-and-records#first-day': {
    cs: 'zkontrolovat po montáži, funguje to správně',
    en: 'check after installation, does it work properly',
  },
  'blog/temperature-driven-trends#estimate': {
    cs: 'roztažnost, o kolik se most prodlouží, výpočet dilatace',
    en: 'thermal expansion, how much a bridge expands, joint movement',
  },
  'blog/temperature-driven-trends#compensation': {
    cs: 'regrese, odečíst teplotu, metoda nejmenších čtverců',
    en: 'regression, subtract temperature, least squares',
  },
  'blog/temperature-driven-trends#lag': {
    cs: 'setrvačnost, zpožděná teplota, fázový posun',
    en: 'delay, inertia, phase shift',
  },
  'blog/temperature-driven-trends#record': {
    cs: 'od kolika měsíců má trend smysl, jak dlouho měřit, roční cyklus, falešný trend',
    en: 'how many months until a trend means something, how long to measure, annual cycle',
  },
  'blog/temperature-driven-trends#checklist': {
    cs: 'hýbe se most, skutečný pohyb, poškození',
    en: 'is the bridge moving, real movement, damage',
  },
  'blog/vibration-to-natural-frequency#estimate': {
    cs: 'odhadnout frekvenci, vzorec pro první frekvenci',
    en: 'estimate the frequency, formula for the first frequency',
  },
  'blog/vibration-to-natural-frequency#resolution': {
    cs: 'jak dlouhý záznam, kolik vzorků',
    en: 'how long a record, how many samples',
  },
  'blog/vibration-to-natural-frequency#window': {
    cs: 'hanning, welch, únik, průměr spekter',
    en: 'hanning, welch, leakage, average spectra',
  },
  'blog/vibration-to-natural-frequency#peaks': {
    cs: 'hledání píku, maximum spektra, špička, 50 Hz',
    en: 'find the peak, maximum of a spectrum, spike, 50 Hz',
  },
  'blog/vibration-to-natural-frequency#damping': {
    cs: 'tlumení, poloviční výkon, šířka píku',
    en: 'half power, width of a peak',
  },
  'blog/vibration-to-natural-frequency#shift': {
    cs: 'poznat poškození mostu, pokles frekvence, ztráta tuhosti',
    en: 'detect damage, frequency drop, loss of stiffness',
  },
  'blog/commissioning-a-monitoring-system#plan': {
    cs: 'návrh monitoringu, rozmístění snímačů, projektová dokumentace',
    en: 'design of monitoring, sensor layout, drawing',
  },
  'blog/commissioning-a-monitoring-system#workshop': {
    cs: 'co připravit v kanceláři, nastavit předem',
    en: 'prepare in the office, configure beforehand',
  },
  'blog/commissioning-a-monitoring-system#acceptance': {
    cs: 'převzetí díla, předání, předávací zkoušky, protokol',
    en: 'hand over, handover tests, sign off, take over',
  },
  'blog/commissioning-a-monitoring-system#baseline': {
    cs: 'normální chování, první měsíc, mez alarmu',
    en: 'normal behavior, first month, alarm limit',
  },
  'blog/commissioning-a-monitoring-system#records': {
    cs: 'předávací dokumentace, předávací složka, co odevzdat',
    en: 'handover folder, handover documents, what to deliver',
  },
  'blog/mode-tracking#close-modes': {
    cs: 'dvě blízké frekvence, odlišit tvary',
    en: 'two close frequencies, separate modes',
  },
  'blog/mode-tracking#environment': {
    cs: 'poškození mostu, vliv počasí na frekvenci',
    en: 'damage of a bridge, weather and frequency',
  },
  'blog/mode-tracking#false-modes': {
    cs: 'falešná frekvence, rušení, stroj v okolí',
    en: 'fake frequency, interference, machine nearby',
  },
  'markdown-page#signs': {cs: 'co znamenají rámečky, ikony, barvy', en: 'meaning of boxes, icons, colors'},
  'markdown-page#not-stated': {
    cs: 'co v příručce není, co znamená pravděpodobně, chybí informace',
    en: 'what the manual leaves out, what probably means, missing information',
  },
  'markdown-page#report': {
    cs: 'překlep, chyba v příručce, připomínka, zpětná vazba',
    en: 'typo, mistake in the manual, feedback, suggestion',
  },
  'field-card#before': {
    cs: 'kontrolní seznam na výjezd, co vzít s sebou, na co nezapomenout, tahák pro technika',
    en: 'checklist for a site visit, what to take along, what not to forget, cheat sheet for a technician',
  },
  'no-data#portal': {
    cs: 'v grafu nic není, přestala chodit data, graf stojí, kde hledat závadu',
    en: 'nothing in the chart, data stopped coming, chart stands still, where to look for the fault',
  },
  'normal-values#engineer': {
    cs: 'jaká hodnota je moc, je to nebezpečné, mám se bát, co je ještě v pořádku',
    en: 'how much is too much, is it dangerous, should I worry, what is still fine',
  },
  'docs/hardware/intro#electrical-safety': {
    cs: 'kdo smí otevřít rozvaděč, vyhláška, úraz elektrickým proudem, měření napětí',
    en: 'who may open a cabinet, electric shock, measuring voltage, qualified electrician',
  },
  'docs/web-portal/users/basics#change-role': {
    cs: 'povýšit člena, udělat z někoho administrátora, jiná práva',
    en: 'promote a member, make somebody an administrator, other rights',
  },
  'offline#install': {
    cs: 'stáhnout příručku, uložit do telefonu, na plochu',
    en: 'download the manual, save to the phone, home screen',
  },
};
