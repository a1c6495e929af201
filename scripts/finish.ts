/**
 * Runs the steps that need all languages, after `docusaurus build --locale …` of each language into the same folder:
 *
 *     npx tsx scripts/finish.ts [build]
 */
import path from 'node:path';
import {basePathFromEnv} from '../src/config/env';
import {SITE_STEPS} from '../src/buildSteps';
import {runSteps} from '../src/plugins/site-output';
import {runMain} from './runMain';

void runMain(() =>
  runSteps(SITE_STEPS, {dir: path.resolve(process.argv[2] ?? 'build'), baseUrl: basePathFromEnv('BASE_URL')}),
);
