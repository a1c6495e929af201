import React, {type ReactNode} from 'react';
import type {Localized} from '../../../lib/locale';
import {Box, Sign} from '../parts';
import styles from '../styles.module.css';

interface Step {
  name: Localized;
  /** Why the connection may fail at this step. */
  hint: Localized;
  /** Direction of the message: `→` from device to phone, `←` back, `⇄` both ways; `↻` while the phone scans. */
  arrow: '→' | '←' | '⇄' | '↻';
}

const STEPS: readonly Step[] = [
  {
    name: {cs: 'Ohlašování', en: 'Advertising'},
    hint: {cs: 'baterie, spánek, velká vzdálenost', en: 'battery, sleep, or too far away'},
    arrow: '→',
  },
  {
    name: {cs: 'Vyhledávání', en: 'Scanning'},
    hint: {cs: 'oprávnění telefonu, vypnuté Bluetooth', en: 'permissions, or Bluetooth off'},
    arrow: '↻',
  },
  {
    name: {cs: 'Připojení', en: 'Connecting'},
    hint: {cs: 'připojený je někdo jiný', en: 'someone else is connected'},
    arrow: '←',
  },
  {
    name: {cs: 'Ověření heslem', en: 'Authentication'},
    hint: {cs: 'překlep, nebo heslo jiného zařízení', en: 'typo, or password of another device'},
    arrow: '←',
  },
  {
    name: {cs: 'Zjištění služeb', en: 'Service discovery'},
    hint: {cs: 'oznámení nejsou zapnutá', en: 'notifications aren’t turned on'},
    arrow: '→',
  },
  {
    name: {cs: 'Příkazy a odpovědi', en: 'Commands and responses'},
    hint: {cs: 'překlep, chybí konec řádku', en: 'typo, or missing line ending'},
    arrow: '⇄',
  },
];

export default function BleSteps(): ReactNode {
  return (
    <>
      <div className={styles.row}>
        <Box icon="device" title={{cs: 'Zařízení', en: 'Device'}} />
        <Box icon="phone" title={{cs: 'Telefon', en: 'Phone'}} />
      </div>
      {STEPS.map(({name, hint, arrow}, index) => (
        <Box key={name.en} number={index + 1} title={name} note={hint}>
          <Sign>{arrow}</Sign>
        </Box>
      ))}
    </>
  );
}
