import { expectLoaded, loadPage, openPage, signIn, stepTo } from '@jahrring/testing/browser';
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
