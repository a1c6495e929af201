import type {Plugin} from 'postcss';

/**
 * Part of the selector of the rule of theme-common that removes outlines until the Tab key is pressed. Browsers know by themselves when
 * to show one (`:focus-visible`), users of screen readers are left without any (facebook/docusaurus#11314), and the class
 * restyles the whole page at the first press on a link.
 */
const REMOVES_OUTLINES = 'body:not(.navigation-with-keyboard)';

/** PostCSS plugin that leaves out that rule. */
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
