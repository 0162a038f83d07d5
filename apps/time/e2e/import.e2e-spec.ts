import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, signIn, looks } from '@jahrring/testing/browser';

const person = 'Nadja Hofer';

/** A few minutes of a working day long enough ago that nobody records there; another moment in every run. */
function lines(stranger: string): string {
  const run = Math.floor(Date.now() / 1_000);
  const day = new Date(Date.now() - (40 + (run % 200)) * 86_400_000).toISOString().slice(0, 10);
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
      await expect(page.getByText('Export von Kimai, 3 Zeilen')).toBeVisible();
      await expect(page.getByText(`«${stranger}» ist nicht bekannt.`)).toBeVisible();
      const run = page.getByRole('button', { name: '2 Einträge importieren' });
      await expect(run).toBeDisabled();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Spalten zuordnen' }).click();
      await expect(page.getByRole('combobox', { name: 'Description', exact: true })).toHaveValue('comment');
      await expectAccessible(page);

      await page.getByRole('checkbox', { name: 'Zeilen weglassen' }).check();
      await page.getByRole('button', { name: 'Merken und neu prüfen' }).click();
      await expect(run).toBeEnabled();
      await expect(page.getByText('1 Zeile · weggelassen')).toBeVisible();
      await run.click();
      await expect(page.getByText('2 Zeiteinträge wurden erfasst.')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Import rückgängig machen' }).click();
      await page.getByRole('button', { name: '2 Einträge entfernen' }).click();
      await expect(page.getByText('2 Einträge wurden entfernt.')).toBeVisible();

      await page.getByRole('button', { name: 'Andere Datei' }).click();
      await expect(
        page.getByText('2 erfasst, 0 schon vorhanden, 1 weggelassen, 0 fehlerhaft').first(),
      ).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
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
