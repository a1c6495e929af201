import {randomUUID} from 'node:crypto';
import fs from 'node:fs/promises';

/** Replaces a file atomically, because other plugins and builds may read or write it at the same time. */
export async function writeFileAtomic(file: string, content: string | Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  await fs.writeFile(temporary, content);
  await fs.rename(temporary, file);
}
