/**
 * The one place where counting of page views is plugged in: the address in `ANALYTICS_ENDPOINT`. Without it no code for it is
 * part of the site. What is sent, and to whom never, says `src/clientModules/countViews.ts`.
 */

type Env = Readonly<Record<string, string | undefined>>;

/** An address on https or a path (with two slashes it would be another host), without what would end it in a policy. */
const ADDRESS = /^(?:https:\/\/[^\s"';,{}#\\/?]+|\/(?![/\\]))[^\s"';,{}#\\?]*$/;

/** Parameters; each of the three placeholders becomes the value that is sent. */
const QUERY = /^(?:[^\s"'#{}]|\{(?:url|language|referrer)\})*$/;

/**
 * Where views of pages are sent: an address on another host, or a path on the host of the site. `undefined` when nothing is
 * counted.
 * @throws when the value is neither, or has a placeholder for something that is not sent
 */
export function analyticsEndpoint(env: Env = process.env): string | undefined {
  const value = env.ANALYTICS_ENDPOINT?.trim();
  if (!value) {
    return undefined;
  }
  const [address = '', ...query] = value.split('?');
  if (!ADDRESS.test(address) || !URL.canParse(address, 'https://host') || !QUERY.test(query.join('?'))) {
    throw new Error(
      `Environment variable ANALYTICS_ENDPOINT="${value}" is no address that counts views. Write one that starts with ` +
        'https:// or, on the host of the site itself, a path; its parameters may contain {url}, {language} and {referrer}. ' +
        'For example ANALYTICS_ENDPOINT=https://stats.example.org/api/event or ANALYTICS_ENDPOINT=/count?page={url}',
    );
  }
  return value;
}

/** What the content security policy has to let through for it: the address without its parameters; nothing for a path. */
export function analyticsSources(env: Env = process.env): string[] {
  const endpoint = analyticsEndpoint(env);
  return endpoint?.startsWith('https:') ? [endpoint.replace(/\?.*/, '')] : [];
}
