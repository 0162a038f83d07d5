import { expectAccessible, openPage, signIn, looks } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

for (const width of looks([1280, 390])) {
  test(`two people change the same object at ${width} px`, async ({ page, context }) => {
    const name = `Handsäge ${width} ${Date.now()}`;
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'admin@demo.test', '/settings/objects/create?kind=tools');
    await page.getByLabel('Bezeichnung').fill(name);
    await page.getByLabel('Preis je Einheit').fill('4');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page).toHaveURL(/\/settings\/objects\/edit\//);
    const path = new URL(page.url()).pathname;

    const other = await context.newPage();
    await openPage(other, path);
    await other.getByLabel('Preis je Einheit').fill('5');
    await other.getByLabel('Beschreibung').fill('japanisch');
    await other.getByRole('button', { name: 'Speichern' }).click();
    await expect(other).toHaveURL(/\/settings\/objects$/);

    await page.getByLabel('Preis je Einheit').fill('6');
    await page.getByRole('button', { name: 'Speichern' }).click();
    const dialog = page.getByRole('dialog');
    const price = dialog.getByRole('group', { name: 'Preis je Einheit' });
    await expect(price.getByRole('radio', { name: 'Deine Fassung' })).toBeChecked();
    const description = dialog.getByRole('group', { name: 'Beschreibung' });
    await expect(description.getByRole('radio', { name: /Gespeicherte Fassung.*japanisch/ })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'So speichern' }).click();
    await expect(page).toHaveURL(/\/settings\/objects$/);

    await openPage(page, path);
    await expect(page.getByLabel('Preis je Einheit')).toHaveValue(/^6/);
    await expect(page.getByLabel('Beschreibung')).toHaveValue('japanisch');
  });
}
