/** `llms.txt`: a table of contents for language models, in the form that https://llmstxt.org describes. */

export interface LlmsSection {
  title: string;
  pages: readonly {title: string; /** Path on the host with a slash at its end. */ path: string; description: string}[];
}

export interface LlmsText {
  title: string;
  description: string;
  /** A sentence on how to read the pages. */
  note: string;
  /** Address of the site without a path. */
  origin: string;
  sections: readonly LlmsSection[];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const label = (text: string) => oneLine(text).replace(/[[\]\\]/g, '\\$&');

/** Links lead to the Markdown twins of the pages. */
export function llmsText({title, description, note, origin, sections}: LlmsText): string {
  const parts = sections
    .filter(({pages}) => pages.length > 0)
    .map((section) => {
      const lines = section.pages.map(
        (page) =>
          `- [${label(page.title)}](${origin}${encodeURI(decodeURI(page.path)).replace(/\/$/, '.md')})` +
          (page.description ? `: ${oneLine(page.description)}` : ''),
      );
      return `## ${oneLine(section.title)}\n\n${lines.join('\n')}`;
    });
  return `${[`# ${oneLine(title)}`, `> ${oneLine(description)}`, note, ...parts].join('\n\n')}\n`;
}
