import clsx from 'clsx';
import React, {type ReactNode} from 'react';

/** Strokes of the icons on a 24 × 24 grid; drawn for these pictures, so that none comes with a license or a brand. */
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
  close: <path d="M6 6l12 12M18 6 6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  check: <path d="M5 12.5l5 5L19.5 7" />,
  search: <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20.5 20.5" />,
  edit: <path d="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7l3.5 3.5" />,
  trash: <path d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5" />,
  copy: <path d="M9 9h11v11H9zM15 9V4H4v11h5" />,
  paste: <path d="M8 5H5v15h14V5h-3M8.5 3.5h7v4h-7zM12 10.5V17M9 14.2l3 3 3-3" />,
  link: (
    <path d="M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6" />
  ),
  upload: <path d="M12 16V5M7.5 9.5 12 5l4.5 4.5M4 16v4h16v-4" />,
  layers: <path d="M12 4l9 4.5-9 4.5-9-4.5ZM4.5 12.8 12 16.5l7.5-3.7M4.5 16.6l7.5 3.7 7.5-3.7" />,
  sort: <path d="M8 10l4-4.5 4 4.5M8 14l4 4.5 4-4.5" />,
  calendar: <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8" />,
  silent: <path d="M4 16.5c2-1 3.5-5 5-5s2 3 3.5 3M16 8l5 5M21 8l-5 5" />,
  label: <path d="M4 5h16v14H4zM8 9v6M11 9v6M14 9v6M16.5 9v6" />,
  thermometer: (
    <>
      <path d="M9.5 14.2V5.5a2.5 2.5 0 0 1 5 0v8.7a4.2 4.2 0 1 1-5 0ZM12 9v6.5" />
      <circle cx="12" cy="17.3" r="1.4" />
    </>
  ),
  send: <path d="M4 12 20 4.5 15.5 20l-4-6.2ZM11.5 13.8 20 4.5" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

/** A line icon in the color of the text around it; `size` in CSS pixels. */
export default function Icon({
  name,
  size = 24,
  className,
}: {
  name: IconName;
  size?: number;
  className?: string;
}): ReactNode {
  return (
    <svg
      className={clsx('flex-none fill-none stroke-current stroke-[1.8] stroke-round', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}
