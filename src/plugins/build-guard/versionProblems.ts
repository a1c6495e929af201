import fs from 'node:fs';
import path from 'node:path';

/** Version that every `@docusaurus/*` package must have: they share React contexts, so one other copy breaks every page. */
const DOCUSAURUS_VERSION = '3.9.2';
/** Version whose search dialog `src/plugins/search` is written for. */
const DOCSEARCH_VERSION = '4.2.0';

function requiredVersion(name: string): string | undefined {
  if (name === '@docsearch/react') {
    return DOCSEARCH_VERSION;
  }
  return name.startsWith('@docusaurus/') ? DOCUSAURUS_VERSION : undefined;
}

/**
 * What is wrong with the installed packages, one line each with the remedy; empty when all fit.
 * @param root folder of the project; npm lists what it has installed in `node_modules/.package-lock.json`
 */
export function versionProblems(root: string): string[] {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  const file = fs.existsSync(installed) ? installed : path.join(root, 'package-lock.json');
  const {packages} = JSON.parse(fs.readFileSync(file, 'utf8')) as {packages: Record<string, {version?: string}>};
  const seen = new Set<string>();
  return Object.entries(packages).flatMap(([location, {version}]) => {
    const name = location.split('node_modules/').at(-1) ?? '';
    const required = requiredVersion(name);
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
