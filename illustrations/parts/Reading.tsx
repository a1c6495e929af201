import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {formatNumber} from '../../src/lib/numbers';
import type {Locale} from '../types';

/** A measured value in large figures with its unit next to it in the text font. */
export default function Reading({
  value,
  decimals,
  unit,
  locale,
  size = 'text-22',
  className,
}: {
  value: number;
  decimals: number;
  unit: string;
  locale: Locale;
  /** Class of the size of the figures. */
  size?: string;
  className?: string;
}): ReactNode {
  return (
    <span className={clsx('flex gap-[0.3em] items-baseline', className)}>
      <span className={clsx('number', size)}>{formatNumber(value, locale, {decimals})}</span>
      <span>{unit}</span>
    </span>
  );
}

/** A value with its name in a box on a drawing; `className` is the height and the size of the text. */
export function Tag({
  label,
  place,
  className,
  ...reading
}: React.ComponentProps<typeof Reading> & {label: string; place: React.CSSProperties; className: string}): ReactNode {
  return (
    <div
      className={clsx('grid absolute px-10 border-[1.5px] border-accent rounded-7 bg-card leading-[1.15]', className)}
      style={place}>
      <span className="text-muted">{label}</span>
      <Reading {...reading} />
    </div>
  );
}
