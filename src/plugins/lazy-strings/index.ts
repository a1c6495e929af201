import type {LoadContext, Plugin} from '@docusaurus/types';

/** Groups of interface strings that only some pages need, by the start of their ids. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  tools: ['site.tools.', 'site.modbusTool.', 'site.sampling.', 'site.unitConverter.'],
};

/** Strings of a page: id and text. */
type Strings = Record<string, string>;

/** Takes the strings whose ids start with one of the prefixes out of `all` and returns them. */
export function takeStrings(all: Strings, prefixes: readonly string[]): Strings {
  const taken = Object.entries(all).filter(([id]) => prefixes.some((prefix) => id.startsWith(prefix)));
  for (const [id] of taken) {
    Reflect.deleteProperty(all, id);
  }
  return Object.fromEntries(taken);
}

/**
 * Keeps strings that only a few pages need out of the script that every page loads: Docusaurus puts all of `code.json`
 * there. They lie in `@generated/lazy-strings/default/<group>.json`, and the component that needs them adds them to the
 * catalogue when it is loaded (see src/components/ToolForm/strings.ts).
 *
 * Must stand behind every plugin that changes strings. Docusaurus hands the same object to every plugin and writes it
 * out afterwards, so it is changed in place.
 */
export default function lazyStrings({codeTranslations}: LoadContext): Plugin {
  const groups = Object.entries(GROUPS).map(
    ([group, prefixes]) => [group, takeStrings(codeTranslations, prefixes)] as const,
  );
  return {
    name: 'lazy-strings',
    async contentLoaded({actions}) {
      await Promise.all(groups.map(([group, strings]) => actions.createData(`${group}.json`, strings)));
    },
  };
}
