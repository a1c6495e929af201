import {onCLS, onFCP, onINP, onLCP, onTTFB} from 'web-vitals';
import type {Metric} from 'web-vitals';

/** @param value in ms; a layout shift has no unit */
function log({name, value, rating, navigationType}: Metric): void {
  const amount = name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
  // eslint-disable-next-line no-console -- this is what the reader of the console asked for
  console.info(`[web-vitals] ${name} ${amount}, ${rating} (${navigationType})`);
}

// Each change at once: who looks at the console does not want to leave the page first.
for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) {
  observe(log, {reportAllChanges: true});
}
