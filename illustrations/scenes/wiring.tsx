import React, {type ReactNode} from 'react';
import {DRAWING, Sheet} from '../parts/drawing';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  cs: {
    title: 'Svorky na sběrnici RS-485',
    master: 'Master',
    device: 'Zařízení',
    address: 'adresa',
    bias: 'polarizace',
    supply: 'Zdroj',
    ends: '120 Ω jen na obou koncích, polarizace jen na jednom místě.',
    note: 'Označení svorek a napětí ověřte podle podkladů k zařízení.',
  },
  en: {
    title: 'Terminals on an RS-485 bus',
    master: 'Master',
    device: 'Device',
    address: 'address',
    bias: 'bias',
    supply: 'Supply',
    ends: '120 Ω only at the two ends, line bias in one place only.',
    note: 'Check terminal names and voltage in the device documents.',
  },
} as const;

/** y coordinate of each horizontal wire, by the name of the terminals that the wire connects. */
const WIRES = {A: 252, B: 306, GND: 338, '+': 374, '−': 400} as const;
const LOOKS = {A: 'wire', B: 'wire b', GND: 'wire ground', '+': 'wire supply', '−': 'wire supply'} as const;

type Terminal = keyof typeof WIRES;

const WIDTHS: Record<Terminal, number> = {A: 30, B: 30, GND: 52, '+': 26, '−': 26};

/** Box of a master or device, with its terminals. A vertical line connects each terminal to its horizontal wire. */
function Block({
  x,
  title,
  note,
  terminals,
}: {
  x: number;
  title: string;
  note: string;
  terminals: readonly Terminal[];
}): ReactNode {
  const placed = terminals.map((terminal, index) => ({
    terminal,
    left: x + 7 + terminals.slice(0, index).reduce((sum, before) => sum + WIDTHS[before], 0),
  }));
  const width = 14 + terminals.reduce((sum, terminal) => sum + WIDTHS[terminal], 0);
  return (
    <>
      {placed.map(({terminal, left}) => (
        <g key={terminal}>
          <path className={LOOKS[terminal]} d={`M${left + WIDTHS[terminal] / 2} 200V${WIRES[terminal]}`} />
          <circle className="node" cx={left + WIDTHS[terminal] / 2} cy={WIRES[terminal]} r="5" />
        </g>
      ))}
      <rect className="outline" x={x} y="78" width={width} height="122" rx="6" />
      <text className="strong" x={x + width / 2} y="107" textAnchor="middle">
        {title}
      </text>
      <text className="quiet" x={x + width / 2} y="134" textAnchor="middle">
        {note}
      </text>
      {placed.map(({terminal, left}) => (
        <g key={terminal}>
          <rect className="plate" x={left} y="150" width={WIDTHS[terminal]} height="42" />
          <text x={left + WIDTHS[terminal] / 2} y="179" textAnchor="middle">
            {terminal}
          </text>
        </g>
      ))}
    </>
  );
}

/** A terminating resistor between the wires A and B, at one end of the bus. */
const Termination = ({x}: {x: number}) => (
  <>
    <path className="wire" d={`M${x} ${WIRES.A}V${WIRES.A + 12}`} />
    <path className="wire b" d={`M${x} ${WIRES.B - 12}V${WIRES.B}`} />
    <rect className="resistor" x={x - 8} y={WIRES.A + 10} width="16" height={WIRES.B - WIRES.A - 20} />
  </>
);

/** RS-485 bus with a master and two devices: a resistor at each end, line bias at the master, one power supply. */
function Wiring({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  const all = ['A', 'B', 'GND', '+', '−'] as const;
  return (
    <Sheet locale={locale} title={text.title} note={text.note}>
      {(['A', 'B', 'GND'] as const).map((wire) => (
        <path
          key={wire}
          className={LOOKS[wire]}
          d={`M${wire === 'GND' ? 189 : 28} ${WIRES[wire]}H${wire === 'GND' ? 529 : 692}`}
        />
      ))}
      <path className="wire supply" d={`M150 ${WIRES['+']}H581M150 ${WIRES['−']}H607`} />
      <Termination x={28} />
      <Termination x={692} />
      <text x="42" y="287">
        120 Ω
      </text>
      <text x="678" y="287" textAnchor="end">
        120 Ω
      </text>
      <Block x={96} title={text.master} note={text.bias} terminals={['A', 'B', 'GND']} />
      <Block x={240} title={text.device} note={`${text.address} 1`} terminals={all} />
      <Block x={436} title={text.device} note={`${text.address} 2`} terminals={all} />
      <rect className="outline" x="24" y="358" width="126" height="58" rx="6" />
      <text className="strong" x="72" y="394" textAnchor="middle">
        {text.supply}
      </text>
      <text x="142" y="382" textAnchor="end">
        +
      </text>
      <text x="142" y="407" textAnchor="end">
        −
      </text>
      <text x="26" y="450">
        {text.ends}
      </text>
    </Sheet>
  );
}

export default {...DRAWING, name: 'wiring-rs485-terminals', Component: Wiring} satisfies Scene;
