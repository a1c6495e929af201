/** Source: the registers in `geosnake.ts` and `laser.ts`. What is inferred or unknown of a value is `unconfirmed`. */
import type {Locale, Localized} from '../config/locales';
import {registersOf, type NumberType} from '../lib/modbus/bytes';
import {GEOSNAKE_BAUD_RATES, geosnakeRegisters} from './geosnake';
import {LASER, LASER_BAUD_RATE, laserDistance, laserRegisters, type LaserAddress} from './laser';
import type {ModbusDevice} from './modbusExamples';

/** A value in one or two registers, as the configuration of a client needs it. */
export interface ModbusValue {
  /** Name in configurations: ASCII, the same in both languages. */
  key: string;
  /** First register. Absent when only the register list supplied with the device names it. */
  address?: number;
  name: Localized;
  type: NumberType;
  unit?: {factor: number; symbol: string};
  unconfirmed?: Localized;
}

/** What a client needs to know to read a device. Each list in `requests` is one request, for consecutive registers. */
interface ModbusClient {
  /** Document about the device. */
  page: string;
  baudRate: number;
  requests: readonly (readonly ModbusValue[])[];
}

const geosnakeValues = geosnakeRegisters.map(({content, ...register}) => ({name: content, ...register}));

/** Splits values, sorted by address, into requests for consecutive registers: a device refuses unknown addresses. */
export function requestsOf(values: readonly (ModbusValue & {address: number})[]): ModbusValue[][] {
  const requests: ModbusValue[][] = [];
  let next: number | undefined;
  for (const value of values) {
    if (value.address === next) {
      requests.at(-1)?.push(value);
    } else {
      requests.push([value]);
    }
    next = value.address + registersOf(value.type);
  }
  return requests;
}

const geosnakeAxis: ModbusValue = {
  key: 'axis',
  name: {cs: 'zrychlení, magnetické pole nebo úhel', en: 'acceleration, magnetic field, or angle'},
  type: 'int32HighFirst',
  unconfirmed: {cs: 'adresu a jednotku uvádí dodaný seznam registrů', en: 'see the supplied list for address and unit'},
};

const LASER_UNCONFIRMED: Readonly<Record<number, Localized>> = {
  [LASER.distance]: {cs: 'složení slov vyplývá z popisu registrů', en: 'inferred from both registers'},
  [LASER.temperature]: {cs: 'vydáno jako uint16, rozsah je i záporný', en: 'published as uint16, range below zero'},
};

function laserKey(address: LaserAddress): string {
  return Object.entries(LASER).find(([, value]) => value === address)?.[0] ?? '';
}

const laserValues = laserRegisters
  .filter(({address}) => address !== LASER.distanceHigh)
  .map(({address, read: {content: name, type, unit}}) => ({
    key: laserKey(address),
    unconfirmed: LASER_UNCONFIRMED[address],
    ...(address === LASER.distance ? laserDistance : {address, name, type, unit}),
  }));

export const modbusClients: Readonly<Record<ModbusDevice, ModbusClient>> = {
  geosnake: {
    page: '/docs/hardware/geosnake/modbus',
    // The speed of a new device is an open question of the document.
    baudRate: GEOSNAKE_BAUD_RATES[0],
    requests: [...requestsOf(geosnakeValues), [geosnakeAxis]],
  },
  laser: {page: '/docs/hardware/laser/modbus', baudRate: LASER_BAUD_RATE, requests: requestsOf(laserValues)},
};

export const UNCONFIRMED: Localized = {cs: 'nepotvrzeno', en: 'not confirmed'};

/** Returns what a value is, its unit, and what of it is not confirmed, e.g. `temperature, °C`. */
export function remarkOf({name, unit, unconfirmed}: ModbusValue, locale: Locale): string {
  const known = unit ? `${name[locale]}, ${unit.symbol}` : name[locale];
  return unconfirmed ? `${known}; ${UNCONFIRMED[locale]}: ${unconfirmed[locale]}` : known;
}
