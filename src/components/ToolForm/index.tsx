import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {type ReactNode, useId} from 'react';
import {formatNumber, type NumberFormat} from '../../lib/numbers';
import controls from '../controls.module.css';
import styles from './styles.module.css';

/** Formats a number in the language of the page. */
export type Format = (value: number, format?: NumberFormat) => string;

/** Returns the {@link Format} function for the language of the page. */
export function useNumberFormat(): Format {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (value, format) => formatNumber(value, currentLocale, format);
}

/** A form that updates its results while the reader types. Without JavaScript, it shows a worked example. */
export function ToolForm({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    <form className={styles.tool} aria-label={label} onSubmit={(event) => event.preventDefault()}>
      <noscript>
        <p className="site-note">
          <Translate id="site.tools.noScript">Without JavaScript, you see only the worked example.</Translate>
        </p>
      </noscript>
      {children}
    </form>
  );
}

/** Renders a titled group of fields. It is disabled until hydration, because hydration would discard earlier input. */
export function FieldGroup({legend, children}: {legend: string; children: ReactNode}): ReactNode {
  return (
    <fieldset className={styles.group} disabled={!useIsBrowser()}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Says what may be entered. Screen readers read it as the description of the field. */
  hint?: string;
  /** Whether the content of the field is not what the hint asks for. */
  isInvalid?: boolean;
  /** Makes a field of several lines. */
  rows?: number;
  /** The options of a drop-down list, which the field then is. */
  children?: ReactNode;
}

/** Renders a labeled field of text, also for numbers: `<input type="number">` rejects the decimal comma in English browsers. */
export function Field({label, onChange, hint, isInvalid, rows, children, ...input}: FieldProps): ReactNode {
  const id = useId();
  const control = {
    ...input,
    id,
    className: controls.input,
    autoComplete: 'off',
    spellCheck: false,
    'aria-invalid': isInvalid ? true : undefined,
    'aria-describedby': hint && `${id}-hint`,
    onChange: (event: {target: {value: string}}) => onChange(event.target.value),
  };
  return (
    <div className={clsx(styles.field, rows && styles.long)}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      {children && <select {...control}>{children}</select>}
      {rows && <textarea {...control} rows={rows} />}
      {!children && !rows && <input {...control} />}
      {hint && (
        <span id={`${id}-hint`} className={clsx('site-note', styles.hint)}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** Renders a result as a live region. Keep it short: screen readers announce every change. */
export function Result({isProblem, children}: {isProblem?: boolean; children: ReactNode}): ReactNode {
  return (
    <div role="status" className={clsx(styles.result, isProblem && styles.problem)}>
      {/* Always an element: React cannot remove a text node that the browser has replaced by a translation. */}
      {typeof children === 'string' ? <span key="text">{children}</span> : children}
    </div>
  );
}
