import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {Locale} from '../../config/locales';
import {formatNumber} from '../../illustrations/format';
import {FORMAT, type SampleDay, type SeriesName} from './data';
import type {Interval} from './interval';
import {aggregationLabels, formatInterval, seriesLabels} from './labels';
import styles from './styles.module.css';
import {summaryOf} from './values';

interface SummaryProps {
  names: readonly SeriesName[];
  interval: Interval;
  day: SampleDay;
  locale: Locale;
}

/** Minimum, average, maximum, number of values and gaps of each shown series. */
export default function Summary({names, interval, day, locale}: SummaryProps): ReactNode {
  const summaries = names.map((name) => ({name, ...summaryOf(day[name], interval)}));
  const row = (label: string, cell: (summary: (typeof summaries)[number]) => string) => (
    <tr>
      <th scope="row">{label}</th>
      {summaries.map((summary) => (
        <td key={summary.name}>{cell(summary)}</td>
      ))}
    </tr>
  );
  const valueRow = (statistic: 'min' | 'avg' | 'max') =>
    row(aggregationLabels()[statistic], ({name, [statistic]: value}) =>
      value === null ? '–' : formatNumber(value, FORMAT[name].decimals, locale),
    );
  return (
    <table className={styles.table}>
      <caption>
        <Translate id="site.chartSample.table.caption" values={{interval: formatInterval(interval, locale)}}>
          {'Summary of the displayed interval: {interval}'}
        </Translate>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="site.chartSample.table.quantity">Series</Translate>
          </th>
          {names.map((name) => (
            <th scope="col" key={name}>
              <span className={styles.name}>{seriesLabels()[name]}, </span>
              <span className={clsx(styles.unit, styles[name])}>
                <span className={styles.swatch} />
                {FORMAT[name].unit}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {valueRow('min')}
        {valueRow('avg')}
        {valueRow('max')}
        {row(translate({id: 'site.chartSample.table.count', message: 'Values'}), ({count}) =>
          new Intl.NumberFormat(locale).format(count),
        )}
        {row(
          translate({id: 'site.chartSample.table.gaps', message: 'Gaps (missing minutes)'}),
          ({gaps, missingMinutes}) => (gaps === 0 ? '0' : `${gaps} (${missingMinutes})`),
        )}
      </tbody>
    </table>
  );
}
