import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {Locale} from '../../config/locales';
import {Axes, lookOf} from './Axes';
import type {PlotDefinition} from './definition';
import styles from './styles.module.css';

interface PlotProps {
  /** Definition of the plot. `src/remark/named-components` imports it by the `name` that the writer gives. */
  plot: PlotDefinition;
  alt: string;
  /** Text below the plot: what is shown, and how it was computed. */
  caption: string;
}

/** Renders a plot with its legend and caption. The plot is static, so it needs no JavaScript. */
export default function Plot({plot, alt, caption}: PlotProps): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const {x, y, series = [], height = 224} = plot;
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={alt} data-search="off">
        <p className={styles.label}>{y.label[locale]}</p>
        <Axes plot={plot} locale={locale} height={height} />
        <p className={clsx(styles.label, styles.across)}>{x.label[locale]}</p>
        {series.length > 0 && (
          <ul className={clsx('site-list site-list--row', styles.legend)}>
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
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
