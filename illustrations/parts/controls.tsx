import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import Callout from './Callout';
import Icon, {type IconName} from './Icon';

/** The call-out at the upper left corner of a control; nothing without `n`. */
export const Mark = ({n}: {n?: number}) => (n === undefined ? null : <Callout n={n} x={-14} y={-14} />);

const BUTTON = 'inline-flex relative flex-none items-center justify-center gap-8 border-accent font-semibold';

const BUTTONS = {
  plain: 'px-16 h-42 border-[1.5px] rounded-8 bg-card text-accent',
  primary: 'px-16 h-42 border-[1.5px] rounded-8 bg-accent text-on-accent',
  small: 'px-12 h-34 border rounded-7 text-17 bg-card text-accent',
  icon: 'w-40 h-34 border rounded-7 bg-card text-accent',
} as const;

/** A button; `n` is the call-out at its corner. */
export function Button({
  icon,
  kind = 'plain',
  className,
  n,
  children,
}: {
  icon?: IconName;
  /** "icon": a button that shows an icon only. */
  kind?: keyof typeof BUTTONS;
  className?: string;
  n?: number;
  children?: ReactNode;
}): ReactNode {
  return (
    <span className={clsx(BUTTON, BUTTONS[kind], className)}>
      {icon && <Icon name={icon} size={20} />}
      {children}
      <Mark n={n} />
    </span>
  );
}

const BOX = 'flex relative justify-between px-12 border border-edge rounded-7 bg-card tabular-nums';

/** A box to type in, or to choose from. */
export const Box = ({className = 'items-center h-42', children}: {className?: string; children: ReactNode}) => (
  <div className={clsx(BOX, className)}>{children}</div>
);

/** A form field with its label, an optional help text, and a call-out before the label. */
export function Field({
  label,
  help,
  choice,
  box,
  className,
  n,
  children,
}: {
  label: string;
  help?: string;
  /** A list to choose from instead of a box to type in. */
  choice?: boolean;
  /** Classes of the box where it is not one line high. */
  box?: string;
  className?: string;
  n?: number;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className={clsx('grid min-w-0 gap-6', className)}>
      <span className={clsx('flex relative items-baseline gap-8', n !== undefined && 'pl-34')}>
        {n !== undefined && <Callout n={n} x={0} y={-2} />}
        <b>{label}</b>
        {help && <span className="text-16 text-muted">{help}</span>}
      </span>
      <Box className={box}>
        <span>{children}</span>
        {choice && <Icon name="down" size={20} />}
      </Box>
    </div>
  );
}

/** A switch that is on or off. */
export const Switch = ({on}: {on?: boolean}) => (
  <i
    className={clsx(
      'flex p-[1.5px] w-44 h-24 border-[1.5px] rounded-12',
      on ? 'justify-end border-accent bg-accent' : 'border-edge',
    )}>
    <i className={clsx('m-[1.5px] size-15 rounded-full', on ? 'bg-on-accent' : 'bg-edge')} />
  </i>
);

/** A bar that is filled up to `share` percent; `className` gives its size. */
export const Gauge = ({share, className}: {share: number; className: string}) => (
  <span className={clsx('flex flex-none overflow-hidden bg-line', className)}>
    <i className="bg-accent" style={{width: `${share}%`}} />
  </span>
);

/** A window over the page: title, content, buttons. `className` says where it stands. */
export function Dialog({
  title,
  note,
  className,
  body = 'py-16 px-20',
  actions,
  n,
  children,
}: {
  title: string;
  /** Muted text next to the title: what the window belongs to. */
  note?: string;
  className: string;
  /** Classes of the content. */
  body?: string;
  actions?: ReactNode;
  n?: number;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={clsx('flex absolute flex-col z-1 border border-edge rounded-12 bg-card shadow-site', className)}>
      <div className="flex relative pr-18 pl-20 h-56 gap-14 flex-none items-center border-b border-line">
        <h2 className="text-24">{title}</h2>
        {note && <span className="text-muted">{note}</span>}
        <Icon className="ml-auto text-muted" name="close" />
        <Mark n={n} />
      </div>
      <div className={clsx('min-h-0 flex-1', body)}>{children}</div>
      {actions && (
        <div className="flex py-12 px-20 gap-12 flex-none items-center justify-end border-t border-line">{actions}</div>
      )}
    </div>
  );
}

/** Tabs in a row, the current one filled with color. */
export function Tabs({
  labels,
  current,
  className = 'gap-8',
  tab = 'px-14 h-40',
  marks = {},
}: {
  labels: readonly string[];
  current?: string;
  className?: string;
  /** Size of a tab, as classes. */
  tab?: string;
  /** Call-out number by label. */
  marks?: Readonly<Record<string, number>>;
}): ReactNode {
  return (
    <div className={clsx('flex', className)}>
      {labels.map((label) => {
        const look = label === current ? 'font-semibold border-accent bg-accent text-on-accent' : 'border-edge bg-card';
        return (
          <span key={label} className={clsx('flex relative items-center border rounded-8', tab, look)}>
            {label}
            <Mark n={marks[label]} />
          </span>
        );
      })}
    </div>
  );
}

/** The square behind an icon; `signal` for what wants attention. */
export function Tone({icon, signal, className}: {icon: IconName; signal?: boolean; className?: string}): ReactNode {
  const color = signal ? 'bg-signal-surface text-signal-text' : 'bg-sunken text-link dark:bg-slate';
  return (
    <span className={clsx('tone', color, className)}>
      <Icon name={icon} />
    </span>
  );
}

/** Top of a card: an icon, a title with a note below it, and buttons. `buttons` are the classes of their row. */
export function CardHead({
  icon,
  title,
  note,
  className,
  buttons,
  children,
}: {
  icon: IconName;
  title: ReactNode;
  note: ReactNode;
  className: string;
  buttons: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={clsx('flex items-center', className)}>
      <Tone icon={icon} />
      <span className="grid gap-2">
        {title}
        {note}
      </span>
      <span className={clsx('flex', buttons)}>{children}</span>
    </div>
  );
}
