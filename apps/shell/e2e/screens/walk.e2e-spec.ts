import {
  demoPassword,
  expectNoBlankButton,
  expectNoSidewaysScroll,
  openPage,
  signIn,
  startSession,
} from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';
import { bootOf, mayOpen, screensOf, type Screen } from './screens';

/** The pages of the demo licence, as its admin and the superadmin together can fill them. */
async function allScreens(page: Page): Promise<Screen[]> {
  await startSession(page, 'superadmin@demo.test');
  return screensOf(page, await bootOf(page));
}

/** Opens a page and returns the path it was opened under. */
async function opened(page: Page, screen: Screen): Promise<string> {
  await openPage(page, screen.path);
  const heading = page.getByRole('heading', { level: 1 }).first();
  await expect(heading, screen.path).toBeVisible();
  await expect(page, screen.path).toHaveTitle(/ · Jahrring$/);
  await expect(page.locator('[data-tool-failure]'), screen.path).toHaveCount(0);
  return new URL(page.url()).pathname;
}

test.describe('every page', () => {
  test.setTimeout(420_000);

  for (const role of ['admin', 'employee', 'guest'] as const) {
    test(`opens for the ${role} on a phone, exactly where the permission is held`, async ({ page }) => {
      const screens = await allScreens(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn(page, `${role}@demo.test`);
      const boot = await bootOf(page);
      const refused: string[] = [];
      for (const screen of screens) {
        const path = await opened(page, screen);
        await test.step(screen.path, async () => {
          await expectNoSidewaysScroll(page);
          await expectNoBlankButton(page);
        });
        if (path === '/403') refused.push(screen.pattern);
        // A page for everybody signed in may still ask for a record the role has no right to.
        if (screen.any.length === 0 && screen.pattern.includes(':')) continue;
        expect(path === '/403', `${role} at ${screen.path}`).toBe(!mayOpen(boot, screen));
      }
      expect(refused).toEqual(expect.arrayContaining(['/admin', '/admin/users']));
      if (role !== 'admin')
        expect(refused).toEqual(expect.arrayContaining(['/settings', '/settings/employees']));
    });
  }

  test('asks a stranger to sign in first, and then opens', async ({ page }) => {
    await openPage(page, '/settings/companyparts?sort=-title');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('E-Mail').fill('admin@demo.test');
    await page.getByRole('textbox', { name: 'Passwort' }).fill(demoPassword);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/settings\/companyparts\?sort=-title$/);
  });
});
