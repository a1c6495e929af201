import React, {type ReactNode} from 'react';
import {formatNumber} from '../../src/lib/numbers';
import {linear} from '../scale';
import type {Locale} from '../types';

/** A value and its time. `second` is relative to the start of a record or, in a live chart, to now (then negative). */
export interface Moment {
  second: number;
  value: number;
}

/** Room for the labels, CSS pixels. */
const GUTTER = {left: 54, right: 12, top: 10, bottom: 24} as const;

/**
 * Line chart of one quantity over some seconds. The line breaks between values more than `longest` seconds
 * apart; `band` is a span of seconds with a tinted background.
 */
export default function SecondsChart({
  width,
  height,
  locale,
  domain,
  ticks,
  decimals,
  seconds,
  values,
  longest = Infinity,
  band,
  timed = true,
}: {
  /** CSS pixels, labels included. */
  width: number;
  height: number;
  locale: Locale;
  domain: readonly [number, number];
  ticks: readonly number[];
  decimals: number;
  /** Labels of the time axis, in seconds. The axis begins at the first label and ends at the last. */
  seconds: readonly number[];
  values: readonly Moment[];
  longest?: number;
  band?: readonly [number, number];
  /** Whether the labels of the time axis are written. */
  timed?: boolean;
}): ReactNode {
  const plot = {
    left: GUTTER.left,
    right: width - GUTTER.right,
    top: GUTTER.top,
    bottom: height - (timed ? GUTTER.bottom : GUTTER.top),
  };
  const x = linear([seconds[0] ?? 0, seconds.at(-1) ?? 1], [plot.left, plot.right]);
  const y = linear(domain, [plot.bottom, plot.top]);
  const path = values
    .map(({second, value}, index) => {
      const before = values[index - 1];
      const starts = !before || second - before.second > longest;
      return `${starts ? 'M' : 'L'}${x(second).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
  return (
    <svg className="chart" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {band && (
        <rect
          className="chart-band"
          x={x(band[0])}
          y={plot.top}
          width={x(band[1]) - x(band[0])}
          height={plot.bottom - plot.top}
        />
      )}
      {ticks.map((tick) => (
        <React.Fragment key={tick}>
          <path className="chart-grid" d={`M${plot.left} ${y(tick)}H${plot.right}`} />
          <text className="chart-label" x={plot.left - 8} y={y(tick)} dy="0.36em" textAnchor="end">
            {formatNumber(tick, locale, {decimals})}
          </text>
        </React.Fragment>
      ))}
      {timed &&
        seconds.map((second) => (
          <text className="chart-label" key={second} x={x(second)} y={height - 4} textAnchor="middle">
            {formatNumber(second, locale, {decimals: 0})}
          </text>
        ))}
      <g className="chart-main">
        <path className="chart-line" d={path} />
      </g>
    </svg>
  );
}
