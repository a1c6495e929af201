import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {Box, useText} from '../parts';
import styles from '../styles.module.css';

/** The beam from laser to target, and below it both distances as dimensions. */
export default function LaserPrinciple(): ReactNode {
  const text = useText();
  return (
    <div className={styles.laser}>
      <Box title="Laser" note={{cs: 'na pevné části', en: 'on a fixed part'}} />
      <div>
        <p className={styles.beam}>{text({cs: 'paprsek', en: 'beam'})}</p>
        <p className={clsx(styles.dimension, styles.before)}>
          {text({cs: 'výchozí 7,0000 m', en: 'reference 7.0000 m'})}
        </p>
        <p className={styles.dimension}>{text({cs: 'naměřeno 7,0042 m', en: 'measured 7.0042 m'})}</p>
        <strong className={styles.change}>{text({cs: 'změna +4,2 mm', en: 'change +4.2 mm'})}</strong>
      </div>
      <Box title={{cs: 'Cíl', en: 'Target'}} note={{cs: 'na části, která se hýbe', en: 'on the part that moves'}} />
    </div>
  );
}
