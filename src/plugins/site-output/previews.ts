import path from 'node:path';
import sharp from 'sharp';
import {previewPicture} from '../../config/theme';
import {pagesOf} from './pages';
import type {LanguageStep} from './types';

/** Size of a picture as tags that follow its `og:image`. */
async function sizeTags(file: string): Promise<string> {
  const {width, height} = await sharp(file).metadata();
  return `<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}">`;
}

/** Adds to each page the size of its preview picture, which its writer may have chosen, and what the site's own shows. */
export const addPreviews: LanguageStep = async (language) => {
  const {outDir, baseUrl, siteConfig} = language;
  const {file: own, alt} = previewPicture();
  const tagsByAddress = new Map<string, Promise<string>>();
  for (const page of pagesOf(language)) {
    const address = page.document('meta[property="og:image"]').attr('content') ?? '';
    const inside =
      address.startsWith(siteConfig.url + baseUrl) && address.slice(siteConfig.url.length + baseUrl.length);
    // The picture of another site is left to that site.
    if (inside) {
      const size = tagsByAddress.get(address) ?? sizeTags(path.join(outDir, decodeURI(inside)));
      tagsByAddress.set(address, size);
      const about = inside === own ? `<meta property="og:image:alt" content="${alt}">` : '';
      page.write('meta[property="og:image"]', 'after', (await size) + about);
    }
  }
  return undefined;
};
