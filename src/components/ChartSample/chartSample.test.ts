import assert from 'node:assert/strict';
import {test} from 'node:test';
import {DAY_MINUTES, EVENT_MINUTE, FORMAT, OUTAGES, sampleDay, SERIES, type Column} from './data';
import {
  clampInterval,
  lastMinutes,
  moveInterval,
  parseInterval,
  timeTicks,
  toInputValue,
  WHOLE_DAY,
  zoomInterval,
} from './interval';
import {axisFor, bucketMinutes, csvOf, pointAt, pointsOf, summaryOf} from './values';

const day = sampleDay();
const numbers = (column: Column) => column.filter((value) => value !== null);

test('the sample day is the same in every run and has one value per minute', () => {
  assert.deepEqual(sampleDay(), day);
  for (const name of SERIES) {
    assert.equal(day[name].length, DAY_MINUTES);
    const {decimals} = FORMAT[name];
    assert.ok(
      numbers(day[name]).every((value) => Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6),
    );
  }
});

test('values are missing exactly in the outages, in all series at once', () => {
  const expected = OUTAGES.flatMap(({first, last}) =>
    Array.from({length: last - first + 1}, (_, index) => first + index),
  );
  for (const name of SERIES) {
    assert.deepEqual(
      day[name].flatMap((value, minute) => (value === null ? [minute] : [])),
      expected,
    );
  }
});

test('temperature has a daily course, inclination follows it later, the impact is the greatest acceleration', () => {
  const minuteOf = (column: Column, pick: (...values: number[]) => number) => column.indexOf(pick(...numbers(column)));
  const warmest = minuteOf(day.temperature, Math.max);
  assert.ok(warmest > 14 * 60 && warmest < 17 * 60, `warmest at minute ${warmest}`);
  const coldest = minuteOf(day.temperature, Math.min);
  assert.ok(coldest > 3.5 * 60 && coldest < 6.5 * 60, `coldest at minute ${coldest}`);
  const steepest = minuteOf(day.inclination, Math.max);
  assert.ok(steepest > warmest - 30 && steepest < 19.5 * 60, `greatest inclination at minute ${steepest}`);
  assert.equal(minuteOf(day.acceleration, Math.max), EVENT_MINUTE);
  assert.ok(Math.min(...numbers(day.acceleration)) >= 0.4);
});

test('intervals stay inside the day and keep their length where they can', () => {
  assert.deepEqual(clampInterval({from: -60, to: 60}), {from: 0, to: 120});
  assert.deepEqual(clampInterval({from: 1400, to: 1500}), {from: 1340, to: 1440});
  assert.deepEqual(clampInterval({from: -500, to: 5000}), WHOLE_DAY);
  assert.deepEqual(clampInterval({from: 100.4, to: 102.2}), {from: 100, to: 110});
  assert.deepEqual(lastMinutes(360), {from: 1080, to: 1440});
});

test('zooming keeps the middle, moving stops at the end of the day', () => {
  assert.deepEqual(zoomInterval({from: 600, to: 840}, 0.5), {from: 660, to: 780});
  assert.deepEqual(zoomInterval({from: 660, to: 780}, 2), {from: 600, to: 840});
  assert.deepEqual(zoomInterval({from: 600, to: 610}, 0.5), {from: 600, to: 610});
  assert.deepEqual(zoomInterval(WHOLE_DAY, 2), WHOLE_DAY);
  assert.deepEqual(moveInterval({from: 600, to: 720}, -0.5), {from: 540, to: 660});
  assert.deepEqual(moveInterval({from: 1300, to: 1420}, 0.5), {from: 1320, to: 1440});
});

test('fields become an interval or the reason why not', () => {
  assert.equal(toInputValue(0), '2026-05-14T00:00');
  assert.equal(toInputValue(1440), '2026-05-15T00:00');
  assert.deepEqual(parseInterval(toInputValue(617), toInputValue(700)), {from: 617, to: 700});
  assert.equal(parseInterval('', toInputValue(700)), 'incomplete');
  assert.equal(parseInterval(toInputValue(700), toInputValue(700)), 'order');
  assert.equal(parseInterval('2026-05-13T23:59', toInputValue(700)), 'outside');
  assert.equal(parseInterval(toInputValue(700), '2026-05-15T00:01'), 'outside');
  assert.equal(parseInterval(toInputValue(700), toInputValue(709)), 'short');
});

test('ticks of the time axis are round clock times and never too many', () => {
  assert.deepEqual(timeTicks(WHOLE_DAY, 5), [0, 360, 720, 1080, 1440]);
  assert.deepEqual(timeTicks({from: 605, to: 665}, 7), [610, 620, 630, 640, 650, 660]);
  for (const most of [3, 5, 9]) {
    for (const length of [10, 47, 60, 333, 720, 1440]) {
      const ticks = timeTicks(lastMinutes(length), most);
      assert.ok(ticks.length <= most && ticks.length >= 1, `${ticks.length} ticks in ${length} minutes`);
    }
  }
});

