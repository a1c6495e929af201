import {crc16, wordAt} from './bytes';
import {READ_HOLDING_REGISTERS, type ModbusRequest} from './request';

/** The request that a response must match. Responses to writes repeat `address`; when absent, this is not checked. */
export type ExpectedResponse = Omit<ModbusRequest, 'address'> & {address?: number};

/** Why a response cannot be used. `expected` and `received` are values of a field, or lengths in bytes. */
export type ResponseProblem =
  | {
      /** `echoAddress`, `echoValue`: the response to a write does not repeat its address or value, as it must. */
      kind: 'length' | 'crc' | 'slave' | 'function' | 'byteCount' | 'echoAddress' | 'echoValue';
      expected: number;
      received: number;
    }
  | {kind: 'exception'; code: number}
  /** The serial adapter echoed the request, but no response arrived. */
  | {kind: 'onlyRequest'};

/** `words`: register values, absent after a write. `skippedRequest`: whether an echo of the request came first. */
export type ParsedResponse =
  | {ok: true; words?: number[]; skippedRequest: boolean}
  | {ok: false; problem: ResponseProblem};

const EXCEPTION_FLAG = 0x80;
const EXCEPTION_LENGTH = 5;
const WRITE_LENGTH = 8;

function lengthOf(bytes: readonly number[], expected: ExpectedResponse): number {
  if (((bytes[1] ?? 0) & EXCEPTION_FLAG) !== 0) {
    return EXCEPTION_LENGTH;
  }
  return expected.function === READ_HOLDING_REGISTERS ? 5 + 2 * expected.content : WRITE_LENGTH;
}

function checksumProblem(bytes: readonly number[]): ResponseProblem | undefined {
  const expected = crc16(bytes.slice(0, -2));
  const [low = 0, high = 0] = bytes.slice(-2);
  const received = (high << 8) | low;
  return expected === received ? undefined : {kind: 'crc', expected, received};
}

function contentProblem(bytes: readonly number[], expected: ExpectedResponse): ResponseProblem | undefined {
  const [slave = 0, code = 0, third = 0] = bytes;
  if (slave === expected.slave && code === (expected.function | EXCEPTION_FLAG) && bytes.length === EXCEPTION_LENGTH) {
    return {kind: 'exception', code: third};
  }
  const isRead = expected.function === READ_HOLDING_REGISTERS;
  const address = wordAt(bytes, 2);
  const parts = [
    {kind: 'slave', expected: expected.slave, received: slave},
    {kind: 'function', expected: expected.function, received: code},
    ...(isRead
      ? [{kind: 'byteCount', expected: 2 * expected.content, received: third} as const]
      : [
          {kind: 'echoAddress', expected: expected.address ?? address, received: address} as const,
          {kind: 'echoValue', expected: expected.content, received: wordAt(bytes, 4)} as const,
        ]),
  ] as const;
  return parts.find((part) => part.expected !== part.received);
}

/**
 * Checks a response against its request and extracts the register values. If both the length and the checksum are
 * wrong, reports the length, because the response was probably cut off or received twice.
 * @param bytes all received bytes; may start with an echo of the request, which is skipped
 * @param request all bytes of the request, to recognize its echo; empty when not all are known
 */
export function parseResponse(
  bytes: readonly number[],
  expected: ExpectedResponse,
  request: readonly number[] = [],
): ParsedResponse {
  const isRead = expected.function === READ_HOLDING_REGISTERS;
  const isEchoed = request.length > 0 && request.every((byte, index) => bytes[index] === byte);
  if (isEchoed && isRead && bytes.length === request.length) {
    return {ok: false, problem: {kind: 'onlyRequest'}};
  }
  const skippedRequest = isEchoed && bytes.length > request.length;
  const frame = skippedRequest ? bytes.slice(request.length) : bytes;

  const needed = lengthOf(frame, expected);
  const wrongLength = {kind: 'length', expected: needed, received: frame.length} as const;
  const checksum = frame.length < EXCEPTION_LENGTH ? undefined : checksumProblem(frame);
  if (frame.length < EXCEPTION_LENGTH || (checksum && frame.length !== needed)) {
    return {ok: false, problem: wrongLength};
  }
  const problem = checksum ?? contentProblem(frame, expected) ?? (frame.length === needed ? undefined : wrongLength);
  if (problem) {
    return {ok: false, problem};
  }
  const words = Array.from({length: expected.content}, (_, index) => wordAt(frame, 3 + 2 * index));
  return isRead ? {ok: true, words, skippedRequest} : {ok: true, skippedRequest};
}
