import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import Callout from './Callout';
import Icon, {type IconName} from './Icon';

/** The call-out at the upper left corner of a control; nothing without `n`. */
const Mark = ({n}: {n?: number}) => (n === undefined ? null : <Callout n={n} x={-14} y={-14} />);

/** A button; `n` is the call-out at its corner. */
export function Button({
  icon,
  kind,
  n,
  children,
}: {
  icon?: IconName;
  kind?: 'primary' | 'small';
  n?: number;
  children: ReactNode;
}): ReactNode {
  return (
    <span className={clsx('button', kind)}>
      {icon && <Icon name={icon} size={20} />}
      {children}
      <Mark n={n} />
    </span>
  );
}

/** A form field with its label, an optional help text, and a call-out before the label. */
export function Field({
  label,
  help,
  choice,
  lines,
  n,
  children,
}: {
  label: string;
  help?: string;
  /** A list to choose from instead of a box to type in. */
  choice?: boolean;
  /** Several lines of text instead of one. */
  lines?: boolean;
  n?: number;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className="field">
      <span className={clsx('field-label', n !== undefined && 'marked')}>
        {n !== undefined && <Callout n={n} x={0} y={-2} />}
        <b>{label}</b>
        {help && <span className="muted">{help}</span>}
      </span>
      <div className={clsx('field-box', lines && 'lines')}>
        <span>{children}</span>
        {choice && <Icon name="down" size={20} />}
      </div>
    </div>
  );
}

/** A button that shows an icon only. */
export function IconButton({icon, n}: {icon: IconName; n?: number}): ReactNode {
  return (
    <span className="button small icon-only">
      <Icon name={icon} size={20} />
      <Mark n={n} />
    </span>
  );
}

/** A window over the page: title, content, buttons. */
export function Dialog({
  title,
  note,
  className,
  actions,
  n,
  children,
}: {
  title: string;
  /** Muted text next to the title: what the window belongs to. */
  note?: string;
  className?: string;
  actions?: ReactNode;
  n?: number;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={clsx('dialog', className)}>
      <div className="dialog-head">
        <h2>{title}</h2>
        {note && <span className="muted">{note}</span>}
        <Icon name="close" />
        <Mark n={n} />
      </div>
      <div className="dialog-body">{children}</div>
      {actions && <div className="dialog-actions">{actions}</div>}
    </div>
  );
}

/** Tabs in a row, the current one raised. */
export function Tabs({
  labels,
  current,
  marks = {},
}: {
  labels: readonly string[];
  current?: string;
  /** Call-out number by label. */
  marks?: Readonly<Record<string, number>>;
}): ReactNode {
  return (
    <div className="tabs">
      {labels.map((label) => (
        <span key={label} className={clsx(label === current && 'current')}>
          {label}
          <Mark n={marks[label]} />
        </span>
      ))}
    </div>
  );
}
