import { expectSound, openPage, signIn, looks } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

const path = '/settings/documents';

for (const width of looks([1280, 390])) {
  test(`numbers, an account and texts at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    if (width === 390) await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page, 'admin@muster.test', path);
    await expect(page.getByRole('heading', { level: 1, name: 'Dokumenteinstellungen' })).toBeVisible();
    const letters = page.getByRole('group', { name: 'Brief' });
    await letters.getByLabel('Form', { exact: true }).selectOption('year_month');
    await letters.getByLabel('Präfix').fill('B-');
    await expect(letters.getByText(/B-\d{4}-0001/)).toBeVisible();

    while (await page.getByRole('button', { name: 'Bankkonto 1 entfernen' }).isVisible()) {
      await page.getByRole('button', { name: 'Bankkonto 1 entfernen' }).click();
    }
    await page.getByRole('button', { name: 'Bankkonto hinzufügen' }).click();
    const account = page.getByRole('group', { name: 'Konto 1' });
    await account.getByLabel('Bezeichnung').fill('Raiffeisen');
    await account.getByLabel('IBAN').fill('CH44 3199 9123 0008 8901 2');
    await expect(account.getByText('Das ist eine QR-IBAN.')).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(account.getByText('Eine QR-IBAN verlangt eine QR-Referenz.')).toBeVisible();
    await account.getByRole('combobox', { name: 'Referenz', exact: true }).selectOption('QRR');
    await page.getByLabel('Fusszeile').fill(`Zahlbar an {sender} ${Date.now()}`);
    await expectSound(page);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Einstellungen gespeichert').first()).toBeVisible();
    await openPage(page, path);
    await expect(account.getByLabel('IBAN')).toHaveValue('CH4431999123000889012');
  });
}

test('a manager sets documents, an employee does not', async ({ page }) => {
  await signIn(page, 'manager@demo.test', path);
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
  await signIn(page, 'employee@demo.test', path);
  await expect(page).toHaveURL(/\/403/);
});
