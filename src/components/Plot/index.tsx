import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {Locale} from '../../config/locales';
import {formatNumber} from '../../illustrations/format';
import type {Axis, PlotDefinition, Point, Series} from '../../illustrations/plots/definition';
import styles from './styles.module.css';

/** Height of the axes in CSS pixels, and units of the drawing across them. */
const HEIGHT = 224;
const ACROSS = 10_000;

const rounded = (value: number) => Math.round(value * 10) / 10;
const share = (value: number, [from, to]: Axis['domain']) => (value - from) / (to - from);

/** The class of a series: its place among those of the same look decides about colour and dashes. */
function lookOf(series: readonly Series[], index: number): string {
  const {look = 'line'} = series[index] ?? {};
  const place = series.slice(0, index).filter((other) => (other.look ?? 'line') === look).length;
  return clsx(styles[look], styles[`number${place}`]);
}

function pathOf(points: readonly Point[], look: Series['look'], {x, y}: PlotDefinition): string {
  return points
    .map(([across, up], index) => {
      const place = `${rounded(ACROSS * share(across, x.domain))} ${rounded(HEIGHT * (1 - share(up, y.domain)))}`;
      // A line without length and with round ends is a dot that stays round however the drawing is stretched.
      return look === 'dots' ? `M${place}h0` : `${index === 0 ? 'M' : 'L'}${place}`;
    })
    .join('');
}

interface PlotProps {
  /** Comes from the `name` that the writer gives; see `src/remark/named-components`. */
  plot: PlotDefinition;
  /** What a reader who does not see the plot needs to know from it. */
  alt: string;
  /** Text below the plot: what is computed, from what. */
  caption: string;
}

/**
 * Curves, points or a map of values over two axes. Drawn on the server; widths are shares of the column, heights and texts
 * CSS pixels, so it is legible on every screen, and the tokens colour it in both modes and in print.
 */
export default function Plot({plot, alt, caption}: PlotProps): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const {x, y, series = [], cells = []} = plot;
  const labelOf = ({names, decimals = 0}: Axis, tick: number) =>
    names ? names(tick, locale) : formatNumber(tick, decimals, locale);
  const across = (value: number) => `${rounded(100 * share(value, x.domain))}%`;
  const down = (value: number) => rounded(HEIGHT * (1 - share(value, y.domain)));
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={alt} data-search="off">
        <p className={styles.label}>{y.label[locale]}</p>
        {/* The attributes draw it where no style arrives, as in a feed. */}
        <svg className={styles.axes} width="100%" height={HEIGHT} fill="none" stroke="currentColor" aria-hidden="true">
          {cells.map((row, rowIndex) =>
            row.map((value, column) => (
              <g key={`${rowIndex} ${column}`}>
                <rect
                  className={styles.cell}
                  x={across(column)}
                  y={down(cells.length - rowIndex)}
                  width={across(1)}
                  height={HEIGHT / cells.length}
                  fillOpacity={rounded(10 * value) / 20}
                />
                <text x={across(column + 0.5)} y={down(cells.length - rowIndex - 0.5)} dy="0.35em" textAnchor="middle">
                  {formatNumber(value, 2, locale)}
                </text>
              </g>
            )),
          )}
          {y.ticks.map((tick) => (
            <g key={tick}>
              {!y.names && <line className={styles.grid} x2="100%" y1={down(tick)} y2={down(tick)} />}
              <text x="-8" y={down(tick)} dy="0.35em" textAnchor="end">
                {labelOf(y, tick)}
              </text>
            </g>
          ))}
          {x.ticks.map((tick) => (
            <g key={tick}>
              {!y.names && <line className={styles.grid} x1={across(tick)} x2={across(tick)} y2="100%" />}
              <text x={across(tick)} y={HEIGHT + 20} textAnchor="middle">
                {labelOf(x, tick)}
              </text>
            </g>
          ))}
          <svg width="100%" height={HEIGHT} viewBox={`0 0 ${ACROSS} ${HEIGHT}`} preserveAspectRatio="none">
            {series.map(({points, look}, index) => (
              <path key={index} className={lookOf(series, index)} d={pathOf(points, look, plot)} />
            ))}
          </svg>
        </svg>
        <p className={clsx(styles.label, styles.across)}>{x.label[locale]}</p>
        {series.length > 0 && (
          <ul className={clsx('site-list', styles.legend)}>
            {series.map(({name, look}, index) => (
              <li key={index}>
                <svg width="28" height="12" aria-hidden="true">
                  <path className={lookOf(series, index)} d={look === 'dots' ? 'M14 6h0' : 'M1 6h26'} />
                </svg>
                {name[locale]}
              </li>
            ))}
          </ul>
        )}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
