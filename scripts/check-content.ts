/**
 * Checks the texts of the site. Fails when it finds an error. Hints do not make it fail.
 *
 *     npm run check                                  all pages, and the files of illustrations
 *     npm run check -- docs/web-portal/map.mdx       one page, in both languages
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {filePairs, type FilePair} from '../src/content/translations/files';
import {sitePath} from '../src/content/translations/status';
import {PageError, parsePage, type Finding, type Page} from './content/page';
import {pictureFindings} from './content/pictures';
import {RULES} from './content/rules';
import {spelling} from './content/spelling';
import {runMain} from './runMain';

const ROOT = path.resolve(__dirname, '..');

const exists = (file: string) => fs.existsSync(path.join(ROOT, file));

async function pairFindings({cs, en}: FilePair): Promise<Finding[]> {
  if (!exists(cs)) {
    return [{file: en, line: 1, message: 'has no Czech source; delete it or create the Czech page'}];
  }
  const findings: Finding[] = exists(en)
    ? []
    : [{file: cs, line: 1, message: `has no English translation; create ${en}`}];
  const pages: Page[] = [];
  for (const file of [cs, en].filter(exists)) {
    try {
      pages.push(await parsePage(file, fs.readFileSync(path.join(ROOT, file), 'utf8')));
    } catch (error) {
      if (!(error instanceof PageError)) {
        throw error;
      }
      findings.push({file, line: error.line, message: error.message});
    }
  }
  const found = pages.flatMap((page, index) => RULES.flatMap((rule) => rule(page, pages[1 - index])));
  return [...findings, ...found];
}

async function main(): Promise<void> {
  const {positionals} = parseArgs({allowPositionals: true});
  const pairs = filePairs(ROOT).filter(({kind}) => kind !== 'labels');
  const wanted = positionals.map((file) => sitePath(ROOT, file));
  const unknown = wanted.find((file) => !pairs.some(({cs, en}) => cs === file || en === file));
  if (unknown !== undefined) {
    throw new Error(`No page is called ${unknown}. Give paths such as docs/web-portal/map.mdx`);
  }
  const chosen = pairs.filter(({cs, en}) => wanted.length === 0 || wanted.includes(cs) || wanted.includes(en));
  const files = chosen.flatMap(({cs, en}) => [cs, en]).filter(exists);
  const findings = (await Promise.all(chosen.map(pairFindings))).flat();
  findings.push(...spelling(ROOT, files));
  if (wanted.length === 0) {
    findings.push(...(await pictureFindings(ROOT)));
  }
  for (const {file, line, message, hint} of findings) {
    console.error(`${file}:${line} ${hint ? 'hint: ' : ''}${message}`);
    if (process.env.GITHUB_ACTIONS) {
      console.log(`::${hint ? 'notice' : 'error'} file=${file},line=${line}::${message}`);
    }
  }
  const mistakes = findings.filter(({hint}) => !hint);
  console.log(
    `${chosen.length} pages in two languages checked, ${mistakes.length} findings, ` +
      `${findings.length - mistakes.length} hints`,
  );
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}

void runMain(main);
