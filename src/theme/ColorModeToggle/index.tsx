// Wraps stock: large enough for a thumb; not there without JavaScript.
import StockColorModeToggle from '@theme-init/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export default function ColorModeToggle({className, ...props}: Props): ReactNode {
  return <StockColorModeToggle {...props} className={clsx('site-interactive', styles.toggle, className)} />;
}
