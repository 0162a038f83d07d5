import { expectSettled, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

test.describe('loading bar', () => {
  test('shows while a slow page loads, and is gone when it has come', async ({ page }) => {
    // Nothing is fetched ahead: the page has to come over the slow line.
    await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: undefined }));
    await page.route('**/tools/documents/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      await route.continue();
    });
    await signIn(page, 'admin@demo.test');
    await page.evaluate(() => history.pushState(history.state, '', location.href));
    await page.getByRole('complementary').getByRole('link', { name: 'Dokumente' }).click();
    const bar = page.locator('[data-loading-bar]');
    await expect(bar).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dokumente');
    await expect(bar).toHaveCount(0);
  });

  test('never shows for a page that comes within 300 ms', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/addresses');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adressen');
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      const clock = (name: string) => (dataset[name] ??= String(performance.now()));
      addEventListener('click', () => clock('clicked'), { capture: true });
      new MutationObserver(() => {
        if (document.querySelector('[data-loading-bar]')) clock('barShown');
      }).observe(document.body, { childList: true, subtree: true });
    });
    const start = page.getByRole('complementary').getByRole('link', { name: 'Start', exact: true });
    // Its page is fetched when somebody points at it.
    await start.hover();
    await expectSettled(page);
    await start.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten');
    await page.waitForTimeout(500);
    // A slow machine may need longer than that, and then the bar is right.
    const waited = await page.evaluate(() => {
      const { clicked, barShown } = document.documentElement.dataset;
      return barShown === undefined ? null : Number(barShown) - Number(clicked);
    });
    if (waited !== null) expect(waited).toBeGreaterThanOrEqual(300);
  });
});
