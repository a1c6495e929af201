import type {Page} from '@playwright/test';
import type {Locale} from '../src/config/locales';
import {GLOSSARY} from '../src/data/glossary';
import {CONTRAST, accessibilityProblems, showColorMode} from './support/axe';
import {prefix} from './support/pages';
import {expect, open, test} from './support/test';
import {configuredLabel, text} from './support/texts';

const LOCALES = ['cs', 'en'] as const;
/** A page whose first paragraph uses a key term. */
const DOC = '/docs/web-portal/charts/basics/';

const definition = (id: string, locale: Locale) => {
  const term = GLOSSARY.find((candidate) => candidate.id === id);
  if (!term) {
    throw new Error(`The glossary has no term "${id}". Correct the id in the test.`);
  }
  return term.definition[locale];
};

/** Texts compare without regard to the non-breaking spaces that the build sets. */
const plain = (value: string | null) => value?.replaceAll('\u00A0', ' ');

const word = (page: Page, locale: Locale, id = 'measurement-point') =>
  page.locator(`main a[href="${prefix(locale)}/glossary/#${id}"]`).first();

for (const locale of LOCALES) {
  test(`${locale}: every term once, under its letter, with an anchor and the name in the other language`, async ({
    page,
  }) => {
    await open(page, `${prefix(locale)}/glossary/`);
    await expect(page.locator('dt')).toHaveCount(GLOSSARY.length);
    const ids = await page.locator('dl > [id]').evaluateAll((entries) => entries.map(({id}) => id));
    expect([...ids].sort()).toEqual(GLOSSARY.map(({id}) => id).sort());
    const other = locale === 'cs' ? 'en' : 'cs';
    for (const id of ['strain', 'measurement-point']) {
      const term = GLOSSARY.find((candidate) => candidate.id === id);
      const entry = page.locator(`[id="${id}"]`);
      await expect(entry.locator('dfn')).toHaveText(term?.term[locale] ?? '');
      await expect(entry.locator(`[lang=${other}]`)).toHaveText(term?.term[other] ?? '');
    }
    const letters = await page
      .getByRole('heading', {level: 2})
      .evaluateAll((all) =>
        all
          .filter((heading) => heading.closest('main'))
          .map((heading) => (heading.firstChild?.textContent ?? '').trim()),
      );
    const collator = new Intl.Collator(locale);
    expect(letters).toEqual([...letters].sort((left, right) => collator.compare(left, right)));
    if (locale === 'cs') {
      expect(letters).toEqual(expect.arrayContaining(['R', 'Ř', 'S', 'Š']));
    }
  });

  test(`${locale}: the field finds names of both languages without accents, and says how many`, async ({page}) => {
    await open(page, `${prefix(locale)}/glossary/`);
    const field = page.getByRole('searchbox', {name: text(locale, 'site.glossary.filter')});
    await field.fill('pomerne pretvoreni');
    await expect(page.locator('dt:visible').first()).toContainText(locale === 'cs' ? 'poměrné přetvoření' : 'strain');
    await expect(page.getByRole('heading', {level: 2, name: 'A', exact: true})).toBeHidden();
    const status = page.locator('main').getByRole('status');
    await field.fill('holding register');
    await expect(page.locator('[id="holding-register"]')).toBeVisible();
    await field.fill('xyzxyz');
    await expect(status).toHaveText(text(locale, 'site.glossary.none'));
    await expect(page.locator('dt:visible')).toHaveCount(0);
    await field.fill('');
    await expect(status).toContainText(String(GLOSSARY.length));
  });

  test(`${locale}: footer and introduction lead to the glossary`, async ({page}) => {
    await open(page, `${prefix(locale)}/docs/intro/`);
    await expect(page.locator('main article').locator(`a[href="${prefix(locale)}/glossary/"]`)).toBeVisible();
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: configuredLabel(locale, 'footer', 'link.item.label', 'Slovník pojmů')})
      .click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(text(locale, 'site.glossary.title'));
  });

  test(`${locale}: the keyboard shows the definition, Escape hides it, Enter leads to the term`, async ({page}) => {
    await open(page, prefix(locale) + DOC);
    const term = word(page, locale);
    await expect(term).toHaveAttribute('title', /.+/);
    const problemsBefore = await accessibilityProblems(page);
    await term.focus();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toBeVisible();
    expect(plain(await tooltip.textContent())).toBe(definition('measurement-point', locale));
    await expect(term).toHaveAccessibleDescription((await tooltip.textContent()) ?? '');
    expect(await term.getAttribute('title'), 'a second, native tooltip').toBeNull();
    expect(await accessibilityProblems(page), 'problems that the open definition adds').toEqual(problemsBefore);
    await showColorMode(page, 'dark');
    expect(await accessibilityProblems(page, {only: [CONTRAST]})).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await expect(term).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${prefix(locale)}/glossary/#measurement-point$`));
    await expect(page.locator('[id="measurement-point"]')).toBeInViewport();
  });
}

