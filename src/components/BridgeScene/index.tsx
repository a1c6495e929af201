import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {formatNumber} from '../../lib/numbers';
import {CABLES, DECK, NOON, PYLONS, RIPPLES, SENSORS, TRACES, WATER} from './bridge';
import styles from './styles.module.css';

const HOURS = [3, 6, 9, 12, 15, 18, 21];
const HOUR_WIDTH = 50;

const peak = (hour: number, at: number, width: number) => Math.exp(-(((hour - at) / width) ** 2));

/** SVG path of the vibration of the deck, as bars below the curves. The bars are highest during rush hours. */
const VIBRATION = Array.from({length: 150}, (_, index) => {
  const hour = (4 + index * 8) / HOUR_WIDTH;
  const vehicles = 0.55 + 0.45 * Math.sin(hour * 53) * Math.sin(hour * 31 + 1.3);
  const traffic = 0.03 + 0.9 * peak(hour, 7.6, 1.7) + 0.4 * peak(hour, 11.5, 3) + 0.75 * peak(hour, 15.8, 1.9);
  return `M${4 + index * 8} 196v${(-3 - 34 * Math.min(1, traffic) * vehicles).toFixed(1)}`;
}).join('');

/** A cable-stayed bridge with its sensors and 24 hours of readings. Inline SVG, so that it follows the color mode. */
export default function BridgeScene(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {temperature, tilt} = NOON;
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
      <path className={styles.grid} d="M0 36H1200M0 76H1200M0 116H1200M0 156H1200M0 196H1200" />
      <path className={styles.grid} d={HOURS.map((hour) => `M${hour * HOUR_WIDTH} 36V202`).join('')} />
      {HOURS.map((hour) => (
        <text key={hour} className={styles.hour} x={hour * HOUR_WIDTH} y="220">
          {hour}:00
        </text>
      ))}
      <path className={styles.vibration} d={VIBRATION} />
      <path className={styles.trace} d={TRACES.temperature} pathLength={1} />
      <path className={clsx(styles.trace, styles.signal)} d={TRACES.tilt} pathLength={1} />

      <path className={styles.leader} d="M600 26V376" />
      <circle className={styles.dot} cx="600" cy={temperature.y} r="6" />
      <circle className={clsx(styles.dot, styles.signal)} cx="600" cy={tilt.y} r="6" />
      <text className={styles.reading} x="586" y={temperature.y - 10} textAnchor="end">
        {formatNumber(temperature.value, currentLocale, {decimals: 1, unit: '°C'})}
      </text>
      <text className={styles.reading} x="614" y={tilt.y + 24}>
        {formatNumber(tilt.value, currentLocale, {decimals: 2, unit: 'mm/m'})}
      </text>

      <path className={styles.water} d={WATER} />
      <path className={styles.ripples} d={RIPPLES} />
      <path className={styles.cables} d={CABLES} />
      <path className={styles.bridge} d={PYLONS + DECK} />
      {SENSORS.map(({x, y}) => (
        <g key={x} className={clsx(styles.dot, styles.signal)}>
          <circle className={styles.pulse} cx={x} cy={y} r="7" />
          <circle cx={x} cy={y} r="7" />
        </g>
      ))}
    </svg>
  );
}
