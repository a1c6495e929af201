import {DEFAULT_SLAVE} from '../../data/modbus';
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
  /** Used only if the action has no fixed address. */
  address: string;
  /** `count` and `type` are used only by the action in which the visitor chooses the registers to read. */
  count: string;
  type: NumberType;
  value: string;
  response: string;
}

export type EntryName = 'slave' | 'address' | 'count' | 'value';

/** Why a field is invalid. `empty` shows no message. `pair`: the number of registers is odd, but must be even. */
export type EntryProblem = {kind: 'empty' | 'notANumber' | 'pair'} | ({kind: 'range'} & Range);

export interface Evaluation {
  action: ModbusAction;
  problems: Partial<Record<EntryName, EntryProblem>>;
  /** The request. Absent until all fields that it needs are valid. */
  request?: ModbusRequest;
  /** What a valid response must match. Absent while any field but `address` is invalid; `address` may be left out. */
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

/** Returns the value to write, or the problem with the entry. A negative value becomes a 16-bit two's complement. */
function valueIn(entries: ModbusEntries, {range}: ModbusAction): number | EntryProblem {
  const value = range ? integer(entries.value, range) : Number(entries.value);
  return typeof value === 'number' ? value & 0xffff : value;
}

/** Returns the action with this id. @throws if there is none, because an example in `profile.ts` is wrong */
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

/**
 * Returns the initial text of the `value` field. For an action with codes, this is `1` if there is such a code, and
 * otherwise the first code. For an action with a range, it is the minimum unless that is negative. In all other cases,
 * it is `''`.
 */
export function initialValue({codes, range}: ModbusAction): string {
  const code = codes?.find(({value}) => value === 1) ?? codes?.[0];
  const least = range && range.minimum >= 0 ? range.minimum : undefined;
  return String(code?.value ?? least ?? '');
}

/** Returns the fields filled in for an example. The slave address is that of new devices. */
export function entriesOf(profile: Profile, example: ModbusSample): ModbusEntries {
  return {
    slave: String(DEFAULT_SLAVE),
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
