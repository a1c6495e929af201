import {basePathOf, startServer} from '../../scripts/serve';
import {buildVariant} from './buildVariant';
import {announceSite, FULL, readBuild, servedDir, SITES, VARIANTS} from './sites';

/**
 * Serves the built site, and in the full run the variants, on free ports while the tests run.
 * @returns the teardown
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  readBuild('index.html');
  readBuild('en/index.html');
  if (FULL) {
    for (const variant of VARIANTS) {
      await buildVariant(variant);
    }
  }
  const servers = await Promise.all(
    (FULL ? SITES : (['real'] as const)).map(async (site) => {
      const dir = servedDir(site);
      const server = await startServer({dir, port: 0, host: '127.0.0.1', baseUrl: basePathOf(dir)});
      announceSite(site, server.url);
      return server;
    }),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
