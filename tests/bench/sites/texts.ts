/** Reads the texts of this site as plain Markdown, for sites of other generators. */
import fs from 'node:fs';
import path from 'node:path';
import {localePath, LOCALES, type Locale} from '../../../src/config/locales';
import {parsePage} from '../../../src/plugins/site-output/page';

export interface Text {
  locale: Locale;
  /** Path of the text below the folder of its language, without extension: `docs/web-portal/map`. */
  name: string;
  title: string;
  description: string;
  /** Date of a post, ISO 8601. */
  date?: string;
  /** The text as Markdown. Links inside the site begin with a slash and have neither language nor extension. */
  body: string;
}

/** Removes language and extension from links, to suit every generator. Pictures not in the build become alt text. */
function plainBody(body: string, build: string, locale: Locale): string {
  return body.replace(/(!?)\[([^\]]*)\]\((\/[^)\s]*)\)/g, (_, mark: string, label: string, address: string) => {
    const own = address.startsWith(`/${locale}/`) ? address.slice(locale.length + 1) : address;
    if (mark === '') {
      return `[${label}](${own.replace(/\/?(?:\.md)?(?=#|$)/, '') || '/'})`;
    }
    return fs.existsSync(path.join(build, own)) ? `![${label}](${own})` : label;
  });
}

/** Reads the Markdown copies in `build`, the folder of a finished build. @throws when there are no Markdown copies */
export function readTexts(build: string): Text[] {
  const texts = LOCALES.flatMap((locale) =>
    ['docs', 'blog'].flatMap((kind) => {
      const folder = path.join(build, localePath(locale));
      const files = fs.readdirSync(path.join(folder, kind), {recursive: true, encoding: 'utf8'});
      return files
        .filter((file) => file.endsWith('.md'))
        .sort()
        .map((file): Text => {
          const name = path.posix.join(kind, file.replace(/\.md$/, ''));
          const copy = fs.readFileSync(path.join(folder, `${name}.md`), 'utf8');
          const [, title = name, description = '', body = copy] =
            /^# (.+)\n\n(?:> (.+)\n\n)?(?:<[^>]+>\n\n)?([^]*)$/.exec(copy) ?? [];
          const {document: $} = parsePage(fs.readFileSync(path.join(folder, name, 'index.html'), 'utf8'));
          const date = $('meta[property="article:published_time"]').attr('content');
          return {locale, name, title, description, date, body: plainBody(body, build, locale)};
        });
    }),
  );
  if (texts.length === 0) {
    throw new Error(`${build} has no Markdown copies of its pages. Make it with "npm run build".`);
  }
  return texts;
}

/** The text as the content of a file with front matter. */
export function markdownFile({title, description, date, body}: Text): string {
  const head = [`title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`];
  return `---\n${[...head, ...(date === undefined ? [] : [`date: ${date}`])].join('\n')}\n---\n\n${body}`;
}
