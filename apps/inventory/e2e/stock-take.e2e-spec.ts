import { expectAccessible, expectSound, looks, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

for (const width of looks([390, 1280])) {
  test(`the store is counted and differences are booked with their reasons at ${width} px`, async ({
    page,
  }) => {
    const title = `Inventur ${width} ${Date.now()}`;
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'admin@demo.test', '/personal-inventory?tab=stockTakes');
    await page.getByRole('button', { name: 'Neue Inventur' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Neue Inventur' });
    await dialog.getByLabel('Bezeichnung').fill(title);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Zählen beginnen' }).click();

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const list = page.getByRole('list', { name: 'Zählliste' });
    await expect(list.getByRole('listitem').nth(5)).toBeVisible();
    await page.getByRole('searchbox').fill('Forsthelm');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await list.getByLabel(/^Gezählt/).fill('3');
    await page.keyboard.press('Tab');
    await expectSound(page);
    await page.getByRole('button', { name: 'Differenzen buchen' }).click();
    await expect(page.getByText(/Nenne den Grund der Differenz/)).toBeVisible();
    await list.getByLabel(/^Grund der Differenz/).fill('beim Umzug verloren');
    await page.getByRole('button', { name: 'Differenzen buchen' }).click();

    await expect(page.getByText(/Gebucht am/)).toBeVisible();
    await expect(page.getByText('beim Umzug verloren')).toBeVisible();
    await expect(page.getByText(/3 gezählt/)).toBeVisible();
    await expectSound(page);
  });
}
