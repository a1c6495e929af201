import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {laserRegisters} from './laser';
import {modbusExamples} from './modbusExamples';

/**
 * CRC-16/MODBUS straight from the shift register: the polynomial x^16 + x^15 + x^2 + 1 over the bits as they go down the
 * line, least significant first. Deliberately not the usual reflected loop, so that it is no copy of what it checks.
 */
function crcOnTheLine(bytes: readonly number[]): [low: number, high: number] {
  let register = Array.from({length: 16}, () => 1);
  for (const byte of bytes) {
    for (let bit = 0; bit < 8; bit += 1) {
      const feedback = (register[0] ?? 0) ^ ((byte >> bit) & 1);
      register = [...register.slice(1), 0];
      if (feedback) {
        // Reflected positions of x^0, x^2 and x^15.
        for (const position of [15, 13, 0]) {
          register[position] = (register[position] ?? 0) ^ 1;
        }
      }
    }
  }
  const crc = register.reduce((sum, value, position) => sum + value * 2 ** position, 0);
  return [crc & 0xff, crc >> 8];
}

const bytesOf = (frame: string) => frame.split(' ').map((pair) => Number.parseInt(pair, 16));

describe('the test-side CRC', () => {
  it('gives the check value of CRC-16/MODBUS', () => {
    assert.deepEqual(crcOnTheLine([...Buffer.from('123456789')]), [0x37, 0x4b]);
  });
});

describe('example frames', () => {
  it('have unique names', () => {
    assert.equal(new Set(modbusExamples.map(({id}) => id)).size, modbusExamples.length);
  });

  for (const {id, frame, direction} of modbusExamples) {
    it(`${id}: bytes, CRC and length`, () => {
      assert.match(frame, /^[\dA-F]{2}(?: [\dA-F]{2})+$/);
      const bytes = bytesOf(frame);
      assert.deepEqual(bytes.slice(-2), crcOnTheLine(bytes.slice(0, -2)));
      const [address, code = 0, third = 0] = bytes;
      assert.equal(address, 1);
      switch (direction) {
        case 'request':
          assert.ok([3, 5, 6].includes(code));
          assert.equal(bytes.length, 8);
          break;
        case 'answer':
          assert.equal(code, 3);
          assert.equal(bytes.length, 5 + third);
          break;
        case 'exception':
          assert.ok(code > 0x80);
          assert.equal(bytes.length, 5);
          break;
      }
    });
  }

  it('of the laser write only what its registers take', () => {
    const writes = modbusExamples.filter(({device, frame}) => device === 'laser' && bytesOf(frame)[1] === 6);
    assert.ok(writes.length > 0);
    for (const {id, frame} of writes) {
      const [, , high = 0, low = 0, valueHigh = 0, valueLow = 0] = bytesOf(frame);
      const value = valueHigh * 256 + valueLow;
      const values = laserRegisters.find(({address}) => address === high * 256 + low)?.write?.values;
      assert.ok(values, id);
      assert.ok(
        values.kind === 'codes'
          ? values.codes.some((code) => code.value === value)
          : value >= values.minimum && value <= values.maximum,
        id,
      );
    }
  });

  it('name the temperature and the distance that they carry', () => {
    const said = (id: string) => modbusExamples.find((example) => example.id === id)?.meaning.en ?? '';
    const words = (id: string) => {
      const bytes = bytesOf(modbusExamples.find((example) => example.id === id)?.frame ?? '').slice(3, -2);
      return new DataView(Uint8Array.from(bytes).buffer);
    };
    const minus = (text: string) => text.replace('-', '−');
    for (const id of ['geosnake-temperature-plus', 'geosnake-temperature-minus']) {
      assert.equal(said(id), `temperature ${minus((words(id).getInt16(0) / 100).toFixed(2))} °C`);
    }
    for (const id of ['laser-temperature-plus', 'laser-temperature-minus']) {
      assert.equal(said(id), `temperature ${minus((words(id).getInt16(0) / 10).toFixed(1))} °C`);
    }
    for (const id of ['laser-distance-low', 'laser-distance-high']) {
      const view = words(id);
      assert.equal(said(id), `distance ${((view.getUint16(2) * 65536 + view.getUint16(0)) / 10000).toFixed(4)} m`);
    }
    assert.equal(words('geosnake-int32-minus').getInt32(0), -2);
  });
});

const ROOT = path.resolve(__dirname, '../..');

/** Frames in running text and in logs of the bus, with the bytes in groups of one or two: at least five bytes. */
const FRAME = /(?:`|← |→ )((?:[\dA-F]{2}|[\dA-F]{4})(?: (?:[\dA-F]{2}|[\dA-F]{4}))+)(?=`| {2}|$)/gm;

/** A text command with its line end, written in bytes: no frame. */
const TEXT_LINE = /^(?:[2-7][\dA-F] )+0A$/;

describe('frames that the texts quote', () => {
  for (const folder of ['docs/hardware', 'blog', 'i18n/en']) {
    it(`${folder}: end in their CRC`, () => {
      const frames = fs
        .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
        .filter((name) => name.endsWith('.mdx'))
        .flatMap((name) => [...fs.readFileSync(path.join(ROOT, folder, name), 'utf8').matchAll(FRAME)])
        .map(([, frame = '']) => frame)
        .filter((frame) => frame.replaceAll(' ', '').length >= 10 && !TEXT_LINE.test(frame));
      assert.ok(frames.length > 0);
      for (const frame of frames) {
        const bytes = [...Buffer.from(frame.replaceAll(' ', ''), 'hex')];
        assert.deepEqual(bytes.slice(-2), crcOnTheLine(bytes.slice(0, -2)), frame);
      }
    });
  }
});
