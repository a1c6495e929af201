/**
 * Runs the steps that need all languages, after `docusaurus build --locale …` of each language into the same folder:
 *
 *     npx tsx scripts/finish.ts [build]
 */
import path from 'node:path';
import {SITE_STEPS} from '../src/buildSteps';
import {runSteps} from '../src/plugins/site-output';
import {runMain} from './runMain';
import {basePathOf} from './serve';

void runMain(async () => {
  const dir = path.resolve(process.argv[2] ?? 'build');
  await runSteps(SITE_STEPS, {dir, baseUrl: basePathOf(dir)});
});
