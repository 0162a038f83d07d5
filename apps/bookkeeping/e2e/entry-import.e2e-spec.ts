import {
  dayFromToday,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  swissDay,
} from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

const titles = ['Date', 'Doc', 'Description', 'AccountDebit', 'AccountCredit', 'Amount'];

test('entries of the accountant are compared, added without the faulty one, and taken back', async ({
  page,
}) => {
  const mark = `T-${Math.floor(Math.random() * 1e8)}`;
  // An amount of its own: what is entered already is recognised, and not offered again.
  const cents = String(Math.floor(Math.random() * 90) + 10);
  const day = swissDay(dayFromToday(-29));
  const lines = [
    [day, mark, 'Abschreibung Forwarder', '6800', '1500', `1200.${cents}`],
    [day, `${mark}b`, 'Abschreibung Forwarder', '9999', '1500', '1200.00'],
  ];
  await signIn(page, 'admin@demo.test', '/debitors/accounting');
  await page.getByRole('link', { name: 'Datei abgleichen' }).click();
  await page.getByLabel('Export aus Banana').setInputFiles({
    name: `${mark}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from([titles, ...lines].map((cells) => cells.join('\t')).join('\r\n')),
  });

  const fault = page.getByText('Zeile 3, Spalte 4 «AccountDebit»: «9999» steht nicht im Kontenplan.');
  await expect(fault).toBeVisible();
  await expect(page.getByText(new RegExp(`neu CHF 1.200\\.${cents}`))).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByLabel('1 fehlerhafte Zeile weglassen').check();
  await page.getByRole('button', { name: '1 Buchung übernehmen' }).click();
  await expect(page.getByText('Import abgeschlossen')).toBeVisible();

  await page.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await page.getByRole('button', { name: 'Rückgängig machen', exact: true }).click();
  await expect(page.getByText('Import rückgängig gemacht')).toBeVisible();
  await page.getByRole('link', { name: 'Weitere Datei importieren' }).click();
  await expect(page.getByRole('link', { name: `${mark}.txt ansehen` })).toBeVisible();
});
