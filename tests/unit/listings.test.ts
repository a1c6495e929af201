import assert from 'node:assert/strict';
import {execFile, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, it} from 'vitest';
import {callOf, loggerCalls} from '../../src/data/loggerCalls';
import {practiceDevice} from '../../src/plugins/reference-tables/practiceDevice';
import {DOWNLOADS, python, withoutPython, withPracticeDevice} from '../support/practiceDevice';

const ROOT = path.resolve(__dirname, '../..');

interface Block {
  file: string;
  language: string;
  title: string | undefined;
  code: string;
}

const textOf = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** Fenced blocks of all texts below a folder, but of no old version of the manual. */
function blocksOf(folder: string): Block[] {
  return fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !name.includes('version-'))
    .flatMap((name) => {
      const file = path.join(folder, name);
      return [...textOf(file).matchAll(/^( *)```(\w+)(?: title="([^"]*)")?.*\n([\s\S]*?)^\1```$/gm)].map(
        ([, indent = '', language = '', title, code = '']) => ({
          file,
          language,
          title,
          code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
        }),
      );
    });
}

const LANGUAGES = {
  cs: [...blocksOf('docs'), ...blocksOf('blog'), ...blocksOf('src/pages')],
  en: blocksOf('i18n/en'),
};
const ALL = Object.values(LANGUAGES).flat();

const PRACTICE_PROGRAM = 'practice_device.py';

/** Whole programs that readers download; the pages of both languages show excerpts of them. */
const PROGRAMS = new Map(
  fs.readdirSync(DOWNLOADS).map((name) => [name, fs.readFileSync(path.join(DOWNLOADS, name), 'utf8')]),
).set(PRACTICE_PROGRAM, practiceDevice());

describe('programs to download', () => {
  for (const [name, program] of PROGRAMS) {
    const isPractice = name === PRACTICE_PROGRAM;
    it(`${name}: pages of each language link to it and show a part of it or how to start it`, () => {
      for (const [language, blocks] of Object.entries(LANGUAGES)) {
        const shown = blocks.filter(({title, code}) => (isPractice ? code.includes(name) : title === name));
        assert.ok(isPractice ? shown.length >= 2 : shown.length === 1, language);
        for (const {file, code} of shown) {
          assert.ok(isPractice || `\n${program}`.includes(`\n${code}`), file);
          assert.ok(code.split('\n').length <= 16, `${file}: at most 15 lines`);
          assert.ok(textOf(file).includes(`](pathname:///downloads/${name})`), file);
        }
      }
    });
  }
});

describe('structured text of the manual', () => {
  for (const [file, code] of [...PROGRAMS].filter(([name]) => name.endsWith('.st'))) {
    it(`${file} declares the names that it uses, and closes what it opens`, () => {
      const bare = code.replace(/\/\/.*$/gm, '').replace(/\b(?:T#\w+|16#\w+)/g, '0');
      const [declarations = '', body = ''] = bare.split('END_VAR');
      const names = [...declarations.matchAll(/^ *((?:\w+, *)*\w+) *:(?!=)/gm)].flatMap(([, list = '']) =>
        list.split(/, */),
      );
      // Inputs and outputs of blocks (`Execute :=` in brackets, `.Done`) are no variables of the program.
      const calls = body.replace(/(?<=[(,]\s*)\w+(?= :=)/g, '').replace(/\.\w+/g, '');
      const used = [...calls.matchAll(/\b[A-Za-z]\w*[a-z]\w*/g)].map(([name]) => name);
      assert.ok(used.length > 8);
      assert.deepEqual(
        used.filter((name) => !names.includes(name)),
        [],
      );
      for (const word of ['IF', 'CASE', 'FOR']) {
        const count = (pattern: string) => [...body.matchAll(new RegExp(`\\b${pattern}\\b`, 'g'))].length;
        assert.equal(count(word), count(`END_${word}`), word);
        assert.equal(count(word), body.split(`END_${word};`).length - 1, `semicolon after END_${word}`);
      }
      assert.equal(bare.split('(').length, bare.split(')').length);
    });
  }
});

describe.skipIf(withoutPython)('Python of the manual', () => {
  it('does what its pages say, and compiles elsewhere', () => {
    const own = Object.values(LANGUAGES).map((blocks) => {
      const snippets: string[] = [];
      const programs: Record<string, [code: string, sample: string]> = {};
      for (const [index, {file, language, title, code}] of blocks.entries()) {
        if (language === 'python' && file.includes('hardware')) {
          if (title === undefined) {
            snippets.push(code);
          } else {
            const next = blocks[index + 1];
            const sample = next?.file === file && next.language === 'text' ? next.code : '';
            programs[title] = [PROGRAMS.get(title) ?? code, sample];
          }
        }
      }
      const log = blocks.find(({code}) => code.includes('→ 01 06')) ?? assert.fail('no log of a measurement');
      return {...programs, snippets: [snippets.join('\n'), ''], frames: [textOf(log.file), '']};
    });
    const others = ALL.filter(({file, language}) => language === 'python' && !file.includes('hardware'));
    assert.ok(others.length > 0);
    const {status, stderr} = spawnSync(python, ['-B', path.join(__dirname, 'listings.py')], {
      input: JSON.stringify({
        own,
        others: others.map(({file, code}) => [file, code]),
        programs: Object.fromEntries([...PROGRAMS].filter(([name]) => name.endsWith('.py'))),
      }),
      encoding: 'utf8',
      env: {...process.env, PYTHONUTF8: '1'},
    });
    assert.equal(status, 0, stderr);
  });
});

const LOGGER = 'http://192.168.4.1';

/** Runs curl commands against a local server in place of the addresses of the manual; gives what the server receives. */
async function requestsOf(code: string, files: Readonly<Record<string, string>>) {
  const received: {method: string | undefined; url: string; headers: http.IncomingHttpHeaders; body: string}[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const {method, url = '', headers} = request;
      received.push({method, url, headers, body});
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'curl-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      fs.writeFileSync(path.join(cwd, name), text);
    }
    const env = {...process.env, INFLUX_URL: address, INFLUX_ORG: 'Správa mostů', INFLUX_TOKEN: 'secret'};
    await promisify(execFile)('bash', ['-ec', code.replaceAll(LOGGER, address)], {cwd, env});
  } finally {
    server.close();
    fs.rmSync(cwd, {recursive: true});
  }
  return received;
}

const withoutCurl = spawnSync('curl', ['--version']).error !== undefined && process.env.CI === undefined;

/** Fails if brackets outside of texts in quotes and of comments do not match, or if a quote is not closed. */
function assertBalanced(code: string): void {
  let rest = code.replace(/"(?:[^"]|"")*"|\/\/.*$/gm, '').replace(/[^"()[\]{}]/g, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\(\)|\[\]|\{\}/g, '');
  }
  assert.equal(rest, '', 'brackets and quotes');
}

