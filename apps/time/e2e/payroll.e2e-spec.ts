import { expect, test, type Page } from '@playwright/test';
import {
  dayFromToday,
  expectAccessible,
  expectSound,
  looks,
  openPage,
  startSession,
} from '@jahrring/testing/browser';

/** A month that no other suite looks at. */
const month = dayFromToday(-400).slice(0, 7);

async function addHours(page: Page): Promise<void> {
  const run = Math.floor(Date.now() / 1_000);
  const day = `${month}-${String(1 + (run % 27)).padStart(2, '0')}`;
  // Not in the hour that a night in October has twice.
  const [hour, minute] = [4 + (Math.floor(run / 27) % 18), run % 50];
  const time = (add: number) => `${String(hour).padStart(2, '0')}:${String(minute + add).padStart(2, '0')}`;
  const file = `Datum;Von;Bis;Person;Projekt;Tätigkeit\n${day};${time(0)};${time(6)};Nadja Hofer;P237;Holzen\n`;
  await openPage(page, '/timetables/import');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lohn.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Vorschau erstellen' }).click();
  await page.getByRole('button', { name: '1 Eintrag importieren' }).click();
  await expect(page.getByText('Import abgeschlossen')).toBeVisible();
}

async function setWageType(page: Page): Promise<void> {
  await openPage(page, '/settings/payroll');
  await expect(page.getByRole('heading', { name: 'Datei', exact: true })).toBeVisible();
  if (await page.getByText('Geleistete Stunden').first().isVisible()) return;
  await page.getByRole('button', { name: 'Lohnart hinzufügen' }).click();
  await page.getByRole('menuitem', { name: 'Geleistete Stunden' }).click();
  await page.getByRole('textbox', { name: 'Lohnart', exact: true }).fill('1000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('gespeichert').first()).toBeVisible();
}

test.describe.configure({ mode: 'serial' });

for (const width of looks([1280, 390])) {
  test.describe(`hand-over to payroll at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('is looked at, made, fetched as a file and taken back', async ({ page }) => {
      await startSession(page, 'admin@demo.test');
      await setWageType(page);
      await expectSound(page);
      await addHours(page);

      await openPage(page, `/timetables/payroll?month=${month}`);
      const line = page.getByRole('row', { name: /Nadja Hofer.*1000/ });
      await expect(line).toBeVisible();
      await expectSound(page);

      await page.getByRole('button', { name: 'An den Lohn übergeben' }).click();
      const summary = page.getByRole('dialog');
      await expect(summary.getByText(/Nadja Hofer: \d+ unbestätigt/)).toBeVisible();
      await summary.getByText(/bleiben weg$/).click();
      await expect(summary.getByText('Rolle ohne Lohn', { exact: false })).toBeVisible();
      await expectSound(page);
      const close = summary.getByRole('button', { name: 'Übergeben und abschliessen' });
      await expect(close).toBeDisabled();
      await summary.getByRole('checkbox').check();
      await close.click();
      await expect(page.getByText('Übergeben. Die Datei liegt unten bereit.')).toBeVisible();
      await expect(page.getByText('Nichts zu übergeben', { exact: true })).toBeVisible();
      const download = page.waitForEvent('download');
      await page
        .getByRole('button', { name: /^Datei von/ })
        .first()
        .click();
      expect((await download).suggestedFilename()).toContain(`lohn-${month}`);
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Zurücknehmen', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
      await expect(dialog.getByText('Bitte dieses Feld ausfüllen.').first()).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Grund' }).fill('Falscher Monat');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
      await expect(dialog).toBeHidden();
      await expect(line).toBeVisible();
      await expect(page.getByText('Falscher Monat').first()).toBeVisible();
    });
  });
}
