import ts from 'typescript';
import type {Redirect} from '../../src/config/redirects';
import {Refusal, type Draft} from './draft';
import {editFile, listConstant, lineOf, literalProperty, parsed, quoted} from './source';

export const REDIRECTS = 'src/config/redirects.ts';

const withoutHash = (address: string) => address.replace(/#.*$/, '');

/** What happens to an address; without `to` it is given up. */
export interface AddressChange {
  from: Redirect['from'];
  to?: Redirect['to'];
}

/**
 * The list after an address has changed. Older addresses that led to it lead to the new one straight away; an old address at
 * which a page now stands again is dropped.
 * @throws when the address would lead to itself
 */
export function withRedirect(redirects: readonly Redirect[], {from, to}: AddressChange): Redirect[] {
  if (to === undefined) {
    return redirects.filter((redirect) => withoutHash(redirect.to) !== from);
  }
  if (withoutHash(to) === from) {
    throw new Error(`${from} would lead to itself.`);
  }
  const moved = redirects.map((redirect): Redirect => {
    if (withoutHash(redirect.to) !== from) {
      return redirect;
    }
    const [, hash = ''] = redirect.to.split('#');
    return {from: redirect.from, to: hash && !to.includes('#') ? `${to}#${hash}` : to};
  });
  return [...moved.filter((redirect) => redirect.from !== withoutHash(to) && redirect.from !== from), {from, to}].sort(
    (one, other) => (one.from < other.from ? -1 : 1),
  );
}

const listIn = (draft: Draft) => listConstant(parsed(REDIRECTS, draft.read(REDIRECTS)), 'REDIRECTS');

/** The old addresses that the site remembers. */
export function readRedirects(draft: Draft): Redirect[] {
  return listIn(draft).elements.map((element) => {
    const from = ts.isObjectLiteralExpression(element) ? literalProperty(element, 'from') : undefined;
    const to = ts.isObjectLiteralExpression(element) ? literalProperty(element, 'to') : undefined;
    if (typeof from !== 'string' || typeof to !== 'string') {
      throw new Refusal(
        `${REDIRECTS}:${lineOf(element)} is no entry with "from" and "to".`,
        "Write it as {from: '/docs/old', to: '/docs/new'}.",
      );
    }
    return {from, to} as Redirect;
  });
}

/** Records that an address has changed, or been given up. */
export async function addRedirect(draft: Draft, change: AddressChange): Promise<void> {
  const list = listIn(draft);
  const entries = withRedirect(readRedirects(draft), change).map(
    ({from, to}) => `{from: ${quoted(from)}, to: ${quoted(to)}}`,
  );
  await editFile(draft, REDIRECTS, [{start: list.getStart(), end: list.getEnd(), text: `[${entries.join(', ')}]`}]);
}

/** @throws {Refusal} when an address is kept for readers of a page that stood there before */
export function refuseOldAddress(draft: Draft, address: string): void {
  const taken = readRedirects(draft).find(({from}) => from === address);
  if (taken) {
    throw new Refusal(
      `${address} is the old address of ${taken.to} (${REDIRECTS}).`,
      'Choose another name. If nobody comes to the old address any more, delete that entry.',
    );
  }
}
