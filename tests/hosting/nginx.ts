/** nginx of the machine, with our configuration, in a folder of its own. */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type {HostedSite} from '../../scripts/build/headers/site';
import {nginxSite} from '../../scripts/build/headers/nginx';

const ROOT = path.resolve(__dirname, '../..');

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Packages of Debian and Ubuntu. */
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

const answers = (program: string, ...args: string[]) => spawnSync(program, args, {stdio: 'ignore'}).status === 0;

const isInstalled = () => answers('nginx', '-v') && fs.existsSync(MODULE);

/**
 * Makes sure that nginx with its module for Brotli is on the machine; installs Debian's packages where it is not.
 * @throws with the remedy when that fails
 */
export function ensureNginx(): void {
  if (isInstalled()) {
    return;
  }
  console.error(`nginx with Brotli is not installed. Installing ${PACKAGES.join(' and ')} …`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // The package must not start a server on port 80 of this machine.
  const quiet = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
    const [program = '', ...rest] = [...asRoot, ...quiet, 'apt-get', ...args];
    spawnSync(program, rest, {stdio: ['ignore', 2, 2]});
  }
  if (!isInstalled()) {
    throw new Error(
      `nginx could not be installed. On Debian or Ubuntu run "apt-get install ${PACKAGES.join(' ')}", ` +
        `elsewhere leave the step out: npm test -- --only <the other steps>.`,
    );
  }
}

export interface RunningNginx {
  /** Address of the host without a path, `http://127.0.0.1:12345`. */
  origin: string;
  port: number;
  /** Ends the server. @returns what it has reported */
  stop: () => Promise<string>;
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });

/**
 * Starts nginx with the configuration of the container.
 * @param dir the finished build
 * @throws with nginx's own words when it does not start
 */
export async function startNginx(site: HostedSite, dir: string): Promise<RunningNginx> {
  const prefix = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  // Below a base path the build lies in a folder of that name.
  const root = site.baseUrl === '/' ? dir : path.join(prefix, 'www');
  if (root !== dir) {
    const place = path.join(root, site.baseUrl);
    fs.mkdirSync(path.dirname(place), {recursive: true});
    fs.symlinkSync(dir, place.replace(/\/$/, ''));
  }
  fs.copyFileSync(path.join(ROOT, 'hosting/nginx.conf'), path.join(prefix, 'nginx.conf'));
  fs.writeFileSync(path.join(prefix, 'nginx-site.conf'), nginxSite(site, {listen: `127.0.0.1:${port}`, root}));
  // A master that is root gives its workers to another account, which may not look into a temporary folder.
  const asSelf = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn('nginx', ['-e', 'stderr', '-p', `${prefix}/`, '-c', 'nginx.conf', '-g', `${asSelf}daemon off;`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'exit');
  for (let attempt = 0; !(await accepts(port)); attempt += 1) {
    if (child.exitCode !== null || attempt > 100) {
      child.kill();
      throw new Error(`nginx does not start: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(prefix, {recursive: true});
      return said;
    },
  };
}
