import {inlineStyles} from '../../src/plugins/site-output/inlineStyles';
import type {Language} from '../../src/plugins/site-output/types';
import {pagesOf} from './pages';
import type {FinishingStep} from './finish';

/** Puts the stylesheet of each language into its pages. */
export const styles: FinishingStep = {
  title: 'Styles',
  run: async ({dir, baseUrl}) => {
    const made: (string | undefined)[] = [];
    for (const {root, address} of pagesOf(dir, baseUrl)) {
      made.push(await inlineStyles({outDir: root, baseUrl: address} as Language));
    }
    return made.join(', ');
  },
};
