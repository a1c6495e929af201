import type {Scene} from '../types';
import appControl from './app-control';
import appDevice from './app-device';
import appFirmware from './app-firmware';
import appGraphs from './app-graphs';
import appMeasuring from './app-measuring';
import appPermissions from './app-permissions';
import appScan from './app-scan';
import appSelection from './app-selection';
import appTerminal, {geoSnakeTerminal} from './app-terminal';
import assignment from './assignment';
import charts, {externalCharts} from './charts';
import charts24h from './charts-24h';
import companies from './companies';
import constructionCard from './construction-card';
import constructionView from './construction-view';
import dashboard from './dashboard';
import devices from './devices';
import dynasense from './dynasense';
import errorCorrection from './error-correction';
import dataExport from './export';
import exportTokens from './export-tokens';
import location from './location';
import login from './login';
import map from './map';
import mountingAxes from './mounting-axes';
import mpForm from './mp-form';
import mpImages from './mp-images';
import mpOverview from './mp-overview';
import notifications from './notifications';
import parameters from './parameters';
import portalMenu from './portal-menu';
import profile from './profile';
import report from './report';
import terminal from './terminal';
import users from './users';
import wiring from './wiring';

/** Every picture that code draws; sorted by name, the order of the console output. */
export const SCENES: readonly Scene[] = [
  appControl,
  appDevice,
  appFirmware,
  appGraphs,
  appMeasuring,
  appPermissions,
  appScan,
  appSelection,
  appTerminal,
  assignment,
  charts,
  charts24h,
  companies,
  constructionCard,
  constructionView,
  dashboard,
  devices,
  dynasense,
  errorCorrection,
  dataExport,
  exportTokens,
  externalCharts,
  geoSnakeTerminal,
  location,
  login,
  map,
  mountingAxes,
  mpForm,
  mpImages,
  mpOverview,
  notifications,
  parameters,
  portalMenu,
  profile,
  report,
  terminal,
  users,
  wiring,
];

/**
 * Pictures for which real screenshots have replaced the scenes. Rendering neither overwrites nor deletes their files.
 * To replace a scene, move its name and sizes from {@link SCENES} to this list, and overwrite its files.
 */
export const SCREENSHOTS: readonly Omit<Scene, 'Component'>[] = [];
