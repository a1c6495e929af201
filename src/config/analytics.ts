/**
 * The one place where counting of page views is plugged in: the address in `ANALYTICS_ENDPOINT`. Without it no code for it is
 * part of the site. What is sent, and to whom never, says `src/clientModules/countViews.ts`.
 */

type Env = Readonly<Record<string, string | undefined>>;

/** Placeholders of the address; each becomes the value of a parameter. */
const PLACEHOLDERS = ['url', 'language', 'referrer'];

const VARIABLE = 'ANALYTICS_ENDPOINT';

function wrong(value: string, reason: string): Error {
  return new Error(
    `Environment variable ${VARIABLE}="${value}" ${reason}. Write the address that counts views, for example ` +
      `${VARIABLE}=https://stats.example.org/api/event or, on the host of the site itself, ${VARIABLE}=/count`,
  );
}

/**
 * Where views of pages are sent: an address on another host, or a path on the host of the site. `undefined` when nothing is
 * counted.
 * @throws when the value is neither, or has a placeholder for something that is not sent
 */
export function analyticsEndpoint(env: Env = process.env): string | undefined {
  const value = env[VARIABLE]?.trim();
  if (!value) {
    return undefined;
  }
  // A path that starts with two slashes or a backslash would be another host.
  const isPath = /^\/(?![/\\])/.test(value);
  if (!isPath && !(value.startsWith('https://') && URL.canParse(value))) {
    throw wrong(value, 'is no address that starts with https:// and no path');
  }
  const [address = '', query = ''] = value.split('?');
  // A semicolon or a comma would end the address where the content security policy names it.
  if (/[\s"';,{}#\\]/.test(address) || /[\s"'#]/.test(query)) {
    throw wrong(value, 'contains a character that such an address cannot have');
  }
  const unknown = query
    .match(/\{[^}]*\}?/g)
    ?.find((placeholder) => !PLACEHOLDERS.some((name) => placeholder === `{${name}}`));
  if (unknown) {
    throw wrong(value, `names ${unknown}, but only {${PLACEHOLDERS.join('}, {')}} are sent`);
  }
  return value;
}

/** What the content security policy has to let through for it: the address without its parameters; nothing for a path. */
export function analyticsSources(env: Env = process.env): string[] {
  const endpoint = analyticsEndpoint(env);
  if (!endpoint || endpoint.startsWith('/')) {
    return [];
  }
  const {origin, pathname} = new URL(endpoint);
  return [origin + pathname];
}
