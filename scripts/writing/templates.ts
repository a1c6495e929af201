import type {Locale} from '../../src/config/locales';

/** Common headings of pages, in the order of CONTRIBUTING.md. */
const HEADINGS: readonly (Record<Locale, string> & {id: string})[] = [
  {id: 'who', cs: 'Kdo to smí', en: 'Who can do this'},
  {id: 'need', cs: 'Co potřebujete', en: 'What you need'},
  {id: 'steps', cs: 'Postup', en: 'Steps'},
  {id: 'limits', cs: 'Meze a jednotky', en: 'Limits and units'},
  {id: 'problems', cs: 'Když něco nejde', en: 'When something goes wrong'},
  {id: 'related', cs: 'Související stránky', en: 'Related pages'},
];

/**
 * A page of the manual with the usual headings, as a draft.
 * @param day of the last check, `YYYY-MM-DD`
 * @param related a page to link to
 */
export function docText(
  language: Locale,
  title: string,
  day: string,
  related: {id: string; title: string} | undefined,
): string {
  const headings = HEADINGS.map((heading) => `## ${heading[language]} {#${heading.id}}\n`);
  return `---
title: ${JSON.stringify(title)}
description: ''
# keywords: [words, that, readers, type]
last_checked: '${day}'
draft: true
---

{/* ${language === 'cs' ? 'Jedna až tři věty: co stránka popisuje a pro koho.' : 'One to three sentences: what the page covers and for whom.'} */}

${headings.join('\n')}${related ? `\n- [${related.title}](/${related.id}.mdx)\n` : ''}`;
}

interface PostFields {
  slug: string;
  /** `YYYY-MM-DD` */
  date: string;
  authors: readonly string[];
  tags: readonly string[];
}

/** A post as a draft. */
export const postText = (title: string, {slug, date, authors, tags}: PostFields): string => `---
title: ${JSON.stringify(title)}
description: ''
slug: ${slug}
authors: [${authors.join(', ')}]
tags: [${tags.join(', ')}]
date: ${date}T09:00
# keywords: [words, that, readers, type]
draft: true
---

{/* One paragraph for the list of posts. */}

{/* truncate */}
`;
