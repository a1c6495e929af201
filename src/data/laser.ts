/**
 * Source: public register map and default settings of a comparable device; addresses on a shared bus by the Modbus
 * specification. Inferred: that registers 4 and 5 make one distance, and the sign of the
 * temperature.
 */
import type {Localized} from '../config/locales';
import type {Code, Range} from './types';

/** The value that a register returns when it is read (function code FC03). */
export interface LaserReading extends Range {
  content: Localized;
  /** Type of the raw value. An `int16` is in two's complement. */
  type: 'uint16' | 'int16';
  /**
   * Unit of the value, e.g. `{factor: 0.1, symbol: 'V'}`: a raw value of 33 means 3.3 V. Registers 4 and 5 together
   * hold one raw value, the distance.
   */
  unit?: {factor: number; symbol: string};
  codes?: readonly Code[];
  /** Example of a raw value. `meaning` explains the value when needed, e.g. 33 as `3.3 V`. */
  example?: {value: number; meaning?: Localized};
}

/**
 * Describes what writing to a register does (function code FC06). Reading the same register can return something
 * unrelated. For example, register 5 returns part of a distance, but writing to it turns the laser on or off.
 */
export interface LaserWriting {
  effect: Localized;
  values: {kind: 'codes'; codes: readonly Code[]} | ({kind: 'range'; what?: Localized; note?: Localized} & Range);
}

/** Addresses of the registers, by their names in configurations. The distance takes two, the low word first. */
export const LASER = {
  status: 0,
  firmware: 1,
  hardware: 2,
  measurement: 3,
  distance: 4,
  distanceHigh: 5,
  laser: 6,
  temperature: 7,
  voltage: 8,
  signal: 9,
  address: 10,
  baudRate: 11,
  error: 12,
  bluetooth: 13,
  wifi: 14,
} as const;

export type LaserAddress = (typeof LASER)[keyof typeof LASER];

/** A Modbus holding register (16 bits) of the laser distance meter. */
interface LaserRegister {
  address: LaserAddress;
  read: LaserReading;
  write?: LaserWriting;
}

/** Transmission speed of a new device, in Bd. */
export const LASER_BAUD_RATE = 19200;

const BAUD_RATES = [2400, 4800, 9600, 19200, 38400, 57600, 115200] as const;

/** Transmission speeds in Bd, with the code that stands for each in register 11. */
export const laserBaudCodes = BAUD_RATES.map((baud, index) => ({code: index + 1, baud}));

const TURN_OFF: Code = {value: 0, meaning: {cs: 'vypnout', en: 'turn off'}};
const TURN_ON: Code = {value: 1, meaning: {cs: 'zapnout', en: 'turn on'}};
const IS_OFF: Code = {value: 0, meaning: {cs: 'vypnuto', en: 'off'}};
const IS_ON: Code = {value: 1, meaning: {cs: 'zapnuto', en: 'on'}};

const WORD: Range = {minimum: 0, maximum: 65535};
const ADDRESSES: Range = {minimum: 1, maximum: 254};
const BAUD_CODES: Range = {minimum: 1, maximum: BAUD_RATES.length};
const HUNDRED: Range = {minimum: 0, maximum: 100};
const SWITCH: Range = {minimum: 0, maximum: 1};

/** Describes a reading without a sign. */
function uint16(
  content: Localized,
  range: Range,
  more: Pick<LaserReading, 'unit' | 'codes' | 'example'>,
): LaserReading {
  return {content, type: 'uint16', ...range, ...more};
}

/** Describes a switch to write to. */
function switching(effect: Localized): LaserWriting {
  return {effect, values: {kind: 'codes', codes: [TURN_OFF, TURN_ON]}};
}

