/**
 * Source: public command lists, HTTP interface and register map of a comparable device, and the data sheets of the ADXL355
 * and MLX90393. Inferred: the steps of the gains below the highest.
 */
import type {Localized} from '../config/locales';
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

/** Baud rates that the RS-485 bus supports, in Bd. */
export const GEOSNAKE_BAUD_RATES = [9600, 19200, 38400, 57600, 115200] as const;

/**
 * Codes for the measuring ranges of the ADXL355 accelerometer. Bluetooth commands and the registers of the sensor use
 * the same codes.
 */
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

/** How many samples a record of the ADXL355 may have. */
export const ADXL_SAMPLES: Range = {minimum: 24, maximum: 2048};

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

const MAX_ADXL_HERTZ = 4000;
const ADXL_CODES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A code that sets the output data rate of the ADXL355 accelerometer, and the values that follow from it. */
interface AdxlDataRate {
  code: number;
  /** Output data rate in Hz. Each code has half the rate of the previous code. */
  hertz: number;
  /** Corner frequency (−3 dB) of the low-pass filter in the sensor, in Hz. It is a quarter of the output data rate. */
  lowPassHertz: number;
  /** Length of the longest record, in seconds. This record has as many samples as {@link ADXL_SAMPLES} allows. */
  recordSeconds: number;
  /** Frequency resolution of the longest record, in Hz. It is 1 divided by `recordSeconds`. */
  stepHertz: number;
}

export const adxlDataRates: readonly AdxlDataRate[] = ADXL_CODES.map((code) => {
  const hertz = MAX_ADXL_HERTZ / 2 ** code;
  return {
    code,
    hertz,
    lowPassHertz: hertz / 4,
    recordSeconds: ADXL_SAMPLES.maximum / hertz,
    stepHertz: hertz / ADXL_SAMPLES.maximum,
  };
});

/**
 * A gain code of the MLX90393 magnetometer, and the values that follow from it. The code is a value of the sensor
 * setting `GAIN_SEL`.
 */
interface MlxGain {
  code: number;
  /** Magnetic field per unit of the raw value, relative to gain code 7, e.g. `5` for five times as much. */
  factor: number;
  /**
   * Magnetic field per unit of the raw value on the axes X and Y, in µT. It applies to the basic resolution of the
   * sensor (`RES` 0, `HALLCONF` 0xC).
   */
  stepXyMicrotesla: number;
  stepZMicrotesla: number;
}

const MLX_STEP_FACTORS = [5, 4, 3, 2.5, 2, 5 / 3, 4 / 3, 1] as const;
const MAX_MLX_STEP_XY_MICROTESLA = 0.751;
const MAX_MLX_STEP_Z_MICROTESLA = 1.21;

export const mlxGain: readonly MlxGain[] = MLX_STEP_FACTORS.map((factor, code) => ({
  code,
  factor,
  stepXyMicrotesla: (MAX_MLX_STEP_XY_MICROTESLA * factor) / MLX_STEP_FACTORS[0],
  stepZMicrotesla: (MAX_MLX_STEP_Z_MICROTESLA * factor) / MLX_STEP_FACTORS[0],
}));

const MLX_FILTERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export const MLX_OSR = [0, 1, 2, 3] as const;
/**
 * Oversampling codes that must not be combined with a digital filter code, by filter code. The manufacturer of the
 * MLX90393 magnetometer forbids these combinations.
 */
const MLX_FORBIDDEN: Readonly<Record<number, readonly number[]>> = {0: [0, 1], 1: [0]};

/** Conversion times of the MLX90393 magnetometer for one digital filter code. */
interface MlxConversionTime {
  filter: number;
  /** Conversion times of one axis in ms. There is one for each code in {@link MLX_OSR}, in the same order. */
  milliseconds: readonly number[];
  /** Oversampling codes that must not be combined with this filter. */
  forbiddenOsr: readonly number[];
}

/**
 * Returns the conversion time of one axis of the MLX90393 magnetometer in ms. In µs, it is
 * `67 + 64 · 2^osr · (2 + 2^filter)`, where `filter` and `osr` are codes.
 */
