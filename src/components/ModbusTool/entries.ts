import type {Range} from '../../data/types';
import {type NumberType, registersOf} from '../../lib/modbus/bytes';
import {
  MAX_REGISTERS,
  type ModbusRequest,
  READ_HOLDING_REGISTERS,
  WRITE_SINGLE_COIL,
  WRITE_SINGLE_REGISTER,
} from '../../lib/modbus/request';
import type {ExpectedResponse} from '../../lib/modbus/response';
import {parseInteger} from '../../lib/numbers';
import type {ModbusAction, ModbusSample, Profile} from './profile';

/** Contents of the form fields as text, not yet validated. */
export interface ModbusEntries {
  slave: string;
  action: string;
  /** `address` applies only to actions without a fixed address; `count` and `type` only to reads without one. */
  address: string;
  count: string;
  type: NumberType;
  value: string;
  response: string;
}

export type EntryName = 'slave' | 'address' | 'count' | 'value';

/** Why a field is invalid. `empty`: no message is shown. `pair`: the number type needs an even number of registers. */
export type EntryProblem = {kind: 'empty' | 'notANumber' | 'pair'} | ({kind: 'range'} & Range);

export interface Evaluation {
  action: ModbusAction;
  problems: Partial<Record<EntryName, EntryProblem>>;
  /** The request; absent until every field is valid. */
  request?: ModbusRequest;
  /** What the response must match; absent while a field other than the register address is invalid. */
  expected?: ExpectedResponse;
}

const FUNCTIONS = {
  read: READ_HOLDING_REGISTERS,
  writeRegister: WRITE_SINGLE_REGISTER,
  writeCoil: WRITE_SINGLE_COIL,
} as const;

const LAST_ADDRESS = 0xffff;

function integer(text: string, {minimum, maximum}: Range): number | EntryProblem {
  const parsed = parseInteger(text);
  if (!parsed.ok) {
    return {kind: parsed.problem};
  }
  return parsed.value >= minimum && parsed.value <= maximum ? parsed.value : {kind: 'range', minimum, maximum};
}

function countIn(entries: ModbusEntries, action: ModbusAction, address: number): number | EntryProblem {
  const count = action.count ?? integer(entries.count, {minimum: 1, maximum: MAX_REGISTERS});
  if (typeof count !== 'number') {
    return count;
  }
  if (action.count === undefined && count % registersOf(entries.type) !== 0) {
    return {kind: 'pair'};
  }
  const maximum = LAST_ADDRESS + 1 - address;
  return count > maximum ? {kind: 'range', minimum: 1, maximum} : count;
}

/** The value to write, or the problem with the entry. A negative value is in two's complement, with 16 bits. */
function valueIn(entries: ModbusEntries, {range}: ModbusAction): number | EntryProblem {
  const value = range ? integer(entries.value, range) : Number(entries.value);
  return typeof value === 'number' ? value & 0xffff : value;
}

/** The action with this id. @throws if the profile has none, which means that an example in profile.ts is wrong */
export function actionOf({actions}: Profile, id: string): ModbusAction {
  const action = actions.find((candidate) => candidate.id === id);
  if (!action) {
    throw new Error(
      `ModbusTool: no action "${id}". Known: ${actions.map((known) => known.id).join(', ')}. ` +
        'Correct the example in src/components/ModbusTool/profile.ts.',
    );
  }
  return action;
}

/** Initial text of the field `value`: code 1, else the first code, else the minimum if it is not negative, else ''. */
export function initialValue({codes, range}: ModbusAction): string {
  const code = codes?.find(({value}) => value === 1) ?? codes?.[0];
  const least = range && range.minimum >= 0 ? range.minimum : undefined;
  return String(code?.value ?? least ?? '');
}

/** Contents of the fields for an example. The slave address is 1, the default of new devices. */
export function entriesOf(profile: Profile, example: ModbusSample): ModbusEntries {
  return {
    slave: '1',
    action: example.action,
    address: '',
    count: example.count ?? '1',
    type: example.type ?? profile.freeTypes[0] ?? 'uint16',
    value: example.value ?? initialValue(actionOf(profile, example.action)),
    response: example.response,
  };
}

const problemIn = (entry: number | EntryProblem) => (typeof entry === 'number' ? undefined : entry);

/** Validates the fields and, if all are valid, builds the request. */
export function evaluate(profile: Profile, entries: ModbusEntries): Evaluation {
  const action = actionOf(profile, entries.action);
  const slave = integer(entries.slave, {minimum: 1, maximum: profile.maxSlave});
  const address = action.address ?? integer(entries.address, {minimum: 0, maximum: LAST_ADDRESS});
  const isRead = action.kind === 'read';
  const content = isRead
    ? countIn(entries, action, typeof address === 'number' ? address : 0)
    : valueIn(entries, action);
  const problems: Evaluation['problems'] = {
    slave: problemIn(slave),
    address: problemIn(address),
    [isRead ? 'count' : 'value']: problemIn(content),
  };
  if (typeof slave !== 'number' || typeof content !== 'number') {
    return {action, problems};
  }
  const expected = {function: FUNCTIONS[action.kind], slave, content};
  if (typeof address !== 'number') {
    return {action, problems, expected};
  }
  const request = {...expected, address};
  return {action, problems, expected: request, request};
}
