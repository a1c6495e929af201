type Env = Readonly<Record<string, string | undefined>>;

/**
 * Contact for vulnerability reports, as `security.txt` writes it: the address of a page or `mailto:…`; `undefined` when
 * unset.
 * @throws when the value is neither
 */
export function securityContact(env: Env = process.env): string | undefined {
  const value = env.SECURITY_CONTACT?.trim();
  if (!value) {
    return undefined;
  }
  if (/^https:\/\/\S+$/.test(value) || /^mailto:[^\s@]+@[^\s@]+$/.test(value)) {
    return value;
  }
  if (/^[^\s@:/]+@[^\s@:/]+$/.test(value)) {
    return `mailto:${value}`;
  }
  throw new Error(
    `Environment variable SECURITY_CONTACT="${value}" is no contact. ` +
      `Write an e-mail address, or the address of a page that starts with https://`,
  );
}
