import assert from 'node:assert/strict';
import {describe, it} from 'vitest';
import type {Locale} from '../config/locales';
import {sampling} from '../lib/sampling';
import * as dynasense from './dynasense';
import * as geosnake from './geosnake';
import * as commands from './geosnakeCommands';
import * as laser from './laser';
import * as modbus from './modbus';
import {modbusExamples} from './modbusExamples';
import * as parameters from './parameters';
import * as requirements from './requirements';
import * as roleActions from './roleActions';
import * as roles from './roles';
import {REFERENCE_TABLE_NAMES, referenceTables} from './tables';
import * as sheets from './sheets';
import * as unknowns from './unknowns';

const LOCALES: readonly Locale[] = ['cs', 'en'];

interface Pair {
  where: string;
  cs: string;
  en: string;
}

/** Every `{cs, en}` below a value. */
function pairs(value: unknown, where: string): Pair[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const {cs, en} = value as Partial<Record<Locale, unknown>>;
  if (cs !== undefined || en !== undefined) {
    assert.ok(typeof cs === 'string' && typeof en === 'string', `${where}: one language is missing`);
    return [{where, cs, en}];
  }
  return Object.entries(value).flatMap(([key, part]) => pairs(part, `${where}.${key}`));
}

const modules = {
  dynasense,
  geosnake,
  commands,
  laser,
  modbus,
  modbusExamples,
  parameters,
  requirements,
  roles,
  roleActions,
  sheets,
  unknowns,
};
const texts = pairs(modules, 'src/data');
const prose = (text: string) => text.replace(/`[^`]*`|\*\*[^*]*\*\*/g, '');

describe('texts', () => {
  it('are whole in both languages, each in its own, with the same numbers', () => {
    assert.ok(texts.length > 150, String(texts.length));
    const numbers = (text: string) => (text.replaceAll(',', '.').match(/\d+(?:\.\d+)?/g) ?? []).sort();
    for (const {where, cs, en} of texts) {
      for (const text of [cs, en]) {
        assert.equal(text, text.trim().replace(/\s+/g, ' ').normalize('NFC'), where);
        assert.notEqual(text, '', where);
        assert.doesNotMatch(
          text,
          /not known|unknown|není známo|neznám/i,
          `${where} passes on that something is unknown`,
        );
      }
      // A text for both languages is a plain string, unless the words themselves are the same.
      assert.ok(cs !== en || ['Firmware', 'Role'].includes(cs), where);
      assert.doesNotMatch(prose(en), /[áčďéěíňóřšťúůýž„]/i, where);
      assert.doesNotMatch(prose(en), /\d,\d/, `${where}: decimal comma`);
      assert.doesNotMatch(
        prose(cs),
        /(?<!\p{L})(?:the|of|and|or|is|are|with|which|only|from|for|by|turns?|sets|shows|read|write)(?!\p{L})/iu,
        where,
      );
      assert.doesNotMatch(prose(cs), /\d\.\d/, `${where}: decimal point`);
      assert.doesNotMatch(cs, /měřící|senzor/i, `${where}: wrong term`);
      assert.deepEqual(numbers(cs), numbers(en), where);
    }
  });
});

it('open questions are at most 25, each a question with an instruction for the meantime', () => {
  const {length} = unknowns.unknowns;
  assert.ok(length <= 25, `${length}: the rest belongs to .github/open-questions.md`);
  for (const {id, question, advice} of unknowns.unknowns) {
    for (const locale of LOCALES) {
      assert.match(question[locale], /\?$/, id);
      assert.match(advice[locale].replaceAll('**', ''), /^[^.]+\.$/, id);
    }
  }
});

describe('tables', () => {
  it('give every row and group an anchor that no other has', () => {
    const anchors = REFERENCE_TABLE_NAMES.flatMap((name) => {
      const {rows, groups} = referenceTables[name]('cs');
      return [...rows, ...groups].map(({id}) => id);
    });
    assert.deepEqual(
      anchors.filter((id, index) => anchors.indexOf(id) !== index),
      [],
    );
    for (const id of anchors) {
      assert.match(id, /^[a-z][\w-]*$/i);
    }
  });

  it('have headed rows whose cells are of the kind of their column, and groups in one piece', () => {
    for (const name of REFERENCE_TABLE_NAMES) {
      const {columns, groups, rows} = referenceTables[name]('en');
      assert.equal(new Set(columns.map(({key}) => key)).size, columns.length, name);
      for (const {id, cells} of rows) {
        assert.notEqual(cells[0], null, id);
        cells.forEach((cell, index) => {
          const type = columns[index]?.kind === 'number' ? 'number' : 'string';
          assert.ok(cell === null || typeof cell === type, `${id}, column ${index}`);
        });
      }
      assert.equal(
        new Set(rows.map(({cells}) => cells[0])).size,
        rows.length,
        `${name}: two rows have the same header`,
      );
      const order = rows.map(({group}) => group ?? 0);
      assert.deepEqual(
        order,
        order.toSorted((a, b) => a - b),
        `${name}: rows of a group are apart`,
      );
      assert.ok(
        groups.every((_, group) => order.includes(group)),
        `${name}: an empty group`,
      );
    }
  });
});

describe('sampling codes of the ADXL355', () => {
  /** Data rate (Hz), published. Calculated by hand: corner (Hz), duration of 2048 samples (s), frequency step (Hz). */
  const PUBLISHED = [
    ['4000', '1000', '0.512', '1.953'],
    ['2000', '500', '1.024', '0.977'],
    ['1000', '250', '2.048', '0.488'],
    ['500', '125', '4.096', '0.244'],
    ['250', '62.5', '8.192', '0.122'],
    ['125', '31.25', '16.384', '0.061'],
    ['62.5', '15.6', '32.768', '0.0305'],
    ['31.25', '7.81', '65.5', '0.0153'],
    ['15.625', '3.91', '131', '0.0076'],
    ['7.813', '1.95', '262', '0.0038'],
    ['3.906', '0.98', '524', '0.0019'],
  ] as const;
  const decimals = (text: string) => text.split('.')[1]?.length ?? 0;
  const agrees = (value: number, text: string) =>
    assert.ok(Math.abs(value - Number(text)) <= 0.5001 * 10 ** -decimals(text), `${value} is not ${text}`);

  it('follow the formula and the published figures', () => {
    assert.deepEqual(
      geosnake.adxlDataRates.map(({code}) => code),
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    );
    const accepted = commands.geosnakeCommands.find(({id}) => id === 'set_adxl_odr')?.values;
    assert.ok(accepted?.kind === 'range' && accepted.minimum === 0 && accepted.maximum === 10);
    geosnake.adxlDataRates.forEach(({hertz, lowPassHertz, recordSeconds, stepHertz}, code) => {
      const [odr, corner, seconds, step] = PUBLISHED[code] ?? assert.fail();
      agrees(hertz, odr);
      agrees(lowPassHertz, corner);
      agrees(recordSeconds, seconds);
      agrees(stepHertz, step);
      const {amplitudeLimit, recordLength, resolution} = sampling(hertz, 2048, 0.01);
      const ofTool = [amplitudeLimit, recordLength, resolution];
      assert.deepEqual(ofTool, [lowPassHertz, recordSeconds, stepHertz], 'the sampling helper says the same');
    });
  });
});

it('the magnetometer MLX90393 has the published conversion times', () => {
  const PUBLISHED = [
    [0.26, 0.45, 0.84, 1.6],
    [0.32, 0.58, 1.09, 2.12],
    [0.45, 0.84, 1.6, 3.14],
    [0.71, 1.35, 2.63, 5.19],
    [1.22, 2.37, 4.68, 9.28],
    [2.24, 4.42, 8.77, 17.5],
    [4.29, 8.52, 17, 33.9],
    [8.39, 16.7, 33.3, 66.6],
  ];
  assert.equal(geosnake.mlxConversionTimes.length, PUBLISHED.length);
  geosnake.mlxConversionTimes.forEach(({filter, milliseconds}) => {
    milliseconds.forEach((time, osr) => {
      const published = PUBLISHED[filter]?.[osr] ?? Number.NaN;
      assert.ok(Math.abs(time - published) <= (published < 10 ? 0.006 : 0.06), `filter ${filter}, OSR ${osr}: ${time}`);
    });
  });
});

describe('laser registers', () => {
  it('keep codes and examples within the range', () => {
    for (const {address, read} of laser.laserRegisters) {
      const values = [...(read.codes ?? []), ...(read.example ? [read.example] : [])].map(({value}) => value);
      for (const value of values) {
        assert.ok(value >= read.minimum && value <= read.maximum, String(address));
      }
      assert.equal(read.type === 'int16', read.minimum < 0, String(address));
    }
  });

  it('name the speed of a new device as its code does', () => {
    const [code] = laser.laserRegisters.find(({address}) => address === laser.LASER.baudRate)?.read.codes ?? [];
    const speed = laser.laserBaudCodes.find((one) => one.code === code?.value)?.baud;
    assert.deepEqual([code?.meaning, speed], [`${speed} Bd`, laser.LASER_BAUD_RATE]);
  });
});

it('roles: none may more than a wider one', () => {
  const rank = {no: 0, unstated: 0, 'read-only': 1, own: 1, policy: 1, organization: 2, yes: 3, all: 3};
  for (const {id, access} of roleActions.roleActions) {
    const ranks = roles.roles.map((role) => rank[access[role.id]]);
    assert.deepEqual(
      ranks,
      ranks.toSorted((a, b) => b - a),
      id,
    );
  }
});

it('the high-pass filter of the ADXL355 has the corners published for 125 Hz', () => {
  const corners = dynasense.highPassRatios.map((ratio) => dynasense.highPassHertz(ratio, 125).toPrecision(2));
  assert.deepEqual(corners, ['0.31', '0.078', '0.019', '0.0048', '0.0012', '0.00030']);
});
