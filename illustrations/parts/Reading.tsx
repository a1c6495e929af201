import React, {type ReactNode} from 'react';
import {formatNumber} from '../../src/lib/numbers';
import type {Locale} from '../types';

/** A measured value in large figures with its unit next to it in the text font. */
export default function Reading({
  value,
  decimals,
  unit,
  locale,
}: {
  value: number;
  decimals: number;
  unit: string;
  locale: Locale;
}): ReactNode {
  return (
    <span className="reading">
      <span className="number">{formatNumber(value, locale, {decimals})}</span>
      <span className="unit">{unit}</span>
    </span>
  );
}
