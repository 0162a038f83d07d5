import { expect, type Page } from '@playwright/test';

/** Of every demo account. */
export const demoPassword = 'jahrring-demo';

/** Opens a path and waits until the shell stands. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector('[data-shell-ready]');
}

/** Signs in with a demo account and goes on to `path`. The interface is German. */
export async function signIn(page: Page, email: string, path = '/'): Promise<void> {
  await openPage(page, '/login');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).not.toHaveURL(/\/login/);
  if (path !== '/') await openPage(page, path);
}
