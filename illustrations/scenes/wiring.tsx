import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import {DRAWING, OUTLINE, Sheet} from '../parts/drawing';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  title: {cs: 'Svorky na sběrnici RS-485', en: 'Terminals on an RS-485 bus'},
  master: {cs: 'Řízení', en: 'Master'},
  device: {cs: 'Zařízení', en: 'Device'},
  address: {cs: 'adresa', en: 'address'},
  bias: {cs: 'polarizace', en: 'bias'},
  supply: {cs: 'Zdroj', en: 'Supply'},
  ends: {
    cs: '120 Ω jen v prvním a posledním, polarizace na jednom místě.',
    en: '120 Ω only in the first and last box, line bias in one place.',
  },
  note: {
    cs: 'Označení svorek a napětí ověřte podle podkladů k zařízení.',
    en: 'Check terminal names and voltage in the device documents.',
  },
} as const;

/** y coordinate of the horizontal part of each wire, by the name of the terminals that the wire connects. */
const WIRES = {A: 240, B: 268, GND: 296, '+': 324, '−': 352} as const;
const LOOKS = {
  A: 'stroke-accent stroke-3',
  B: 'stroke-signal stroke-3',
  GND: 'stroke-second stroke-3',
  '+': 'stroke-edge stroke-2',
  '−': 'stroke-edge stroke-2',
} as const;

type Terminal = keyof typeof WIRES;

const WIDTHS: Record<Terminal, number> = {A: 30, B: 30, GND: 52, '+': 26, '−': 26};
const BUS = ['A', 'B', 'GND'] as const;
const ALL = [...BUS, '+', '−'] as const;

/** Left edge of a terminal in a block at `x` that has all terminals before it. */
const leftOf = (x: number, terminal: Terminal): number =>
  x + 7 + ALL.slice(0, ALL.indexOf(terminal)).reduce((sum, before) => sum + WIDTHS[before], 0);

const centerOf = (x: number, terminal: Terminal): number => leftOf(x, terminal) + WIDTHS[terminal] / 2;

/** Cable from the terminals of the block at `from` to those of the next one: each block has one in and one out. */
const Cable = ({from, to, terminals}: {from: number; to: number; terminals: readonly Terminal[]}) => (
  <>
    {terminals.map((terminal) => (
      <path
        key={terminal}
        className={clsx('fill-none', LOOKS[terminal])}
        strokeDasharray={terminal === 'GND' ? '9 5' : undefined}
        d={`M${centerOf(from, terminal) + 5} 208V${WIRES[terminal]}H${centerOf(to, terminal) - 5}V208`}
      />
    ))}
  </>
);

/** Box of a master or device with its terminals; at an end of the bus, a resistor between A and B. */
function Block({
  x,
  title,
  note,
  terminals,
  end = false,
}: {
  x: number;
  title: string;
  note: string;
  terminals: readonly Terminal[];
  end?: boolean;
}): ReactNode {
  const width = 14 + terminals.reduce((sum, terminal) => sum + WIDTHS[terminal], 0);
  const [a, b] = [centerOf(x, 'A'), centerOf(x, 'B')];
  return (
    <>
      <rect className={OUTLINE} x={x} y="66" width={width} height="142" rx="6" />
      <text className="font-semibold" x={x + width / 2} y="92" textAnchor="middle">
        {title}
      </text>
      <text className="fill-muted" x={x + width / 2} y="117" textAnchor="middle">
        {note}
      </text>
      {end && (
        <>
          <path className="fill-none stroke-accent stroke-3" d={`M${a} 158V137H${a + 4}`} />
          <path className="fill-none stroke-signal stroke-3" d={`M${b} 158V137H${b - 4}`} />
          <rect className="fill-card stroke-ink stroke-2" x={a + 3} y="129" width={b - a - 6} height="16" />
          <text x={b + 12} y="145">
            120 Ω
          </text>
        </>
      )}
      {terminals.map((terminal) => (
        <g key={terminal}>
          <rect
            className="fill-card stroke-ink stroke-[1.5]"
            x={leftOf(x, terminal)}
            y="158"
            width={WIDTHS[terminal]}
            height="42"
          />
          <text x={centerOf(x, terminal)} y="187" textAnchor="middle">
            {terminal}
          </text>
        </g>
      ))}
    </>
  );
}

/** RS-485 bus in one chain: a master with line bias, two devices, a resistor in the first and last, one power supply. */
function Wiring({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  const [master, first, last] = [36, 252, 480] as const;
  return (
    <Sheet locale={locale} title={text.title} note={text.note}>
      <Cable from={master} to={first} terminals={BUS} />
      <Cable from={first} to={last} terminals={ALL} />
      <path
        className="fill-none stroke-edge stroke-2"
        d={`M162 374H${centerOf(first, '+') - 5}V208M162 400H${centerOf(first, '−') - 5}V208`}
      />
      <Block x={master} title={text.master} note={text.bias} terminals={BUS} end />
      <Block x={first} title={text.device} note={`${text.address} 1`} terminals={ALL} />
      <Block x={last} title={text.device} note={`${text.address} 2`} terminals={ALL} end />
      <rect className={OUTLINE} x="36" y="358" width="126" height="58" rx="6" />
      <text className="font-semibold" x="84" y="394" textAnchor="middle">
        {text.supply}
      </text>
      <text x="154" y="382" textAnchor="end">
        +
      </text>
      <text x="154" y="407" textAnchor="end">
        −
      </text>
      <text x="26" y="450">
        {text.ends}
      </text>
    </Sheet>
  );
}

export default {...DRAWING, name: 'wiring-rs485-terminals', Component: Wiring} satisfies Scene;
