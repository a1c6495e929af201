import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import Callout from './Callout';
import {AppBar, PhoneFrame} from './frames';
import Icon, {type IconName} from './Icon';
import type {Locale, Scene} from '../types';

/** Canvas of the phone pictures in the manual. */
export const PHONE = {width: 390, height: 700, files: [390, 780]} as const satisfies Partial<Scene>;

/** A screen of the mobile app in its phone: the bar with the title and the place, below it a column of cards. */
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

/** A call-out that half covers the left edge of a box, at half its height. `height` of the box is in CSS pixels. */
export const EdgeMark = ({n, height}: {n?: number; height: number}) =>
  n === undefined ? null : <Callout n={n} x={-14} y={height / 2 - 14} />;

/**
 * A line of a card: an icon or another symbol, a name with a muted text above or below it, and content at the right
 * end. `height` in CSS pixels; `n` is the call-out at the left edge.
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

/** A button for a thumb; `kind` "primary" fills it, "low" makes it fit into a row of a card; `n` is the call-out at its left edge. */
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
