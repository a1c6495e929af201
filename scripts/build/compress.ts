import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {cached, cacheFolder, cacheKey, pruneCache} from './cache';
import {filesOf} from './files';
import type {FinishedBuild} from './finish';

/** Extensions of texts; pictures, typefaces and archives are compressed already. */
export const COMPRESSIBLE_EXTENSIONS = 'css csv html ico js json map md mjs svg txt wasm webmanifest xml'.split(
  ' ',
) as readonly string[];

const COMPRESSIBLE = new RegExp(`\\.(?:${COMPRESSIBLE_EXTENSIONS.join('|')})$`);

/** Smaller files fit into one packet as they are. */
const SMALLEST = 512;

/** A compressed file that is hardly smaller is not worth the work of the browser. */
const WORTHWHILE = 0.95;

/** The best quality of Brotli, for what every page loads. */
const BEST = 11;

/** For the other scripts and stylesheets, which most visitors fetch too; the best would save another percent. */
const GOOD = 10;

/** For the rest, which takes a millisecond per file; 9 would save 0.2 % and take ten times as long. */
const QUICK = 8;

function quality(file: string): number {
  if (/\/(?:main|runtime~main|styles)\.[^/]+$/.test(file)) {
    return BEST;
  }
  return /^(?:[^/]+\/)?assets\//.test(file) ? GOOD : QUICK;
}

const encodings = [
  {
    extension: 'br',
    compress: (content: Buffer, file: string) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality(file),
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {extension: 'gz', compress: (content: Buffer) => promisify(gzip)(content, {level: 9})},
] as const;

/** Whether a name is that of a compressed twin. */
export function isTwin(file: string): boolean {
  const [, original] = /^(.*)\.(?:br|gz)$/.exec(file) ?? [];
  return original !== undefined && COMPRESSIBLE.test(original);
}

/**
 * Writes `name.br` and `name.gz` beside every text of a folder, for servers that send them as they are.
 * @param cacheDir where what took long is kept by the hash of the content
 * @returns how many bytes the texts have, and how many with Brotli
 */
export async function compressFolder(
  dir: string,
  cacheDir: string,
): Promise<{files: number; bytes: number; compressed: number}> {
  const sum = {files: 0, bytes: 0, compressed: 0};
  const all = filesOf(dir);
  for (const file of all.filter(isTwin)) {
    fs.rmSync(path.join(dir, file));
  }
  const pending = all.filter((file) => COMPRESSIBLE.test(file));

  async function compressOne(file: string): Promise<void> {
    const target = path.join(dir, file);
    const content = await fs.promises.readFile(target);
    if (content.length < SMALLEST) {
      return;
    }
    sum.files += 1;
    sum.bytes += content.length;
    for (const {extension, compress} of encodings) {
      const result =
        extension === 'br' && quality(file) > QUICK
          ? await cached(cacheDir, `${cacheKey(content)}.${quality(file)}.br`, () => compress(content, file))
          : await compress(content, file);
      if (result.length <= content.length * WORTHWHILE) {
        await fs.promises.writeFile(`${target}.${extension}`, result);
      }
      sum.compressed += extension === 'br' ? Math.min(result.length, content.length) : 0;
    }
  }
  async function compressNext(): Promise<void> {
    for (let file = pending.shift(); file !== undefined; file = pending.shift()) {
      await compressOne(file);
    }
  }
  // As many as libuv has threads.
  await Promise.all(Array.from({length: 4}, compressNext));
  pruneCache(cacheDir);
  return sum;
}

/** Finishing step: every text compressed, as small as it gets within a few seconds. */
export async function compressBuild({dir}: FinishedBuild): Promise<string> {
  const {files, bytes, compressed} = await compressFolder(dir, cacheFolder('compressed'));
  const megabytes = (count: number) => `${(count / 1_000_000).toFixed(1)} MB`;
  return `${files} texts of ${megabytes(bytes)} are ${megabytes(compressed)} with Brotli`;
}