function conversionMilliseconds(filter: number, osr: number): number {
  return (67 + 64 * 2 ** osr * (2 + 2 ** filter)) / 1000;
}

export const mlxConversionTimes: readonly MlxConversionTime[] = MLX_FILTERS.map((filter) => ({
  filter,
  milliseconds: MLX_OSR.map((osr) => conversionMilliseconds(filter, osr)),
  forbiddenOsr: MLX_FORBIDDEN[filter] ?? [],
}));

/** A 16-bit Modbus holding register of the GeoSnake RS-485 model, or a block of consecutive registers. */
interface GeosnakeRegister {
  address: number;
  /** Last address of a block of registers. Absent for a single register. */
  lastAddress?: number;
  content: Localized;
  type?: 'uint16' | 'int16';
  /** Unit of the value. The raw value times `factor` is the value in the unit `symbol`, e.g. `°C`. */
  unit?: {factor: number; symbol: string};
  access?: 'read-only' | 'read';
}

/** Addresses of the single registers. */
export const GEOSNAKE = {status: 0x0000, firmware: 0x0001, hardware: 0x0002, temperature: 0x066e} as const;

/** Registers that say which device answers, read at once. */
export const geosnakeIdentity = {
  address: GEOSNAKE.status,
  count: 3,
  label: {cs: 'stav, verze firmwaru a hardwaru', en: 'status, firmware and hardware version'},
} as const;

export const geosnakeRegisters: readonly GeosnakeRegister[] = [
  {address: GEOSNAKE.status, content: {cs: 'stav', en: 'status'}, type: 'uint16', access: 'read-only'},
  {
    address: GEOSNAKE.firmware,
    content: {cs: 'verze firmwaru', en: 'firmware version'},
    type: 'uint16',
    access: 'read-only',
  },
  {
    address: GEOSNAKE.hardware,
    content: {cs: 'verze hardwaru', en: 'hardware version'},
    type: 'uint16',
    access: 'read-only',
  },
  {
    address: GEOSNAKE.temperature,
    content: {cs: 'teplota', en: 'temperature'},
    type: 'int16',
    unit: {factor: 0.01, symbol: '°C'},
    access: 'read',
  },
  {address: 0x0000, lastAddress: 0x000f, content: {cs: 'základní registry', en: 'basic registers'}},
  {
    address: 0x0080,
    lastAddress: 0x0082,
    content: {cs: 'alternativní přenosová rychlost a adresa', en: 'alternative baud rate and address'},
  },
];

/**
 * Text commands that the GeoSnake logger accepts over Bluetooth (Nordic UART service). They require firmware 1.2.0 or
 * later.
 */
export const loggerCommands: readonly {name: string; effect: Localized}[] = [
  {name: 'start', effect: {cs: 'spustí měření', en: 'starts the measurement'}},
  {name: 'stop', effect: {cs: 'ukončí měření', en: 'stops the measurement'}},
  {
    name: 'status',
    effect: {
      cs: 'vrátí pole `measuring`, `odr`, `range`, `hpf`, `samples`, `file`, `wifi_connected`, `battery_voltage`',
      en: 'returns the fields `measuring`, `odr`, `range`, `hpf`, `samples`, `file`, `wifi_connected`, `battery_voltage`',
    },
  },
  {
    name: 'set_ble_name',
    effect: {
      cs: 'změní jméno v Bluetooth; výchozí je `GeoSnake`',
      en: 'changes the Bluetooth name; the default is `GeoSnake`',
    },
  },
];

const nordicUart = (part: number) => `6E40000${part}-B5A3-F393-E0A9-E50E24DCCA9E`;

/** The Bluetooth service of the GeoSnake logger, and its characteristics (data channels). */
export const loggerCharacteristics: readonly {id: string; name: Localized; uuid: string}[] = [
  {id: 'service', name: {cs: 'služba', en: 'service'}, uuid: nordicUart(1)},
  {id: 'rx', name: {cs: 'zápis (RX)', en: 'write (RX)'}, uuid: nordicUart(2)},
  {id: 'tx', name: {cs: 'oznámení (TX)', en: 'notifications (TX)'}, uuid: nordicUart(3)},
];
