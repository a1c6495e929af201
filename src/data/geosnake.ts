/**
 * Source: public command lists, HTTP interface and register map of a comparable device, and the data sheets of the ADXL355
 * and MLX90393. Inferred: the steps of the gains below the highest.
 */
import type {Localized} from '../config/locales';
import type {Range} from './types';

/** Baud rates that the RS-485 bus supports, in Bd. */
export const GEOSNAKE_BAUD_RATES = [9600, 19200, 38400, 57600, 115200] as const;

/** How many samples a record of the ADXL355 may have. */
export const ADXL_SAMPLES: Range = {minimum: 24, maximum: 2048};

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

/** A gain code (`GAIN_SEL`) of the MLX90393 magnetometer, and the values that follow from it. */
interface MlxGain {
  code: number;
  /** Magnetic field per unit of the raw value, relative to gain code 7, e.g. `5` for five times as much. */
  factor: number;
  /** Magnetic field per unit of the raw value on the axes X and Y, in µT, at resolution `RES` 0, `HALLCONF` 0xC. */
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
/** Oversampling codes that the manufacturer of the MLX90393 forbids, by code of the digital filter. */
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

/** A 16-bit Modbus holding register of the GeoSnake RS-485 model. */
export interface GeosnakeRegister {
  /** Name in the configurations to download: ASCII, the same in both languages. Programs use it, so it stays. */
  key: string;
  address: number;
  content: Localized;
  type: 'uint16' | 'int16';
  /** Unit of the value. The raw value times `factor` is the value in the unit `symbol`, e.g. `°C`. */
  unit?: {factor: number; symbol: string};
  /** As the source says it: `read` leaves open whether the register can be written too. */
  access: 'read-only' | 'read';
}

/** Consecutive registers of the GeoSnake RS-485 model of which only the purpose is known. */
export interface GeosnakeBlock {
  address: number;
  lastAddress: number;
  content: Localized;
}

export const geosnakeRegisters: readonly GeosnakeRegister[] = [
  {key: 'status', address: 0x0000, content: {cs: 'stav', en: 'status'}, type: 'uint16', access: 'read-only'},
  {
    key: 'firmware',
    address: 0x0001,
    content: {cs: 'verze firmwaru', en: 'firmware version'},
    type: 'uint16',
    access: 'read-only',
  },
  {
    key: 'hardware',
    address: 0x0002,
    content: {cs: 'verze hardwaru', en: 'hardware version'},
    type: 'uint16',
    access: 'read-only',
  },
  {
    key: 'temperature',
    address: 0x066e,
    content: {cs: 'teplota', en: 'temperature'},
    type: 'int16',
    unit: {factor: 0.01, symbol: '°C'},
    access: 'read',
  },
];

export const geosnakeBlocks: readonly GeosnakeBlock[] = [
  {address: 0x0000, lastAddress: 0x000f, content: {cs: 'základní registry', en: 'basic registers'}},
  {
    address: 0x0080,
    lastAddress: 0x0082,
    content: {cs: 'alternativní přenosová rychlost a adresa', en: 'alternative baud rate and address'},
  },
];

/** Text commands of the GeoSnake logger over Bluetooth (Nordic UART service), from firmware 1.2.0 on. */
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
