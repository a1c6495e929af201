import {bytesOfWord, withCrc, wordAt} from './bytes';

/** Modbus function codes that the devices support. */
const FUNCTION_CODES = {read: 0x03, writeCoil: 0x05, writeRegister: 0x06} as const;

/** Maximum number of registers in a read request, because a Modbus frame has at most 256 bytes. */
export const MAX_REGISTERS = 125;

/** The values that turn a coil on or off. A coil is a one-bit value in a Modbus device. */
export const COIL_ON = 0xff00;
export const COIL_OFF = 0x0000;

/** A request to the device with the bus number `slave`. */
export interface ModbusRequest {
  kind: keyof typeof FUNCTION_CODES;
  slave: number;
  /** Register or coil, counted from 0. Absent while unknown; a response can then be checked, but no frame be built. */
  address?: number;
  /** Number of registers to read, or the value to write. */
  content: number;
}

/** Returns the frame of a request. Empty without an address. `slave` must fit into one byte, the rest into two. */
export function buildRequest({kind, slave, address, content}: ModbusRequest): number[] {
  return address === undefined
    ? []
    : withCrc([slave, FUNCTION_CODES[kind], ...bytesOfWord(address), ...bytesOfWord(content)]);
}

/** Parts of a frame: the index of their first byte, and of the byte after them. */
const PARTS = {slave: [0, 1], function: [1, 2], byteCount: [2, 3], address: [2, 4], value: [4, 6]} as const;

/** Why a response cannot be used. */
export type ResponseProblem =
  | {kind: 'length'; expected: number; received: number}
  /** A part is not what the request asks for, or not what the other bytes add up to. */
  | {kind: keyof typeof PARTS | 'crc'; expected: number[]; received: number[]}
  | {kind: 'exception'; code: number}
  /** The serial adapter echoed the request, but no response arrived. */
  | {kind: 'onlyRequest'};

/** `words`: register values, absent after a write. `skippedRequest`: whether an echo of the request came first. */
type ParsedResponse = {words?: number[]; skippedRequest: boolean} | {problem: ResponseProblem};

const EXCEPTION_FLAG = 0x80;
const EXCEPTION_LENGTH = 5;

/** Finds what is wrong with a frame that answers a request. A wrong length outweighs a wrong checksum. */
function problemIn(frame: readonly number[], {kind, slave, address, content}: ModbusRequest) {
  const isRead = kind === 'read';
  const code = FUNCTION_CODES[kind];
  const isException = ((frame[1] ?? 0) & EXCEPTION_FLAG) !== 0;
  // The response to a write repeats the request.
  const length = isRead ? 5 + 2 * content : 8;
  const wrongLength = {
    kind: 'length',
    expected: isException ? EXCEPTION_LENGTH : length,
    received: frame.length,
  } as const;
  const checksum = {expected: withCrc(frame.slice(0, -2)).slice(-2), received: frame.slice(-2)};
  const isDamaged = String(checksum.expected) !== String(checksum.received);
  if (frame.length < EXCEPTION_LENGTH || (isDamaged && frame.length !== wrongLength.expected)) {
    return wrongLength;
  }
  if (isDamaged) {
    return {kind: 'crc', ...checksum} as const;
  }
  if (frame[0] === slave && frame[1] === (code | EXCEPTION_FLAG) && frame.length === EXCEPTION_LENGTH) {
    return {kind: 'exception', code: frame[2] ?? 0} as const;
  }
  const rest = isRead ? [2 * content] : [...bytesOfWord(address ?? wordAt(frame, 2)), ...bytesOfWord(content)];
  const names = [
    'slave',
    'function',
    ...(isRead ? (['byteCount'] as const) : (['address', 'value'] as const)),
  ] as const;
  const different = names
    .map((name) => ({
      kind: name,
      expected: [slave, code, ...rest].slice(...PARTS[name]),
      received: frame.slice(...PARTS[name]),
    }))
    .find(({expected, received}) => String(expected) !== String(received));
  return different ?? (frame.length === wrongLength.expected ? undefined : wrongLength);
}

/**
 * Checks a response against its request and extracts the register values.
 * @param bytes all received bytes; may start with an echo of the request, which is skipped
 */
export function parseResponse(bytes: readonly number[], request: ModbusRequest): ParsedResponse {
  const isRead = request.kind === 'read';
  const sent = buildRequest(request);
  const isEchoed = sent.length > 0 && sent.every((byte, index) => bytes[index] === byte);
  if (isEchoed && isRead && bytes.length === sent.length) {
    return {problem: {kind: 'onlyRequest'}};
  }
  const skippedRequest = isEchoed && bytes.length > sent.length;
  const frame = skippedRequest ? bytes.slice(sent.length) : bytes;
  const problem = problemIn(frame, request);
  if (problem) {
    return {problem};
  }
  const words = Array.from({length: request.content}, (_, index) => wordAt(frame, 3 + 2 * index));
  return isRead ? {words, skippedRequest} : {skippedRequest};
}
