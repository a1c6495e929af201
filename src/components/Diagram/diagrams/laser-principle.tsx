import React, {type ReactNode} from 'react';
import {ArrowHead, useText} from '../parts';
import styles from '../styles.module.css';

/** Horizontal positions of the front of the laser, and of the moving part before and after (`NOW`) its movement. */
const FRONT = '15%';
const BEFORE = '82%';
const NOW = '88%';

/** Vertical positions in CSS pixels: `TOP` of both structural parts, laser `BEAM`, and `BOTTOM` of the drawing. */
const TOP = 24;
const BEAM = 78;
const BOTTOM = 210;

function Distance({to, y, children}: {to: string; y: number; children: string}): ReactNode {
  return (
    <>
      <line className={styles.line} x1={FRONT} x2={to} y1={y} y2={y} />
      <ArrowHead x={FRONT} y={y} direction={180} />
      <ArrowHead x={to} y={y} direction={0} />
      <text className={styles.label} x="49%" y={y - 8}>
        {children}
      </text>
    </>
  );
}

export default function LaserPrinciple(): ReactNode {
  const text = useText();
  return (
    <>
      <div className={styles.ends}>
        <p className={styles.note}>
          <strong className={styles.title}>{text({cs: 'Laser', en: 'Laser'})}</strong>
          <br />
          {text({cs: 'na pevné části', en: 'on a fixed part'})}
        </p>
        <p className={styles.note}>
          <strong className={styles.title}>{text({cs: 'Cíl', en: 'Target'})}</strong>
          <br />
          {text({cs: 'na části, která se hýbe', en: 'on the part that moves'})}
        </p>
      </div>
      <svg width="100%" height={BOTTOM}>
        <rect className={styles.solid} width="5%" y={TOP} height={BOTTOM - TOP} />
        <rect className={styles.concrete} x={NOW} width="12%" y={TOP} height={BOTTOM - TOP} />
        <line className={styles.dashed} x1={BEFORE} x2={BEFORE} y1={TOP - 8} y2={BOTTOM} />
        <line className={styles.dashed} x1={FRONT} x2={FRONT} y1={BEAM + 20} y2={BOTTOM} />
        <line className={styles.flowBack} x1={FRONT} x2={NOW} y1={BEAM} y2={BEAM} />
        <rect className={styles.device} x="5%" width="10%" y={BEAM - 20} height="40" rx="5" />
        <circle className={styles.sensor} cx="13%" cy={BEAM} r="6" />
        <svg x={NOW} y={BEAM}>
          <rect className={styles.device} x="-7" y="-28" width="7" height="56" rx="2" />
          <circle className={styles.sensor} cx="-7" r="5" />
        </svg>
        <text className={styles.label} x="49%" y={BEAM - 10}>
          {text({cs: 'paprsek', en: 'beam'})}
        </text>
        <g className={styles.signal}>
          <line className={styles.flowBack} x1={BEFORE} x2="86%" y1="12" y2="12" />
          <ArrowHead x={NOW} y={12} direction={0} />
          <text className={styles.label} x="80%" y="17" textAnchor="end">
            {text({cs: 'změna +4,2 mm', en: 'change +4.2 mm'})}
          </text>
        </g>
        <Distance to={BEFORE} y={142}>
          {text({cs: 'výchozí 7,0000 m', en: 'reference 7.0000 m'})}
        </Distance>
        <Distance to={NOW} y={186}>
          {text({cs: 'naměřeno 7,0042 m', en: 'measured 7.0042 m'})}
        </Distance>
      </svg>
    </>
  );
}
