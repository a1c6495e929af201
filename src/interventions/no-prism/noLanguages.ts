/** In place of the stock theme's `prism-include-languages`, which brings the languages of a highlighter to the browser. */
export default function prismIncludeLanguages(): void {
  // The build colors code (src/remark/code-blocks).
}
