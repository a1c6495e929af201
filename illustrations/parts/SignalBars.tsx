import React, {type ReactNode} from 'react';

/** Signal in dBm from which each bar is lit. One lit bar means unreliable, two weak, three good, four very good. */
const STEPS = [-95, -90, -75, -60] as const;

/** Signal strength of a Bluetooth device, `signal` in dBm, as four bars. */
export default function SignalBars({signal}: {signal: number}): ReactNode {
  return (
    <svg className="flex-none fill-line" width="24" height="18" viewBox="0 0 24 18" aria-hidden="true">
      {STEPS.map((step, index) => (
        <rect
          key={step}
          className={signal >= step ? 'fill-accent' : 'fill-line'}
          x={index * 6}
          y={12 - index * 4}
          width="4.5"
          height={6 + index * 4}
          rx="1"
        />
      ))}
    </svg>
  );
}
