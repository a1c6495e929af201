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

/** The newest 3.x in the registry. */
function newest(): string {
  const listed = execFileSync('npm', ['view', '@docusaurus/core@3', 'version', '--json'], {encoding: 'utf8'});
  const version = ([] as string[]).concat(JSON.parse(listed) as string | string[]).at(-1);
  if (version === undefined) {
    throw new Error('The registry lists no version 3 of @docusaurus/core.');
  }
  return version;
}

void runMain(async () => {
  const version = process.argv[2] ?? newest();
  const text = fs.readFileSync(PACKAGE, 'utf8');
  fs.writeFileSync(PACKAGE, text.replace(/("@docusaurus\/[\w-]+": ")\d[^"]*/g, `$1${version}`));
  // 3.10 has renamed this option; it goes when the committed version is 3.10.
  const site = path.join(ROOT, 'src/createSite.ts');
  const source = fs.readFileSync(site, 'utf8');
  if (!version.startsWith('3.9.')) {
    fs.writeFileSync(site, source.replace('experimental_faster:', 'faster:'));
  }
  console.log(`All @docusaurus/* are ${version} in package.json. Run npm install.`);
  return Promise.resolve();
});
