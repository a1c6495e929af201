import React, {type ReactNode} from 'react';
import {formatNumber} from '../../src/lib/numbers';
import Callout from '../parts/Callout';
import {Tabs} from '../parts/controls';
import Icon from '../parts/Icon';
import {linear} from '../scale';
import type {Locale, Scene, SceneProps} from '../types';
import {PIER_DEVICE} from '../world';

const TEXT = {
  cs: {
    uptime: 'doba provozu',
    local: 'místní čas',
    remaining: 'zbývá',
    tilt: 'Náklon X, Y',
    peak: 'špička',
  },
  en: {
    uptime: 'uptime',
    local: 'local time',
    remaining: 'remaining',
    tilt: 'Tilt X, Y',
    peak: 'peak',
  },
} as const;

const TABS = ['Status', 'ADXL355', 'Measurement', 'Network', 'System', 'Files', 'Logs', 'Analysis'];

/** Completed share of the manual measurement, percent. */
const PROGRESS = 62;

/** Sample accelerations for each axis, as on a bridge with traffic: root mean square and peak, in mg (0.001 g). */
const AXES = [
  {name: 'X', rms: 0.42, peak: 3.1},
  {name: 'Y', rms: 0.35, peak: 2.6},
  {name: 'Z', rms: 0.58, peak: 4.9},
] as const;

/**
 * Peak length of the acceleration vector, mg. It is greater than the peak of each axis. It is less than the length of
 * a vector made of the three peaks, because the peaks occur at different times.
 */
const MAGNITUDE_PEAK = 5.4;

/** Sample tilt of the device in degrees: roll is about the X axis, pitch about the Y axis. */
const ROLL = -0.62;
const PITCH = 1.38;

const ANGLES = [
  {name: 'Roll', value: ROLL},
  {name: 'Pitch', value: PITCH},
  {name: 'Inclination', value: Math.hypot(ROLL, PITCH)},
] as const;

/** Largest angle that the angle bars and the tilt circle can show, in degrees. */
const RANGE = 3;

function TiltCircle({size}: {size: number}): ReactNode {
  const middle = size / 2;
  const radius = middle - 3;
  const position = linear([-RANGE, RANGE], [middle - radius, middle + radius]);
  const [x, y] = [position(PITCH), position(-ROLL)];
  return (
    <svg className="tilt" width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {[1, 2 / 3, 1 / 3].map((share) => (
        <circle key={share} className="tilt-ring" cx={middle} cy={middle} r={radius * share} />
      ))}
      <path className="tilt-axis" d={`M${middle} 3V${size - 3}M3 ${middle}H${size - 3}`} />
      <text x={size - 24} y={middle - 9}>
        X
      </text>
      <text x={middle + 9} y={24}>
        Y
      </text>
      <path className="tilt-arm" d={`M${middle} ${middle}L${x} ${y}`} />
      <circle className="tilt-dot" cx={x} cy={y} r="11" />
    </svg>
  );
}

/** For each axis, the RMS as a bar (full length: 1 mg) and as a number, with the peak below the bar. */
function Axes({locale}: {locale: Locale}): ReactNode {
  return (
    <div className="unit-bars">
      {AXES.map(({name, rms, peak}) => (
        <div className="unit-bar" key={name}>
          <b>{name}</b>
          <i>
            <i style={{width: `${rms * 100}%`}} />
          </i>
          <b>{formatNumber(rms, locale, {decimals: 2, unit: 'mg'})}</b>
          <span className="muted unit-peak">
            {TEXT[locale].peak} {formatNumber(peak, locale, {decimals: 1, unit: 'mg'})}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Angles as bars that grow from zero in the middle. */
function Angles({locale}: {locale: Locale}): ReactNode {
  const share = (value: number) => (Math.abs(value) / RANGE) * 50;
  return (
    <div className="unit-bars">
      {ANGLES.map(({name, value}) => (
        <div className="unit-angle" key={name}>
          <span>{name}</span>
          <b>{formatNumber(value, locale, {decimals: 2})}°</b>
          <i>
            <i style={{left: `${value < 0 ? 50 - share(value) : 50}%`, width: `${share(value)}%`}} />
          </i>
        </div>
      ))}
    </div>
  );
}

/** The Status tab of the web interface in a Dynasense device while a manual measurement runs. */
function Dynasense({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    <div className="unit">
      <div className="unit-head">
        <Icon name="device" size={28} />
        <h1>{PIER_DEVICE.name}</h1>
        <span>firmware {PIER_DEVICE.firmware}</span>
        <span>{text.uptime} 12 d 4 h</span>
        <span className="unit-clocks">
          <Callout n={2} x={-38} y={8} />
          <span>
            <b>12:20:36</b>
            RTC UTC
          </span>
          <span>
            <b>14:20:36</b>
            {text.local}
          </span>
        </span>
      </div>
      <div className="unit-tabs">
        <Tabs labels={TABS} current="Status" />
      </div>
      <div className="unit-recording">
        <Callout n={1} x={-13} y={-11} />
        <b>Manual</b>
        <i>
          <i style={{width: `${PROGRESS}%`}} />
        </i>
        <b>{formatNumber(PROGRESS, locale, {decimals: 0, unit: '%'})}</b>
        <span>{text.remaining} 0 h 07 min 36 s</span>
      </div>
      <div className="unit-cards">
        <div className="card unit-card">
          <Callout n={3} x={-13} y={-11} />
          <h2>{text.tilt}</h2>
          <TiltCircle size={266} />
        </div>
        <div className="card unit-card">
          <Callout n={4} x={-13} y={-11} />
          <h2>RMS</h2>
          <Axes locale={locale} />
        </div>
        <div className="card unit-card">
          <Callout n={5} x={-13} y={-11} />
          <h2>Roll, Pitch, Inclination</h2>
          <Angles locale={locale} />
          <div className="unit-magnitude">
            <span>Mag peak</span>
            <span className="number">{formatNumber(MAGNITUDE_PEAK, locale, {decimals: 1, unit: 'mg'})}</span>
          </div>
        </div>
      </div>
    </div>
  );
}

export default {name: 'dynasense', width: 1120, height: 640, files: [800, 1600], Component: Dynasense} satisfies Scene;
