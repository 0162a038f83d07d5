import type { ProjectSettings } from '@jahrring/contracts-projects';
import { callApi, expectAccessible, signIn, looks } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

const url = '/api/projects/settings';

for (const width of looks([1280, 390])) {
  test(`somebody else was faster with the settings at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'admin@muster.test', '/settings/projects');
    const warning = page.getByRole('textbox', { name: 'Vor dem Budget warnen ab' });
    const mine = width === 390 ? '81' : '82';
    const theirs = width === 390 ? 71 : 72;
    await warning.fill(mine);
    const { version, ...values } = await callApi<ProjectSettings>(page, 'GET', url);
    await callApi(page, 'PUT', url, { ...values, budgetWarningPercent: theirs }, version);

    await page.getByRole('button', { name: 'Speichern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Inzwischen geändert' });
    const choice = dialog.getByRole('group', { name: 'Vor dem Budget warnen ab' });
    await expect(choice.getByRole('radio', { name: `Deine Fassung ${mine}` })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Gespeicherte Fassung übernehmen' }).click();
    await expect(warning).toHaveValue(String(theirs));

    await warning.fill(mine);
    const again = await callApi<ProjectSettings>(page, 'GET', url);
    await callApi(page, 'PUT', url, { ...values, budgetWarningPercent: theirs + 1 }, again.version);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByRole('button', { name: 'So speichern' }).click();
    await expect(page.getByText('Einstellungen gespeichert')).toBeVisible();
    await page.reload();
    await expect(warning).toHaveValue(mine);
  });
}
