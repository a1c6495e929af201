import assert from 'node:assert/strict';
import {test} from 'node:test';
import vm from 'node:vm';
import {announcementScript} from './script';

const ID = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';
const ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

/** Runs the script as the page of a returning visitor would; `stored` is what earlier visits left behind. */
function run(script: string, stored: Record<string, string>, {storageFails = false} = {}) {
  const storage = new Map(Object.entries(stored));
  // The stock script has run before and saw only the flag.
  const attributes = new Map([[ATTRIBUTE, String(stored[DISMISSED] === 'true')]]);
  vm.runInNewContext(script, {
    localStorage: {
      getItem: (key: string) => {
        if (storageFails) {
          throw new Error('SecurityError');
        }
        return storage.get(key) ?? null;
      },
      setItem: (key: string, value: string) => storage.set(key, value),
    },
    document: {
      documentElement: {setAttribute: (name: string, value: string) => attributes.set(name, value)},
    },
  });
  return {stored: Object.fromEntries(storage), dismissed: attributes.get(ATTRIBUTE)};
}

test('the same announcement stays dismissed', () => {
  const stored = {[ID]: 'release-1', [DISMISSED]: 'true'};
  assert.deepEqual(run(announcementScript('release-1', ''), stored), {stored, dismissed: 'true'});
});

test('another announcement is shown although the previous one was dismissed', () => {
  assert.deepEqual(run(announcementScript('release-2', ''), {[ID]: 'release-1', [DISMISSED]: 'true'}), {
    stored: {[ID]: 'release-2', [DISMISSED]: 'false'},
    dismissed: 'false',
  });
});

test('a first visit sees the announcement and remembers which one it was', () => {
  assert.deepEqual(run(announcementScript('release-1', ''), {}), {
    stored: {[ID]: 'release-1', [DISMISSED]: 'false'},
    dismissed: 'false',
  });
});

test('the namespace of the site keeps the slots of two sites on one address apart', () => {
  const {stored} = run(announcementScript('a', '-manual'), {[ID]: 'b', [DISMISSED]: 'true'});
  assert.deepEqual(stored, {[ID]: 'b', [DISMISSED]: 'true', [`${ID}-manual`]: 'a', [`${DISMISSED}-manual`]: 'false'});
});

test('blocked storage leaves the page as it is', () => {
  assert.deepEqual(run(announcementScript('a', ''), {[DISMISSED]: 'true'}, {storageFails: true}).dismissed, 'true');
});

test('no id can close the script element or break out of its text', () => {
  for (const id of ['</script><script>alert(1)</script>', '<!--', '"+alert(1)+"', "it's", 'line\u2028break', '\\']) {
    const script = announcementScript(id, '');
    assert.doesNotMatch(script, /<\/script|<!--/i);
    assert.equal(run(script, {}).stored[ID], id);
  }
});
