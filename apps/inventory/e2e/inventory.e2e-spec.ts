import { expectAccessible, expectSound, signIn, looks } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

for (const width of looks([1280, 390])) {
  test(`machines: what is due, a new one and its service at ${width} px`, async ({ page }) => {
    const name = `Seilwinde ${width} ${Date.now()}`;
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'manager@demo.test', '/machine-inventory');
    await expect(page.getByText('überfällig').first()).toBeVisible();
    await expectSound(page);

    await page.getByRole('button', { name: 'Neue Maschine' }).click();
    const drawer = page.getByRole('dialog', { name: 'Neue Maschine' });
    await drawer.getByLabel('Bezeichnung').fill(name);
    await drawer.getByLabel('Zählerstand').fill('100');
    await drawer.getByLabel('Service alle (Monate)').fill('6');
    await drawer.getByLabel('Preis je Einheit').fill('22.50');
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Speichern' }).click();
    await expect(drawer).toBeHidden();

    await page.getByRole('searchbox').or(page.getByPlaceholder('Bezeichnung oder Nummer')).first().fill(name);
    await expect(page.getByText('1–1 von 1')).toBeVisible();
    await page.getByText(name, { exact: true }).first().click();
    const maintenance = page.getByRole('dialog', { name });
    await maintenance.getByLabel('Zählerstand').fill('99');
    await maintenance.getByRole('button', { name: 'Wartung erfassen' }).click();
    await expect(page.getByText(/Zähler kann nicht von 100/)).toBeVisible();
    await maintenance.getByLabel('Zählerstand').fill('120');
    await maintenance.getByRole('textbox', { name: 'Erledigt am' }).fill('31.8.2026');
    await maintenance.getByRole('button', { name: 'Wartung erfassen' }).click();
    await expect(maintenance.getByText('28.02.2027')).toBeVisible();
  });
}

test('the next service of a machine is booked in the week plan out of the list', async ({ page }) => {
  const machine = 'Pick-up Toyota Hilux';
  await signIn(page, 'manager@demo.test', '/machine-inventory?search=Hilux');
  await page.getByRole('row').filter({ hasText: machine }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Im Wochenplan einplanen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: /^Was/ })).toHaveValue('Service');
  await expect(page).toHaveURL(/weekly_plan\?week=\d{4}-\d{2}-\d{2}&show=things$/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
  const booked = page.getByRole('button', { name: new RegExp(`^${machine}, .*Service`) }).first();
  await booked.click();
  await dialog.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expect(booked).toBeHidden();
});
