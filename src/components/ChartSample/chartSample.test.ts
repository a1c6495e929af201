import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Column, DAY_MINUTES, EVENT_MINUTE, OUTAGES, sampleDay, SERIES} from './data';
import {clampInterval, moveInterval, parseInterval, timeTicks, toInputValue, WHOLE_DAY, zoomInterval} from './interval';
import {axisFor, csvOf, pointsOf, summaryOf, valueAt} from './values';

const day = sampleDay();

test('the sample day shows what the manual says: two outages in all series, one impact', () => {
  const missing = OUTAGES.flatMap(({first, last}) =>
    Array.from({length: last - first + 1}, (_, index) => first + index),
  );
  for (const name of SERIES) {
    assert.equal(day[name].length, DAY_MINUTES);
    assert.deepEqual(
      day[name].flatMap((value, minute) => (value === null ? [minute] : [])),
      missing,
    );
  }
  assert.deepEqual(sampleDay(), day, 'the same in every run');
  assert.equal(day.acceleration.indexOf(Math.max(...day.acceleration.map(Number))), EVENT_MINUTE);
});

test('intervals stay inside the day, zooming keeps the middle, moving stops at the end', () => {
  assert.deepEqual(clampInterval({from: -60, to: 60}), {from: 0, to: 120});
  assert.deepEqual(clampInterval({from: -500, to: 5000}), WHOLE_DAY);
  assert.deepEqual(clampInterval({from: 100.4, to: 102.2}), {from: 100, to: 110});
  assert.deepEqual(zoomInterval({from: 600, to: 840}, 0.5), {from: 660, to: 780});
  assert.deepEqual(zoomInterval({from: 600, to: 610}, 0.5), {from: 600, to: 610});
  assert.deepEqual(moveInterval({from: 600, to: 720}, -0.5), {from: 540, to: 660});
  assert.deepEqual(moveInterval({from: 1300, to: 1420}, 0.5), {from: 1320, to: 1440});
});

test('fields become an interval or the reason why not', () => {
  assert.equal(toInputValue(1440), '2026-05-15T00:00');
  assert.deepEqual(parseInterval(toInputValue(617), toInputValue(700)), {from: 617, to: 700});
  assert.equal(parseInterval('', toInputValue(700)), 'incomplete');
  assert.equal(parseInterval(toInputValue(700), toInputValue(700)), 'order');
  assert.equal(parseInterval('2026-05-13T23:59', toInputValue(700)), 'outside');
  assert.equal(parseInterval(toInputValue(700), toInputValue(709)), 'short');
});

test('axes have round labels, few of them, around all values', () => {
  assert.deepEqual(timeTicks({from: 605, to: 665}), [610, 620, 630, 640, 650, 660]);
  assert.deepEqual(axisFor([7.4, 20.2]), {domain: [5, 25], ticks: [5, 10, 15, 20, 25], decimals: 0});
  assert.deepEqual(axisFor([0.98, 1.38]), {domain: [0.8, 1.4], ticks: [0.8, 1, 1.2, 1.4], decimals: 1});
  assert.equal(axisFor([24.6, 3], 0).domain[0], 0);
  assert.deepEqual(axisFor([null, null]).domain, [0, 1]);
  for (const values of [
    [1.1812, 1.1813],
    [5, 5],
    [-3, 3],
    [0, 0],
    [0.04, 99.9],
  ]) {
    const {domain, ticks} = axisFor(values);
    assert.ok(domain[0] <= Math.min(...values) && domain[1] >= Math.max(...values), values.join());
    assert.ok(ticks.length >= 2 && ticks.length <= 5);
  }
});

test('each bucket has the minimum, average and maximum of its own values', () => {
  const column: Column = Array.from({length: DAY_MINUTES}, (_, minute) => (minute === 7 ? null : minute));
  const interval = {from: 3, to: 20};
  const minimum = {minutes: [2.5, 7.5, 12.5, 17.5], values: [3, 5, 10, 15], step: 5};
  assert.deepEqual(pointsOf(column, interval, 'min'), minimum);
  assert.deepEqual(pointsOf(column, interval, 'max').values, [4, 9, 14, 19]);
  assert.deepEqual(pointsOf(column, interval, 'avg').values, [3.5, 7, 12, 17]);
  assert.deepEqual(pointsOf(column, interval, 'all').values, [3, 4, 5, 6, null, ...column.slice(8, 20)]);
});

test('a short outage hides in a bucket, the impact shows in the maximum and disappears in the average', () => {
  const average = pointsOf(day.temperature, WHOLE_DAY, 'avg');
  assert.equal(average.values.filter((value) => value === null).length, 1);
  assert.equal(valueAt(pointsOf(day.acceleration, {from: 600, to: 700}, 'all'), EVENT_MINUTE), 24.6);
  assert.equal(valueAt(pointsOf(day.acceleration, WHOLE_DAY, 'max'), EVENT_MINUTE), 24.6);
  assert.ok((valueAt(pointsOf(day.acceleration, WHOLE_DAY, 'avg'), EVENT_MINUTE) ?? 99) < 4);
});

test('the summary counts values, gaps and missing minutes', () => {
  const summary = {min: 1, avg: 4, max: 7, count: 3, gaps: 2, missingMinutes: 3};
  assert.deepEqual(summaryOf([1, null, null, 4, null, 7, 8], {from: 0, to: 6}), summary);
  const nothing = {min: null, avg: null, max: null, count: 0, gaps: 1, missingMinutes: 2};
  assert.deepEqual(summaryOf([null, null], {from: 0, to: 2}), nothing);
});

test('CSV has a row per delivered point, in the notation of the language', () => {
  const series = [
    {points: pointsOf([1, null, 3.25], {from: 0, to: 3}, 'all'), decimals: 2},
    {points: pointsOf([10, null, null], {from: 0, to: 3}, 'all'), decimals: 0},
  ];
  assert.equal(
    csvOf(['čas', 'teplota, °C', 'b'], series, toInputValue, 'cs'),
    'čas;teplota, °C;b\r\n2026-05-14T00:00;1,00;10\r\n2026-05-14T00:02;3,25;\r\n',
  );
  assert.equal(
    csvOf(['time', 'temperature, °C', 'b'], series, toInputValue, 'en'),
    'time,"temperature, °C",b\r\n2026-05-14T00:00,1.00,10\r\n2026-05-14T00:02,3.25,\r\n',
  );
});
