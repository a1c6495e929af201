import fs from 'node:fs';
import {defineConfig} from 'vitepress';

/** Sidebar with all documents of a language in the order of their paths, and a group for each folder. */
function sidebar(folder, prefix) {
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.md'));
  const groups = new Map();
  for (const file of files.sort()) {
    const name = file.split('/')[0];
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  return [...groups].map(([text, items]) => ({
    text,
    items: items.map((file) => ({
      text: /^title: "(.*)"$/m.exec(fs.readFileSync(`${folder}/${file}`, 'utf8'))?.[1],
      link: `${prefix}/docs/${file.replace(/\.md$/, '')}`,
    })),
  }));
}

const language = (label, lang, folder, prefix) => ({
  label,
  lang,
  themeConfig: {nav: [{text: 'Manual', link: `${prefix}/docs/intro`}], sidebar: sidebar(folder, prefix)},
});

export default defineConfig({
  title: 'Monitoring',
  description: 'Bridges and buildings',
  cleanUrls: true,
  ignoreDeadLinks: true,
  locales: {
    root: language('Čeština', 'cs', 'docs', ''),
    en: language('English', 'en', 'en/docs', '/en'),
  },
  themeConfig: {search: {provider: 'local'}},
});
