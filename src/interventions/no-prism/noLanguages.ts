/** Does nothing. Replaces a stock function that would load syntax highlighting languages in the browser. */
export default function prismIncludeLanguages(): void {
  // The build colors code (src/remark/code-blocks).
}
