import { expectSettled, signIn } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

const menu = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Jahrring' }).getByRole('link', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const question = (page: Page) => page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
const depth = (page: Page) => page.evaluate(() => history.length);

/** From the start over the list to a form with something typed. */
async function typeSomething(page: Page): Promise<void> {
  await signIn(page, 'admin@demo.test', '/');
  await menu(page, 'Adressen').click();
  await expect(title(page)).toHaveText('Adressen');
  await page.getByRole('link', { name: 'Neue Adresse' }).first().click();
  await expect(page).toHaveURL(/\/addresses\/create$/);
  await page.locator('[data-tool="addresses"]').getByRole('textbox').first().fill('Halb ausgefüllt');
}

test.describe('routing', () => {
  test('goes back only when unsaved input may go, and the history stays in order', async ({ page }) => {
    await typeSomething(page);
    const before = await depth(page);
    await page.goBack();
    await question(page).getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(/\/addresses\/create$/);
    await page.goBack();
    await question(page).getByRole('button', { name: 'Verwerfen und gehen' }).click();
    await expect(title(page)).toHaveText('Adressen');
    await expect(page).toHaveURL(/\/addresses$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/addresses\/create$/);
    expect(await depth(page)).toBe(before);
  });

  test('changes what a list shows without loading its page again', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/addresses');
    await expect(title(page)).toHaveText('Adressen');
    await title(page).evaluate((heading) => heading.setAttribute('data-same', ''));
    const search = page.getByRole('searchbox').first();
    await search.fill('Langnau');
    await expect(page).toHaveURL(/search=Langnau/);
    await search.fill('');
    await expect(page).not.toHaveURL(/search=/);
    await expect(page.locator('h1[data-same]')).toBeVisible();
  });

  test('leads back to where a page was left, and a new one to its top', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await signIn(page, 'admin@demo.test', '/profile/settings');
    await expect(title(page)).toBeVisible();
    await page.waitForFunction(() => document.body.scrollHeight > 900);
    await page.evaluate(() => scrollTo(0, 300));
    await expectSettled(page);
    // Content that appeared above in the meantime has moved the page along.
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThanOrEqual(300);
    await menu(page, 'Adressen').click();
    await expect(title(page)).toHaveText('Adressen');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/profile\/settings$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  });

  test('leaves the last of several clicks to count', async ({ page }) => {
    await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: undefined }));
    await page.route('**/tools/documents/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await signIn(page, 'admin@demo.test', '/');
    await expect(title(page)).toContainText('Guten');
    await menu(page, 'Dokumente').dispatchEvent('click', { button: 0 });
    await expect(title(page)).toContainText('Guten');
    await menu(page, 'Adressen').click();
    await expect(title(page)).toHaveText('Adressen');
    await page.waitForTimeout(1_500);
    await expect(page).toHaveURL(/\/addresses$/);
    await expect(title(page)).toHaveText('Adressen');
  });

  test('does not lead a forbidden address back to itself', async ({ page }) => {
    await signIn(page, 'employee@demo.test', '/');
    await page.goto('/profile');
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/403$/);
    await page.getByRole('button', { name: 'Zurück' }).click();
    await expect(page).toHaveURL(/\/profile$/);
  });

  test('opens a link with a modifier in a tab of its own', async ({ page, context }) => {
    await signIn(page, 'admin@demo.test', '/');
    const opened = context.waitForEvent('page');
    await menu(page, 'Adressen').click({ modifiers: ['Control'] });
    await expect(title(await opened)).toHaveText('Adressen');
    await expect(page).toHaveURL(/\/$/);
  });
});
