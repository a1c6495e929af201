import React, {type ReactNode} from 'react';
import {Box, Down} from '../parts';
import styles from '../styles.module.css';

export default function DataFlow(): ReactNode {
  return (
    <>
      <Box number={1} title={{cs: 'Snímač', en: 'Sensor'}} note={{cs: 'změří veličinu', en: 'measures a quantity'}} />
      <Down />
      <Box number={2} title={{cs: 'Zařízení', en: 'Device'}} note={{cs: 'odešle data', en: 'sends the data'}} />
      <Down />
      <div className={styles.row}>
        <Box icon="tower" title="LTE" />
        <Box icon="wifi" title="Wi-Fi" />
        <Box icon="cable" title="RS-485" note={{cs: 'přes bránu', en: 'via a gateway'}} />
      </div>
      <Down />
      <Box icon="cloud" number={3} title="Cloud" note={{cs: 'uloží data k bodu', en: 'stores data with the point'}} />
      <div className={styles.row}>
        <div className={styles.rows}>
          <Down label={{cs: 'podle parametrů bodu', en: 'with the parameters of the point'}} />
          <Box number={4} title={{cs: 'Portál', en: 'Portal'}} note={{cs: 'grafy a pohledy', en: 'charts and views'}} />
          <Box
            number={5}
            title={{cs: 'Externí grafy', en: 'External Charts'}}
            note={{cs: 'odkazem, bez účtu', en: 'by link, no account'}}
          />
        </div>
        <div className={styles.rows}>
          <Down label={{cs: 'bez přepočtu', en: 'unprocessed'}} />
          <Box
            number={5}
            title={{cs: 'Jiný software', en: 'Other software'}}
            note={{cs: 'čte surové řady', en: 'reads raw series'}}
          />
        </div>
      </div>
    </>
  );
}
