import fs from 'node:fs';
import path from 'node:path';
import {LOCK_FILE, pairOf} from '../../translation-status/status';

/** Address that opens a file in Visual Studio Code. */
export function editorLink(siteDir: string, file: string, line = 1): string {
  const absolute = path.join(siteDir, file).replaceAll('\\', '/').replace(/^\//, '');
  return `vscode://file/${encodeURI(absolute)}:${line}`;
}

/** Files of the site that decide what is reported about one of them. */
function inputs(siteDir: string, file: string): string[] {
  const pair = pairOf(file);
  const words = path.join(siteDir, 'words');
  return [
    ...new Set([file, ...(pair ? [pair.cs, pair.en, LOCK_FILE] : [])]),
    ...(pair && fs.existsSync(words) ? fs.readdirSync(words).map((name) => `words/${name}`) : []),
  ];
}

/**
 * What a report would be made from, and when it last changed.
 * @returns `changed` in milliseconds since 1970
 */
export function stateOfInputs(siteDir: string, file: string): {version: string; changed: number} {
  const times = inputs(siteDir, file).map((input) => {
    const found = fs.statSync(path.join(siteDir, input), {throwIfNoEntry: false});
    return found ? found.mtimeMs : 0;
  });
  return {version: [file, ...times].join(' '), changed: Math.max(...times)};
}
