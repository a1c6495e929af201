import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {useId, useMemo, useState, type ReactNode} from 'react';
import type {Locale} from '../../config/locales';
import {formatClock} from '../../illustrations/format';
import controls from '../controls.module.css';
import Controls, {type View} from './Controls';
import {EVENT_MINUTE, FORMAT, sampleDay, SERIES, type SeriesName} from './data';
import {clampInterval, toInputValue, WHOLE_DAY, type Interval} from './interval';
import {aggregationLabels, formatInterval, formatMoment, formatValue, seriesLabels} from './labels';
import Panel from './Panel';
import styles from './styles.module.css';
import Summary from './Summary';
import {csvOf, pointsOf, valueAt, type Points} from './values';

interface Shown {
  name: SeriesName;
  points: Points;
}

/** Offers the shown points as a file. */
function download(shown: readonly Shown[], {from, to}: Interval, locale: Locale): void {
  const header = [
    translate({id: 'site.chartSample.csv.time', message: 'time'}),
    ...shown.map(({name}) => `${seriesLabels()[name]} [${FORMAT[name].unit}]`),
  ];
  const series = shown.map(({name, points}) => ({points, decimals: FORMAT[name].decimals}));
  // Without the byte order mark Excel takes the file for one in an old code page.
  const blob = new Blob(['\uFEFF', csvOf(header, series, toInputValue, locale)], {type: 'text/csv;charset=utf-8'});
  const link = document.createElement('a');
  const stamp = (minute: number) => toInputValue(minute).replace(':', '');
  link.href = URL.createObjectURL(blob);
  link.download = `sample_${stamp(from)}_${stamp(to)}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * A day of sample data with the controls that the pages about charts explain. The server draws the whole day and its
 * summary; once hydrated, the same drawing can be read and zoomed.
 */
export default function ChartSample(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const id = useId();
  const day = useMemo(() => sampleDay(), []);
  const ready = useIsBrowser();
  const [view, setView] = useState<View>({interval: WHOLE_DAY, aggregation: 'all', hidden: []});
  const [pointed, setPointed] = useState(EVENT_MINUTE);
  const {interval, aggregation, hidden} = view;
  const cursor = Math.min(interval.to - 1, Math.max(interval.from, Math.floor(pointed)));

  const change = (changes: Partial<View>) => {
    setView({...view, ...changes, interval: clampInterval(changes.interval ?? interval)});
  };
  const shown = useMemo(
    () =>
      SERIES.filter((name) => !hidden.includes(name)).map(
        (name): Shown => ({name, points: pointsOf(day[name], interval, aggregation)}),
      ),
    [day, interval, aggregation, hidden],
  );
  const names = shown.map(({name}) => name);
  const step = shown[0]?.points.step ?? 1;
  const bucket = Math.floor(cursor / step) * step;
  const readingTime =
    step === 1
      ? formatMoment(cursor, locale)
      : `${formatMoment(bucket, locale)} – ${formatClock(bucket + step, locale)}`;
  const readings = shown.map(({name, points}) => ({name, text: formatValue(name, valueAt(points, cursor), locale)}));

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
            The controls need JavaScript. Without it, you see the whole day as a picture with a summary.
          </Translate>
        </p>
      </noscript>
      <Controls view={view} disabled={!ready} onChange={change} />

      {shown.map(({name, points}) => (
        <Panel
          key={name}
          {...{name, points, interval, cursor, locale}}
          onPoint={setPointed}
          onSelect={(selected) => change({interval: selected})}
        />
      ))}
      {shown.length === 0 && (
        <p className={styles.empty}>
          <Translate id="site.chartSample.empty">All series are hidden. Select at least one.</Translate>
        </p>
      )}

      <div className="site-interactive">
        <label className={styles.groupLabel} htmlFor={`${id}-reading`}>
          <Translate id="site.chartSample.reading">Read values at</Translate>
        </label>
        <input
          className={styles.slider}
          id={`${id}-reading`}
          type="range"
          min={interval.from}
          max={interval.to - 1}
          value={cursor}
          disabled={!ready}
          aria-valuetext={`${readingTime}: ${readings.map(({name, text}) => `${seriesLabels()[name]} ${text}`).join(', ')}`}
          onChange={(event) => setPointed(Number(event.target.value))}
        />
        <p className={styles.readings} data-markdown-copy="off">
          <span>{readingTime}</span>
          {readings.map(({name, text}) => (
            <span key={name} className={styles[name]}>
              <span className={styles.swatch} />
              {text}
            </span>
          ))}
        </p>
      </div>

      <p className={clsx('site-note', styles.status)} role="status">
        <Translate
          id="site.chartSample.status"
          values={{
            interval: formatInterval(interval, locale),
            values: aggregationLabels()[aggregation].toLocaleLowerCase(locale),
          }}>
          {'Displayed: {interval}, {values}.'}
        </Translate>{' '}
        {step > 1 && (
          <Translate id="site.chartSample.bucket" values={{minutes: step}}>
            {'Each point represents {minutes} min; shorter outages might not be visible.'}
          </Translate>
        )}
      </p>
      {shown.length > 0 && <Summary {...{names, interval, day, locale}} />}
      <p className={clsx('site-interactive', styles.actions)}>
        <button
          type="button"
          className={controls.button}
          disabled={!ready || shown.length === 0}
          onClick={() => download(shown, interval, locale)}>
          <Translate id="site.chartSample.csv">Download the displayed interval as CSV</Translate>
        </button>
      </p>
    </figure>
  );
}
