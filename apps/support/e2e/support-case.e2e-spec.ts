import { expectAccessible, expectNoSidewaysScroll, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const viewport of sizes) {
  test.describe(`support cases at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('are created, edited, deleted and brought back', async ({ page }) => {
      const title = `Eins ${Math.random().toString(36).slice(2, 8)}`;
      await signIn(page, 'admin@demo.test', '/support/support-cases');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await openPage(page, '/support/support-cases/create');
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

test('support cases cannot be changed by an employee', async ({ page }) => {
  await signIn(page, 'employee@demo.test', '/support/support-cases');
  await expect(page.getByRole('heading', { name: 'Support cases' })).toBeVisible();
  await openPage(page, '/support/support-cases/create');
  await expect(page).toHaveURL(/\/403/);
});
