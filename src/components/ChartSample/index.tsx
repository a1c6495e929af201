import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {useId, useMemo, useState, type ReactNode} from 'react';
import type {Locale} from '../../config/locales';
import {clockTime} from '../../lib/dayText';
import {formatNumber} from '../../lib/numbers';
import {DAY_MINUTES} from '../../lib/sampleDay';
import {Axes} from '../Plot/Axes';
import type {PlotDefinition} from '../Plot/definition';
import {EVENT_MINUTE, sampleSeries, type SampleSeries} from './data';
import styles from './styles.module.css';
import {
  AGGREGATIONS,
  bucketMinutes,
  bucketValue,
  intervalAround,
  samplesOf,
  type Aggregation,
  type Interval,
} from './values';

/** Lengths of the displayed interval, hours, and the minutes between the labels of its time axis. */
const LENGTHS = {24: 240, 12: 120, 6: 60, 1: 10} as const;

type Length = keyof typeof LENGTHS;

const HOURS: readonly Length[] = [24, 12, 6, 1];

const aggregationLabels = (): Record<Aggregation, string> => ({
  all: translate({id: 'site.chartSample.aggregation.all', message: 'All values'}),
  min: translate({id: 'site.chartSample.aggregation.min', message: 'Minimum'}),
  avg: translate({id: 'site.chartSample.aggregation.avg', message: 'Average'}),
  max: translate({id: 'site.chartSample.aggregation.max', message: 'Maximum'}),
});

/** One choice of several, with a visible label. */
function Choice<T extends string | number>(props: {
  label: string;
  options: readonly T[];
  value: T;
  disabled: boolean;
  labelOf: (option: T) => string;
  onChange: (option: T) => void;
}): ReactNode {
  const {label, options, value, disabled, labelOf, onChange} = props;
  const id = useId();
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={id} checked={option === value} onChange={() => onChange(option)} />
          {labelOf(option)}
        </label>
      ))}
    </fieldset>
  );
}

/** The part of a series that is displayed, with the moment that is read as a dotted line. */
function plotOf(series: SampleSeries, interval: Interval, aggregation: Aggregation, cursor: number): PlotDefinition {
  const {ticks, label, values} = series;
  const step = LENGTHS[((interval.to - interval.from) / 60) as Length];
  const first = Math.ceil(interval.from / step) * step;
  const domain = [ticks[0] ?? 0, ticks.at(-1) ?? 1] as const;
  return {
    x: {
      label,
      domain: [interval.from, interval.to],
      ticks: Array.from({length: Math.floor((interval.to - first) / step) + 1}, (_, index) => first + index * step),
      names: clockTime,
    },
    y: {label, domain, ticks, decimals: domain[1] < 2 ? 1 : 0},
    series: [
      {name: label, points: samplesOf(values, interval, aggregation)},
      {name: label, look: 'limit', points: domain.map((end) => [cursor, end] as const)},
    ],
  };
}

/**
 * A day of sample data with the choices that the pages about charts explain. The server renders the whole day; once
 * hydrated, it can be read, zoomed and aggregated.
 */
export default function ChartSample(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const id = useId();
  const all = useMemo(() => sampleSeries(), []);
  const disabled = !useIsBrowser();
  const [length, setLength] = useState<Length>(24);
  const [aggregation, setAggregation] = useState<Aggregation>('all');
  const [cursor, setCursor] = useState(EVENT_MINUTE);
  const interval = intervalAround(cursor, length * 60);
  const minutes = bucketMinutes(interval, aggregation);
  const start = Math.floor(cursor / minutes) * minutes;
  const time =
    minutes === 1 ? clockTime(start, locale) : `${clockTime(start, locale)} – ${clockTime(start + minutes, locale)}`;
  const valueText = ({values, decimals, unit}: SampleSeries) => {
    const value = bucketValue(values, start, minutes, aggregation);
    return value === null
      ? translate({id: 'site.chartSample.noValue', message: 'no data'})
      : formatNumber(value, locale, {decimals, unit});
  };
  return (
    <figure className={styles.sample} aria-labelledby={`${id}-caption`}>
      <figcaption className={styles.caption} id={`${id}-caption`}>
        <strong>
          <Translate id="site.chartSample.title">Try it: one day at a measurement point</Translate>
        </strong>{' '}
        <Translate id="site.chartSample.lead">
          Sample data of a road bridge for May 14, 2026, one value per minute. The controls in your portal might look
          different.
        </Translate>
      </figcaption>
      <noscript>
        <p>
          <Translate id="site.chartSample.noScript">
            The controls need JavaScript. Without it, you see the whole day.
          </Translate>
        </p>
      </noscript>
      <div className={clsx('site-interactive', styles.controls)}>
        <Choice
          label={translate({id: 'site.chartSample.quick', message: 'Quick Select'})}
          options={HOURS}
          value={length}
          labelOf={(hours) => `${hours}\u00a0h`}
          onChange={setLength}
          disabled={disabled}
        />
        <Choice
          label={translate({id: 'site.chartSample.aggregation', message: 'Aggregated'})}
          options={AGGREGATIONS}
          value={aggregation}
          labelOf={(choice) => aggregationLabels()[choice]}
          onChange={setAggregation}
          disabled={disabled}
        />
        <div className={styles.reading}>
          <label htmlFor={`${id}-reading`}>
            <Translate id="site.chartSample.reading">Read values at</Translate> <strong>{time}</strong>
          </label>
          <input
            id={`${id}-reading`}
            type="range"
            min={0}
            max={DAY_MINUTES - 1}
            value={cursor}
            disabled={disabled}
            aria-valuetext={`${time}: ${all.map((series) => `${series.label[locale]} ${valueText(series)}`).join(', ')}`}
            onChange={({target}) => setCursor(Number(target.value))}
          />
        </div>
      </div>
      {all.map((series) => (
        <div key={series.unit} className={styles.panel}>
          <p>
            {series.label[locale]}: <strong data-markdown-copy="off">{valueText(series)}</strong>
          </p>
          <Axes plot={plotOf(series, interval, aggregation, cursor)} locale={locale} height={128} />
        </div>
      ))}
      {minutes > 1 && (
        <p className="site-note" role="status">
          <Translate id="site.chartSample.bucket" values={{minutes}}>
            {'Each point represents {minutes} min; shorter outages might not be visible.'}
          </Translate>
        </p>
      )}
    </figure>
  );
}
