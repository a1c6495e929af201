import {
  CABLES,
  DECK,
  hourAt,
  PYLONS,
  pylonPath,
  SENSORS,
  temperature,
  tilt,
  WATER_LEVEL,
} from '../../components/BridgeScene/geometry';

/** As in src/css/tokens.css; a picture cannot read a style sheet. */
export const PICTURE_COLORS = {
  sky: '#12202a',
  water: '#0b151c',
  waves: '#2e4250',
  cable: '#5c7484',
  bridge: '#d2dce3',
  text: '#ffffff',
  muted: '#b3c3ce',
  accent: '#45b4d4',
  signal: '#ffbd7d',
} as const;

const WIDTH = 1200;
const BOTTOM = 630;

/** The scene of the home page is lower than the drawing. */
const SCENE_TOP = 118;
const TRACE = {middle: 430, height: 46} as const;
const WAVES = 'M70 466h120M250 482h190M520 464h160M610 492h240M760 474h110M930 468h170M1010 496h130M140 500h210';

function tracePath(value: (hour: number) => number, shift: number): string {
  return Array.from({length: 121}, (_, index) => {
    const x = (index / 120) * WIDTH;
    const y = TRACE.middle - TRACE.height * value(hourAt(x)) + shift;
    return `${index === 0 ? 'M' : 'L'}${x} ${y.toFixed(1)}`;
  }).join('');
}

/**
 * The bridge with its sensors and readings as SVG, for pictures for sharing and the title page of a printed manual.
 * @param top upper edge, from 0 to 350; the drawing ends at 630 and is 1,200 wide
 */
export function bridgeDrawing(top: number): string {
  const {sky, water, waves, cable, bridge, accent, signal} = PICTURE_COLORS;
  const readings = tracePath((hour) => (temperature(hour) - 12.5) / 6.7, 0);
  const tilts = tracePath((hour) => tilt(hour) / 0.23, 22);
  const sensors = SENSORS.map(({x, y}) => `<circle cx="${x}" cy="${y}" r="8"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${WIDTH} ${BOTTOM - top}" aria-hidden="true">
<rect width="${WIDTH}" height="${BOTTOM}" fill="${sky}"/>
<g fill="none" stroke-width="3" stroke-linejoin="round">
<path stroke="${accent}" d="${readings}"/><path stroke="${signal}" d="${tilts}"/>
</g>
<g transform="translate(0 ${SCENE_TOP})">
<path fill="${water}" d="M0 ${WATER_LEVEL}H1200V520H0Z"/>
<path fill="none" stroke="${waves}" stroke-width="2" stroke-linecap="round" d="${WAVES}"/>
<path fill="none" stroke="${cable}" stroke-width="1.5" d="${CABLES}"/>
<path fill="${bridge}" d="${PYLONS.map(pylonPath).join('')}${DECK}"/>
<g fill="${signal}" stroke="${sky}" stroke-width="3">${sensors.join('')}</g>
</g>
</svg>`;
}
