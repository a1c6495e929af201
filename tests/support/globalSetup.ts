import {startServer} from '../../scripts/serve';
import {basePathFromEnv} from '../../src/config/env';
import {buildVariant} from './buildVariant';
import {announceSite, FULL, readBuild, servedDir, SITES, VARIANTS} from './sites';

/**
 * Serves the built site, and in the full run the variants, on free ports while the tests run.
 * @returns the teardown
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (basePathFromEnv('BASE_URL') !== '/') {
    throw new Error('The browser tests expect a build for the root of a host: unset BASE_URL and build again.');
  }
  readBuild('index.html');
  readBuild('en/index.html');
  if (FULL) {
    for (const variant of VARIANTS) {
      await buildVariant(variant);
    }
  }
  const servers = await Promise.all(
    (FULL ? SITES : (['real'] as const)).map(async (site) => {
      const server = await startServer({dir: servedDir(site), port: 0, host: '127.0.0.1'});
      announceSite(site, server.url);
      return server;
    }),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
