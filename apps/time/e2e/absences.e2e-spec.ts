import { addDays, mondayOf } from '@jahrring/contracts-common';
import { expect, type Page } from '@playwright/test';
import {
  expectAccessible,
  expectSound,
  looks,
  openPage,
  signIn,
  swissDay,
  test,
  today,
} from '@jahrring/testing/browser';

// People of their own: other suites record with the demo accounts at the same time.
const worker = 'ivan.kuenzi@demo.test';
const supervisor = 'beat.lehmann@demo.test';

const publicHolidays = ['01-01', '01-02', '08-01', '12-25', '12-26'];

/** A Tuesday or Wednesday far enough away that no demo absence lies there; another one in every run. */
function aWorkday(): string {
  const weeks = 38 + (Math.floor(Date.now() / 1_000) % 36);
  const weekday = 1 + (Math.floor(Date.now() / 36_000) % 2);
  const day = addDays(mondayOf(today()), weeks * 7 + weekday);
  return publicHolidays.includes(day.slice(5)) ? addDays(day, 14) : day;
}

/** Asks for a day off; returns the day. */
async function ask(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Absenz beantragen' });
  await page.getByRole('button', { name: 'Absenz beantragen' }).click();
  const day = aWorkday();
  await dialog.getByRole('textbox', { name: 'Erster Tag' }).fill(swissDay(day));
  await dialog.getByRole('textbox', { name: 'Letzter Tag' }).fill(swissDay(day));
  await dialog.getByRole('textbox', { name: 'Bemerkung' }).click();
  await expect(dialog.getByText(/1 Arbeitstag /)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Antrag senden' }).click();
  await expect(page.getByText('Absenz gespeichert')).toBeVisible();
  return day;
}

for (const width of looks([390, 1280])) {
  test.describe(`absences at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('are asked for, decided by the supervisor and seen in the calendar', async ({
      page,
      anotherBrowser,
    }) => {
      await signIn(page, worker, '/absences');
      await expect(page.getByRole('meter', { name: 'Ferien' })).toBeVisible();
      const day = await ask(page);
      await expect(page.getByText('Beantragt').first()).toBeVisible();
      await expectSound(page);

      const boss = await anotherBrowser(supervisor, '/absences/requests', {
        viewport: { width, height: 844 },
      });
      await boss.getByRole('checkbox', { name: 'Alle auswählen' }).uncheck();
      await boss.getByRole('checkbox', { name: 'Ivan Künzi auswählen' }).first().check();
      await expectAccessible(boss);
      await boss.getByRole('button', { name: 'Bewilligen (1)' }).click();
      await expect(boss.getByText('1 entschieden')).toBeVisible();
      await openPage(boss, `/absences/overview?month=${day.slice(0, 7)}`);
      await expect(boss.getByRole('heading', { name: 'Absenzenkalender' })).toBeVisible();
      await expect(boss.getByText('Ivan Künzi').first()).toBeVisible();
      await expectSound(boss);

      await openPage(page, '/absences');
      await expect(page.getByText('Bewilligt').first()).toBeVisible();
    });
  });
}
