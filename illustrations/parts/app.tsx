import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import Callout from './Callout';
import Icon, {type IconName} from './Icon';
import {NOW} from '../sample';
import {clockTime} from '../format';
import type {Locale, Scene} from '../types';

/** Canvas of the pictures made with {@link AppScreen}. */
export const PHONE = {width: 390, height: 700, files: [390, 780]} as const satisfies Partial<Scene>;

/** A phone, of no brand in particular, filling the canvas; outside its rounded corners the canvas stays transparent. */
export function PhoneFrame({
  locale,
  className = 'bg-page',
  children,
}: {
  locale: Locale;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="p-9 w-screen h-screen rounded-52 bg-slate dark:bg-steel-600">
      <div className={clsx('flex relative flex-col h-full overflow-hidden rounded-43', className)}>
        <div className="flex relative flex-none items-center justify-between pt-4 px-26 h-46 z-1">
          <b className="text-16">{clockTime(NOW.clock, locale)}</b>
          <span className="absolute top-14 left-1/2 -ml-9 size-18 rounded-full bg-black" />
          <svg className="fill-current" width="52" height="16" viewBox="0 0 52 16" aria-hidden="true">
            <path d="M0 11h3v4H0zM5 8h3v7H5zM10 5h3v10h-3zM15 2h3v13h-3z" />
            <path
              d="M26 3h21a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H26a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z"
              className="fill-none stroke-current stroke-[1.2]"
            />
            <path d="M26.5 5.5h15v5h-15zM50 6.5h1.5v3H50z" />
          </svg>
        </div>
        {children}
        <div className="absolute bottom-8 left-1/2 -ml-60 w-120 h-4 rounded-2 bg-muted" />
      </div>
    </div>
  );
}

/** Top bar of a screen of the mobile app: a back button, `title` with `place` below it, and a menu button. */
export function AppBar({title, place}: {title: string; place: string}): ReactNode {
  return (
    <div className="flex pt-8 pb-12 px-16 gap-12 flex-none items-center">
      <Icon name="back" />
      <div className="grid flex-1">
        <b className="text-22 font-number leading-[1.15]">{title}</b>
        <span className="text-16 text-muted">{place}</span>
      </div>
      <Icon name="more" />
    </div>
  );
}

/** A screen of the mobile app on a phone: a bar with `title` and `place` in two lines, and a column of cards below. */
export function AppScreen({
  locale,
  title,
  place,
  children,
}: {
  locale: Locale;
  title: string;
  place: string;
  children: ReactNode;
}): ReactNode {
  return (
    <PhoneFrame locale={locale}>
      <AppBar title={title} place={place} />
      <div className="flex flex-col pb-24 px-18 min-h-0 gap-12 flex-1">{children}</div>
    </PhoneFrame>
  );
}

/** The name of a group of cards. */
export const AppTitle = ({children}: {children: ReactNode}) => (
  <div className="mt-2 -mb-4 mx-2 text-16 text-muted">{children}</div>
);

/** State of a device, with a dot. */
export const AppState = ({children}: {children: ReactNode}) => (
  <span className="flex flex-none items-center gap-8 text-16 text-link font-semibold">
    <i className="size-10 rounded-full bg-current" />
    {children}
  </span>
);

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
    <div
      className={clsx('flex relative items-center pr-14 pl-20 gap-12 not-first:border-t border-line', className)}
      style={{height}}>
      {icon && <Icon className="text-link" name={icon} />}
      <div className="grid flex-1 font-semibold min-w-0 leading-[1.25]">
        {label && <span className="text-16 font-normal text-muted">{label}</span>}
        <span>{children}</span>
        {note && <span className="text-16 font-normal text-muted">{note}</span>}
      </div>
      {aside}
      <EdgeMark n={n} height={height} />
    </div>
  );
}

const BUTTON = 'flex relative flex-none items-center justify-center gap-9 border-[1.5px] border-accent font-semibold';

const BUTTONS = {
  plain: 'px-16 h-52 rounded-9 text-18 bg-card text-accent',
  primary: 'px-16 h-52 rounded-9 text-18 bg-accent text-on-accent',
  low: 'px-12 h-38 rounded-8 text-16 bg-card text-accent',
} as const;

/**
 * A large button for touch. `kind` "primary" fills it with color; "low" makes it less tall, for a row of a card.
 * `n` is the call-out at the left edge, or at the upper left corner if the button is "low".
 */
export function AppButton({
  icon,
  kind = 'plain',
  className,
  n,
  children,
}: {
  icon?: IconName;
  kind?: keyof typeof BUTTONS;
  className?: string;
  n?: number;
  children: ReactNode;
}): ReactNode {
  return (
    <span className={clsx(BUTTON, BUTTONS[kind], className)}>
      {icon && <Icon name={icon} size={22} />}
      {children}
      {n !== undefined && <Callout n={n} x={-14} y={kind === 'low' ? -15 : 11} />}
    </span>
  );
}
