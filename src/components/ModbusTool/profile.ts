import {geosnakeRegisters} from '../../data/geosnake';
import {LASER, laserBaudCodes, laserDistance, laserRegisters} from '../../data/laser';
import {type ModbusDevice, modbusExamples} from '../../data/modbusExamples';
import type {Code, Range, Text} from '../../data/types';
import {decodeNumber, formatWord, type NumberType, parseHex, registersOf, wordAt} from '../../lib/modbus/bytes';
import {COIL_ON, MAX_REGISTERS, type ModbusRequest} from '../../lib/modbus/frames';
import {isWithin, parseInteger} from '../../lib/numbers';

/** A value that takes up one or two registers of a device. */
export interface ValueField {
  address: number;
  type: NumberType;
  /** What the value is, e.g. `temperature`. Absent if unknown. */
  name?: Text;
  unit?: {factor: number; symbol: string};
  codes?: readonly Code[];
}

/** The Modbus interface of a device family. */
export interface Profile {
  /** Formats an address like the documentation of the device. */
  addressText: (address: number) => string;
  /** Highest slave address that the device accepts. */
  maxSlave: number;
  /** Known values. Of several at one address the longest comes first, because the first that fits is used. */
  fields: readonly ValueField[];
  /** Ids in `src/data/modbusExamples.ts` of the read request that the form first shows, and of its response. */
  example: readonly [request: string, response: string];
}

export const PROFILES: Readonly<Record<ModbusDevice, Profile>> = {
  geosnake: {
    addressText: formatWord,
    maxSlave: 247,
    fields: geosnakeRegisters.map(({address, content, type, unit}) => ({address, type, name: content, unit})),
    example: ['geosnake-read-temperature', 'geosnake-temperature-plus'],
  },
  laser: {
    addressText: String,
    maxSlave: 254,
    fields: [
      laserDistance,
      ...laserRegisters.map(({address, read: {type, content, unit, codes}}) => ({
        address,
        type,
        name: content,
        unit,
        codes:
          address === LASER.baudRate
            ? laserBaudCodes.map(({code, baud}) => ({value: code, meaning: `${baud} Bd`}))
            : codes,
      })),
    ],
    example: ['laser-read-distance', 'laser-distance-low'],
  },
};

/** Contents of the form fields as text, not yet validated. */
export interface Entries {
  kind: ModbusRequest['kind'];
  slave: string;
  address: string;
  /** Number of registers to read, value to write, or 1 and 0 for a coil. */
  content: string;
  response: string;
}

/** Returns the fields filled in for the example of the device. */
export function entriesOf({addressText, example: [request, response]}: Profile): Entries {
  const frameOf = (wanted: string) => modbusExamples.find(({id}) => id === wanted)?.frame ?? '';
  const {bytes} = parseHex(frameOf(request));
  return {
    kind: 'read',
    slave: String(bytes[0]),
    address: addressText(wordAt(bytes, 2)),
    content: String(wordAt(bytes, 4)),
    response: frameOf(response),
  };
}

const CONTENTS: Readonly<Record<Entries['kind'], Range>> = {
  read: {minimum: 1, maximum: MAX_REGISTERS},
  writeCoil: {minimum: 0, maximum: 1},
  writeRegister: {minimum: -0x8000, maximum: 0xffff},
};

export type NumberName = 'slave' | 'address' | 'content';

/** Returns the request, what each number may be, and the names of those that are something else. */
export function evaluate({kind, ...entries}: Entries, {maxSlave}: Profile) {
  const ranges: Record<NumberName, Range> = {
    slave: {minimum: 1, maximum: maxSlave},
    address: {minimum: 0, maximum: 0xffff},
    content: CONTENTS[kind],
  };
  const number = (name: NumberName) => parseInteger(entries[name]);
  const invalid = (Object.keys(ranges) as NumberName[]).filter((name) => !isWithin(number(name), ranges[name]));
  // A negative value is sent in two's complement.
  const content = kind === 'writeCoil' ? number('content') * COIL_ON : number('content') & 0xffff;
  const request: ModbusRequest = {kind, slave: number('slave'), address: number('address'), content};
  return {request, ranges, invalid};
}

/** A value decoded from a response: its registers (`words`) and its `number`, not yet multiplied by a factor. */
interface DecodedValue {
  field: ValueField;
  words: readonly number[];
  number: number;
}

/**
 * Decodes the values in the registers of a response by the register list. A register becomes a `uint16` if no listed
 * value starts there and fits in the response.
 * @param first address of the register in `words[0]`
 * @param words contents of the registers
 */
export function decodeRegisters({fields}: Profile, first: number, words: readonly number[]): DecodedValue[] {
  const values: DecodedValue[] = [];
  for (let offset = 0; offset < words.length; ) {
    const address = first + offset;
    const fits = (field: ValueField) => field.address === address && registersOf(field.type) <= words.length - offset;
    const field = fields.find(fits) ?? {address, type: 'uint16'};
    const own = words.slice(offset, offset + registersOf(field.type));
    values.push({field, words: own, number: decodeNumber(own, field.type)});
    offset += own.length;
  }
  return values;
}
