import {withCrc} from './crc';

/** Function codes that the devices understand. */
export const READ_HOLDING_REGISTERS = 0x03;
export const WRITE_SINGLE_COIL = 0x05;
export const WRITE_SINGLE_REGISTER = 0x06;

/** Most registers that one FC03 request may ask for: the byte count of the answer is a single byte. */
export const MAXIMUM_REGISTERS = 125;

/** The two values by which a coil is switched. */
export const COIL_ON = 0xff00;
export const COIL_OFF = 0x0000;

/** A request to one device. Addresses count from zero, as they travel in the frame. */
export type ModbusRequest =
  | {function: typeof READ_HOLDING_REGISTERS; slave: number; address: number; count: number}
  | {function: typeof WRITE_SINGLE_COIL; slave: number; address: number; on: boolean}
  | {function: typeof WRITE_SINGLE_REGISTER; slave: number; address: number; value: number};

function requireInteger(name: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(`Modbus request: ${name} is ${value}, it must be a whole number from ${least} to ${most}.`);
  }
}

function word(value: number): [number, number] {
  return [value >>> 8, value & 0xff];
}

/**
 * The bytes of a request with its checksum. Slave addresses up to 254 are let through because some devices go beyond
 * the standard's 247; 0 and 255 mean everybody and get no answer.
 * @throws RangeError when a part does not fit into the frame
 */
export function buildRequest(request: ModbusRequest): number[] {
  requireInteger('the slave address', request.slave, 1, 254);
  requireInteger('the register address', request.address, 0, 0xffff);
  const start = [request.slave, request.function, ...word(request.address)];
  switch (request.function) {
    case READ_HOLDING_REGISTERS:
      requireInteger('the count of registers', request.count, 1, MAXIMUM_REGISTERS);
      requireInteger('the last register address', request.address + request.count - 1, 0, 0xffff);
      return withCrc([...start, ...word(request.count)]);
    case WRITE_SINGLE_COIL:
      return withCrc([...start, ...word(request.on ? COIL_ON : COIL_OFF)]);
    case WRITE_SINGLE_REGISTER:
      requireInteger('the value', request.value, 0, 0xffff);
      return withCrc([...start, ...word(request.value)]);
  }
}
