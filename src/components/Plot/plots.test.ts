import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {IMPACT} from '../../data/practice/logger';
import {dayOf, P2} from '../../data/practice/month';
import {AVERAGES, MAXIMA} from './plots/aggregation';
import {FIT, LIMIT, RESIDUALS} from './plots/baseline';
import {labelsOf, type PlotDefinition} from './definition';

function checkPlot(name: string, {x, y, series}: PlotDefinition): void {
  const points = series.flatMap((one) => one.points);
  for (const [index, axis] of [x, y].entries()) {
    const labels = labelsOf(axis, 'en').map(([place]) => place);
    assert.ok(labels.length > 2, `${name}: ${labels.length} labels`);
    for (const place of [...points.map((point) => point[index] ?? NaN), ...labels]) {
      assert.ok(place > axis.domain[0] - 1e-6 && place < axis.domain[1] + 1e-6, `${name}: ${place}`);
    }
  }
}

test('every plot keeps its points and labels inside its axes', async () => {
  const files = fs.readdirSync(path.join(__dirname, 'plots')).map((file) => path.parse(file).name);
  for (const file of files) {
    const {default: own, ...others} = (await import(`./plots/${file}.ts`)) as Record<string, PlotDefinition>;
    for (const [name, plot] of Object.entries(own ? {[file]: own} : others)) {
      checkPlot(name, plot);
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

test('the impact is in the maximum and lost in the average', () => {
  const bucket = MAXIMA.findIndex(([, value]) => value === IMPACT.value);
  assert.ok(bucket >= 0 && (AVERAGES[bucket]?.[1] ?? 9) < 5, String(AVERAGES[bucket]));
});
