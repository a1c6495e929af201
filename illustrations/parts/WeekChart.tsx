import React, {type ReactNode} from 'react';
import {formatDay} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import {linear, linePath} from '../scale';
import {last, NOW, splitAtGaps, type Series} from '../sample';
import {DAY_MINUTES} from '../../src/data/practice/day';
import type {Locale} from '../types';

/** Grid lines at the last seven midnights. `minute` is relative to now; `day` is the date (1 … 31) that begins then. */
const MIDNIGHTS = [6, 5, 4, 3, 2, 1, 0].map((daysAgo) => ({
  minute: -NOW.clock - daysAgo * DAY_MINUTES,
  day: NOW.day - daysAgo,
}));

/** Line chart of quantities in the same unit over the last seven days. Lines break at gaps of more than an hour. */
export default function WeekChart({
  width,
  height,
  locale,
  domain,
  ticks,
  decimals,
  traces,
}: {
  /** CSS pixels, labels included. */
  width: number;
  height: number;
  locale: Locale;
  domain: readonly [number, number];
  ticks: readonly number[];
  decimals: number;
  traces: readonly {series: Series; kind: 'main' | 'second'}[];
}): ReactNode {
  const plot = {left: 58, right: width - 14, top: 12, bottom: height - 32};
  const x = linear([-7 * DAY_MINUTES, 0], [plot.left, plot.right]);
  const y = linear(domain, [plot.bottom, plot.top]);
  return (
    <svg className="chart" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ticks.map((tick) => (
        <React.Fragment key={tick}>
          <path className="chart-grid" d={`M${plot.left} ${y(tick)}H${plot.right}`} />
          <text className="chart-label" x={plot.left - 10} y={y(tick)} dy="0.36em" textAnchor="end">
            {formatNumber(tick, locale, {decimals})}
          </text>
        </React.Fragment>
      ))}
      {MIDNIGHTS.map(({minute, day}) => (
        <React.Fragment key={minute}>
          <path className="chart-grid" d={`M${x(minute)} ${plot.top}V${plot.bottom}`} />
          <text className="chart-label" x={x(minute)} y={height - 8} textAnchor="middle">
            {formatDay(day, NOW.month, locale)}
          </text>
        </React.Fragment>
      ))}
      {traces.map(({series, kind}) => {
        const end = last(series);
        return (
          <g className={`chart-${kind}`} key={kind}>
            {splitAtGaps(series, 60).map((piece) => (
              <path className="chart-line" key={piece[0]?.minute} d={linePath(piece, x, y)} />
            ))}
            <circle className="chart-end" cx={x(end.minute)} cy={y(end.value)} r="4.5" />
          </g>
        );
      })}
    </svg>
  );
}
