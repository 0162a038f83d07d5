import {
  demoPassword,
  expectNoBlankButton,
  expectNoSidewaysScroll,
  openPage,
  signIn,
} from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';
import { bootOf, mayOpen, screensOf, type Screen } from './screens';

/** Pages every licence has, whatever else its tools bring. */
const promised = [
  '/', '/profile', '/profile/settings', '/addresses', '/addresses/create', '/addresses/edit/:id', '/projects',
  '/projects/create', '/projects/edit/:id', '/projects/:project_id/:tab', '/documents', '/documents/create',
  '/documents/create/:type', '/documents/edit/:id', '/timeoverview', '/timetables/create', '/timetables/edit/:id',
  '/tasks', '/tasks/monthly_plan', '/tasks/my_weekly_plan', '/tasks/weekly_plan', '/plugins', '/settings',
  '/settings/chart_of_accounts', '/settings/chart_of_accounts/create',
  '/settings/chart_of_accounts/edit/:id', '/settings/companyparts', '/settings/companyparts/create',
  '/settings/companyparts/edit/:id', '/settings/dropdowns', '/settings/objects', '/settings/objects/create',
  '/settings/objects/edit/:id', '/settings/ratecategories', '/settings/ratecategories/create',
  '/settings/ratecategories/edit/:id', '/settings/employees', '/settings/employees/:employee_id/:tab',
  '/settings/documents', '/settings/time', '/admin', '/admin/chartofaccounts', '/admin/dropdowns',
  '/admin/licenses', '/admin/licenses/create', '/admin/licenses/:id', '/admin/licenses/:id/employees',
  '/admin/licenses/:id/employees/create', '/admin/licenses/:id/employees/:employee_id',
  '/admin/licenses/:id/settings', '/admin/users', '/admin/users/create', '/admin/users/edit/:id',
]; // oxfmt-ignore

/** The pages of the demo licence, as its admin and the superadmin together can fill them. */
async function allScreens(page: Page): Promise<Screen[]> {
  await signIn(page, 'superadmin@demo.test');
  const screens = await screensOf(page, await bootOf(page));
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  return screens;
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

  test('opens for a superadmin under a title of its own, on a small tablet without sideways scroll', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 600, height: 900 });
    await signIn(page, 'superadmin@demo.test');
    const screens = await screensOf(page, await bootOf(page));
    expect(promised.filter((path) => !screens.some(({ pattern }) => pattern === path))).toEqual([]);
    const titles = new Map<string, string>();
    for (const screen of screens) {
      const path = await opened(page, screen);
      expect(path, `${screen.path} was left`).not.toMatch(/^\/(403|login|pages)/);
      await test.step(screen.path, () => expectNoSidewaysScroll(page));
      // A record's own name may stand in two titles: those of one record's pages. The title follows the first drawing.
      const before = async () => titles.get(await page.title());
      if (!screen.pattern.includes(':')) await expect.poll(before, screen.pattern).toBeUndefined();
      titles.set(await page.title(), screen.pattern);
    }
  });

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
