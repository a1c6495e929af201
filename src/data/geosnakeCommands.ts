/** Source: public command lists of a comparable device. */
import type {Localized} from '../config/locales';
import {ADXL_SAMPLES, GEOSNAKE_BAUD_RATES} from './geosnake';
import {type Code, listed, type Range, type Text} from './types';

type CommandGroup = 'device' | 'adxl' | 'mlx';

/** The values that may follow the colon of a command, e.g. 5 in `set_address:5`. */
export type CommandValues =
  | ({kind: 'range'; note?: Localized} & Range)
  | {kind: 'codes'; codes: readonly Code[]}
  | {kind: 'list'; values: readonly number[]};

/** A text command that the GeoSnake RS-485 model accepts over Bluetooth. */
interface GeosnakeCommand {
  /** Placeholder that tables show instead of a value, e.g. `XX`. Absent when the command takes no value. */
  placeholder?: string;
  effect: Localized;
  values?: CommandValues;
  /** First major firmware version that supports the command. Absent when all versions support it. */
  firmware?: number;
  answer?: Text;
}

/** Codes of the measuring ranges of the ADXL355, the same in Bluetooth commands and in registers of the sensor. */
const ADXL_RANGES: readonly Code[] = [
  {value: 1, meaning: '±2 g'},
  {value: 2, meaning: '±4 g'},
  {value: 3, meaning: '±8 g'},
];

export const COMMAND_GROUPS: Readonly<Record<CommandGroup, Localized>> = {
  device: {cs: 'Zařízení, síť a sběrnice', en: 'Device, network, and bus'},
  adxl: {cs: 'Akcelerometr', en: 'Accelerometer'},
  mlx: {cs: 'Magnetometr', en: 'Magnetometer'},
};

/** The commands `set_mlx_…` and `get_mlx_…` of a setting of the magnetometer. `word` is its name in responses. */
function mlxSetting(word: string, what: Localized, range: Range): Readonly<Record<string, GeosnakeCommand>> {
  const name = `mlx_${word.toLowerCase()}`;
  return {
    [`set_${name}`]: {
      placeholder: 'X',
      effect: {cs: `nastaví ${what.cs}`, en: `sets ${what.en}`},
      values: {kind: 'range', ...range},
      answer: `\`MLX ${word} set to X\``,
    },
    [`get_${name}`]: {effect: {cs: `ukáže ${what.cs}`, en: `shows ${what.en}`}, answer: `\`MLX ${word}: X\``},
  };
}

/** The commands by group and name. */
const COMMANDS: Readonly<Record<CommandGroup, Readonly<Record<string, GeosnakeCommand>>>> = {
  device: {
    restart: {effect: {cs: 'restartuje zařízení', en: 'restarts the device'}},
    wifi_on: {effect: {cs: 'zapne Wi-Fi; zařízení se restartuje', en: 'turns Wi-Fi on; the device restarts'}},
    wifi_off: {effect: {cs: 'vypne Wi-Fi', en: 'turns Wi-Fi off'}},
    http_on: {
      effect: {cs: 'povolí odesílání dat přes HTTP', en: 'enables sending data over HTTP'},
      answer: {cs: 'potvrzující text', en: 'confirmation text'},
    },
    set_address: {
      placeholder: 'XX',
      effect: {cs: 'nastaví adresu Modbus', en: 'sets the Modbus address'},
      values: {kind: 'range', minimum: 1, maximum: 255, note: {cs: 'používejte 1–247', en: 'use 1–247'}},
    },
    get_address: {effect: {cs: 'ukáže adresu Modbus', en: 'shows the Modbus address'}},
    set_baudrate: {
      placeholder: 'YYYY',
      effect: {cs: 'nastaví přenosovou rychlost RS-485 v Bd', en: 'sets the RS-485 baud rate in Bd'},
      values: {kind: 'list', values: GEOSNAKE_BAUD_RATES},
    },
    get_baudrate: {effect: {cs: 'ukáže přenosovou rychlost RS-485', en: 'shows the RS-485 baud rate'}},
  },
  adxl: {
    measure_adxl: {effect: {cs: 'spustí měření akcelerometrem', en: 'starts an accelerometer measurement'}},
    set_adxl_points: {
      placeholder: 'N',
      effect: {cs: 'nastaví počet vzorků', en: 'sets the number of samples'},
      values: {kind: 'range', ...ADXL_SAMPLES},
    },
    get_adxl_points: {effect: {cs: 'ukáže počet vzorků', en: 'shows the number of samples'}},
    set_adxl_range: {
      placeholder: 'X',
      effect: {cs: 'nastaví měřicí rozsah', en: 'sets the measuring range'},
      values: {kind: 'codes', codes: ADXL_RANGES},
      firmware: 6,
    },
    get_adxl_range: {effect: {cs: 'ukáže měřicí rozsah', en: 'shows the measuring range'}, firmware: 6},
    set_adxl_odr: {
      placeholder: 'X',
      effect: {cs: 'nastaví výstupní frekvenci dat (ODR)', en: 'sets the output data rate (ODR)'},
      values: {kind: 'range', minimum: 0, maximum: 10, note: {cs: 'kód vzorkování', en: 'sampling code'}},
      firmware: 6,
    },
    get_adxl_odr: {effect: {cs: 'ukáže kód ODR', en: 'shows the ODR code'}, firmware: 6},
  },
  mlx: {
    measure_mlx: {effect: {cs: 'spustí měření magnetometrem', en: 'starts a magnetometer measurement'}},
    ...mlxSetting('gain', {cs: 'zesílení', en: 'the gain'}, {minimum: 0, maximum: 7}),
    ...mlxSetting('OSR', {cs: 'nadvzorkování (OSR)', en: 'the oversampling (OSR)'}, {minimum: 0, maximum: 3}),
    ...mlxSetting('filter', {cs: 'číslicový filtr', en: 'the digital filter'}, {minimum: 0, maximum: 7}),
    ...mlxSetting('points', {cs: 'počet vzorků', en: 'the number of samples'}, {minimum: 1, maximum: 1024}),
    show_mlx_settings: {
      effect: {cs: 'vypíše všechna nastavení magnetometru', en: 'lists all settings of the magnetometer'},
      answer: {cs: 'přehled', en: 'overview'},
    },
  },
};

export const geosnakeCommands = listed(COMMANDS);
