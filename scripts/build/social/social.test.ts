import assert from 'node:assert/strict';
import {test} from 'node:test';
import sharp from 'sharp';
import {setTitle} from './lines';
import {textDrawing} from './letters';
import {PICTURE, TEXT_COLORS, TEXT_HEIGHT, textLines} from './picture';
import {encodePng, lowerPart, reduceColors} from './png';
import {loadTypeface} from './typeface';

/** Every sign is as wide as it is high. */
const square = (text: string, size: number) => text.length * size;
const NBSP = '\u00A0';

test('a title stands on as few lines as possible, and those are about equally long', () => {
  const room = {width: 100, sizes: [{size: 10, lines: 2}] as const, widthOf: square};
  assert.deepEqual(setTitle('one two', room), {lines: ['one two'], size: 10});
  assert.deepEqual(setTitle('aaaa bbb cc ddd', room), {lines: ['aaaa bbb', 'cc ddd'], size: 10});
});

test('a line does not end at a non-breaking space', () => {
  const room = {width: 80, sizes: [{size: 10, lines: 3}] as const, widthOf: square};
  assert.deepEqual(setTitle(`chyba v${NBSP}kabelu`, room).lines, ['chyba', `v${NBSP}kabelu`]);
});

test('a long title is smaller, and one that is too long for any size ends with an ellipsis', () => {
  const sizes = [
    {size: 10, lines: 1},
    {size: 5, lines: 2},
  ] as const;
  assert.deepEqual(setTitle('aaaa bbbb cccc', {width: 60, sizes, widthOf: square}), {
    lines: ['aaaa', 'bbbb cccc'],
    size: 5,
  });
  assert.deepEqual(setTitle('aaaa bbbb cccc dddd eeee ffff', {width: 60, sizes, widthOf: square}).lines, [
    'aaaa bbbb',
    'cccc dddd…',
  ]);
  assert.deepEqual(setTitle('abcdefghijklmnop', {width: 40, sizes, widthOf: square}).lines, ['abcdefg…']);
});

test('the typeface has the letters of both languages, and leaves a sign out that it does not have', () => {
  const {widthOf, lettersOf} = loadTypeface(600);
  for (const letter of 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ„“–…°') {
    assert.ok(widthOf(letter, 100) > 5, letter);
  }
  assert.equal(widthOf('漢', 100), 0);
  assert.deepEqual(lettersOf('漢'), []);
});

test('the text of a picture stands in its part of the picture, in its own colours', async () => {
  const faces = {bold: loadTypeface(600), medium: loadTypeface(500)};
  const lines = textLines({siteName: 'Web', title: 'Příliš žluťoučký kůň', section: ['Blog']}, faces);
  assert.deepEqual(
    lines.map(({text, color}) => [text, color]),
    [
      ['Web', 'name'],
      ['· Blog', 'section'],
      ['Příliš žluťoučký kůň', 'title'],
    ],
  );
  const mark = reduceColors(Uint8Array.from([10, 95, 124, 255]));
  const {draw} = textDrawing(mark, {left: 20, top: 10, size: 1});
  const {palette, indices} = await draw(lines);
  assert.equal(indices.length, PICTURE.width * TEXT_HEIGHT);
  const hex = (color: number | undefined) => `#${(color ?? 0).toString(16).padStart(6, '0')}`;
  const colorAt = (x: number, y: number) => hex(palette[indices[y * PICTURE.width + x] ?? -1]);
  assert.equal(colorAt(20, 10), '#0a5f7c');
  assert.equal(colorAt(21, 10), TEXT_COLORS.ground);
  const used = new Set([...indices].map((index) => hex(palette[index])));
  for (const color of Object.values(TEXT_COLORS)) {
    assert.ok(used.has(color), `${color} is missing`);
  }
  const rows = [...indices].flatMap((index, pixel) =>
    hex(palette[index]) === TEXT_COLORS.title ? [Math.floor(pixel / PICTURE.width)] : [],
  );
  const title = lines.find(({color}) => color === 'title');
  assert.ok(title && Math.min(...rows) > title.y - title.size && Math.max(...rows) < title.y + title.size / 2);
  // The second picture is made of letters that are there already.
  assert.deepEqual((await draw(lines)).indices, indices);
});

test('a PNG shows the pixels it was made of, its parts under each other', async () => {
  const upper = reduceColors(Uint8Array.from([255, 0, 0, 255, 0, 255, 0, 255]));
  const lower = lowerPart(reduceColors(Uint8Array.from([18, 32, 42, 255, 18, 32, 42, 255])), 2);
  const {data, info} = await sharp(encodePng(upper, lower, {width: 2, height: 2}))
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  assert.deepEqual([info.width, info.height], [2, 2]);
  assert.deepEqual([...data], [255, 0, 0, 0, 255, 0, 18, 32, 42, 18, 32, 42]);
  assert.throws(() => encodePng(upper, lower, {width: 3, height: 3}), /3 × 3/);
});

test('shades are drawn together until the palette holds them, areas keep their colour', () => {
  const shades = Array.from({length: 4096}, (_, index) => [index >> 4, (index * 7) & 255, (index * 13) & 255, 255]);
  const area = Array.from({length: 500}, () => [18, 32, 42, 255]);
  const {palette, indices} = reduceColors(Uint8Array.from([...shades, ...area].flat()));
  assert.ok(palette.length <= 128);
  assert.equal(palette[indices[4200] ?? -1], 0x12202a);
});
