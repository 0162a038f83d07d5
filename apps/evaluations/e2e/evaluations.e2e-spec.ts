import { expectAccessible, expectNoSidewaysScroll, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

test.describe('evaluations', () => {
  test('a manager opens a report, looks at the lines of a figure, and puts one together by keys', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, 'manager@demo.test', '/evaluations');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Stunden nach Person' }).click();
    const table = page.getByRole('region', { name: 'Stunden nach Person' });
    await expect(table.getByRole('rowheader', { name: 'Total' })).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Stunden nach Person' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await table.getByRole('button').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('grid').or(drawer.getByRole('table')).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);

    await openPage(page, '/reports/custom_report');
    const rows = page.getByRole('list', { name: 'Zeilen' });
    await expect(rows.getByRole('listitem')).toHaveText(['Projekt']);
    await page.getByRole('button', { name: 'Hinzufügen: Zeilen' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Monat', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(rows.getByRole('listitem')).toHaveText(['Projekt', 'Monat']);
    await page.getByRole('button', { name: 'Monat nach oben' }).focus();
    await page.keyboard.press('Enter');
    await expect(rows.getByRole('listitem')).toHaveText(['Monat', 'Projekt']);
    await expect(page).toHaveURL(/rows=month%2Cproject/);
    await page.getByRole('button', { name: 'Rückgängig' }).focus();
    await page.keyboard.press('Enter');
    await expect(rows.getByRole('listitem')).toHaveText(['Projekt', 'Monat']);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('an employee looks at their own report and the week on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'employee@demo.test', '/my-report');
    await expect(page.getByRole('figure', { name: 'Tage dieses Jahres' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await openPage(page, '/reports?day=2026-01-01');
    await page.getByRole('button', { name: 'Woche danach' }).click();
    await expect(page.getByText('KW 2 2026 ·')).toBeVisible();
    await expect(page.getByText('Du siehst die Summen dessen, was du einsehen darfst.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
