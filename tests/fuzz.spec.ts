import {allPages} from './support/pages';
import {expect, test} from './support/test';

/** Parts of addresses that could run a script or break a page. A script calls `canary`, which makes the test fail. */
const PAYLOADS = [
  '<script>canary()</script>',
  '<img src=x onerror=canary()>',
  '"><svg onload=canary()>',
  "';canary();//",
  'javascript:canary()',
  '//example.com/',
  '{{constructor.constructor("canary")()}}',
  '__proto__',
  '\u0001\u001f',
  '\u202Egnp.exe',
  '👩‍🔧🌉',
  '\uFEFF\u200B',
  '*()[]{}^$.|?+',
  'a'.repeat(2000),
  '</title></style></script><script>canary()</script>',
];

test.describe('hostile addresses', {tag: '@full'}, () => {
  // The browser logs the expected error statuses too.
  test.use({allowed: [/status (?:of )?404/]});

  test('run nothing, stay on the host and break no page', async ({page, context, baseURL}) => {
    test.setTimeout(300_000);
    const problems: string[] = [];
    await context.exposeFunction('canary', () => problems.push('something has run'));
    page.on('dialog', (dialog) => {
      problems.push(dialog.message());
      void dialog.dismiss();
    });
    const pages = allPages().map(({path}) => encodeURI(path));
    for (const [index, payload] of PAYLOADS.entries()) {
      const part = encodeURIComponent(payload).replaceAll("'", '%27');
      for (const address of [
        `${pages[(index * 37) % pages.length]}?q=${part}&%#${part}`,
        `${index % 2 ? '/en' : ''}/search/?q=${part}`,
        `/docs/x${encodeURIComponent(payload.replace(/[/\\']/g, ''))}?q=${part}`,
      ]) {
        await page.goto(address);
        // The address can set attributes, but not change what React has rendered.
        await expect(
          page.locator('html[data-has-hydrated=true]:is([data-theme=light], [data-theme=dark])'),
        ).toBeAttached();
        await expect(page.getByRole('heading', {level: 1})).not.toBeEmpty();
        expect(page.url().startsWith(baseURL ?? '')).toBe(true);
      }
    }
    expect(problems).toEqual([]);
  });
});
