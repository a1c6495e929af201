import type {Localized} from '../../config/locales';
import {geosnakeRegisters} from '../../data/geosnake';
import {laserBaudCodes, laserCoils, laserRegisters, type LaserWriting} from '../../data/laser';
import {type ModbusDevice, modbusExamples} from '../../data/modbusExamples';
import type {Code, Range, Text} from '../../data/types';
import {
  bytesOfWord,
  decodeNumber,
  formatBytes,
  type NumberType,
  parseHex,
  registersOf,
  withCrc,
} from '../../lib/modbus/bytes';

export type {ModbusDevice};

/** How the registers of an answer are read: one value in one or two registers. */
export interface ValueField {
  address: number;
  type: NumberType;
  /** Absent when the register list does not describe the register. */
  name?: Text;
  unit?: {factor: number; symbol: string};
  range?: Range;
  codes?: readonly Code[];
}

/** Something to ask of the device. What is absent, the reader of the page fills in. */
export type Action = {id: string; label?: Text} & (
  | {kind: 'read'; address?: number; count?: number}
  | {kind: 'writeRegister'; address?: number; values?: {codes: readonly Code[]} | Range}
  | {kind: 'writeCoil'; address?: number; codes?: readonly Code[]}
);

/** A request and the answer to it, to fill the tool with. */
export interface Example {
  id: string;
  label: Text;
  /** Id of the action; the parts that the action leaves open follow. */
  action: string;
  count?: string;
  type?: NumberType;
  value?: string;
  answer: string;
}

/** What the tool knows about one device family. */
export interface Profile {
  device: ModbusDevice;
  /** Register addresses are written in hexadecimal, as on the device's page. */
  hexadecimal: boolean;
  /** Greatest slave address that the device accepts. */
  maxSlave: number;
  actions: readonly Action[];
  /** The first one is what the page shows before anything is entered. */
  examples: readonly [Example, ...Example[]];
  /** Types in which the reader of the page may have unlisted registers shown. */
  freeTypes: readonly NumberType[];
  /** Values that start at the address, those of two registers first. */
  fieldsAt: (address: number) => readonly ValueField[];
}

/** Greatest slave address of the Modbus standard. */
export const MAX_STANDARD_SLAVE = 247;

/** Ids of the actions whose register the reader of the page enters. */
const FREE_READ = 'read-free';
const FREE_WRITE = 'write-free';
const FREE_COIL = 'coil-free';
const READ_TEMPERATURE = 'read-1646';
const READ_DISTANCE = 'read-distance';
const READ_ALL = 'read-all';

const DISTANCE: Localized = {cs: 'vzdálenost', en: 'distance'};
const DISTANCE_ADDRESS = 4;

/**
 * A worked frame of the reference data as an example.
 * @param id of the frame in src/data/modbusExamples.ts
 * @throws when there is no such frame
 */
function worked(id: string, request: Pick<Example, 'action' | 'count' | 'type' | 'value'>): Example {
  const frame = modbusExamples.find((example) => example.id === id);
  if (!frame) {
    throw new Error(`ModbusTool: src/data/modbusExamples.ts has no frame "${id}". Correct the id in profile.ts.`);
  }
  return {id, label: frame.meaning, answer: frame.frame, ...request};
}

/** The same answer with one bit flipped on the line. */
function damaged({answer, ...example}: Example): Example {
  const parsed = parseHex(answer);
  if (!parsed.ok) {
    throw new Error(`ModbusTool: the frame "${answer}" in src/data/modbusExamples.ts is not hexadecimal.`);
  }
  const bytes = parsed.bytes.map((byte, index) => (index === FIRST_DATA_BYTE ? byte ^ 1 : byte));
  return {
    ...example,
    id: 'damaged',
    label: {cs: 'poškozená odpověď', en: 'damaged response'},
    answer: formatBytes(bytes),
  };
}

/** Slave address, function and byte count come before the data. */
const FIRST_DATA_BYTE = 3;

const geosnakeFields: readonly ValueField[] = geosnakeRegisters
  .filter(({lastAddress}) => lastAddress === undefined)
  .map(({address, content, type = 'uint16', unit}) => ({address, type, name: content, unit}));

/** Three neighbouring registers that say what the device is. */
const IDENTITY_COUNT = 3;

const geosnake: Profile = {
  device: 'geosnake',
  hexadecimal: true,
  maxSlave: MAX_STANDARD_SLAVE,
  actions: [
    ...geosnakeFields.map(
      ({address, name}): Action => ({id: `read-${address}`, label: name, kind: 'read', address, count: 1}),
    ),
    {
      id: 'read-identity',
      label: {cs: 'stav, verze firmwaru a hardwaru', en: 'status, firmware and hardware version'},
      kind: 'read',
      address: 0,
      count: IDENTITY_COUNT,
    },
    {id: FREE_READ, kind: 'read'},
    {id: FREE_WRITE, kind: 'writeRegister'},
    {id: FREE_COIL, kind: 'writeCoil'},
  ],
  examples: [
    worked('geosnake-temperature-plus', {action: READ_TEMPERATURE}),
    worked('geosnake-temperature-minus', {action: READ_TEMPERATURE}),
    worked('geosnake-int32-minus', {action: FREE_READ, count: '2', type: 'int32HighFirst'}),
    worked('geosnake-illegal-address', {action: READ_TEMPERATURE}),
    damaged(worked('geosnake-temperature-plus', {action: READ_TEMPERATURE})),
  ],
  freeTypes: ['int32HighFirst', 'int16', 'uint16'],
  fieldsAt: (wanted) => geosnakeFields.filter(({address}) => address === wanted),
};

