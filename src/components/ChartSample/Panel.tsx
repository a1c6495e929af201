import {translate} from '@docusaurus/Translate';
import React, {memo, useState, type PointerEvent, type ReactNode} from 'react';
import type {Locale} from '../../config/locales';
import {formatClock, formatNumber} from '../../illustrations/format';
import {FORMAT, type SeriesName} from './data';
import {timeTicks, WHOLE_DAY, type Interval} from './interval';
import {formatInterval, seriesLabels} from './labels';
import styles from './styles.module.css';
import {axisFor, type Axis, type Points} from './values';

/** Height of the plot in CSS pixels; the same number as in styles.module.css. */
const PLOT_HEIGHT = 128;
/** Units of the drawing across the plot; its height is in CSS pixels. */
const ACROSS = 10_000;
/** A shorter drag is a click. */
const MIN_DRAG_PX = 8;

const rounded = (value: number) => String(Math.round(value * 10) / 10);
const share = (minute: number, {from, to}: Interval) => (minute - from) / (to - from);
const percent = (minute: number, interval: Interval) => `${rounded(share(minute, interval) * 100)}%`;

interface CurveProps {
  points: Points;
  interval: Interval;
  axis: Axis;
  locale: Locale;
}

/**
 * Axes and line. Widths are shares of the plot, so the same markup fits every screen while its labels keep their size.
 */
const Curve = memo(function Curve({points, interval, axis, locale}: CurveProps): ReactNode {
  const [low, high] = axis.domain;
  const height = (value: number) => rounded(PLOT_HEIGHT * (1 - (value - low) / (high - low)));
  const places = points.values.map((value, index) =>
    value === null ? null : `${Math.round(share(points.minutes[index] ?? 0, interval) * ACROSS)} ${height(value)}`,
  );
  const line = places.map((place, index) => place && `${places[index - 1] ? 'L' : 'M'}${place}`).join('');
  return (
    <>
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x2="100%" y1={height(tick)} y2={height(tick)} />
          <text x="-8" y={height(tick)} dy="0.35em" textAnchor="end">
            {formatNumber(tick, axis.decimals, locale)}
          </text>
        </g>
      ))}
      <g className={styles.times}>
        {timeTicks(interval).map((minute) => (
          <g key={minute}>
            <line className={styles.grid} x1={percent(minute, interval)} x2={percent(minute, interval)} y2="100%" />
            <text x={percent(minute, interval)} y={PLOT_HEIGHT + 18} textAnchor="middle">
              {formatClock(minute, locale)}
            </text>
          </g>
        ))}
      </g>
      <svg width="100%" height={PLOT_HEIGHT} viewBox={`0 0 ${ACROSS} ${PLOT_HEIGHT}`} preserveAspectRatio="none">
        <path className={styles.line} d={line} />
        {points.step > 1 && <path className={styles.dots} d={places.map((place) => place && `M${place}h0`).join('')} />}
      </svg>
    </>
  );
});

interface PanelProps {
  name: SeriesName;
  points: Points;
  interval: Interval;
  /** The minute that is read. */
  cursor: number;
  locale: Locale;
  onPoint: (minute: number) => void;
  onSelect: (interval: Interval) => void;
}

/** One series over the displayed interval. A pointer reads values, a drag selects a stretch, a double click resets. */
export default function Panel({name, points, interval, cursor, locale, onPoint, onSelect}: PanelProps): ReactNode {
  const [drag, setDrag] = useState<{from: number; to: number; startPx: number}>();
  const axis = axisFor(points.values, name === 'acceleration' ? 0 : undefined);
  const axisLabel = (value: number) => formatNumber(value, axis.decimals, locale);
  const minuteAt = (event: PointerEvent) => {
    const {left, width} = event.currentTarget.getBoundingClientRect();
    const across = Math.min(1, Math.max(0, (event.clientX - left) / width));
    return interval.from + across * (interval.to - interval.from);
  };
  const start = (event: PointerEvent) => {
    if (event.button === 0 && event.isPrimary) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({from: minuteAt(event), to: minuteAt(event), startPx: event.clientX});
      onPoint(minuteAt(event));
    }
  };
  const move = (event: PointerEvent) => {
    setDrag(drag && {...drag, to: minuteAt(event)});
    onPoint(minuteAt(event));
  };
  const end = (event: PointerEvent) => {
    setDrag(undefined);
    if (drag && Math.abs(event.clientX - drag.startPx) >= MIN_DRAG_PX) {
      const to = minuteAt(event);
      onSelect({from: Math.min(drag.from, to), to: Math.max(drag.from, to)});
    }
  };
  const label = translate(
    {
      id: 'site.chartSample.panelAlt',
      message: 'Chart of {series}, {interval}, axis from {low} to {high}. The values are in the table below.',
    },
    {
      series: seriesLabels()[name],
      interval: formatInterval(interval, locale),
      low: axisLabel(axis.domain[0]),
      high: `${axisLabel(axis.domain[1])}\u00A0${FORMAT[name].unit}`,
    },
  );
  return (
    <div className={styles[name]}>
      <p className={styles.panelTitle} data-markdown-copy="off">
        <span className={styles.swatch} />
        {seriesLabels()[name]}, {FORMAT[name].unit}
      </p>
      <div className={styles.panel} role="img" aria-label={label}>
        <svg className={styles.plot} aria-hidden="true">
          <Curve points={points} interval={interval} axis={axis} locale={locale} />
          {drag && (
            <rect
              className={styles.selection}
              x={percent(Math.min(drag.from, drag.to), interval)}
              width={`${rounded((Math.abs(drag.to - drag.from) / (interval.to - interval.from)) * 100)}%`}
              height="100%"
            />
          )}
          <g className="site-interactive">
            <line className={styles.cursor} x1={percent(cursor, interval)} x2={percent(cursor, interval)} y2="100%" />
          </g>
          <rect
            className={styles.surface}
            width="100%"
            height="100%"
            onPointerDown={start}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={() => setDrag(undefined)}
            onDoubleClick={() => onSelect(WHOLE_DAY)}
          />
        </svg>
      </div>
    </div>
  );
}
