import { demoPassword, expectAccessible, loadPage, looks, openPage } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

async function signIn(page: Page, email = 'admin@demo.test'): Promise<void> {
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

test.describe('sign-in', () => {
  test('sends a guest to the sign-in and back to where they wanted to go', async ({ page }) => {
    await openPage(page, '/addresses?search=Langnau');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page).toHaveTitle('Anmelden · Jahrring');
    await signIn(page);
    await expect(page).toHaveURL(/\/addresses\?search=Langnau$/);
    await expect(page.locator('[data-tool="addresses"]')).toBeVisible();
    await expect(page).toHaveTitle(/Adressen · Jahrring/);
  });

  test('says in the reader’s language what was wrong', async ({ page }) => {
    await openPage(page, '/login');
    await page.getByLabel('E-Mail').fill('admin@demo.test');
    await page.getByRole('textbox', { name: 'Passwort' }).fill('wrong-password');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('alert')).toContainText('passen nicht zu unseren Daten');
  });

  test('lists the demo accounts and fills the form by a click', async ({ page }) => {
    await openPage(page, '/login');
    await page.locator('[data-demo-accounts]').getByText('admin@demo.test', { exact: true }).click();
    await expect(page.getByLabel('E-Mail')).toHaveValue('admin@demo.test');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten');
    await page.goto('/login');
    await expect(page).toHaveURL(/\/$/);
  });

  test('ends in every tab at once', async ({ page, context }) => {
    await openPage(page, '/login');
    await signIn(page);
    await expect(page).toHaveURL(/\/$/);
    const other = await context.newPage();
    const errors: string[] = [];
    for (const one of [page, other]) {
      one.on('pageerror', (error) => errors.push(error.message));
      one.on('console', (line) => {
        if (line.text().includes('needs a signed-in user')) errors.push(line.text());
      });
    }
    await openPage(other, '/settings');
    await page.getByRole('button', { name: /Profil von/ }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(other).toHaveURL(/\/login$/);
    await expect(other.getByLabel('E-Mail')).toBeVisible();
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/login');
    await signIn(page);
    // The sign-in has menus of the same names.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten');
  });

  test('signs in again over an open page when the session has ended', async ({ page, context }) => {
    await openPage(page, '/profile');
    await page.getByLabel('Altes Passwort').fill(demoPassword);
    await page.getByRole('textbox', { name: 'Neues Passwort', exact: true }).fill('abc');
    await page.getByLabel('Neues Passwort wiederholen').fill('abc');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    const dialog = page.getByRole('dialog', { name: /noch einmal an/ });
    await dialog.getByRole('textbox', { name: 'Passwort' }).fill(demoPassword);
    await dialog.getByRole('button', { name: 'Anmelden' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByLabel('Altes Passwort')).not.toHaveValue('');
  });

  test('goes to the sign-in when the person will not sign in again', async ({ page, context }) => {
    await openPage(page, '/profile');
    await page.getByLabel('Altes Passwort').fill(demoPassword);
    await page.getByRole('textbox', { name: 'Neues Passwort', exact: true }).fill('abcdef');
    await page.getByLabel('Neues Passwort wiederholen').fill('abcdef');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe('/profile');
  });

  test('shows the error screens', async ({ page }) => {
    await openPage(page, '/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
    await openPage(page, '/pages/misc/not-found/anything');
    await expect(page.getByText('404')).toBeVisible();
    await openPage(page, '/403');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier hast du keinen Zugriff');
  });

  test('keeps a broken tool in its own place', async ({ page }) => {
    await page.route('**/tools/addresses/**/remoteEntry.js', (route) => route.abort());
    // Loaded anew: the start page has tiles of that tool.
    await loadPage(page, '/addresses');
    await expect(page.locator('[data-tool="addresses"] [data-tool-failure]')).toBeVisible();
    await page.getByRole('link', { name: 'Start', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten');
    await openPage(page, '/addresses');
    await expect(page.locator('[data-tool-failure]')).toBeVisible();
    await page.unroute('**/tools/addresses/**/remoteEntry.js');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.locator('[data-tool="addresses"]').getByRole('heading', { level: 1 })).toHaveText(
      'Adressen',
    );
  });

  test('speaks another language after choosing it, and remembers', async ({ page }) => {
    await page.getByRole('button', { name: /^Sprache/ }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: /^Language/ })).toBeVisible();
    await expect(page).toHaveTitle('Home · Jahrring');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: /^Language/ })).toBeVisible();
  });

  test('turns dark and stays dark', async ({ page }) => {
    await page.getByRole('button', { name: /^Darstellung/ }).click();
    await page.getByRole('menuitem', { name: 'Dunkel' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
});

for (const [width, theme, dir] of looks([
  [1280, 'light', 'ltr'],
  [390, 'dark', 'ltr'],
  [1280, 'dark', 'rtl'],
  [390, 'light', 'rtl'],
] as const)) {
  test(`is accessible at ${width} px, ${theme}, ${dir}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await openPage(page, `/login?dir=${dir}`);
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expectAccessible(page);
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten');
    await expectAccessible(page);
    await page.getByRole('button', { name: /Profil von/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
    for (const path of ['/403', '/nothing-here']) {
      await openPage(page, `${path}?dir=${dir}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
}
