import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import type {Locale} from '../../config/locales';
import {formatClock, formatNumber} from '../../illustrations/format';
import {EVENT_MINUTE, FORMAT, sampleDay, SERIES, type SeriesName} from './data';
import {formatInterval, formatMoment, formatValue, usePageLocale} from './format';
import IntervalForm from './IntervalForm';
import {
  clampInterval,
  isSameInterval,
  lastMinutes,
  moveInterval,
  timeTicks,
  toInputValue,
  WHOLE_DAY,
  zoomInterval,
  type Interval,
} from './interval';
import {aggregationLabel, seriesLabel} from './labels';
import type {createPanel, PanelContent} from './plot';
import SeriesPanel from './SeriesPanel';
import styles from './styles.module.css';
import SummaryTable from './SummaryTable';
import {AGGREGATIONS, axisFor, csvOf, pointAt, pointsOf, type Aggregation, type Points} from './values';

/** Lengths of the quick select, hours. */
const QUICK_HOURS = [24, 12, 6, 1];

/** Start to load the chart library this long before the charts are scrolled into view. */
const LOAD_MARGIN = '200px';

/** On a narrower chart fewer labels of the time axis have room. */
const NARROW_PX = 480;

interface GroupProps {
  label: string;
  children: ReactNode;
}

/** Controls that belong together, with a visible label. */
function Group({label, children}: GroupProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <span className={styles.groupLabel} id={id}>
        {label}
      </span>
      <div className={styles.controls}>{children}</div>
    </div>
  );
}

interface Shown {
  name: SeriesName;
  points: Points;
}

