import React, {type ReactNode} from 'react';
import type {PanelContent} from './plot';
import styles from './styles.module.css';

/** Height of the plot in CSS pixels; the same number stands in styles.module.css. */
export const PLOT_HEIGHT = 128;

/** Units of the drawing across the plot; its height is in CSS pixels. */
const ACROSS = 10_000;

const rounded = (value: number) => String(Math.round(value * 10) / 10);

function linePath({points, interval, axis}: PanelContent): {line: string; dots: string} {
  const [low, high] = axis.domain;
  let line = '';
  let dots = '';
  let pen: 'up' | 'down' = 'up';
  points.minutes.forEach((minute, index) => {
    const value = points.values[index];
    if (value === null || value === undefined) {
      pen = 'up';
      return;
    }
    const x = Math.round(((minute - interval.from) / (interval.to - interval.from)) * ACROSS);
    const y = rounded(PLOT_HEIGHT * (1 - (value - low) / (high - low)));
    line += `${pen === 'up' ? 'M' : 'L'}${x} ${y}`;
    dots += `M${x} ${y}h0`;
    pen = 'down';
  });
  return {line, dots};
}

/**
 * One panel as a drawing that needs no script: what readers without JavaScript and printers get. Widths are shares of
 * the plot, so the same markup fits every screen while its labels keep their size.
 */
export default function Picture({content}: {content: PanelContent}): ReactNode {
  const {points, interval, axis, timeTicks, timeLabel, valueLabel} = content;
  const [low, high] = axis.domain;
  const {line, dots} = linePath(content);
  const across = (minute: number) => `${rounded(((minute - interval.from) / (interval.to - interval.from)) * 100)}%`;
  return (
    <svg className={styles.picture} aria-hidden="true">
      {axis.ticks.map((tick) => {
        const y = rounded(PLOT_HEIGHT * (1 - (tick - low) / (high - low)));
        return (
          <React.Fragment key={tick}>
            <line className={styles.grid} x1="0" x2="100%" y1={y} y2={y} />
            <text x="-8" y={y} dy="0.35em" textAnchor="end">
              {valueLabel(tick)}
            </text>
          </React.Fragment>
        );
      })}
      {timeTicks.map((minute) => (
        <React.Fragment key={minute}>
          <line className={styles.grid} x1={across(minute)} x2={across(minute)} y1="0" y2="100%" />
          <text x={across(minute)} y={PLOT_HEIGHT + 18} textAnchor="middle">
            {timeLabel(minute)}
          </text>
        </React.Fragment>
      ))}
      <svg width="100%" height={PLOT_HEIGHT} viewBox={`0 0 ${ACROSS} ${PLOT_HEIGHT}`} preserveAspectRatio="none">
        <path className={styles.line} d={line} />
        {points.step > 1 && <path className={styles.dots} d={dots} />}
      </svg>
    </svg>
  );
}
