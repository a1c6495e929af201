/** Prepares texts for feeds and Markdown copies, where the site's styles and scripts do not apply. */
import type {CheerioAPI} from 'cheerio';
import {NOT_TEXT, type Elements} from './page';

/** Selects what copies leave out; checkboxes in list items are kept, as the `[ ]` of a task list. */
const NOT_COPIED = `${NOT_TEXT}, form, label, input:not(li > input), h1, svg`;

export const paragraph = ($: CheerioAPI, mark: 'strong' | 'em', words: string): Elements =>
  $('<p>').append($(`<${mark}>`).text(words.trim()));

/** Calls `change` with each element below `text` that matches. */
export function forEach($: CheerioAPI, text: Elements, selector: string, change: (element: Elements) => void): void {
  text.find(selector).each((_, element) => change($(element)));
}

/**
 * Changes `text` in place, so that it is whole without styles and scripts: drawings become their text alternatives,
 * notices quotations, tabs follow each other, and controls are left out.
 */
export function withoutStyles($: CheerioAPI, text: Elements): void {
  const each = forEach.bind(undefined, $, text);
  each('[role="img"][aria-label], svg[aria-label]', (drawing) => {
    drawing.replaceWith(paragraph($, 'em', drawing.attr('aria-label') ?? ''));
  });
  each('.theme-code-block', (block) => {
    const language = block.find('pre').attr('data-language') ?? 'text';
    const code = $('<code>').text(block.find('pre code').first().text().replace(/\n+$/, ''));
    const title = block.children().first().not('pre, :has(pre)').text();
    block.replaceWith(
      $('<div>').append(
        title && paragraph($, 'strong', title),
        $('<pre>').append(language === 'text' ? code : code.addClass(`language-${language}`)),
      ),
    );
  });
  text.find(NOT_COPIED).remove();
  each('.theme-admonition', (notice) => {
    const [heading, content] = notice.children().toArray();
    const title = paragraph($, 'strong', $(heading).text());
    notice.replaceWith($('<blockquote>').append(title, $(content).contents()));
  });
  each('.tabs-container', (tabs) => {
    const labels = tabs.find('[role="tab"]').toArray();
    tabs.find('[role="tabpanel"]').each((index, panel) => {
      $(panel).before(paragraph($, 'strong', $(labels[index]).text()));
    });
    tabs.find('[role="tablist"]').remove();
  });
}
