import type {PrismTheme} from 'prism-react-renderer';

type Style = PrismTheme['styles'][number]['style'];

/** The name contains a hash of the content, because browsers keep files in `assets` for a year. */
const FONT = 'assets/fonts/barlow-semi-condensed-600.ea5a83bd95.woff2';

const declarations = (style: Style): string =>
  Object.entries(style)
    .map(([name, value]) => `  ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};\n`)
    .join('');

/** Styles of code for the classes that src/remark/code-blocks gives it: policies allow no style attributes. */
export function codeStyles({plain, styles}: PrismTheme): string {
  const rules = styles.map(({types, style}) => {
    return `.token:is(${types.map((type) => `.${type}`).join(', ')}) {\n${declarations(style)}}\n`;
  });
  return `.theme-code-block {\n${declarations(plain)}}\n\n${rules.join('\n')}`;
}

/** The typeface of headings. `webpackIgnore` keeps the bundler from putting the small font into the stylesheet. */
export function fontFace(baseUrl: string): string {
  return `@font-face {
  font-family: 'Barlow Semi Condensed';
  font-style: normal;
  font-weight: 600;
  font-display: swap;
  src: /* webpackIgnore: true */ url('${baseUrl}${FONT}') format('woff2');
}
`;
}
