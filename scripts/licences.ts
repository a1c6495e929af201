/**
 * Checks the licences of all packages of the lock file: `npm run licences`.
 *
 * What reaches readers must be under a licence that lets a site be published without further duties; tools of the build may also
 * be under one that asks for the source of the tool.
 */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

/** Licences that ask for no more than their text and the names of the authors. */
const PERMISSIVE = [
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

/** Licences that reach only changes of the files themselves, or the program that they are linked into. */
const OF_TOOLS = [...PERMISSIVE, 'MPL-2.0', 'LGPL-3.0-or-later'];

/** Packages, with their parts for single systems (`name-linux-x64`), whose licence needs a look by a person; who adds one has read it. */
const LOOKED_AT: Readonly<Record<string, string>> = {
  '@cspell/dict-cs-cz': 'GPL-3.0: a list of words that the spell checker reads; nothing of it is published',
  '@cspell/dict-en-common-misspellings':
    'CC BY-SA 4.0: a list of words that the spell checker reads; nothing is published',
  eval: 'MIT, says the file LICENSE of version 0.1.8',
  format: 'MIT, says the Readme of version 0.2.2',
  'require-like': 'MIT, says the file License of version 0.1.2',
  'svg-tags': 'MIT, says the file LICENSE of version 1.0.0',
  lightningcss: 'MPL-2.0: turns style sheets into smaller ones during the build; nothing of it is published',
};

/** Name of a package, to a path of the lock file. */
const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');

export interface LockedPackage {
  version?: string;
  license?: string;
  /** Only for work on the site. */
  dev?: boolean;
}

/** Whether an SPDX expression can be met with the given licences. */
export function isMet(expression: string, licences: readonly string[]): boolean {
  const plain = expression.trim().replace(/^\((.*)\)$/s, '$1');
  const choices = plain.split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => licences.includes(licence.trim())));
}

/**
 * Packages that may not be used as they are.
 * @param packages `packages` of a lock file, by place
 * @returns one line per package, with the remedy
 */
export function licenceProblems(
  packages: Readonly<Record<string, LockedPackage>>,
  lookedAt: Readonly<Record<string, string>> = LOOKED_AT,
): string[] {
  const isLookedAt = (name: string) =>
    Object.keys(lookedAt).some((known) => name === known || name.startsWith(`${known}-`));
  const problems = Object.entries(packages).flatMap(([place, {version, license, dev}]) => {
    const name = nameOf(place);
    if (place === '' || isLookedAt(name) || (license && isMet(license, dev ? OF_TOOLS : PERMISSIVE))) {
      return [];
    }
    const licence = license ? `is under ${license}` : 'names no licence';
    return [`${name} ${version ?? ''} ${licence}${dev ? '' : ' and may reach readers'}`];
  });
  const names = new Set(Object.keys(packages).map(nameOf));
  const gone = Object.keys(lookedAt)
    .filter((name) => !names.has(name))
    .map((name) => `${name} is on the list of scripts/licences.ts, but no longer installed; delete the line`);
  return [...new Set([...problems, ...gone])].sort();
}

function main(): void {
  const {packages} = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  const problems = licenceProblems(packages);
  if (problems.length > 0) {
    console.error(
      `${problems.join('\n')}\n\nRead the licence; then either use another package, ` +
        'or write into LOOKED_AT of scripts/licences.ts why it may be used.',
    );
    process.exitCode = 1;
    return;
  }
  console.log(`${Object.keys(packages).length - 1} packages, every licence is known and allowed.`);
}

if (require.main === module) {
  main();
}
