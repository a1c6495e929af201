import assert from 'node:assert/strict';
import {test} from 'node:test';
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
    'anyone with the Bluetooth password of the device',
  ]);
});

test('a wrong field stops the build with its place and the remedy', () => {
  const cases: [unknown, RegExp][] = [
    ['admin', /must have the fields role, needs and minutes/],
    [{role: 'admin', minutes: 5}, /role "admin".*use one of: anyone, guest, global-admin/],
    [{role: 'toString', minutes: 5}, /role "toString"/],
    [{role: 'user'}, /minutes of "task"/],
    [{role: 'user', minutes: 0}, /minutes of "task"/],
    [{role: 'user', minutes: [15, 5]}, /minutes of "task"/],
    [{role: 'user', minutes: [1, 2, 3]}, /minutes of "task"/],
    [{role: 'user', minutes: 5, needs: 'klíč'}, /needs of "task"/],
    [{role: 'user', minutes: 5, needs: ['a', 'b', 'c', 'd', 'e']}, /needs of "task"/],
    [{role: 'user', minutes: 5, time: 3}, /unknown field "time"/],
  ];
  for (const [task, message] of cases) {
    assert.throws(() => withTask({frontMatter: {task}}, 'docs/x.mdx', 'cs'), message, JSON.stringify(task));
  }
  assert.throws(() => withTask({frontMatter: {task: {}}}, 'docs/x.mdx', 'cs'), /^Error: docs\/x\.mdx: /);
  const without = {frontMatter: {title: 'x'}};
  assert.equal(withTask(without, 'docs/x.mdx', 'cs'), without);
});
