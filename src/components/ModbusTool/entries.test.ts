import assert from 'node:assert/strict';
import {test} from 'vitest';
import type {ModbusDevice} from '../../data/modbusExamples';
import {formatBytes, parseHex} from '../../lib/modbus/bytes';
import {buildRequest, parseResponse} from '../../lib/modbus/frames';
import {actionOf, entriesOf, type EntryName, evaluate, type Evaluation, type ModbusEntries} from './entries';
import {decodeRegisters, PROFILES} from './profile';

const evaluation = (device: ModbusDevice, changes: Partial<ModbusEntries>) =>
  evaluate(PROFILES[device], {...entriesOf(PROFILES[device], PROFILES[device].examples[0]), ...changes});

const frameOf = ({request}: Evaluation) => (request ? formatBytes(buildRequest(request)) : '');

test('the entries give the worked frames of the device facts', () => {
  const cases: [ModbusDevice, Partial<ModbusEntries>, string][] = [
    ['geosnake', {}, '01 03 06 6E 00 01 E5 5F'],
    ['geosnake', {action: 'read-identity'}, '01 03 00 00 00 03 05 CB'],
    ['geosnake', {action: 'read-free', address: '1646', count: '1', type: 'int16'}, '01 03 06 6E 00 01 E5 5F'],
    ['laser', {action: 'read-all'}, '01 03 00 00 00 0F 05 CE'],
    ['laser', {action: 'write-11', value: '7'}, '01 06 00 0B 00 07 B9 CA'],
    ['laser', {action: 'coil-13', value: '0'}, '01 05 00 0D 00 00 5C 09'],
    ['laser', {action: 'read-10', slave: '5'}, '05 03 00 0A 00 01 A5 8C'],
  ];
  for (const [device, changes, frame] of cases) {
    assert.equal(frameOf(evaluation(device, changes)), frame);
  }
  const negative = evaluation('geosnake', {action: 'write-free', address: '1', value: '\u22125'});
  assert.match(frameOf(negative), /^01 06 00 01 FF FB /);
});

test('wrong entries are named and give no request', () => {
  const free = {action: 'read-free', address: '0xFFFF'};
  const cases: [ModbusDevice, Partial<ModbusEntries>, EntryName][] = [
    ['geosnake', {slave: '248'}, 'slave'],
    ['laser', {slave: '255'}, 'slave'],
    ['laser', {slave: ''}, 'slave'],
    ['laser', {slave: '1,5'}, 'slave'],
    ['laser', {action: 'write-10', value: '255'}, 'value'],
    ['geosnake', {...free, count: '126'}, 'count'],
    ['geosnake', {...free, type: 'int32HighFirst', count: '63'}, 'count'],
  ];
  for (const [device, changes, name] of cases) {
    const {request, invalid} = evaluation(device, changes);
    assert.equal(request, undefined);
    assert.deepEqual(invalid, [name]);
  }
});

test('examples read as their names say, also before the register address is known', () => {
  const expected: Record<ModbusDevice, (number[] | string)[]> = {
    geosnake: [[2550], [-1025], [-2], 'exception'],
    laser: [[12345], [70000], [-100], 'written', 'exception'],
  };
  for (const device of ['geosnake', 'laser'] as const) {
    const profile = PROFILES[device];
    const outcomes = profile.examples.map((example) => {
      const entries = entriesOf(profile, example);
      const {action, request} = evaluate(profile, entries);
      assert.ok(request);
      const response = parseResponse(parseHex(entries.response).bytes, request);
      if ('problem' in response) {
        return response.problem.kind;
      }
      const freeType = action.address === undefined ? entries.type : undefined;
      const read = (words: number[]) => decodeRegisters(profile, request.address ?? 0, words, freeType);
      return response.words ? read(response.words).map(({number}) => number) : 'written';
    });
    assert.deepEqual(outcomes, expected[device]);
  }
});

test('half of a distance stays half, and unlisted registers are plain numbers', () => {
  const types = (first: number, words: number[]) =>
    decodeRegisters(PROFILES.laser, first, words).map(({field}) => `${field.address} ${field.type}`);
  assert.deepEqual(types(3, [0, 0, 0, 0]), ['3 uint16', '4 uint32LowFirst', '6 uint16']);
  assert.deepEqual(types(4, [0]), ['4 uint16']);
  assert.throws(() => actionOf(PROFILES.laser, 'read-99'), /no action "read-99"/);
});
