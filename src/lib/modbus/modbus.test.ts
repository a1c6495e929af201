import assert from 'node:assert/strict';
import {test} from 'vitest';
import {crc16, formatBytes, parseHex, withCrc} from './bytes';
import {buildRequest, COIL_ON, type ModbusRequest, parseResponse} from './frames';

const bytes = (text: string) => parseHex(text).bytes;

const request =
  (kind: ModbusRequest['kind']) =>
  (slave: number, address: number, content: number): ModbusRequest => ({kind, slave, address, content});
const [READ, WRITE, COIL] = [request('read'), request('writeRegister'), request('writeCoil')] as const;

test('the checksum has the published check values', () => {
  // Catalog of parametrized CRC algorithms (reveng): CRC-16/MODBUS, check = 0x4b37.
  assert.equal(crc16(Buffer.from('123456789')), 0x4b37);
  assert.equal(crc16([]), 0xffff);
  // Modbus over Serial Line V1.02, 6.2.2: the frame 02 07 has CRC 0x1241, sent as 41 12.
  assert.equal(formatBytes(withCrc([0x02, 0x07])), '02 07 41 12');
});

test('requests equal the worked frames of the standard', () => {
  const frames: [ModbusRequest, string][] = [
    // Examples of the Modbus Application Protocol V1.1b3 with the checksum of the serial line added.
    [READ(17, 107, 3), '11 03 00 6B 00 03 76 87'],
    [COIL(17, 172, COIL_ON), '11 05 00 AC FF 00 4E 8B'],
    [WRITE(17, 1, 3), '11 06 00 01 00 03 9A 9B'],
  ];
  for (const [request, frame] of frames) {
    assert.equal(formatBytes(buildRequest(request)), frame);
  }
});

test('hexadecimal text is read in the spellings of common tools, or rejected with the piece that is wrong', () => {
  for (const text of [
    '01030209f63e52',
    '0x01 0x03\n0x02 0x09\r\n0xf6\t0x3e 0x52\n',
    '01-03-02-09-F6-3E-52',
    '01:03:02:09:F6:3E:52',
    '[01][03][02][09][F6][3E][52]',
    '\\x01\\x03\\x02\\x09\\xF6\\x3E\\x52',
    '1 3 2 9 F6 3E 52',
    '01h 03h 02h 09h F6h 3Eh 52h',
  ]) {
    assert.equal(formatBytes(bytes(text)), '01 03 02 09 F6 3E 52', text);
  }
  assert.deepEqual(parseHex(' \n '), {bytes: []});
  assert.equal(parseHex('RX 01 03').wrong, 'RX');
  assert.equal(parseHex('01 030').wrong, '030');
});

test('each fault of a response has its own finding with what to show', () => {
  const temperature = READ(1, 0x066e, 1);
  const write = WRITE(1, 3, 1);
  const frame = (...content: number[]) => formatBytes(withCrc(content));
  const cases: [string, object, ModbusRequest?][] = [
    ['01 83 02 C0 F1', {kind: 'exception', code: 2}],
    ['01 03 02 09 F7 3E 52', {kind: 'crc', expected: [0xff, 0x92], received: [0x3e, 0x52]}],
    ['01 03 02 09 F6 3E', {kind: 'length', expected: 7, received: 6}],
    ['01 83 02 C0', {kind: 'length', expected: 5, received: 4}],
    [frame(2, 3, 2, 9, 0xf6), {kind: 'different', expected: [1, 3, 2], received: [2, 3, 2]}],
    [frame(1, 0x86, 2), {kind: 'different', expected: [1, 3, 2], received: [1, 0x86, 2]}],
    ['01 03 04 30 39 00 00 25 3E', {kind: 'different', expected: [1, 3, 2], received: [1, 3, 4]}],
    // Byte count right, but the frame is longer and its checksum fits.
    [frame(1, 3, 2, 9, 0xf6, 0), {kind: 'length', expected: 7, received: 8}],
    [frame(1, 6, 0, 3, 0, 4), {kind: 'different', expected: [1, 6, 0, 3, 0, 1], received: [1, 6, 0, 3, 0, 4]}, write],
  ];
  for (const [text, problem, sent = temperature] of cases) {
    assert.deepEqual(parseResponse(bytes(text), sent), {problem}, text);
  }
});

test('registers are taken out of a response, a write is confirmed by its echo', () => {
  assert.deepEqual(parseResponse(bytes('01 03 02 09 F6 3E 52'), READ(1, 0x066e, 1)), {words: [0x09f6]});
  const write = WRITE(1, 3, 1);
  assert.deepEqual(parseResponse(buildRequest(write), write), {});
});
