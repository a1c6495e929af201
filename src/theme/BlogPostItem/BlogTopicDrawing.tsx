import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const WIDTH = 320;
const HEIGHT = 180;
const MIDDLE = HEIGHT / 2;

/** Path of a curve over the whole width. @param y height above the middle at a position from 0 to 1 */
function curve(y: (place: number) => number): string {
  return Array.from({length: 121}, (_, step) => {
    const height = Math.round((MIDDLE - y(step / 120)) * 10) / 10;
    return `${step === 0 ? 'M' : 'L'}${Math.round((step / 120) * WIDTH)} ${height}`;
  }).join('');
}

const wave = (place: number, count: number, shift = 0) => Math.sin((place * count - shift) * 2 * Math.PI);
const peak = (place: number, at: number, width: number) => 1 / (1 + ((place - at) / width) ** 2);
const SAMPLES = Array.from({length: 11}, (_, index) => (index + 0.5) / 11);

interface Drawing {
  line: string;
  quiet?: string;
  signal?: string;
  dots?: string;
}

/** By tag, the most specific first; the last is the default. */
const DRAWINGS: Readonly<Record<string, () => Drawing>> = {
  sampling: () => ({
    line: curve((place) => 52 * wave(place, 2)),
    quiet: SAMPLES.map((place) => `M${place * WIDTH} ${MIDDLE}v${-52 * wave(place, 2)}`).join(''),
    dots: SAMPLES.map((place) => `M${place * WIDTH} ${MIDDLE - 52 * wave(place, 2)}h.01`).join(''),
  }),
  wiring: () => ({
    line: 'M0 72H282V108H0',
    quiet: [40, 110, 180].map((x) => `M${x} 72V46M${x + 14} 108V46M${x - 12} 18h38v28h-38z`).join(''),
    signal: 'M282 72v6l7 3-14 5 14 5-14 5 7 3v9',
  }),
  vibration: () => ({
    line: curve((place) => (place < 0.12 ? 0 : 68 * Math.exp(-4 * (place - 0.12)) * wave(place, 14, 0.12 * 14))),
    quiet: `M0 ${MIDDLE}H${WIDTH}`,
    signal: curve((place) => 68 * Math.exp(-4 * Math.max(0, place - 0.12))).replace(/^.*?(?=L38 )L/, 'M'),
  }),
  temperature: () => ({
    line: curve((place) => 48 * wave(place, 1.5, 0.2)),
    signal: curve((place) => 30 * wave(place, 1.5, 0.36)),
    quiet: `M0 ${MIDDLE}H${WIDTH}`,
  }),
  installation: () => ({
    line: 'M0 96Q160 80 320 96M0 108Q160 92 320 108',
    quiet: 'M92 98V160M228 98V160M76 160h32M212 160h32M0 172h320',
    dots: 'M92 90h.01M160 88h.01M228 90h.01',
    signal: 'M146 70a20 20 0 0 1 28 0M136 58a34 34 0 0 1 48 0',
  }),
  spectrum: () => ({
    line: curve(
      (place) => 110 * peak(place, 0.3, 0.02) + 46 * peak(place, 0.66, 0.025) + 6 * wave(place, 23) ** 2 - 66,
    ),
    quiet: 'M0 156H320M96 46V156',
    dots: 'M96 44h.01',
  }),
};

/** The drawing beside a post in lists, chosen by its tags; decorative, so hidden from assistive technology. */
export default function BlogTopicDrawing({topics}: {topics: readonly string[]}): ReactNode {
  const subject = Object.keys(DRAWINGS).find((name) => topics.includes(name)) ?? 'spectrum';
  const {line, quiet, signal, dots} = DRAWINGS[subject]?.() ?? {line: ''};
  return (
    <svg
      className={clsx('site-strokes', styles.drawing)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true">
      <path className={styles.grid} d="M64 0V180M128 0V180M192 0V180M256 0V180M0 45H320M0 90H320M0 135H320" />
      <path className={styles.quiet} d={quiet} />
      <path className={styles.line} d={line} />
      <path className={styles.signal} d={signal} />
      <path className={styles.dots} d={dots} />
    </svg>
  );
}
