import type {SearchPage, Section} from '../shared/types';
import {tidy} from './html';

/** Readable text of a line of MDX: marks, links, components and comments gone. */
function plainText(markdown: string): string {
  return tidy(
    markdown
      .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
      .replace(/<(?:[A-Za-z/][^>]*)?>/g, ' ')
      .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^\s*(?:[-*+]|\d+\.|>|:::\w*)\s*/gm, '')
      .replace(/^\s*\|?(?:\s*:?-{3,}:?\s*\|?)+\s*$/gm, '')
      .replace(/[`*|[\]]/g, ' '),
  );
}

/**
 * Sections of a document from its MDX source. Serves the development server, where no page is rendered; text that
 * components draw from data is missing.
 * @param source whole file
 * @param title of the page, as the content plugin found it
 */
export function pageFromMarkdown(source: string, page: Omit<SearchPage, 'sections'>): SearchPage {
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^(?:import|export)\s.*$/gm, '');
  const sections: Section[] = [{anchor: '', level: 1, heading: page.title, text: ''}];
  let lines: string[] = [];
  let fenced = false;
  const finish = () => {
    sections.at(-1)!.text = plainText(lines.join('\n'));
    lines = [];
  };
  for (const line of body.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) {
      fenced = !fenced;
      continue;
    }
    const heading = fenced ? null : /^(#{1,6})\s+(.*?)\s*(?:\{#([^}]+)\})?\s*$/.exec(line);
    if (heading?.[1]!.length === 1) {
      continue;
    }
    if (heading?.[3]) {
      finish();
      sections.push({anchor: heading[3], level: heading[1]!.length, heading: plainText(heading[2]!), text: ''});
    } else {
      lines.push(line);
    }
  }
  finish();
  return {...page, sections};
}
