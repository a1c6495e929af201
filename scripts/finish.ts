/**
 * Makes what belongs to all languages, when each was built by itself (`docusaurus build --locale …`) and they lie together:
 *
 *     npx tsx scripts/finish.ts [build]
 */
import path from 'node:path';
import {basePathFromEnv} from '../src/config/env';
import {runSteps} from '../src/plugins/site-output';
import {SITE_STEPS} from '../src/plugins/site-output/steps';

runSteps(SITE_STEPS, {dir: path.resolve(process.argv[2] ?? 'build'), baseUrl: basePathFromEnv('BASE_URL')}).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
