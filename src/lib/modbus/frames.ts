import {bytesOfWord, withCrc, wordAt} from './bytes';

/** Modbus function codes that the devices support. */
const FUNCTION_CODES = {read: 0x03, writeCoil: 0x05, writeRegister: 0x06} as const;

/** Maximum number of registers in a read request, because a Modbus frame has at most 256 bytes. */
export const MAX_REGISTERS = 125;

/** The value that turns a coil on; 0 turns it off. A coil is a one-bit value in a Modbus device. */
export const COIL_ON = 0xff00;

/** A request to the device with the bus number `slave`. */
export interface ModbusRequest {
  kind: keyof typeof FUNCTION_CODES;
  slave: number;
  /** Register or coil, counted from 0. */
  address: number;
  /** Number of registers to read, or the value to write. */
  content: number;
}

/** Returns the frame of a request. `slave` must fit into one byte, the rest into two. */
export function buildRequest({kind, slave, address, content}: ModbusRequest): number[] {
  return withCrc([slave, FUNCTION_CODES[kind], ...bytesOfWord(address), ...bytesOfWord(content)]);
}

/** Why a response cannot be used. */
export type ResponseProblem =
  | {kind: 'length'; expected: number; received: number}
  /** The checksum, or the bytes before the values, which tell what is answered. */
  | {kind: 'crc' | 'different'; expected: number[]; received: number[]}
  | {kind: 'exception'; code: number};

const EXCEPTION_FLAG = 0x80;
const EXCEPTION_LENGTH = 5;

const isSame = (one: readonly number[], other: readonly number[]) => String(one) === String(other);

/** Finds what is wrong with a frame that answers a request. A wrong length outweighs a wrong checksum. */
function problemIn(frame: readonly number[], request: ModbusRequest): ResponseProblem | undefined {
  const {kind, slave, content} = request;
  const isException = ((frame[1] ?? 0) & EXCEPTION_FLAG) !== 0;
  // The response to a write repeats the request.
  const answer = kind === 'read' ? [slave, FUNCTION_CODES.read, 2 * content] : buildRequest(request).slice(0, 6);
  const length = isException ? EXCEPTION_LENGTH : kind === 'read' ? 5 + 2 * content : 8;
  const wrongLength = {kind: 'length', expected: length, received: frame.length} as const;
  const checksum = {expected: withCrc(frame.slice(0, -2)).slice(-2), received: frame.slice(-2)};
  const isDamaged = !isSame(checksum.expected, checksum.received);
  if (frame.length < EXCEPTION_LENGTH || (isDamaged && frame.length !== length)) {
    return wrongLength;
  }
  if (isDamaged) {
    return {kind: 'crc', ...checksum};
  }
  if (isException && frame[0] === slave && frame[1] === (FUNCTION_CODES[kind] | EXCEPTION_FLAG)) {
    return {kind: 'exception', code: frame[2] ?? 0};
  }
  const received = frame.slice(0, answer.length);
  if (!isSame(answer, received)) {
    return {kind: 'different', expected: answer, received};
  }
  return frame.length === length ? undefined : wrongLength;
}

/** Checks a response against its request and extracts the register values, which are absent after a write. */
export function parseResponse(
  frame: readonly number[],
  request: ModbusRequest,
): {words?: number[]} | {problem: ResponseProblem} {
  const problem = problemIn(frame, request);
  if (problem) {
    return {problem};
  }
  return request.kind === 'read'
    ? {words: Array.from({length: request.content}, (_, index) => wordAt(frame, 3 + 2 * index))}
    : {};
}
