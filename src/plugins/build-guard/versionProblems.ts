import fs from 'node:fs';
import path from 'node:path';

/** Sets the version of every `@docusaurus/*` package: they share React contexts, so one other copy breaks every page. */
const CORE = '@docusaurus/core';
/** The search dialog of `src/plugins/search` is written for one version of it. */
const DOCSEARCH = '@docsearch/react';

/** Reads the pinned versions of the two packages from `package.json`. */
function pinnedVersions(root: string): Readonly<Record<string, string>> {
  const {dependencies} = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies;
}

/**
 * What is wrong with the installed packages, one line each with the remedy; empty when all fit.
 * @param root folder of the project, with its `package.json`; npm lists what it has installed in `node_modules/.package-lock.json`
 */
export function versionProblems(root: string): string[] {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  const file = fs.existsSync(installed) ? installed : path.join(root, 'package-lock.json');
  const {packages} = JSON.parse(fs.readFileSync(file, 'utf8')) as {packages: Record<string, {version?: string}>};
  const pinned = pinnedVersions(root);
  const seen = new Set<string>();
  return Object.entries(packages).flatMap(([location, {version}]) => {
    const name = location.split('node_modules/').at(-1) ?? '';
    const required = name.startsWith('@docusaurus/')
      ? pinned[CORE]
      : name === DOCSEARCH
        ? pinned[DOCSEARCH]
        : undefined;
    if (!required) {
      return [];
    }
    const twice = seen.has(name);
    seen.add(name);
    const other = `- ${name} is ${version} in ${location}, but ${required} is required: pin it in package.json, run "npm ci".`;
    const again = `- ${name} is installed twice, once in ${location}. Run "npm dedupe".`;
    return [...(version === required ? [] : [other]), ...(twice ? [again] : [])];
  });
}
