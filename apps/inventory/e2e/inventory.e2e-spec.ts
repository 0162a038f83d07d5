import { expectAccessible, expectNoSidewaysScroll, signIn, looks } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

for (const width of looks([1280, 390])) {
  test(`machines: what is due, a new one and its service at ${width} px`, async ({ page }) => {
    const name = `Seilwinde ${width} ${Date.now()}`;
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'manager@demo.test', '/machine-inventory');
    await expect(page.getByText('überfällig').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

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
    await page.getByText(name).first().click();
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
