import type {Scene} from '../types';
import charts24h from './charts-24h';
import dashboard from './dashboard';
import login from './login';
import mpOverview from './mp-overview';

/** Every picture that code draws; the order is that of the console output. */
export const SCENES: readonly Scene[] = [dashboard, login, mpOverview, charts24h];

/**
 * Pictures that are real screenshots now: files under the names a scene had, which `npm run illustrations` leaves alone.
 * To replace a scene, move its name and sizes here, out of SCENES, and put the files in its place.
 */
export const SCREENSHOTS: readonly Omit<Scene, 'Component'>[] = [];
