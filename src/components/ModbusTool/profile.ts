import type {Localized} from '../../config/locales';
import {geosnakeIdentity, geosnakeRegisters} from '../../data/geosnake';
import {LASER, laserBaudCodes, laserCoils, laserDistance, laserRegisters, type LaserWriting} from '../../data/laser';
import {type ModbusDevice, modbusExamples} from '../../data/modbusExamples';
import type {Code, Range, Text} from '../../data/types';
import {decodeNumber, type NumberType, registersOf} from '../../lib/modbus/bytes';
import {COIL_OFF, COIL_ON, type ModbusRequest} from '../../lib/modbus/frames';

/** Describes a value that takes up one or two registers of a device. */
export interface ValueField {
  address: number;
  type: NumberType;
  /** What the value is, e.g. `temperature`. Absent if unknown. */
  name?: Text;
  unit?: {factor: number; symbol: string};
  range?: Range;
  codes?: readonly Code[];
}

/** A read or write that the visitor can choose. */
export interface ModbusAction {
  id: string;
  kind: ModbusRequest['kind'];
  label?: Text;
  /** Coil or register to write, or first register to read. Absent if the visitor enters the address. */
  address?: number;
  /** Number of registers to read. Absent for writes, and if the visitor enters the number. */
  count?: number;
  /** Values that can be written: one of `codes`, or any integer in `range`. Absent for reads. */
  codes?: readonly Code[];
  range?: Range;
}

/** An example that fills the form with a request and its response. */
export interface ModbusSample {
  label: Localized;
  /** Id of a {@link ModbusAction}. `type` and `value` fill in what it leaves open. */
  action: string;
  type?: FreeType;
  value?: string;
  response: string;
}

/** Describes the Modbus interface of a device family, and what the form offers for it. */
export interface Profile {
  /** Whether addresses are shown in hexadecimal. This matches the documentation of the device. */
  hexadecimal: boolean;
  /** Highest slave address that the device accepts. */
  maxSlave: number;
  actions: readonly ModbusAction[];
  /** Examples to choose from. The form initially shows the first one. */
  examples: readonly [ModbusSample, ...ModbusSample[]];
  /**
   * Values in the registers. Of several that start at one address, the longest comes first, because the first that
   * fits in the response is used.
   */
  fields: readonly ValueField[];
}

/** Number types to choose from if the visitor enters which registers to read. */
export const FREE_TYPES = ['int32HighFirst', 'int16', 'uint16'] as const;
export type FreeType = (typeof FREE_TYPES)[number];

/** Highest slave address that the Modbus standard allows. */
export const MAX_STANDARD_SLAVE = 247;

/**
 * Makes an example. Its response is the frame with this `id` in `src/data/modbusExamples.ts`.
 * @throws if no frame has this id
 */
function sampleOf(id: string, request: Omit<ModbusSample, 'label' | 'response'>): ModbusSample {
  const frame = modbusExamples.find((example) => example.id === id);
  if (!frame) {
    throw new Error(`ModbusTool: src/data/modbusExamples.ts has no frame "${id}". Correct the id in profile.ts.`);
  }
  return {label: frame.meaning, response: frame.frame, ...request};
}

const readField = ({address, name}: ValueField): ModbusAction => ({
  id: `read-${address}`,
  kind: 'read',
  label: name,
  address,
  count: 1,
});

const geosnakeFields: readonly ValueField[] = geosnakeRegisters
  .filter(({lastAddress}) => lastAddress === undefined)
  .map(({address, content, type = 'uint16', unit}) => ({address, type, name: content, unit}));

const READ_TEMPERATURE = {action: 'read-1646'};

