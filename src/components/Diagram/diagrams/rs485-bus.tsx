import React, {type ReactNode} from 'react';
import type {Localized} from '../../../lib/locale';
import {Box, Sign} from '../parts';
import styles from '../styles.module.css';

/** Good and bad ways to wire devices, drawn on 180 × 66 units. `boxes` is the SVG path of the devices. */
const TOPOLOGIES: readonly {isGood?: boolean; title: Localized; note: Localized; wires: string; boxes: string}[] = [
  {
    isGood: true,
    title: {cs: 'V jedné řadě', en: 'One chain'},
    note: {cs: 'od zařízení k zařízení', en: 'from device to device'},
    wires: 'M30 33H150',
    boxes: 'M19 24h22v18h-22zM79 24h22v18h-22zM139 24h22v18h-22z',
  },
  {
    title: {cs: 'Dlouhá odbočka', en: 'Long stub'},
    note: {cs: 'signál se odráží', en: 'the signal is reflected'},
    wires: 'M30 54H150M90 54V14',
    boxes: 'M19 45h22v18h-22zM79 3h22v18h-22zM139 45h22v18h-22z',
  },
  {
    title: {cs: 'Hvězda', en: 'Star'},
    note: {cs: 'příliš mnoho konců', en: 'too many ends'},
    wires: 'M30 12L90 33L150 12M30 54L90 33L150 54',
    boxes: 'M19 3h22v18h-22zM139 3h22v18h-22zM79 24h22v18h-22zM19 45h22v18h-22zM139 45h22v18h-22z',
  },
];

export default function Rs485Bus(): ReactNode {
  return TOPOLOGIES.map(({isGood, title, note, wires, boxes}) => (
    <Box key={title.en} title={title} note={note}>
      <svg className={styles.topology} viewBox="0 0 180 66">
        <path d={wires} />
        <path d={boxes} />
      </svg>
      <Sign>{isGood ? '✓' : '✕'}</Sign>
    </Box>
  ));
}
