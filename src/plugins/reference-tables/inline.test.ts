import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {inlinePieces, plainText} from './inline';

describe('inline marks', () => {
  it('splits code and labels from the text around', () => {
    assert.deepEqual(inlinePieces('**Valid From** (`validFrom`), a to'), [
      {strong: 'Valid From'},
      ' (',
      {code: 'validFrom'},
      '), a to',
    ]);
  });

  it('leaves unpaired marks and lone stars alone', () => {
    assert.deepEqual(inlinePieces('2 * 3 ` 4'), ['2 * 3 ` 4']);
    assert.deepEqual(inlinePieces(''), []);
  });

  it('can drop the marks', () => {
    assert.equal(plainText('**Valid From** (`validFrom`)'), 'Valid From (validFrom)');
  });
});
