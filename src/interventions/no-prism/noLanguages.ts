/** Replaces a module of the stock theme that would load the languages of the highlighter in the browser. */
export default function prismIncludeLanguages(): void {
  // The build colors code (src/remark/code-blocks).
}
