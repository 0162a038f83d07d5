import { expectAccessible, expectNoSidewaysScroll, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

const farWeek = '/scheduling-tool/weekly_plan?week=2027-05-03';

test('a manager plans a person, moves the day by keyboard and takes it back', async ({ page }) => {
  await signIn(page, 'manager@demo.test', farWeek);
  await expect(page.getByText(/Woche 18/)).toBeVisible();
  await expectAccessible(page);

  const free = page.getByRole('button', { name: /^Marco Fankhauser, Mo.*Einsatz planen$/ });
  await free.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Projekt' }).fill('P201');
  await page.getByRole('option', { name: /P201/ }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: /^Marco Fankhauser, Mo.*P201/ }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Tag' }).fill('4.5.2027');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const moved = page.getByRole('button', { name: /^Marco Fankhauser, Di.*P201/ });
  await expect(moved).toBeVisible();
  await moved.click();
  await dialog.getByRole('button', { name: 'Entfernen' }).click();
  await expect(moved).toBeHidden();
});

test('a plan on the phone shows one day, the days a thumb apart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'foreman@demo.test', '/scheduling-tool/weekly_plan');
  await expect(page.getByRole('heading', { name: 'Wochenplan' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an employee sees the own week and cannot change it', async ({ page }) => {
  await signIn(page, 'employee@demo.test', '/scheduling-tool/weekly_plan');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Einsatz planen/ })).toHaveCount(0);
});
