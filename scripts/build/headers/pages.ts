import fs from 'node:fs';
import path from 'node:path';
import {contentSecurityPolicy} from '../../../src/config/headers';
import {filesOf} from '../files';
import type {FinishedBuild} from '../finish';
import {InlineCollector} from './inline';

/** The policy in a page. */
export const META = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;

/** Style attributes that the framework writes into pages, and the same without one. */
const PLAINER: readonly (readonly [from: RegExp, to: string])[] = [
  // The symbols that icons refer to. A presentation attribute does the same and is no inline style.
  [/<svg([^>]*) style="display: none;"/g, '<svg$1 display="none"'],
  // An empty part of a highlighted line.
  [/<span([^>]*) style="?display:inline-block"?(?=[\s>])/g, '<span$1'],
];

/**
 * Writes the policy into a page, so that it also holds on hosts that cannot send headers (GitHub Pages) and in saved copies.
 * Whatever is done twice is the same as once.
 */
export function withPolicy(html: string, policy: string): string {
  // Policies hold no double quotes. First of all, because it counts only for what comes after it.
  return html
    .replace(META, '')
    .replace(/(<meta charset=[^>]*>)/i, `$1<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** Page with as few style attributes as can be. */
export function withoutNeedlessStyles(html: string): string {
  return PLAINER.reduce((text, [from, to]) => text.replace(from, to), html);
}

/**
 * Finishing step: a policy in every page, with the hashes of what that page holds.
 * @throws when a page holds what the policy forbids, or has no place for it
 */
export async function writePolicies({dir, env}: FinishedBuild): Promise<string> {
  const collector = new InlineCollector();
  const pages = filesOf(dir).filter((file) => file.endsWith('.html'));
  await Promise.all(
    pages.map(async (file) => {
      const target = path.join(dir, file);
      const before = await fs.promises.readFile(target, 'utf8');
      const plain = withoutNeedlessStyles(before);
      const after = withPolicy(plain, contentSecurityPolicy(collector.add(file, plain), 'page', env));
      if (!META.test(after)) {
        throw new Error(
          `${file} has no <meta charset> that the policy could follow. Every page must name its alphabet first.`,
        );
      }
      if (after !== before) {
        await fs.promises.writeFile(target, after);
      }
    }),
  );
  const {scripts, styles} = collector.all();
  return `${pages.length} pages, ${scripts.length} inline programs, ${styles.length} style attributes`;
}
