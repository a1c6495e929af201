import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {Localized} from '../../../lib/locale';
import {Box, useText} from '../parts';
import styles from '../styles.module.css';

/** Wires of the bus. `y`: CSS pixels below the boxes. `shift`: CSS pixels from a box's middle to the wire's branch. */
const WIRES = [
  {name: 'A', y: 22, shift: -16, look: styles.flow},
  {name: 'B', y: 62, shift: 0, look: styles.flowBack},
  {name: 'GND', y: 86, shift: 16, look: styles.dashed},
] as const;

/** Horizontal positions of the middles of the four boxes. */
const BOXES = ['12.5%', '37.5%', '62.5%', '87.5%'];

/** The wires with a branch to each box, and the terminating resistors between A and B at both ends. */
function Wires(): ReactNode {
  return (
    <svg width="100%" height="100">
      {WIRES.map(({name, y, look}) => (
        <line key={name} className={look} x1="2%" x2="98%" y1={y} y2={y} />
      ))}
      {BOXES.map((x) => (
        <svg key={x} x={x}>
          {WIRES.map(({name, y, shift, look}) => (
            <React.Fragment key={name}>
              <path className={look} d={`M${shift} 0V${y}`} />
              <circle className={styles.solid} cx={shift} cy={y} r="4" />
            </React.Fragment>
          ))}
        </svg>
      ))}
      {['2%', '98%'].map((x) => (
        <svg key={x} x={x}>
          <path className={styles.line} d="M0 22V62" />
          <rect className={styles.device} x="-6" y="30" width="12" height="24" rx="2" />
        </svg>
      ))}
      {WIRES.map(({name, y}) => (
        <text key={name} className={styles.label} x="25%" y={y + 5}>
          {name}
        </text>
      ))}
    </svg>
  );
}

/** Good and bad ways to wire devices, drawn on 180 × 66 units. `boxes` is the SVG path of the devices. */
const TOPOLOGIES: readonly {isGood?: boolean; title: Localized; note: Localized; wires: ReactNode; boxes: string}[] = [
  {
    isGood: true,
    title: {cs: 'V jedné řadě', en: 'One chain'},
    note: {cs: 'od zařízení k zařízení', en: 'from device to device'},
    wires: <path className={styles.flow} d="M6 46H174M40 46v-12M90 46v-12M140 46v-12M6 40v12M174 40v12" />,
    boxes: 'M29 18h22v18h-22zM79 18h22v18h-22zM129 18h22v18h-22z',
  },
  {
    title: {cs: 'Dlouhá odbočka', en: 'Long stub'},
    note: {cs: 'signál se odráží', en: 'the signal is reflected'},
    wires: (
      <>
        <path className={styles.flow} d="M6 56H174M40 56v-10M140 56v-10M6 50v12M174 50v12" />
        <path className={styles.flowBack} d="M90 56V14" />
      </>
    ),
    boxes: 'M29 30h22v18h-22zM79 3h22v18h-22zM129 30h22v18h-22z',
  },
  {
    title: {cs: 'Hvězda', en: 'Star'},
    note: {cs: 'příliš mnoho konců', en: 'too many ends'},
    wires: <path className={styles.flowBack} d="M30 12L90 33L150 12M30 54L90 33L150 54" />,
    boxes: 'M19 3h22v18h-22zM139 3h22v18h-22zM79 24h22v18h-22zM19 45h22v18h-22zM139 45h22v18h-22z',
  },
];

export default function Rs485Bus(): ReactNode {
  const text = useText();
  return (
    <>
      <div className={styles.bus}>
        <Box title={{cs: 'Řídicí jednotka', en: 'PLC or master'}} note={{cs: 'na konci vedení', en: 'at one end'}} />
        {[1, 2, 3].map((address) => (
          <Box
            key={address}
            title={{cs: 'Zařízení', en: 'Device'}}
            note={`${text({cs: 'adresa', en: 'address'})} ${address}`}
          />
        ))}
      </div>
      <Wires />
      <p className={clsx(styles.note, 'text--center')}>
        {text({
          cs: '120 Ω jen na obou koncích · stíněný kroucený pár a společná zem',
          en: '120 Ω at the two ends only · shielded twisted pair and common ground',
        })}
      </p>
      <div className={styles.topologies}>
        {TOPOLOGIES.map(({isGood, title, note, wires, boxes}) => (
          <div key={title.en} className={clsx(styles.box, styles.quiet)}>
            <span className={clsx(styles.badge, !isGood && styles.bad)}>{isGood ? '✓' : '✕'}</span>
            <strong className={styles.title}>{text(title)}</strong>
            <svg viewBox="0 0 180 66">
              {wires}
              <path className={styles.device} d={boxes} />
            </svg>
            <p className={styles.note}>{text(note)}</p>
          </div>
        ))}
      </div>
    </>
  );
}
