import {REDIRECTS, type Redirect} from '../../src/config/redirects';
import type {Changes} from './changes';

const FILE = 'src/config/redirects.ts';

const page = (address: string) => address.replace(/#.*$/, '');

/**
 * The list after an address has changed, or was dropped (`to` is `undefined`). Chains are shortened; a redirect from an
 * address that has a page again is dropped.
 */
export function withRedirect(list: readonly Redirect[], from: Redirect['from'], to?: Redirect['to']): Redirect[] {
  const others = list
    .filter((entry) => entry.from !== from && entry.from !== (to && page(to)))
    .flatMap((entry) => (page(entry.to) !== from ? [entry] : to === undefined ? [] : [{from: entry.from, to}]));
  return [...others, ...(to === undefined ? [] : [{from, to}])].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Adds redirects to `src/config/redirects.ts`. */
export async function addRedirects(
  changes: Changes,
  list: readonly {from: Redirect['from']; to?: Redirect['to'] | undefined}[],
): Promise<void> {
  const all = list.reduce<readonly Redirect[]>((before, {from, to}) => withRedirect(before, from, to), REDIRECTS);
  const code = changes.read(FILE).replace(/(?<=REDIRECTS[^=]*= )\[[^]*?\];/, () => `${JSON.stringify(all)};`);
  await changes.writeFormatted(FILE, code);
}
