import { expectLoaded, expectSound, loadPage, openPage, signIn, stepTo } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';
import { bootOf, screensOf, type Screen } from './screens';

/** Matches the addresses of a tool's code. */
const adminCode = /\/tools\/admin\/[^?]*\.m?js/;

async function adminScreens(page: Page): Promise<Screen[]> {
  const screens = await screensOf(page, await bootOf(page));
  const found = screens.filter(({ pattern }) => pattern === '/admin' || pattern.startsWith('/admin/'));
  expect(found.length).toBeGreaterThan(20);
  return found;
}

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
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect.poll(() => isFocusSeen(page)).toBe(true);
}

test('each page of the administration stands in the dark, on desk and phone, by keyboard, for a superadmin', async ({
  page,
}) => {
  test.setTimeout(420_000);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await signIn(page, 'superadmin@demo.test', '/profile');
  const screens = await adminScreens(page);
  for (const { path } of screens) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await openPage(page, path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[data-tool-failure]')).toHaveCount(0);
      await expectLoaded(page);
      expect(new URL(page.url()).pathname).not.toMatch(/^\/(403|login)/);
      await expectSound(page);
      await expectKeyboard(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectLoaded(page);
      await expectSound(page);
    });
  }
});

test('nobody else gets a page of the administration, nor a byte of its code', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'superadmin@demo.test', '/profile');
  const screens = await adminScreens(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '/admin/users');
  expect(asked.filter((path) => adminCode.test(path))).not.toEqual([]);
  for (const email of ['admin@demo.test', 'manager@demo.test', 'employee@demo.test', 'guest@demo.test']) {
    await page.context().clearCookies();
    await signIn(page, email, '/profile');
    await expectLoaded(page);
    asked.length = 0;
    // By its address, as from a mail.
    await loadPage(page, '/admin/users');
    await expect(page, email).toHaveURL(/\/403$/);
    for (const { path } of screens) {
      await stepTo(page, path);
      await expect(page, `${email} at ${path}`).toHaveURL(/\/403$/);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(
      asked.filter((path) => adminCode.test(path)),
      email,
    ).toEqual([]);
  }
});
