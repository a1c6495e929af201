import {crc16} from './crc';
import {COIL_OFF, COIL_ON, READ_HOLDING_REGISTERS, WRITE_SINGLE_COIL, type ModbusRequest} from './request';

/**
 * What a received answer is checked against. An answer to FC03 does not repeat the register address, so it can be read
 * without one; any `ModbusRequest` serves.
 */
export type ExpectedAnswer =
  | {function: typeof READ_HOLDING_REGISTERS; slave: number; count: number}
  | Exclude<ModbusRequest, {function: typeof READ_HOLDING_REGISTERS}>;

/** Why an answer cannot be used. Numbers are bytes or counts, never text for people. */
export type AnswerProblem =
  /** The adapter sent the own request back and nothing followed. */
  | {kind: 'onlyRequest'}
  | {kind: 'length'; expected: number; received: number}
  /** `swapped`: both bytes are right but the high one came first. */
  | {kind: 'crc'; expected: number; received: number; swapped: boolean}
  | {kind: 'slave'; expected: number; received: number}
  | {kind: 'function'; expected: number; received: number}
  | {kind: 'exception'; code: number}
  | {kind: 'byteCount'; expected: number; received: number}
  /** A write was answered, but not with what was written. */
  | {kind: 'echo'; part: 'address' | 'value'; expected: number; received: number};

export type ParsedAnswer =
  | {ok: true; kind: 'registers'; words: number[]; skippedRequest: boolean}
  | {ok: true; kind: 'written'; skippedRequest: boolean}
  | {ok: false; problem: AnswerProblem};

const EXCEPTION_FLAG = 0x80;
const EXCEPTION_LENGTH = 5;
const WRITE_LENGTH = 8;

function sameStart(bytes: readonly number[], start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function wordAt(bytes: readonly number[], index: number): number {
  return ((bytes[index] ?? 0) << 8) | (bytes[index + 1] ?? 0);
}

function answerLength(bytes: readonly number[], expected: ExpectedAnswer): number {
  if (((bytes[1] ?? 0) & EXCEPTION_FLAG) !== 0) {
    return EXCEPTION_LENGTH;
  }
  return expected.function === READ_HOLDING_REGISTERS ? 5 + 2 * expected.count : WRITE_LENGTH;
}

function checksumProblem(bytes: readonly number[]): Extract<AnswerProblem, {kind: 'crc'}> | undefined {
  const expected = crc16(bytes.slice(0, -2));
  const [low = 0, high = 0] = bytes.slice(-2);
  const received = (high << 8) | low;
  return expected === received
    ? undefined
    : {kind: 'crc', expected, received, swapped: ((low << 8) | high) === expected};
}

function contentProblem(bytes: readonly number[], expected: ExpectedAnswer): AnswerProblem | undefined {
  const [slave = 0, code = 0, third = 0] = bytes;
  if (slave !== expected.slave) {
    return {kind: 'slave', expected: expected.slave, received: slave};
  }
  if (code === (expected.function | EXCEPTION_FLAG) && bytes.length === EXCEPTION_LENGTH) {
    return {kind: 'exception', code: third};
  }
  if (code !== expected.function) {
    return {kind: 'function', expected: expected.function, received: code};
  }
  if (expected.function === READ_HOLDING_REGISTERS) {
    return third === 2 * expected.count
      ? undefined
      : {kind: 'byteCount', expected: 2 * expected.count, received: third};
  }
  const address = wordAt(bytes, 2);
  if (address !== expected.address) {
    return {kind: 'echo', part: 'address', expected: expected.address, received: address};
  }
  const value = wordAt(bytes, 4);
  const written = expected.function === WRITE_SINGLE_COIL ? (expected.on ? COIL_ON : COIL_OFF) : expected.value;
  return value === written ? undefined : {kind: 'echo', part: 'value', expected: written, received: value};
}

/**
 * Checks an answer against its request and takes the registers out of it.
 *
 * The checksum is judged before the content, since nothing in a damaged frame can be trusted; only a wrong length is
 * told first when the checksum fails, because a cut or doubled frame is the likelier cause then.
 * @param bytes what came over the line; an echo of the request in front of the answer is skipped
 * @param request bytes of the request, when it is known completely
 */
export function parseAnswer(
  bytes: readonly number[],
  expected: ExpectedAnswer,
  request?: readonly number[],
): ParsedAnswer {
  const startsWithRequest = request !== undefined && bytes.length >= request.length && sameStart(bytes, request);
  const isRead = expected.function === READ_HOLDING_REGISTERS;
  if (startsWithRequest && isRead && bytes.length === request.length) {
    return {ok: false, problem: {kind: 'onlyRequest'}};
  }
  const skippedRequest = startsWithRequest && bytes.length > request.length;
  const frame = skippedRequest ? bytes.slice(request.length) : bytes;

  const needed = answerLength(frame, expected);
  const checksum = frame.length < EXCEPTION_LENGTH ? undefined : checksumProblem(frame);
  if (frame.length < EXCEPTION_LENGTH || (checksum && frame.length !== needed)) {
    return {ok: false, problem: {kind: 'length', expected: needed, received: frame.length}};
  }
  const problem = checksum ?? contentProblem(frame, expected);
  if (problem) {
    return {ok: false, problem};
  }
  if (frame.length !== needed) {
    return {ok: false, problem: {kind: 'length', expected: needed, received: frame.length}};
  }
  if (!isRead) {
    return {ok: true, kind: 'written', skippedRequest};
  }
  const words = Array.from({length: expected.count}, (_, index) => wordAt(frame, 3 + 2 * index));
  return {ok: true, kind: 'registers', words, skippedRequest};
}
