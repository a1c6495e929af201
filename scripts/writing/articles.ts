import {MAIN_DOC} from '../../src/config/routes';
import {REDIRECTS} from '../../src/config/redirects';
import {CONTENT_FOLDERS} from '../../src/lib/translations/files';
import type {Changes} from './changes';

/** A page of the manual or a post, in both languages. */
export interface Article {
  kind: 'doc' | 'post';
  /** Doc id, or slug of the post. */
  id: string;
  /** Without base path, language and final slash. */
  route: `/${string}`;
  files: Record<'cs' | 'en', string>;
}

const [DOCS, POSTS] = CONTENT_FOLDERS;

const DOC_ID = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)+$/;

export const SLUG = /^[a-z0-9][a-z0-9-]*$/;

/** Addresses of the lists that Docusaurus generates. */
const RESERVED = /^\/docs\/(?:category|tags)\/|^\/blog\/(?:archive|authors|tags|page)$/;

export const docArticle = (id: string): Article => ({
  kind: 'doc',
  id,
  route: `/docs/${id}`,
  files: {cs: `${DOCS.cs}/${id}.mdx`, en: `${DOCS.en}/${id}.mdx`},
});

export const postArticle = (slug: string, folder: string): Article => ({
  kind: 'post',
  id: slug,
  route: `/blog/${slug}`,
  files: {cs: `${POSTS.cs}/${folder}/index.mdx`, en: `${POSTS.en}/${folder}/index.mdx`},
});

function posts(changes: Changes): Article[] {
  return changes
    .list(POSTS.cs)
    .filter((file) => file.endsWith('/index.mdx'))
    .map((file) => {
      const folder = file.slice(POSTS.cs.length + 1, -'/index.mdx'.length);
      const [, slug = folder] = /^slug: *["']?([^"'\s]+)/m.exec(changes.read(file)) ?? [];
      return postArticle(slug, folder);
    });
}

/** Doc id, or `blog/…`, from a file of either language, an address or a doc id. */
export const nameOf = (name: string): string =>
  name
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/^\.?\//, '')
    .replace(`${DOCS.en}/`, '')
    .replace(`${POSTS.en}/`, 'blog/')
    .replace(/^en\//, '')
    .replace(/^docs\//, '')
    .replace(/(?:\/index)?\.mdx?$/, '')
    .replace(/\/$/, '');

/**
 * The page or post of that name.
 * @throws when it does not exist in both languages
 */
export function findArticle(changes: Changes, name: string): Article {
  const id = nameOf(name);
  const article = id.startsWith('blog/')
    ? posts(changes).find(({route, files}) => route === `/${id}` || files.cs === `${id}/index.mdx`)
    : docArticle(id);
  for (const file of article ? Object.values(article.files) : []) {
    if (!changes.exists(file)) {
      throw new Error(`There is no ${file}. Name a page that exists in both languages, such as web-portal/map.`);
    }
  }
  if (!article) {
    const known = posts(changes).map(({route}) => route.slice(1));
    throw new Error(`There is no post "${id}". Posts: ${known.join(', ')}.`);
  }
  return article;
}

/** @throws when the article is the main document, or refers to files by relative paths */
export function demandMovable(changes: Changes, {kind, id, files}: Article): void {
  if (kind === 'doc' && id === MAIN_DOC) {
    throw new Error(`${id} is the main document, to which /docs leads. Change MAIN_DOC in src/config/routes.ts first.`);
  }
  for (const file of Object.values(files)) {
    const relative = /(?:\]\(|from ["']|image: *["']?)(\.\.?\/[^)"'\s]+)/.exec(changes.read(file));
    if (relative) {
      throw new Error(`${file} names ${relative[1] ?? ''} by a relative path. Move that file to static/ first.`);
    }
  }
}

/** A new page or post at a free address. @param date of a post, `YYYY-MM-DD` */
export function newArticle(changes: Changes, kind: Article['kind'], name: string, date: string): Article {
  const id = nameOf(name).replace(/^blog\//, '');
  if (!(kind === 'doc' ? DOC_ID : SLUG).test(id)) {
    const form = kind === 'doc' ? 'a folder and a name, such as web-portal/alerts' : 'a name, such as cable-routing';
    throw new Error(`"${name}" cannot be an address: write ${form}, in lower-case letters, digits and hyphens.`);
  }
  const article = kind === 'doc' ? docArticle(id) : postArticle(id, `${date}-${id}`);
  const same = kind === 'post' && posts(changes).find((post) => post.id === id);
  if (same || RESERVED.test(article.route) || Object.values(article.files).some((file) => changes.exists(file))) {
    throw new Error(`${article.route} is taken${same ? ` by ${same.files.cs}` : ''}. Choose another name.`);
  }
  const redirect = REDIRECTS.find(({from}) => from === article.route);
  if (redirect) {
    throw new Error(
      `${article.route} is an old address that redirects to ${redirect.to}. Choose another name, ` +
        'or delete that entry of src/config/redirects.ts.',
    );
  }
  return article;
}
