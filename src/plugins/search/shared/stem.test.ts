import assert from 'node:assert/strict';
import test from 'node:test';
import {languageRules, stemCzech, stemEnglish} from './stem';
import {fold} from './tokenize';

/** Forms of one word each; the stemmer must bring them together. */
const CZECH_WORDS = [
  ['snímač', 'snímače', 'snímači', 'snímačem', 'snímačů', 'snímačích', 'snímačům'],
  ['most', 'mostu', 'mosty', 'mostem', 'mostů', 'mostech', 'mostům'],
  ['teplota', 'teploty', 'teplotě', 'teplotu', 'teplotou', 'teplotách', 'teplotami'],
  ['konstrukce', 'konstrukci', 'konstrukcí', 'konstrukcím', 'konstrukcích', 'konstrukcemi'],
  ['uživatel', 'uživatele', 'uživateli', 'uživatelem', 'uživatelů', 'uživatelům', 'uživatelích'],
  ['zařízení', 'zařízením', 'zařízeních'],
  ['měřicí', 'měřicího', 'měřicímu', 'měřicím', 'měřicích', 'měřicími'],
  ['registr', 'registru', 'registry', 'registrů', 'registrem', 'registrech', 'registrům'],
  ['přenosová', 'přenosové', 'přenosovou', 'přenosových', 'přenosovým'],
];

for (const forms of CZECH_WORDS) {
  test(`Czech forms of "${forms[0]}" share a stem`, () => {
    assert.deepEqual(
      [...new Set(forms.map((form) => stemCzech(fold(form))))].length,
      1,
      forms.map((form) => stemCzech(fold(form))).join(' '),
    );
  });
}

test('different Czech words keep different stems', () => {
  const stems = ['most', 'mapa', 'bod', 'data', 'graf', 'role', 'token', 'laser'].map((word) => stemCzech(word));
  assert.equal(new Set(stems).size, stems.length);
});

test('short Czech words stay as they are', () => {
  assert.deepEqual(['bod', 'cas', 'rms', 'ble'].map(stemCzech), ['bod', 'cas', 'rms', 'ble']);
});

test('Czech stems join verb and noun', () => {
  const stems = (words: string) => new Set(words.split(' ').map((word) => stemCzech(fold(word))));
  assert.equal(stems('nastavit nastavení nastavují').size, 1);
  assert.equal(stems('kalibrace kalibrovat kalibrování').size, 1);
  assert.equal(stems('přiřadit přiřazení').size, 1);
});

test('English forms and derived words share a stem', () => {
  const stems = (words: string) => [...new Set(words.split(' ').map(stemEnglish))];
  assert.equal(stems('sensor sensors').length, 1);
  assert.equal(stems('battery batteries').length, 1);
  assert.equal(stems('calibrate calibrates calibrated calibrating').length, 1);
  assert.equal(stems('setting settings').length, 1);
  assert.equal(new Set(['calibration', 'calibrate', 'calibrated'].map(stemEnglish)).size, 1);
  assert.equal(stemEnglish('bus'), 'bus');
  assert.equal(stemEnglish('status'), 'status');
});

test('an unknown language is searched by plain words', () => {
  const {stem, stopWords} = languageRules('xx');
  assert.equal(stem('anything'), 'anything');
  assert.equal(stopWords.size, 0);
});
