import { addDays } from '@jahrring/contracts-common';
import {
  callApi,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  startSession,
} from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

/** A Monday of a week nobody has planned yet, another one at each run. */
function emptyMonday(): string {
  return addDays('2030-01-07', Math.floor(Math.random() * 1500) * 7);
}

/** Two people booked for the same days of a week; opens its week plan. */
async function bookTwo(page: Page, monday: string, lastDay: string): Promise<void> {
  await startSession(page, 'manager@demo.test');
  const url = `/api/planning/bookings?from=${monday}&to=${monday}`;
  const { resources } = await callApi<{ resources: { id: string; name: string }[] }>(page, 'GET', url);
  for (const name of ['Marco Fankhauser', 'Reto Moser']) {
    const resourceId = resources.find((one) => one.name === name)?.id;
    const draft = { resourceId, title: 'Revision', firstDay: monday, lastDay };
    await callApi(page, 'POST', '/api/planning/bookings', draft);
  }
  await openPage(page, `/scheduling-tool/weekly_plan?week=${monday}`);
}

const chip = (page: Page, name: string, day: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, ${day}.*Revision`) });

test('several bookings are selected by keyboard and by pointer, moved, copied and removed as one', async ({
  page,
}) => {
  const monday = emptyMonday();
  await bookTwo(page, monday, monday);
  const [marco, reto] = ['Marco Fankhauser', 'Reto Moser'] as const;
  await chip(page, marco, 'Mo').press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 Einsatz gewählt' })).toBeAttached();
  await chip(page, reto, 'Mo').click({ modifiers: ['ControlOrMeta'] });
  const bar = page.getByRole('region', { name: 'Auswahl' });
  await expect(bar.getByText('2 Einsätze gewählt')).toBeVisible();
  await expectAccessible(page);

  // One that is carried takes the others along.
  for (const key of ['Space', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(chip(page, marco, 'Di')).toBeVisible();
  await expect(chip(page, reto, 'Di')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(chip(page, marco, 'Mo')).toBeVisible();
  await expect(chip(page, reto, 'Mo')).toBeVisible();

  await bar.getByRole('button', { name: 'Kopieren' }).click();
  const dialog = page.getByRole('dialog', { name: '2 Einsätze kopieren' });
  await dialog
    .getByRole('textbox', { name: 'Erster Einsatz beginnt am' })
    .fill(addDays(monday, 2).split('-').reverse().join('.'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Kopieren' }).click();
  await expect(chip(page, marco, 'Mi')).toBeVisible();
  await expect(chip(page, reto, 'Mi')).toBeVisible();
  await expect(bar).toBeHidden();

  // From the first to the last of them, by Shift.
  await chip(page, marco, 'Mo').press('Control+Enter');
  await chip(page, reto, 'Mi').press('Shift+Enter');
  await bar.getByRole('button', { name: 'Stand' }).click();
  await page.getByRole('menuitem', { name: 'bestätigt' }).click();
  await expect(chip(page, reto, 'Mi')).toHaveAttribute('data-status', 'confirmed');
  await chip(page, marco, 'Mo').press('Control+Enter');
  await chip(page, reto, 'Mi').press('Shift+Enter');
  await bar.getByRole('button', { name: 'Entfernen' }).click();
  await expect(page.getByRole('button', { name: /Revision/ })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(chip(page, reto, 'Mi')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('button', { name: /Revision/ })).toHaveCount(0);
});

test('a booking is split at a day, and several are chosen by tapping on a phone', async ({ page }) => {
  const monday = emptyMonday();
  await page.setViewportSize({ width: 390, height: 844 });
  await bookTwo(page, monday, addDays(monday, 2));
  await page
    .locator('main')
    .getByRole('button', { name: /^Weitere/ })
    .click();
  await page.getByRole('menuitem', { name: 'Mehrere wählen' }).click();
  await chip(page, 'Marco Fankhauser', 'Mo').click();
  const bar = page.getByRole('region', { name: 'Auswahl' });
  await bar.getByRole('button', { name: 'Teilen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Einsatz teilen' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Teilen' }).click();
  await expect(dialog).toBeHidden();
  await expect(bar).toBeHidden();
  await chip(page, 'Marco Fankhauser', 'Mo').click();
  const form = page.getByRole('dialog', { name: 'Einsatz ändern' });
  const shown = monday.split('-').reverse().join('.');
  await expect(form.getByRole('textbox', { name: 'Letzter Tag' })).toHaveValue(shown);
  await form.getByRole('button', { name: 'Abbrechen' }).click();
  await page
    .locator('main')
    .getByRole('button', { name: /^Weitere/ })
    .click();
  await page.getByRole('menuitem', { name: 'Mehrere wählen' }).click();
  await chip(page, 'Marco Fankhauser', 'Mo').click();
  await chip(page, 'Reto Moser', 'Mo').click();
  await expect(bar.getByText('2 Einsätze gewählt')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await bar.getByRole('button', { name: 'Entfernen' }).click();
  await expect(chip(page, 'Reto Moser', 'Mo')).toBeHidden();
});
