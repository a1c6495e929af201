import {crc16, wordAt} from './bytes';
import {READ_HOLDING_REGISTERS, writtenValue, type ModbusRequest} from './request';

/**
 * What a received answer is checked against. An answer to FC03 does not repeat the register address, so it can be read
 * without one; any `ModbusRequest` serves.
 */
export type ExpectedAnswer =
  | {function: typeof READ_HOLDING_REGISTERS; slave: number; count: number}
  | Exclude<ModbusRequest, {function: typeof READ_HOLDING_REGISTERS}>;

/** Why an answer cannot be used. Numbers are bytes or counts, never text for people. */
export type AnswerProblem =
  | {
      /**
       * `crcSwapped`: both bytes of the checksum are right but the high one came first; `echoAddress` and `echoValue`: a
       * write was answered, but not with what was written.
       */
      kind: 'length' | 'crc' | 'crcSwapped' | 'slave' | 'function' | 'byteCount' | 'echoAddress' | 'echoValue';
      expected: number;
      received: number;
    }
  | {kind: 'exception'; code: number}
  /** The adapter sent the own request back and nothing followed. */
  | {kind: 'onlyRequest'};

export type ParsedAnswer =
  | {ok: true; kind: 'registers'; words: number[]; skippedRequest: boolean}
  | {ok: true; kind: 'written'; skippedRequest: boolean}
  | {ok: false; problem: AnswerProblem};

const EXCEPTION_FLAG = 0x80;
const EXCEPTION_LENGTH = 5;
const WRITE_LENGTH = 8;

function answerLength(bytes: readonly number[], expected: ExpectedAnswer): number {
  if (((bytes[1] ?? 0) & EXCEPTION_FLAG) !== 0) {
    return EXCEPTION_LENGTH;
  }
  return expected.function === READ_HOLDING_REGISTERS ? 5 + 2 * expected.count : WRITE_LENGTH;
}

function checksumProblem(bytes: readonly number[]): AnswerProblem | undefined {
  const expected = crc16(bytes.slice(0, -2));
  const [low = 0, high = 0] = bytes.slice(-2);
  const received = (high << 8) | low;
  const kind = ((low << 8) | high) === expected ? 'crcSwapped' : 'crc';
  return expected === received ? undefined : {kind, expected, received};
}

function contentProblem(bytes: readonly number[], expected: ExpectedAnswer): AnswerProblem | undefined {
  const [slave = 0, code = 0, third = 0] = bytes;
  if (slave === expected.slave && code === (expected.function | EXCEPTION_FLAG) && bytes.length === EXCEPTION_LENGTH) {
    return {kind: 'exception', code: third};
  }
  const parts: [Exclude<AnswerProblem['kind'], 'exception' | 'onlyRequest'>, number, number][] = [
    ['slave', expected.slave, slave],
    ['function', expected.function, code],
  ];
  if ('count' in expected) {
    parts.push(['byteCount', 2 * expected.count, third]);
  } else {
    parts.push(
      ['echoAddress', expected.address, wordAt(bytes, 2)],
      ['echoValue', writtenValue(expected), wordAt(bytes, 4)],
    );
  }
  const wrong = parts.find(([, wanted, received]) => wanted !== received);
  return wrong && {kind: wrong[0], expected: wrong[1], received: wrong[2]};
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
  const startsWithRequest = request?.every((byte, index) => bytes[index] === byte) ?? false;
  const isRead = expected.function === READ_HOLDING_REGISTERS;
  if (startsWithRequest && isRead && bytes.length === request?.length) {
    return {ok: false, problem: {kind: 'onlyRequest'}};
  }
  const own = request?.length ?? 0;
  const skippedRequest = startsWithRequest && bytes.length > own;
  const frame = skippedRequest ? bytes.slice(own) : bytes;

  const needed = answerLength(frame, expected);
  const wrongLength = {kind: 'length', expected: needed, received: frame.length} as const;
  const checksum = frame.length < EXCEPTION_LENGTH ? undefined : checksumProblem(frame);
  if (frame.length < EXCEPTION_LENGTH || (checksum && frame.length !== needed)) {
    return {ok: false, problem: wrongLength};
  }
  const problem = checksum ?? contentProblem(frame, expected) ?? (frame.length === needed ? undefined : wrongLength);
  if (problem) {
    return {ok: false, problem};
  }
  if (!isRead) {
    return {ok: true, kind: 'written', skippedRequest};
  }
  const words = Array.from({length: expected.count}, (_, index) => wordAt(frame, 3 + 2 * index));
  return {ok: true, kind: 'registers', words, skippedRequest};
}
