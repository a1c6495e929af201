import {i18n} from '../../../src/config/locales';
import {createSite} from '../../../src/createSite';

/** The site without its translations, so that Docusaurus writes all texts that it finds into a folder of their own. */
export default createSite({config: {i18n: {...i18n, path: 'tests/.built/interface-texts/i18n'}}});
