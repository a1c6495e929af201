/**
 * Environment values of the build. Every reader validates and names the variable, the value and the remedy,
 * because a wrong address must stop the build rather than be published.
 */

type Env = Readonly<Record<string, string | undefined>>;

function read(name: string, env: Env): string | undefined {
  const value = env[name]?.trim();
  return value ? value : undefined;
}

/**
 * An absolute http(s) address, or `undefined` when the variable is unset or empty.
 * @throws when the value is not an absolute http(s) address.
 */
export function urlFromEnv(name: string, env: Env = process.env): string | undefined {
  const value = read(name, env);
  if (value !== undefined && !URL.canParse(value)) {
    throw new Error(
      `Environment variable ${name}="${value}" is not an absolute address. ` +
        `Write it with its scheme, for example ${name}=https://docs.example.org`,
    );
  }
  if (value !== undefined && !/^https?:/i.test(value)) {
    throw new Error(`Environment variable ${name}="${value}" must start with https:// or http://`);
  }
  return value;
}

/**
 * The address of the site without a path, e.g. `https://docs.example.org`.
 * @throws when the value carries a path, query or hash; the path belongs in BASE_URL.
 */
export function originFromEnv(name: string, env: Env = process.env): string | undefined {
  const value = urlFromEnv(name, env);
  if (value === undefined) {
    return undefined;
  }
  const {origin, pathname, search, hash} = new URL(value);
  if (pathname !== '/' || search || hash) {
    throw new Error(
      `Environment variable ${name}="${value}" must not contain a path, query or hash. ` +
        `Use ${name}=${origin} and put the path into BASE_URL, for example BASE_URL=${pathname.replace(/\/*$/, '/')}`,
    );
  }
  return origin;
}

/**
 * A path that starts and ends with a slash, e.g. `/manual/`; `/` when the variable is unset.
 * @throws when a slash is missing or the value contains characters that a path cannot have.
 */
export function basePathFromEnv(name: string, env: Env = process.env): string {
  const value = read(name, env) ?? '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
    throw new Error(
      `Environment variable ${name}="${value}" is not a base path. ` +
        `It must start and end with a slash, for example ${name}=/manual/`,
    );
  }
  return value;
}

/**
 * One of the listed words, or the fallback when the variable is unset.
 * @throws when the value is another word.
 */
export function choiceFromEnv<T extends string>(
  name: string,
  choices: readonly [T, ...T[]],
  env: Env = process.env,
): T {
  const value = read(name, env) ?? choices[0];
  const known = choices.find((choice) => choice === value);
  if (known === undefined) {
    throw new Error(
      `Environment variable ${name}="${value}" is not known. Use one of: ${choices.join(', ')} (default ${choices[0]}).`,
    );
  }
  return known;
}

/**
 * An identifier or key, or `undefined` when the variable is unset or empty.
 * @throws when the value contains a space or another character that no identifier has.
 */
export function wordFromEnv(name: string, env: Env = process.env): string | undefined {
  const value = read(name, env);
  if (value !== undefined && !/^[\w.-]+$/.test(value)) {
    throw new Error(
      `Environment variable ${name} must be one word of letters, digits, "_", "-" and "." without quotes or spaces.`,
    );
  }
  return value;
}

/**
 * Where to write to somebody: the address of a page or `mailto:…`; `undefined` when the variable is unset.
 * @throws when the value is neither
 */
export function contactFromEnv(name: string, env: Env = process.env): string | undefined {
  const value = read(name, env);
  if (value === undefined || /^https:\/\/\S+$/.test(value) || /^mailto:[^\s@]+@[^\s@]+$/.test(value)) {
    return value;
  }
  if (/^[^\s@:/]+@[^\s@:/]+$/.test(value)) {
    return `mailto:${value}`;
  }
  throw new Error(
    `Environment variable ${name}="${value}" is no contact. ` +
      `Write an e-mail address, or the address of a page that starts with https://`,
  );
}
