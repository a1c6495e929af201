import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Finding} from './rules';
import type {SourceFile} from './pages';

/** Words of pages without a mistake, so that the spell checker with its dictionaries runs only for a word that is new. */
const VOCABULARY = 'node_modules/.cache/spelling/vocabulary.json';

interface Vocabulary {
  /** Hash of all that decides what is spelled right. */
  key: string;
  words: Record<'cs' | 'en', string[]>;
}

const languageOf = (file: string) => (file.startsWith('i18n/en/') ? 'en' : 'cs');

const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{M}]+/gu) ?? []);

function keyOf(root: string): string {
  const hash = createHash('sha256');
  const lists = fs.readdirSync(path.join(root, 'words')).map((file) => `words/${file}`);
  for (const file of ['cspell.config.mjs', 'package-lock.json', ...lists.sort()]) {
    hash.update(fs.readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function readVocabulary(root: string, key: string): Vocabulary {
  try {
    const vocabulary = JSON.parse(fs.readFileSync(path.join(root, VOCABULARY), 'utf8')) as Vocabulary;
    if (vocabulary.key === key) {
      return vocabulary;
    }
  } catch {
    // A cache that is missing or damaged is written anew.
  }
  return {key, words: {cs: [], en: []}};
}

function unknownWord(root: string, uri: string, line: number, word: string): Finding {
  const file = path.relative(root, decodeURI(uri.replace(/^file:\/\//, '')));
  return {
    file,
    line,
    message: `"${word}" is not in the dictionary; correct it, or add it to words/${languageOf(file)}.txt`,
  };
}

/** cspell's findings; its configuration holds the dictionaries and what counts as prose. */
function runSpellChecker(root: string, files: readonly string[]): Finding[] {
  const cspell = path.join(root, 'node_modules/cspell/bin.mjs');
  const {stdout, stderr, status} = spawnSync(
    process.execPath,
    [cspell, 'lint', '--no-progress', '--no-summary', '--no-color', '--issue-template', '$uri\t$row\t$text', ...files],
    {cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  if (status === null || status > 1) {
    throw new Error(`The spell checker did not run: ${stderr.trim()}`);
  }
  return stdout
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [uri = '', row = '1', word = ''] = line.split('\t');
      return unknownWord(root, uri, Number(row), word);
    });
}

/** Those of the texts that hold a word which no text without a mistake has had so far, and how to remember theirs. */
function newWords(root: string, files: readonly SourceFile[]) {
  const vocabulary = readVocabulary(root, keyOf(root));
  const known = {cs: new Set(vocabulary.words.cs), en: new Set(vocabulary.words.en)};
  const unsure = files.filter(({path: file, text}) =>
    [...wordsOf(text)].some((word) => !known[languageOf(file)].has(word)),
  );
  const learn = (findings: readonly Finding[]): void => {
    const wrong = new Set(findings.map(({file}) => file));
    for (const {path: file, text} of unsure.filter((entry) => !wrong.has(entry.path))) {
      wordsOf(text).forEach((word) => known[languageOf(file)].add(word));
    }
    fs.mkdirSync(path.dirname(path.join(root, VOCABULARY)), {recursive: true});
    fs.writeFileSync(
      path.join(root, VOCABULARY),
      JSON.stringify({key: vocabulary.key, words: {cs: [...known.cs], en: [...known.en]}} satisfies Vocabulary),
    );
  };
  return {unsure: unsure.map(({path: file}) => file), learn};
}

/** Words that no dictionary and no list in `words/` knows. */
export function spelling(root: string, files: readonly SourceFile[]): Finding[] {
  const {unsure, learn} = newWords(root, files);
  if (unsure.length === 0) {
    return [];
  }
  const findings = runSpellChecker(root, unsure);
  learn(findings);
  return findings;
}

const silent = () => undefined;

/** The same for a process that goes on: the dictionaries are read once and stay, so that the next question takes a moment. */
export async function warmSpelling(root: string, files: readonly SourceFile[]): Promise<Finding[]> {
  const {unsure, learn} = newWords(root, files);
  if (unsure.length === 0) {
    return [];
  }
  const {lint} = await import('cspell');
  const findings: Finding[] = [];
  await lint(
    unsure,
    {root, config: path.join(root, 'cspell.config.mjs'), progress: false, summary: false, cache: false},
    {
      issue: ({uri = '', row, text}) => findings.push(unknownWord(root, uri, row, text)),
      info: silent,
      debug: silent,
      error: (message, error) => {
        throw new Error(`The spell checker did not run: ${message}`, {cause: error});
      },
      progress: silent,
      result: silent,
    },
  );
  learn(findings);
  return findings;
}
