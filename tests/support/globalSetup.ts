import {basePathFromEnv} from '../../src/config/env';
import {startServer, type RunningServer} from '../../scripts/serve';
import {buildVariant} from './buildVariant';
import {announceSite, readBuild, servedDir, SITES, VARIANTS} from './sites';

/**
 * Builds the variants that changed and serves every site on a free port while the tests run.
 * @returns the teardown
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (basePathFromEnv('BASE_URL') !== '/') {
    throw new Error('The browser tests expect a build for the root of a host: unset BASE_URL and build again.');
  }
  readBuild('index.html');
  readBuild('en/index.html');

  const pending = [...VARIANTS];
  const buildNext = async (): Promise<void> => {
    for (let variant = pending.shift(); variant; variant = pending.shift()) {
      await buildVariant(variant);
    }
  };
  // Each build keeps about one core and one gigabyte busy.
  await Promise.all([buildNext(), buildNext()]);

  const servers: RunningServer[] = [];
  for (const site of SITES) {
    const server = await startServer({dir: servedDir(site), port: 0, host: '127.0.0.1'});
    announceSite(site, server.url);
    servers.push(server);
  }
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
