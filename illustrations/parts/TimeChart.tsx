import React, {type ReactNode} from 'react';
import {DAY_MINUTES} from '../../src/data/practice/day';
import {clockTime} from '../sampleDay';
import {formatNumber} from '../../src/lib/numbers';
import {areaPath, envelopePath, hourTicks, linear, linePath} from '../scale';
import {last, NOW, type Series} from '../sample';
import type {Locale} from '../types';

interface Axis {
  /** Ends of the axis in units of the quantity. */
  domain: readonly [number, number];
  ticks: readonly number[];
  decimals: number;
}

interface Trace {
  series: Series;
  /** `main`: line in the accent color; `second`: line in a muted color; `envelope`: vertical strokes around zero. */
  kind: 'main' | 'second' | 'envelope';
  /** Which axis the values belong to. */
  axis?: 'left' | 'right';
  /** Fill the area below the line. */
  filled?: boolean;
}

interface TimeChartProps {
  /** CSS pixels, labels included. */
  width: number;
  height: number;
  locale: Locale;
  left: Axis;
  right?: Axis;
  /** Drawn in this order. */
  traces: readonly Trace[];
  /** Hours between the labels of the time axis. */
  hours?: number;
  /** A dot with a label, on the left axis. `minute` is 0 now and negative before. */
  mark?: {minute: number; value: number; label: string};
  /** Room for the labels, CSS pixels. */
  gutter: {left: number; right: number; bottom: number};
}

/** CSS pixels above the top tick: half the height of its label. */
const HEAD = 10;

/** Chart of one or two quantities over the last 24 hours. */
export default function TimeChart(props: TimeChartProps): ReactNode {
  const {width, height, locale, left, right, traces, hours = 6, mark, gutter} = props;
  const plot = {left: gutter.left, right: width - gutter.right, top: HEAD, bottom: height - gutter.bottom};
  const x = linear([-DAY_MINUTES, 0], [plot.left, plot.right]);
  const leftScale = linear(left.domain, [plot.bottom, plot.top]);
  const rightScale = right ? linear(right.domain, [plot.bottom, plot.top]) : leftScale;
  const scaleOf = (trace: Trace) => (trace.axis === 'right' ? rightScale : leftScale);
  return (
    <svg className="chart" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {left.ticks.map((tick) => (
        <React.Fragment key={tick}>
          <path className="chart-grid" d={`M${plot.left} ${leftScale(tick)}H${plot.right}`} />
          <text className="chart-label" x={plot.left - 8} y={leftScale(tick)} dy="0.36em" textAnchor="end">
            {formatNumber(tick, locale, {decimals: left.decimals})}
          </text>
        </React.Fragment>
      ))}
      {right?.ticks.map((tick) => (
        <text className="chart-label" key={tick} x={plot.right + 8} y={rightScale(tick)} dy="0.36em">
          {formatNumber(tick, locale, {decimals: right.decimals})}
        </text>
      ))}
      {hourTicks(hours).map((minute) => (
        <React.Fragment key={minute}>
          <path className="chart-grid" d={`M${x(minute)} ${plot.top}V${plot.bottom}`} />
          <text className="chart-label" x={x(minute)} y={height - 3} textAnchor="middle">
            {clockTime(NOW.clock + minute, locale)}
          </text>
        </React.Fragment>
      ))}
      {traces.map((trace, index) => {
        const y = scaleOf(trace);
        if (trace.kind === 'envelope') {
          return <path className="chart-envelope" key={index} d={envelopePath(trace.series, x, y)} />;
        }
        const end = last(trace.series);
        return (
          <g className={`chart-${trace.kind}`} key={index}>
            {trace.filled && <path className="chart-area" d={areaPath(trace.series, x, y, plot.bottom)} />}
            <path className="chart-line" d={linePath(trace.series, x, y)} />
            <circle className="chart-end" cx={x(end.minute)} cy={y(end.value)} r="4" />
          </g>
        );
      })}
      {mark && (
        <g className="chart-mark">
          <circle cx={x(mark.minute)} cy={leftScale(mark.value)} r="5" />
          {mark.minute > -DAY_MINUTES / 2 ? (
            <text x={x(mark.minute) - 11} y={leftScale(mark.value)} dy="0.3em" textAnchor="end">
              {mark.label}
            </text>
          ) : (
            <text x={x(mark.minute) + 11} y={leftScale(mark.value)} dy="0.3em">
              {mark.label}
            </text>
          )}
        </g>
      )}
    </svg>
  );
}

/** A small chart of the last 24 hours of a series, without axes. */
export function Sparkline({
  series,
  domain,
  width,
  height,
  kind = 'line',
}: {
  series: Series;
  domain: readonly [number, number];
  width: number;
  height: number;
  kind?: 'line' | 'envelope';
}): ReactNode {
  const x = linear([-DAY_MINUTES, 0], [1, width - 5]);
  const y = linear(domain, [height - 3, 3]);
  const end = last(series);
  return (
    <svg className="spark" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {kind === 'envelope' ? (
        <path className="chart-envelope" d={envelopePath(series, x, y)} />
      ) : (
        <g className="chart-main">
          <path className="chart-area" d={areaPath(series, x, y, height)} />
          <path className="chart-line" d={linePath(series, x, y)} />
          <circle className="chart-end" cx={x(end.minute)} cy={y(end.value)} r="3.5" />
        </g>
      )}
    </svg>
  );
}
