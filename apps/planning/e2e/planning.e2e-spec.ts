import { expectAccessible, expectSettled, expectSound, signIn } from '@jahrring/testing/browser';
import { readPdfText } from '@jahrring/testing/pdf';
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';

/** A week nobody has planned yet, another one at each run. */
function emptyWeek(): string[] {
  const monday = Date.UTC(2030, 0, 7) + Math.floor(Math.random() * 2000) * 7 * 86_400_000;
  return [0, 1].map((day) => new Date(monday + day * 86_400_000).toISOString().slice(0, 10));
}

test('a manager plans a person, moves the day by keyboard and takes it back', async ({ page }) => {
  const [monday = '', tuesday = ''] = emptyWeek();
  await signIn(page, 'manager@demo.test', `/scheduling-tool/weekly_plan?week=${monday}`);
  await expect(page.getByText(/Woche \d+ · /)).toBeVisible();
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

  const planned = page.getByRole('button', { name: /^Marco Fankhauser, Mo.*P201/ });
  await planned.press('Enter');
  await dialog.getByRole('textbox', { name: 'Erster Tag' }).fill(tuesday.split('-').reverse().join('.'));
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const moved = page.getByRole('button', { name: /^Marco Fankhauser, Di.*P201/ });
  await expect(moved).toBeVisible();

  for (const key of ['Space', 'ArrowLeft', 'Space']) await moved.press(key);
  await expect(page.getByText(/^Abgelegt: Marco Fankhauser, Mo/)).toBeAttached();
  await expect(planned).toBeFocused();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(moved).toBeVisible();

  // Ctrl+Z takes the last move back, Ctrl+Shift+Z makes it again.
  await page.keyboard.press('Control+z');
  await expect(planned).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(moved).toBeVisible();

  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Drucken auf A4 (PDF)' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`plan-${monday}.pdf`);
  const text = (await readPdfText(await readFile(await file.path()))).join(' ');
  for (const words of ['Einsatzplan', 'Marco Fankhauser', 'P201', 'Seite 1 von'])
    expect(text).toContain(words);

  await moved.click();
  await dialog.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expect(moved).toBeHidden();

  // A whole team at once, taken back as one.
  await free.press('Enter');
  await dialog.getByText('Etwas anderes').click();
  await dialog.getByRole('textbox', { name: /^Was/ }).fill('Erste Hilfe');
  const who = dialog.getByRole('combobox', { name: /^Wer oder was/ });
  await who.selectOption({ label: 'Holzernte' });
  await expect(who).toHaveAccessibleDescription(/Marco Fankhauser.*Reto Moser/);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/^\d+ Einsätze geplant$/)).toBeVisible();
  const course = page.getByRole('button', { name: /Mo.*Erste Hilfe/ });
  await expect(course.filter({ hasText: 'Marco Fankhauser' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(course).toHaveCount(0);
});

test('a manager books a machine for days of a month and moves it by keyboard', async ({ page }) => {
  const [day = ''] = emptyWeek();
  await signIn(
    page,
    'manager@demo.test',
    `/scheduling-tool/monthly_plan?month=${day.slice(0, 7)}&show=things`,
  );
  const add = page.getByRole('button', { name: /Einsatz planen$/ }).first();
  const machine = (await add.getAttribute('aria-label'))?.replace(': Einsatz planen', '') ?? '';
  await add.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Etwas anderes').click();
  await dialog.getByRole('textbox', { name: /^Was/ }).fill('Revision');
  const first = dialog.getByRole('textbox', { name: 'Erster Tag' });
  await first.fill(day.split('-').reverse().join('.'));
  await first.press('Tab');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
  const bar = page
    .getByRole('button', { name: `${machine}, ` })
    .filter({ hasText: 'Revision' })
    .first();
  await expect(bar).toBeVisible();
  await expectAccessible(page);

  await bar.press('Space');
  await bar.press(day.endsWith('31') ? 'ArrowLeft' : 'ArrowRight');
  await bar.press('Enter');
  await expect(page.getByText(new RegExp(`^Abgelegt: ${machine}`))).toBeAttached();
  await expect(bar).toBeFocused();
  expect(await page.locator('main *').count()).toBeLessThan(2000);

  // The move is written, and what is removed is the booking as it stands now.
  await expectSettled(page);
  await bar.click();
  await dialog.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expect(bar).toBeHidden();

  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Plan einer Maschine abonnieren' }).click();
  await dialog.getByRole('combobox').selectOption({ label: machine });
  await dialog.getByRole('button', { name: /^Adresse (erstellen|erneuern)$/ }).click();
  const address = dialog.getByRole('textbox', { name: 'Adresse des Plans' });
  await expect(address).toHaveValue(/\.ics$/);
  await expectAccessible(page);
  const calendar = await page.request.get(await address.inputValue());
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
  await dialog.getByRole('button', { name: 'Adresse löschen' }).click();
  await expect(address).toBeHidden();
  expect((await page.request.get(calendar.url())).status()).toBe(404);
});

test('a plan on the phone shows one day, the days a thumb apart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'foreman@demo.test', '/scheduling-tool/weekly_plan');
  await expect(page.getByRole('heading', { name: 'Wochenplan' })).toBeVisible();
  await expectSound(page);
});

test('an employee sees the own week and cannot change it', async ({ page }) => {
  await signIn(page, 'employee@demo.test', '/scheduling-tool/weekly_plan');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Einsatz planen/ })).toHaveCount(0);
});
