import {bytesOfWord, withCrc} from './bytes';

/** Modbus function codes that the devices understand. */
export const READ_HOLDING_REGISTERS = 0x03;
export const WRITE_SINGLE_COIL = 0x05;
export const WRITE_SINGLE_REGISTER = 0x06;

/** Maximum number of registers in one read request (function code 3), because a frame has at most 256 bytes. */
export const MAX_REGISTERS = 125;

/** The values that turn a coil (a one-bit value in a Modbus device) on and off. */
export const COIL_ON = 0xff00;
export const COIL_OFF = 0x0000;

/** A request to one device. Addresses count from zero, as in the frame. */
export interface ModbusRequest {
  function: typeof READ_HOLDING_REGISTERS | typeof WRITE_SINGLE_COIL | typeof WRITE_SINGLE_REGISTER;
  slave: number;
  address: number;
  /** Number of registers to read, or the value to write. */
  content: number;
}

/** The bytes of a request with its checksum. The caller ensures that every value fits into its field of the frame. */
export function buildRequest({slave, function: code, address, content}: ModbusRequest): number[] {
  return withCrc([slave, code, ...bytesOfWord(address), ...bytesOfWord(content)]);
}
