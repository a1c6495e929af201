/** Reduces the elements of a page to those that Markdown has a sign for. */
import type {CheerioAPI} from 'cheerio';

type Elements = ReturnType<CheerioAPI>;

/** What serves the eyes and hands of a visitor and says nothing. */
const NOT_TEXT = [
  'style',
  'script',
  'template',
  'noscript',
  'button',
  'form',
  'fieldset',
  'label',
  'input',
  'select',
  'header h1',
  'h1',
  'svg',
  'dialog',
  '.hash-link',
  '[data-search="off"]',
  // What a component shows by its state.
  '[data-twin="off"]',
  '[class*="admonitionIcon"]',
  '.site-visually-hidden',
  // The same picture in the other colour mode.
  'img[class*="dark"]',
  '[class*="themedComponent--dark"]',
  '[role="status"]',
  '[role="alert"]',
].join(',');

/** Parts whose text stands in their label. */
const LABELLED = '[role="img"][aria-label], svg[aria-label]';

function eachOf($: CheerioAPI, found: Elements, change: (element: Elements) => void): void {
  found.toArray().forEach((element) => {
    change($(element));
  });
}

/** A drawn part becomes the words that stand for it. */
function describeDrawings($: CheerioAPI, text: Elements): void {
  eachOf($, text.find(LABELLED), (drawing) => {
    drawing.replaceWith($('<p>').append($('<em>').text(drawing.attr('aria-label') ?? '')));
  });
}

/** A notice becomes a quotation that begins with its title. */
function quoteNotices($: CheerioAPI, text: Elements): void {
  eachOf($, text.find('.theme-admonition'), (notice) => {
    const title = notice.find('[class*="admonitionHeading"]').first();
    const content = notice.find('[class*="admonitionContent"]').first();
    title.find('svg').remove();
    const heading = $('<p>').append($('<strong>').text(title.text().trim()));
    notice.replaceWith($('<blockquote>').append(heading).append(content.contents()));
  });
}

/** The code of a block with its line ends, in the language of the block. */
function plainCode($: CheerioAPI, text: Elements): void {
  eachOf($, text.find('.theme-code-block'), (block) => {
    const language = block.find('pre').first().attr('data-language');
    const code = block.find('pre code').first();
    const [first] = block.children().toArray();
    const title = first && $(first).find('pre').length === 0 ? $(first).text().trim() : '';
    const plain = $('<code>').text(code.text().replace(/\n+$/, ''));
    if (language && language !== 'text') {
      plain.attr('class', `language-${language}`);
    }
    block.replaceWith($('<div>').append(title && $('<p>').text(title), $('<pre>').append(plain)));
  });
}

/** Each tab under its label, one after the other. */
function openTabs($: CheerioAPI, text: Elements): void {
  eachOf($, text.find('.tabs-container'), (tabs) => {
    const labels = tabs.find('[role="tab"]').toArray();
    eachOf($, tabs.find('[role="tabpanel"]'), (panel) => {
      const label = $(labels.shift()).text().trim();
      panel.before($('<p>').append($('<strong>').text(label)));
    });
    tabs.find('[role="tablist"]').remove();
  });
}

/** Tables have one line in a cell, and their title above. */
function plainTables($: CheerioAPI, text: Elements): void {
  eachOf($, text.find('table'), (table) => {
    const caption = table.find('caption').first();
    if (caption.length > 0) {
      table.before($('<p>').append($('<strong>').text(caption.text().trim())));
      caption.remove();
    }
    // A row that names a group spans the whole table.
    eachOf($, table.find('[colspan]'), (cell) => {
      cell.removeAttr('colspan');
    });
    eachOf($, table.find('td, th'), (cell) => {
      eachOf($, cell.find('li'), (item) => {
        if (item.next('li').length > 0) {
          item.append('; ');
        }
        item.replaceWith(item.contents());
      });
      eachOf($, cell.find('br'), (end) => {
        end.replaceWith(' ');
      });
      eachOf($, cell.find('p, div, ul, ol'), (block) => {
        block.append(' ');
        block.replaceWith(block.contents());
      });
    });
  });
}

/**
 * Changes the text of a page in place.
 * @param linkTo address that takes the place of the one that the page has
 */
export function simplify($: CheerioAPI, text: Elements, linkTo: (address: string) => string): void {
  describeDrawings($, text);
  plainCode($, text);
  text.find(NOT_TEXT).remove();
  quoteNotices($, text);
  openTabs($, text);
  plainTables($, text);
  eachOf($, text.find('figcaption'), (caption) => {
    caption.replaceWith($('<p>').append($('<em>').append(caption.contents())));
  });
  eachOf($, text.find('summary'), (summary) => {
    summary.replaceWith($('<p>').append($('<strong>').append(summary.contents())));
  });
  eachOf($, text.find('a[href]'), (link) => {
    link.attr('href', linkTo(link.attr('href') ?? '')).removeAttr('title');
  });
  eachOf($, text.find('img[src]'), (picture) => {
    picture.attr('src', linkTo(picture.attr('src') ?? ''));
  });
}
