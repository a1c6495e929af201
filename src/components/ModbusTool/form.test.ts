import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseAnswer} from '../../lib/modbus/answer';
import {formatBytes, parseHex} from '../../lib/modbus/bytes';
import {actionOf, evaluate, exampleForm, type FormState} from './form';
import {decodeFields, fieldsOf, freeFields, type ModbusDevice, PROFILES} from './profile';

const evaluation = (device: ModbusDevice, changes: Partial<FormState>) =>
  evaluate(PROFILES[device], {...exampleForm(PROFILES[device], PROFILES[device].examples[0]), ...changes});

test('the entries give the worked frames of the device facts', () => {
  const cases: [ModbusDevice, Partial<FormState>, string][] = [
    ['geosnake', {}, '01 03 06 6E 00 01 E5 5F'],
    ['geosnake', {action: 'read-identity'}, '01 03 00 00 00 03 05 CB'],
    ['geosnake', {action: 'read-free', address: '1646', count: '1', type: 'int16'}, '01 03 06 6E 00 01 E5 5F'],
    ['laser', {action: 'read-all'}, '01 03 00 00 00 0F 05 CE'],
    ['laser', {action: 'write-11', value: '7'}, '01 06 00 0B 00 07 B9 CA'],
    ['laser', {action: 'coil-13', value: '0'}, '01 05 00 0D 00 00 5C 09'],
    ['laser', {action: 'read-10', slave: '5'}, '05 03 00 0A 00 01 A5 8C'],
  ];
  for (const [device, changes, frame] of cases) {
    assert.equal(formatBytes(evaluation(device, changes).bytes ?? []), frame);
  }
  const negative = evaluation('geosnake', {action: 'write-free', address: '1', value: '\u22125'});
  assert.match(formatBytes(negative.bytes ?? []), /^01 06 00 01 FF FB /);
});

test('wrong entries are named with their limits and give no request', () => {
  const free = {action: 'read-free', address: '0xFFFF', type: 'uint16'} as const;
  const cases: [ModbusDevice, Partial<FormState>, object][] = [
    ['geosnake', {slave: '248'}, {slave: {kind: 'range', minimum: 1, maximum: 247}}],
    ['laser', {slave: '255'}, {slave: {kind: 'range', minimum: 1, maximum: 254}}],
    ['laser', {slave: ''}, {slave: {kind: 'empty'}}],
    ['laser', {slave: '1,5'}, {slave: {kind: 'notANumber'}}],
    ['laser', {action: 'write-10', value: '255'}, {value: {kind: 'range', minimum: 1, maximum: 254}}],
    ['geosnake', {...free, count: '126'}, {count: {kind: 'range', minimum: 1, maximum: 125}}],
    ['geosnake', {...free, count: '2'}, {count: {kind: 'range', minimum: 1, maximum: 1}}],
    ['geosnake', {...free, type: 'int32HighFirst', count: '3'}, {count: {kind: 'pair'}}],
  ];
  for (const [device, changes, problems] of cases) {
    const result = evaluation(device, changes);
    assert.equal(result.bytes, undefined);
    assert.deepEqual(JSON.parse(JSON.stringify(result.problems)), problems);
  }
});

test('examples read as their names say, also before the register address is known', () => {
  const expected: Record<ModbusDevice, Record<string, number[] | string>> = {
    geosnake: {
      'geosnake-temperature-plus': [2550],
      'geosnake-temperature-minus': [-1025],
      'geosnake-int32-minus': [-2],
      'geosnake-illegal-address': 'exception',
      damaged: 'crc',
    },
    laser: {
      'laser-distance-low': [12345],
      'laser-distance-high': [70000],
      'laser-temperature-minus': [-100],
      all: [1, 1, 2, 3, 12345, 1, 235, 33, 85, 1, 4, 0, 1, 0],
      'laser-single': 'written',
      'laser-illegal-address': 'exception',
      damaged: 'crc',
    },
  };
  for (const device of ['geosnake', 'laser'] as const) {
    const profile = PROFILES[device];
    for (const example of profile.examples) {
      const form = exampleForm(profile, example);
      const result = evaluate(profile, form);
      const hex = parseHex(form.answer);
      assert.ok(hex.ok && result.expected);
      const answer = parseAnswer(hex.bytes, result.expected, result.bytes);
      const {address} = result.action;
      const read = (words: number[]) =>
        address === undefined
          ? freeFields(undefined, words.length, form.type)
          : fieldsOf(profile, address, words.length);
      const words = answer.ok && answer.kind === 'registers' ? answer.words : undefined;
      const outcome = answer.ok ? answer.kind : answer.problem.kind;
      const shown = words ? decodeFields(read(words), words).map(({number}) => number) : outcome;
      assert.deepEqual(shown, expected[device][example.id], example.id);
    }
  }
});

test('half of a distance stays half, and unlisted registers are plain numbers', () => {
  const types = fieldsOf(PROFILES.laser, 3, 4).map(({address, type}) => `${address} ${type}`);
  assert.deepEqual(types, ['3 uint16', '4 uint32LowFirst', '6 uint16']);
  assert.equal(fieldsOf(PROFILES.laser, 4, 1)[0]?.type, 'uint16');
  assert.throws(() => actionOf(PROFILES.laser, 'read-99'), /no action "read-99" for device "laser"/);
});
