import { callApi, expectAccessible, expectSettled, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

test('companies are listed and booked beside one another, and bookings are coloured by customer', async ({
  page,
}) => {
  const name = `Fuhren ${Math.floor(Math.random() * 1_000_000)}`;
  await signIn(page, 'admin@demo.test', '/plugins/scheduling_tool/settings/companies');
  await callApi(page, 'POST', '/api/addresses/addresses', {
    ...{ kind: 'company', name, zip: '3550', city: 'Langnau', country: 'CH' },
  });
  const picker = page.getByRole('combobox', { name: 'Firmen' });
  await picker.fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await picker.press('Escape');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expectSettled(page);
  await openPage(page, '/plugins/scheduling_tool/settings/view');
  await page.getByRole('combobox', { name: /^Farbe nach/ }).selectOption({ label: 'Kunde' });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expectSettled(page);

  // Two crews of the company on one day are no conflict.
  await openPage(page, `/scheduling-tool/weekly_plan?show=external&search=${encodeURIComponent(name)}`);
  const dialog = page.getByRole('dialog');
  for (let crew = 1; crew <= 2; crew += 1) {
    await page
      .getByRole('button', { name: new RegExp(`^${name}, .*Einsatz planen$`) })
      .first()
      .click();
    await dialog.getByRole('combobox', { name: 'Projekt' }).fill('P201');
    await page.getByRole('option', { name: /P201/ }).first().click();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole('button', { name: new RegExp(`^${name}, .*P201`) })).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Farben nach Kunde' })).toBeVisible();
  await expectAccessible(page);

  // As it was, for others.
  await openPage(page, '/plugins/scheduling_tool/settings/view');
  await page.getByRole('combobox', { name: /^Farbe nach/ }).selectOption({ label: 'Projekt (alle gleich)' });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expectSettled(page);
});
