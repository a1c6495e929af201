import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import {type Locale, textIn} from '../../lib/locale';
import {modbusExceptions} from '../../data/modbus';
import {formatBytes, formatWord} from '../../lib/modbus/bytes';
import type {ResponseProblem} from '../../lib/modbus/frames';
import type {Format} from '../ToolForm';
import type {EntryName} from './entries';
import type {FreeType, ModbusAction, Profile, ValueField} from './profile';

/** Returns a label for each kind of action, e.g. `read registers (FC03)`. */
export const functionNames = (): Record<ModbusAction['kind'], string> => ({
  read: translate({id: 'site.modbusTool.function.read', message: 'read registers (FC03)'}),
  writeCoil: translate({id: 'site.modbusTool.function.coil', message: 'switch a coil (FC05)'}),
  writeRegister: translate({id: 'site.modbusTool.function.write', message: 'write a register (FC06)'}),
});

/** Formats an address in hexadecimal or decimal, like the documentation of the device. */
export function addressText({hexadecimal}: Profile, address: number, count = 1): string {
  const text = hexadecimal ? formatWord : String;
  return text(address) + (count > 1 ? `–${text(address + count - 1)}` : '');
}

/** Returns the label of an action, e.g. `0x066E: temperature`; a general text if the address or name is missing. */
export function actionLabel(profile: Profile, {address, label, count}: ModbusAction, locale: Locale): string {
  return address === undefined || !label
    ? translate({id: 'site.modbusTool.action.free', message: 'another address from your register list'})
    : `${addressText(profile, address, count)}: ${textIn(label, locale)}`;
}

/** Returns the label of each type to choose from, e.g. `int16: 1 register, signed`. */
export const typeNames = (): Record<FreeType, string> => ({
  uint16: translate({id: 'site.modbusTool.type.uint16', message: 'uint16: 1 register, unsigned'}),
  int16: translate({id: 'site.modbusTool.type.int16', message: 'int16: 1 register, signed'}),
  int32HighFirst: translate({
    id: 'site.modbusTool.type.int32HighFirst',
    message: 'int32: 2 registers, high word first',
  }),
});

/** Returns the label of each text field that contains a number. */
export const entryNames = (): Record<EntryName, string> => ({
  slave: translate({id: 'site.modbusTool.slave', message: 'Device address'}),
  address: translate({id: 'site.modbusTool.address', message: 'First address'}),
  count: translate({id: 'site.modbusTool.count', message: 'Number of values'}),
  value: translate({id: 'site.modbusTool.value', message: 'Value'}),
});

/** Returns the names of the parts of a frame, which are columns of the tables too. */
export const partNames = () => ({
  ...entryNames(),
  function: translate({id: 'site.modbusTool.part.function', message: 'Function'}),
  registers: translate({id: 'site.modbusTool.part.registers', message: 'Number of registers'}),
  byteCount: translate({id: 'site.modbusTool.column.bytes', message: 'Bytes'}),
});

/** Returns the error message for a response that is damaged, answers another request, or reports an exception. */
export function responseProblem(problem: ResponseProblem, locale: Locale): string {
  if (problem.kind === 'onlyRequest') {
    return translate({
      id: 'site.modbusTool.response.onlyRequest',
      message:
        "This is your own request, which the converter sends back. Paste the bytes that follow it. If there are none, the device isn't responding.",
    });
  }
  if (problem.kind === 'exception') {
    const {meaning, remedy} = modbusExceptions.find(({code}) => code === problem.code) ?? {};
    return translate(
      {
        id: 'site.modbusTool.response.exception',
        message: 'The device rejected the request with code {code}: {meaning}',
      },
      {
        code: formatBytes([problem.code]),
        meaning:
          meaning && remedy
            ? `${textIn(meaning, locale)}. ${textIn(remedy, locale)}.`
            : translate({
                id: 'site.modbusTool.exception.other',
                message: "a code that this page doesn't list. Look it up in the Modbus standard.",
              }),
      },
    );
  }
  if (problem.kind === 'length') {
    const {expected, received} = problem;
    return translate(
      {
        id: 'site.modbusTool.response.length',
        message:
          'Wrong length. Expected bytes: {expected}; received: {received}. Part of the response is missing, or two frames are joined.',
      },
      {expected, received},
    );
  }
  const crc = translate({
    id: 'site.modbusTool.response.crc',
    message:
      'CRC error. Expected at the end: {expected}; received: {received}. The response was damaged during transmission; discard it and repeat the request.',
  });
  const different = translate({
    id: 'site.modbusTool.response.different',
    message: 'The response belongs to another request. {part}: expected {expected}, received {received}.',
  });
  return interpolate(problem.kind === 'crc' ? crc : different, {
    part: problem.kind === 'crc' ? '' : partNames()[problem.kind],
    expected: formatBytes(problem.expected),
    received: formatBytes(problem.received),
  });
}

function decimalsOf(factor: number): number {
  return String(factor).split('.')[1]?.length ?? 0;
}

/** Formats a value with its unit, if any, e.g. `25.50 °C`. @param count raw number, not yet multiplied by a factor */
export function valueText({unit}: ValueField, count: number, format: Format): string {
  return unit
    ? format(count * unit.factor, {decimals: decimalsOf(unit.factor), unit: unit.symbol})
    : format(count, {decimals: 0});
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
