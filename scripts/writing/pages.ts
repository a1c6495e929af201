import {MAIN_DOC} from '../../src/config/routes';
import {CONTENT_FOLDERS} from '../../src/plugins/translation-status/files';
import {Refusal, type Draft} from './draft';
import {frontMatterOf, type Language} from './texts';

const [DOCS, POSTS] = CONTENT_FOLDERS;

/** A page of the manual, a post, or the list page of a category, in both languages. */
export interface Page {
  kind: 'doc' | 'post' | 'list';
  /** Doc id, or slug of the post or category. */
  id: string;
  /** Without base path, language and slash at the end. */
  address: `/${string}`;
  /** Empty names for a list, which has no files. */
  files: Record<Language, string>;
}

/** The page of the manual with a doc id, whether it exists or not. */
export const docPage = (id: string): Page => ({
  kind: 'doc',
  id,
  address: `/docs/${id}`,
  files: {cs: `${DOCS.cs}/${id}.mdx`, en: `${DOCS.en}/${id}.mdx`},
});

/** The post with a slug in a folder of the blog, whether it exists or not. */
export const postPage = (slug: string, folder: string): Page => ({
  kind: 'post',
  id: slug,
  address: `/blog/${slug}`,
  files: {cs: `${POSTS.cs}/${folder}/index.mdx`, en: `${POSTS.en}/${folder}/index.mdx`},
});

/** Every post by its folder and slug. */
export function posts(draft: Draft): Page[] {
  return draft
    .list(POSTS.cs)
    .filter((file) => file.endsWith('/index.mdx'))
    .map((file) => {
      const folder = file.slice(POSTS.cs.length + 1, -'/index.mdx'.length);
      return postPage(frontMatterOf(draft.read(file)).get('slug') ?? folder, folder);
    });
}

/** Doc id of a page of the manual in any form that people write it in: file of either language, address, doc id. */
export function docIdOf(name: string): string {
  return name
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/^\.?\//, '')
    .replace(`${DOCS.en}/`, '')
    .replace(/^en\//, '')
    .replace(/^docs\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/$/, '');
}

/**
 * The page that a name stands for: a file, an address, a doc id, or `blog/slug`.
 * @throws {Refusal} when there is none, or it cannot be moved and removed
 */
export function findPage(draft: Draft, name: string): Page {
  const id = docIdOf(name);
  const [, rest] = /^(?:blog|i18n\/en\/docusaurus-plugin-content-blog)\/(.+)$/.exec(id) ?? [];
  if (rest !== undefined) {
    const folder = rest.replace(/\/index$/, '');
    const post = posts(draft).find(
      (candidate) => candidate.id === folder || candidate.files.cs === `blog/${folder}/index.mdx`,
    );
    if (!post) {
      throw new Refusal(
        `There is no post "${folder}".`,
        `Posts: ${posts(draft)
          .map((candidate) => `blog/${candidate.id}`)
          .join(', ')}.`,
      );
    }
    return post;
  }
  if (/^(src\/pages|i18n\/)/.test(id)) {
    throw new Refusal(
      `${name} is a standalone page; menus, tests and rules know its address.`,
      'Only pages of the manual and posts can be moved and removed by this command.',
    );
  }
  const page = docPage(id);
  const texts = [page.files.cs, page.files.en].filter((file) => draft.exists(file)).map((file) => draft.read(file));
  if (texts.length === 0) {
    const last = id.split('/').at(-1) ?? '';
    const similar = draft
      .list(DOCS.cs)
      .map((file) => file.slice(DOCS.cs.length + 1).replace(/\.mdx$/, ''))
      .filter((candidate) => candidate.split('/').includes(last) || candidate.includes(last));
    throw new Refusal(
      `There is no page "${id}" in docs/.`,
      similar.length > 0 ? `Did you mean ${similar.join(', ')}?` : 'Give a path such as web-portal/map.',
    );
  }
  if (texts.some((text) => frontMatterOf(text).has('slug') || frontMatterOf(text).has('id'))) {
    throw new Refusal(
      `${page.files.cs} sets its own "slug" or "id", so its address is not its path.`,
      'Delete that line from the front matter of both languages first.',
    );
  }
  return page;
}

/** @throws {Refusal} when a language is missing */
export function demandBothLanguages(draft: Draft, {files}: Page): void {
  for (const language of ['cs', 'en'] as const) {
    if (!draft.exists(files[language])) {
      throw new Refusal(
        `${files[language]} does not exist, so the page exists in one language only.`,
        'Translate it first; "npm run i18n:status" lists what is missing.',
      );
    }
  }
}

/** @throws {Refusal} when the page is the one that `/docs` and the error page lead to */
export function refuseMainDocument({kind, id}: Page): void {
  if (kind === 'doc' && id === MAIN_DOC) {
    throw new Refusal(
      `${id} is the main document: /docs, the home page and the error page lead to it.`,
      'Make another page the main document first: MAIN_DOC in src/config/routes.ts and the tests that know it.',
    );
  }
}

/** Doc ids that Docusaurus needs for pages of its own. */
const RESERVED = /^(?:category|tags)\//;

/** @throws {Refusal} when a page of the manual cannot stand under this id */
export function refuseBadDocId(draft: Draft, id: string): void {
  if (RESERVED.test(id)) {
    throw new Refusal(`/docs/${id} belongs to the lists of categories and tags.`, 'Choose another folder.');
  }
  const {files} = docPage(id);
  for (const file of [files.cs, files.en]) {
    if (draft.exists(file)) {
      throw new Refusal(`${file} exists already.`, 'Choose another name, or edit that page.');
    }
  }
  const lower = files.cs.toLowerCase();
  const same = draft.list(DOCS.cs).find((file) => file.toLowerCase() === lower);
  if (same) {
    throw new Refusal(`${same} differs only in upper and lower case.`, 'Choose another name.');
  }
}

/** Title of a page in one language; its id when it has none. */
export const titleOf = (draft: Draft, page: Page, language: Language) =>
  frontMatterOf(draft.read(page.files[language])).get('title') ?? page.id;
