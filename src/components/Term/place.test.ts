import assert from 'node:assert/strict';
import {test} from 'node:test';
import {placeBeside} from './place';

const view = {width: 400, height: 600};
const box = {width: 200, height: 100};

test('the box stands below the word', () => {
  assert.deepEqual(placeBeside({left: 50, top: 100, bottom: 120}, box, view), {left: 50, top: 126});
});

test('it keeps away from the sides of the window', () => {
  assert.equal(placeBeside({left: 350, top: 100, bottom: 120}, box, view).left, 184);
  assert.equal(placeBeside({left: 2, top: 100, bottom: 120}, box, view).left, 16);
  assert.equal(placeBeside({left: 2, top: 100, bottom: 120}, {width: 390, height: 9}, view).left, 16);
});

test('it stands above the word when there is room only there', () => {
  assert.equal(placeBeside({left: 50, top: 520, bottom: 540}, box, view).top, 414);
  assert.equal(placeBeside({left: 50, top: 60, bottom: 560}, box, view).top, 566);
});
