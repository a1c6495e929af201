import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import vm from 'node:vm';
import {test} from 'vitest';
import {LOCALES, type Locale} from '../../src/config/locales';
import {requestsOf} from '../../src/data/modbusClients';
import type {ModbusDevice} from '../../src/data/modbusExamples';
import {configurations} from '../../src/plugins/reference-tables/configurations';
import {python, withClient, withoutPython} from '../support/practiceDevice';

const EDITION = {home: 'https://docs.example.org/', release: '1.2.3'};
const FILES = new Map(LOCALES.map((locale) => [locale, configurations({...EDITION, locale})]));
const fileOf = (name: string, locale: Locale = 'en') => FILES.get(locale)?.get(name) ?? assert.fail(`no ${name}`);

/** Takes the place of the address that only the register list of a device names. */
const LISTED = 2000;

type WordAt = (address: number) => number;

/** Decodes two registers; `type` and `order` as Telegraf and IEC 61131-3 define them. */
function decode(type: string, order: string, address: number, word: WordAt): number {
  assert.match(type, /^U?(?:INT|INT16|DINT|INT32)$/);
  const bytes = Buffer.from([address, address + 1].flatMap((one) => [word(one) >> 8, word(one) & 0xff]));
  const pair = Buffer.from(Array.from(order, (at) => bytes.readUInt8('ABCD'.indexOf(at))));
  const number = /DINT|32/.test(type) ? pair : bytes.subarray(0, 2);
  return type.startsWith('U') ? number.readUIntBE(0, number.length) : number.readIntBE(0, number.length);
}

/** Reads TOML with the parser of Python 3.11. @throws with what is wrong in it */
function parseToml(text: string): unknown {
  const program = 'import json, sys, tomllib; print(json.dumps(tomllib.load(sys.stdin.buffer)))';
  const {stdout, stderr} = spawnSync(python, ['-c', program], {input: text, encoding: 'utf8'});
  assert.equal(stderr, '');
  return JSON.parse(stdout);
}

type Requests = {byte_order: string; fields: {address: number; name: string; type: string; scale?: number}[]}[];

function telegraf(device: ModbusDevice, key: string, word: WordAt): number {
  // The request of the register list, no longer a comment.
  const text = fileOf(`${device}.toml`).replaceAll(/^# (?= )/gm, '');
  const {inputs} = parseToml(text.replace('ADDRESS', String(LISTED))) as {
    inputs: {modbus: [{request: Requests}]};
  };
  const fields = inputs.modbus[0].request.flatMap((request) => request.fields.map((field) => ({...request, ...field})));
  const {type, byte_order: order, address, scale = 1} = fields.find(({name}) => name === key) ?? assert.fail();
  return decode(type, order, address, word) * scale;
}

function nodeRed(device: ModbusDevice, key: string, word: WordAt): number {
  const nodes = JSON.parse(fileOf(`${device}-flow.json`)) as Record<string, string>[];
  const values: Record<string, number> = {};
  for (const {id = '', adr, quantity} of nodes.filter(({type}) => type === 'modbus-read')) {
    const payload = Array.from({length: Number(quantity)}, (_, index) => word(Number(adr || LISTED) + index));
    const decoder = nodes.find((node) => node.id === id.replace('read', 'decode')) ?? assert.fail(id);
    Object.assign(values, vm.runInNewContext(`(() => { ${decoder.func} })().payload`, {msg: {payload}}));
  }
  return values[key] ?? assert.fail(key);
}

/** Fields of a CSV file (RFC 4180), by line. */
function csv(text: string, separator: string): string[][] {
  const field = new RegExp(`(?:^|${separator})("(?:[^"]|"")*"|[^"${separator}]*)`, 'g');
  const lines = text.slice(1).trimEnd().split('\r\n');
  return lines.map((line) => Array.from(line.matchAll(field), ([, value = '']) => value));
}

function plc(device: ModbusDevice, key: string, word: WordAt): number {
  const row = csv(fileOf(`${device}-variables.csv`), ',').find(([name]) => name === `${device}_${key}`);
  const [, address, type = '', order = '', factor] = row ?? [];
  return decode(type, order, Number(address || LISTED), word) * Number(factor);
}

/** Reads all registers that the configurations name from a practice device, by an ordinary Modbus client. */
async function wordsOf(
  device: ModbusDevice,
  ranges: readonly (readonly [first: number, count: number])[],
): Promise<WordAt> {
  const words = new Map<number, number>();
  await withClient([device], async (client) => {
    for (const [first, count] of ranges) {
      const {response} = await client.readHoldingRegisters(first, count);
      response.body.valuesAsArray.forEach((value, index) => words.set(first + index, value));
    }
  });
  return (address) => words.get(address) ?? 0;
}

test.skipIf(withoutPython)(
  'every configuration reads the practice device: negative values, both word orders',
  async () => {
    const geosnake = await wordsOf('geosnake', [
      [0, 3],
      [0x066e, 1],
      [0xff00, 4],
    ]);
    const laser = await wordsOf('laser', [[0, 15]]);
    // The manual gives no address for axes, so LISTED stands for it; read the practice device's 0xFF02 there.
    const axis = (address: number) =>
      geosnake(address >= LISTED && address < 0xff00 ? address - LISTED + 0xff02 : address);
    const expected = [
      ['geosnake', 'temperature', -10.25],
      ['geosnake', 'axis', -2],
      ['geosnake', 'firmware', 6],
      ['laser', 'distance', 7004.2],
      ['laser', 'temperature', -10],
      ['laser', 'voltage', 3.3],
      ['laser', 'signal', 85],
    ] as const;
    for (const read of [telegraf, nodeRed, plc]) {
      for (const [device, key, value] of expected) {
        const words = device === 'laser' ? laser : axis;
        assert.equal(Number(read(device, key, words).toPrecision(12)), value, `${read.name}: ${key}`);
      }
    }
  },
);

test('registers with a gap between them are read by separate requests', () => {
  const value = (address: number, type: 'uint16' | 'int32HighFirst') => ({
    key: '',
    name: {cs: '', en: ''},
    address,
    type,
  });
  const values = [value(3, 'uint16'), value(4, 'int32HighFirst'), value(6, 'uint16'), value(8, 'uint16')];
  assert.deepEqual(
    requestsOf(values).map((request) => request.map(({address}) => address)),
    [[3, 4, 6], [8]],
  );
});

test('every file names the release of the manual and marks what is not confirmed, in its language', () => {
  for (const [locale, files] of FILES) {
    for (const [name, text] of files) {
      assert.ok(text.includes('1.2.3') && text.includes('/#configurations'), name);
      assert.match(text, {cs: /nepotvrzen/, en: /not confirmed/}[locale], name);
    }
  }
});
