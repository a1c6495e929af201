import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {Badge, Box, NextArrow, useText} from '../parts';
import styles from '../styles.module.css';

/** Part of a bridge over water. A wire connects the sensor under the deck to the device on the pier. */
function Bridge(): ReactNode {
  return (
    <svg className={styles.bridge} viewBox="0 0 160 130">
      <path className={styles.accent} fillOpacity="0.13" d="M0 104H160V130H0Z" />
      <path className={styles.flow} strokeOpacity="0.5" d="M16 114h22M86 113h34M114 121h24" />
      <path className={styles.line} d="M0 10H160M10 10v10M38 10v10M66 10v10M94 10v10M122 10v10M150 10v10" />
      <path className={styles.solid} d="M0 20H160V31H0ZM20 31h20l-3 73H23Z" />
      <path className={styles.flowBack} d="M118 36v14H56V66" />
      <circle className={styles.sensor} cx="118" cy="33" r="7" />
      <rect className={styles.device} x="40" y="66" width="34" height="24" rx="5" />
      <path className={styles.flow} d="M47 78h20M52 73v10M62 73v10" />
    </svg>
  );
}

export default function DataFlow(): ReactNode {
  const text = useText();
  const numbered = (number: number, title: string, note: string) => (
    <p className={clsx(styles.note, styles.numbered)}>
      <Badge number={number} /> <strong className={styles.title}>{title}</strong> {note}
    </p>
  );
  return (
    <div className={styles.flowChart}>
      <div className={styles.panel}>
        {numbered(1, text({cs: 'Snímač', en: 'Sensor'}), text({cs: 'změří veličinu', en: 'measures a quantity'}))}
        <Bridge />
        {numbered(2, text({cs: 'Zařízení', en: 'Device'}), text({cs: 'odešle data', en: 'sends the data'}))}
      </div>
      <NextArrow />
      <div className={styles.ways}>
        <Box icon="tower" title="LTE" />
        <Box icon="wifi" title="Wi-Fi" />
        <Box icon="cable" title="RS-485" note={{cs: 'přes bránu', en: 'via a gateway'}} />
      </div>
      <NextArrow />
      <Box
        icon="cloud"
        number={3}
        title="Cloud"
        note={{cs: 'uloží data k měřicímu bodu', en: 'stores data with the measurement point'}}
      />
      <NextArrow />
      <div className={styles.outputs}>
        <div className={styles.panel}>
          <p className={styles.note}>
            {text({cs: 'Přepočteno podle parametrů bodu', en: 'With the parameters of the point'})}
          </p>
          <Box
            number={4}
            title={{cs: 'Portál', en: 'Portal'}}
            note={{cs: 'grafy a pohled na konstrukci', en: 'charts and Construction View'}}
          />
          <Box
            number={5}
            title={{cs: 'Externí grafy', en: 'External Charts'}}
            note={{cs: 'odkazem, bez účtu', en: 'by link, no account'}}
          />
        </div>
        <div className={styles.panel}>
          <p className={styles.note}>{text({cs: 'Bez přepočtu', en: 'Unprocessed'})}</p>
          <Box
            number={5}
            title={{cs: 'Jiný software', en: 'Other software'}}
            note={{cs: 'čte surové řady', en: 'reads raw series'}}
          />
        </div>
      </div>
    </div>
  );
}
