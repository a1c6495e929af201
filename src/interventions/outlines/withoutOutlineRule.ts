import type {Plugin} from 'postcss';

/**
 * Start of the selector of a theme-common rule that hides outlines until Tab is pressed. The rule does harm: browsers
 * know when to show outlines (`:focus-visible`), users of screen readers never get an outline
 * (facebook/docusaurus#11314), and the class in the selector restyles the whole page at the first press on a link.
 */
const REMOVES_OUTLINES = 'body:not(.navigation-with-keyboard)';

/** PostCSS plugin that removes the rules whose selectors start with {@link REMOVES_OUTLINES}. */
export function withoutOutlineRule(): Plugin {
  return {
    postcssPlugin: 'without-outline-rule',
    // At once, because rules can no longer be taken out when the plugin of the cascade layers has moved them.
    Once: (root) => {
      root.walkRules((rule) => {
        if (rule.selector.startsWith(REMOVES_OUTLINES)) {
          rule.remove();
        }
      });
    },
  };
}
