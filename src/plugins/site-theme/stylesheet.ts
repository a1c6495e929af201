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

/**
 * The typeface of headings, and Arial squeezed to Barlow's width and line, so that headings do not move when it arrives: the
 * width is the mean over all headings of this site; the line is Barlow's 1.0 above and 0.2 below, divided by it.
 */
export const fontFaces = (baseUrl: string): string => `
@font-face {
  font-family: 'Barlow Semi Condensed';
  font-style: normal;
  font-weight: 600;
  font-display: swap;
  src: url('${baseUrl}${FONT}') format('woff2');
}
@font-face {
  font-family: 'Barlow fallback';
  src: local('Arial Bold'), local('Liberation Sans Bold');
  font-weight: 600;
  size-adjust: 82.5%;
  ascent-override: 121.2%;
  descent-override: 24.2%;
  line-gap-override: 0%;
}
`;
