import { demoPassword, expectAccessible, loadPage, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

test.describe('guard', () => {
  test('keeps the whole address over the sign-in', async ({ page }) => {
    const wanted = '/addresses?search=Langnau&sort=-name#main';
    const faults: string[] = [];
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    await loadPage(page, wanted);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('E-Mail')).toBeVisible();
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe(wanted);
    await page.getByLabel('E-Mail').fill('admin@demo.test');
    await page.getByRole('textbox', { name: 'Passwort' }).fill(demoPassword);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${wanted.replace('?', '\\?')}$`));
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBeNull();
  });

  test('does not remember the sign-in itself, and sends who is signed in to the start', async ({ page }) => {
    await loadPage(page, '/login');
    await loadPage(page, '/auth/connect?token=x');
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBeNull();
    await signIn(page, 'employee@demo.test');
    for (const path of ['/login', '/auth/connect']) {
      await loadPage(page, path);
      await expect(page).toHaveURL(/\/$/);
    }
  });

  test('shows the 403 page for what is not allowed', async ({ page }) => {
    await signIn(page, 'employee@demo.test');
    for (const path of ['/admin', '/settings/employees']) {
      await loadPage(page, path);
      await expect(page).toHaveURL(/\/403$/);
      await expect(page).toHaveTitle('Kein Zugriff · Jahrring');
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Zum Start' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('goes to the 403 page when the server refuses a call', async ({ page }) => {
    await signIn(page, 'admin@demo.test');
    await page.route('**/api/addresses/addresses?**', (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'x',
          status: 403,
          code: 'FORBIDDEN',
          key: 'errors.forbidden',
          requestId: 'x',
        },
      }),
    );
    await page.getByRole('complementary').getByRole('link', { name: 'Adressen' }).click();
    await expect(page).toHaveURL(/\/403$/);
  });

  test('has a screen for every wrong address', async ({ page }) => {
    await loadPage(page, '/pages/misc/not-found/gone/away');
    await expect(page).toHaveTitle('Seite nicht gefunden · Jahrring');
    await expect(page.getByText('gone/away')).toBeVisible();
    for (const path of ['/no/such/page', '/503']) {
      await loadPage(page, path);
      await expect(page).toHaveTitle('Unbekannte Adresse · Jahrring');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.locator('main.sh-blank')).toBeVisible();
    }
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBeNull();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, 'employee@demo.test');
    await loadPage(page, '/no/such/page');
    await expect(page).toHaveTitle('Unbekannte Adresse · Jahrring');
    await expect(page.getByText('/no/such/page')).toBeVisible();
    await loadPage(page, '/503');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das ist gerade nicht erreichbar');
    await expectAccessible(page);
  });
});
