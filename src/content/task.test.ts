import assert from 'node:assert/strict';
import {test} from 'vitest';
import {readTask, withTask} from './task';

test('a task is told in the language of the page', () => {
  assert.deepEqual(readTask({role: 'construction-admin', needs: ['soubor PNG a popis'], minutes: [5, 15]}, 'cs'), {
    who: 'administrátor konstrukce a\u00A0vyšší role',
    whoLink: '/docs/web-portal/users/roles#permissions',
    needs: ['soubor PNG a\u00A0popis'],
    minutes: [5, 15],
  });
  const names = (['global-admin', 'user', 'guest', 'password'] as const).map(
    (role) => readTask({role, minutes: 5}, 'en').who,
  );
  assert.deepEqual(names, [
    'Global Administrator',
    'User or higher',
    'anyone signed in',
    'anyone with the Bluetooth password',
  ]);
});

test('a wrong field stops the build with its place and the remedy', () => {
  const wrong = [
    'admin',
    {role: 'user', minutes: [15, 5]},
    {role: 'user', minutes: 5, needs: 'klíč'},
    {role: 'user', minutes: 5, time: 3},
    {role: 'user', minutes: 5, needs: ['klíč '.repeat(20)]},
  ];
  for (const task of wrong) {
    assert.throws(
      () => withTask({frontMatter: {task}}, 'docs/x.mdx', 'cs'),
      /^Error: docs\/x\.mdx: "task" takes role \(anyone, guest, .*, not ["{]/,
      JSON.stringify(task),
    );
  }
  const without = {frontMatter: {title: 'x'}};
  assert.equal(withTask(without, 'docs/x.mdx', 'cs'), without);
});
