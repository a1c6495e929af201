/**
 * Checks the texts of the site. Fails when it finds an error. Hints do not make it fail.
 *
 *     npm run check                                  all pages, and what data and search queries say about them
 *     npm run check -- docs/web-portal/map.mdx       one page, in both languages
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {filesOf} from '../src/content/filesOf';
import {translationStatus} from '../src/content/translations/status';
import {totals} from './content/limits';
import {checkPair} from './content/pair';
import {referenceFindings} from './content/references';
import {siteOf} from './content/site';
import {spelling} from './content/spelling';
import {runMain} from './runMain';

const ROOT = path.resolve(__dirname, '..');

const exists = (file: string) => fs.statSync(path.join(ROOT, file), {throwIfNoEntry: false})?.isFile() === true;

const listed = (folder: string) => filesOf(path.join(ROOT, folder)).map((file) => `${folder}/${file}`);

const read = (file: string) => (exists(file) ? fs.readFileSync(path.join(ROOT, file), 'utf8') : undefined);

async function main(): Promise<void> {
  const {positionals} = parseArgs({allowPositionals: true});
  const chosen = translationStatus(ROOT, positionals).filter(({kind}) => kind !== 'labels');
  const files = chosen.flatMap(({cs, en}) => [cs, en]).filter(exists);
  const site = siteOf(['docs', 'blog', 'src/pages', 'static/img'].flatMap(listed), read);
  const checked = await Promise.all(chosen.map((pair) => checkPair(pair, site)));
  const findings = [...checked.flatMap((pair) => pair.findings), ...spelling(ROOT, files)];
  if (positionals.length === 0) {
    findings.push(...totals(checked.flatMap(({pages}) => pages)));
    const others = ['src/data', 'src/config', 'src/pages', 'tests/search'].flatMap(listed);
    findings.push(...referenceFindings(['sidebars.ts', ...others], site));
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
