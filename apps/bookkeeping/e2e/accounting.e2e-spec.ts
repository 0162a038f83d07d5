import { expectAccessible, expectNoSidewaysScroll, expectSound, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

test('entries are handed over, downloaded and taken back with a reason', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/debitors/accounting');
  await page.getByLabel('Format').selectOption('datev');
  await page.getByRole('button', { name: 'Übergeben' }).click();
  await expect(page.getByText('Die Übergabe ist bereit.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Alles ist übergeben.')).toBeVisible();
  const made = page.getByRole('list', { name: 'Übergaben' }).getByRole('listitem').first();
  const archive = page.waitForEvent('download');
  await made.getByRole('button', { name: /^Herunterladen/ }).click();
  expect((await archive).suggestedFilename()).toMatch(/^datev-.*\.zip$/);
  await expectSound(page);

  await made.getByRole('button', { name: /^Aktionen zu/ }).click();
  await page.getByRole('menuitem', { name: 'Zurücknehmen' }).click();
  await page.getByLabel('Grund').fill('Falsche Mandantennummer');
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(made).toContainText('zurückgenommen');
  await expect(page.getByRole('button', { name: 'Übergeben' })).toBeVisible();
});

test('receipts are gathered', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/debitors/accounting');
  await page.getByRole('button', { name: 'Belege zusammenstellen' }).click();
  await expect(page.getByText('Das Archiv ist bereit.')).toBeVisible({ timeout: 40_000 });
  const gathered = page.getByRole('list', { name: 'Belegarchive' }).getByRole('listitem').first();
  const archive = page.waitForEvent('download');
  await gathered.getByRole('button', { name: /^Herunterladen/ }).click();
  expect((await archive).suggestedFilename()).toMatch(/\.zip$/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
