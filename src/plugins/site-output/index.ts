import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import type {Language, LanguageStep, Site, SiteStep} from './types';

/** Steps by the name that the log gives them, in the order in which they run. */
interface SiteOutputOptions {
  languageSteps: Readonly<Record<string, LanguageStep>>;
  sideSteps: Readonly<Record<string, LanguageStep>>;
  siteSteps: Readonly<Record<string, SiteStep>>;
}

/**
 * Runs steps one after the other; a later one sees the files of an earlier one.
 * @throws the error of a step, with its name before it
 */
export async function runSteps<T>(
  steps: Readonly<Record<string, (input: T) => Promise<string | undefined>>>,
  input: T,
): Promise<void> {
  for (const [name, run] of Object.entries(steps)) {
    const started = performance.now();
    try {
      const made = await run(input);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.info(`${name}: ${made ?? 'done'} (${seconds} s)`);
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
    }
  }
}

/** Node has this function only behind a flag. By itself it lets the heap of the first language stand beside the second one. */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The finished site that a language belongs to. */
function siteOf({outDir, i18n}: Language): Site {
  const baseUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  const own = i18n.localeConfigs[i18n.currentLocale]?.baseUrl ?? baseUrl;
  return {dir: path.resolve(outDir, path.posix.relative(own, baseUrl)), baseUrl};
}

/**
 * Makes everything that comes from finished pages. Docusaurus runs the `postBuild` of all plugins of a language at the same
 * time, so what must be ordered is a step of this plugin. The last language runs the steps over all of them, unless the
 * default language lies elsewhere; then `scripts/finish.ts` does.
 */
export default function siteOutput(_context: LoadContext, options: unknown): Plugin {
  const {languageSteps, sideSteps, siteSteps} = options as SiteOutputOptions;
  return {
    name: 'site-output',
    async postBuild(language) {
      collectGarbage();
      await Promise.all([runSteps(sideSteps, language), runSteps(languageSteps, language)]);
      collectGarbage();
      const site = siteOf(language);
      const {currentLocale, locales} = language.i18n;
      if (currentLocale === locales.at(-1) && fs.existsSync(path.join(site.dir, 'index.html'))) {
        await runSteps(siteSteps, site);
      }
    },
  };
}
