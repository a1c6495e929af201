import assert from 'node:assert/strict';
import {test} from 'vitest';
import {type ModbusDevice, modbusExamples} from '../../data/modbusExamples';
import {formatBytes} from '../../lib/modbus/bytes';
import {buildRequest} from '../../lib/modbus/frames';
import {decodeRegisters, type Entries, entriesOf, evaluate, type NumberName, PROFILES} from './profile';

const evaluation = (device: ModbusDevice, changes: Partial<Entries>) =>
  evaluate({...entriesOf(PROFILES[device]), ...changes}, PROFILES[device]);

test('the entries give the frames of the device facts', () => {
  const cases: [ModbusDevice, Partial<Entries>, string][] = [
    ['geosnake', {}, 'geosnake-read-temperature'],
    ['laser', {}, 'laser-read-distance'],
    ['laser', {kind: 'writeRegister', address: '3', content: '4'}, 'laser-continuous'],
    ['laser', {kind: 'writeCoil', address: '13', content: '1'}, 'laser-coil-start'],
  ];
  for (const [device, changes, id] of cases) {
    const {frame} = modbusExamples.find((example) => example.id === id) ?? {};
    assert.equal(formatBytes(buildRequest(evaluation(device, changes).request)), frame);
  }
  const negative = evaluation('geosnake', {kind: 'writeRegister', address: '1', content: '\u22125'});
  assert.match(formatBytes(buildRequest(negative.request)), /^01 06 00 01 FF FB /);
});

test('wrong entries are named', () => {
  const cases: [ModbusDevice, Partial<Entries>, NumberName][] = [
    ['geosnake', {slave: '248'}, 'slave'],
    ['laser', {slave: '255'}, 'slave'],
    ['laser', {slave: ''}, 'slave'],
    ['laser', {slave: '1,5'}, 'slave'],
    ['laser', {address: '0x10000'}, 'address'],
    ['geosnake', {content: '126'}, 'content'],
    ['laser', {kind: 'writeCoil', content: '2'}, 'content'],
  ];
  for (const [device, changes, name] of cases) {
    assert.deepEqual(evaluation(device, changes).invalid, [name]);
  }
});

test('half of a distance stays half, unlisted registers are plain numbers', () => {
  const types = (first: number, words: number[]) =>
    decodeRegisters(PROFILES.laser, first, words).map(({field}) => `${field.address} ${field.type}`);
  assert.deepEqual(types(3, [0, 0, 0, 0]), ['3 uint16', '4 uint32LowFirst', '6 uint16']);
  assert.deepEqual(types(4, [0]), ['4 uint16']);
});
