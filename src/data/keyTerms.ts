import type {Localized} from '../config/locales';
import type {GlossaryId} from './glossary';

/** A term that gets a popover at its first use in a document. */
interface KeyTerm {
  id: GlossaryId;
  /** Source text of a regular expression for all inflected forms, without word boundaries. */
  forms: Localized;
}

/** Endings of soft adjectives: měřicí, měřicího, měřicímu, měřicím, měřicích, měřicími. */
const SOFT = '(?:ho|mu|m|ch|mi)?';
/** Endings of hard adjectives after their stem: zobrazený, surová, poměrného … */
const HARD = '(?:ý|ého|ému|ém|ým|ých|ými|á|é|ou)';
/** Endings of masculine inanimate nouns: bod, bodu, bodem, body, bodů, bodům, bodech. */
const MASCULINE = '(?:u|em|y|ů|ům|ech)?';
/** Endings of feminine nouns that end in -e: organizace, organizaci … */
const FEMININE = '(?:e|i|í|ím|ích|emi)';

/** The terms that the manual explains where it uses them, with their inflected forms. */
export const KEY_TERMS: readonly KeyTerm[] = [
  {id: 'measurement-point', forms: {cs: `měřicí${SOFT} bod${MASCULINE}`, en: 'measurement points?'}},
  {id: 'organization', forms: {cs: `organizac${FEMININE}`, en: 'organizations?'}},
  {id: 'construction-view', forms: {cs: `pohled${MASCULINE} na konstrukci`, en: 'construction views?'}},
  {
    id: 'structural-health-monitoring',
    forms: {cs: 'monitoring(?:u|em)? technického stavu konstrukcí', en: 'structural health monitoring'},
  },
  {id: 'data-type', forms: {cs: `typ${MASCULINE} dat`, en: 'data types?'}},
  {id: 'raw-data', forms: {cs: `surov${HARD} dat(?:a|ům|ech|y)?`, en: 'raw data'}},
  {id: 'displayed-interval', forms: {cs: `zobrazen${HARD} interval${MASCULINE}`, en: 'displayed intervals?'}},
  {id: 'inclination', forms: {cs: `náklon${MASCULINE}`, en: 'inclinations?'}},
  {id: 'strain', forms: {cs: `poměrn${HARD} přetvoření`, en: 'strain(?! gauge)'}},
  {id: 'natural-frequency', forms: {cs: `vlastní${SOFT} frekvenc${FEMININE}`, en: 'natural frequenc(?:y|ies)'}},
  {id: 'accelerometer', forms: {cs: `akcelerometr${MASCULINE}`, en: 'accelerometers?'}},
  {id: 'temperature-compensation', forms: {cs: `teplotní${SOFT} kompenzac${FEMININE}`, en: 'temperature compensation'}},
  {id: 'multiplier', forms: {cs: 'násobitel(?:e|i|em|ů|ům|ích)?', en: 'multipliers?'}},
  {id: 'zeroing', forms: {cs: 'nulování(?:m)?', en: 'zeroing'}},
  {id: 'sampling-rate', forms: {cs: `vzorkovací${SOFT} frekvenc${FEMININE}`, en: 'sampling rates?'}},
  {id: 'output-data-rate', forms: {cs: `výstupní${SOFT} frekvenc${FEMININE} dat|ODR`, en: 'output data rates?|ODR'}},
  {id: 'threshold', forms: {cs: `prahov${HARD} hodnot(?:a|y|ě|u|ou|ám|ách|ami)?`, en: 'thresholds?'}},
  {id: 'rms', forms: {cs: `efektivní${SOFT} hodnot(?:a|y|ě|u|ou|ám|ách|ami)?|RMS`, en: 'root mean square|RMS'}},
  {id: 'sta-lta', forms: {cs: 'STA/LTA', en: 'STA/LTA'}},
  {id: 'fft', forms: {cs: 'FFT', en: 'FFT'}},
  {id: 'watchdog', forms: {cs: `watchdog${MASCULINE}`, en: 'watchdogs?'}},
  {id: 'firmware', forms: {cs: 'firmwar(?:e|u|em)', en: 'firmware'}},
  {id: 'bluetooth-low-energy', forms: {cs: 'Bluetooth Low Energy|BLE', en: 'Bluetooth Low Energy|BLE'}},
  {id: 'pairing', forms: {cs: 'párování(?:m)?', en: 'pairing'}},
  {id: 'access-point', forms: {cs: `přístupov${HARD} bod${MASCULINE}`, en: 'access points?'}},
  {id: 'baud-rate', forms: {cs: `přenosov${HARD} rychlost(?:i|í)?`, en: 'baud rates?'}},
  {
    id: 'holding-register',
    forms: {cs: `uchovávací${SOFT} registr${MASCULINE}|holding registr?${MASCULINE}`, en: 'holding registers?'},
  },
  {id: 'crc', forms: {cs: 'kontrolní(?:ho|mu|m)? souč(?:et|tu|tem|tech|ty|tů)|CRC', en: 'checksums?|CRC'}},
  {id: 'twos-complement', forms: {cs: 'dvojkov(?:ý|ého|ém|ým) dopl(?:něk|ňku|ňkem)', en: "two[’']s complement"}},
  {
    id: 'termination-resistor',
    forms: {cs: `zakončovací${SOFT} (?:odpor|rezistor)${MASCULINE}`, en: 'termination resistors?'},
  },
  {id: 'export-token', forms: {cs: `exportní${SOFT} token${MASCULINE}`, en: '(?:export|share) tokens?'}},
  {id: 'external-charts', forms: {cs: 'externí(?:ch|m|mi)? graf(?:y|ů|ům|ech)', en: 'external charts'}},
];
