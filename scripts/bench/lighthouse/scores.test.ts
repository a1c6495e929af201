import assert from 'node:assert/strict';
import {test} from 'node:test';
import {belowFloor, scoresOf, scoreTable, type LighthouseReport} from './scores';

const REPORT: LighthouseReport = {
  audits: {
    contrast: {title: 'Contrast', score: 0, details: {items: [{node: {snippet: '<a class="pale">'}}]}},
    informative: {title: 'Informative', score: 0},
    notJudged: {title: 'Not judged', score: null},
    speed: {title: 'Speed', score: 0.5, displayValue: '2 s'},
  },
  categories: {
    performance: {score: 0.98, auditRefs: [{id: 'speed', weight: 1}]},
    accessibility: {
      score: 0.994,
      auditRefs: [
        {id: 'contrast', weight: 7},
        {id: 'informative', weight: 0},
        {id: 'notJudged', weight: 3},
      ],
    },
    'best-practices': {score: 1, auditRefs: []},
    seo: {score: 1, auditRefs: []},
  },
};

test('what is below its floor is named with its elements, what is above is not', () => {
  const page = scoresOf('/', REPORT);
  assert.deepEqual(belowFloor(page), ['accessibility']);
  assert.deepEqual(page.failed, ['accessibility: Contrast\n      <a class="pale">']);
  assert.match(scoreTable([page]), /\| \/ \| 98 \| \*\*99\*\* \| 100 \| 100 \|/);
});

test('a category without a score is below its floor', () => {
  const page = scoresOf('/', {...REPORT, categories: {...REPORT.categories, seo: {score: null, auditRefs: []}}});
  assert.deepEqual(belowFloor(page), ['accessibility', 'seo']);
});

test('a page that could not be judged is an error', () => {
  const runtimeError = {code: 'NO_FCP', message: 'nothing was painted'};
  assert.throws(() => scoresOf('/en/', {...REPORT, runtimeError}), /could not judge \/en\/: nothing was painted/);
});
