import type {Localized} from '../config/locales';
import {GLOSSARY, type GlossaryId, type GlossaryTerm} from './glossary';

/** What readers type for a term of the glossary besides its names there. Only the search uses these words. */
const COLLOQUIAL: Partial<Record<GlossaryId, readonly string[]>> = {
  'measurement-point': ['měřící bod', 'measuring point'],
  construction: ['stavba'],
  'construction-view': ['zobrazení konstrukce'],
  organization: ['společnost', 'organisation'],
  'expansion-joint': ['dilatační spára'],
  device: ['unit'],
  chart: ['diagram', 'plot'],
  crack: ['prasklina'],
  vibration: ['chvění'],
  'natural-frequency': ['vlastní kmitočet'],
  damping: ['tlumení'],
  'laser-distance-meter': ['rangefinder'],
  'decimal-places': ['desetinná místa'],
  'sampling-rate': ['vzorkovací kmitočet', 'sampling frequency'],
  trigger: ['spuštění'],
  watchdog: ['hlídání výpadku'],
  notification: ['notifikace', 'poplach', 'alarm'],
  terminal: ['příkazová řádka', 'command line'],
  response: ['reply'],
  'slave-address': ['adresa zařízení', 'device address'],
  'holding-register': ['uchovávací registr'],
  coil: ['cívka'],
  'twos-complement': ["two's complement"],
  'export-token': ['API token'],
  'data-sharing': ['sdílet data', 'share data'],
  revoke: ['zrušit', 'cancel'],
  'user-role': ['role', 'práva uživatelů', 'user rights'],
  'bluetooth-low-energy': ['BLE'],
  'organization-administrator': ['správce organizace'],
  'profile-settings': ['nastavení účtu', 'account settings'],
  location: ['umístění', 'position'],
  marker: ['značka', 'pin'],
  dashboard: ['overview'],
  permission: ['práva', 'permissions', 'rights'],
};

/** What readers type who do not know yet what things are called here, and the words of headings that answer. */
const FIRST_WORDS: readonly (readonly string[])[] = [
  ['úvod', 'jak začít', 'začínáme', 'první kroky', 'intro', 'introduction', 'getting started', 'get started'],
  [
    ...[
      'nefunguje',
      'nejde',
      'potíže',
      'problém',
      'řešení potíží',
      'nejčastější potíže',
      'nejčastější problémy',
      'pomoc',
    ],
    ...['troubleshooting', 'not working', 'does not work', 'problems', 'most common problems', 'something goes wrong'],
  ],
  ['zapomenuté heslo', 'zapomněl jsem heslo', 'neznáte heslo', 'forgot my password', 'do not know the password'],
  ['kontakt', 'podpora', 'hlášení závady', 'contact', 'support', 'report a fault'],
  ['pomalý', 'dlouho', 'slow', 'takes long', 'takes very long'],
  ['slabá baterie', 'dochází baterie', 'low battery'],
];

