import { expectSound, signIn, today } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

const lastYear = Number(today().slice(0, 4)) - 1;

test('a quarter is worked out, closed, handed out and reopened with a reason', async ({ page }) => {
  await signIn(page, 'admin@demo.test', `/debitors/vat?year=${lastYear}`);
  const periods = page.getByRole('list', { name: `Perioden ${lastYear}` });
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
  const quarter = `vat-${lastYear}-10-01-${lastYear}-12-31`;
  expect((await pdf).suggestedFilename()).toMatch(new RegExp(`^${quarter}.*\\.pdf$`));

  await page.getByRole('main').getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Wieder öffnen' }).click();
  await page.getByLabel('Grund').fill('Eine Rechnung fehlte');
  await page.getByRole('dialog').getByRole('button', { name: 'Wieder öffnen' }).click();
  await expect(page.getByRole('button', { name: 'Abschliessen' })).toBeVisible();
});
