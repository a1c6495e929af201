/** What the browser asks before a text becomes a program or markup; missing in browsers that do not know trusted types. */
interface TrustedTypes {
  createPolicy: (
    name: 'default',
    rules: {
      createScriptURL: (url: string) => string | null;
      createScript: (code: string) => string;
      createHTML: (html: string) => string;
    },
  ) => void;
}

/**
 * Markup that cannot run anything: text, entities, and these elements, whose attributes neither handle events nor hold an
 * address other than of the web or of mail. It comes from titles, found words and the configuration.
 */
const HARMLESS =
  /^(?:[^<]|<\/?(?:[abipsu]|br|code|del|div|em|img|kbd|li|mark|path|small|span|strong|su[bp]|svg|ul)(?: (?!on)[a-z-]+="(?:(?:https?|mailto):[^"<>]*|[^"<>&:]*)")* ?\/?>)*$/i;

/**
 * Programs come from this host only, whoever names their address, and markup that could do harm is shown as text. The one
 * policy serves the bundler's loader, workers and React alike, which have none of their own. Code in a text passes: the policy
 * without `unsafe-eval` refuses it anyway, and quietly, as a part of DocSearch's dialog expects when it tries.
 */
(globalThis as {trustedTypes?: TrustedTypes}).trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  createScript: (code) => code,
  createHTML: (html) => (HARMLESS.test(html) ? html : html.replaceAll('<', '&lt;')),
});
