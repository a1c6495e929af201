import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useId, useState, type FormEvent, type ReactNode} from 'react';
import {isSameInterval, parseInterval, toInputValue, type Interval, type IntervalError} from './interval';
import {intervalErrorLabel} from './labels';
import styles from './styles.module.css';

interface IntervalFormProps {
  interval: Interval;
  onChange: (interval: Interval) => void;
}

/** The two fields of the displayed interval and the button that applies them. */
export default function IntervalForm({interval, onChange}: IntervalFormProps): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState({from: toInputValue(interval.from), to: toInputValue(interval.to)});
  const [error, setError] = useState<IntervalError>();
  const [shown, setShown] = useState(interval);
  if (!isSameInterval(shown, interval)) {
    setShown(interval);
    setDraft({from: toInputValue(interval.from), to: toInputValue(interval.to)});
    setError(undefined);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseInterval(draft.from, draft.to);
    if (typeof parsed === 'string') {
      setError(parsed);
    } else {
      setError(undefined);
      onChange(parsed);
    }
  };
  const field = (end: 'from' | 'to', label: string) => (
    <label className={styles.field}>
      <span>{label}</span>
      <input
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
        <Translate id="site.chartSample.interval" description="Label of the interval fields of the sample chart">
          Displayed interval
        </Translate>
      </span>
      <div className={styles.controls}>
        {field(
          'from',
          translate({id: 'site.chartSample.from', message: 'From', description: 'Start field of the sample chart'}),
        )}
        {field(
          'to',
          translate({id: 'site.chartSample.to', message: 'To', description: 'End field of the sample chart'}),
        )}
        <button type="submit" className={clsx(styles.button, styles.primary)}>
          <Translate
            id="site.chartSample.view"
            description="Button that applies the interval fields of the sample chart">
            View
          </Translate>
        </button>
      </div>
      <p className={styles.error} id={`${id}-error`} role="alert">
        {error && intervalErrorLabel(error)}
      </p>
    </form>
  );
}
