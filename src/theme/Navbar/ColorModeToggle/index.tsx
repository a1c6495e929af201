// Wraps stock: large enough for a thumb; not there without JavaScript.
import StockColorModeToggle from '@theme-init/Navbar/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export default function NavbarColorModeToggle({className}: Props): ReactNode {
  return <StockColorModeToggle className={clsx(styles.toggle, className)} />;
}
