import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {DAY_MINUTES} from '../../src/data/practice/day';
import {formatNumber} from '../../src/lib/numbers';
import {clockTime, formatDay} from '../format';
import {last, NOW, splitAtGaps, type Series} from '../sample';
import {areaPath, envelopePath, hourTicks, linear, linePath} from '../scale';
import type {Locale} from '../types';

interface Axis {
  /** Ends of the axis in units of the quantity. */
  domain: readonly [number, number];
  ticks: readonly number[];
  decimals: number;
}

/** Time axis; minutes are relative to now, or to the start of a record. */
export interface TimeAxis {
  domain: readonly [number, number];
  ticks: readonly {minute: number; label: string}[];
  /** Whether each tick has a vertical line. */
  lines: boolean;
}

interface Trace {
  series: Series;
  /** `main`: line in the accent color; `second`: line in a muted color; `envelope`: vertical strokes around zero. */
  kind: 'main' | 'second' | 'envelope';
  /** Which axis the values belong to. */
  axis?: 'left' | 'right';
  /** Fill the area below the line. */
  filled?: boolean;
  /** Width of the line where it is not the usual one, CSS pixels; such a line has no dot at its end. */
  thin?: number;
}

/** The last 24 hours, with a label every `hours` hours. */
export const dayAxis = (hours: number, locale: Locale): TimeAxis => ({
  domain: [-DAY_MINUTES, 0],
  ticks: hourTicks(hours).map((minute) => ({minute, label: clockTime(NOW.clock + minute, locale)})),
  lines: true,
});

/** The last seven days, with the date at every midnight. */
export const weekAxis = (locale: Locale): TimeAxis => ({
  domain: [-7 * DAY_MINUTES, 0],
  ticks: [6, 5, 4, 3, 2, 1, 0].map((daysAgo) => ({
    minute: -NOW.clock - daysAgo * DAY_MINUTES,
    label: formatDay(NOW.day - daysAgo, NOW.month, locale),
  })),
  lines: true,
});

/** Some seconds, from the first of `seconds` to the last, each of which has a label. */
export const secondsAxis = (seconds: readonly number[], locale: Locale): TimeAxis => ({
  domain: [(seconds[0] ?? 0) / 60, (seconds.at(-1) ?? 1) / 60],
  ticks: seconds.map((second) => ({minute: second / 60, label: formatNumber(second, locale, {decimals: 0})})),
  lines: false,
});

/** Places in the charts of a week, CSS pixels; see {@link Chart}. */
export const WEEK_ROOM = {left: 58, right: 14, top: 12, bottom: 32, gap: 10, base: 8} as const;

const STROKES = {main: 'stroke-accent', second: 'stroke-second'} as const;
const FILLS = {main: 'fill-accent', second: 'fill-second'} as const;
const WIDTHS = {main: 2.5, second: 2} as const;

const LABEL = 'fill-muted tabular-nums';

/** Line of a series, broken at gaps of more than `longest` minutes, with a dot at the newest value. */
function Line({
  trace: {series, filled, thin},
  kind,
  x,
  y,
  base,
  longest,
  radius,
}: {
  trace: Trace;
  kind: 'main' | 'second';
  x: (minute: number) => number;
  y: (value: number) => number;
  base: number;
  longest: number;
  radius: number;
}): ReactNode {
  const end = last(series);
  return (
    <>
      {filled && <path className="fill-area" d={areaPath(series, x, y, base)} />}
      {splitAtGaps(series, longest).map((piece) => (
        <path
          className={clsx('fill-none', STROKES[kind])}
          strokeWidth={thin ?? WIDTHS[kind]}
          strokeLinejoin="round"
          key={piece[0]?.minute}
          d={linePath(piece, x, y)}
        />
      ))}
      {thin === undefined && (
        <circle className={clsx(FILLS[kind], 'stroke-card stroke-2')} cx={x(end.minute)} cy={y(end.value)} r={radius} />
      )}
    </>
  );
}

/** A dot with a label next to it, on the side that has room. */
function Mark({x, y, label, before}: {x: number; y: number; label: string; before: boolean}): ReactNode {
  return (
    <>
      <circle className="fill-signal stroke-card stroke-2" cx={x} cy={y} r="5" />
      <text
        className="fill-signal font-semibold"
        x={before ? x - 11 : x + 11}
        y={y}
        dy="0.3em"
        textAnchor={before ? 'end' : 'start'}>
        {label}
      </text>
    </>
  );
}

