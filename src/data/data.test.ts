import assert from 'node:assert/strict';
import {describe, it} from 'vitest';
import type {Locale} from '../config/locales';
import {textIn} from '../lib/locale';
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
import {hexAddress, unitText} from './tables/define';
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
});

it('the magnetometer MLX90393 has conversion times as published, and the ADXL355 corners of its high-pass filter', () => {
  const published = [1.6, 2.12, 3.14, 5.19, 9.28, 17.5, 33.9, 66.6];
  const longest = geosnake.mlxConversionTimes.map(({milliseconds}) => milliseconds.at(-1) ?? NaN);
  assert.deepEqual(
    longest.filter((time, filter) => Math.abs(time / (published[filter] ?? NaN) - 1) < 0.01),
    longest,
  );
  const corners = dynasense.highPassRatios.map((ratio) => dynasense.highPassHertz(ratio, 125).toPrecision(2));
  assert.deepEqual(corners, ['0.31', '0.078', '0.019', '0.0048', '0.0012', '0.00030']);
});

it('GeoSnake registers have keys of their own and ascend by address, so that one request can read neighbors', () => {
  const rows = geosnake.geosnakeRegisters;
  for (const [index, {key, address}] of rows.entries()) {
    const where = `src/data/geosnake.ts, "${key}" (${hexAddress(address)})`;
    assert.equal(
      rows.findIndex((row) => row.key === key),
      index,
      `${where}: another row has this key`,
    );
    assert.ok(address > (rows[index - 1]?.address ?? -1), `${where}: move it, so that addresses ascend`);
  }
});

it('a unit with a factor is written as the numbers of the language', () => {
  const unitIn = (locale: Locale) => unitText({factor: 0.1, symbol: '%'}, (text) => textIn(text, locale));
  assert.deepEqual(LOCALES.map(unitIn), ['0,1 %', '0.1%']);
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
});
