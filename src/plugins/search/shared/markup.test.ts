import assert from 'node:assert/strict';
import test from 'node:test';
import {onlyMarks, stretches} from './markup';

test('only the marks keep their meaning as HTML', () => {
  assert.equal(onlyMarks('<mark>a</mark> < b & "c" &lt;'), '<mark>a</mark> &lt; b &amp; &quot;c&quot; &lt;');
  assert.equal(onlyMarks('<em>a</em>'), '<mark>a</mark>');
  for (const hostile of [
    '<img src=x onerror=alert(1)>',
    '<mark onclick="x">',
    '<MARK>',
    '<em/onload=x>',
    '</script>',
  ]) {
    assert.doesNotMatch(onlyMarks(hostile), /[<>]/, hostile);
  }
  const once = onlyMarks('a < b <mark>&</mark> &amp;');
  assert.equal(onlyMarks(once), once);
});

test('stretches are text, marked or not', () => {
  assert.deepEqual(stretches('<em>a</em> &lt;b&gt; <i>c</i>'), [
    {text: 'a', marked: true},
    {text: ' <b> <i>c</i>', marked: false},
  ]);
});