/** Chart of one or two quantities over time. */
export default function Chart({
  width,
  height,
  locale,
  time,
  left,
  right,
  traces,
  mark,
  band,
  longest = 60,
  room: {gap = 8, base = 3, top = 10, ...room},
  timed = true,
  radius = 4,
  className,
}: {
  /** CSS pixels, labels included. */
  width: number;
  height: number;
  locale: Locale;
  time: TimeAxis;
  left: Axis;
  right?: Axis;
  /** Drawn in this order. */
  traces: readonly Trace[];
  /** A dot with a label, on the left axis. */
  mark?: {minute: number; value: number; label: string};
  /** A span of minutes with a tinted background. */
  band?: readonly [number, number];
  /** Lines break where two values are more minutes apart. */
  longest?: number;
  /** Room around the plot, from the plot to the labels (`gap`), and below the labels of the time axis (`base`). */
  room: {left: number; right: number; bottom: number; top?: number; gap?: number; base?: number};
  /** Whether the labels of the time axis are written. */
  timed?: boolean;
  /** Radius of the dots at the newest values. */
  radius?: number;
  className?: string;
}): ReactNode {
  const plot = {left: room.left, right: width - room.right, top, bottom: height - (timed ? room.bottom : top)};
  const x = linear(time.domain, [plot.left, plot.right]);
  const leftScale = linear(left.domain, [plot.bottom, plot.top]);
  const rightScale = right ? linear(right.domain, [plot.bottom, plot.top]) : leftScale;
  return (
    <svg
      className={clsx('block', className)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true">
      {band && (
        <path
          className="fill-signal-surface opacity-55"
          d={`M${x(band[0])} ${plot.top}H${x(band[1])}V${plot.bottom}H${x(band[0])}Z`}
        />
      )}
      {left.ticks.map((tick) => (
        <React.Fragment key={tick}>
          <path className="stroke-line" d={`M${plot.left} ${leftScale(tick)}H${plot.right}`} />
          <text className={LABEL} x={plot.left - gap} y={leftScale(tick)} dy="0.36em" textAnchor="end">
            {formatNumber(tick, locale, {decimals: left.decimals})}
          </text>
        </React.Fragment>
      ))}
      {right?.ticks.map((tick) => (
        <text className={LABEL} key={tick} x={plot.right + gap} y={rightScale(tick)} dy="0.36em">
          {formatNumber(tick, locale, {decimals: right.decimals})}
        </text>
      ))}
      {timed &&
        time.ticks.map(({minute, label}) => (
          <React.Fragment key={minute}>
            {time.lines && <path className="stroke-line" d={`M${x(minute)} ${plot.top}V${plot.bottom}`} />}
            <text className={LABEL} x={x(minute)} y={height - base} textAnchor="middle">
              {label}
            </text>
          </React.Fragment>
        ))}
      {traces.map((trace, index) => {
        const y = trace.axis === 'right' ? rightScale : leftScale;
        if (trace.kind === 'envelope') {
          return <Envelope key={index} d={envelopePath(trace.series, x, y)} />;
        }
        const shared = {trace, kind: trace.kind, x, y, longest, radius};
        return <Line key={index} {...shared} base={plot.bottom} />;
      })}
      {mark && (
        <Mark x={x(mark.minute)} y={leftScale(mark.value)} label={mark.label} before={mark.minute > -DAY_MINUTES / 2} />
      )}
    </svg>
  );
}

const Envelope = ({d}: {d: string}) => <path className="fill-none stroke-accent" strokeWidth="1.2" d={d} />;

/** A small chart of the last 24 hours of a series, without axes. */
export function Sparkline({
  series,
  domain,
  width,
  height,
  kind = 'main',
  className,
}: {
  series: Series;
  domain: readonly [number, number];
  width: number;
  height: number;
  kind?: 'main' | 'envelope';
  className?: string;
}): ReactNode {
  const x = linear([-DAY_MINUTES, 0], [1, width - 5]);
  const y = linear(domain, [height - 3, 3]);
  return (
    <svg className={clsx('block', className)} width={width} height={height} aria-hidden="true">
      {kind === 'envelope' ? (
        <Envelope d={envelopePath(series, x, y)} />
      ) : (
        <Line trace={{series, kind, filled: true}} kind={kind} {...{x, y}} base={height} longest={60} radius={3.5} />
      )}
    </svg>
  );
}
