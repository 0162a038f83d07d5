import { signIn } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

/** Holds back what comes after the first page until it is let go. */
async function holdLater(page: Page, files: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

test.describe('the first second of a start', () => {
  test('keeps a shortcut that is pressed before its code is here', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/addresses');
    const letGo = await holdLater(page, /assets\/later\.\w+\.js/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('?');
    letGo();
    await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible();
  });

  test('keeps Ctrl+K, and what is typed into a field is no shortcut', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/addresses');
    const letGo = await holdLater(page, /assets\/later\.\w+\.js/);
    await page.reload();
    const search = page.getByRole('main').getByRole('searchbox').first();
    await search.fill('x');
    await search.press('?');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+k');
    letGo();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toHaveCount(0);
  });

  test('shows no key of a text that is still to come, in French as in German', async ({ page }) => {
    for (const locale of ['de', 'fr']) {
      await page.addInitScript((language) => localStorage.setItem('language', language), locale);
      const letGo = await holdLater(page, /texts-later-\w+(\.\w+)?\.js/);
      await page.goto('/login', { waitUntil: 'domcontentloaded' });
      await page.waitForTimeout(500);
      expect(await page.locator('body').innerText()).not.toMatch(/\b(signIn|demo|actions)\.\w+/);
      letGo();
      await expect(
        page.getByRole('button', { name: locale === 'de' ? 'Anmelden' : 'Se connecter' }),
      ).toBeVisible();
    }
  });

  test('has the code on the device that keeps what is recorded without a connection', async ({ page }) => {
    await signIn(page, 'employee@demo.test', '/addresses');
    const coming = page.waitForResponse(/assets\/later\.\w+\.js/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await coming).ok()).toBe(true);
  });
});
