import React, {type ReactNode} from 'react';

/** Strokes of the icons on a 24 × 24 grid; drawn for these pictures, so that none comes with a licence or a brand. */
const SHAPES = {
  overview: <path d="M4 4h7v9H4zM15 4h5v5h-5zM15 13h5v7h-5zM4 17h7v3H4z" />,
  map: (
    <>
      <path d="M12 21c4-4.6 6.5-8 6.5-11.2A6.5 6.5 0 0 0 5.5 9.8C5.5 13 8 16.4 12 21Z" />
      <circle cx="12" cy="10" r="2.3" />
    </>
  ),
  bridge: <path d="M2 9h20M2 13c3.5-1.5 5.5-1.5 7 5h6c1.5-6.5 3.5-6.5 7-5M9 18v2M15 18v2M6 9V6M12 9V6M18 9V6" />,
  footbridge: <path d="M2 16c6-3.5 14-3.5 20 0M2 11c6-3.5 14-3.5 20 0M6 9.3v5M12 8.4v5M18 9.3v5M4 16v4M20 16v4" />,
  hall: <path d="M3 20V11l9-6 9 6v9M3 11l9 3 9-3M12 14v6M2 20h20" />,
  wall: <path d="M6 20 8 4h5v16M2 20h20M13 8h6l3 2M13 12h4M13 16h4" />,
  picture: <path d="M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15.5 9h.01" />,
  chart: <path d="M4 4v16h16M7 15l4-5 3 3 5-7" />,
  device: <path d="M7 7h10v10H7zM10 7V3.5M14 7V3.5M10 20.5V17M14 20.5V17M7 10H3.5M7 14H3.5M20.5 10H17M20.5 14H17" />,
  bell: <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 1h-15ZM10 21h4" />,
  terminal: <path d="M3 5h18v14H3zM7 9.5l3 2.5-3 2.5M12.5 15H17" />,
  people: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M3 20c0-4 2.5-6 6-6s6 2 6 6M16 5.5a3.5 3.5 0 0 1 0 6M18 14.5c2 .8 3 2.7 3 5.5" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8.5" r="4" />
      <path d="M4.5 20.5c.8-4.3 3.5-6 7.5-6s6.7 1.7 7.5 6" />
    </>
  ),
  lock: <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />,
  mail: <path d="M3 6h18v12H3zM3 7l9 7 9-7" />,
  eye: (
    <>
      <path d="M2.5 12C5 7.7 8.2 5.7 12 5.7s7 2 9.5 6.3c-2.5 4.3-5.7 6.3-9.5 6.3S5 16.3 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  back: <path d="M15 5l-7 7 7 7" />,
  forward: <path d="M9 5l7 7-7 7" />,
  down: <path d="M6 9.5l6 6 6-6" />,
  more: <path d="M12 5.5h.01M12 12h.01M12 18.5h.01" />,
  radio: (
    <path d="M12 12h.01M8.5 15.5a5 5 0 0 1 0-7M15.5 8.5a5 5 0 0 1 0 7M5.7 18.3a9 9 0 0 1 0-12.6M18.3 5.7a9 9 0 0 1 0 12.6" />
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2.5" />
    </>
  ),
  battery: <path d="M3 8h15v8H3zM21 11v2M6 11v2" />,
  silent: <path d="M4 16.5c2-1 3.5-5 5-5s2 3 3.5 3M16 8l5 5M21 8l-5 5" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

/** A line icon in the colour of the text around it; `size` in CSS pixels. */
export default function Icon({name, size = 24}: {name: IconName; size?: number}): ReactNode {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}
