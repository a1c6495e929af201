import fs from 'node:fs';
import path from 'node:path';
import {basePathOf} from '../../scripts/serve';
import {SITE_VARIABLES} from '../../src/config/env';
import {PUBLISHING} from '../../src/plugins/build-guard';
import {ALGOLIA} from './algoliaAccount';

export const ROOT = path.resolve(__dirname, '../..');

/** Whether this is the full run (`npm run test:full`, or `FULL=1`), which also tests the site variants. */
export const FULL = process.env.FULL === '1';

/** Environment of a build as it is without any setting of the owner, whatever the machine has set. */
export function neutralEnvironment(): NodeJS.ProcessEnv {
  const owners: readonly string[] = [...SITE_VARIABLES, ...PUBLISHING];
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !owners.includes(name)));
}

/** Folder of the finished build of the site itself. */
export const BUILD_DIR = path.join(ROOT, 'build');

/** Small sites in `tests/sites`, built from the same code with another configuration. */
export const VARIANTS = ['shell-full', 'hosted'] as const;

export type Variant = (typeof VARIANTS)[number];

/** Additional environment for the build of a variant. */
export const VARIANT_ENVIRONMENT: Readonly<Partial<Record<Variant, Readonly<Record<string, string>>>>> = {
  hosted: {
    ALGOLIA_APP_ID: ALGOLIA.appId,
    ALGOLIA_SEARCH_KEY: ALGOLIA.searchKey,
    ALGOLIA_INDEX: ALGOLIA.index,
    ALGOLIA_ASSISTANT_ID: ALGOLIA.assistantId,
    REPORT_PROBLEM: 'https://git.example.org/new?labels=docs',
  },
};

/** A site that the browser tests can open; `real` is the one in `build/`. */
export type SiteName = 'real' | Variant;

export const SITES: readonly SiteName[] = ['real', ...VARIANTS];

/** Folder that is served for a site. */
export function servedDir(site: SiteName): string {
  return site === 'real' ? BUILD_DIR : path.join(ROOT, 'tests/.built', site, 'site');
}

/** Passes the address of a site from the global setup to the workers. */
export function announceSite(site: SiteName, url: string): void {
  process.env[`TEST_SITE_${site}`] = url;
}

/**
 * Address of a served site, with a final slash.
 * @throws when the site is not served, e.g. outside of a Playwright run
 */
export function siteAddress(site: SiteName): string {
  const address = process.env[`TEST_SITE_${site}`];
  if (!address) {
    throw new Error(`The site "${site}" is not served. Run the tests with "npx playwright test", which starts it.`);
  }
  return address;
}

let knownBasePath: string | undefined;

/** Base path of the finished build without its last slash: empty, or e.g. `/manual`. */
export function basePath(): string {
  knownBasePath ??= basePathOf(BUILD_DIR).slice(0, -1);
  return knownBasePath;
}

/** Path of a file in `build/`. @param address its path on the host, or relative to `build/` */
export function buildFile(address: string): string {
  const base = `${basePath()}/`;
  return path.join(BUILD_DIR, address.startsWith(base) ? address.slice(base.length) : address);
}

/**
 * Text of a file of the finished build.
 * @param file path on the host, or relative to `build/`
 * @throws when the file is missing; the message names the remedy
 */
export function readBuild(file: string): string {
  const absolute = buildFile(file);
  if (!fs.existsSync(absolute)) {
    throw new Error(`${absolute} is missing: run "npm run build" first.`);
  }
  return fs.readFileSync(absolute, 'utf8');
}
