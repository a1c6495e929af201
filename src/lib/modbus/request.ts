import {bytesOfWord, withCrc} from './bytes';

/** Function codes that the devices understand. */
export const READ_HOLDING_REGISTERS = 0x03;
export const WRITE_SINGLE_COIL = 0x05;
export const WRITE_SINGLE_REGISTER = 0x06;

/** Most registers that one FC03 request may read: the byte count of the answer is a single byte. */
export const MAX_REGISTERS = 125;

/** The two values by which a coil is switched. */
export const COIL_ON = 0xff00;
export const COIL_OFF = 0x0000;

/** A request to one device. Addresses count from zero, as they travel in the frame. */
export type ModbusRequest =
  | {function: typeof READ_HOLDING_REGISTERS; slave: number; address: number; count: number}
  | {function: typeof WRITE_SINGLE_COIL; slave: number; address: number; on: boolean}
  | {function: typeof WRITE_SINGLE_REGISTER; slave: number; address: number; value: number};

/** The value that a write carries. */
export function writtenValue(request: Exclude<ModbusRequest, {count: number}>): number {
  return request.function === WRITE_SINGLE_COIL ? (request.on ? COIL_ON : COIL_OFF) : request.value;
}

/** The bytes of a request with its checksum. Every part must fit into the frame; the form sees to that. */
export function buildRequest(request: ModbusRequest): number[] {
  const content = 'count' in request ? request.count : writtenValue(request);
  return withCrc([request.slave, request.function, ...bytesOfWord(request.address), ...bytesOfWord(content)]);
}
