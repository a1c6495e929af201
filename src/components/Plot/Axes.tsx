import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {Locale} from '../../config/locales';
import {formatNumber} from '../../lib/numbers';
import {labelsOf, type PlotAxis, type PlotDefinition, type PlotSeries} from './definition';
import styles from './styles.module.css';

/** Width of the `viewBox` of the curves. Browsers stretch it to the width between the axes. */
const ACROSS = 10_000;

const rounded = (value: number) => Math.round(value * 10) / 10;
const share = (value: number, [from, to]: PlotAxis['domain']) => (value - from) / (to - from);

/** Returns the CSS classes of a series: its look and, from 0, its number among the series with the same look. */
export function lookOf(series: readonly PlotSeries[], index: number): string {
  const {look = 'line'} = series[index] ?? {};
  const place = series.slice(0, index).filter((other) => (other.look ?? 'line') === look).length;
  return clsx(styles[look], styles[`number${place}`]);
}

function pathOf({points, look}: PlotSeries, {x, y}: PlotDefinition, height: number): string {
  const places = points.map(
    ([across, up]) => `${rounded(ACROSS * share(across, x.domain))} ${rounded(height * (1 - share(up, y.domain)))}`,
  );
  // A zero-length line with round caps is a dot that stays round when the drawing stretches.
  return look === 'dots' ? places.map((place) => `M${place}h0`).join('') : `M${places.join('L')}`;
}

/**
 * Renders two axes with curves, points or a heat map. Only widths scale with the page. The text keeps its size, so that
 * it stays legible on small screens.
 * @param height height of the area between the axes, in CSS pixels
 */
export function Axes({plot, locale, height}: {plot: PlotDefinition; locale: Locale; height: number}): ReactNode {
  const {x, y, series = [], cells = []} = plot;
  const isMap = cells.length > 0;
  const across = (value: number) => `${rounded(100 * share(value, x.domain))}%`;
  const down = (value: number) => rounded(height * (1 - share(value, y.domain)));
  return (
    // Fallback for contexts without styles, such as feeds.
    <svg className={styles.axes} width="100%" height={height} fill="none" stroke="currentColor" aria-hidden="true">
      {cells.map((row, rowIndex) =>
        row.map((value, column) => (
          <g key={`${rowIndex} ${column}`}>
            <rect
              className={styles.cell}
              x={across(column)}
              y={down(cells.length - rowIndex)}
              width={across(1)}
              height={height / cells.length}
              fillOpacity={rounded(10 * value) / 20}
            />
            <text x={across(column + 0.5)} y={down(cells.length - rowIndex - 0.5)} dy="0.35em" textAnchor="middle">
              {formatNumber(value, locale, {decimals: 2})}
            </text>
          </g>
        )),
      )}
      {labelsOf(y, locale).map(([tick, label]) => (
        <g key={tick}>
          {isMap || <line className={styles.grid} x2="100%" y1={down(tick)} y2={down(tick)} />}
          <text x="-8" y={down(tick)} dy="0.35em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {labelsOf(x, locale).map(([tick, label]) => (
        <g key={tick}>
          {isMap || <line className={styles.grid} x1={across(tick)} x2={across(tick)} y2="100%" />}
          <text x={across(tick)} y={height + 20} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      <svg width="100%" height={height} viewBox={`0 0 ${ACROSS} ${height}`} preserveAspectRatio="none">
        {series.map((one, index) => (
          <path key={index} className={lookOf(series, index)} d={pathOf(one, plot, height)} />
        ))}
      </svg>
    </svg>
  );
}
