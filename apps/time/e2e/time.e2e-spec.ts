import { expect, test, type Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectSound,
  openPage,
  signIn,
  startSession,
  looks,
} from '@jahrring/testing/browser';
import { entriesOfToday, removeEntries } from './support/entries';

// An employee of their own: other suites record with the demo accounts at the same time.
const worker = 'simon.bichsel@demo.test';
const day = '/timeoverview';
const create = '/timetables/create';

const rows = (page: Page) => page.locator('.time-entry');
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Eintragen' });

async function recordSpan(page: Page, from: string, to: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Zeit erfassen' });
  await form.getByLabel('Von').fill(from);
  await form.getByLabel('Bis').fill(to);
  await form.getByRole('button', { name: 'Erfassen', exact: true }).click();
}

for (const width of looks([1280, 390])) {
  test.describe(`my time at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test.beforeEach(async ({ page }) => {
      await startSession(page, worker);
      // An earlier run may have left some.
      await removeEntries(page, await entriesOfToday(page));
    });

    test('records from–to, refuses an overlap, records a duration, changes and deletes', async ({ page }) => {
      await openPage(page, create);
      await recordSpan(page, '7', '12');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page).first()).toContainText('07:00–12:00');
      await expect(page.getByRole('meter', { name: 'Tagesstunden' })).toHaveAttribute(
        'aria-valuetext',
        /5:00 von/,
      );

      await openPage(page, create);
      await recordSpan(page, '11', '13');
      await expect(page.getByText(/Überschneidet sich mit 07:00–12:00/).first()).toBeVisible();
      const form = page.getByRole('form', { name: 'Zeit erfassen' });
      await form.getByText('Nur Stunden').click();
      await form.getByLabel('Dauer').fill('2h');
      await form.getByRole('button', { name: 'Erfassen', exact: true }).click();
      await expect(rows(page)).toHaveCount(2);

      await rows(page).first().getByRole('link').click();
      await page.getByLabel('Bis').fill('1130');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(rows(page).first()).toContainText('07:00–11:30');

      await rows(page).first().getByRole('button').click();
      await page.getByRole('menuitem', { name: 'Löschen' }).click();
      await expect(rows(page)).toHaveCount(1);
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(rows(page)).toHaveCount(2);
    });

    test('records a line as it is jotted down and adds up the week', async ({ page }) => {
      await openPage(page, day);
      const line = page.getByRole('combobox', { name: 'Schnellerfassung' });
      await line.fill('7-12, 11-13');
      await expect(page.getByText(/überschneidet sich/)).toBeVisible();
      await line.fill('730-12, 13-1715 Zaun am Bach #Holz');
      const suggestions = page.getByRole('listbox', { name: 'Vorschläge' });
      await expect(suggestions.getByRole('option', { name: 'Holzen' })).toBeVisible();
      await expectAccessible(page);
      await suggestions.getByRole('option', { name: 'Holzen' }).click();
      await expect(line).toHaveValue('730-12, 13-1715 Zaun am Bach #Holzen ');
      await expect(suggestions).toBeHidden();
      await expect(page.getByText('= 8:45 Std.')).toBeVisible();
      await expect(page.locator('.time-preview')).toContainText('Holzen');
      await expect(submit(page)).toBeEnabled();
      await line.press('Enter');
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).first()).toContainText('Zaun am Bach');

      await page.getByText('Woche', { exact: true }).click();
      await expect(page).toHaveURL(/view=week/);
      await expect(page.getByText('8:45').first()).toBeVisible();
      await expect(page.getByText('Fehlt', { exact: true }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

    test('copies a day with a preview and takes it back', async ({ page }) => {
      await openPage(page, day);
      await page.getByRole('button', { name: 'Tag kopieren' }).click();
      const dialog = page.getByRole('dialog');
      const confirm = dialog.getByRole('button', { name: /kopieren$/ });
      for (let step = 0; step < 20 && (await confirm.isDisabled()); step += 1) {
        await dialog.getByRole('button', { name: 'Vorheriger Tag' }).click();
        await expect(dialog.locator('li, p').first()).toBeVisible();
      }
      await confirm.click();
      await expect(rows(page)).not.toHaveCount(0);
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(rows(page)).toHaveCount(0);
    });

    test('is accessible as week and as list, light and dark', async ({ page }) => {
      await openPage(page, day);
      for (const theme of looks(['light', 'dark'] as const)) {
        await page.evaluate((value) => localStorage.setItem('theme', value), theme);
        for (const path of [`${day}?view=week`, `${day}?view=list`]) {
          await openPage(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('.jr-skeleton')).toHaveCount(0);
          await expectSound(page);
        }
      }
    });
  });
}

test('a foreman looks at the team and records for it', async ({ page }) => {
  await signIn(page, 'foreman@demo.test', day);
  const person = page.getByRole('combobox', { name: 'Person' });
  await person.fill('Marco');
  await page.getByRole('option', { name: /Marco Fankhauser/ }).click();
  await expect(page).toHaveURL(/person=/);
  await page.getByRole('link', { name: 'Zeit erfassen' }).first().click();
  await expect(page.getByRole('heading', { name: 'Zeit erfassen' })).toBeVisible();
});

test('a guest may not record', async ({ page }) => {
  await signIn(page, 'guest@demo.test', create);
  await expect(page.getByText('Du darfst keine Zeit erfassen.')).toBeVisible();
  await openPage(page, day);
  await expect(page).toHaveURL(/403/);
});
