// The name under which scripts/search still asks for it.
export {checkIndex as unpack} from './indexFormat';
