import { expectAccessible, expectSound, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

test('the office walks the quarter by keyboard and enters an absence where it stands', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/absences/overview');
  await page.getByText('Quartal', { exact: true }).click();
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await expectSound(page);
  await grid.locator('[data-day="0 0"]').focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(grid.locator('[data-day="1 2"]')).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Absenz eintragen' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: /^Art/ }).selectOption('military');
  await expect(page).toHaveURL(/type=military/);
});

test('every booking of a balance is shown, to the office too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin@demo.test', '/absences');
  await page.getByRole('combobox', { name: 'Person' }).fill('Habegger');
  await page.getByRole('option', { name: /Habegger/ }).click();
  await expect(page.getByRole('button', { name: 'Absenz eintragen' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Absenzen der Person' })).toBeVisible();
  await page.getByRole('button', { name: 'Buchungen zeigen' }).click();
  await expect(page.getByRole('region', { name: 'Buchungen' }).getByText('Anspruch').first()).toBeVisible();
  await expectSound(page);
});

test('a quick line takes an expense with its amount', async ({ page }) => {
  await signIn(page, 'michael.habegger@demo.test', '/timeoverview');
  const line = page.getByRole('combobox', { name: 'Schnellerfassung' });
  const comment = `Parkplatz ${Date.now()}`;
  await line.fill(`12.50 CHF ${comment}`);
  await expect(page.getByText(/Spesen · .*12\.50/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await expect(page.getByText('1 Eintrag erfasst')).toBeVisible();
  await openPage(page, '/timeoverview');
  await expect(page.getByText(comment)).toBeVisible();
});
