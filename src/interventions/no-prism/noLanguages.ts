/** Replaces `prism-include-languages` of the stock theme, which would load the languages of a highlighter in the browser. */
export default function prismIncludeLanguages(): void {
  // The build colors code (src/remark/code-blocks).
}