export const laserRegisters: readonly LaserRegister[] = [
  {
    address: LASER.status,
    read: uint16({cs: 'stav zařízení', en: 'device status'}, SWITCH, {
      codes: [{value: 1, meaning: {cs: 'aktivní', en: 'active'}}],
    }),
  },
  {address: LASER.firmware, read: uint16({cs: 'verze firmwaru', en: 'firmware version'}, WORD, {example: {value: 1}})},
  {address: LASER.hardware, read: uint16({cs: 'verze hardwaru', en: 'hardware version'}, WORD, {example: {value: 2}})},
  {
    address: LASER.measurement,
    read: uint16(
      {cs: 'stav měření', en: 'measurement state'},
      {minimum: 0, maximum: 4},
      {
        codes: [
          {value: 0, meaning: {cs: 'klid', en: 'idle'}},
          {value: 1, meaning: {cs: 'nepopsáno', en: 'not documented'}},
          {value: 2, meaning: {cs: 'měří', en: 'measuring'}},
          {value: 3, meaning: {cs: 'hotovo', en: 'done'}},
          {value: 4, meaning: {cs: 'průběžné měření', en: 'continuous'}},
        ],
      },
    ),
    write: {
      effect: {cs: 'řízení měření', en: 'measurement control'},
      values: {
        kind: 'codes',
        codes: [
          {value: 0, meaning: {cs: 'zastavit', en: 'stop'}},
          {value: 1, meaning: {cs: 'jednotlivé měření', en: 'single'}},
          {value: 4, meaning: {cs: 'průběžné měření', en: 'continuous'}},
        ],
      },
    },
  },
  {
    address: LASER.distance,
    read: uint16({cs: 'vzdálenost, nižší slovo', en: 'distance, low word'}, WORD, {
      unit: {factor: 0.1, symbol: 'mm'},
      example: {value: 12345, meaning: {cs: '1,2345 m', en: '1.2345 m'}},
    }),
  },
  {
    address: LASER.distanceHigh,
    read: uint16({cs: 'vzdálenost, vyšší slovo', en: 'distance, high word'}, WORD, {
      unit: {factor: 0.1, symbol: 'mm'},
      example: {value: 0},
    }),
    write: switching({cs: 'ovládání laseru', en: 'laser control'}),
  },
  {
    address: LASER.laser,
    read: uint16({cs: 'stav laseru', en: 'laser state'}, SWITCH, {
      codes: [
        {value: 0, meaning: {cs: 'vypnutý', en: 'off'}},
        {value: 1, meaning: {cs: 'zapnutý', en: 'on'}},
      ],
    }),
  },
  {
    address: LASER.temperature,
    read: {
      content: {cs: 'teplota', en: 'temperature'},
      // Published as uint16, yet its range starts below zero.
      type: 'int16',
      unit: {factor: 0.1, symbol: '°C'},
      minimum: -400,
      maximum: 800,
      example: {value: 235, meaning: {cs: '23,5 °C', en: '23.5 °C'}},
    },
  },
  {
    address: LASER.voltage,
    read: uint16({cs: 'napětí', en: 'voltage'}, HUNDRED, {
      unit: {factor: 0.1, symbol: 'V'},
      example: {value: 33, meaning: {cs: '3,3 V', en: '3.3 V'}},
    }),
  },
  {
    address: LASER.signal,
    read: uint16({cs: 'kvalita signálu', en: 'signal quality'}, HUNDRED, {
      unit: {factor: 1, symbol: '%'},
      example: {value: 85},
    }),
  },
  {
    address: LASER.address,
    read: uint16({cs: 'adresa zařízení', en: 'device address'}, ADDRESSES, {example: {value: 1}}),
    write: {
      effect: {cs: 'adresa zařízení', en: 'device address'},
      values: {kind: 'range', ...ADDRESSES, note: {cs: 'na společné sběrnici 1–247', en: 'on a shared bus 1–247'}},
    },
  },
  {
    address: LASER.baudRate,
    read: uint16({cs: 'kód přenosové rychlosti', en: 'baud rate code'}, BAUD_CODES, {
      codes: [{value: 4, meaning: `${LASER_BAUD_RATE} Bd`}],
    }),
    write: {
      effect: {cs: 'přenosová rychlost', en: 'baud rate'},
      values: {kind: 'range', ...BAUD_CODES, what: {cs: 'kód', en: 'code'}},
    },
  },
  {
    address: LASER.error,
    read: uint16(
      {cs: 'kód chyby', en: 'error code'},
      {minimum: 0, maximum: 17},
      {codes: [{value: 0, meaning: {cs: 'v pořádku', en: 'OK'}}]},
    ),
  },
  {
    address: LASER.bluetooth,
    read: uint16({cs: 'stav Bluetooth', en: 'Bluetooth state'}, SWITCH, {codes: [IS_OFF, IS_ON]}),
    write: switching({cs: 'spínání Bluetooth', en: 'Bluetooth switch'}),
  },
  {
    address: LASER.wifi,
    read: uint16({cs: 'stav Wi-Fi', en: 'Wi-Fi state'}, SWITCH, {codes: [IS_OFF, IS_ON]}),
    write: switching({cs: 'spínání Wi-Fi', en: 'Wi-Fi switch'}),
  },
];

/** The raw value that two registers hold together. */
export const laserDistance = {
  address: LASER.distance,
  type: 'uint32LowFirst',
  name: {cs: 'vzdálenost', en: 'distance'},
  unit: {factor: 0.1, symbol: 'mm'},
} as const;

/**
 * A value to write to a coil, which is an on/off switch in Modbus (function code FC05). Coils have their own addresses:
 * coil 13 is not register 13.
 */
interface LaserCoil {
  id: string;
  address: number;
  value: 0xff00 | 0x0000;
  effect: Localized;
}

export const laserCoils: readonly LaserCoil[] = [
  {id: 'start', address: 13, value: 0xff00, effect: {cs: 'spustí měření', en: 'starts a measurement'}},
  {id: 'stop', address: 13, value: 0x0000, effect: {cs: 'zastaví měření', en: 'stops the measurement'}},
];
