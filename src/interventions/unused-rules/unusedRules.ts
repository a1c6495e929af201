import fs from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import {filesOf} from '../../content/filesOf';

type Plugin = Extract<ReturnType<typeof purgeCss>, {postcssPlugin: string}>;

const ROOT = path.resolve(__dirname, '../../..');

/** What may name a class: own code and texts, and the packages whose components end up in pages. */
const CODE = [
  ...['src', 'docs', 'blog', 'i18n'],
  ...['core/lib/client', 'mdx-loader/lib', 'theme-classic/lib', 'theme-common/lib'].map(
    (name) => `node_modules/@docusaurus/${name}`,
  ),
];

/** Elements that texts are turned into without being named in code. */
const ELEMENTS =
  'a b blockquote code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img input kbd li ol p pre s ' +
  'small span strong sub summary sup table tbody td th thead tr ul video';

/**
 * Part of the selector of a rule that removes outlines until the Tab key is pressed. Browsers know by themselves when to
 * show one (`:focus-visible`), users of screen readers are left without any (facebook/docusaurus#11314), and the class
 * restyles the whole page at the first press on a link.
 */
const REMOVES_OUTLINES = 'body:not(.navigation-with-keyboard)';

function readSources(): {file: string; text: string}[] {
  return CODE.flatMap((name) => filesOf(path.join(ROOT, name)).map((file) => path.join(ROOT, name, file)))
    .filter((file) => /\.(?:css|[jt]sx?|mdx?|yml|json)$/.test(file))
    .map((file) => ({file, text: fs.readFileSync(file, 'utf8')}));
}

/**
 * PostCSS plugin that leaves out the rules of Infima that no page can need, its custom properties that nothing reads, and
 * the rule against outlines.
 * Other stylesheets stay whole: own ones have nothing unused, and PurgeCSS does not understand `:global()` in CSS modules.
 */
export function unusedRules(): Plugin {
  return {
    postcssPlugin: 'unused-rules',
    // At once, because rules can no longer be taken out when the plugin of the cascade layers has moved them.
    Once: async (root, helpers) => {
      root.walkRules((rule) => {
        if (rule.selector.startsWith(REMOVES_OUTLINES)) {
          rule.remove();
        }
      });
      if (!root.source?.input.file?.includes('infima')) {
        return;
      }
      const sources = readSources();
      const unique = (test: RegExp, word: RegExp) => [
        ...new Set(sources.flatMap(({file, text}) => (test.test(file) ? (text.match(word) ?? []) : []))),
      ];
      const words = unique(/\.(?:[jt]sx?|mdx?|yml|json)$/, /[\w-]+/g)
        .concat(ELEMENTS)
        .join(' ');
      const {OnceExit} = purgeCss({
        content: [{raw: words, extension: 'html'}],
        variables: true,
        safelist: {variables: unique(/\.(?:css|[jt]sx?|mdx?)$/, /--[\w-]+/g)},
      }) as Plugin;
      await OnceExit?.(root, helpers);
    },
  };
}
