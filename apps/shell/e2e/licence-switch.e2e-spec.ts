import { demoLicences, expectAccessible, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

const [bergwald, muster] = [demoLicences.bergwald, demoLicences.muster];

const licenceName = (page: Page) => page.locator('.sh-licence-menu').getByRole('button');

/** The superadmin is at home in both demo licences. */
async function enter(page: Page, name: string): Promise<void> {
  await licenceName(page).click();
  await page.getByRole('menuitem', { name }).click();
}

test.describe('another licence', () => {
  test.setTimeout(120_000);

  test('brings nothing of the one before, however slow its answer is', async ({ page }) => {
    await signIn(page, 'superadmin@demo.test');
    let asked = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/addresses/addresses?**', async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      const answer = await route.fetch();
      await held;
      return route.fulfill({ response: answer }).catch(() => undefined);
    });
    await page.getByRole('complementary').getByRole('link', { name: 'Adressen' }).click();
    await expect(page).toHaveURL(/\/addresses$/);
    await enter(page, muster.name);
    await expect(licenceName(page)).toContainText(muster.name);
    release();
    await page.getByRole('complementary').getByRole('link', { name: 'Adressen' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.locator('.jr-grid__link').first()).toBeVisible();
    const boot = (await (await page.request.get('/api/boot')).json()) as { licence: { id: string } };
    expect(boot.licence.id).toBe(muster.id);
    const list = await page.request.get('/api/addresses/addresses?pageSize=500');
    const ids = new Set(((await list.json()) as { items: { id: string }[] }).items.map(({ id }) => id));
    const links = await page
      .locator('.jr-grid__link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.filter((link) => !ids.has(link?.split('/').at(-1) ?? ''))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('licenseId'))).toBe(muster.id);
  });

  test('is followed by every tab, and a call for the one before is refused', async ({ page, context }) => {
    await signIn(page, 'superadmin@demo.test');
    const other = await context.newPage();
    await openPage(other, '/projects');
    await expect(licenceName(other)).toContainText(bergwald.name);
    await enter(page, muster.name);
    await expect(licenceName(other)).toContainText(muster.name);
    const refused = await page.request.get('/api/projects/projects', {
      headers: { 'X-Licence-Id': bergwald.id },
    });
    expect(refused.status()).toBe(409);
  });

  test('waits for a form with unsaved input, which can be saved where it belongs', async ({
    page,
    context,
  }) => {
    await signIn(page, 'superadmin@demo.test', '/addresses/create');
    const name = `Ahorn ${Date.now().toString(36)}`;
    const field = page.getByRole('textbox', { name: 'Firma' });
    await field.fill(name);
    await page.getByLabel('PLZ').fill('3550');
    await page.getByLabel('Ort').fill('Langnau');
    const other = await context.newPage();
    await openPage(other, '/');
    await enter(other, muster.name);
    await expect(licenceName(other)).toContainText(muster.name, { timeout: 30_000 });
    await page.bringToFront();
    await expect(field).toHaveValue(name);
    await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit());
    const dialog = page.getByRole('dialog', { name: 'Die Lizenz wurde gewechselt' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: `Zurück zu ${bergwald.name}` }).click();
    await expect(page).not.toHaveURL(/\/create$/);
    await expect(licenceName(page)).toContainText(bergwald.name);
    await expect(licenceName(other)).toContainText(bergwald.name);
    const found = await page.request.get(`/api/addresses/addresses?search=${encodeURIComponent(name)}`);
    expect(((await found.json()) as { total: number }).total).toBe(1);
  });

  test('asks before unsaved input is left behind', async ({ page }) => {
    await signIn(page, 'superadmin@demo.test', '/addresses/create');
    await page.getByRole('textbox', { name: 'Firma' }).fill('Bleibt');
    await enter(page, muster.name);
    const dialog = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
    await dialog.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(licenceName(page)).toContainText(bergwald.name);
    await enter(page, muster.name);
    await dialog.getByRole('button', { name: 'Verwerfen und gehen' }).click();
    await expect(licenceName(page)).toContainText(muster.name);
  });
});
