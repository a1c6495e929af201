/** Shapes and readings of the bridge on the home page, for a canvas of 1200 × 520 units. */

/** SVG paths of readings on a day in May. The tilt of the pylon (tower) follows the air temperature with a delay. */
export const TRACES = {
  temperature: 'M-425 43.5C-179 43.5 4 164 250 164C441 164 584 43.5 775 43.5C1021 43.5 1204 164 1450 164',
  tilt: 'M-342 53C-96 53 87 152.4 333 152.4C524 152.4 667 53 858 53C1104 53 1287 152.4 1533 152.4',
} as const;

/** Readings at noon: `value` in °C or mm/m, and `y`, the vertical position of the curve on the canvas. */
export const NOON = {temperature: {value: 17, y: 73.6}, tilt: {value: 0.01, y: 101.4}} as const;

export const DECK = 'M0 398Q600 370 1200 398V409Q600 381 0 409Z';
export const PYLONS = 'M325 252h10l5 218h-20ZM865 252h10l5 218h-20Z';
export const WATER = 'M0 446H1200V520H0Z';
export const RIPPLES =
  'M70 466h120M250 482h190M520 464h160M610 492h240M760 474h110M930 468h170M1010 496h130M140 500h210';

/** SVG path of the cables. Cables lead from each pylon to the deck on both sides of the pylon. */
export const CABLES = [330, 870]
  .flatMap((pylon) =>
    [-8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => {
      const x = pylon + step * 31;
      const deck = 384 + 14 * ((x - 600) / 600) ** 2;
      return `M${pylon} ${334 - 9 * Math.abs(step)}L${x} ${deck.toFixed(1)}`;
    }),
  )
  .join('');

export const SENSORS = [
  {x: 118, y: 398.5},
  {x: 330, y: 252},
  {x: 600, y: 389.5},
  {x: 870, y: 252},
  {x: 1082, y: 398.5},
] as const;
