import assert from 'node:assert/strict';
import {test} from 'node:test';
import {crc16, withCrc} from './crc';
import {decodeNumber, encodeNumber, type NumberType} from './decode';
import {formatBytes, parseHex} from './hex';
import {buildRequest, type ModbusRequest} from './request';
import {parseAnswer, type ExpectedAnswer} from './response';

function bytes(text: string): number[] {
  const parsed = parseHex(text);
  assert.ok(parsed.ok, text);
  return parsed.bytes;
}

function ascii(text: string): number[] {
  return [...Buffer.from(text, 'ascii')];
}

/** Repeatable stream of whole numbers below `limit` (Numerical Recipes' linear congruential generator). */
function randomSource(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const READ = (slave: number, address: number, count: number): ModbusRequest => ({function: 3, slave, address, count});
const WRITE = (slave: number, address: number, value: number) => ({function: 6, slave, address, value}) as const;
const COIL = (slave: number, address: number, on: boolean) => ({function: 5, slave, address, on}) as const;

test('the checksum has the published check values', () => {
  // Catalogue of parametrised CRC algorithms (reveng): CRC-16/MODBUS, check = 0x4b37.
  assert.equal(crc16(ascii('123456789')), 0x4b37);
  assert.equal(crc16([]), 0xffff);
  // Modbus over Serial Line V1.02, 6.2.2: the frame 02 07 has CRC 0x1241, sent as 41 12.
  assert.equal(crc16([0x02, 0x07]), 0x1241);
  assert.equal(formatBytes(withCrc([0x02, 0x07])), '02 07 41 12');
});

test('a frame with its own checksum behind it always leaves zero', () => {
  const random = randomSource(7);
  for (let round = 0; round < 200; round += 1) {
    const frame = Array.from({length: 1 + random(60)}, () => random(256));
    assert.equal(crc16(withCrc(frame)), 0);
  }
});

test('requests equal the worked frames of the device facts', () => {
  const frames: [ModbusRequest, string][] = [
    [READ(1, 0x0000, 3), '01 03 00 00 00 03 05 CB'],
    [READ(1, 0x066e, 1), '01 03 06 6E 00 01 E5 5F'],
    [WRITE(1, 3, 1), '01 06 00 03 00 01 B8 0A'],
    [WRITE(1, 3, 4), '01 06 00 03 00 04 78 09'],
    [WRITE(1, 3, 0), '01 06 00 03 00 00 79 CA'],
    [READ(1, 4, 2), '01 03 00 04 00 02 85 CA'],
    [READ(1, 0, 15), '01 03 00 00 00 0F 05 CE'],
    [READ(1, 7, 1), '01 03 00 07 00 01 35 CB'],
    [WRITE(1, 5, 1), '01 06 00 05 00 01 58 0B'],
    [WRITE(1, 5, 0), '01 06 00 05 00 00 99 CB'],
    [WRITE(1, 10, 5), '01 06 00 0A 00 05 69 CB'],
    [WRITE(1, 11, 7), '01 06 00 0B 00 07 B9 CA'],
    [COIL(1, 13, true), '01 05 00 0D FF 00 1D F9'],
    [COIL(1, 13, false), '01 05 00 0D 00 00 5C 09'],
    // Examples of the Modbus Application Protocol V1.1b3 with the checksum of the serial line added.
    [READ(17, 107, 3), '11 03 00 6B 00 03 76 87'],
    [COIL(17, 172, true), '11 05 00 AC FF 00 4E 8B'],
    [WRITE(17, 1, 3), '11 06 00 01 00 03 9A 9B'],
  ];
  for (const [request, frame] of frames) {
    assert.equal(formatBytes(buildRequest(request)), frame);
  }
});

test('parts that do not fit into a request are refused by name', () => {
  for (const [request, part] of [
    [READ(0, 0, 1), 'slave address'],
    [READ(255, 0, 1), 'slave address'],
    [READ(1.5, 0, 1), 'slave address'],
    [READ(1, -1, 1), 'register address'],
    [READ(1, 0x10000, 1), 'register address'],
    [READ(1, 0, 0), 'count of registers'],
    [READ(1, 0, 126), 'count of registers'],
    [READ(1, 0xffff, 2), 'last register address'],
    [WRITE(1, 0, -1), 'value'],
    [WRITE(1, 0, 65536), 'value'],
  ] as const) {
    assert.throws(() => buildRequest(request), new RegExp(part));
  }
});

test('hexadecimal text is read in the spellings of common programs', () => {
  for (const text of [
    '01 03 02 09 F6 3E 52',
    '01030209f63e52',
    '0x01,0x03,0x02,0x09,0xF6,0x3E,0x52',
    '0x01 0x03\n0x02 0x09\r\n0xf6\t0x3e 0x52\n',
    '01-03-02-09-F6-3E-52',
    '01:03:02:09:F6:3E:52',
    '[01][03][02][09][F6][3E][52]',
    '\\x01\\x03\\x02\\x09\\xF6\\x3E\\x52',
    '1 3 2 9 F6 3E 52',
    '01h 03h 02h 09h F6h 3Eh 52h',
    '0103 0209 F63E 52',
  ]) {
    assert.equal(formatBytes(bytes(text)), '01 03 02 09 F6 3E 52', text);
  }
});

test('text that is not bytes is refused with the piece that is wrong', () => {
  assert.deepEqual(parseHex(' \n '), {ok: false, problem: 'empty', token: ''});
  assert.deepEqual(parseHex('01 0G'), {ok: false, problem: 'notHex', token: '0G'});
  assert.deepEqual(parseHex('RX 01 03'), {ok: false, problem: 'notHex', token: 'RX'});
  assert.deepEqual(parseHex('01 030'), {ok: false, problem: 'halfByte', token: '030'});
});

test('answers of the device facts are read', () => {
  const cases: [string, number, number[]][] = [
    ['01 03 02 09 F6 3E 52', 1, [0x09f6]],
    ['01 03 02 FB FF BB 34', 1, [0xfbff]],
    ['01 03 04 FF FF FF FE 3A 67', 2, [0xffff, 0xfffe]],
    ['01 03 04 30 39 00 00 25 3E', 2, [12345, 0]],
    ['01 03 04 11 70 00 01 3F 14', 2, [4464, 1]],
    ['01 03 02 00 EB F8 0B', 1, [235]],
    ['01 03 02 FF 9C F9 DD', 1, [0xff9c]],
  ];
  for (const [text, count, words] of cases) {
    assert.deepEqual(parseAnswer(bytes(text), {function: 3, slave: 1, count}), {
      ok: true,
      kind: 'registers',
      words,
      skippedRequest: false,
    });
  }
});

test('each fault of an answer has its own finding with the numbers to show', () => {
  const temperature: ExpectedAnswer = {function: 3, slave: 1, count: 1};
  const problem = (text: string, expected: ExpectedAnswer = temperature, request?: number[]) => {
    const answer = parseAnswer(bytes(text), expected, request);
    assert.ok(!answer.ok, text);
    return answer.problem;
  };
  assert.deepEqual(problem('01 83 02 C0 F1'), {kind: 'exception', code: 2});
  assert.deepEqual(problem('01 03 02 09 F7 3E 52'), {kind: 'crc', expected: 0x92ff, received: 0x523e, swapped: false});
  assert.deepEqual(problem('01 03 02 09 F6 52 3E'), {kind: 'crc', expected: 0x523e, received: 0x3e52, swapped: true});
  assert.deepEqual(problem('01 03 02 09 F6 3E'), {kind: 'length', expected: 7, received: 6});
  assert.deepEqual(problem('01 03'), {kind: 'length', expected: 7, received: 2});
  assert.deepEqual(problem('01 03 02 09 F6 3E 52 00'), {kind: 'length', expected: 7, received: 8});
  assert.deepEqual(problem('01 83 02 C0'), {kind: 'length', expected: 5, received: 4});
  assert.deepEqual(problem(formatBytes(withCrc([2, 3, 2, 9, 0xf6]))), {kind: 'slave', expected: 1, received: 2});
  assert.deepEqual(problem(formatBytes(withCrc([1, 4, 2, 9, 0xf6]))), {kind: 'function', expected: 3, received: 4});
  assert.deepEqual(problem('01 03 04 30 39 00 00 25 3E'), {kind: 'byteCount', expected: 2, received: 4});
  // Byte count right, but the frame is longer and its checksum fits.
  assert.deepEqual(problem(formatBytes(withCrc([1, 3, 2, 9, 0xf6, 0]))), {kind: 'length', expected: 7, received: 8});
  assert.deepEqual(problem(formatBytes(withCrc([1, 0x86, 2]))), {kind: 'function', expected: 3, received: 0x86});
  const request = bytes('01 03 06 6E 00 01 E5 5F');
  assert.deepEqual(problem('01 03 06 6E 00 01 E5 5F', temperature, request), {kind: 'onlyRequest'});
});

test('an echo of the request in front of the answer is skipped', () => {
  const read = READ(1, 0x066e, 1);
  const text = '01 03 06 6E 00 01 E5 5F 01 03 02 09 F6 3E 52';
  assert.deepEqual(parseAnswer(bytes(text), read, buildRequest(read)), {
    ok: true,
    kind: 'registers',
    words: [0x09f6],
    skippedRequest: true,
  });
});

test('a write is confirmed by its echo only', () => {
  const write = WRITE(1, 3, 1);
  const frame = buildRequest(write);
  assert.deepEqual(parseAnswer(frame, write, frame), {ok: true, kind: 'written', skippedRequest: false});
  assert.deepEqual(parseAnswer([...frame, ...frame], write, frame), {ok: true, kind: 'written', skippedRequest: true});
  assert.deepEqual(parseAnswer(buildRequest(WRITE(1, 3, 4)), write, frame), {
    ok: false,
    problem: {kind: 'echo', part: 'value', expected: 1, received: 4},
  });
  assert.deepEqual(parseAnswer(buildRequest(WRITE(1, 5, 1)), write, frame), {
    ok: false,
    problem: {kind: 'echo', part: 'address', expected: 3, received: 5},
  });
  assert.deepEqual(parseAnswer(buildRequest(COIL(1, 13, false)), COIL(1, 13, true)), {
    ok: false,
    problem: {kind: 'echo', part: 'value', expected: 0xff00, received: 0},
  });
});

test('what is built is read back, and any single flipped bit is noticed', () => {
  const random = randomSource(42);
  for (let round = 0; round < 60; round += 1) {
    const slave = 1 + random(247);
    const words = Array.from({length: 1 + random(round % 10 === 0 ? 125 : 12)}, () => random(0x10000));
    const answer = withCrc([slave, 3, 2 * words.length, ...words.flatMap((word) => [word >>> 8, word & 0xff])]);
    const expected: ExpectedAnswer = {function: 3, slave, count: words.length};
    assert.deepEqual(parseAnswer(answer, expected), {ok: true, kind: 'registers', words, skippedRequest: false});
    assert.deepEqual(bytes(formatBytes(answer)), answer);
    for (let bit = 0; bit < answer.length * 8; bit += 1) {
      const damaged = answer.map((byte, index) => (index === bit >>> 3 ? byte ^ (1 << (bit & 7)) : byte));
      assert.equal(parseAnswer(damaged, expected).ok, false, `bit ${bit} of ${formatBytes(answer)}`);
    }

    const write =
      random(2) === 0 ? WRITE(slave, random(0x10000), random(0x10000)) : COIL(slave, random(0x10000), random(2) === 0);
    const frame = buildRequest(write);
    assert.equal(parseAnswer(frame, write, frame).ok, true);
    for (let bit = 0; bit < 64; bit += 1) {
      const damaged = frame.map((byte, index) => (index === bit >>> 3 ? byte ^ (1 << (bit & 7)) : byte));
      assert.equal(parseAnswer(damaged, write, frame).ok, false);
    }
  }
});

test('a cut or lengthened answer is never taken', () => {
  const answer = bytes('01 03 04 30 39 00 00 25 3E');
  const expected: ExpectedAnswer = {function: 3, slave: 1, count: 2};
  for (let length = 1; length < answer.length; length += 1) {
    assert.equal(parseAnswer(answer.slice(0, length), expected).ok, false);
  }
  for (let extra = 0; extra < 256; extra += 1) {
    assert.equal(parseAnswer([...answer, extra], expected).ok, false);
  }
});

test('numbers of the devices are decoded with their sign and word order', () => {
  const cases: [number[], NumberType, number][] = [
    [[0x09f6], 'int16', 2550],
    [[0xfbff], 'int16', -1025],
    [[0xffff, 0xfffe], 'int32HighFirst', -2],
    [[0x0000, 0x0064], 'int32HighFirst', 100],
    [[0x8000, 0x0000], 'int32HighFirst', -2147483648],
    [[12345, 0], 'uint32LowFirst', 12345],
    [[4464, 1], 'uint32LowFirst', 70000],
    [[0xffff, 0xffff], 'uint32LowFirst', 4294967295],
    [[0xff9c], 'int16', -100],
    [[0xff9c], 'uint16', 65436],
  ];
  for (const [words, type, value] of cases) {
    assert.equal(decodeNumber(words, type), value);
    assert.deepEqual(encodeNumber(value, type), words);
  }
  assert.throws(() => decodeNumber([1], 'int32HighFirst'), /2 registers/);
  assert.throws(() => decodeNumber([], 'int16'), /1 registers/);
  assert.throws(() => encodeNumber(65536, 'uint16'), /0 to 65535/);
});
