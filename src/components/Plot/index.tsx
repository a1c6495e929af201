import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {Locale} from '../../config/locales';
import {labelsOf, type PlotAxis, type PlotDefinition, type PlotSeries} from './definition';
import styles from './styles.module.css';

interface PlotProps {
  /** Definition of the plot. `src/remark/named-components` imports it by the `name` that the writer gives. */
  plot: PlotDefinition;
  alt: string;
  /** Text below the plot: what is shown, and how it was computed. */
  caption: string;
}

/** Width of the `viewBox` of the curves. Browsers stretch it to the width between the axes. */
const ACROSS = 10_000;

const rounded = (value: number) => Math.round(value * 10) / 10;
const share = (value: number, {domain: [from, to]}: PlotAxis) => (value - from) / (to - from);

/** Returns the CSS classes of the series that is the `index`th of its plot, from 0. */
const lookOf = ({look = 'line'}: PlotSeries, index: number) => clsx(styles[look], styles[`number${index}`]);

/**
 * Renders a plot with its legend and caption. The plot is static, so it needs no JavaScript. Only widths scale with the
 * page: the text keeps its size, so that it stays legible on small screens.
 */
export default function Plot({plot: {x, y, series, height = 224}, alt, caption}: PlotProps): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const down = (value: number) => rounded(height * (1 - share(value, y)));
  const pathOf = ({points}: PlotSeries) =>
    `M${points.map(([across, up]) => `${rounded(ACROSS * share(across, x))} ${down(up)}`).join('L')}`;
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={alt} data-search="off">
        <p className={styles.label}>{y.label[locale]}</p>
        <svg className={styles.axes} height={height} aria-hidden="true">
          {labelsOf(y, locale).map(([place, label]) => (
            <svg key={place} y={down(place)}>
              <line className={styles.grid} x2="100%" />
              <text x="-8" dy="0.35em" textAnchor="end">
                {label}
              </text>
            </svg>
          ))}
          {labelsOf(x, locale).map(([place, label]) => (
            <svg key={place} x={`${rounded(100 * share(place, x))}%`}>
              <line className={styles.grid} y2={height} />
              <text y={height + 20} textAnchor="middle">
                {label}
              </text>
            </svg>
          ))}
          <svg width="100%" height={height} viewBox={`0 0 ${ACROSS} ${height}`} preserveAspectRatio="none">
            {series.map((one, index) => (
              <path key={index} className={lookOf(one, index)} d={pathOf(one)} />
            ))}
          </svg>
        </svg>
        <p className={clsx(styles.label, 'text--right')}>{x.label[locale]}</p>
        <ul className={clsx('site-list site-list--row', styles.legend)}>
          {series.map((one, index) => (
            <li key={index}>
              <svg width="28" height="12" aria-hidden="true">
                <path className={lookOf(one, index)} d="M1 6h26" />
              </svg>{' '}
              {one.name[locale]}
            </li>
          ))}
        </ul>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
