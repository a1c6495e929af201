import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE, LOCALES} from '../../src/config/locales';
import {outsideLink} from '../../src/config/links';
import {securityContact} from '../../src/config/security';
import type {FinishedBuild} from './finish';

/** Where RFC 9116 wants the file, below the root of a host. */
const PLACE = '.well-known/security.txt';

/** The standard advises less than a year; a site that is built more seldom has other worries. */
const VALID_DAYS = 180;

const DAY_MS = 86_400_000;

/** Text of `security.txt`. @param now the moment of the build */
export function securityText(contact: string, site: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${[DEFAULT_LOCALE, ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)].join(', ')}`,
    `Canonical: ${site}/${PLACE}`,
    '',
  ].join('\n');
}

/**
 * Finishing step: whom to tell about a hole. Nobody is named who has not been configured, and below a base path the root of the
 * host, where the file belongs, is not ours.
 */
export async function writeSecurityText({dir, baseUrl, env}: FinishedBuild): Promise<string> {
  const contact = securityContact(env);
  const target = path.join(dir, PLACE);
  if (contact === undefined || baseUrl !== '/') {
    await fs.promises.rm(target, {force: true});
    return contact === undefined
      ? 'left out, SECURITY_CONTACT is not set'
      : 'left out, the root of the host is not ours';
  }
  await fs.promises.mkdir(path.dirname(target), {recursive: true});
  await fs.promises.writeFile(target, securityText(contact, outsideLink('site', env), new Date()));
  return contact;
}
