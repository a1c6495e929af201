import assert from 'node:assert/strict';
import {test} from 'vitest';
import {reportAddress} from './links';

const addressFor = (REPORT_PROBLEM?: string) => reportAddress({REPORT_PROBLEM});

test('reports go nowhere, to the issues of a repository, or into the mail', () => {
  assert.equal(addressFor(), undefined);
  assert.equal(addressFor('https://git.example.org/new'), 'https://git.example.org/new?title={title}&body={body}');
  assert.equal(
    addressFor('https://git.example.org/new?labels=docs'),
    'https://git.example.org/new?labels=docs&title={title}&body={body}',
  );
  assert.equal(addressFor('docs@example.org'), 'mailto:docs@example.org?subject={title}&body={body}');
  const other = 'https://lab.example.org/new?issue[title]={title}&issue[description]={body}';
  assert.equal(addressFor(other), other);
  assert.throws(() => addressFor('docs'), /REPORT_PROBLEM="docs"/);
});
