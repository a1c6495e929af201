import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useId, useState, type FormEvent, type ReactNode} from 'react';
import controls from '../controls.module.css';
import {DAY_MINUTES, SERIES, type SeriesName} from './data';
import {
  moveInterval,
  parseInterval,
  toInputValue,
  WHOLE_DAY,
  zoomInterval,
  type Interval,
  type IntervalError,
} from './interval';
import {aggregationLabels, intervalErrors, seriesLabels} from './labels';
import styles from './styles.module.css';
import {AGGREGATIONS, type Aggregation} from './values';

/** Lengths of the quick select, hours. */
const QUICK_HOURS = [24, 12, 6, 1];

/** What the sample shows. */
export interface View {
  interval: Interval;
  aggregation: Aggregation;
  hidden: readonly SeriesName[];
}

interface ControlsProps {
  view: View;
  disabled: boolean;
  onChange: (changes: Partial<View>) => void;
}

/** Controls that belong together, with a visible label. */
function Group({label, children}: {label: string; children: ReactNode}): ReactNode {
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

/** The two fields of the displayed interval and the button that applies them. */
function IntervalForm({view: {interval}, onChange}: ControlsProps): ReactNode {
  const id = useId();
  const values = (shown: Interval) => ({from: toInputValue(shown.from), to: toInputValue(shown.to), shown});
  const [draft, setDraft] = useState(() => values(interval));
  const [error, setError] = useState<IntervalError>();
  if (draft.shown !== interval) {
    setDraft(values(interval));
    setError(undefined);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseInterval(draft.from, draft.to);
    setError(typeof parsed === 'string' ? parsed : undefined);
    if (typeof parsed !== 'string') {
      onChange({interval: parsed});
    }
  };
  const field = (end: 'from' | 'to', label: string) => (
    <label className={styles.field}>
      {label}
      <input
        className={controls.input}
        type="datetime-local"
        value={draft[end]}
        onChange={(event) => setDraft({...draft, [end]: event.target.value})}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
      />
    </label>
  );
  return (
    <form className={styles.group} onSubmit={submit} aria-labelledby={`${id}-label`} noValidate>
      <span className={styles.groupLabel} id={`${id}-label`}>
        <Translate id="site.chartSample.interval">Displayed interval</Translate>
      </span>
      <div className={styles.controls}>
        {field('from', translate({id: 'site.chartSample.from', message: 'From'}))}
        {field('to', translate({id: 'site.chartSample.to', message: 'To'}))}
        <button type="submit" className={clsx(controls.button, controls.primary)}>
          <Translate id="site.chartSample.view">View</Translate>
        </button>
      </div>
      <p className={controls.error} id={`${id}-error`} role="alert">
        {error && intervalErrors()[error]}
      </p>
    </form>
  );
}

/** Interval, quick select, zoom, series and aggregation, as the pages about charts explain them. */
export default function Controls(props: ControlsProps): ReactNode {
  const {view, disabled, onChange} = props;
  const {interval, aggregation, hidden} = view;
  const id = useId();
  const button = (label: ReactNode, next: Interval, pressed?: boolean) => (
    <button type="button" className={controls.button} aria-pressed={pressed} onClick={() => onChange({interval: next})}>
      {label}
    </button>
  );
  return (
    <fieldset className={clsx('site-interactive', styles.fieldset)} disabled={disabled}>
      <legend className="site-visually-hidden">
        <Translate id="site.chartSample.controls">Chart controls</Translate>
      </legend>
      <IntervalForm {...props} />
      <Group label={translate({id: 'site.chartSample.quick', message: 'Quick Select'})}>
        {QUICK_HOURS.map((hours) => {
          const from = DAY_MINUTES - hours * 60;
          const isShown = interval.from === from && interval.to === DAY_MINUTES;
          return (
            <React.Fragment key={hours}>{button(`${hours}\u00A0h`, {from, to: DAY_MINUTES}, isShown)}</React.Fragment>
          );
        })}
      </Group>
      <Group label={translate({id: 'site.chartSample.zoom', message: 'Zoom and move'})}>
        {button(<Translate id="site.chartSample.zoomIn">Zoom in</Translate>, zoomInterval(interval, 0.5))}
        {button(<Translate id="site.chartSample.zoomOut">Zoom out</Translate>, zoomInterval(interval, 2))}
        {button(<Translate id="site.chartSample.earlier">Earlier</Translate>, moveInterval(interval, -0.5))}
        {button(<Translate id="site.chartSample.later">Later</Translate>, moveInterval(interval, 0.5))}
        {button(<Translate id="site.chartSample.reset">Reset</Translate>, WHOLE_DAY)}
      </Group>
      <Group label={translate({id: 'site.chartSample.series', message: 'Series'})}>
        {SERIES.map((name) => (
          <label key={name} className={clsx(styles.choice, styles[name])}>
            <input
              type="checkbox"
              checked={!hidden.includes(name)}
              onChange={({target}) =>
                onChange({hidden: target.checked ? hidden.filter((other) => other !== name) : [...hidden, name]})
              }
            />
            <span className={styles.swatch} />
            {seriesLabels()[name]}
          </label>
        ))}
      </Group>
      <Group label={translate({id: 'site.chartSample.aggregation', message: 'Aggregated'})}>
        {AGGREGATIONS.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={`${id}-aggregation`}
              checked={aggregation === choice}
              onChange={() => onChange({aggregation: choice})}
            />
            {aggregationLabels()[choice]}
          </label>
        ))}
      </Group>
    </fieldset>
  );
}
