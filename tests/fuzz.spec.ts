import {allPages} from './support/pages';
import {expect, test} from './support/test';

/** Payloads that would run or leave a trace if a page inserted them; `canary` is a function of the test. */
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

/** Hostile addresses, each with the status that a host must answer with. */
function hostileAddresses(): [address: string, status: number][] {
  const pages = allPages().map(({path}) => encodeURI(path));
  return PAYLOADS.flatMap((payload, index): [string, number][] => {
    const part = encodeURIComponent(payload).replaceAll("'", '%27');
    const page = pages[(index * 37) % pages.length] ?? '/';
    return [
      [`${page}?q=${part}&%#${part}`, 200],
      [`${index % 2 ? '/en' : ''}/search/?q=${part}`, 200],
      [`/docs/x${encodeURIComponent(payload.replace(/[/\\']/g, ''))}?q=${part}`, 404],
      [`/docs/..%2f..%2f${part}`, 400],
    ];
  });
}

test.describe('hostile addresses', {tag: '@full'}, () => {
  // The browser logs the expected error statuses too.
  test.use({allowed: [/status (?:of )?40[04]/]});

  test('run nothing, stay on the host and break no page', async ({page, context, baseURL}) => {
    test.setTimeout(300_000);
    const origin = (baseURL ?? '').replace(/\/$/, '');
    const problems: string[] = [];
    await context.exposeFunction('canary', () => problems.push('something has run'));
    page.on('dialog', (dialog) => {
      problems.push(dialog.message());
      void dialog.dismiss();
    });
    for (const [address, status] of hostileAddresses()) {
      const response = await context.request.get(origin + address, {maxRedirects: 0});
      if (response.status() !== status || !response.headers()['content-security-policy']) {
        problems.push(`${address} is answered with ${response.status()}, or without a policy`);
      }
      if (status === 400) {
        continue;
      }
      await page.goto(origin + address);
      // The address can set attributes, but not change what React has rendered.
      await expect(
        page.locator('html[data-has-hydrated=true]:is([data-theme=light], [data-theme=dark])'),
      ).toBeAttached();
      await expect(page.getByRole('heading', {level: 1})).not.toBeEmpty();
      expect(new URL(page.url()).origin).toBe(origin);
    }
    expect(problems).toEqual([]);
  });
});
