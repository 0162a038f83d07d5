import { readFile } from 'node:fs/promises';
import { expectAccessible, looks, pickUp, signIn } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

const unique = () => `Revier ${Date.now() % 1_000_000}`;

async function addField(page: Page, title: string, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Feld hinzufügen' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Titel (Deutsch)' }).fill(title);
  await drawer.getByRole('combobox', { name: 'Art' }).selectOption({ label: kind });
  await drawer.getByText('Als Spalte in der Liste zeigen').click();
  await drawer.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('list', { name: 'Zusatzfelder in ihrer Reihenfolge' })).toContainText(title);
}

async function switchOff(page: Page, title: string): Promise<void> {
  await page.goto('/settings/extra_fields');
  await page.getByRole('button', { name: `Aktionen zu ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Ausschalten' }).click();
  await expect(page.getByRole('list', { name: 'Ausgeschaltet' })).toContainText(title);
}

test('a field of the licence stands in form, list and export of addresses', async ({ page }) => {
  const title = unique();
  const name = `Zusatz ${title}`;
  await signIn(page, 'admin@demo.test', '/settings/extra_fields');
  await addField(page, title, 'Text');
  await page.goto('/addresses/create');
  await page.getByRole('textbox', { name: 'Firma' }).fill(name);
  await page.getByRole('textbox', { name: 'PLZ' }).fill('3550');
  await page.getByRole('textbox', { name: 'Ort' }).fill('Langnau');
  await page.getByRole('textbox', { name: title }).fill('Sonnhalde');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/addresses$/);
  await page.goto(`/addresses?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('columnheader', { name: title })).toBeVisible();
  await expect(page.getByText('Sonnhalde')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: 'Weitere Aktionen' }).first().click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n')[0]).toContain(title);
  expect(text).toContain('Sonnhalde');
  await switchOff(page, title);
  await page.goto('/addresses/create');
  await expect(page.getByRole('textbox', { name: 'PLZ' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: title })).toHaveCount(0);
});

test('fields are put in order with the keyboard', async ({ page }) => {
  const [first, second] = [`${unique()} A`, `${unique()} B`];
  await signIn(page, 'admin@demo.test', '/settings/extra_fields?entity=project');
  await addField(page, first, 'Zahl');
  await addField(page, second, 'Datum');
  const rows = page.getByRole('list', { name: 'Zusatzfelder in ihrer Reihenfolge' }).getByRole('listitem');
  const before = await rows.count();
  await expect(rows.nth(before - 1)).toContainText(second);
  await pickUp(page.getByRole('button', { name: `${second} verschieben` }));
  await expect(page.getByText(new RegExp(`${second} steht auf Platz ${before} `))).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(new RegExp(`${second} steht auf Platz ${before - 1} `))).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Reihenfolge gespeichert.')).toBeVisible();
  await expect(rows.nth(before - 1)).toContainText(first);
  for (const title of [first, second]) {
    await page.getByRole('button', { name: `Aktionen zu ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Ausschalten' }).click();
    await expect(page.getByRole('list', { name: 'Ausgeschaltet' })).toContainText(title);
  }
});

for (const width of looks([1280, 390])) {
  test(`the page of extra fields and its drawer at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'admin@demo.test', '/settings/extra_fields');
    const add = page.getByRole('button', { name: 'Feld hinzufügen' }).first();
    await expect(add).toBeVisible();
    await expectAccessible(page);
    await add.click();
    await page.getByRole('combobox', { name: 'Art' }).selectOption({ label: 'Auswahl' });
    await page.getByRole('button', { name: 'Auswahlwert hinzufügen' }).click();
    await expectAccessible(page);
  });
}
