import { expectAccessible, expectSound, looks, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

for (const [width, colorScheme] of looks([
  [1280, 'light'],
  [390, 'dark'],
] as const)) {
  test(`a billing run makes the draft it has shown at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await signIn(page, 'admin@demo.test', '/documents/billing-run');
    await page.getByLabel('Projekte', { exact: true }).selectOption('all');
    const rows = page.locator('.documents-run tbody tr:not([data-problem])');
    await expect(rows.first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectSound(page);

    // One of them alone: everything else is taken out.
    await page.getByRole('checkbox', { name: 'Alle auswählen' }).uncheck();
    await expect(page.getByText('0 Rechnungen')).toBeVisible();
    await rows.last().getByRole('checkbox').check();
    const total = await rows.last().locator('td').last().textContent();
    await expect(page.locator('.documents-run__sum strong')).toHaveText(total ?? '');
    await page.getByRole('button', { name: '1 Entwurf erstellen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '1 Entwurf erstellen' }).click();
    await expect(page.getByText('1 Rechnung erstellt.')).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await page.locator('.documents-run__result').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: /\(Entwurf\)$/ })).toBeVisible();

    // Its entries are free again for the next run.
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Entwurf löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entwurf löschen' }).click();
    await expect(page.getByText('Entwurf gelöscht')).toBeVisible();
  });
}
