import { expect, test, type Page } from '@playwright/test';
import { dayFromToday, expectAccessible, expectSound, looks, signIn } from '@jahrring/testing/browser';

const person = 'Nadja Hofer';

/** A few minutes of a working day long enough ago that nobody records there; another moment in every run. */
function lines(stranger: string): string {
  const run = Math.floor(Date.now() / 1_000);
  const day = dayFromToday(-40 - (run % 200));
  const minute = String(run % 60).padStart(2, '0');
  const row = (from: string, to: string, who: string) =>
    `"${day}","${from}","${to}","","nh","${who}","Gemeinde","P237","Holzen","Nachtrag ${run}","No","Yes"`;
  const header =
    '"Date","From","To","Duration","Username","Name","Customer","Project","Activity","Description","Exported","Billable"';
  return [
    header,
    row(`03:${minute}`, '04:30', person),
    row('04:30', '05:15', person),
    row('05:15', '05:45', stranger),
  ].join('\n');
}

async function choose(page: Page, stranger: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'kimai.csv', mimeType: 'text/csv', buffer: Buffer.from(lines(stranger)) });
}

for (const width of looks([390, 1280])) {
  test.describe(`import of time entries at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('tells what a file would do, records it and takes it back', async ({ page }) => {
      await signIn(page, 'admin@demo.test', '/timetables/import');
      await expectAccessible(page);
      // The choice made for a name is kept for the next file.
      const stranger = `Niemand ${width} ${Date.now()}`;
      await choose(page, stranger);
      await expect(page.getByText(/3 Zeilen · 12 Spalten/)).toBeVisible();
      await expect(page.getByLabel('Description wird zu')).toHaveValue('comment');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Vorschau erstellen' }).click();

      await expect(page.getByText(`«${stranger}» ist nicht bekannt.`)).toBeVisible();
      const run = page.getByRole('button', { name: '2 Einträge importieren' });
      await expect(run).toBeDisabled();
      await expectSound(page);

      await page.getByRole('checkbox', { name: 'Zeilen weglassen' }).check();
      await page.getByRole('button', { name: 'Merken und neu prüfen' }).click();
      await expect(run).toBeEnabled();
      await expect(page.getByText('1 Zeile · weggelassen')).toBeVisible();
      await run.click();
      await expect(page.getByText('2 neu, 0 aktualisiert, 1 übersprungen.')).toBeVisible();
      await expectSound(page);

      await page.getByRole('button', { name: 'Import rückgängig machen' }).click();
      await expect(page.getByText('2 Datensätze werden zurückgenommen.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Rückgängig machen', exact: true }).click();
      await expect(page.getByText('Alles ist wieder wie vorher.')).toBeVisible();

      await page.getByRole('link', { name: 'Weitere Datei importieren' }).click();
      await expect(
        page.getByText(/2 neu, 0 aktualisiert, 1 übersprungen, 0 mit Fehlern/).first(),
      ).toBeVisible();
      await expect(page.getByText(/Export von Kimai/).first()).toBeVisible();
      await expectSound(page);
    });

    test('says what is wrong with a file that is no table', async ({ page }) => {
      await signIn(page, 'admin@demo.test', '/timetables/import');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'leer.csv', mimeType: 'text/csv', buffer: Buffer.from('Datum;Von;Bis\n') });
      await expect(page.getByText('Die Datei hat keine Zeilen unter der Titelzeile.')).toBeVisible();
    });
  });
}
