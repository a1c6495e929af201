/** Functions that read environment variables. An invalid value stops the build, so that no wrong URL is published. */

import {edits, nearest} from '../lib/nearest';

type Env = Readonly<Record<string, string | undefined>>;

/** Variables that the site reads. `README.md` says what they mean. */
const VARIABLES = [
  ...['SITE_URL', 'BASE_URL', 'SITE_OWNER', 'REPORT_PROBLEM', 'BUNDLER', 'OFFLINE'],
  ...['LINK_PORTAL_APP', 'LINK_EXTERNAL_CHARTS_APP', 'LINK_APP_STORE', 'LINK_GOOGLE_PLAY'],
  ...['LINK_COMPANY', 'LINK_PROFESSIONAL_NETWORK', 'LINK_REPOSITORY'],
  ...['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX', 'ALGOLIA_ASSISTANT_ID'],
];

/** Returns set variables that are probably misspelled, each with the name that was meant. */
export function misspelledVariables(env: Env = process.env): {name: string; meant: string}[] {
  return Object.keys(env)
    .filter((name) => !VARIABLES.includes(name))
    .flatMap((name) => {
      // Hosts set variables of their own, such as SITE_ID and SITE_NAME: only the site has names that begin with LINK_.
      const start = VARIABLES.find((known) => /^LINK_./.test(name) && known.startsWith(name));
      const near = nearest(name, VARIABLES);
      const isNear = near !== undefined && (/^(?:LINK|ALGOLIA)_/.test(name) || edits(name, near) <= name.length / 5);
      const meant = start ?? (isNear ? near : undefined);
      return meant === undefined ? [] : [{name, meant}];
    });
}

function read(name: string, env: Env): string | undefined {
  return env[name]?.trim() || undefined;
}

function wrong(name: string, value: string, reasonAndRemedy: string): Error {
  return new Error(`Environment variable ${name}="${value}" ${reasonAndRemedy}`);
}

/** Returns the http(s) URL in a variable; `undefined` when unset or empty. @throws when it is no such URL */
export function urlFromEnv(name: string, env: Env = process.env): string | undefined {
  const value = read(name, env);
  if (value !== undefined && !URL.canParse(value)) {
    throw wrong(name, value, `is not an absolute address. Write it with its scheme: ${name}=https://docs.example.org`);
  }
  if (value !== undefined && !/^https?:/i.test(value)) {
    throw wrong(name, value, 'must start with https:// or http://');
  }
  return value;
}

/** Returns the origin in a variable; `undefined` when unset or empty. @throws when it has a path, query or hash */
export function originFromEnv(name: string, env: Env = process.env): string | undefined {
  const value = urlFromEnv(name, env);
  if (value === undefined) {
    return undefined;
  }
  const {origin, pathname, search, hash} = new URL(value);
  if (pathname !== '/' || search || hash) {
    const base = pathname.replace(/\/*$/, '/');
    const remedy = `Use ${name}=${origin} and put the path into BASE_URL, for example BASE_URL=${base}`;
    throw wrong(name, value, `must not contain a path, query or hash. ${remedy}`);
  }
  return origin;
}

/** Returns the base path in a variable, `/` when unset or empty. @throws unless it starts and ends with a slash */
export function basePathFromEnv(name: string, env: Env = process.env): string {
  const value = read(name, env) ?? '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
    const remedy = `It must start and end with a slash, for example ${name}=/manual/`;
    throw wrong(name, value, `is not a base path. ${remedy}`);
  }
  return value;
}

/** Returns the value of a variable; the first choice when unset or empty. @throws when it is none of `choices` */
export function choiceFromEnv<T extends string>(
  name: string,
  choices: readonly [T, ...T[]],
  env: Env = process.env,
): T {
  const value = read(name, env) ?? choices[0];
  const known = choices.find((choice) => choice === value);
  if (known === undefined) {
    throw wrong(name, value, `is not known. Use one of: ${choices.join(', ')} (default ${choices[0]}).`);
  }
  return known;
}

/** Returns the word in a variable; `undefined` when unset or empty. @throws, without showing it, when it is no word */
export function wordFromEnv(name: string, env: Env = process.env): string | undefined {
  const value = read(name, env);
  if (value !== undefined && !/^[\w.-]+$/.test(value)) {
    // Without the value, which may be a secret.
    throw new Error(
      `Environment variable ${name} must be one word of letters, digits, "_", "-" and "." without quotes or spaces.`,
    );
  }
  return value;
}

/**
 * Returns the https or `mailto:` URL in a variable; `undefined` when unset or empty. An email address gets `mailto:`.
 */
export function contactFromEnv(name: string, env: Env = process.env): string | undefined {
  const value = read(name, env);
  if (value === undefined || /^(?:https:\/\/\S+|mailto:[^\s@]+@[^\s@]+\.[^\s@.]+)$/.test(value)) {
    return value;
  }
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/.]+$/.test(value)) {
    return `mailto:${value}`;
  }
  throw wrong(
    name,
    value,
    'is no contact. Write an e-mail address such as docs@example.org, or an address of a page that starts with https://',
  );
}
