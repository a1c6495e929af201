import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {withCrc} from '../lib/modbus/bytes';
import {laserRegisters} from './laser';
import {modbusExamples} from './modbusExamples';

const bytesOf = (frame: string) => frame.split(' ').map((pair) => Number.parseInt(pair, 16));

test('example frames end in their CRC', () => {
  for (const {id, frame} of modbusExamples) {
    assert.deepEqual(bytesOf(frame), withCrc(bytesOf(frame).slice(0, -2)), id);
  }
});

test('the example that reads all registers of the laser reads as many as it has', () => {
  const readAll = modbusExamples.find(({id}) => id === 'laser-read-all');
  assert.equal(bytesOf(readAll?.frame ?? '')[5], laserRegisters.length);
});

test('example frames of the laser write only what its registers take', () => {
  const writes = modbusExamples.filter(({device, frame}) => device === 'laser' && bytesOf(frame)[1] === 6);
  assert.ok(writes.length > 0);
  for (const {id, frame} of writes) {
    const [, , high = 0, low = 0, valueHigh = 0, valueLow = 0] = bytesOf(frame);
    const value = valueHigh * 256 + valueLow;
    const values = laserRegisters.find(({address}) => address === high * 256 + low)?.write?.values;
    assert.ok(
      values?.kind === 'codes'
        ? values.codes.some((code) => code.value === value)
        : values && value >= values.minimum && value <= values.maximum,
      id,
    );
  }
});

const ROOT = path.resolve(__dirname, '../..');

/** Matches a frame of at least five bytes, in groups of one or two bytes, in running text or in a log of the bus. */
const FRAME = /(?:`|← |→ )((?:[\dA-F]{2}|[\dA-F]{4})(?: (?:[\dA-F]{2}|[\dA-F]{4}))+)(?=`| {2}|$)/gm;

/** Matches the bytes of a text command, which end with a line feed. They look like a frame but are none. */
const TEXT_LINE = /^(?:[2-7][\dA-F] )+0A$/;

test('frames that the texts quote end in their CRC', () => {
  for (const folder of ['docs/hardware', 'blog', 'i18n/en']) {
    const frames = fs
      .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx'))
      .flatMap((name) => [...fs.readFileSync(path.join(ROOT, folder, name), 'utf8').matchAll(FRAME)])
      .map(([, frame = '']) => frame)
      .filter((frame) => frame.replaceAll(' ', '').length >= 10 && !TEXT_LINE.test(frame));
    assert.ok(frames.length > 0, folder);
    for (const frame of frames) {
      const bytes = [...Buffer.from(frame.replaceAll(' ', ''), 'hex')];
      assert.deepEqual(bytes, withCrc(bytes.slice(0, -2)), frame);
    }
  }
});
