import { expectAccessible, expectNoSidewaysScroll, expectSettled, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

test('a plan is narrowed by name, team and state, kept under a name and taken up again', async ({ page }) => {
  const name = `Marco ${Math.floor(Math.random() * 1_000_000)}`;
  await signIn(page, 'manager@demo.test', '/scheduling-tool/weekly_plan');
  const rows = page.getByRole('rowheader');
  await expect(rows.filter({ hasText: 'Reto Moser' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Person oder Maschine suchen' }).fill('Marco Fank');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Stand' }).selectOption({ label: 'geplant' });
  await expect(page).toHaveURL(/search=Marco\+Fank.*status=planned/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const views = page.getByRole('button', { name: 'Ansichten' });
  await views.click();
  await page.getByRole('textbox', { name: 'Name der Ansicht' }).fill(name);
  await page.getByRole('button', { name: 'Unter diesem Namen behalten' }).click();
  await page.getByRole('button', { name: 'Filter aufheben' }).click();
  await expect(rows.filter({ hasText: 'Reto Moser' })).toBeVisible();

  // In the month plan too.
  await page.getByRole('link', { name: 'Monatsplan' }).click();
  await expect(page.getByRole('heading', { name: 'Monatsplan' })).toBeVisible();
  await views.click();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  await expect(page.getByRole('combobox', { name: 'Stand' })).toHaveValue('planned');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await views.click();
  await page.getByRole('button', { name: `Aktionen: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await expectSettled(page);
  await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
});
