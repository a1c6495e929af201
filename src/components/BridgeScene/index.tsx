import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';
import {formatNumber} from '../../lib/numbers';
import Bridge from './bridge.svg';
import styles from './styles.module.css';

/** A bridge with its sensors and 24 hours of readings, those at noon as text. Inline SVG follows the color mode. */
export default function BridgeScene(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const label = translate({
    id: 'site.home.scene.alt',
    message:
      'Drawing of a bridge with five sensors. Above it is one day of measured values: temperature peaks in the afternoon, the tilt of the pylon follows about two hours later, and vibration rises during both rush hours.',
  });
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1200 520"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}>
      <Bridge />
      <text x="586" y="63.6" textAnchor="end">
        {formatNumber(17, currentLocale, {decimals: 1, unit: '°C'})}
      </text>
      <text x="614" y="125.4">
        {formatNumber(0.01, currentLocale, {decimals: 2, unit: 'mm/m'})}
      </text>
    </svg>
  );
}
