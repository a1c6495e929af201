import assert from 'node:assert/strict';
import {test} from 'vitest';
import {IMPACT} from '../../data/practice/logger';
import {dayOf, P2} from '../../data/practice/month';
import {AVERAGES, MAXIMA} from './plots/aggregation';
import {FIT, LIMIT, RESIDUALS} from './plots/baseline';
import {MATRIX} from './plots/mac-matrix';
import {labelsOf, type PlotDefinition} from './definition';
import {isCurve, PLOT_NAMES} from './plotNames';

test('every plot keeps its points inside its axes and is the same in every run', async () => {
  for (const name of PLOT_NAMES) {
    const module = (await import(`./plots/${isCurve(name) ? 'curves' : name}`)) as Record<string, PlotDefinition>;
    const plot = module[isCurve(name) ? name : 'default'];
    assert.ok(plot, `${name} is not exported`);
    for (const {points} of plot.series ?? []) {
      for (const [x, y] of points) {
        assert.ok(
          x >= plot.x.domain[0] && x <= plot.x.domain[1] && y >= plot.y.domain[0] && y <= plot.y.domain[1],
          `${name}: ${x}, ${y}`,
        );
      }
    }
    for (const axis of [plot.x, plot.y]) {
      const labels = labelsOf(axis, 'en');
      assert.ok(labels.length > 2, `${name}: ${labels.length} labels`);
      assert.ok(
        labels.every(([place]) => place > axis.domain[0] - 1e-6 && place < axis.domain[1] + 1e-6),
        name,
      );
    }
  }
});

test('the temperature coefficient is found from a fortnight, and the residual shows the step on its day', () => {
  assert.ok(Math.abs(FIT.slope / P2.perDegree - 1) < 0.02);
  for (const [day, rest] of RESIDUALS) {
    assert.equal(rest > LIMIT, day >= dayOf(P2.movement.time), `day ${day}`);
    assert.ok(rest > -LIMIT);
  }
});

test('MAC pairs every later shape with its reference, and none with the forced motion', () => {
  const best = MATRIX.map((row) => row.indexOf(Math.max(...row)));
  assert.deepEqual(best.slice(0, 4), [0, 2, 1, 3]);
  for (const row of MATRIX.slice(0, 4)) {
    assert.ok(Math.max(...row) > 0.98);
    assert.ok(row.filter((value) => value > 0.01).length === 1);
  }
  assert.ok(Math.max(...(MATRIX[4] ?? [])) < 0.65);
});

test('the impact is in the maximum and lost in the average', () => {
  const bucket = MAXIMA.findIndex(([, value]) => value === IMPACT.value);
  assert.ok(bucket >= 0 && (AVERAGES[bucket]?.[1] ?? 9) < 5, String(AVERAGES[bucket]));
});
