import assert from 'node:assert/strict';
import {test} from 'node:test';
import {takeStrings} from '.';

test('strings of a group leave the catalogue, the others stay', () => {
  const all = {'site.tools.copied': 'Copied', 'site.toolbox': 'Box', 'theme.common.skip': 'Skip'};
  assert.deepEqual(takeStrings(all, ['site.tools.', 'site.charts.']), {'site.tools.copied': 'Copied'});
  assert.deepEqual(all, {'site.toolbox': 'Box', 'theme.common.skip': 'Skip'});
});
