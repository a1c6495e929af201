import DOMPurify from 'dompurify';

/** Elements allowed in an assistant's answer: those that Markdown makes, and those DocSearch puts around code. */
const ALLOWED_TAGS = (
  'a b blockquote br button code del div em h1 h2 h3 h4 h5 h6 hr i li mark ol p pre s span strong sub sup table tbody td ' +
  'th thead tr ul'
).split(' ');

const ALLOWED_CLASS = /^(?:DocSearch-CodeSnippet[\w-]*|language-[\w+#-]+)$/;

const purifier = DOMPurify(window);

purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (attribute.attrName === 'class') {
    attribute.keepAttr = attribute.attrValue.split(/\s+/).every((name) => ALLOWED_CLASS.test(name));
  }
});

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLAnchorElement) {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
});

/**
 * Sanitizes an answer of the assistant, because DocSearch 4.2.0 turns Markdown into HTML without a sanitizer
 * (algolia/docsearch#2822). Removes images: their addresses could send the conversation to another host.
 */
export function answerHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['class', 'data-code', 'href', 'start', 'type'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
  });
}
