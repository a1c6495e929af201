/**
 * CRC-16/MODBUS: start 0xFFFF, reflected polynomial 0xA001, no final inversion.
 * Source: Modbus over Serial Line, Specification and Implementation Guide V1.02, section 6.2.2.
 * @returns the checksum as a number; on the line its low byte goes first
 */
export function crc16(bytes: Iterable<number>): number {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
    }
  }
  return crc;
}

/** The frame with its checksum behind it, low byte first. */
export function withCrc(bytes: readonly number[]): number[] {
  const crc = crc16(bytes);
  return [...bytes, crc & 0xff, crc >>> 8];
}
