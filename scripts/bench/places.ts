import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../..');

/** Folder for sites that are made only to be measured; git does not see it, and they find the packages of this site from it. */
export const PRIVATE_FOLDER = path.join(ROOT, '.bench');

/** The program that builds a site of Docusaurus. */
export const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** The program that runs TypeScript. */
export const TSX = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
