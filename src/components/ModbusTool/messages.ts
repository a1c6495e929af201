import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import {type Locale, textIn} from '../../lib/locale';
import {modbusExceptions} from '../../data/modbus';
import {formatBytes, formatWord, type NumberType, type ParsedHex} from '../../lib/modbus/bytes';
import type {ResponseProblem} from '../../lib/modbus/response';
import type {Format} from '../ToolForm';
import type {EntryName, EntryProblem} from './entries';
import type {ModbusAction, Profile, ValueField} from './profile';

/** Returns a label for each kind of action, e.g. `read registers (FC03)`. */
export const functionNames = (): Record<ModbusAction['kind'], string> => ({
  read: translate({id: 'site.modbusTool.function.read', message: 'read registers (FC03)'}),
  writeCoil: translate({id: 'site.modbusTool.function.coil', message: 'switch a coil (FC05)'}),
  writeRegister: translate({id: 'site.modbusTool.function.write', message: 'write a register (FC06)'}),
});

/** Formats an address in hexadecimal or decimal, like the documentation of the device. */
export function addressText(profile: Profile, address: number): string {
  return profile.hexadecimal ? formatWord(address) : String(address);
}

/** Returns the label of an action, e.g. `0x066E: temperature`; a general text if the address or name is missing. */
export function actionLabel(profile: Profile, action: ModbusAction, locale: Locale): string {
  if (action.address === undefined || !action.label) {
    return translate({id: 'site.modbusTool.action.free', message: 'another address from your register list'});
  }
  const {count = 1} = action;
  const last = count > 1 ? `–${addressText(profile, action.address + count - 1)}` : '';
  return `${addressText(profile, action.address)}${last}: ${textIn(action.label, locale)}`;
}

/** Returns the label of each number type, e.g. `int16: 1 register, signed`. */
export const typeNames = (): Record<NumberType, string> => ({
  uint16: translate({id: 'site.modbusTool.type.uint16', message: 'uint16: 1 register, unsigned'}),
  int16: translate({id: 'site.modbusTool.type.int16', message: 'int16: 1 register, signed'}),
  int32HighFirst: translate({
    id: 'site.modbusTool.type.int32HighFirst',
    message: 'int32: 2 registers, high word first',
  }),
  uint32LowFirst: translate({
    id: 'site.modbusTool.type.uint32LowFirst',
    message: 'uint32: 2 registers, low word first',
  }),
});

/** Returns the label of each form field that can be invalid. */
export const entryNames = (): Record<EntryName, string> => ({
  slave: translate({id: 'site.modbusTool.slave', message: 'Device address'}),
  address: translate({id: 'site.modbusTool.address', message: 'First address'}),
  count: translate({id: 'site.modbusTool.count', message: 'Number of registers'}),
  value: translate({id: 'site.modbusTool.value', message: 'Value'}),
});

/** Returns the column headings of the tables of frames and of values. `function` is the label of the function code. */
export const columnNames = () => ({
  bytes: translate({id: 'site.modbusTool.column.bytes', message: 'Bytes'}),
  part: translate({id: 'site.modbusTool.column.part', message: 'Part'}),
  function: translate({id: 'site.modbusTool.part.function', message: 'Function'}),
  meaning: translate({id: 'site.modbusTool.column.meaning', message: 'Meaning'}),
  register: translate({id: 'site.modbusTool.column.register', message: 'Register'}),
  value: translate({id: 'site.modbusTool.column.value', message: 'Value'}),
});

/** Returns the error message for a field, or `undefined` if the field is valid or empty. */
export function entryError(problem: EntryProblem | undefined): string | undefined {
  switch (problem?.kind) {
    case undefined:
    case 'empty':
      return undefined;
    case 'notANumber':
      return translate({
        id: 'site.modbusTool.error.notANumber',
        message: 'Enter a whole number, for example, 5 or 0x0005.',
      });
    case 'pair':
      return translate({
        id: 'site.modbusTool.error.pair',
        message: 'This number type takes two registers. Enter an even number.',
      });
    case 'range':
      return translate(
        {id: 'site.modbusTool.error.range', message: 'Allowed values: {least} to {most}.'},
        {least: problem.minimum, most: problem.maximum},
      );
  }
}

