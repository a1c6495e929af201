/** Many readers at once; see README.md. Fails when one answer is missing or wrong. */
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import autocannon from 'autocannon';
import {runMain} from '../../scripts/runMain';
import {BUILD_DIR} from '../support/sites';

void runMain(async () => {
  const {values} = parseArgs({
    options: {
      url: {type: 'string', default: 'http://localhost:3000'},
      connections: {type: 'string', default: '200'},
      seconds: {type: 'string', default: '60'},
    },
  });
  const answer = await fetch(values.url).catch(() => undefined);
  if (!answer?.ok) {
    throw new Error(
      `${values.url} does not answer. Start "npm run serve" or nginx (hosting/README.md), or give --url.`,
    );
  }
  /** Every page, script, style and font, and a share of the pictures. */
  const requests = fs
    .readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?:\/|^)index\.html$|\.(?:js|css|woff2)$|7[^/]*\.avif$/.test(file))
    .map((file) => `/${encodeURI(file.replace(/index\.html$/, ''))}`)
    // This address leads on to another.
    .filter((address) => !/^\/(?:\w+\/)?docs\/$/.test(address))
    .map((address) => ({path: address, headers: {'accept-encoding': 'br'}}));
  const result = await autocannon({
    url: values.url,
    requests,
    connections: Number(values.connections),
    duration: Number(values.seconds),
  });
  console.log(autocannon.printResult(result));
  const failures = result.non2xx + result.errors + result.timeouts;
  console.log(failures === 0 ? 'No error' : `${failures} answers were missing or wrong`);
  process.exitCode = failures === 0 ? 0 : 1;
});
