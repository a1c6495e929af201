/**
 * Raises all packages of Docusaurus in `package.json`, as `.github/MAINTAINING.md` says, to one version:
 *
 *     npx tsx scripts/raise-docusaurus.ts [3.10.2]     by default the newest 3.x
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {runMain} from './runMain';

const ROOT = path.resolve(__dirname, '..');
const PACKAGE = path.join(ROOT, 'package.json');

/** What the registry says of a package; the last of all versions in a range. @throws when it lists none */
function registered(name: string, range: string, field: string): string {
  const listed = execFileSync('npm', ['view', `${name}@${range}`, field, '--json'], {encoding: 'utf8'});
  const value = ([] as string[]).concat(JSON.parse(listed || '[]') as string | string[]).at(-1);
  if (value === undefined) {
    throw new Error(`The registry lists no ${field} of ${name}@${range}.`);
  }
  return value;
}

void runMain(async () => {
  const version = process.argv[2] ?? registered('@docusaurus/core', '3', 'version');
  // One copy of DocSearch: the one that the theme asks for.
  const range = registered('@docusaurus/theme-search-algolia', version, 'dependencies.@docsearch/react');
  const docSearch = registered('@docsearch/react', range, 'version');
  const text = fs.readFileSync(PACKAGE, 'utf8');
  fs.writeFileSync(
    PACKAGE,
    text
      .replace(/("@docusaurus\/[\w-]+": ")\d[^"]*/g, `$1${version}`)
      .replace(/("@docsearch\/react": ")\d[^"]*/, `$1${docSearch}`),
  );
  // 3.10 has renamed this option; it goes when the committed version is 3.10.
  const site = path.join(ROOT, 'src/createSite.ts');
  const source = fs.readFileSync(site, 'utf8');
  if (!version.startsWith('3.9.')) {
    fs.writeFileSync(site, source.replace('experimental_faster:', 'faster:'));
  }
  console.log(
    `All @docusaurus/* are ${version} and @docsearch/react is ${docSearch} in package.json. Run npm install.`,
  );
  return Promise.resolve();
});
