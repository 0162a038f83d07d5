import { expectSound, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

test('a quarter is worked out, closed, handed out and reopened with a reason', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/debitors/vat?year=2025');
  const periods = page.getByRole('list', { name: 'Perioden 2025' });
  await periods.getByRole('link').nth(3).click();
  const figures = page.getByRole('list', { name: 'Ziffern' });
  await expect(figures).toContainText('Total der Entgelte');
  await page.getByLabel('280 Diverse Abzüge').fill('12');
  await page.getByLabel('Wofür die diversen Abzüge sind').fill('Kursdifferenz');
  await page.getByRole('button', { name: 'Neu rechnen' }).click();
  await expect(figures.getByRole('listitem').filter({ hasText: 'Diverses' })).toContainText('12.00');
  await expectSound(page);

  await page.getByRole('button', { name: 'Abschliessen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abschliessen' }).click();
  await expect(page.getByText('Abrechnung abgeschlossen.')).toBeVisible();
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await pdf).suggestedFilename()).toMatch(/^vat-2025-10-01-2025-12-31.*\.pdf$/);

  await page.getByRole('main').getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Wieder öffnen' }).click();
  await page.getByLabel('Grund').fill('Eine Rechnung fehlte');
  await page.getByRole('dialog').getByRole('button', { name: 'Wieder öffnen' }).click();
  await expect(page.getByRole('button', { name: 'Abschliessen' })).toBeVisible();
});
