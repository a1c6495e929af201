import {DEFAULT_SLAVE} from '../../data/modbus';
import type {Range} from '../../data/types';
import {registersOf} from '../../lib/modbus/bytes';
import {MAX_REGISTERS, type ModbusRequest} from '../../lib/modbus/frames';
import {isWithin, parseInteger} from '../../lib/numbers';
import type {FreeType, ModbusAction, ModbusSample, Profile} from './profile';

/** Text fields of the form that contain a number. */
export type EntryName = 'slave' | 'address' | 'count' | 'value';

/** Contents of the form fields as text, not yet validated. An action uses only those that it leaves open. */
export interface ModbusEntries extends Record<EntryName, string> {
  action: string;
  type: FreeType;
  response: string;
}

export interface Evaluation {
  action: ModbusAction;
  /** Integers that each text field accepts. Fields that the action does not use are left out. */
  ranges: Partial<Record<EntryName, Range>>;
  /** Fields that are empty or wrong. */
  invalid: readonly EntryName[];
  /** The request; without its address while only that is invalid, and absent while another field is. */
  request?: ModbusRequest;
}

/** Returns the action with this id. @throws if there is none, because an example in `profile.ts` is wrong */
export function actionOf({actions}: Profile, id: string): ModbusAction {
  const action = actions.find((candidate) => candidate.id === id);
  if (!action) {
    throw new Error(`ModbusTool: no action "${id}". Correct the example in src/components/ModbusTool/profile.ts.`);
  }
  return action;
}

/** Returns the initial text of the `value` field: the first code that can be written, if there are any. */
export const initialValue = ({codes}: ModbusAction) => String(codes?.[0]?.value ?? '');

/** Returns the fields filled in for an example. The slave address is that of new devices. */
export function entriesOf(profile: Profile, {action, type, value, response}: ModbusSample): ModbusEntries {
  return {
    slave: String(DEFAULT_SLAVE),
    action,
    address: '',
    count: '1',
    type: type ?? 'uint16',
    value: value ?? initialValue(actionOf(profile, action)),
    response,
  };
}

/** Validates the fields and, if all are valid, builds the request. A negative value becomes a two's complement. */
export function evaluate(profile: Profile, entries: ModbusEntries): Evaluation {
  const action = actionOf(profile, entries.action);
  const size = registersOf(entries.type);
  const ranges: Evaluation['ranges'] = {
    slave: {minimum: 1, maximum: profile.maxSlave},
    ...(action.address === undefined && {address: {minimum: 0, maximum: 0xffff}}),
    ...(action.kind === 'read' && !action.count && {count: {minimum: 1, maximum: Math.floor(MAX_REGISTERS / size)}}),
    ...(action.range && {value: action.range}),
  };
  const number = (name: EntryName) => parseInteger(entries[name]);
  const invalid = (Object.entries(ranges) as [EntryName, Range][])
    .filter(([name, range]) => !isWithin(number(name), range))
    .map(([name]) => name);
  if (invalid.some((name) => name !== 'address')) {
    return {action, ranges, invalid};
  }
  const request = {
    kind: action.kind,
    slave: number('slave'),
    address: invalid.length > 0 ? undefined : (action.address ?? number('address')),
    content: action.kind === 'read' ? (action.count ?? number('count') * size) : number('value') & 0xffff,
  };
  return {action, ranges, invalid, request};
}
