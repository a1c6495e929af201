import assert from 'node:assert/strict';
import {test} from 'node:test';
import {convert, factor, smallAngle} from './units';

function close(actual: number | undefined, expected: number, tolerance = 1e-9): void {
  assert.ok(
    actual !== undefined && Math.abs(actual - expected) <= tolerance * Math.max(1, Math.abs(expected)),
    `${String(actual)} is not ${expected}`,
  );
}

test('tilt follows the tangent, checked against angles whose tangent is known', () => {
  close(convert(45, '°', 'mm/m'), 1000);
  close(convert(-45, '°', 'mm/m'), -1000);
  close(convert(30, '°', 'mm/m'), 1000 / Math.sqrt(3));
  close(convert(1, '°', 'mm/m'), 17.455064928, 1e-10);
  close(convert(1000 * Math.sqrt(3), 'mm/m', '°'), 60);
  // 1 mm/m = 0.0573°, as the hardware overview states it.
  close(convert(1, 'mm/m', '°'), 0.0573, 1e-4);
});

test('a right angle has no rise over run', () => {
  assert.equal(convert(90, '°', 'mm/m'), undefined);
  assert.equal(convert(-120, '°', 'mm/m'), undefined);
});

test('strain and acceleration have the published factors', () => {
  assert.equal(factor('g', 'm/s²'), 9.80665);
  assert.equal(factor('g', 'mg'), 1000);
  assert.equal(factor('µm/m', '%'), 0.0001);
  assert.equal(factor('%', 'µm/m'), 10_000);
  assert.equal(factor('°', 'mm/m'), undefined);
  assert.equal(convert(500, 'µm/m', '%'), 0.05);
  close(convert(0.7, 'm/s²', 'mg'), 71.380135, 1e-8);
  assert.throws(() => convert(1, 'g', '%'), /different quantities/);
});

test('the small-angle multiplier is off by less than 0.3 % up to 5° and by more above 6°', () => {
  for (const degrees of [0, 0.01, 0.5, 1, 2, 5, -5]) {
    assert.ok(Math.abs(smallAngle(degrees).error) < 0.003, String(degrees));
  }
  assert.ok(smallAngle(6).error < -0.003);
});
