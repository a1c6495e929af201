import fs from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(__dirname, '../../versions.json');

/** Names of the old versions of the manual, newest first; `docusaurus docs:version` adds one. */
export function oldVersions(): string[] {
  return fs.existsSync(FILE) ? (JSON.parse(fs.readFileSync(FILE, 'utf8')) as string[]) : [];
}
