import type {Plugin} from 'postcss';

/**
 * Start of the selector of a theme-common rule that hides outlines until Tab is pressed. Browsers know better when to
 * show outlines (`:focus-visible`). The rule hides them from users of screen readers at all times
 * (facebook/docusaurus#11314). The class in its selector restyles the whole page at the first press on a link.
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
