import type {ExpectedAnswer} from '../../lib/modbus/answer';
import {type NumberType, registersOf} from '../../lib/modbus/bytes';
import {
  buildRequest,
  COIL_ON,
  MAX_REGISTERS,
  type ModbusRequest,
  READ_HOLDING_REGISTERS,
  WRITE_SINGLE_COIL,
  WRITE_SINGLE_REGISTER,
} from '../../lib/modbus/request';
import {parseInteger} from '../../lib/numbers';
import type {Action, Example, Profile} from './profile';

/** The text of every entry. */
export interface FormState {
  slave: string;
  action: string;
  /** First register, count and type: only where the action leaves them open. */
  address: string;
  count: string;
  type: NumberType;
  value: string;
  answer: string;
}

export type EntryName = 'slave' | 'address' | 'count' | 'value';

/** What is wrong with an entry; an empty one is merely missing. */
export type EntryProblem = {kind: 'empty' | 'notANumber' | 'pair'} | {kind: 'range'; minimum: number; maximum: number};

export interface Evaluation {
  action: Action;
  problems: Partial<Record<EntryName, EntryProblem>>;
  /** The request, once every entry is right. */
  request?: ModbusRequest;
  /** Its bytes. */
  bytes?: number[];
  /** Enough to check an answer with; may be there although the register address is still missing. */
  expected?: ExpectedAnswer;
  /** First register, where known. */
  address?: number;
}

type Entry = {value: number; problem?: undefined} | {value?: undefined; problem: EntryProblem};

function integer(text: string, minimum: number, maximum: number): Entry {
  const parsed = parseInteger(text);
  if (!parsed.ok) {
    return {problem: {kind: parsed.problem}};
  }
  return parsed.value >= minimum && parsed.value <= maximum
    ? {value: parsed.value}
    : {problem: {kind: 'range', minimum, maximum}};
}

/** Negative numbers are written in two's complement. */
function registerValue(text: string, action: Extract<Action, {kind: 'writeRegister'}>): Entry {
  const {values} = action;
  if (values && 'minimum' in values) {
    return integer(text, values.minimum, values.maximum);
  }
  const entry = integer(text, -0x8000, 0xffff);
  return entry.value === undefined ? entry : {value: entry.value & 0xffff};
}

function countOf(action: Extract<Action, {kind: 'read'}>, form: FormState): Entry {
  if (action.count !== undefined) {
    return {value: action.count};
  }
  const entry = integer(form.count, 1, MAX_REGISTERS);
  return entry.value !== undefined && entry.value % registersOf(form.type) !== 0 ? {problem: {kind: 'pair'}} : entry;
}

/** The action of that id. @throws when the profile has none, which is a mistake in the profile's examples */
export function actionOf(profile: Profile, id: string): Action {
  const action = profile.actions.find((candidate) => candidate.id === id);
  if (!action) {
    throw new Error(
      `ModbusTool: no action "${id}" for device "${profile.device}". Known: ${profile.actions
        .map((known) => known.id)
        .join(', ')}. Correct the example in src/components/ModbusTool/profile.ts.`,
    );
  }
  return action;
}

/** The value that an action starts with: 1 where it is a choice, since 1 is what most people look for. */
export function initialValue(action: Action): string {
  if (action.kind === 'read') {
    return '';
  }
  const codes = action.kind === 'writeCoil' ? (action.codes ?? [{value: COIL_ON}]) : undefined;
  if (codes) {
    return String(codes[0]?.value ?? COIL_ON);
  }
  const values = action.kind === 'writeRegister' ? action.values : undefined;
  if (!values) {
    return '';
  }
  return 'minimum' in values
    ? String(values.minimum)
    : String((values.codes.find(({value}) => value === 1) ?? values.codes[0])?.value ?? '');
}

/** Entries that show an example, addressed to the device that new ones answer as. */
export function exampleForm(profile: Profile, example: Example): FormState {
  const action = actionOf(profile, example.action);
  return {
    slave: '1',
    action: action.id,
    address: '',
    count: example.count ?? '1',
    type: example.type ?? profile.freeTypes[0] ?? 'uint16',
    value: example.value ?? initialValue(action),
    answer: example.answer,
  };
}

/** Turns the entries into a request, or says which of them are wrong. */
export function evaluate(profile: Profile, form: FormState): Evaluation {
  const action = actionOf(profile, form.action);
  const slave = integer(form.slave, 1, profile.maxSlave);
  const address: Entry = action.address === undefined ? integer(form.address, 0, 0xffff) : {value: action.address};
  const problems: Evaluation['problems'] = {slave: slave.problem, address: address.problem};
  let request: ModbusRequest | undefined;
  let expected: ExpectedAnswer | undefined;

  switch (action.kind) {
    case 'read': {
      const count = countOf(action, form);
      problems.count = count.problem;
      if (slave.value !== undefined && count.value !== undefined) {
        expected = {function: READ_HOLDING_REGISTERS, slave: slave.value, count: count.value};
        if (address.value !== undefined && address.value + count.value > 0x1_0000) {
          problems.count = {kind: 'range', minimum: 1, maximum: 0x1_0000 - address.value};
        } else if (address.value !== undefined) {
          request = {...expected, address: address.value};
        }
      }
      break;
    }
    case 'writeRegister': {
      const value = registerValue(form.value, action);
      problems.value = value.problem;
      if (slave.value !== undefined && address.value !== undefined && value.value !== undefined) {
        request = {function: WRITE_SINGLE_REGISTER, slave: slave.value, address: address.value, value: value.value};
        expected = request;
      }
      break;
    }
    case 'writeCoil':
      if (slave.value !== undefined && address.value !== undefined) {
        request = {
          function: WRITE_SINGLE_COIL,
          slave: slave.value,
          address: address.value,
          on: form.value === String(COIL_ON),
        };
        expected = request;
      }
      break;
  }
  return {action, problems, request, expected, address: address.value, bytes: request && buildRequest(request)};
}
