import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {formatNumber} from '../../lib/numbers';
import {
  CABLES,
  CHART,
  DECK,
  HEIGHT,
  NOW,
  PYLONS,
  SENSORS,
  TRACES,
  VIBRATION_BARS,
  WATER_LEVEL,
  WIDTH,
  deckY,
  pylonPath,
  temperature,
  tilt,
  yAtNow,
} from './geometry';
import styles from './styles.module.css';

const HOURS = [3, 6, 9, 12, 15, 18, 21];
const GRID_LINES = [0, 1, 2, 3, 4].map((step) => CHART.top + (step * (CHART.bottom - CHART.top)) / 4);

/** A cable-stayed bridge with its sensors and the 24 hours that they have measured. Inline, so it follows the colour mode. */
export default function BridgeScene(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const number = (value: number, decimals: number) => formatNumber(value, i18n.currentLocale, {decimals});
  const label = translate({
    id: 'site.home.scene.alt',
    message:
      'Drawing of a bridge with five sensors. Above it is one day of measured values: temperature peaks in the afternoon, the tilt of the pylon follows about two hours later, and vibration rises during both rush hours.',
  });
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}>
      <g className={styles.grid}>
        {GRID_LINES.map((y) => (
          <path key={y} d={`M0 ${y}H${WIDTH}`} />
        ))}
        {HOURS.map((hour) => (
          <path key={hour} d={`M${(hour / 24) * WIDTH} ${CHART.top}V${CHART.bottom + 6}`} />
        ))}
      </g>
      <g className={styles.hours}>
        {HOURS.map((hour) => (
          <text key={hour} x={(hour / 24) * WIDTH} y={CHART.bottom + 24}>
            {hour}:00
          </text>
        ))}
      </g>
      <path
        className={styles.vibration}
        d={VIBRATION_BARS.map(({x, height}) => `M${x} ${CHART.bottom}v${-height}`).join('')}
      />
      <path className={styles.temperature} d={TRACES.temperature} pathLength={1} />
      <path className={styles.tilt} d={TRACES.tilt} pathLength={1} />

      <path className={styles.leader} d={`M${NOW.x} ${CHART.top - 10}V${deckY(NOW.x) - 8}`} />
      <circle className={styles.temperatureDot} cx={NOW.x} cy={yAtNow('temperature')} r={6} />
      <circle className={styles.tiltDot} cx={NOW.x} cy={yAtNow('tilt')} r={6} />
      <g className={styles.readings}>
        <text className={styles.readingBefore} x={NOW.x - 14} y={yAtNow('temperature') - 10}>
          {number(temperature(NOW.hour), 1)} °C
        </text>
        <text x={NOW.x + 14} y={yAtNow('tilt') + 24}>
          {number(tilt(NOW.hour), 2)} mm/m
        </text>
      </g>

      <path className={styles.water} d={`M0 ${WATER_LEVEL}H${WIDTH}V${HEIGHT}H0Z`} />
      <path
        className={styles.ripples}
        d="M70 466h120M250 482h190M520 464h160M610 492h240M760 474h110M930 468h170M1010 496h130M140 500h210"
      />
      <path className={styles.cables} d={CABLES} />
      <path className={styles.bridge} d={PYLONS.map(pylonPath).join('')} />
      <path className={styles.bridge} d={DECK} />
      {SENSORS.map(({x, y}) => (
        <g key={x} className={styles.sensor}>
          <circle className={styles.pulse} cx={x} cy={y} r={7} />
          <circle cx={x} cy={y} r={7} />
        </g>
      ))}
    </svg>
  );
}
