import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

/** Bytes of a build by kind of file; texts as a server sends them, compressed. */
export type Sizes = Readonly<Record<string, number>>;

const COMPRESSED: Readonly<Record<string, string>> = {
  '.html': 'pages',
  '.js': 'JavaScript',
  '.css': 'styles',
  '.json': 'data and search index',
};

const AS_THEY_ARE: Readonly<Record<string, string>> = {
  '.avif': 'pictures',
  '.webp': 'pictures',
  '.png': 'pictures',
  '.svg': 'pictures',
  '.woff2': 'typefaces',
};

/** Sizes of a finished build. */
export function buildSizes(dir: string): Sizes {
  const sizes: Record<string, number> = {};
  for (const entry of fs.readdirSync(dir, {recursive: true, withFileTypes: true})) {
    const extension = path.extname(entry.name);
    const text = COMPRESSED[extension];
    const kind = text ?? AS_THEY_ARE[extension];
    if (entry.isFile() && kind) {
      const content = fs.readFileSync(path.join(entry.parentPath, entry.name));
      sizes[kind] = (sizes[kind] ?? 0) + (text ? brotliCompressSync(content).length : content.length);
    }
  }
  return sizes;
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

/** Sizes of a build beside those of the branch that the change goes to. */
export function sizesTable(now: Sizes, before: Sizes | undefined): string {
  const kinds = [...new Set([...Object.keys(now), ...Object.keys(before ?? {})])].sort();
  const rows = kinds.map((kind) => {
    const size = now[kind] ?? 0;
    const change = size - (before?.[kind] ?? 0);
    const difference = before ? `${change < 0 ? '−' : '+'}${kilobytes(Math.abs(change))}` : 'not known';
    return `| ${kind} | ${kilobytes(size)} | ${difference} |`;
  });
  return ['| Files, compressed | Size | Change |', '| --- | --- | --- |', ...rows].join('\n');
}
