import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import Callout from '../parts/Callout';
import {Tabs} from '../parts/controls';
import Icon from '../parts/Icon';
import {linear} from '../scale';
import type {Locale, Scene, SceneProps} from '../types';
import {PIER_DEVICE} from '../world';

const TEXT = {
  uptime: {cs: 'doba provozu', en: 'uptime'},
  local: {cs: 'místní čas', en: 'local time'},
  remaining: {cs: 'zbývá', en: 'remaining'},
  tilt: {cs: 'Náklon X, Y', en: 'Tilt X, Y'},
  peak: {cs: 'špička', en: 'peak'},
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
    <svg className="block my-auto" width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {[1, 2 / 3, 1 / 3].map((share) => (
        <circle
          key={share}
          className="fill-none stroke-steel-400 stroke-[1.5]"
          cx={middle}
          cy={middle}
          r={radius * share}
        />
      ))}
      <path className="fill-none stroke-line stroke-[1.5]" d={`M${middle} 3V${size - 3}M3 ${middle}H${size - 3}`} />
      <text className="font-semibold fill-muted" x={size - 24} y={middle - 9}>
        X
      </text>
      <text className="font-semibold fill-muted" x={middle + 9} y={24}>
        Y
      </text>
      <path className="fill-none stroke-calm stroke-2" d={`M${middle} ${middle}L${x} ${y}`} />
      <circle className="fill-calm stroke-card stroke-3" cx={x} cy={y} r="11" />
    </svg>
  );
}

/** For each axis, the RMS as a bar (full length: 1 mg) and as a number, with the peak below the bar. */
function Axes({locale}: {locale: Locale}): ReactNode {
  return (
    <div className="flex flex-col flex-1 justify-around">
      {AXES.map(({name, rms, peak}) => (
        <div className="grid gap-x-12 gap-y-6 items-center grid-cols-[16px_1fr_84px]" key={name}>
          <b>{name}</b>
          <i className="relative h-16 overflow-hidden rounded-4 bg-line">
            <i className="absolute inset-y-0 left-0 bg-accent" style={{width: `${rms * 100}%`}} />
          </i>
          <b className="text-right">{formatNumber(rms, locale, {decimals: 2, unit: 'mg'})}</b>
          <span className="text-17 text-right col-[2/-1] text-muted">
            {TEXT.peak[locale]} {formatNumber(peak, locale, {decimals: 1, unit: 'mg'})}
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
    <div className="flex flex-col flex-1 justify-around">
      {ANGLES.map(({name, value}) => (
        <div className="grid gap-7 grid-cols-[1fr_auto]" key={name}>
          <span>{name}</span>
          <b>{formatNumber(value, locale, {decimals: 2})}°</b>
          <i className="relative h-16 overflow-hidden col-span-full rounded-4 bg-line">
            <i
              className="absolute inset-y-0 left-0 bg-accent"
              style={{left: `${value < 0 ? 50 - share(value) : 50}%`, width: `${share(value)}%`}}
            />
            <i className="absolute inset-y-0 left-1/2 -ml-1 w-2 bg-ink" />
          </i>
        </div>
      ))}
    </div>
  );
}

const RECORDING =
  'grid relative items-center gap-18 px-20 mx-26 rounded-10 bg-alarm text-on-alarm grid-cols-[auto_1fr_auto_auto]';

/** The Status tab of the web interface in a Dynasense device while a manual measurement runs. */
function Dynasense({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <div className="grid tabular-nums w-screen h-screen text-18 grid-rows-[72px_68px_58px_1fr] bg-page">
      <div className="flex px-26 gap-22 items-center border-b border-line bg-steel-900 text-steel-200">
        <Icon className="-mr-8 text-brand-300" name="device" size={28} />
        <h1 className="text-26 text-white">{PIER_DEVICE.name}</h1>
        <span>firmware {PIER_DEVICE.firmware}</span>
        <span>{text.uptime} 12 d 4 h</span>
        <span className="flex relative ml-auto gap-26">
          <Callout n={2} x={-38} y={8} />
          <span className="grid text-16">
            <b className="text-23 text-white font-number leading-none">12:20:36</b>
            RTC UTC
          </span>
          <span className="grid text-16">
            <b className="text-23 text-white font-number leading-none">14:20:36</b>
            {text.local}
          </span>
        </span>
      </div>
      <div className="flex px-26 items-center">
        <Tabs labels={TABS} current="Status" />
      </div>
      <div className={RECORDING}>
        <Callout n={1} x={-13} y={-11} />
        <b>Manual</b>
        <i className="h-10 overflow-hidden rounded-5 bg-groove">
          <i className="block h-full bg-on-alarm" style={{width: `${PROGRESS}%`}} />
        </i>
        <b>{formatNumber(PROGRESS, locale, {decimals: 0, unit: '%'})}</b>
        <span>{text.remaining} 0 h 07 min 36 s</span>
      </div>
      <div className="grid pt-22 pb-24 px-26 gap-20 grid-cols-[306px_1fr_1fr]">
        <div className="card flex relative flex-col pt-18 pb-20 px-20">
          <Callout n={3} x={-13} y={-11} />
          <h2 className="pb-14 text-24">{text.tilt}</h2>
          <TiltCircle size={266} />
        </div>
        <div className="card flex relative flex-col pt-18 pb-20 px-20">
          <Callout n={4} x={-13} y={-11} />
          <h2 className="pb-14 text-24">RMS</h2>
          <Axes locale={locale} />
        </div>
        <div className="card flex relative flex-col pt-18 pb-20 px-20">
          <Callout n={5} x={-13} y={-11} />
          <h2 className="pb-14 text-24">Roll, Pitch, Inclination</h2>
          <Angles locale={locale} />
          <div className="flex pt-16 mt-14 items-baseline justify-between border-t border-line">
            <span>Mag peak</span>
            <span className="number text-28">{formatNumber(MAGNITUDE_PEAK, locale, {decimals: 1, unit: 'mg'})}</span>
          </div>
        </div>
      </div>
    </div>
  );
}

export default {name: 'dynasense', width: 1120, height: 640, files: [800, 1600], Component: Dynasense} satisfies Scene;
