import { expectLoaded, expectSound, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';
import { bootOf, screensOf } from './screens';

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

/** Tests run on Node, the app they test does not: its types are not in this project. */
declare const process: { env: Record<string, string | undefined> };

/** `npm run test:axe` looks at every page in every view; otherwise each page comes in one of them, every pair somewhere. */
const everything = process.env['AXE'] === 'all';
/** Pages of a share, so that two workers have something to do. */
const shares = 4;

for (const [index, { width, theme, dir }] of views.entries()) {
  for (let share = 0; share < (everything ? shares : 1); share += 1) {
    const name = `pages are accessible at ${width} px, ${theme}, ${dir}`;
    test(everything ? `${name}, share ${share + 1} of ${shares}` : name, async ({ page }) => {
      test.setTimeout(900_000);
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await signIn(page, 'superadmin@demo.test', `/?dir=${dir}`);
      const screens = await screensOf(page, await bootOf(page));
      const mine = screens.filter((_, at) =>
        everything ? at % shares === share : at % views.length === index,
      );
      for (const { path } of mine) {
        await test.step(path, async () => {
          await openPage(page, `${path}?dir=${dir}`);
          await expect(page.locator('html')).toHaveAttribute('dir', dir);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expectLoaded(page);
          await expectSound(page);
        });
      }
    });
  }
}
