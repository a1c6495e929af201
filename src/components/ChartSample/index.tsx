import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {useId, useMemo, useState, type ReactNode} from 'react';
import {clockTime} from '../../lib/dayText';
import type {Locale} from '../../lib/locale';
import {DAY_MINUTES} from '../../lib/sampleDay';
import {Axes} from '../Plot/Axes';
import type {PlotDefinition} from '../Plot/definition';
import {FieldGroup, FieldRow, Result, SelectField, ToolForm, useNumberFormat} from '../ToolForm';
import {aggregated, type Aggregation, AGGREGATIONS, bucketMinutes, type Interval, intervalAround} from './aggregation';
import {EVENT_MINUTE, sampleSeries, type SampleSeries} from './sampleSeries';
import styles from './styles.module.css';

/** Lengths of the displayed interval, hours. */
const LENGTHS = ['24', '12', '6', '1'];
/** Labels of the time axis: so many to an interval, and one at its end. */
const TIME_LABELS = 6;

const aggregationNames = (): Record<Aggregation, string> => ({
  all: translate({id: 'site.chartSample.aggregation.all', message: 'All values'}),
  min: translate({id: 'site.chartSample.aggregation.min', message: 'Minimum'}),
  avg: translate({id: 'site.chartSample.aggregation.avg', message: 'Average'}),
  max: translate({id: 'site.chartSample.aggregation.max', message: 'Maximum'}),
});

/** The displayed part of a series; a dotted line marks the moment that is read. */
function plotOf(
  {domain, step, label, values}: SampleSeries,
  {from, to}: Interval,
  aggregation: Aggregation,
  cursor: number,
  locale: Locale,
): PlotDefinition {
  const minutes = bucketMinutes({from, to}, aggregation);
  const times = Array.from({length: TIME_LABELS + 1}, (_, index) => from + (index * (to - from)) / TIME_LABELS);
  const buckets = Array.from({length: (to - from) / minutes}, (_, index) => from + index * minutes);
  return {
    x: {label, domain: [from, to], labels: times.map((time) => [time, clockTime(time, locale)])},
    y: {label, domain, step},
    series: [
      {
        name: label,
        // Each point in the middle of its bucket.
        points: buckets.map((start) => [start + (minutes - 1) / 2, aggregated(values, start, minutes, aggregation)]),
      },
      {name: label, look: 'limit', points: domain.map((end) => [cursor, end])},
    ],
  };
}

/**
 * A day of sample data with the choices that the pages about charts explain. The server renders the whole day; once
 * hydrated, it can be read, zoomed and aggregated.
 */
export default function ChartSample(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const format = useNumberFormat();
  const id = useId();
  const all = useMemo(() => sampleSeries(), []);
  const [length, setLength] = useState('24');
  const [aggregation, setAggregation] = useState<Aggregation>('all');
  const [cursor, setCursor] = useState(EVENT_MINUTE);
  const interval = intervalAround(cursor, Number(length) * 60);
  const minutes = bucketMinutes(interval, aggregation);
  const start = Math.floor(cursor / minutes) * minutes;
  const time = [start, ...(minutes > 1 ? [start + minutes] : [])]
    .map((minute) => clockTime(minute, locale))
    .join(' – ');
  const valueText = ({values, decimals, unit}: SampleSeries) => {
    const value = aggregated(values, start, minutes, aggregation);
    return value === null
      ? translate({id: 'site.chartSample.noValue', message: 'no data'})
      : format(value, {decimals, unit});
  };
  const title = translate({id: 'site.chartSample.title', message: 'Try it: one day at a measurement point'});
  return (
    <ToolForm label={title}>
      <FieldGroup legend={title}>
        <p>
          <Translate id="site.chartSample.lead">
            Sample data of a road bridge for May 14, 2026, one value per minute. The controls in your portal might look
            different.
          </Translate>
        </p>
        <FieldRow>
          <SelectField
            label={translate({id: 'site.chartSample.quick', message: 'Quick Select'})}
            value={length}
            choices={LENGTHS.map((hours) => ({value: hours, label: `${hours}\u00a0h`}))}
            onChange={setLength}
          />
          <SelectField
            label={translate({id: 'site.chartSample.aggregation', message: 'Aggregated'})}
            value={aggregation}
            choices={AGGREGATIONS.map((value) => ({value, label: aggregationNames()[value]}))}
            onChange={(value) => setAggregation(value as Aggregation)}
          />
        </FieldRow>
        <label htmlFor={id}>
          <Translate id="site.chartSample.reading">Read values at</Translate> <strong>{time}</strong>
        </label>
        <input
          id={id}
          className={styles.slider}
          type="range"
          min={0}
          max={DAY_MINUTES - 1}
          value={cursor}
          disabled={!useIsBrowser()}
          aria-valuetext={`${time}: ${all.map((series) => `${series.label[locale]} ${valueText(series)}`).join(', ')}`}
          onChange={({target}) => setCursor(Number(target.value))}
        />
      </FieldGroup>
      {all.map((series) => (
        <div key={series.unit} className={styles.panel}>
          <p>
            {series.label[locale]}: <strong>{valueText(series)}</strong>
          </p>
          <Axes plot={plotOf(series, interval, aggregation, cursor, locale)} locale={locale} height={128} />
        </div>
      ))}
      {minutes > 1 && (
        <Result>
          <Translate id="site.chartSample.bucket" values={{minutes}}>
            {'Each point represents {minutes} min; shorter outages might not be visible.'}
          </Translate>
        </Result>
      )}
    </ToolForm>
  );
}
