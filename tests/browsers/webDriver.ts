import assert from 'node:assert/strict';
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import {vi} from 'vitest';
import {freePort} from '../support/freePort';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
/** Property that holds the id of an element in WebDriver responses; the standard fixes its name. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Whether this machine can run WebKit, that is, has Debian's packages `webkit2gtk-driver` and `xvfb`. */
export const hasWebKit = fs.existsSync(DRIVER) && fs.existsSync(DISPLAY_SERVER);

/** Keys that have no character of their own, by their code points in WebDriver. */
export const KEYS = {enter: '\uE007', control: '\uE009'} as const;

/** Repeats `ask` until it answers with `true`. @throws after 45 s; the message names `what` */
export async function until(what: string, ask: () => Promise<boolean | undefined>): Promise<void> {
  await vi.waitFor(async () => assert.ok(await ask(), what), {timeout: 45_000, interval: 50});
}

/**
 * A session of Debian's WebKitGTK in a window of its own, over the WebDriver protocol. Playwright drives only its own build of
 * WebKit, and a package for the protocol alone would be larger than these calls.
 */
export class WebKit {
  private constructor(
    private readonly processes: readonly ChildProcess[],
    private readonly session: string,
  ) {}

  /** @throws with the driver's message when no session begins */
  static async start(): Promise<WebKit> {
    // The server picks a free display number and reports it through file descriptor 3.
    const screen = spawn(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
    const port = await freePort();
    const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {...process.env, DISPLAY: `:${display.toString().trim()}`, LANG: 'C.UTF-8'},
    });
    const origin = `http://127.0.0.1:${port}`;
    await until('WebKitWebDriver answers', () =>
      fetch(`${origin}/status`)
        .then(({ok}) => ok)
        .catch(() => false),
    );
    const browser = new WebKit([driver, screen], `${origin}/session`);
    const {sessionId} = await browser.call<{sessionId: string}>('POST', '', {capabilities: {}});
    return new WebKit([driver, screen], `${origin}/session/${sessionId}`);
  }

  private async call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(this.session + path, {method, ...(body && {body: JSON.stringify(body)})});
    const {value} = (await response.json()) as {value: T & {message?: string}};
    if (!response.ok) {
      throw new Error(`WebKit, ${method} ${path}: ${value.message ?? response.status}`);
    }
    return value;
  }

  async close(): Promise<void> {
    await this.call('DELETE', '').catch(() => undefined);
    for (const child of this.processes) {
      child.kill();
    }
  }

  /** Opens an address and waits until React has hydrated the page. */
  async open(url: string): Promise<void> {
    await this.call('POST', '/url', {url});
    await until(`${url} hydrates`, () => this.run(() => document.documentElement.dataset.hasHydrated === 'true'));
  }

  /** Runs a function in the page and returns its result. The function must not use variables from outside itself. */
  async run<T, A extends readonly unknown[]>(script: (...values: A) => T, ...values: A): Promise<T> {
    return this.call<T>('POST', '/execute/sync', {script: `return (${script.toString()})(...arguments)`, args: values});
  }

  async resize(width: number, height: number): Promise<void> {
    await this.call('POST', '/window/rect', {width, height});
  }

  /** Scrolls the first match of a selector into view and clicks its center. Retries while the click fails. */
  async click(css: string): Promise<void> {
    const isClicked = async () => {
      const body = {using: 'css selector', value: css};
      const element = await this.call<Record<string, string>>('POST', '/element', body);
      await this.call('POST', `/element/${element[ELEMENT] ?? ''}/click`, {});
      return true;
    };
    // An element that moves or is covered cannot be clicked yet.
    await until(`a click on ${css}`, () => isClicked().catch(() => false));
  }

  /** Presses keys one after the other, each while those before it are held, and releases them. */
  async press(...keys: string[]): Promise<void> {
    const actions = [
      ...keys.map((value) => ({type: 'keyDown', value})),
      ...keys.reverse().map((value) => ({type: 'keyUp', value})),
    ];
    await this.call('POST', '/actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
  }
}
