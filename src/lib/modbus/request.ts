import {bytesOfWord, withCrc} from './bytes';

/** Modbus function codes that the devices support. */
export const READ_HOLDING_REGISTERS = 0x03;
export const WRITE_SINGLE_COIL = 0x05;
export const WRITE_SINGLE_REGISTER = 0x06;

/** Maximum number of registers in a read request, because a Modbus frame has at most 256 bytes. */
export const MAX_REGISTERS = 125;

/** The values that turn a coil on or off. A coil is a one-bit value in a Modbus device. */
export const COIL_ON = 0xff00;
export const COIL_OFF = 0x0000;

/** A request to the device with the bus number `slave`. `address` counts registers or coils from 0. */
export interface ModbusRequest {
  function: typeof READ_HOLDING_REGISTERS | typeof WRITE_SINGLE_COIL | typeof WRITE_SINGLE_REGISTER;
  slave: number;
  address: number;
  /** Number of registers to read, or the value to write. */
  content: number;
}

/** Returns the bytes of a request with its checksum. `slave` must fit into one byte, the other numbers into two. */
export function buildRequest({slave, function: code, address, content}: ModbusRequest): number[] {
  return withCrc([slave, code, ...bytesOfWord(address), ...bytesOfWord(content)]);
}
