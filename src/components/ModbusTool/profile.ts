import {geosnakeRegisters} from '../../data/geosnake';
import {LASER, laserBaudCodes, laserDistance, laserRegisters} from '../../data/laser';
import {type ModbusDevice, modbusExamples} from '../../data/modbusExamples';
import type {Code, Range, Text} from '../../data/types';
import {decodeNumber, formatWord, type NumberType, parseHex, registersOf, wordAt} from '../../lib/modbus/bytes';
import {COIL_ON, FUNCTION_CODES, MAX_REGISTERS, type ModbusRequest} from '../../lib/modbus/frames';
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
  /** Ids in `src/data/modbusExamples.ts` of the request that the form first shows, and of its response. */
  example: readonly [request: string, response: string];
}

export const PROFILES: Readonly<Record<ModbusDevice, Profile>> = {
  geosnake: {
    addressText: formatWord,
    maxSlave: 247,
    fields: geosnakeRegisters
      .filter(({lastAddress}) => lastAddress === undefined)
      .map(({address, content, type = 'uint16', unit}) => ({address, type, name: content, unit})),
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
  /** Type of all values in the response; empty for those of the register list. */
  type: NumberType | '';
  response: string;
}

/** Returns the fields filled in for an example request of the device. Only the first one comes with a response. */
export function entriesOf({addressText, example: [first, response]}: Profile, id = first): Entries {
  const frameOf = (wanted: string) => modbusExamples.find((example) => example.id === wanted)?.frame ?? '';
  const {bytes} = parseHex(frameOf(id));
  const kinds = Object.keys(FUNCTION_CODES) as Entries['kind'][];
  const kind = kinds.find((candidate) => FUNCTION_CODES[candidate] === bytes[1]) ?? 'read';
  const content = wordAt(bytes, 4);
  return {
    kind,
    slave: String(bytes[0]),
    address: addressText(wordAt(bytes, 2)),
    content: String(kind === 'writeCoil' ? content / COIL_ON : content),
    type: '',
    response: id === first ? frameOf(response) : '',
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
 * Decodes the values in the registers of a response. All values have the type `type`, if it is given; otherwise the one
 * of the register list. A register becomes a `uint16` if no listed value starts there and fits in the response.
 * @param first address of the register in `words[0]`
 * @param words contents of the registers
 */
export function decodeRegisters(
  {fields}: Profile,
  first: number,
  words: readonly number[],
  type: NumberType | '' = '',
): DecodedValue[] {
  const values: DecodedValue[] = [];
  for (let offset = 0; offset < words.length; ) {
    const address = first + offset;
    const fits = (field: ValueField) => field.address === address && registersOf(field.type) <= words.length - offset;
    const listed = type ? undefined : fields.find(fits);
    const field = listed ?? {address, type: type || 'uint16'};
    const own = words.slice(offset, offset + registersOf(field.type));
    values.push({field, words: own, number: decodeNumber(own, field.type)});
    offset += own.length;
  }
  return values;
}