/** Words for one thing that is no term of the glossary, such as everyday actions. */
const EVERYDAY: readonly (readonly string[])[] = [
  ['slovník pojmů', 'glossary'],
  ['efektivní hodnota', 'root mean square', 'RMS'],
  ['Fourierova transformace', 'fast Fourier transform', 'FFT'],
  ['vlhkost', 'humidity'],
  ['firmware', 'software'],
  ['zařízení', 'přístroj', 'device', 'instrument'],
  ['přidat uživatele', 'pozvat', 'přizvat', 'pozvánka', 'add a user', 'invite', 'invitation'],
  ['uživatel', 'kolega', 'spolupracovník', 'user', 'colleague'],
  ['síla signálu', 'signal strength', 'RSSI'],
  ['horní propust', 'high-pass filter'],
  ['dolní propust', 'low-pass filter'],
  ['výstupní frekvence dat', 'output data rate', 'ODR'],
  ['aktualizace firmwaru', 'firmware update', 'OTA'],
  ['aktualizace', 'update', 'upgrade'],
  ['vyhledání zařízení', 'vyhledat zařízení', 'scan for devices', 'find devices'],
  ['připojit', 'připojení', 'spojení', 'connect', 'connection'],
  ['odpojit', 'disconnect'],
  ['přístupový bod', 'access point', 'hotspot'],
  ['parita', 'parity'],
  ['řídicí jednotka', 'řídicí zařízení', 'master'],
  ['registr', 'register'],
  ['pořadí bajtů', 'pořadí slov', 'byte order', 'word order', 'endianness'],
  ['kontrolní součet', 'checksum', 'CRC'],
  ['rámec', 'frame'],
  ['zapojení', 'kabeláž', 'wiring'],
  ['sběrnice', 'bus'],
  ['baterie', 'akumulátor', 'battery'],
  ['hodiny reálného času', 'real-time clock', 'RTC'],
  ['host', 'guest'],
  ['nastavení', 'předvolby', 'settings', 'preferences'],
  ['přiřadit', 'přiřazení', 'assign'],
  ['odebrat', 'zrušit přiřazení', 'unassign'],
  ['zaregistrovat zařízení', 'registrace zařízení', 'register a device', 'device registration'],
  ['zeměpisná šířka', 'latitude'],
  ['zeměpisná délka', 'longitude'],
  ['nadmořská výška', 'altitude'],
  ['souřadnice', 'coordinates', 'GPS'],
  ['mapa', 'map'],
  ['hlášení závady', 'nahlášení chyby', 'fault report', 'bug report'],
  ['stránkování', 'pagination'],
  ['řazení', 'sorting'],
  ['obrázek', 'fotografie', 'fotka', 'picture', 'image', 'photo'],
  ['nahrát', 'nahrání', 'upload'],
  ['stáhnout', 'stažení', 'download'],
  ['smazat', 'odstranit', 'vymazat', 'delete', 'remove'],
  ['přidat', 'založit', 'vytvořit', 'add', 'create'],
  ['upravit', 'změnit', 'edit', 'change'],
  ['heslo', 'password'],
  ['přihlášení', 'přihlásit', 'log in', 'login', 'sign in'],
  ['jazyk', 'language'],
  ['časové pásmo', 'time zone', 'timezone'],
  ['chyba', 'závada', 'porucha', 'error', 'fault'],
  ['telefon', 'mobil', 'phone', 'mobile', 'smartphone'],
  ['mobilní aplikace', 'aplikace', 'mobile app', 'application'],
  ['webový portál', 'web portal'],
  ['Wi-Fi', 'wifi', 'WLAN'],
  ['přiblížit', 'přiblížení', 'zoom', 'zoom in'],
  ['montáž', 'instalace', 'upevnění', 'installation', 'mounting'],
  ['restart', 'restartovat', 'reset', 'reboot'],
  ['hodnota', 'value'],
  ['výměna', 'vyměnit', 'swap', 'replace', 'replacement'],
  ['vadný', 'rozbitý', 'nefunkční', 'faulty', 'broken', 'defective'],
  ['kopírovat', 'zkopírovat', 'kopírování', 'copy'],
  ['převod', 'převést', 'přesun', 'přesunout', 'transfer', 'move'],
  ['výpadek dat', 'chybí data', 'nechodí data', 'nejsou data', 'data gap', 'data outage', 'missing data', 'no data'],
  ['vypočítat', 'spočítat', 'výpočet', 'compute', 'calculate'],
  ['bez účtu', 'bez přihlášení', 'without an account', 'without signing in'],
  ['sdílet', 'sdílení', 'share'],
  ['zeď', 'stěna', 'wall'],
];

/** Names of two concepts ("connect / disconnect") would make opposites equal. */
function isOneConcept({term}: GlossaryTerm): boolean {
  return !term.cs.includes('/') && !term.en.includes('/');
}

/** Groups of words, both languages together, that the search treats as the same. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ...(GLOSSARY as readonly (GlossaryTerm & {id: GlossaryId})[])
    .filter(isOneConcept)
    .map(({id, term, synonyms}) => [
      ...new Set([term.cs, term.en, ...(synonyms?.cs ?? []), ...(synonyms?.en ?? []), ...(COLLOQUIAL[id] ?? [])]),
    ]),
  ...FIRST_WORDS,
  ...EVERYDAY,
];

/** Queries that are offered when nothing was found and nothing here is like what was typed. */
export const SUGGESTIONS: Localized<readonly string[]> = {
  cs: ['měřicí bod', 'heslo Bluetooth', 'nejčastější problémy'],
  en: ['measurement point', 'Bluetooth password', 'common problems'],
};
