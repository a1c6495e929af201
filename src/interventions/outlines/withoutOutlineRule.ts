import type {Plugin} from 'postcss';

/**
 * Part of the selector of a theme-common rule that hides outlines until Tab is pressed. The rule does harm: browsers know
 * when to show outlines (`:focus-visible`), users of screen readers never get one (facebook/docusaurus#11314), and its
 * class restyles the whole page at the first press on a link.
 */
const REMOVES_OUTLINES = 'body:not(.navigation-with-keyboard)';

/** PostCSS plugin that removes the rule with the selector {@link REMOVES_OUTLINES}. */
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
