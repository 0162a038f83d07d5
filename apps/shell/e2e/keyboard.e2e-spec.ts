import { demoPassword, openPage } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, wanted: string, most = 60): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined;
      return at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '';
    });
    if (name.replace('*', '').trim().startsWith(wanted)) return;
  }
  throw new Error(`${wanted} cannot be reached by Tab`);
}

test('sign in, settings and profile by keyboard alone', async ({ page }) => {
  await openPage(page, '/login');
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await page.locator('body').press('Tab');
  await page.getByLabel('E-Mail').evaluate((field) => (field as HTMLElement).focus());
  await page.keyboard.type('admin@demo.test');
  await tabTo(page, 'Passwort');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten');

  await tabTo(page, 'Profil von');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\/settings$/);
  await expect(page.getByRole('radio', { name: 'Dunkel' })).toBeVisible();
  await tabTo(page, 'Hell');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await page.locator('main').focus();
  await tabTo(page, 'Profil');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
