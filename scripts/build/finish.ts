/**
 * What is done with a build when both languages lie in its folder: everything that must see all files in their final form,
 * which a plugin cannot, because the plugins of a language run side by side and know nothing of the other language.
 */
import {writeOffline} from '../../src/plugins/offline/writeOffline';
import {compressBuild} from './compress';
import {describePages} from './describe';
import {writeHeaders} from './headers';
import {writePolicies} from './headers/pages';
import {writeSecurityText} from './security';
import {writeSitemaps} from './sitemaps';
import {styles} from './styles';

/** A build of Docusaurus, ready to be finished. */
export interface FinishedBuild {
  /** Absolute path of the folder with the files of all languages. */
  dir: string;
  /** Path under which the build is to be served; starts and ends with a slash. */
  baseUrl: string;
  /** Variables that the build was made with; those of this process without it. */
  env?: Readonly<Record<string, string | undefined>>;
}

/** One thing that is made from the finished files. */
export interface FinishingStep {
  /** Said while it runs, in a few words. */
  title: string;
  /**
   * Adds to the build or changes it; what it does to a finished build twice is the same as once.
   * @returns a line with what was made, for whoever builds
   */
  run: (build: FinishedBuild) => Promise<string>;
}

/** In this order: a later step sees the files of an earlier one. */
const STEPS: readonly FinishingStep[] = [
  styles,
  {title: 'Found and shared', run: describePages},
  {title: 'Sitemaps', run: writeSitemaps},
  // Changes the pages, so before anything that lists their hashes.
  {title: 'Policies', run: writePolicies},
  {title: 'Offline', run: async (build) => (await writeOffline(build)) ?? ''},
  {title: 'security.txt', run: writeSecurityText},
  {title: 'Headers', run: writeHeaders},
  // Last: nothing may change after it.
  {title: 'Compression', run: compressBuild},
];

/**
 * Finishes a build.
 * @param log gets one line per step
 * @throws the error of a step, with the name of the step before it
 */
export async function finishBuild(
  build: FinishedBuild,
  log: (line: string) => void,
  steps: readonly FinishingStep[] = STEPS,
): Promise<void> {
  for (const {title, run} of steps) {
    const started = performance.now();
    try {
      const made = await run(build);
      log(`${title}: ${made} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    } catch (error) {
      throw new Error(`${title}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
    }
  }
}