const BAUD_ADDRESS = 11;
const baudCodes: readonly Code[] = laserBaudCodes.map(({code, baud}) => ({value: code, meaning: `${baud} Bd`}));

const laserFields: readonly ValueField[] = [
  {address: DISTANCE_ADDRESS, type: 'uint32LowFirst', name: DISTANCE, unit: {factor: 0.1, symbol: 'mm'}},
  ...laserRegisters.map(({address, read}) => ({
    address,
    type: read.type,
    name: read.content,
    unit: read.unit,
    range: {minimum: read.minimum, maximum: read.maximum},
    codes: address === BAUD_ADDRESS ? baudCodes : read.codes,
  })),
];

function writeValues(address: number, {values}: LaserWriting): {codes: readonly Code[]} | Range {
  if (address === BAUD_ADDRESS) {
    return {codes: baudCodes};
  }
  return values.kind === 'codes' ? {codes: values.codes} : {minimum: values.minimum, maximum: values.maximum};
}

/** An answer with every register, put together from the example values of the register list. */
const ALL_REGISTERS = [1, 1, 2, 3, 12345, 0, 1, 235, 33, 85, 1, 4, 0, 1, 0];

const laser: Profile = {
  device: 'laser',
  hexadecimal: false,
  maxSlave: 254,
  actions: [
    {id: READ_DISTANCE, label: DISTANCE, kind: 'read', address: DISTANCE_ADDRESS, count: 2},
    {
      id: READ_ALL,
      label: {cs: 'všechny registry', en: 'all registers'},
      kind: 'read',
      address: 0,
      count: laserRegisters.length,
    },
    ...laserRegisters.map(
      ({address, read}): Action => ({id: `read-${address}`, label: read.content, kind: 'read', address, count: 1}),
    ),
    ...laserRegisters.flatMap(({address, write}): Action[] =>
      write
        ? [
            {
              id: `write-${address}`,
              label: write.effect,
              kind: 'writeRegister',
              address,
              values: writeValues(address, write),
            },
          ]
        : [],
    ),
    ...[...new Set(laserCoils.map(({address}) => address))].map(
      (address): Action => ({
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
    worked('laser-distance-low', {action: READ_DISTANCE}),
    worked('laser-distance-high', {action: READ_DISTANCE}),
    worked('laser-temperature-minus', {action: 'read-7'}),
    {
      id: 'all',
      label: {cs: 'všechny registry', en: 'all registers'},
      action: READ_ALL,
      answer: formatBytes(withCrc([1, 3, 2 * ALL_REGISTERS.length, ...ALL_REGISTERS.flatMap(bytesOfWord)])),
    },
    // A write is confirmed by the same frame.
    worked('laser-single', {action: 'write-3', value: '1'}),
    {...worked('geosnake-illegal-address', {action: READ_DISTANCE}), id: 'laser-illegal-address'},
    damaged(worked('laser-distance-low', {action: READ_DISTANCE})),
  ],
  freeTypes: [],
  fieldsAt: (wanted) => laserFields.filter(({address}) => address === wanted),
};

/** The device families that the tool knows. */
export const PROFILES: Readonly<Record<ModbusDevice, Profile>> = {geosnake, laser};

/**
 * Divides the registers of an answer into values. Two registers that belong together become one value when both are in
 * the answer; a register that the list does not describe is shown as a plain number.
 */
export function fieldsOf(profile: Profile, address: number, count: number): ValueField[] {
  const fields: ValueField[] = [];
  for (let offset = 0; offset < count; ) {
    const here = address + offset;
    const field = profile.fieldsAt(here).find(({type}) => registersOf(type) <= count - offset) ?? {
      address: here,
      type: 'uint16' as const,
    };
    fields.push(field);
    offset += registersOf(field.type);
  }
  return fields;
}

/** The registers of an answer as values of one type, for registers that only the reader's own list describes. */
export function freeFields(address: number | undefined, count: number, type: NumberType): ValueField[] {
  const step = registersOf(type);
  return Array.from({length: Math.floor(count / step)}, (_, index) => ({address: (address ?? 0) + index * step, type}));
}

/** One value of an answer: what it is, the registers it came in and the number in them, before its unit is applied. */
interface DecodedValue {
  field: ValueField;
  words: readonly number[];
  number: number;
}

/** Reads the registers of an answer field by field. */
export function decodeFields(fields: readonly ValueField[], words: readonly number[]): DecodedValue[] {
  let offset = 0;
  return fields.map((field) => {
    const own = words.slice(offset, offset + registersOf(field.type));
    offset += own.length;
    return {field, words: own, number: decodeNumber(own, field.type)};
  });
}