/** What is done with blocks of each kind. Python runs above; plain text is what somebody types or sees. */
const CHECKS: Readonly<Record<string, (block: Block) => void | Promise<void>>> = {
  text: () => undefined,
  python: () => undefined,

  iecst({title = ''}) {
    assert.ok(PROGRAMS.has(title), 'the tests above read programs to download');
  },

  json({code}) {
    JSON.parse(`[${code.replace(/\}\n\{/g, '},{')}]`);
  },

  flux({file, code}) {
    assertBalanced(code);
    const prose = textOf(file).replace(/^( *)```[\s\S]*?^\1```$/gm, '');
    for (const [name] of code.matchAll(/\b[A-Z]{2,}(?=\d?\b)/g)) {
      assert.ok(prose.includes(`\`${name}\``), `the text says what to put in place of ${name}`);
    }
  },

  powerquery({code}) {
    assertBalanced(code);
    const steps = [...code.matchAll(/^ *(\w+) = /gm)].map(([, name]) => name);
    const used = code.replace(/"(?:[^"]|"")*"/g, '').matchAll(/(?<![\w.])[A-Z]\w*\b(?!\.| =)/g);
    for (const [name] of used) {
      assert.ok(steps.includes(name), `no step is called ${name}`);
    }
  },

  async practice({code}) {
    for (const command of code.trim().split('\n')) {
      const [, args = ''] = /^python3 practice_device\.py (.*)$/.exec(command) ?? assert.fail(command);
      assert.ok(await withPracticeDevice(args.split(' '), (port) => Promise.resolve(port)));
    }
  },

  async influx({file, code}) {
    const query = ALL.find((block) => block.file === file && block.title === 'query.flux')?.code ?? '';
    const [request, ...others] = await requestsOf(code, {'query.flux': query});
    assert.ok(request && others.length === 0);
    const {pathname, searchParams} = new URL(request.url, 'http://localhost');
    assert.deepEqual([request.method, pathname, searchParams.get('org')], ['POST', '/api/v2/query', 'Správa mostů']);
    assert.equal(request.headers['content-type'], 'application/vnd.flux');
    assert.equal(request.headers.authorization, 'Token secret');
    assert.equal(request.body, query);
  },

  async logger({code}) {
    const requests = await requestsOf(code, {});
    assert.ok(requests.length > 0);
    const known = loggerCalls.map((call) => `GET ${callOf(call)}`);
    assert.deepEqual(
      requests.map(({method, url}) => `${method} ${url}`).filter((request) => !known.includes(request)),
      [],
    );
  },
};

/** The check of a block: by its language, by the language of its file name, or by what a command talks to. */
function kindOf({language, title = '', code}: Block): string {
  if (language === 'bash') {
    const kinds = {[PRACTICE_PROGRAM]: 'practice', $INFLUX_URL: 'influx', [LOGGER]: 'logger'};
    return Object.entries(kinds).find(([part]) => code.includes(part))?.[1] ?? language;
  }
  return language === 'text' && (title.endsWith('.flux') || code.includes('|> ')) ? 'flux' : language;
}

describe('every block of the manual', () => {
  for (const block of ALL) {
    const {file, language, title} = block;
    const kind = kindOf(block);
    const isSkipped = kind === 'practice' ? withoutPython : ['influx', 'logger'].includes(kind) && withoutCurl;
    it.skipIf(isSkipped)(`${file}: ${title ?? kind}`, async () => {
      const check = CHECKS[kind] ?? assert.fail(`${file}: CHECKS in listings.test.ts has no check for ${language}`);
      await check(block);
    });
  }
});
