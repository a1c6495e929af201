import type {Localized} from '../../config/locales';
import {geosnakeRegisters} from '../../data/geosnake';
import {laserBaudCodes, laserCoils, laserRegisters, type LaserWriting} from '../../data/laser';
import {type ModbusDevice, modbusExamples} from '../../data/modbusExamples';
import type {Code, Range, Text} from '../../data/types';
import {decodeNumber, type NumberType, registersOf} from '../../lib/modbus/bytes';
import {COIL_OFF, COIL_ON} from '../../lib/modbus/request';

/** One value in one or two registers of a response. */
export interface ValueField {
  address: number;
  type: NumberType;
  /** Absent when the device's list of registers does not describe this register. */
  name?: Text;
  unit?: {factor: number; symbol: string};
  range?: Range;
  codes?: readonly Code[];
}

/** A read or write that the visitor can choose. */
export interface ModbusAction {
  id: string;
  kind: 'read' | 'writeRegister' | 'writeCoil';
  label?: Text;
  /** Register or coil to write, or first register to read; absent when the visitor enters it. */
  address?: number;
  /** Number of registers to read; absent for writes and when the visitor enters it. */
  count?: number;
  /** Values that may be written: one of `codes`, or any in `range`. */
  codes?: readonly Code[];
  range?: Range;
}

/** An example that fills the form with a request and its response. */
export interface ModbusSample {
  label: Localized;
  /** Id of the action; `count`, `type` and `value` fill the fields that the action leaves open. */
  action: string;
  count?: string;
  type?: NumberType;
  value?: string;
  response: string;
}

/** What the tool knows of the Modbus interface of a device family. */
export interface Profile {
  /** Whether register addresses are written in hexadecimal, as on the device's page. */
  hexadecimal: boolean;
  /** Highest slave address that the device accepts. */
  maxSlave: number;
  actions: readonly ModbusAction[];
  /** Examples to choose from; the form starts with the first. */
  examples: readonly [ModbusSample, ...ModbusSample[]];
  /** Number types to choose from when the visitor enters the registers to read; empty if no action allows that. */
  freeTypes: readonly NumberType[];
  /** Values in the registers. Where several values start at the same address, the longest comes first. */
  fields: readonly ValueField[];
}

/** Highest slave address of the Modbus standard. */
export const MAX_STANDARD_SLAVE = 247;

/** Makes an example whose response is the frame `id` of src/data/modbusExamples.ts. @throws if no frame has this id */
function sampleOf(id: string, request: Pick<ModbusSample, 'action' | 'count' | 'type' | 'value'>): ModbusSample {
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
    {
      id: 'read-identity',
      kind: 'read',
      label: {cs: 'stav, verze firmwaru a hardwaru', en: 'status, firmware and hardware version'},
      address: 0,
      count: 3,
    },
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
    sampleOf('geosnake-int32-minus', {action: 'read-free', count: '2', type: 'int32HighFirst'}),
    sampleOf('geosnake-illegal-address', READ_TEMPERATURE),
  ],
  freeTypes: ['int32HighFirst', 'int16', 'uint16'],
  fields: geosnakeFields,
};

const BAUD_ADDRESS = 11;
const baudCodes: readonly Code[] = laserBaudCodes.map(({code, baud}) => ({value: code, meaning: `${baud} Bd`}));

const laserFields: readonly ValueField[] = laserRegisters.map(({address, read}) => ({
  address,
  type: read.type,
  name: read.content,
  unit: read.unit,
  range: {minimum: read.minimum, maximum: read.maximum},
  codes: address === BAUD_ADDRESS ? baudCodes : read.codes,
}));

const DISTANCE: ValueField = {
  address: 4,
  type: 'uint32LowFirst',
  name: {cs: 'vzdálenost', en: 'distance'},
  unit: {factor: 0.1, symbol: 'mm'},
};
const READ_DISTANCE = {action: 'read-distance'};

function writeRegister(address: number, {effect, values}: LaserWriting): ModbusAction {
  const action = {id: `write-${address}`, kind: 'writeRegister', label: effect, address} as const;
  if (address === BAUD_ADDRESS) {
    return {...action, codes: baudCodes};
  }
  return values.kind === 'codes' ? {...action, codes: values.codes} : {...action, range: values};
}

const laser: Profile = {
  hexadecimal: false,
  maxSlave: 254,
  actions: [
    {...readField(DISTANCE), id: READ_DISTANCE.action, count: 2},
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
    sampleOf('laser-temperature-minus', {action: 'read-7'}),
    // A write is confirmed by the same frame.
    sampleOf('laser-single', {action: 'write-3', value: '1'}),
    sampleOf('geosnake-illegal-address', READ_DISTANCE),
  ],
  freeTypes: [],
  fields: [DISTANCE, ...laserFields],
};

/** Profile of each device family that the tool knows. */
export const PROFILES: Readonly<Record<ModbusDevice, Profile>> = {geosnake, laser};

/** A value in a response. `words` are its registers; `number` is the raw number, without the unit's factor. */
export interface DecodedValue {
  field: ValueField;
  words: readonly number[];
  number: number;
}

/**
 * Splits the registers of a response into values: of type `freeType` if given, otherwise as `fields` describes. A value
 * of two registers is decoded only if both are in the response; a register without a description becomes a `uint16`.
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
