import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import sharp from 'sharp';
import {appOf} from '../../../config/app';
import {LOCALES} from '../../../config/locales';
import {appManifest} from './manifest';

const STATIC = path.resolve(__dirname, '../../../../static');

interface Image {
  src: string;
  sizes: string;
  type: string;
}

interface Manifest {
  id: string;
  lang: string;
  scope: string;
  start_url: string;
  short_name: string;
  icons: Image[];
  screenshots: Image[];
}

for (const locale of LOCALES) {
  test(`the manifest of ${locale} names pictures that are there, in the sizes that it says`, async () => {
    const baseUrl = locale === 'cs' ? '/manual/' : '/manual/en/';
    const manifest = appManifest({locale, root: '/manual/', baseUrl, app: appOf(locale)}) as Manifest;
    assert.equal(manifest.lang, locale);
    assert.equal(manifest.id, baseUrl, 'each language is an app of its own');
    assert.equal(manifest.start_url, baseUrl);
    assert.equal(manifest.scope, '/manual/', 'the other language does not lead out of the app');
    assert.ok(manifest.short_name.length <= 12);
    for (const {src, sizes, type} of [...manifest.icons, ...manifest.screenshots]) {
      const {width, height, format} = await sharp(
        fs.readFileSync(path.join(STATIC, src.slice(baseUrl.length))),
      ).metadata();
      assert.equal(`${width}x${height} image/${format}`, `${sizes} ${type}`, src);
    }
  });
}
