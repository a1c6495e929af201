import {Validator} from '@seriousme/openapi-schema-validator';
import assert from 'node:assert/strict';
import vm from 'node:vm';
import {parse as parseToml} from 'smol-toml';
import {test} from 'vitest';
import {LOCALES, type Locale} from '../../config/locales';
import {loggerCalls} from '../../data/loggerCalls';
import {modbusClients} from '../../data/modbusClients';
import {modbusExamples, type ModbusDevice} from '../../data/modbusExamples';
import {configurations} from './configurations';

const MANUAL = {home: 'https://docs.example.org/', release: '1.2.3'};
const FILES = new Map(LOCALES.map((locale) => [locale, configurations({...MANUAL, locale})]));
const fileOf = (name: string, locale: Locale = 'en') => FILES.get(locale)?.get(name) ?? assert.fail(`no ${name}`);

/** What every configuration reads from the responses in `modbusExamples.ts`, in the unit of the value. */
const EXAMPLES: readonly (readonly [id: string, key: string, value: number])[] = [
  ['geosnake-temperature-plus', 'temperature', 25.5],
  ['geosnake-temperature-minus', 'temperature', -10.25],
  ['geosnake-int32-minus', 'axis', -2],
  ['laser-state-done', 'measurement', 3],
  ['laser-distance-low', 'distance', 1234.5],
  ['laser-distance-high', 'distance', 7000],
  ['laser-temperature-plus', 'temperature', 23.5],
  ['laser-temperature-minus', 'temperature', -10],
];

/** Takes the place of the address that only the register list of a device names. */
const LISTED = 2000;

type WordAt = (address: number) => number;

/** Registers that hold the words of an example where the value belongs, and 0 elsewhere. */
function exampleWords(device: ModbusDevice, key: string, id: string): WordAt {
  const frame = modbusExamples.find((example) => example.id === id)?.frame ?? assert.fail(id);
  const bytes = Buffer.from(frame.replaceAll(' ', ''), 'hex').subarray(3, -2);
  const words = Array.from({length: bytes.length / 2}, (_, index) => bytes.readUInt16BE(2 * index));
  const {address = LISTED} = modbusClients[device].requests.flat().find((value) => value.key === key) ?? {};
  return (asked) => words[asked - address] ?? 0;
}

/** Decodes two registers; `type` and `order` as Telegraf and IEC 61131-3 define them. */
function decode(type: string, order: string, address: number, word: WordAt): number {
  const [, unsigned, size] = /^(U?)(INT|INT16|DINT|INT32)$/.exec(type) ?? assert.fail(type);
  const received = Buffer.from([word(address) >> 8, word(address), word(address + 1) >> 8, word(address + 1)]);
  if (size === 'INT' || size === 'INT16') {
    return unsigned ? received.readUInt16BE() : received.readInt16BE();
  }
  const pair = Buffer.from(Array.from(order, (at) => received.readUInt8('ABCD'.indexOf(at))));
  return unsigned ? pair.readUInt32BE() : pair.readInt32BE();
}

type Requests = {byte_order: string; fields: {address: number; name: string; type: string; scale?: number}[]}[];

function telegraf(device: ModbusDevice, key: string, word: WordAt): number {
  // The request of the register list, no longer a comment.
  const text = fileOf(`${device}.toml`)
    .replaceAll(/^# (?= )/gm, '')
    .replace('ADDRESS', String(LISTED));
  const {inputs} = parseToml(text) as unknown as {inputs: {modbus: [{request: Requests}]}};
  const fields = inputs.modbus[0].request.flatMap((request) => request.fields.map((field) => ({...request, ...field})));
  const {type, byte_order: order, address, scale = 1} = fields.find(({name}) => name === key) ?? assert.fail();
  return decode(type, order, address, word) * scale;
}

function nodeRed(device: ModbusDevice, key: string, word: WordAt): number {
  const nodes = JSON.parse(fileOf(`${device}-flow.json`)) as Record<string, string>[];
  for (const {id = '', adr, quantity} of nodes.filter(({type}) => type === 'modbus-read')) {
    const payload = Array.from({length: Number(quantity)}, (_, index) => word(Number(adr || LISTED) + index));
    const decoder = nodes.find((node) => node.id === id.replace('read', 'decode')) ?? assert.fail(id);
    const run = `(() => { ${decoder.func} })().payload`;
    const values = vm.runInNewContext(run, {msg: {payload}}) as Record<string, number>;
    if (values[key] !== undefined) {
      return values[key];
    }
  }
  return assert.fail(key);
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

test.each(EXAMPLES)('%s: every configuration reads %s %d', (id, key, value) => {
  const device = id.startsWith('laser') ? 'laser' : 'geosnake';
  const word = exampleWords(device, key, id);
  for (const read of [telegraf, nodeRed, plc]) {
    assert.equal(Number(read(device, key, word).toPrecision(12)), value, read.name);
  }
});

test('the description of the calls is valid OpenAPI 3.1 and has each', async () => {
  for (const locale of LOCALES) {
    const document = JSON.parse(fileOf('logger-openapi.json', locale)) as {openapi: string; paths: object};
    assert.deepEqual(await new Validator().validate(document), {valid: true});
    assert.match(document.openapi, /^3\.1\./);
    for (const {path} of loggerCalls) {
      assert.ok(path in document.paths, path);
    }
  }
});

test('every file names the release of the manual and marks what is not confirmed, in its language', () => {
  const separators = {cs: ';', en: ','};
  for (const [locale, files] of FILES) {
    for (const [name, text] of files) {
      assert.ok(text.includes('1.2.3') && text.includes('/#configurations'), name);
      assert.match(text, {cs: /nepotvrzen/, en: /not confirmed/}[locale], name);
      const lines = name.endsWith('.csv') ? csv(text, separators[locale]) : [];
      lines.forEach((fields) => assert.equal(fields.length, 8, name));
    }
  }
});
