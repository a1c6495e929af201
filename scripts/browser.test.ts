import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  ensureBrowser,
  findBrowser,
  installedCandidates,
  type BrowserProbes,
  type FoundBrowser,
  type InstallAttempt,
} from './browser';

/** A machine on which the given files exist; those in `broken` exist but do not start. */
function machine(
  files: readonly string[],
  {named, broken = []}: {named?: string; broken?: string[]} = {},
): BrowserProbes {
  return {
    env: {CHROMIUM_PATH: named},
    installedCandidates: ['/usr/bin/chromium', '/usr/bin/google-chrome'],
    playwrightPath: '/cache/playwright/chrome',
    exists: (file) => [...files, ...broken].includes(file),
    starts: (file) => files.includes(file),
  };
}

const EVERYTHING = ['/own/chrome', '/usr/bin/chromium', '/usr/bin/google-chrome', '/cache/playwright/chrome'];

test('the browser that the environment names comes first', () => {
  assert.deepEqual(findBrowser(machine(EVERYTHING, {named: '/own/chrome'})), {
    executablePath: '/own/chrome',
    source: 'environment',
  });
});

test('a named browser that does not exist is an error that names the variable, the path and the remedy', () => {
  assert.throws(
    () => findBrowser(machine(['/usr/bin/chromium'], {named: '/own/chrome'})),
    /CHROMIUM_PATH="\/own\/chrome".*does not exist.*unset it/s,
  );
});

test('an empty variable counts as unset', () => {
  assert.equal(findBrowser(machine(EVERYTHING, {named: ' '}))?.source, 'installed');
});

test("an installed browser comes before Playwright's own, in the order of the candidates", () => {
  assert.deepEqual(findBrowser(machine(EVERYTHING)), {executablePath: '/usr/bin/chromium', source: 'installed'});
  assert.equal(
    findBrowser(machine(['/usr/bin/google-chrome', '/cache/playwright/chrome']))?.executablePath,
    '/usr/bin/google-chrome',
  );
});

test("an installed browser that does not start is passed over for Playwright's own", () => {
  assert.deepEqual(findBrowser(machine(['/cache/playwright/chrome'], {broken: ['/usr/bin/chromium']})), {
    executablePath: '/cache/playwright/chrome',
    source: 'playwright',
  });
});

test('without any browser nothing is found', () => {
  assert.equal(findBrowser(machine([])), undefined);
  assert.equal(findBrowser(machine([], {broken: ['/cache/playwright/chrome']})), undefined);
});

test('candidates follow PATH before the usual places and carry .exe on Windows', () => {
  const linux = installedCandidates('/a:/b', 'linux');
  assert.deepEqual(linux.slice(0, 3), ['/a/chromium-headless-shell', '/b/chromium-headless-shell', '/a/chromium']);
  assert.ok(linux.indexOf('/b/google-chrome') < linux.indexOf('/opt/google/chrome/chrome'));
  assert.equal(installedCandidates('C:\\Tools', 'win32')[0], 'C:\\Tools\\chromium-headless-shell.exe');
});

const INSTALLED: FoundBrowser = {executablePath: '/usr/bin/chromium', source: 'installed'};
const ATTEMPTS: InstallAttempt[] = [
  {title: 'download', commands: [['fetch']]},
  {title: 'packages', commands: [['update'], ['install', 'chromium']]},
];

/** Runs `ensureBrowser` on a machine where a browser appears after the given command; returns what happened. */
function install({appearsAfter, failing = []}: {appearsAfter?: string; failing?: string[]}) {
  const ran: string[] = [];
  const said: string[] = [];
  const result = () =>
    ensureBrowser({
      find: () => (appearsAfter !== undefined && ran.includes(appearsAfter) ? INSTALLED : undefined),
      attempts: ATTEMPTS,
      tools: {
        run: (program) => {
          ran.push(program);
          return !failing.includes(program);
        },
        say: (message) => said.push(message),
      },
    });
  return {ran, said, result};
}

test('nothing is installed while a browser is there', () => {
  const found = ensureBrowser({
    find: () => INSTALLED,
    attempts: ATTEMPTS,
    tools: {
      run: () => assert.fail('an installer was started'),
      say: () => assert.fail('an installation was announced'),
    },
  });
  assert.equal(found, INSTALLED);
});

test('the first way that leads to a browser ends the installation, and it is announced', () => {
  const {ran, said, result} = install({appearsAfter: 'fetch'});
  assert.equal(result(), INSTALLED);
  assert.deepEqual(ran, ['fetch']);
  assert.match(said[0] ?? '', /Installing download/);
});

test('a failing way is followed by the next, command by command', () => {
  const {ran, result} = install({appearsAfter: 'install', failing: ['fetch']});
  assert.equal(result(), INSTALLED);
  assert.deepEqual(ran, ['fetch', 'update', 'install']);
});

test('a failing command ends its own attempt, and the error lists everything that was tried', () => {
  const {ran, result} = install({failing: ['update']});
  assert.throws(result, (error: Error) => {
    assert.match(error.message, /download: ended well, but no browser that starts/);
    assert.match(error.message, /packages: "update" failed/);
    assert.match(error.message, /CHROMIUM_PATH/);
    return true;
  });
  assert.deepEqual(ran, ['fetch', 'update']);
});
