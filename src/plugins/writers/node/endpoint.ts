import type {WritersReport} from '../shared';
import {PARAMETERS} from '../shared';
import type {Checker} from './checkerProcess';
import {editorLink, stateOfInputs} from './inputs';
import {sourceAt, type Source} from './sources';

/** After a save the preview has the processor for itself for so long, in milliseconds. */
const QUIET_AFTER_CHANGE = 700;

export interface EndpointRequest {
  /** Address with its query. */
  url: string;
  /** What the browser says about who asks: `Sec-Fetch-Site`. */
  site?: string;
}

export interface EndpointAnswer {
  status: 200 | 204 | 400 | 403 | 404 | 500;
  /** Absent when nothing has changed. */
  body?: WritersReport | {error: string};
}

interface Surroundings {
  siteDir: string;
  sources: ReadonlyMap<string, Source>;
  check: Checker;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const refused = (status: EndpointAnswer['status'], error: string): EndpointAnswer => ({status, body: {error}});

/** What the endpoint says to a request. */
export async function answer(
  {url, site}: EndpointRequest,
  {siteDir, sources, check, now = Date.now}: Surroundings,
): Promise<EndpointAnswer> {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    return refused(
      403,
      'Only the preview itself may ask: other sites have no business with the files on this computer.',
    );
  }
  const query = new URL(url, 'http://localhost').searchParams;
  const unknown = [...query.keys()].find((name) => !Object.values<string>(PARAMETERS).includes(name));
  const address = query.get(PARAMETERS.path) ?? '';
  if (unknown !== undefined || !address.startsWith('/')) {
    return refused(
      400,
      `${unknown === undefined ? `"${address}" is no address of a page` : `"${unknown}" is no parameter`}. ` +
        `Ask with ?${PARAMETERS.path}=/docs/web-portal/map/, the path in the address bar.`,
    );
  }
  const source = sourceAt(sources, address);
  if (!source) {
    return refused(404, `No document, post or standalone page has the address ${address}. Lists are made by the site.`);
  }
  const {file, edit} = source;
  const {version, changed} = stateOfInputs(siteDir, file);
  const known = query.get(PARAMETERS.known);
  if (known === version || (known !== null && now() - changed < QUIET_AFTER_CHANGE)) {
    return {status: 204};
  }
  try {
    return {
      status: 200,
      body: {
        version,
        file,
        open: editorLink(siteDir, file),
        ...(edit !== undefined && {edit}),
        ...(/\.mdx?$/.test(file) && {text: await check(siteDir, file)}),
      },
    };
  } catch (error) {
    return refused(500, error instanceof Error ? error.message : String(error));
  }
}
