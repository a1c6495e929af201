import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import Callout from './Callout';
import {AppBar, PhoneFrame} from './frames';
import Icon, {type IconName} from './Icon';
import type {Locale, Scene} from '../types';

/** Canvas of the pictures made with {@link AppScreen}. */
export const PHONE = {width: 390, height: 700, files: [390, 780]} as const satisfies Partial<Scene>;

/** A screen of the mobile app on a phone: a bar with `title` and `place` in two lines, and a column of cards below. */
export function AppScreen({
  locale,
  title,
  place,
  className,
  children,
}: {
  locale: Locale;
  title: string;
  place: string;
  className: string;
  children: ReactNode;
}): ReactNode {
  return (
    <PhoneFrame locale={locale} className={className}>
      <AppBar title={title} place={place} />
      <div className="app-body">{children}</div>
    </PhoneFrame>
  );
}

/** A call-out centered on the left edge of a box; `height` is the height of the box in CSS pixels. */
export const EdgeMark = ({n, height}: {n?: number; height: number}) =>
  n === undefined ? null : <Callout n={n} x={-14} y={height / 2 - 14} />;

/**
 * A row of a card: an icon, a name (`children`) with muted text above or below it, and `aside` at the right end.
 * `height` is in CSS pixels; `n` is the call-out at the left edge.
 */
export function AppRow({
  icon,
  label,
  note,
  height = 56,
  className,
  n,
  aside,
  children,
}: {
  icon?: IconName;
  /** Muted text above the name. */
  label?: string;
  /** Muted text below the name. */
  note?: string;
  height?: number;
  className?: string;
  n?: number;
  aside?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={clsx('app-row', className)} style={{height}}>
      {icon && <Icon name={icon} />}
      <div className="app-row-text">
        {label && <span>{label}</span>}
        <b>{children}</b>
        {note && <span>{note}</span>}
      </div>
      {aside}
      <EdgeMark n={n} height={height} />
    </div>
  );
}

/**
 * A large button for touch. `kind` "primary" fills it with color; "low" makes it less tall, for a row of a card.
 * `n` is the call-out at the left edge, or at the upper left corner if the button is "low".
 */
export function AppButton({
  icon,
  kind,
  n,
  children,
}: {
  icon?: IconName;
  kind?: 'primary' | 'low';
  n?: number;
  children: ReactNode;
}): ReactNode {
  return (
    <span className={clsx('app-button', kind)}>
      {icon && <Icon name={icon} size={22} />}
      {children}
      {n !== undefined && <Callout n={n} x={-14} y={kind === 'low' ? -15 : 11} />}
    </span>
  );
}
