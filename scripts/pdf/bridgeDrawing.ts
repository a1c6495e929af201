import {CABLES, DECK, PYLONS, RIPPLES, SENSORS, TRACES, WATER} from '../../src/components/BridgeScene/bridge';

/** Colors of the drawing, copied from src/css/tokens.css. */
const PICTURE_COLORS = {
  sky: '#12202a',
  water: '#0b151c',
  waves: '#2e4250',
  cable: '#5c7484',
  bridge: '#d2dce3',
  text: '#ffffff',
  muted: '#b3c3ce',
  accent: '#7fd0e8',
  signal: '#ffbd7d',
} as const;

const WIDTH = 1200;
const BOTTOM = 630;

/** Units by which the bridge is moved down, because this drawing is taller than the scene of the home page. */
const SCENE_TOP = 118;

/**
 * SVG of the bridge with sensors and curves of readings, for the title pages of printed manuals.
 * @param top upper edge of the view, from 0 to 350; the drawing is 1,200 wide and ends at 630
 */
export function bridgeDrawing(top: number): string {
  const {sky, water, waves, cable, bridge, accent, signal} = PICTURE_COLORS;
  const sensors = SENSORS.map(({x, y}) => `<circle cx="${x}" cy="${y}" r="8"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${WIDTH} ${BOTTOM - top}" aria-hidden="true">
<rect width="${WIDTH}" height="${BOTTOM}" fill="${sky}"/>
<g fill="none" stroke-width="3" stroke-linejoin="round">
<path transform="translate(0 345) scale(1 0.73)" stroke="${accent}" d="${TRACES.temperature}"/>
<path transform="translate(0 360) scale(1 0.9)" stroke="${signal}" d="${TRACES.tilt}"/>
</g>
<g transform="translate(0 ${SCENE_TOP})">
<path fill="${water}" d="${WATER}"/>
<path fill="none" stroke="${waves}" stroke-width="2" stroke-linecap="round" d="${RIPPLES}"/>
<path fill="none" stroke="${cable}" stroke-width="1.5" d="${CABLES}"/>
<path fill="${bridge}" d="${PYLONS}${DECK}"/>
<g fill="${signal}" stroke="${sky}" stroke-width="3">${sensors.join('')}</g>
</g>
</svg>`;
}
