import {
  expectLoaded,
  expectNoSidewaysScroll,
  expectSound,
  openPage,
  signIn,
} from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';
import { bootOf, screensOf, type Screen } from './screens';

const views = [
  { width: 1280, theme: 'light', dir: 'ltr' },
  { width: 390, theme: 'dark', dir: 'rtl' },
  { width: 1280, theme: 'dark', dir: 'rtl' },
  { width: 390, theme: 'light', dir: 'ltr' },
  { width: 1280, theme: 'dark', dir: 'ltr' },
  { width: 390, theme: 'light', dir: 'rtl' },
  { width: 1280, theme: 'light', dir: 'rtl' },
  { width: 390, theme: 'dark', dir: 'ltr' },
] as const;

type View = (typeof views)[number];

/** Tests run on Node, the app they test does not: its types are not in this project. */
declare const process: { env: Record<string, string | undefined> };

/** `npm run test:axe` looks at every page in every view; otherwise each page comes in one of them, every pair somewhere. */
const everything = process.env['AXE'] === 'all';
/** Pages of a share, so that two workers have something to do. */
const shares = everything ? 8 : 1;

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

/** Returns whether the focused element is part of the page and visibly focused. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || !focused.closest('main')) return false;
    // Some controls show it on the part around them.
    return [focused, focused.parentElement].some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
  });

/** The skip link leads into the page, and Tab from there to something that shows it. */
async function expectKeyboard(page: Page): Promise<void> {
  // An element that appears late may take the focus meanwhile.
  await expect(async () => {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocusSeen(page), { timeout: 2_000 }).toBe(true);
  }).toPass();
}

/** Opens a page in a view, which is there without a fault, and may be read and used by everybody. */
async function expectWhole(page: Page, { path }: Screen, { width, theme, dir }: View): Promise<void> {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
  await page.emulateMedia({ colorScheme: theme });
  await openPage(page, `${path}?dir=${dir}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[data-tool-failure]')).toHaveCount(0);
  expect(new URL(page.url()).pathname, 'the page was left').not.toMatch(/^\/(403|login|pages)/);
  await expectLoaded(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('dir', dir);
  await expect(html).toHaveAttribute('data-mantine-color-scheme', theme);
  await expectSound(page);
  await expectKeyboard(page);
  // A small tablet.
  await page.setViewportSize({ width: 600, height: 900 });
  await expectNoSidewaysScroll(page);
}

for (let share = 0; share < shares; share += 1) {
  const name =
    'every page opens for a superadmin under a title of its own, can be read by everybody and used by keys';
  test(everything ? `${name}, share ${share + 1} of ${shares}` : name, async ({ page }) => {
    test.setTimeout(900_000);
    await page.addInitScript(() => localStorage.setItem('theme', 'system'));
    const titles = new Map<string, string>();
    for (const dir of ['ltr', 'rtl'] as const) {
      // The direction is read when the shell is loaded.
      await signIn(page, 'superadmin@demo.test', `/profile?dir=${dir}`);
      const screens = await screensOf(page, await bootOf(page));
      expect(promised.filter((path) => !screens.some(({ pattern }) => pattern === path))).toEqual([]);
      for (const [index, screen] of screens.entries()) {
        if (index % shares !== share) continue;
        const mine = everything ? views : [views[index % views.length] ?? views[0]];
        for (const view of mine.filter((one) => one.dir === dir)) {
          await test.step(`${screen.path} at ${view.width} px, ${view.theme}, ${dir}`, () =>
            expectWhole(page, screen, view));
        }
        // A record's own name may stand in two titles: those of one record's pages. The title follows the first drawing.
        if (screen.pattern.includes(':') || !mine.some((one) => one.dir === dir)) continue;
        const before = async () => titles.get(await page.title()) ?? screen.pattern;
        await expect.poll(before).toBe(screen.pattern);
        titles.set(await page.title(), screen.pattern);
      }
    }
  });
}
