import {onlyMarks} from '../shared/markup';

/**
 * The two places where DocSearch 4.2.0 sets HTML go through here (see `node/safeDocSearch.js`): highlighted texts of hits,
 * and answers of the assistant, which it turns from Markdown into HTML without a sanitiser (algolia/docsearch#2822).
 */

const ELEMENTS = new Set(
  (
    'A B BLOCKQUOTE BR CODE DEL EM H1 H2 H3 H4 H5 H6 HR I LI MARK OL P PRE S SPAN STRONG SUB SUP TABLE TBODY TD TH ' +
    'THEAD TR UL'
  ).split(' '),
);

/** Elements whose content is no text of the answer. */
const DROPPED = new Set(
  'AUDIO EMBED FRAMESET IFRAME MATH NOEMBED NOFRAMES NOSCRIPT OBJECT SCRIPT SELECT STYLE SVG TEMPLATE TEXTAREA TITLE VIDEO XMP'.split(
    ' ',
  ),
);

const COPY_BUTTON = 'DocSearch-CodeSnippet-CopyButton';

function safeAddress(address: string | null): string | undefined {
  try {
    const url = new URL(address ?? '', window.location.href);
    return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** The button of a code block, drawn anew; of the given one only the text to copy is taken over. */
function copyButton(given: Element): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = COPY_BUTTON;
  button.dataset.code = given.getAttribute('data-code') ?? '';
  const label = document.createElement('span');
  label.className = `${COPY_BUTTON}-Label`;
  button.append(label);
  return button;
}

function safeElement(given: Element): HTMLElement | undefined {
  const name = given.tagName.toUpperCase();
  if (name === 'BUTTON' && given.classList.contains(COPY_BUTTON)) {
    return copyButton(given);
  }
  if (name === 'DIV' && given.className === 'DocSearch-CodeSnippet') {
    const block = document.createElement('div');
    block.className = given.className;
    return block;
  }
  if (!ELEMENTS.has(name)) {
    return undefined;
  }
  const element = document.createElement(name);
  if (element instanceof HTMLAnchorElement) {
    const address = safeAddress(given.getAttribute('href'));
    if (address) {
      element.href = address;
      element.target = '_blank';
      element.rel = 'noopener noreferrer';
    }
  }
  if (name === 'CODE' && /^language-[\w+#-]+$/.test(given.className)) {
    element.className = given.className;
  }
  if (name === 'OL' && /^\d+$/.test(given.getAttribute('start') ?? '')) {
    element.setAttribute('start', given.getAttribute('start') ?? '');
  }
  return element;
}

function copySafely(from: Node, to: Node): void {
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) {
      to.appendChild(document.createTextNode(child.nodeValue ?? ''));
    } else if (child instanceof Element && !DROPPED.has(child.tagName.toUpperCase())) {
      const element = safeElement(child);
      if (element) {
        to.appendChild(element);
      }
      if (!(element instanceof HTMLButtonElement)) {
        copySafely(child, element ?? to);
      }
    }
  }
}

/**
 * An answer of the assistant as HTML that can be set: built anew out of the elements that Markdown knows, without pictures,
 * whose addresses could carry what was asked to somebody else, and with links to web and mail addresses only.
 */
export function answerHtml(html: string): string {
  // A document of the parser neither loads anything nor runs a script.
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const safe = document.createElement('div');
  copySafely(parsed.body, safe);
  return safe.innerHTML;
}

/** The text of a hit as HTML that can be set; hits out of the storage of the browser come without highlighting. */
export function hitHtml(value: unknown): string {
  return typeof value === 'string' ? onlyMarks(value) : '';
}