/** Returns the message for a response field that is empty or is not a list of bytes. */
export function hexProblem({problem, token}: Extract<ParsedHex, {ok: false}>): string {
  const texts: Record<typeof problem, string> = {
    empty: translate({id: 'site.modbusTool.response.empty', message: 'Paste the bytes that the device sent.'}),
    notHex: translate({
      id: 'site.modbusTool.response.notHex',
      message: '“{token}” is not a hexadecimal byte. Delete everything except the bytes of the response.',
    }),
    halfByte: translate({
      id: 'site.modbusTool.response.halfByte',
      message: '“{token}” has an odd number of digits. A byte has two; one digit is missing or extra.',
    }),
  };
  return interpolate(texts[problem], {token});
}

function exceptionMeaning(code: number, locale: Locale): string {
  const exception = modbusExceptions.find((one) => one.code === code);
  return exception
    ? `${textIn(exception.meaning, locale)}. ${textIn(exception.remedy, locale)}.`
    : translate({
        id: 'site.modbusTool.exception.other',
        message: "a code that this page doesn't list. Look it up in the Modbus standard.",
      });
}

function problemValues(problem: ResponseProblem): Record<'expected' | 'received', string | number> {
  const {expected = 0, received = 0} = problem as {expected?: number; received?: number};
  const shown: Partial<Record<ResponseProblem['kind'], (value: number) => string>> = {
    crc: (crc) => formatBytes([crc & 0xff, crc >>> 8]),
    function: (code) => formatBytes([code]),
    echoAddress: formatWord,
    echoValue: formatWord,
  };
  const write = shown[problem.kind] ?? ((value: number) => value);
  return {expected: write(expected), received: write(received)};
}

/** Returns the error message for a response that is damaged, answers another request, or reports an exception. */
export function responseProblem(problem: ResponseProblem, locale: Locale): string {
  const difference: string = translate({
    id: 'site.modbusTool.response.different',
    message: 'The response belongs to another request. {part}: expected {expected}, received {received}.',
  });
  const different = (part: string) => interpolate(difference, {part});
  const texts: Record<ResponseProblem['kind'], string> = {
    onlyRequest: translate({
      id: 'site.modbusTool.response.onlyRequest',
      message:
        "This is your own request, which the converter sends back. Paste the bytes that follow it. If there are none, the device isn't responding.",
    }),
    length: translate({
      id: 'site.modbusTool.response.length',
      message:
        'Wrong length. Expected bytes: {expected}; received: {received}. Part of the response is missing, or two frames are joined.',
    }),
    crc: translate({
      id: 'site.modbusTool.response.crc',
      message:
        'CRC error. Expected at the end: {expected}; received: {received}. The response was damaged during transmission; discard it and repeat the request.',
    }),
    slave: different(entryNames().slave),
    function: different(columnNames().function),
    byteCount: different(columnNames().bytes),
    echoAddress: different(entryNames().address),
    echoValue: different(entryNames().value),
    exception: translate({
      id: 'site.modbusTool.response.exception',
      message: 'The device rejected the request with code {code}: {meaning}',
    }),
  };
  const exception = problem.kind === 'exception' && {
    code: formatBytes([problem.code]),
    meaning: exceptionMeaning(problem.code, locale),
  };
  return interpolate(texts[problem.kind], {...problemValues(problem), ...exception});
}

function decimalsOf(factor: number): number {
  return String(factor).split('.')[1]?.length ?? 0;
}

/** Formats a value with its unit, if any, e.g. `25.50 °C`. @param count raw number, not yet multiplied by a factor */
export function valueText(field: ValueField, count: number, format: Format): string {
  if (!field.unit) {
    return format(count, {decimals: 0});
  }
  const {factor, symbol} = field.unit;
  return format(count * factor, {decimals: decimalsOf(factor), unit: symbol});
}

/**
 * Returns a note on a value: that it is out of range, what its code means, or what a length in mm is in meters. Returns
 * `''` if there is nothing to note.
 * @param count the number in the registers, not yet multiplied by the factor of the unit
 */
export function valueMeaning(field: ValueField, count: number, locale: Locale, format: Format): string {
  const {range, codes, unit} = field;
  if (range && (count < range.minimum || count > range.maximum)) {
    return translate(
      {id: 'site.modbusTool.value.outOfRange', message: 'outside the range of the register, {least} to {most}'},
      {least: valueText(field, range.minimum, format), most: valueText(field, range.maximum, format)},
    );
  }
  if (!codes) {
    return unit?.symbol === 'mm'
      ? format((count * unit.factor) / 1000, {decimals: decimalsOf(unit.factor) + 3, unit: 'm'})
      : '';
  }
  const code = codes.find(({value}) => value === count);
  return code
    ? textIn(code.meaning, locale)
    : translate({id: 'site.modbusTool.value.unknownCode', message: 'not documented in this manual'});
}
