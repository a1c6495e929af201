import {navbar, scrollTo} from '../support/shell';
import {expect, open, test} from '../support/test';

test.describe('navbar that hides on scroll', {tag: '@full'}, () => {
  test.use({site: 'shell-full'});

  test('hides while scrolling down, unless it has the focus, and shows while scrolling up and near the top @both', async ({
    page,
  }) => {
    await open(page, '/long/');
    const isShown = () => navbar(page).evaluate((bar) => bar.getBoundingClientRect().bottom > 0);
    for (const [place, shown] of [
      [300, true],
      [600, false],
      [500, true],
      [700, false],
      [10, true],
      [30, true],
      [600, false],
    ] as const) {
      await scrollTo(page, place);
      await expect.poll(isShown, `at ${place} px`).toBe(shown);
    }
    // Scrolling to the focused element would show the bar too.
    await navbar(page)
      .getByRole('link')
      .first()
      .evaluate((link) => link.focus({preventScroll: true}));
    await expect.poll(isShown).toBe(true);
  });
});