/** Offers the shown points as a file; Czech spreadsheets expect a semicolon and a decimal comma. */
function download(shown: readonly Shown[], interval: Interval, locale: Locale): void {
  const header = [
    translate({id: 'site.chartSample.csv.time', message: 'time', description: 'First column of the CSV file'}),
    ...shown.map(({name}) => `${seriesLabel(name)} [${FORMAT[name].unit}]`),
  ];
  const text = csvOf(
    header,
    shown.map(({name, points}) => ({points, decimals: FORMAT[name].decimals})),
    toInputValue,
    locale === 'cs' ? {separator: ';', decimalMark: ','} : {separator: ',', decimalMark: '.'},
  );
  // Without the byte order mark Excel takes the file for one in an old code page.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], {type: 'text/csv;charset=utf-8'}));
  const link = document.createElement('a');
  const stamp = (minute: number) => toInputValue(minute).replace(':', '');
  link.href = address;
  link.download = `sample_${stamp(interval.from)}_${stamp(interval.to)}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * A day of sample data with the controls that the pages about charts explain. The server draws the whole day and its
 * summary; the controls wake up with the page, and the chart library, loaded when the charts come near the view,
 * adds reading and zooming by pointer. Nothing moves when it takes over.
 */
export default function ChartSample(): ReactNode {
  const locale = usePageLocale();
  const id = useId();
  const panels = useRef<HTMLDivElement>(null);
  const day = useMemo(sampleDay, []);
  const ready = useIsBrowser();
  const [draw, setDraw] = useState<typeof createPanel>();
  const [narrow, setNarrow] = useState(true);
  const [interval, setDisplayed] = useState<Interval>(WHOLE_DAY);
  const [aggregation, setAggregation] = useState<Aggregation>('all');
  const [hidden, setHidden] = useState<readonly SeriesName[]>([]);
  const [cursor, setCursor] = useState(EVENT_MINUTE);

  useEffect(() => {
    const container = panels.current;
    if (!container) {
      return undefined;
    }
    let unmounted = false;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          seen.disconnect();
          // Without the library (offline, blocked) the drawn picture stays and every control works on it.
          import('./plot').then(
            (plot) => unmounted || setDraw(() => plot.createPanel),
            () => undefined,
          );
        }
      },
      {rootMargin: LOAD_MARGIN},
    );
    seen.observe(container);
    const measured = new ResizeObserver(() => setNarrow(container.clientWidth < NARROW_PX));
    measured.observe(container);
    return () => {
      unmounted = true;
      seen.disconnect();
      measured.disconnect();
    };
  }, []);

  const setInterval = (next: Interval) => {
    const inside = clampInterval(next);
    setDisplayed(inside);
    setCursor((minute) => Math.min(inside.to - 1, Math.max(inside.from, minute)));
  };
  const pointTo = (minute: number) => setCursor(Math.min(interval.to - 1, Math.max(interval.from, Math.floor(minute))));

  const names = SERIES.filter((name) => !hidden.includes(name));
  const contents = useMemo(() => {
    const ticks = timeTicks(interval, narrow ? 5 : 9);
    return Object.fromEntries(
      SERIES.map((name): [SeriesName, PanelContent] => {
        const points = pointsOf(day[name], interval, aggregation);
        const axis = axisFor(points.values, name === 'acceleration' ? 0 : undefined);
        return [
          name,
          {
            points,
            interval,
            axis,
            timeTicks: ticks,
            timeLabel: (minute) => formatClock(minute, locale),
            valueLabel: (value) => formatNumber(value, axis.decimals, locale),
          },
        ];
      }),
    ) as Record<SeriesName, PanelContent>;
  }, [day, interval, aggregation, narrow, locale]);

  const shown: Shown[] = names.map((name) => ({name, points: contents[name].points}));
  const step = contents.temperature.points.step;
  const readings = shown.map(({name, points}) => ({name, value: pointAt(points, cursor).value}));
  const readingTime =
    step === 1
      ? formatMoment(cursor, locale)
      : `${formatMoment(Math.floor(cursor / step) * step, locale)} – ${formatClock(Math.floor(cursor / step) * step + step, locale)}`;
  const readingText = readings
    .map(({name, value}) => `${seriesLabel(name)} ${formatValue(name, value, locale)}`)
    .join(', ');

  return (
    <figure className={styles.sample} aria-labelledby={`${id}-caption`}>
      <figcaption className={styles.caption} id={`${id}-caption`}>
        <strong>
          <Translate id="site.chartSample.title" description="Heading of the sample chart">
            Try it: one day at a measurement point
          </Translate>
        </strong>{' '}
        <Translate id="site.chartSample.lead" description="Explains where the data of the sample chart comes from">
          Invented data of a road bridge for 14 May 2026, one value per minute. Controls in your portal may look
          different.
        </Translate>
      </figcaption>
      <noscript>
        <p>
          <Translate id="site.chartSample.noScript" description="Shown with the sample chart when JavaScript is off">
            The controls need JavaScript. Without it you see the whole day as a picture with its summary.
          </Translate>
        </p>
      </noscript>
      <fieldset className={styles.fieldset} disabled={!ready}>
        <legend className="site-visually-hidden">
          <Translate id="site.chartSample.controls" description="Name of all controls of the sample chart">
            Chart controls
          </Translate>
        </legend>
        <IntervalForm interval={interval} onChange={setInterval} />
        <Group
          label={translate({
            id: 'site.chartSample.quick',
            message: 'Quick Select',
            description: 'Label of the buttons with usual intervals in the sample chart',
          })}>
          {QUICK_HOURS.map((hours) => (
            <button
              type="button"
              key={hours}
              className={styles.button}
              aria-pressed={isSameInterval(interval, lastMinutes(hours * 60))}
              onClick={() => setInterval(lastMinutes(hours * 60))}>
              {hours}&nbsp;h
            </button>
          ))}
        </Group>
        <Group
          label={translate({
            id: 'site.chartSample.zoom',
            message: 'Zoom and move',
            description: 'Label of the buttons that zoom and move the sample chart',
          })}>
          <button type="button" className={styles.button} onClick={() => setInterval(zoomInterval(interval, 0.5))}>
            <Translate id="site.chartSample.zoomIn" description="Button of the sample chart">
              Zoom in
            </Translate>
          </button>
          <button type="button" className={styles.button} onClick={() => setInterval(zoomInterval(interval, 2))}>
            <Translate id="site.chartSample.zoomOut" description="Button of the sample chart">
              Zoom out
            </Translate>
          </button>
          <button type="button" className={styles.button} onClick={() => setInterval(moveInterval(interval, -0.5))}>
            <Translate
              id="site.chartSample.earlier"
              description="Button of the sample chart: shows an earlier interval">
              Earlier
            </Translate>
          </button>
          <button type="button" className={styles.button} onClick={() => setInterval(moveInterval(interval, 0.5))}>
            <Translate id="site.chartSample.later" description="Button of the sample chart: shows a later interval">
              Later
            </Translate>
          </button>
          <button type="button" className={styles.button} onClick={() => setInterval(WHOLE_DAY)}>
            <Translate id="site.chartSample.reset" description="Button of the sample chart: back to the whole day">
              Reset
            </Translate>
          </button>
        </Group>
        <Group
          label={translate({
            id: 'site.chartSample.series',
            message: 'Series',
            description: 'Label of the checkboxes that show and hide series of the sample chart',
          })}>
          {SERIES.map((name) => (
            <label key={name} className={clsx(styles.choice, styles[name])}>
              <input
                type="checkbox"
                checked={!hidden.includes(name)}
                onChange={(event) =>
                  setHidden(event.target.checked ? hidden.filter((other) => other !== name) : [...hidden, name])
                }
              />
              <span className={styles.swatch} />
              {seriesLabel(name)}
            </label>
          ))}
        </Group>
        <Group
          label={translate({
            id: 'site.chartSample.aggregation',
            message: 'Aggregated',
            description: 'Label of the choice between all values, minimum, average and maximum in the sample chart',
          })}>
          {AGGREGATIONS.map((choice) => (
            <label key={choice} className={styles.choice}>
              <input
                type="radio"
                name={`${id}-aggregation`}
                checked={aggregation === choice}
                onChange={() => setAggregation(choice)}
              />
              {aggregationLabel(choice)}
            </label>
          ))}
        </Group>
      </fieldset>

      <div ref={panels}>
        {names.map((name) => (
          <SeriesPanel
            key={name}
            name={name}
            content={contents[name]}
            cursor={cursor}
            draw={draw}
            onPoint={pointTo}
            onSelect={setInterval}
          />
        ))}
        {names.length === 0 && (
          <p className={styles.empty}>
            <Translate id="site.chartSample.empty" description="Shown when all series of the sample chart are hidden">
              All series are hidden. Select at least one.
            </Translate>
          </p>
        )}
      </div>

      <div className={styles.reading}>
        <label className={styles.groupLabel} htmlFor={`${id}-reading`}>
          <Translate
            id="site.chartSample.reading"
            description="Label of the slider that reads values of the sample chart">
            Read values at
          </Translate>
        </label>
        <input
          className={styles.slider}
          id={`${id}-reading`}
          type="range"
          min={interval.from}
          max={interval.to - 1}
          step={1}
          value={cursor}
          disabled={!ready}
          aria-valuetext={`${readingTime}: ${readingText}`}
          onChange={(event) => setCursor(Number(event.target.value))}
        />
        <p className={styles.readings} data-twin="off">
          <span>{readingTime}</span>
          {readings.map(({name, value}) => (
            <span key={name} className={styles[name]}>
              <span className={styles.swatch} />
              {formatValue(name, value, locale)}
            </span>
          ))}
        </p>
      </div>

      <p className={styles.status} role="status">
        <Translate
          id="site.chartSample.status"
          description="Announced when the sample chart shows something else"
          values={{
            interval: formatInterval(interval, locale),
            values: aggregationLabel(aggregation).toLocaleLowerCase(locale),
          }}>
          {'Displayed: {interval}, {values}.'}
        </Translate>{' '}
        {step > 1 && (
          <Translate
            id="site.chartSample.bucket"
            description="Says how many minutes one point of the aggregated line stands for"
            values={{minutes: step}}>
            {'One point stands for {minutes} min; an outage shorter than that may not show.'}
          </Translate>
        )}
      </p>
      {names.length > 0 && <SummaryTable names={names} interval={interval} day={day} />}
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          disabled={!ready || names.length === 0}
          onClick={() => download(shown, interval, locale)}>
          <Translate
            id="site.chartSample.csv"
            description="Button of the sample chart: downloads the displayed interval">
            Download the displayed interval as CSV
          </Translate>
        </button>
      </p>
    </figure>
  );
}
