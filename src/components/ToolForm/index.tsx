import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {type ReactNode, useCallback, useEffect, useId, useRef, useState} from 'react';
import {formatNumber, type NumberFormat} from '../../lib/numbers';
import styles from './styles.module.css';

/** Writes numbers in the language of the page. */
export function useNumberFormat(): (value: number, format?: NumberFormat) => string {
  const {i18n} = useDocusaurusContext();
  return useCallback((value, format) => formatNumber(value, i18n.currentLocale, format), [i18n.currentLocale]);
}

/**
 * Frame of a tool that computes while the reader types: a labelled form that never leaves the page. The page is served
 * with the example already computed, so it can be read without JavaScript; a note then says why nothing can be changed.
 */
export function ToolForm({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    <form className={styles.tool} aria-label={label} noValidate onSubmit={(event) => event.preventDefault()}>
      <noscript>
        <p className={styles.note}>
          <Translate
            id="site.tools.noScript"
            description="Note above a calculating tool in a browser without JavaScript">
            Without JavaScript you see the worked example only.
          </Translate>
        </p>
      </noscript>
      {children}
    </form>
  );
}

/** A titled group of entries. Disabled until React has mounted, because what is typed before that would be lost. */
export function FieldGroup({
  legend,
  children,
  className,
}: {
  legend: ReactNode;
  children: ReactNode;
  className?: string;
}): ReactNode {
  const mounted = useIsBrowser();
  return (
    <fieldset className={clsx(styles.group, className)} disabled={!mounted}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Entries beside each other where there is room. */
export function FieldRow({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.row}>{children}</div>;
}

interface FieldProps {
  label: ReactNode;
  /** What may be entered; read out with the label. */
  hint?: ReactNode;
  /** What is wrong with the entry and how to put it right; nothing when it is right. */
  error?: string;
}

interface DescribedControl {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

function Field({
  label,
  hint,
  error,
  children,
}: FieldProps & {children: (control: DescribedControl) => ReactNode}): ReactNode {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
      })}
      {hint && (
        <span id={hintId} className={styles.hint}>
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
}

/** One line of text. Numbers are text too: a number input refuses the decimal comma in an English browser. */
export function TextField({
  value,
  onChange,
  inputMode,
  ...field
}: FieldProps & {
  value: string;
  onChange: (value: string) => void;
  /** Keyboard of a phone: whole numbers, numbers with a decimal separator, or everything. */
  inputMode: 'numeric' | 'decimal' | 'text';
}): ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Several lines of bytes. */
export function BytesField({
  value,
  onChange,
  ...field
}: FieldProps & {value: string; onChange: (value: string) => void}): ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          className={clsx(control.className, styles.bytes)}
          rows={3}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A choice with an optional group that its neighbours share. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
  group?: string;
}

/** A choice of one from a list; neighbours with the same group stand under its title. */
export function SelectField<Value extends string>({
  value,
  choices,
  onChange,
  ...field
}: FieldProps & {value: Value; choices: readonly Choice<Value>[]; onChange: (value: Value) => void}): ReactNode {
  const groups = [...new Set(choices.map(({group}) => group))];
  const options = (group: string | undefined) =>
    choices
      .filter((choice) => choice.group === group)
      .map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ));
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => {
            const chosen = choices.find((choice) => choice.value === event.target.value);
            if (chosen) {
              onChange(chosen.value);
            }
          }}>
          {groups.map((group) =>
            group === undefined ? (
              options(group)
            ) : (
              <optgroup key={group} label={group}>
                {options(group)}
              </optgroup>
            ),
          )}
        </select>
      )}
    </Field>
  );
}

/** Buttons that fill the tool with an example; the group is named by its visible title. */
export function Examples<Id extends string>({
  examples,
  onChoose,
}: {
  examples: readonly {id: Id; label: string}[];
  onChoose: (id: Id) => void;
}): ReactNode {
  return (
    <FieldGroup
      className={styles.examples}
      legend={
        <Translate id="site.tools.examples" description="Title of the buttons that fill a tool with an example">
          Examples
        </Translate>
      }>
      <ul className={styles.exampleList}>
        {examples.map(({id, label}) => (
          <li key={id}>
            <button type="button" className="site-button site-button--quiet" onClick={() => onChoose(id)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}

/** How a result reads: a plain result, something to think about, or a result that cannot be used. */
export type ResultTone = 'plain' | 'good' | 'warning' | 'problem';

/** The place where a result appears; screen readers read it out whenever it changes. Keep it short. */
export function Result({tone = 'plain', children}: {tone?: ResultTone; children: ReactNode}): ReactNode {
  return (
    <div role="status" className={clsx(styles.result, styles[tone])}>
      {children}
    </div>
  );
}

const COPIED_MILLISECONDS = 2000;

/**
 * Copies a text to the clipboard. Where the browser forbids that (a page without HTTPS), the element with the text is
 * selected instead and the button says which keys copy it.
 */
export function CopyButton({text, label, source}: {text: string; label: string; source: string}): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle');
  const timer = useRef<number>(undefined);
  const mounted = useIsBrowser();
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const finish = (next: 'copied' | 'selected') => {
    setState(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('idle'), COPIED_MILLISECONDS);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      finish('copied');
    } catch {
      const element = document.getElementById(source);
      if (element) {
        window.getSelection()?.selectAllChildren(element);
        finish('selected');
      }
    }
  };
  const message = {
    idle: label,
    copied: translate({id: 'site.tools.copied', message: 'Copied', description: 'Button after a text was copied'}),
    selected: translate({
      id: 'site.tools.selected',
      message: 'Selected: press Ctrl+C',
      description: 'Copy button where the browser only lets the text be selected',
    }),
  }[state];
  return (
    <>
      <button
        type="button"
        className="site-button site-button--quiet"
        disabled={!mounted}
        onClick={() => {
          void copy();
        }}>
        {message}
      </button>
      <span className="site-visually-hidden" role="status">
        {state === 'idle' ? '' : message}
      </span>
    </>
  );
}
