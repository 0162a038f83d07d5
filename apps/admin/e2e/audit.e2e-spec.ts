import { readFile } from 'node:fs/promises';
import { expectAccessible, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

test('a change stands in the audit trail, in the history of its record, and in the file', async ({
  page,
}) => {
  const name = `Protokoll ${Date.now() % 1_000_000}`;
  await signIn(page, 'admin@demo.test', '/addresses/create');
  await page.getByRole('textbox', { name: 'Firma' }).fill(name);
  await page.getByRole('textbox', { name: 'PLZ' }).fill('3550');
  await page.getByRole('textbox', { name: 'Ort' }).fill('Langnau');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/addresses$/);

  await page.goto('/settings/audit?what=addresses%2Faddress&action=create');
  const entry = page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(entry).toContainText('Ueli Gerber');
  await expect(entry).toContainText('hat erstellt');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als CSV exportieren' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(name);

  await entry.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Verlauf' }).click();
  await expect(page.getByRole('list', { name: 'Verlauf' })).toContainText('Ueli Gerber');
  await expectAccessible(page);

  await openPage(page, '/settings/audit');
  await page.getByRole('button', { name: 'Jetzt prüfen' }).click();
  await expect(page.getByText('Die Kette aller Bereiche ist unversehrt.')).toBeVisible();
  await expect(page.getByText(/Kette der Einträge ist unversehrt, geprüft am/)).toBeVisible();
});
