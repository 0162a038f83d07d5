import { expectAccessible, expectNoSidewaysScroll, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const viewport of sizes) {
  test.describe(`lots at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('are created, edited, deleted and brought back', async ({ page }) => {
      const title = `Eins ${Math.random().toString(36).slice(2, 8)}`;
      await signIn(page, 'admin@demo.test', '/timber');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await openPage(page, '/timber/create');
      await page.getByLabel('Titel').fill(title);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText(`${title} ist erfasst.`)).toBeVisible();

      await page.getByRole('link', { name: title }).click();
      await page.getByLabel('Bemerkungen').fill('Zwei');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText(`${title} ist gespeichert.`)).toBeVisible();

      await page.getByRole('link', { name: title }).click();
      await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
      await page.getByRole('menuitem', { name: 'Löschen' }).click();
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(page.getByText(`${title} ist wiederhergestellt.`)).toBeVisible();
    });
  });
}
