import React, {type ReactNode} from 'react';
import type {Localized} from '../../../config/locales';
import {ArrowHead, Badge, Box, type DiagramProps, textsIn} from '../parts';
import styles from '../styles.module.css';

interface Step {
  name: Localized;
  /** Why a connection may stop here. */
  hint: Localized;
  /** Ends with an arrow head; a step with none happens in the phone. */
  to: readonly ('device' | 'phone')[];
}

const STEPS: readonly Step[] = [
  {
    name: {cs: 'Ohlašování', en: 'Advertising'},
    hint: {cs: 'baterie, spánek, velká vzdálenost', en: 'battery, sleep, or too far away'},
    to: ['phone'],
  },
  {
    name: {cs: 'Vyhledávání', en: 'Scanning'},
    hint: {cs: 'oprávnění telefonu, vypnuté Bluetooth', en: 'permissions, or Bluetooth off'},
    to: [],
  },
  {
    name: {cs: 'Připojení', en: 'Connecting'},
    hint: {cs: 'připojený je někdo jiný', en: 'someone else is connected'},
    to: ['device'],
  },
  {
    name: {cs: 'Ověření heslem', en: 'Authentication'},
    hint: {cs: 'překlep, nebo heslo jiného zařízení', en: 'typo, or password of another device'},
    to: ['device'],
  },
  {
    name: {cs: 'Zjištění služeb', en: 'Service discovery'},
    hint: {cs: 'oznámení nejsou zapnutá', en: 'notifications aren’t turned on'},
    to: ['phone'],
  },
  {
    name: {cs: 'Příkazy a odpovědi', en: 'Commands and responses'},
    hint: {cs: 'překlep, chybí konec řádku', en: 'typo, or missing line ending'},
    to: ['device', 'phone'],
  },
];

/** What goes between the device on the left and the phone on the right. */
function Message({to}: Pick<Step, 'to'>): ReactNode {
  return (
    <svg width="100%" height="16">
      {to.length > 0 ? (
        <line className={styles.flow} x1="2" x2="99%" y1="8" y2="8" />
      ) : (
        <svg className={styles.flow} x="100%" y="8">
          <path d="M0 -10H-24Q-30 -10 -30 -5T-24 0H-4" />
        </svg>
      )}
      {to.includes('device') && <ArrowHead x={0} y={8} direction={180} />}
      {!to.includes('device') || to.includes('phone') ? <ArrowHead x="100%" y={8} direction={0} /> : null}
    </svg>
  );
}

export default function BleSteps({locale}: DiagramProps): ReactNode {
  const text = textsIn(locale);
  return (
    <>
      <div className={styles.step}>
        <div className={styles.partners}>
          <Box icon="device" title={text({cs: 'Zařízení', en: 'Device'})} />
          <Box icon="phone" title={text({cs: 'Telefon', en: 'Phone'})} />
        </div>
        <strong className={styles.question}>{text({cs: 'Zastavilo se to tady?', en: 'Did it stop here?'})}</strong>
      </div>
      {STEPS.map(({name, hint, to}, index) => (
        <div key={name.en} className={styles.step}>
          <div className={styles.lifelines}>
            <span>
              <Badge number={index + 1} /> {text(name)}
            </span>
            <Message to={to} />
          </div>
          <p className={styles.note}>{text(hint)}</p>
        </div>
      ))}
    </>
  );
}
