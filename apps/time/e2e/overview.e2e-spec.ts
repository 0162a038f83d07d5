import { expect, test } from '@playwright/test';
import {
  dayFromToday,
  expectAccessible,
  expectSettled,
  openPage,
  signIn,
  startSession,
} from '@jahrring/testing/browser';
import { recordEntry } from './support/entries';

const week = '/timeoverview?view=week';

test('a clerk fills the week grid by keyboard only', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await startSession(page, 'admin@muster.test');
  await recordEntry(page, { seconds: 3600 });
  await openPage(page, week);
  const grid = page.getByRole('grid');
  const cell = grid.locator('[data-cell]').filter({ hasText: /\d/ }).last();
  await expect(cell).toBeVisible();
  await expectAccessible(page);
  const place = (await cell.getAttribute('data-cell')) ?? '';
  await cell.focus();
  await page.keyboard.press('Enter');
  const editor = grid.getByRole('textbox');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  // On a Monday there is nothing to the left.
  const ways = place.endsWith(' 0') ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  for (const key of ways) await page.keyboard.press(key);
  await expect(grid.locator(`[data-cell="${place}"]`)).toBeFocused();
});

test('a foreman confirms by exception on a phone', async ({ page }) => {
  // A long day without a break is an exception.
  const workDate = dayFromToday(-1);
  await startSession(page, 'trainee@demo.test');
  await recordEntry(page, { seconds: 12 * 3600, workDate });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'foreman@demo.test', `/timeoverview?view=team&span=week&date=${workDate}`);
  await expect(page.getByRole('heading', { name: 'Zu bestätigen' })).toBeVisible();
  await expectAccessible(page);
  const confirm = page.getByRole('button', { name: /^Bestätigen: Lena Aeschlimann/ }).first();
  await confirm.click();
  await expect(page.getByText(/Ein(trag|träge): Bestätigt/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('Rückgängig gemacht')).toBeVisible();
});

test('what the quick line would record is fetched when the person does something', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, 'admin@demo.test', '/timeoverview');
  await expectSettled(page);
  expect(asked).not.toContain('/api/time/entry-form');
  const form = page.waitForResponse(/\/api\/time\/entry-form$/);
  await page.mouse.move(200, 200);
  await form;
  const line = page.getByRole('combobox', { name: 'Schnellerfassung' });
  await line.fill('1h30 @P201');
  await expect(page.getByRole('option', { name: /^P201 / })).toBeVisible();
});
