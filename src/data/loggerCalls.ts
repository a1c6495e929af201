/** Source: public description of the HTTP interface of a comparable device. */
import type {Localized} from '../config/locales';

/** A GET request to the REST API of the GeoSnake logger, which is at http://192.168.4.1 in its own network. */
interface LoggerCall {
  path: string;
  /** An example of the parameter `value`. Absent when the request takes no parameter. */
  value?: number;
  effect: Localized;
}

/** Describes a request that returns fields. `after` ends the sentence, e.g. ` in bytes`. */
function reading(path: string, fields: readonly string[], after: Localized = {cs: '', en: ''}): LoggerCall {
  const list = (language: string) => new Intl.ListFormat(language).format(fields.map((field) => `\`${field}\``));
  return {path, effect: {cs: `vrátí ${list('cs')}${after.cs}`, en: `returns ${list('en')}${after.en}`}};
}

/** Returns what follows the address of the logger in a request, with an example value, e.g. `/set_odr?value=5`. */
export function callOf({path, value}: LoggerCall): string {
  return value === undefined ? path : `${path}?value=${value}`;
}

export const loggerCalls: readonly LoggerCall[] = [
  reading('/api/status', ['measuring', 'odr', 'range', 'frequency', 'rtc_time', 'firmware']),
  reading('/api/stats', ['total_samples', 'files_created', 'elapsed_seconds', 'elapsed_formatted', 'write_errors']),
  reading('/api/sd_info', ['total', 'free'], {cs: ' v bajtech', en: ' in bytes'}),
  {path: '/start', effect: {cs: 'spustí měření', en: 'starts the measurement'}},
  {path: '/stop', effect: {cs: 'ukončí měření', en: 'stops the measurement'}},
  {
    path: '/set_odr',
    value: 5,
    effect: {cs: 'nastaví kód ODR 0–10', en: 'sets the ODR code 0–10'},
  },
  {
    path: '/set_range',
    value: 1,
    effect: {cs: 'nastaví rozsah: 1 = ±2 g, 2 = ±4 g, 3 = ±8 g', en: 'sets the range: 1 = ±2 g, 2 = ±4 g, 3 = ±8 g'},
  },
];
