import fs from 'node:fs/promises';
import path from 'node:path';
import {contactFromEnv} from '../../config/env';
import {outsideLink} from '../../config/links';
import {LOCALES} from '../../config/locales';
import type {SiteStep} from './types';

/** Where RFC 9116 wants the file, below the root of a host. */
const PLACE = '.well-known/security.txt';

/** The standard advises less than a year. */
const VALID_MS = 180 * 86_400_000;

/** Writes the contact for vulnerability reports; not below a base path, where the root of the host is not the site's. */
export const writeSecurityText: SiteStep = async ({dir, baseUrl}) => {
  const contact = contactFromEnv('SECURITY_CONTACT');
  if (contact === undefined || baseUrl !== '/') {
    return contact === undefined ? 'left out, SECURITY_CONTACT is not set' : 'left out below a base path';
  }
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${outsideLink('site')}/${PLACE}`,
    '',
  ];
  await fs.mkdir(path.join(dir, path.dirname(PLACE)), {recursive: true});
  await fs.writeFile(path.join(dir, PLACE), lines.join('\n'));
  return contact;
};
