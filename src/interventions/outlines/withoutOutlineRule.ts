import type {Plugin} from 'postcss';

/**
 * Start of the selector of a Docusaurus rule that hides focus outlines until the reader presses Tab. The rule is
 * removed for three reasons. Browsers decide better when to show outlines (`:focus-visible`). Users of screen readers
 * never see outlines with this rule (facebook/docusaurus#11314). The class on `body` makes the browser restyle the
 * whole page at the first press on a link.
 */
const REMOVES_OUTLINES = 'body:not(.navigation-with-keyboard)';

/** Returns a PostCSS plugin that removes rules whose selector starts with {@link REMOVES_OUTLINES}. */
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
