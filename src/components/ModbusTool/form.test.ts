import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatBytes, parseHex} from '../../lib/modbus/hex';
import {parseAnswer} from '../../lib/modbus/response';
import {actionOf, evaluate, exampleForm, type FormState} from './form';
import {decodeFields, fieldsOf, freeFields, type ModbusDevice, PROFILES} from './profile';

function start(device: ModbusDevice, changes: Partial<FormState> = {}): FormState {
  const [example] = PROFILES[device].examples;
  assert.ok(example);
  return {...exampleForm(PROFILES[device], example), ...changes};
}

function frame(device: ModbusDevice, changes: Partial<FormState>): string {
  const {bytes} = evaluate(PROFILES[device], start(device, changes));
  assert.ok(bytes, JSON.stringify(changes));
  return formatBytes(bytes);
}

test('the entries give the worked frames of the device facts', () => {
  assert.equal(frame('geosnake', {}), '01 03 06 6E 00 01 E5 5F');
  assert.equal(frame('geosnake', {action: 'read-identity'}), '01 03 00 00 00 03 05 CB');
  assert.equal(frame('laser', {}), '01 03 00 04 00 02 85 CA');
  assert.equal(frame('laser', {action: 'read-all'}), '01 03 00 00 00 0F 05 CE');
  assert.equal(frame('laser', {action: 'write-3', value: '4'}), '01 06 00 03 00 04 78 09');
  assert.equal(frame('laser', {action: 'write-10', value: '5'}), '01 06 00 0A 00 05 69 CB');
  assert.equal(frame('laser', {action: 'write-11', value: '7'}), '01 06 00 0B 00 07 B9 CA');
  assert.equal(frame('laser', {action: 'write-13', value: '0'}), '01 06 00 0D 00 00 18 09');
  assert.equal(frame('laser', {action: 'coil-13', value: '65280'}), '01 05 00 0D FF 00 1D F9');
  assert.equal(frame('laser', {action: 'coil-13', value: '0'}), '01 05 00 0D 00 00 5C 09');
  assert.equal(frame('laser', {action: 'read-10', slave: '5'}), '05 03 00 0A 00 01 A5 8C');
});

test('a free register may be written in hexadecimal or decimal, and a value below zero in two’s complement', () => {
  assert.equal(
    frame('geosnake', {action: 'read-free', address: '0x066E', count: '2'}),
    frame('geosnake', {action: 'read-free', address: '1646', count: '2'}),
  );
  assert.match(frame('geosnake', {action: 'write-free', address: '1', value: '\u22125'}), /^01 06 00 01 FF FB /);
});

test('wrong entries are named with their limits and give no request', () => {
  const problems = (device: ModbusDevice, changes: Partial<FormState>) => {
    const evaluation = evaluate(PROFILES[device], start(device, changes));
    assert.equal(evaluation.bytes, undefined);
    return JSON.parse(JSON.stringify(evaluation.problems)) as unknown;
  };
  assert.deepEqual(problems('geosnake', {slave: '248'}), {slave: {kind: 'range', least: 1, most: 247}});
  assert.deepEqual(problems('laser', {slave: '255'}), {slave: {kind: 'range', least: 1, most: 254}});
  assert.deepEqual(problems('laser', {slave: '0'}), {slave: {kind: 'range', least: 1, most: 254}});
  assert.deepEqual(problems('laser', {slave: ''}), {slave: {kind: 'empty'}});
  assert.deepEqual(problems('laser', {slave: '1,5'}), {slave: {kind: 'notANumber'}});
  assert.deepEqual(problems('laser', {action: 'write-10', value: '255'}), {
    value: {kind: 'range', least: 1, most: 254},
  });
  const free = {action: 'read-free', address: '0xFFFF', type: 'uint16'} as const;
  assert.deepEqual(problems('geosnake', {...free, count: '126'}), {count: {kind: 'range', least: 1, most: 125}});
  assert.deepEqual(problems('geosnake', {...free, count: '2'}), {count: {kind: 'range', least: 1, most: 1}});
  assert.deepEqual(problems('geosnake', {...free, type: 'int32HighFirst', count: '3'}), {count: {kind: 'pair'}});
  assert.deepEqual(problems('geosnake', {...free, address: '65536', count: '1'}), {
    address: {kind: 'range', least: 0, most: 65535},
  });
});

test('an answer can be checked before the register address is known', () => {
  const {bytes, expected} = evaluate(PROFILES.geosnake, start('geosnake', {action: 'read-free', count: '2'}));
  assert.equal(bytes, undefined);
  assert.deepEqual(expected, {function: 3, slave: 1, count: 2});
});

test('examples read as their names say', () => {
  const values = (device: ModbusDevice, id: string): number[] | string => {
    const profile = PROFILES[device];
    const example = profile.examples.find((candidate) => candidate.id === id);
    assert.ok(example);
    const form = exampleForm(profile, example);
    const {expected, bytes, action} = evaluate(profile, form);
    const parsed = parseHex(example.answer);
    assert.ok(parsed.ok && expected);
    const answer = parseAnswer(parsed.bytes, expected, bytes);
    if (!answer.ok) {
      return answer.problem.kind;
    }
    if (answer.kind === 'written' || action.kind !== 'read') {
      return answer.kind;
    }
    const fields =
      action.address === undefined
        ? freeFields(undefined, answer.words.length, form.type)
        : fieldsOf(profile, action.address, answer.words.length);
    return decodeFields(fields, answer.words).map(({number}) => number);
  };
  assert.deepEqual(values('geosnake', 'geosnake-temperature-plus'), [2550]);
  assert.deepEqual(values('geosnake', 'geosnake-temperature-minus'), [-1025]);
  assert.deepEqual(values('geosnake', 'geosnake-int32-minus'), [-2]);
  assert.equal(values('geosnake', 'geosnake-illegal-address'), 'exception');
  assert.equal(values('geosnake', 'damaged'), 'crc');
  assert.deepEqual(values('laser', 'laser-distance-low'), [12345]);
  assert.deepEqual(values('laser', 'laser-distance-high'), [70000]);
  assert.deepEqual(values('laser', 'laser-temperature-minus'), [-100]);
  assert.deepEqual(values('laser', 'all'), [1, 1, 2, 3, 12345, 1, 235, 33, 85, 1, 4, 0, 1, 0]);
  assert.equal(values('laser', 'laser-single'), 'written');
  assert.equal(values('laser', 'laser-illegal-address'), 'exception');
  assert.equal(values('laser', 'damaged'), 'crc');
});

test('half of a distance stays half, and unlisted registers are plain numbers', () => {
  assert.deepEqual(
    fieldsOf(PROFILES.laser, 3, 4).map(({address, type}) => [address, type]),
    [
      [3, 'uint16'],
      [4, 'uint32LowFirst'],
      [6, 'uint16'],
    ],
  );
  assert.equal(fieldsOf(PROFILES.laser, 4, 1)[0]?.type, 'uint16');
  assert.deepEqual(fieldsOf(PROFILES.geosnake, 0x066e, 2), [
    ...PROFILES.geosnake.fieldsAt(0x066e),
    {address: 0x066f, type: 'uint16'},
  ]);
});

test('an example that names no action of its device is refused', () => {
  assert.throws(() => actionOf(PROFILES.laser, 'read-99'), /no action "read-99" for device "laser"/);
});
