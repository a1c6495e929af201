/** Functions that read environment variables. An invalid value stops the build, so that no wrong URL is published. */

type Env = Readonly<Record<string, string | undefined>>;

/** Every variable that changes what the build makes; README.md says what each means. Tests run without them. */
export const SITE_VARIABLES = [
  'SITE_URL',
  'BASE_URL',
  'LINK_PORTAL_APP',
  'LINK_EXTERNAL_CHARTS_APP',
  'LINK_APP_STORE',
  'LINK_GOOGLE_PLAY',
  'LINK_COMPANY',
  'LINK_PROFESSIONAL_NETWORK',
  'LINK_REPOSITORY',
  'SITE_OWNER',
  'REPORT_PROBLEM',
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_KEY',
  'ALGOLIA_INDEX',
  'ALGOLIA_ASSISTANT_ID',
  'OFFLINE',
] as const;

export type SiteVariable = (typeof SITE_VARIABLES)[number];

/** Returns the text in a variable; `undefined` when unset or empty. */
export function textFromEnv(name: SiteVariable, env: Env = process.env): string | undefined {
  return env[name]?.trim() || undefined;
}

function wrong(name: string, value: string, reasonAndRemedy: string): Error {
  return new Error(`Environment variable ${name}="${value}" ${reasonAndRemedy}`);
}

/** Returns the http(s) URL in a variable; `undefined` when unset or empty. @throws when it is no such URL */
export function urlFromEnv(name: SiteVariable, env: Env = process.env): string | undefined {
  const value = textFromEnv(name, env);
  if (value !== undefined && !(URL.canParse(value) && /^https?:/i.test(value))) {
    throw wrong(
      name,
      value,
      `is not an address that starts with https:// or http://, such as https://docs.example.org`,
    );
  }
  return value;
}

/** Returns the base path in a variable, `/` when unset or empty. @throws unless it starts and ends with a slash */
export function basePathFromEnv(name: SiteVariable, env: Env = process.env): string {
  const value = textFromEnv(name, env) ?? '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
    const remedy = `It must start and end with a slash, for example ${name}=/manual/`;
    throw wrong(name, value, `is not a base path. ${remedy}`);
  }
  return value;
}

/** Whether a feature is on, which is the default; its variable can switch it `off`. @throws when the variable is neither `on` nor `off` */
export function switchFromEnv(name: SiteVariable, env: Env = process.env): boolean {
  const value = textFromEnv(name, env) ?? 'on';
  if (value !== 'on' && value !== 'off') {
    throw wrong(name, value, 'is not known. Use one of: on, off (default on).');
  }
  return value === 'on';
}

/** Returns the https or `mailto:` URL in a variable; `undefined` when unset or empty. An email address gets `mailto:`. */
export function contactFromEnv(name: SiteVariable, env: Env = process.env): string | undefined {
  const value = textFromEnv(name, env);
  if (value === undefined || /^https:\/\/\S+$/.test(value)) {
    return value;
  }
  const [, mailbox] = /^(?:mailto:)?([^\s@:/]+@[^\s@:/]+\.[^\s@:/.]+)$/.exec(value) ?? [];
  if (mailbox === undefined) {
    const remedy = 'Write an e-mail address such as docs@example.org, or an address that starts with https://';
    throw wrong(name, value, `is no contact. ${remedy}`);
  }
  return `mailto:${mailbox}`;
}
