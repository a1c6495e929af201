import fs from 'node:fs';
import path from 'node:path';
import {LOCALES} from '../../src/config/locales';
import type {Finding} from './rules';

const FOLDER = 'static/img/illustrations';
const LIST = 'src/data/illustrations.json';

interface Size {
  width: number;
  height: number;
  files: number[];
}

/**
 * Width and height of an AVIF file, from its `ispe` property box (ISO/IEC 23008-12, 6.5.3).
 * @returns undefined when the file holds no such box
 */
export function avifSize(file: Buffer): {width: number; height: number} | undefined {
  const box = file.indexOf('ispe', 0, 'latin1');
  return box < 0 ? undefined : {width: file.readUInt32BE(box + 8), height: file.readUInt32BE(box + 12)};
}

/** Illustrations without a file, files without an entry, wrong sizes, and illustrations that no page shows. */
export function pictureFindings(root: string, used: ReadonlySet<string>): Finding[] {
  const list = JSON.parse(fs.readFileSync(path.join(root, LIST), 'utf8')) as Record<string, Size>;
  const findings: Finding[] = [];
  const expected = new Set<string>();
  for (const [name, {width, height, files}] of Object.entries(list)) {
    if (!used.has(name)) {
      findings.push({
        file: LIST,
        line: 1,
        message: `"${name}" is shown on no page; use <Figure name="${name}"> or delete its scene`,
      });
    }
    for (const fileWidth of files) {
      for (const locale of LOCALES) {
        for (const mode of ['light', 'dark']) {
          const file = `${name}.${locale}.${mode}.${fileWidth}.avif`;
          expected.add(file);
          const full = path.join(root, FOLDER, file);
          if (!fs.existsSync(full)) {
            findings.push({
              file: `${FOLDER}/${file}`,
              line: 1,
              message: `is missing; run "npm run illustrations -- --only ${name}"`,
            });
            continue;
          }
          const size = avifSize(fs.readFileSync(full));
          const wantedHeight = (fileWidth * height) / width;
          if (size?.width !== fileWidth || Math.abs(size.height - wantedHeight) > 1) {
            findings.push({
              file: `${FOLDER}/${file}`,
              line: 1,
              message: `is ${size ? `${size.width}×${size.height}` : 'unreadable'}, but ${LIST} says ${fileWidth}×${Math.round(wantedHeight)}; run "npm run illustrations -- --only ${name}"`,
            });
          }
        }
      }
    }
  }
  for (const file of fs.existsSync(path.join(root, FOLDER)) ? fs.readdirSync(path.join(root, FOLDER)) : []) {
    if (!expected.has(file)) {
      findings.push({file: `${FOLDER}/${file}`, line: 1, message: `belongs to no illustration in ${LIST}; delete it`});
    }
  }
  return findings;
}
