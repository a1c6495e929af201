/** The tools as readers without JavaScript have them: worked examples with inputs that say why they do nothing. */
import assert from 'node:assert/strict';
import {test} from 'vitest';
import {LOCALES} from '../../src/config/locales';
import {parsePage} from '../../src/plugins/site-output/page';
import {prefix} from '../support/pages';
import {readBuild} from '../support/sites';
import {text} from '../support/texts';

/** Name of the tool on each page, and the results of its worked example, in Czech. */
const TOOLS = [
  ['hardware/geosnake/modbus', 'site.modbusTool.label', ['01 03 06 6E 00 01 E5 5F', '25,50 °C']],
  ['hardware/laser/modbus', 'site.modbusTool.label', ['01 03 00 04 00 02 85 CA', '1234,5 mm']],
  ['hardware/geosnake/bluetooth', 'site.sampling.label', ['16,38 s', '20 Hz']],
  ['hardware/dynasense/local_gui', 'site.sampling.label', ['60 s', '20 Hz']],
] as const;

const plain = (words: string) => words.replace(/\s+/g, ' ');

for (const locale of LOCALES) {
  for (const [page, label, example] of TOOLS) {
    test(`${prefix(locale)}/docs/${page}/ shows a worked example`, () => {
      const {document: $} = parsePage(readBuild(`${prefix(locale)}/docs/${page}/index.html`));
      const tool = $(`form[aria-label="${text(locale, label)}"]`);
      for (const czech of example) {
        const expected = locale === 'cs' ? czech : czech.replace(',', '.');
        assert.ok(plain(tool.text()).includes(expected), expected);
      }
      assert.equal(plain(tool.find('noscript').text()), plain(text(locale, 'site.tools.noScript')));
      assert.ok(tool.find('input').length > 0);
      assert.equal(tool.find(':is(input, textarea, select):not([disabled])').not('fieldset[disabled] *').length, 0);
    });
  }
}
