/**
 * Finds the browser that the browser tests drive, and installs one when the machine has none.
 * `npx tsx scripts/browser.ts` prints the path of the program.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** Environment variable that names the browser to use. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH';

export type BrowserSource = 'environment' | 'installed' | 'playwright';

export interface FoundBrowser {
  /** Absolute path of the program, or what the environment variable holds. */
  executablePath: string;
  source: BrowserSource;
}

/** What the search asks the machine; tests answer in its place. */
export interface BrowserProbes {
  env: Readonly<Record<string, string | undefined>>;
  /** Paths where a system browser usually lies, best first. */
  installedCandidates: readonly string[];
  /** Where Playwright keeps the browser that it downloaded, or would keep it. */
  playwrightPath: string;
  exists: (file: string) => boolean;
  /** Whether the program answers at all; a browser without its system libraries does not. */
  starts: (file: string) => boolean;
}

/** One way to get a browser onto the machine. */
export interface InstallAttempt {
  /** Said before it is tried. */
  title: string;
  /** Commands run one after the other; the first that fails ends the attempt. */
  commands: readonly (readonly [program: string, ...args: string[]])[];
}

export interface InstallTools {
  /** @returns whether the command ended well */
  run: (program: string, args: readonly string[]) => boolean;
  say: (message: string) => void;
}

/** Best first: the headless shell is the same engine without the windows, and runs the tests in two thirds of the time. */
const PROGRAM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const USUAL_PLACES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  linux: ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome'],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** Where programs of the usual names would lie: every folder of PATH, then the places that are not on it. */
export function installedCandidates(pathVariable: string, platform: NodeJS.Platform): string[] {
  const paths = platform === 'win32' ? path.win32 : path.posix;
  const names = platform === 'win32' ? PROGRAM_NAMES.map((name) => `${name}.exe`) : PROGRAM_NAMES;
  const folders = pathVariable.split(paths.delimiter).filter(Boolean);
  return [
    ...names.flatMap((name) => folders.map((folder) => paths.join(folder, name))),
    ...(USUAL_PLACES[platform] ?? []),
  ];
}

function systemProbes(): BrowserProbes {
  return {
    env: process.env,
    installedCandidates: installedCandidates(process.env.PATH ?? '', process.platform),
    playwrightPath: chromium.executablePath(),
    exists: (file) => fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false,
    starts: (file) =>
      // Chrome on Windows opens a window instead of printing its version.
      process.platform === 'win32' || spawnSync(file, ['--version'], {stdio: 'ignore', timeout: 20_000}).status === 0,
  };
}

/**
 * The browser for tests: the one that the environment names, else an installed Chromium or Chrome, else Playwright's own.
 * @returns `undefined` when the machine has none that starts
 * @throws when the environment variable names a file that does not exist
 */
export function findBrowser(probes: BrowserProbes = systemProbes()): FoundBrowser | undefined {
  const named = probes.env[BROWSER_VARIABLE]?.trim();
  if (named) {
    if (!probes.exists(named)) {
      throw new Error(
        `Environment variable ${BROWSER_VARIABLE}="${named}" names a file that does not exist. ` +
          `Set it to the path of Chromium or Chrome, or unset it to let the tests look for one.`,
      );
    }
    return {executablePath: named, source: 'environment'};
  }
  const usable = (file: string) => probes.exists(file) && probes.starts(file);
  const installed = probes.installedCandidates.find(usable);
  if (installed !== undefined) {
    return {executablePath: installed, source: 'installed'};
  }
  return usable(probes.playwrightPath) ? {executablePath: probes.playwrightPath, source: 'playwright'} : undefined;
}

/** Who may install packages: root itself, or sudo when it asks for no password. */
function asRoot(program: string, ...args: string[]): [string, ...string[]] {
  return process.getuid?.() === 0 ? [program, ...args] : ['sudo', '-n', program, ...args];
}

const PLAYWRIGHT_CLI = path.resolve(__dirname, '../node_modules/@playwright/test/cli.js');

/** The ways to get a browser, in the order in which they are tried. */
function installAttempts(): InstallAttempt[] {
  return [
    {
      title: "Playwright's own Chromium (npx playwright install chromium)",
      commands: [[process.execPath, PLAYWRIGHT_CLI, 'install', 'chromium']],
    },
    {
      title: "the system libraries that Playwright's Chromium needs (npx playwright install-deps chromium)",
      commands: [asRoot(process.execPath, PLAYWRIGHT_CLI, 'install-deps', 'chromium')],
    },
    {
      title: 'the package chromium-headless-shell of apt',
      commands: [asRoot('apt-get', 'update'), asRoot('apt-get', 'install', '-y', 'chromium-headless-shell')],
    },
    {title: 'the package chromium of apt', commands: [asRoot('apt-get', 'install', '-y', 'chromium')]},
    {title: 'the package chromium of dnf', commands: [asRoot('dnf', 'install', '-y', 'chromium')]},
    {title: 'the package chromium of pacman', commands: [asRoot('pacman', '-Sy', '--noconfirm', 'chromium')]},
    {title: 'the package chromium of apk', commands: [asRoot('apk', 'add', 'chromium')]},
    {title: 'the cask google-chrome of Homebrew', commands: [['brew', 'install', '--cask', 'google-chrome']]},
  ];
}

function isInstalled(program: string): boolean {
  return (
    path.isAbsolute(program) ||
    (process.env.PATH ?? '').split(path.delimiter).some((folder) => fs.existsSync(path.join(folder, program)))
  );
}

const systemTools: InstallTools = {
  // The output of installers goes to stderr, so that stdout of the command line holds nothing but the path.
  run: (program, args) => spawnSync(program, args, {stdio: ['ignore', 2, 2]}).status === 0,
  say: (message) => {
    console.error(message);
  },
};

/**
 * {@link findBrowser}, and when there is none, installs one and says so.
 * @throws with the list of what was tried when no way leads to a browser
 */
export function ensureBrowser({
  find = () => findBrowser(),
  attempts = installAttempts().filter(({commands}) =>
    commands.every(
      ([program, , wrapped]) => isInstalled(program) && (program !== 'sudo' || isInstalled(wrapped ?? '')),
    ),
  ),
  tools = systemTools,
}: {
  find?: () => FoundBrowser | undefined;
  attempts?: readonly InstallAttempt[];
  tools?: InstallTools;
} = {}): FoundBrowser {
  const present = find();
  if (present) {
    return present;
  }
  const tried: string[] = [];
  for (const {title, commands} of attempts) {
    tools.say(`No browser for the tests is installed. Installing ${title} …`);
    const failed = commands.find(([program, ...args]) => !tools.run(program, args));
    const found = find();
    if (found) {
      tools.say(`Installed: ${found.executablePath}`);
      return found;
    }
    tried.push(
      `- ${title}: ${failed ? `"${failed.join(' ')}" failed` : 'ended well, but no browser that starts was found after it'}`,
    );
  }
  throw new Error(
    `No browser for the tests could be found or installed. Tried:\n${tried.join('\n')}\n` +
      `Install Chromium or Chrome, or set ${BROWSER_VARIABLE} to the path of one.`,
  );
}

if (require.main === module) {
  try {
    console.log(ensureBrowser().executablePath);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
