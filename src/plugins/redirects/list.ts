import type {Redirect} from '../../config/redirects';

const withoutHash = (address: string) => address.replace(/#.*$/, '');

/**
 * What is wrong with a list of redirects: an address that stands twice, leads to itself or to another old address.
 * @returns one sentence per mistake, with the remedy; empty when all is well
 */
export function redirectProblems(redirects: readonly Redirect[]): string[] {
  const sources = redirects.map(({from}) => from);
  return redirects.flatMap(({from, to}, index) => [
    ...(/^\/[^#?]*[^/#?]$/.test(from) && /^\/[^?]*[^/?]$/.test(to)
      ? []
      : [
          `${from} → ${to}: write addresses such as /docs/web-portal/map, with a slash at the start and none at the end.`,
        ]),
    ...(sources.indexOf(from) < index ? [`${from} stands twice; delete one of the entries.`] : []),
    ...(sources.includes(withoutHash(to) as Redirect['from'])
      ? [`${from} leads to ${to}, which leads on; name the page where readers are to arrive.`]
      : []),
  ]);
}

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
