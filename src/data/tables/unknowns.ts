import {DEVICE_NAMES} from '../devices';
import {ANSWERERS, UNKNOWN_AREAS, unknowns} from '../unknowns';
import {defineTable, listText} from './define';

/** Returns the anchor of the questions in an area, e.g. `not-stated-app`. Never change it: other sites link to it. */
const groupId = (area: string) => `not-stated-${area}`;

/** Table of open questions and who can answer them. A mark `<Certainty id="…">` links to its question. */
export const unknownTable = defineTable({
  title: {cs: 'Otevřené otázky a kdo na ně zná odpověď', en: 'Open questions and who can answer them'},
  narrow: 'stack',
  rows: unknowns,
  anchor: ({id}) => `unknown-${id}`,
  groups: {
    labels: Object.fromEntries(Object.entries(UNKNOWN_AREAS).map(([area, label]) => [groupId(area), label])),
    of: ({group}) => groupId(group),
  },
  columns: [
    {key: 'question', label: {cs: 'Otázka', en: 'Question'}, cell: ({question}, pick) => pick(question)},
    {key: 'ask', label: {cs: 'Koho se zeptat', en: 'Whom to ask'}, cell: ({ask}, pick) => pick(ANSWERERS[ask])},
    {key: 'advice', label: {cs: 'Co dělat zatím', en: 'What to do meanwhile'}, cell: ({advice}, pick) => pick(advice)},
    {
      key: 'devices',
      label: {cs: 'Zařízení', en: 'Device'},
      only: 'download',
      cell: ({devices = []}, pick) =>
        listText(
          devices.map((device) => DEVICE_NAMES[device]),
          pick,
        ),
    },
    {
      key: 'page',
      label: {cs: 'Stránka', en: 'Page'},
      // The plugin adds the title of the page.
      cell: ({page}) => (page ? `[](${page})` : null),
    },
  ],
});
