import { expectAccessible, expectNoSidewaysScroll, expectSettled, signIn } from '@jahrring/testing/browser';
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
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await made.getByRole('button', { name: /^Aktionen zu/ }).click();
  await page.getByRole('menuitem', { name: 'Zurücknehmen' }).click();
  await page.getByLabel('Grund').fill('Falsche Mandantennummer');
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(made).toContainText('zurückgenommen');
  await expect(page.getByRole('button', { name: 'Übergeben' })).toBeVisible();
});

test('receipts are gathered, and entries of the accountant are read back, added and undone', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.test', '/debitors/accounting');
  await page.getByRole('button', { name: 'Belege zusammenstellen' }).click();
  await expect(page.getByText('Das Archiv ist bereit.')).toBeVisible({ timeout: 40_000 });
  const gathered = page.getByRole('list', { name: 'Belegarchive' }).getByRole('listitem').first();
  const archive = page.waitForEvent('download');
  await gathered.getByRole('button', { name: /^Herunterladen/ }).click();
  expect((await archive).suggestedFilename()).toMatch(/\.zip$/);

  const today = new Date().toISOString().slice(0, 10);
  const header = 'Date\tDoc\tDescription\tAccountDebit\tAccountCredit\tAmount';
  // An amount of its own: what is entered already is recognised, and not offered again.
  const amount = `1200.${Math.floor(Math.random() * 90) + 10}`;
  const entry = `${today}\tA-7\tAbschreibung Forwarder\t6800\t1500\t${amount}`;
  const wrong = `${today}\tA-8\tKundenzahlung\t1020\t1100\t50.00`;
  await page.locator('input[type=file]').setInputFiles({
    name: 'banana.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from([header, entry, wrong].join('\r\n')),
  });
  await expect(page.getByText(/Abschreibung Forwarder/)).toBeVisible();
  await expect(page.getByText('1 Zeile wird nicht übernommen')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: '1 Buchung übernehmen' }).click();
  const done = page.getByRole('list', { name: 'Übernommene Dateien' }).getByRole('listitem').first();
  await expect(done).toContainText('banana.txt');
  // The page loads the changed lists; the menu would move while they come.
  await expectSettled(page);
  await done.getByRole('button', { name: /^Aktionen zu/ }).click();
  await page.getByRole('menuitem', { name: 'Zurücknehmen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(done).toContainText('zurückgenommen');
});
