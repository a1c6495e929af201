import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {LOCALES} from '../../src/config/locales';
import type {Finding} from './page';

const FOLDER = 'static/img/illustrations';
const LIST = 'src/data/illustrations.json';

async function sizeOf(file: string): Promise<string> {
  const {width, height} = await sharp(file).metadata();
  return `${width}×${height}`;
}

/** Finds illustration files that are missing, not listed in `src/data/illustrations.json`, or not of the size there. */
export async function pictureFindings(root: string): Promise<Finding[]> {
  const list = JSON.parse(fs.readFileSync(path.join(root, LIST), 'utf8')) as Record<
    string,
    {width: number; height: number; files: number[]}
  >;
  const findings: Finding[] = [];
  const add = (file: string, message: string) => findings.push({file, line: 1, message});
  const extra = new Set(fs.readdirSync(path.join(root, FOLDER)));
  for (const [name, {width, height, files}] of Object.entries(list)) {
    const variants = LOCALES.flatMap((locale) => ['light', 'dark'].map((mode) => `${name}.${locale}.${mode}`));
    for (const fileWidth of files) {
      const wanted = [0, 1, -1].map((error) => `${fileWidth}×${Math.round((fileWidth * height) / width) + error}`);
      for (const file of variants.map((variant) => `${variant}.${fileWidth}.avif`)) {
        const size = extra.delete(file) ? await sizeOf(path.join(root, FOLDER, file)) : 'missing';
        if (!wanted.includes(size)) {
          const remedy = `run "npm --prefix illustrations run render -- --only ${name}"`;
          add(`${FOLDER}/${file}`, `is ${size}, but ${LIST} has ${wanted[0]}; ${remedy}`);
        }
      }
    }
  }
  extra.forEach((file) => add(`${FOLDER}/${file}`, `belongs to no illustration in ${LIST}; delete it`));
  return findings;
}
