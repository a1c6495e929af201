import assert from 'node:assert/strict';
import {test} from 'vitest';
import {stemCzech, stemEnglish} from './stem';
import {fold} from './tokenize';

/** Forms of one word per line, to which the stemmer must give the same stem. */
const CZECH_WORDS = [
  'snímač snímače snímači snímačem snímačů snímačích snímačům',
  'most mostu mosty mostem mostů mostech mostům',
  'teplota teploty teplotě teplotu teplotou teplotách teplotami',
  'konstrukce konstrukci konstrukcí konstrukcím konstrukcích konstrukcemi',
  'uživatel uživatele uživateli uživatelem uživatelů uživatelům uživatelích',
  'zařízení zařízením zařízeních',
  'měřicí měřicího měřicímu měřicím měřicích měřicími',
  'registr registru registry registrů registrem registrech registrům',
  'přenosová přenosové přenosovou přenosových přenosovým',
  'nastavit nastavení nastavují',
  'kalibrace kalibrovat kalibrování',
];
const ENGLISH_WORDS = [
  'sensor sensors',
  'battery batteries',
  'calibrate calibrates calibrated calibrating calibration',
  'setting settings',
];

const stems = (words: string, stem: (word: string) => string) => [
  ...new Set(words.split(' ').map((word) => stem(fold(word)))),
];

test('forms and derived words share a stem', () => {
  for (const words of CZECH_WORDS) {
    assert.equal(stems(words, stemCzech).length, 1, stems(words, stemCzech).join(' '));
  }
  for (const words of ENGLISH_WORDS) {
    assert.equal(stems(words, stemEnglish).length, 1, stems(words, stemEnglish).join(' '));
  }
});

test('different words keep different stems, and short ones stay as they are', () => {
  assert.equal(stems('most mapa bod data graf role token laser', stemCzech).length, 8);
  assert.deepEqual(stems('bod cas rms ble', stemCzech), ['bod', 'cas', 'rms', 'ble']);
});
