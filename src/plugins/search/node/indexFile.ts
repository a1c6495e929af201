// The name under which scripts/search still asks for it.
export {MANIFEST_FILE} from '../shared/indexFormat';
