// Differs from stock: the label names the present mode and the next one; own sizes and icons' visibility by CSS only.
import type {ColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {nextChoice} from './nextChoice';
import styles from './styles.module.css';

function modeName(choice: ColorMode | null): string {
  const names = {
    system: translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'}),
    light: translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
    dark: translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
  };
  return names[choice ?? 'system'];
}

/**
 * Cycles through the colour modes. Disabled until React has mounted, because a click before that would be lost.
 * All three icons are in the page; `html[data-theme-choice]`, set before the first paint, shows one of them.
 */
export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  const mounted = useIsBrowser();
  const label = translate(
    {id: 'theme.colorToggle.ariaLabel', message: 'Switch between dark and light mode (currently {mode})'},
    {mode: modeName(value)},
  );
  return (
    <div className={clsx('site-interactive', styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn site-icon-button', buttonClassName)}
        disabled={!mounted}
        title={modeName(value)}
        aria-label={label}
        onClick={() => onChange(nextChoice(value, respectPrefersColorScheme))}>
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}
