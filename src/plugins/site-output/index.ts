import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import type {Language, LanguageStep, Site, SiteStep} from './types';

interface SiteOutputOptions {
  languageSteps: Readonly<Record<string, LanguageStep>>;
  siteSteps: Readonly<Record<string, SiteStep>>;
}

/** Runs build steps one after the other. @throws the error of a step, with the step's name before it */
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

function siteOf({outDir, i18n}: Language): Site {
  const baseUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  const own = i18n.localeConfigs[i18n.currentLocale]?.baseUrl ?? baseUrl;
  return {dir: path.resolve(outDir, path.posix.relative(own, baseUrl)), baseUrl};
}

/**
 * Docusaurus plugin that runs all build steps on finished pages in order; steps of separate plugins would run at the
 * same time. When separate commands build the languages, `scripts/finish.ts` runs the steps for the whole site.
 */
export default function siteOutput(_context: LoadContext, options: unknown): Plugin {
  const {languageSteps, siteSteps} = options as SiteOutputOptions;
  return {
    name: 'site-output',
    async postBuild(language) {
      await runSteps(languageSteps, language);
      const site = siteOf(language);
      const {currentLocale, locales} = language.i18n;
      if (currentLocale === locales.at(-1) && fs.existsSync(path.join(site.dir, 'index.html'))) {
        await runSteps(siteSteps, site);
      }
    },
  };
}
