/** Building blocks of the diagrams. Classes of `styles.module.css` lay them out. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {type Locale, type Localized, textIn} from '../../lib/locale';
import {typography} from '../../lib/typography';
import styles from './styles.module.css';

/** Returns a function that picks the text in the language of the page and applies the typography of this language. */
export function useText(): (text: string | Localized) => string {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  return (text) => typography(textIn(text, locale), locale);
}

/** SVG paths of the icons, on a 24 × 24 grid. */
const ICONS = {
  device: 'M7 7h10v10H7zM10 7V3.5M14 7V3.5M10 20.5V17M14 20.5V17M7 10H3.5M7 14H3.5M20.5 10H17M20.5 14H17',
  tower:
    'M12 10v11M8.5 21h7M12 10h.01M8.6 13.2a4.6 4.6 0 0 1 0-6.4M15.4 6.8a4.6 4.6 0 0 1 0 6.4M5.9 15.9a8.4 8.4 0 0 1 0-11.8M18.1 4.1a8.4 8.4 0 0 1 0 11.8',
  wifi: 'M3 9.5a13 13 0 0 1 18 0M6 13a8.6 8.6 0 0 1 12 0M9 16.4a4.3 4.3 0 0 1 6 0M12 19.8h.01',
  cable: 'M4 4v5a5 5 0 0 0 5 5h6a5 5 0 0 1 5 5v1M1.5 4h5M17.5 20h5',
  cloud: 'M7 18.5h10a4 4 0 0 0 .6-7.9 6 6 0 0 0-11.5-1.2A4.6 4.6 0 0 0 7 18.5Z',
  organization: 'M4 21V6l8-3v18M12 9l8 2v10M2 21h20M8 8v.01M8 12v.01M8 16v.01M16 14v.01M16 17.5v.01',
  bridge: 'M2 9h20M2 13c3.5-1.5 5.5-1.5 7 5h6c1.5-6.5 3.5-6.5 7-5M9 18v2M15 18v2M6 9V6M12 9V6M18 9V6',
  point: 'M12 21c4-4.6 6.5-8 6.5-11.2A6.5 6.5 0 0 0 5.5 9.8C5.5 13 8 16.4 12 21ZM12 7.5a2.3 2.3 0 1 0 .01 0',
} as const;

export type IconName = keyof typeof ICONS;

function Icon({name}: {name: IconName}): ReactNode {
  return (
    <svg className={clsx('site-strokes', styles.icon)} viewBox="0 0 24 24" width="24" height="24">
      <path d={ICONS[name]} />
    </svg>
  );
}

/** A character as a picture: an arrow, a tick. */
export function Sign({children}: {children: string}): ReactNode {
  return <span className={styles.sign}>{children}</span>;
}

interface BoxProps {
  title: string | Localized;
  note?: string | Localized;
  icon?: IconName;
  /** Number of a step, which a list on the page explains under the same number. */
  number?: number;
  /** A list beside the texts, or below them where there is no room. */
  children?: ReactNode;
}

/** Box with a title and an optional note. */
export function Box({title, note, icon, number, children}: BoxProps): ReactNode {
  const text = useText();
  return (
    <div className={styles.box}>
      {icon && <Icon name={icon} />}
      <div>
        <strong className={styles.title}>{number ? `${number}. ${text(title)}` : text(title)}</strong>
        {note && <p className={styles.note}>{text(note)}</p>}
      </div>
      {children}
    </div>
  );
}

/** Arrow to the row below. */
export function Down({label}: {label?: Localized}): ReactNode {
  const text = useText();
  return (
    <p className={styles.line}>
      <Sign>↓</Sign> {label && text(label)}
    </p>
  );
}