test('the language switcher keeps the term', async ({page}) => {
  await open(page, '/glossary/#strain');
  await expect(page.locator('[id="strain"]')).toBeInViewport();
  await open(page, '/en/glossary/#strain');
  await expect(page.locator('[id="strain"]')).toBeInViewport();
});

test('hovering shows the definition, the pointer may move into it, leaving hides it @desktop', async ({page}) => {
  await open(page, DOC);
  const tooltip = page.getByRole('tooltip');
  await word(page, 'cs').hover();
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await page.waitForTimeout(400);
  await expect(tooltip).toBeVisible();
  await page.getByRole('heading', {level: 1}).hover();
  await expect(tooltip).toBeHidden();
  await word(page, 'cs').hover();
  await page.getByRole('link', {name: text('cs', 'site.term.more')}).click();
  await expect(page).toHaveURL(/\/glossary\/#measurement-point$/);
});

test('Tab moves on and hides the definition @desktop', async ({page}) => {
  await open(page, DOC);
  await word(page, 'cs').focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('the first tap shows the definition, the second follows the link @phone', async ({page}) => {
  await open(page, DOC);
  const term = word(page, 'cs');
  const tooltip = page.getByRole('tooltip');
  await term.tap();
  await expect(tooltip).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${DOC}$`));
  await page.getByRole('heading', {level: 1}).tap();
  await expect(tooltip).toBeHidden();
  await term.tap();
  await expect(tooltip).toBeVisible();
  const box = await tooltip.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)).toBe(true);
  await term.tap();
  await expect(page).toHaveURL(/\/glossary\/#measurement-point$/);
});

test('nothing moves when a definition opens', async ({page}) => {
  await open(page, DOC);
  const measure = () =>
    page
      .locator('main :is(h1, h2, p)')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top + scrollY));
  const before = await measure();
  await word(page, 'cs').focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await measure()).toEqual(before);
});

test('the glossary is fetched only when a definition opens', async ({page}) => {
  const glossary: string[] = [];
  page.on('response', async (response) => {
    if (
      response.url().endsWith('.js') &&
      (await response.text().catch(() => '')).includes('structural-health-monitoring')
    ) {
      glossary.push(response.url());
    }
  });
  await open(page, DOC);
  await page.waitForLoadState('networkidle');
  const before = glossary.length;
  await word(page, 'cs').focus();
  await expect.poll(() => glossary.length).toBe(before + 1);
  expect(before).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a term is a link with a title, and the glossary shows everything', async ({page}) => {
    await page.goto(DOC);
    const term = word(page, 'cs');
    expect(plain(await term.getAttribute('title'))).toBe(definition('measurement-point', 'cs'));
    await term.click();
    await expect(page.locator('[id="measurement-point"]')).toBeInViewport();
    await expect(page.locator('dt:visible')).toHaveCount(GLOSSARY.length);
    await expect(page.getByRole('searchbox', {name: text('cs', 'site.glossary.filter')})).toBeHidden();
  });
});
