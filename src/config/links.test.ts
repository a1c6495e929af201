import assert from 'node:assert/strict';
import {test} from 'node:test';
import {reportAddress} from './links';

const of = (REPORT_PROBLEM?: string) => reportAddress({REPORT_PROBLEM});

test('reports go nowhere, to the issues of a repository, or into the mail', () => {
  assert.equal(of(), undefined);
  assert.equal(of('https://git.example.org/new'), 'https://git.example.org/new?title={title}&body={body}');
  assert.equal(
    of('https://git.example.org/new?labels=docs'),
    'https://git.example.org/new?labels=docs&title={title}&body={body}',
  );
  assert.equal(of('docs@example.org'), 'mailto:docs@example.org?subject={title}&body={body}');
  const other = 'https://lab.example.org/new?issue[title]={title}&issue[description]={body}';
  assert.equal(of(other), other);
  assert.throws(() => of('docs'), /REPORT_PROBLEM="docs"/);
});
