import {createSite} from './src/createSite';

export default createSite();