test('each bucket holds the minimum, average and maximum of its own values', () => {
  const column: Column = Array.from({length: DAY_MINUTES}, (_, minute) => (minute === 7 ? null : minute));
  const interval = {from: 3, to: 20};
  assert.equal(bucketMinutes(interval), 5);
  assert.deepEqual(pointsOf(column, interval, 'min'), {
    minutes: [2.5, 7.5, 12.5, 17.5],
    values: [3, 5, 10, 15],
    step: 5,
  });
  assert.deepEqual(pointsOf(column, interval, 'max').values, [4, 9, 14, 19]);
  assert.deepEqual(pointsOf(column, interval, 'avg').values, [3.5, (5 + 6 + 8 + 9) / 4, 12, 17]);
  assert.deepEqual(pointsOf(column, interval, 'all').values, [3, 4, 5, 6, null, ...column.slice(8, 20)]);
});

test('a bucket without values is a gap, a short outage inside a bucket is not', () => {
  const {minutes, values, step} = pointsOf(day.temperature, WHOLE_DAY, 'avg');
  assert.equal(step, 30);
  assert.deepEqual(
    minutes.filter((_, index) => values[index] === null),
    [195],
  );
  const zoomed = pointsOf(day.temperature, {from: 120, to: 240}, 'avg');
  assert.equal(zoomed.step, 5);
  assert.equal(zoomed.values.filter((value) => value === null).length, 13);
});

test('the impact stands in the maximum of its bucket and disappears in the average', () => {
  const bucket = Math.floor(EVENT_MINUTE / 30);
  assert.equal(pointsOf(day.acceleration, WHOLE_DAY, 'max').values[bucket], 24.6);
  assert.ok((pointsOf(day.acceleration, WHOLE_DAY, 'avg').values[bucket] ?? 99) < 4);
});

test('every length of interval gives at most 48 buckets', () => {
  for (let length = 10; length <= DAY_MINUTES; length += 1) {
    assert.ok(length / bucketMinutes({from: 0, to: length}) <= 48);
  }
});

test('the summary counts values, gaps and missing minutes', () => {
  assert.deepEqual(summaryOf([1, null, null, 4, null, 7, 8], {from: 0, to: 6}), {
    min: 1,
    avg: 4,
    max: 7,
    count: 3,
    gaps: 2,
    missingMinutes: 3,
  });
  assert.deepEqual(summaryOf([null, null], {from: 0, to: 2}), {
    min: null,
    avg: null,
    max: null,
    count: 0,
    gaps: 1,
    missingMinutes: 2,
  });
  const whole = summaryOf(day.acceleration, WHOLE_DAY);
  assert.equal(whole.gaps, 2);
  assert.equal(whole.missingMinutes, 73);
  assert.equal(whole.count, DAY_MINUTES - 73);
});

test('the point under a minute is its value, or the bucket that covers it', () => {
  const all = pointsOf(day.acceleration, {from: 600, to: 700}, 'all');
  assert.deepEqual(pointAt(all, EVENT_MINUTE), {minute: EVENT_MINUTE, value: 24.6});
  const max = pointsOf(day.acceleration, WHOLE_DAY, 'max');
  assert.deepEqual(pointAt(max, EVENT_MINUTE), {minute: 615, value: 24.6});
  assert.equal(pointAt(max, 1439).minute, 1425);
  assert.equal(pointAt(all, 5000).minute, 699);
});

test('axes have round labels, few of them, around all values', () => {
  assert.deepEqual(axisFor([7.4, 20.2]), {domain: [5, 25], ticks: [5, 10, 15, 20, 25], decimals: 0});
  assert.deepEqual(axisFor([0.98, 1.38]), {domain: [0.8, 1.4], ticks: [0.8, 1, 1.2, 1.4], decimals: 1});
  assert.deepEqual(axisFor([24.6, 3], 0).domain[0], 0);
  assert.deepEqual(axisFor([null, null]).domain, [0, 1]);
  for (const values of [
    [1.1812, 1.1813],
    [5, 5],
    [-3, 3],
    [0, 0],
    [0.04, 99.9],
  ]) {
    const {domain, ticks, decimals} = axisFor(values);
    assert.ok(
      domain[0] <= Math.min(...values) && domain[1] >= Math.max(...values),
      `${values.join()} in ${domain.join()}`,
    );
    assert.ok(ticks.length >= 2 && ticks.length <= 5);
    assert.ok(
      ticks.every((tick) => Math.abs(tick - Number(tick.toFixed(decimals))) < 1e-9),
      ticks.join(),
    );
  }
});

test('CSV has a row per delivered point, in the notation of the language', () => {
  const points = pointsOf([1, null, 3.25], {from: 0, to: 3}, 'all');
  const others = pointsOf([10, null, null], {from: 0, to: 3}, 'all');
  const series = [
    {points, decimals: 2},
    {points: others, decimals: 0},
  ];
  assert.equal(
    csvOf(['čas', 'teplota, °C', 'b'], series, toInputValue, {separator: ';', decimalMark: ','}),
    'čas;teplota, °C;b\r\n2026-05-14T00:00;1,00;10\r\n2026-05-14T00:02;3,25;\r\n',
  );
  assert.equal(
    csvOf(['time', 'temperature, °C', 'b'], series, toInputValue, {separator: ',', decimalMark: '.'}),
    'time,"temperature, °C",b\r\n2026-05-14T00:00,1.00,10\r\n2026-05-14T00:02,3.25,\r\n',
  );
  const buckets = [{points: pointsOf(day.temperature, {from: 600, to: 720}, 'avg'), decimals: 1}];
  const rows = csvOf(['t', 'v'], buckets, toInputValue, {separator: ',', decimalMark: '.'}).split('\r\n');
  assert.match(rows[1] ?? '', /^2026-05-14T10:00,\d+\.\d$/);
});
