import assert from 'node:assert/strict';
import {execFile, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, it} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');

interface Block {
  file: string;
  language: string;
  title: string | undefined;
  code: string;
}

/** Fenced blocks of all texts below a folder. */
function blocksOf(folder: string): Block[] {
  return fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => {
      const file = path.join(folder, name);
      const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
      return [...text.matchAll(/^```(\w+)(?: title="([^"]*)")?.*\n([\s\S]*?)^```$/gm)].map(
        ([, language = '', title, code = '']) => ({file, language, title, code}),
      );
    });
}

const LANGUAGES = {
  cs: [...blocksOf('docs'), ...blocksOf('blog')],
  en: blocksOf('i18n/en'),
};
const ALL = Object.values(LANGUAGES).flat();

const DOWNLOADS = path.join(ROOT, 'static/downloads');

/** Whole programs that readers download; the pages of both languages show excerpts of them. */
const PROGRAMS = new Map(
  fs.readdirSync(DOWNLOADS).map((name) => [name, fs.readFileSync(path.join(DOWNLOADS, name), 'utf8')]),
);

describe('programs to download', () => {
  for (const [name, program] of PROGRAMS) {
    it(`${name}: a page of each language links to it and shows a part of it`, () => {
      for (const [language, blocks] of Object.entries(LANGUAGES)) {
        const excerpts = blocks.filter(({title}) => title === name);
        assert.equal(excerpts.length, 1, language);
        for (const {file, code} of excerpts) {
          assert.ok(`\n${program}`.includes(`\n${code}`), file);
          assert.ok(code.split('\n').length <= 16, `${file}: at most 15 lines`);
          const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
          assert.ok(text.includes(`](pathname:///downloads/${name})`), file);
        }
      }
    });
  }
});

/** Reserved words of IEC 61131-3:2013 and the names of its standard types, functions and function blocks. */
const RESERVED = new Set(
  `abstract action array at begin by case class configuration constant continue do else elsif en end_action end_case
  end_class end_configuration end_for end_function end_function_block end_if end_interface end_method end_namespace
  end_program end_repeat end_resource end_step end_struct end_transition end_type end_var end_while eno exit extends
  f_edge false final for from function function_block goto if implements initial_step interface internal interval
  method mod namespace non_retain not null of on or override overlap priority private program protected public r_edge
  read_only read_write ref ref_to repeat resource retain return single step struct super task then this to transition
  true type until using var var_access var_config var_external var_global var_in_out var_input var_output var_temp
  while with and xor
  bool byte char date date_and_time dint dt dword int ldate ldt lint lreal ltime ltod lword real sint string time
  time_of_day tod udint uint ulint usint wchar word wstring any
  abs acos add asin atan atan2 concat cos day_of_week delete div eq exp expt find ge gt insert le left len limit ln log
  lt max mid min move mul mux ne replace right rol ror round sel shl shr sin sqrt sub tan trunc
  ctd ctu ctud f_trig r_trig rs sr tof ton tp`.split(/\s+/),
);

