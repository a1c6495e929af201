import {REDIRECTS, type Redirect} from '../../src/config/redirects';
import type {Changes} from './changes';

const FILE = 'src/config/redirects.ts';

const page = (address: string) => address.replace(/#.*$/, '');

/**
 * The list after an address has changed, or been given up (`to` is `undefined`). Older addresses that led to it lead to the
 * new one straight away; an old address at which a page stands again is dropped.
 */
export function withRedirect(list: readonly Redirect[], from: Redirect['from'], to?: Redirect['to']): Redirect[] {
  const others = list
    .filter((entry) => entry.from !== from && entry.from !== (to && page(to)))
    .flatMap((entry) => (page(entry.to) !== from ? [entry] : to === undefined ? [] : [{from: entry.from, to}]));
  return [...others, ...(to === undefined ? [] : [{from, to}])].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Records changes of addresses. */
export async function addRedirects(
  changes: Changes,
  list: readonly {from: Redirect['from']; to?: Redirect['to'] | undefined}[],
): Promise<void> {
  const all = list.reduce<readonly Redirect[]>((before, {from, to}) => withRedirect(before, from, to), REDIRECTS);
  const code = changes.read(FILE).replace(/(?<=REDIRECTS[^=]*= )\[[^]*?\];/, () => `${JSON.stringify(all)};`);
  await changes.writeFormatted(FILE, code);
}