const geosnake: Profile = {
  hexadecimal: true,
  maxSlave: MAX_STANDARD_SLAVE,
  actions: [
    ...geosnakeFields.map(readField),
    {id: 'read-identity', kind: 'read', ...geosnakeIdentity},
    {id: 'read-free', kind: 'read'},
    {id: 'write-free', kind: 'writeRegister', range: {minimum: -0x8000, maximum: 0xffff}},
    {
      id: 'coil-free',
      kind: 'writeCoil',
      codes: [
        {value: COIL_ON, meaning: {cs: 'zapnout', en: 'on'}},
        {value: COIL_OFF, meaning: {cs: 'vypnout', en: 'off'}},
      ],
    },
  ],
  examples: [
    sampleOf('geosnake-temperature-plus', READ_TEMPERATURE),
    sampleOf('geosnake-temperature-minus', READ_TEMPERATURE),
    sampleOf('geosnake-int32-minus', {action: 'read-free', type: 'int32HighFirst'}),
    sampleOf('geosnake-illegal-address', READ_TEMPERATURE),
  ],
  fields: geosnakeFields,
};

const baudCodes: readonly Code[] = laserBaudCodes.map(({code, baud}) => ({value: code, meaning: `${baud} Bd`}));

const laserFields: readonly ValueField[] = laserRegisters.map(({address, read}) => ({
  address,
  type: read.type,
  name: read.content,
  unit: read.unit,
  range: {minimum: read.minimum, maximum: read.maximum},
  codes: address === LASER.baudRate ? baudCodes : read.codes,
}));

const READ_DISTANCE = {action: 'read-distance'};

function writeRegister(address: number, {effect, values}: LaserWriting): ModbusAction {
  const action = {id: `write-${address}`, kind: 'writeRegister', label: effect, address} as const;
  if (address === LASER.baudRate) {
    return {...action, codes: baudCodes};
  }
  return values.kind === 'codes' ? {...action, codes: values.codes} : {...action, range: values};
}

const laser: Profile = {
  hexadecimal: false,
  maxSlave: 254,
  actions: [
    {...readField(laserDistance), id: READ_DISTANCE.action, count: 2},
    {
      id: 'read-all',
      label: {cs: 'všechny registry', en: 'all registers'},
      kind: 'read',
      address: 0,
      count: laserRegisters.length,
    },
    ...laserFields.map(readField),
    ...laserRegisters.flatMap(({address, write}) => (write ? [writeRegister(address, write)] : [])),
    ...[...new Set(laserCoils.map(({address}) => address))].map(
      (address): ModbusAction => ({
        id: `coil-${address}`,
        label: {cs: 'měření', en: 'measurement'},
        kind: 'writeCoil',
        address,
        codes: laserCoils
          .filter((coil) => coil.address === address)
          .map(({value, effect}) => ({value, meaning: effect})),
      }),
    ),
  ],
  examples: [
    sampleOf('laser-distance-low', READ_DISTANCE),
    sampleOf('laser-distance-high', READ_DISTANCE),
    sampleOf('laser-temperature-minus', {action: `read-${LASER.temperature}`}),
    // A write is confirmed by the same frame.
    sampleOf('laser-single', {action: `write-${LASER.measurement}`, value: '1'}),
    sampleOf('geosnake-illegal-address', READ_DISTANCE),
  ],
  fields: [laserDistance, ...laserFields],
};

/** The profile of each supported device family. */
export const PROFILES: Readonly<Record<ModbusDevice, Profile>> = {geosnake, laser};

/** A value decoded from a response: its registers (`words`) and its `number`, not yet multiplied by a factor. */
interface DecodedValue {
  field: ValueField;
  words: readonly number[];
  number: number;
}

/**
 * Decodes the values in the registers of a response. All values have the type `freeType`, if it is given. Otherwise,
 * the `fields` of the profile define the type at each address. A register becomes a `uint16` if no field starts there,
 * or if the field would extend beyond the response.
 * @param first address of the register in `words[0]`
 * @param words contents of the registers
 */
export function decodeRegisters(
  {fields}: Profile,
  first: number,
  words: readonly number[],
  freeType?: NumberType,
): DecodedValue[] {
  const values: DecodedValue[] = [];
  for (let offset = 0; offset < words.length; ) {
    const address = first + offset;
    const fits = (field: ValueField) => field.address === address && registersOf(field.type) <= words.length - offset;
    const listed = freeType ? undefined : fields.find(fits);
    const field = listed ?? {address, type: freeType ?? 'uint16'};
    const own = words.slice(offset, offset + registersOf(field.type));
    values.push({field, words: own, number: decodeNumber(own, field.type)});
    offset += own.length;
  }
  return values;
}
