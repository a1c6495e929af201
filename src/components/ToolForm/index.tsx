import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {type ReactNode, useCallback, useId} from 'react';
import {formatNumber, type NumberFormat} from '../../lib/numbers';
import controls from '../controls.module.css';
import useTemporary from '../useTemporary';
import styles from './styles.module.css';

/** Writes a number in the language of the page. */
export type Format = (value: number, format?: NumberFormat) => string;

/** The {@link Format} of the current language. */
export function useNumberFormat(): Format {
  const {currentLocale} = useDocusaurusContext().i18n;
  return useCallback((value, format) => formatNumber(value, currentLocale, format), [currentLocale]);
}

/**
 * A form that computes while the reader types and is never submitted. The server renders the worked example, which can be
 * read without JavaScript; a note then says why nothing can be changed.
 */
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

/** A titled group of entries, disabled until hydration: what is typed before would be lost. */
export function FieldGroup({legend, children}: {legend: string; children: ReactNode}): ReactNode {
  return (
    <fieldset className={styles.group} disabled={!useIsBrowser()}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Entries side by side where there is room. */
export function FieldRow({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.row}>{children}</div>;
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What may be entered; read out with the label. */
  hint?: string;
  /** Error message: what is wrong with the entry and how to fix it. */
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

/** One line of text. Numbers are text too: a number input rejects the decimal comma in an English browser. */
export function TextField({
  inputMode,
  ...props
}: FieldProps & {
  /** Virtual keyboard; `bytes` is a multi-line field. */
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

/** A choice with an optional group that other choices share. */
export interface Choice {
  value: string;
  label: string;
  group?: string;
}

/** A choice of one from a list; those with the same group are listed under its title. */
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

/** A button that changes entries. */
export function ToolButton({onClick, children}: {onClick: () => void; children: ReactNode}): ReactNode {
  return (
    <button type="button" className={controls.button} disabled={!useIsBrowser()} onClick={onClick}>
      {children}
    </button>
  );
}

/** Live region with a result. Keep it short: screen readers announce every change. */
export function Result({
  tone = 'plain',
  children,
}: {
  /** Neutral, success, warning or error. */
  tone?: 'plain' | 'good' | 'warning' | 'problem';
  children: ReactNode;
}): ReactNode {
  return (
    <div role="status" className={clsx(styles.result, styles[tone])}>
      {children}
    </div>
  );
}

/** A table of results. `header` is the column whose cells name their rows. */
export function ResultTable({
  caption,
  columns,
  rows,
  header = 0,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  header?: number;
}): ReactNode {
  return (
    <table>
      <caption className="site-note">{caption}</caption>
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
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) =>
              column === header ? (
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={column}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How long the button confirms the copy, in ms. */
const TIMEOUT_COPIED_MS = 2000;

/**
 * Copies a text to the clipboard. Where the browser forbids that (a page without HTTPS), the element with the text is
 * selected instead and the button says which keys copy it.
 */
export function CopyButton({text, label, source}: {text: string; label: string; source: string}): ReactNode {
  const [done, setDone] = useTemporary('', TIMEOUT_COPIED_MS);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(translate({id: 'site.tools.copied', message: 'Copied'}));
    } catch {
      window.getSelection()?.selectAllChildren(document.getElementById(source) ?? document.body);
      setDone(translate({id: 'site.tools.selected', message: 'Selected: press Ctrl+C'}));
    }
  };
  return (
    <>
      <ToolButton onClick={() => void copy()}>{done || label}</ToolButton>
      <span className="site-visually-hidden" role="status">
        {done}
      </span>
    </>
  );
}
