import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {type ReactNode, useCallback, useId} from 'react';
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
    <form className={styles.tool} aria-label={label} noValidate onSubmit={(event) => event.preventDefault()}>
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
  /** Explains what may be entered. Screen readers read it as the description of the field. */
  hint?: string;
  /** What is wrong with the content of the field, and how to correct it. */
  error?: string;
}

function useField({label, value, onChange, hint, error}: FieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const control = {
    id,
    value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    onChange: (event: {target: {value: string}}) => onChange(event.target.value),
  };
  const frame = (element: ReactNode) => (
    <div className={styles.field}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      {element}
      {hint && (
        <span id={hintId} className="site-note">
          {hint}
        </span>
      )}
      {error && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
  return {control, frame};
}

/** Renders a text field, also for numbers: `<input type="number">` rejects the decimal comma in English browsers. */
export function TextField({
  inputMode,
  ...props
}: FieldProps & {
  /** Which virtual keyboard to show. `bytes` makes a field of several lines instead. */
  inputMode: 'numeric' | 'decimal' | 'text' | 'bytes';
}): ReactNode {
  const {control, frame} = useField(props);
  const plain = {...control, autoComplete: 'off', autoCapitalize: 'off', spellCheck: false};
  return frame(
    inputMode === 'bytes' ? (
      <textarea {...plain} className={clsx(controls.input, styles.bytes)} rows={3} />
    ) : (
      <input {...plain} className={controls.input} type="text" inputMode={inputMode} />
    ),
  );
}

/** An option of a {@link SelectField}. `group` is the heading under which the option is listed. */
export interface Choice {
  value: string;
  label: string;
  group?: string;
}

/** Renders a labeled drop-down list. */
export function SelectField({choices, ...props}: FieldProps & {choices: readonly Choice[]}): ReactNode {
  const {control, frame} = useField(props);
  const options = (group: string | undefined) =>
    choices
      .filter((choice) => choice.group === group)
      .map(({value, label}) => (
        <option key={value} value={value}>
          {label}
        </option>
      ));
  return frame(
    <select {...control} className={controls.input}>
      {[...new Set(choices.map(({group}) => group))].map((group) =>
        group === undefined ? (
          options(group)
        ) : (
          <optgroup key={group} label={group}>
            {options(group)}
          </optgroup>
        ),
      )}
    </select>,
  );
}

/** Renders a button that changes fields of the form, e.g. one that fills in an example. */
export function ToolButton({onClick, children}: {onClick: () => void; children: ReactNode}): ReactNode {
  return (
    <button type="button" className={controls.button} disabled={!useIsBrowser()} onClick={onClick}>
      {children}
    </button>
  );
}

/** Renders a result, a string or elements, as a live region. Keep it short: screen readers announce every change. */
export function Result({
  tone = 'plain',
  children,
}: {
  /** Meaning of the color: neutral, success, warning or error. */
  tone?: 'plain' | 'good' | 'warning' | 'problem';
  children: ReactNode;
}): ReactNode {
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
