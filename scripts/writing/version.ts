import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import prettier from 'prettier';
import {CONTENT_FOLDERS} from '../../src/plugins/translation-status/files';
import {translationStatus} from '../../src/plugins/translation-status/status';
import {Draft, Refusal} from './draft';
import type {Plan} from './plan';
import {SIDEBARS} from './sidebars';

const [DOCS] = CONTENT_FOLDERS;

const ENGLISH = path.posix.dirname(DOCS.en);

/** List of the old versions, newest first. */
const VERSIONS = 'versions.json';

/** First parts of addresses below `/docs/` that the manual itself makes. */
const TAKEN = ['category', 'tags', 'next', 'current'];

interface Labels {
  'version.label'?: {message: string; description?: string};
}

const json = (value: unknown, draft: Draft) =>
  prettier
    .resolveConfig(path.join(draft.root, VERSIONS))
    .then((config) => prettier.format(JSON.stringify(value), {...config, parser: 'json'}));

function checkName(draft: Draft, version: string, versions: readonly string[]): void {
  if (!/^[a-z0-9][a-z0-9._-]{0,31}$/.test(version)) {
    throw new Refusal(
      `"${version}" cannot be a version: it becomes part of addresses.`,
      'Use at most 32 lower-case letters, digits, dots and hyphens, such as 1.0 or 2026-11.',
    );
  }
  if (versions.includes(version)) {
    throw new Refusal(`Version ${version} exists already.`, `Choose another name; ${VERSIONS} lists those in use.`);
  }
  if (TAKEN.includes(version) || draft.list(`${DOCS.cs}/${version}`).length > 0) {
    throw new Refusal(
      `/docs/${version}/ is already an address of the manual.`,
      'Choose a name that is no chapter, such as 1.0.',
    );
  }
}

/**
 * Copies the documents of both languages, their sidebars and labels under the name of a version.
 * @throws {Refusal} when the name is bad or in use, or a translation is not up to date: an old version is not translated any more
 */
export async function planVersion(root: string, version: string): Promise<Plan> {
  const draft = new Draft(root);
  const versions = draft.exists(VERSIONS) ? (JSON.parse(draft.read(VERSIONS)) as string[]) : [];
  checkName(draft, version, versions);
  const behind = translationStatus(root).filter(
    ({kind, en, state}) => (kind === 'doc' || en === `${DOCS.en}.json`) && state !== 'current',
  );
  if (behind.length > 0) {
    throw new Refusal(
      `Translations are not up to date:\n${behind.map(({en, state}) => `- ${en} (${state})`).join('\n')}`,
      'Finish and accept them first; "npm run i18n:status" shows what is missing.',
    );
  }
  const copy = (from: string, to: string) => {
    for (const file of draft.list(from)) {
      draft.create(`${to}${file.slice(from.length)}`, draft.read(file));
    }
  };
  copy(DOCS.cs, `versioned_docs/version-${version}`);
  copy(DOCS.en, `${ENGLISH}/version-${version}`);
  const sidebars: unknown = await loadFreshModule(path.join(root, SIDEBARS));
  draft.create(`versioned_sidebars/version-${version}-sidebars.json`, await json(sidebars, draft));
  const labels = JSON.parse(draft.read(`${DOCS.en}.json`)) as Labels;
  const own = {message: version, description: `The label for version ${version}`};
  draft.create(`${ENGLISH}/version-${version}.json`, await json({...labels, 'version.label': own}, draft));
  draft.write(VERSIONS, await json([version, ...versions], draft));
  return {
    title: `Keep the manual as it now is as version ${version}, at /docs/${version}/ in both languages.`,
    draft,
    brief: true,
    left: [
      'Look at it: npm run preview. The menu at the top now has a list of versions.',
      'Correct an old version only in its own files; the checks of the texts leave it alone.',
    ],
  };
}
