import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {type ComponentProps, type ReactNode, useCallback, useId} from 'react';
import {formatNumber, type NumberFormat} from '../../lib/numbers';
import controls from '../controls.module.css';
import styles from './styles.module.css';

/** Formats a number in the language of the page. */
export type Format = (value: number, format?: NumberFormat) => string;

/** Returns the {@link Format} function for the language of the page. */
export function useNumberFormat(): Format {
  const {currentLocale} = useDocusaurusContext().i18n;
  return useCallback((value, format) => formatNumber(value, currentLocale, format), [currentLocale]);
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
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Puts fields side by side where there is room. */
export function FieldRow({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.row}>{children}</div>;
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Says what may be entered. Screen readers read it as the description of the field. */
  hint?: string;
  /** Whether the content of the field is not what the hint asks for. */
  isInvalid?: boolean;
}

interface TextFieldProps extends FieldProps {
  /** Which virtual keyboard to show. */
  inputMode?: 'numeric' | 'decimal';
  /** Makes a field of several lines. */
  isLong?: boolean;
}

/** Renders a text field, also for numbers: `<input type="number">` rejects the decimal comma in English browsers. */
export function TextField({label, onChange, hint, isInvalid, isLong, ...input}: TextFieldProps): ReactNode {
  const id = useId();
  const control = {
    ...input,
    id,
    className: clsx(controls.input, isLong && styles.bytes),
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    'aria-invalid': isInvalid ? true : undefined,
    'aria-describedby': hint && `${id}-hint`,
    onChange: (event: {target: {value: string}}) => onChange(event.target.value),
  };
  return (
    <div className={styles.field}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      {isLong ? <textarea {...control} rows={3} /> : <input {...control} />}
      {hint && (
        <span id={`${id}-hint`} className={clsx('site-note', styles.hint)}>
          {hint}
        </span>
      )}
    </div>
  );
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  label: string;
  onChange: (value: string) => void;
}

/** Renders a labeled drop-down list. Its children are `<option>` and `<optgroup>`. */
export function SelectField({label, onChange, ...select}: SelectFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      <select {...select} id={id} className={controls.input} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}

interface ResultProps {
  /** Meaning of the color: neutral, success or error. */
  tone?: 'plain' | 'good' | 'problem';
  children: ReactNode;
}

/** Renders a result, a string or elements, as a live region. Keep it short: screen readers announce every change. */
export function Result({tone = 'plain', children}: ResultProps): ReactNode {
  return (
    <div role="status" className={clsx(styles.result, styles[tone])}>
      {/* An element in any case: React cannot remove a bare text that a translator has replaced. */}
      {typeof children === 'string' ? <span key="text">{children}</span> : children}
    </div>
  );
}

interface ResultTableProps {
  caption: string;
  columns: readonly string[];
  /** Rows of the table. The first cell of each row is its header. */
  rows: readonly (readonly ReactNode[])[];
}

/** Renders a table of results with column headers and row headers. */
export function ResultTable({caption, columns, rows}: ResultTableProps): ReactNode {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([header, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{header}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
