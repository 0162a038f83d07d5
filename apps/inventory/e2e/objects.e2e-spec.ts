import {
  expectAccessible,
  expectSound,
  looks,
  openPage,
  signIn,
  startSession,
} from '@jahrring/testing/browser';
import { aPng } from '@jahrring/testing/files';
import { expect, test } from '@playwright/test';

const list = '/settings/objects';
const restricted = 'Pikettfahrzeug Isuzu D-Max';
const picture = { name: 'axt.png', mimeType: 'image/png', buffer: aPng() };

for (const width of looks([1280, 390])) {
  test(`a tool with a planned price, a surcharge and a picture at ${width} px`, async ({ page }) => {
    const name = `Spalthammer ${width} ${Date.now()}`;
    const number = `E${width}-${Date.now()}`;
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'admin@demo.test', list);
    await expect(page.getByRole('heading', { level: 1, name: 'Objekte' })).toBeVisible();
    await expect(page.getByText('Akazienpfahl 220 cm').first()).toBeVisible();
    await expectSound(page);

    await page.getByRole('link', { name: 'Neues Objekt' }).click();
    await page.getByRole('combobox', { name: 'Art', exact: true }).selectOption('tools');
    await page.getByLabel('Artikelnummer').fill(number);
    await page.getByRole('textbox', { name: 'Bezeichnung' }).fill(name);
    await page.getByLabel('Preis je Einheit').fill('4.50');
    await page.getByRole('button', { name: 'Neuen Preis planen' }).click();
    await page.getByRole('textbox', { name: 'Gültig ab' }).fill('1.1.2035');
    await page.getByLabel('Neuer Preis').fill('5');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Zuschlag hinzufügen' }).click();
    await page.getByRole('textbox', { name: 'Zuschlag', exact: true }).fill('Steilhang');
    await page.getByLabel('Wert').fill('15');
    await page.keyboard.press('Tab');
    await expect(page.getByText('gilt heute')).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Speichern' }).click();

    await expect(page).toHaveURL(/\/settings\/objects\/edit\//);
    await page.locator('input[type=file]').setInputFiles(picture);
    await expect(page.getByText('Hauptbild', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${list}/create?kind=tools`);
    await page.getByRole('textbox', { name: 'Bezeichnung' }).fill(name);
    await expect(page.getByText('Diese Bezeichnung gibt es schon')).toBeVisible();
    await page.getByLabel('Artikelnummer').fill(number.toLowerCase());
    await page.getByLabel('Preis je Einheit').fill('1');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Das gibt es schon.').first()).toBeVisible();
  });
}

test('a rate category with what holds when', async ({ page }) => {
  const name = `Aushilfen ${Date.now()}`;
  await signIn(page, 'admin@demo.test', '/settings/ratecategories');
  await expect(page.getByText('Vorarbeiter').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Neue Tarifkategorie' }).click();
  await page.getByRole('textbox', { name: 'Bezeichnung' }).fill(name);
  for (const [index, [from, price]] of [
    ['1.1.2020', '55'],
    ['1.1.2035', '60'],
  ].entries()) {
    await page.getByRole('button', { name: 'Ansatz hinzufügen' }).click();
    await page
      .getByRole('textbox', { name: 'Gültig ab' })
      .nth(index)
      .fill(from ?? '');
    await page
      .getByRole('textbox', { name: 'Preis', exact: true })
      .nth(index)
      .fill(price ?? '');
    await page.keyboard.press('Tab');
  }
  await expect(page.getByText('gilt heute')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
});

test('an object of two people is not there for others', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'admin@demo.test', `${list}?search=Isuzu`);
  await page.getByRole('link', { name: restricted }).first().click();
  await expect(page.getByText('Hansueli Röthlisberger')).toBeVisible();
  await expectAccessible(page);
  const path = new URL(page.url()).pathname.replace('/settings/objects/edit/', '/api/inventory/objects/');
  expect((await page.request.get(path)).status()).toBe(200);
  await startSession(page, 'employee@demo.test');
  expect((await page.request.get(path)).status()).toBe(404);
  const found = await page.request.get('/api/inventory/objects?search=Isuzu');
  expect(await found.json()).toEqual({ items: [], total: 0 });
  await openPage(page, list);
  await expect(page).toHaveURL(/\/403/);
});
