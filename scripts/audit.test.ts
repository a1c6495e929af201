import assert from 'node:assert/strict';
import {test} from 'node:test';
import {verdict} from './audit';

const report = (vulnerabilities: object) => JSON.stringify({metadata: {vulnerabilities}});

test('high and critical holes are an error, others are only named', () => {
  assert.equal(verdict(report({high: 1})).ok, false);
  assert.equal(verdict(report({critical: 2, low: 1})).ok, false);
  assert.deepEqual(verdict(report({moderate: 3})), {
    ok: true,
    text: 'Known holes: 0 critical, 0 high, 3 moderate, 0 low. "npm audit" names them.',
  });
});

test('a registry without an answer is said and no error', () => {
  const refused = JSON.stringify({
    message: '405 Method Not Allowed',
    error: {summary: 'audit endpoint returned an error'},
  });
  for (const output of [refused, '', 'npm error']) {
    const {ok, text} = verdict(output);
    assert(ok);
    assert.match(text, /^Not checked: /);
  }
  assert.match(verdict(refused).text, /405 Method Not Allowed/);
});