describe('structured text of the manual', () => {
  const listings = [...PROGRAMS].flatMap(([file, code]) => (file.endsWith('.st') ? [{file, code}] : []));

  it('exists for both devices on the bus', () => {
    assert.deepEqual(
      listings.map(({file}) => file),
      ['geosnake.st', 'laser.st'],
    );
  });

  for (const {file, code} of listings) {
    const bare = code.replace(/\/\/.*$/gm, '').replace(/\b(?:T#\w+|16#\w+)/g, '0');
    const [declarations = '', body = ''] = bare.split('END_VAR');
    const names = [...declarations.matchAll(/^ *((?:\w+, *)*\w+) *:(?!=)/gm)].flatMap(([, list = '']) =>
      list.toLowerCase().split(/, */),
    );

    it(`${file} declares no name that the standard reserves`, () => {
      assert.ok(names.length > 8, names.join());
      assert.deepEqual(
        names.filter((name) => RESERVED.has(name)),
        [],
      );
    });

    it(`${file} uses only names that it declares`, () => {
      // Not inputs and outputs of blocks (`Execute :=` in brackets, `.Done`) nor conversions (`INT_TO_REAL`).
      const calls = body.replace(/(?<=[(,]\s*)\w+(?= :=)/g, '').replace(/\.\w+/g, '');
      const used = [...calls.matchAll(/\b[A-Za-z]\w*/g)].map(([name]) => name.toLowerCase());
      assert.deepEqual(
        used.filter((name) => !names.includes(name) && !RESERVED.has(name) && !/^\w+_to_\w+$/.test(name)),
        [],
      );
    });

    it(`${file} closes what it opens`, () => {
      for (const word of ['IF', 'CASE', 'FOR']) {
        const count = (pattern: string) => [...body.matchAll(new RegExp(`\\b${pattern}\\b`, 'g'))].length;
        assert.equal(count(word), count(`END_${word}`), word);
        assert.equal(count(word), body.split(`END_${word};`).length - 1, `semicolon after END_${word}`);
      }
      assert.equal(bare.split('(').length, bare.split(')').length);
    });
  }
});

const python = process.platform === 'win32' ? 'python' : 'python3';
const withoutPython = spawnSync(python, ['--version']).error !== undefined && process.env.CI === undefined;

describe.skipIf(withoutPython)('Python of the manual', () => {
  it('does what its pages say, and compiles elsewhere', () => {
    const listings = Object.values(LANGUAGES).map((blocks) => blocks.filter(({language}) => language === 'python'));
    const own = listings.map((blocks) => {
      const ofHardware = blocks.filter(({file}) => file.includes('hardware'));
      const snippets = ofHardware.filter(({title}) => title === undefined).map(({code}) => code);
      const programs = ofHardware.flatMap(({title, code}) =>
        title === undefined ? [] : [[title, PROGRAMS.get(title) ?? code] as const],
      );
      return {...Object.fromEntries(programs), snippets: snippets.join('\n')};
    });
    const others = listings.flat().filter(({file}) => !file.includes('hardware'));
    assert.ok(others.length > 0);
    const {status, stderr} = spawnSync(python, ['-B', path.join(__dirname, 'listings.py')], {
      input: JSON.stringify({own, others: others.map(({file, code}) => [file, code])}),
      encoding: 'utf8',
      env: {...process.env, PYTHONUTF8: '1'},
    });
    assert.equal(status, 0, stderr);
  });
});

const withoutCurl = spawnSync('curl', ['--version']).error !== undefined && process.env.CI === undefined;

describe.skipIf(withoutCurl)('curl of the manual', () => {
  for (const {file, code} of ALL.filter(({language, code: text}) => language === 'bash' && text.startsWith('curl '))) {
    it(`${file} sends the query of an organization with a space and an accent in its name`, async () => {
      const query = ALL.find((block) => block.file === file && block.title === 'query.flux')?.code ?? '';
      let received: object = {};
      const server = http.createServer((request, response) => {
        const {pathname, searchParams} = new URL(request.url ?? '', 'http://localhost');
        const {'content-type': type, authorization} = request.headers;
        let body = '';
        request.on('data', (part) => (body += String(part)));
        request.on('end', () => {
          received = {method: request.method, pathname, org: searchParams.get('org'), type, authorization, body};
          response.end('_time,_value\n');
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'curl-'));
      try {
        fs.writeFileSync(path.join(cwd, 'query.flux'), query);
        const {stdout} = await promisify(execFile)('bash', ['-c', code], {
          cwd,
          env: {
            ...process.env,
            INFLUX_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
            INFLUX_ORG: 'Správa mostů',
            INFLUX_TOKEN: 'secret',
          },
        });
        assert.equal(stdout, '_time,_value\n');
        assert.deepEqual(received, {
          method: 'POST',
          pathname: '/api/v2/query',
          org: 'Správa mostů',
          type: 'application/vnd.flux',
          authorization: 'Token secret',
          body: query,
        });
      } finally {
        server.close();
        fs.rmSync(cwd, {recursive: true});
      }
    });
  }
});
