import {
  expectAccessible,
  expectSound,
  looks,
  openPage,
  signIn,
  sizes,
  startSession,
} from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

const unique = () => Math.random().toString(36).slice(2, 8);

const csv = (mark: string) =>
  [
    'Firma;Strasse / Nr.;PLZ Ort;Telefon;E-Mail',
    `Eichenhof ${mark};Waldweg 3;3550 Langnau i.E.;034 402 11 22;eichenhof@${mark}.example`,
    `Buchenhof ${mark};Dorfstrasse 7a;4950 Huttwil;;`,
    `;Hohlweg 1;3000 Bern;034;`,
  ].join('\r\n');

async function upload(page: Page, name: string, content: string): Promise<void> {
  await page
    .getByLabel('CSV-Datei')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

/** Searches and waits until the list shows what was found. */
async function search(page: Page, text: string, total: number): Promise<void> {
  await openPage(page, `/addresses?search=${encodeURIComponent(text)}`);
  await expect(
    page.getByText(total === 1 ? '1 Adresse' : `${total} Adressen`, { exact: true }),
  ).toBeVisible();
}

for (const { name, width, height } of looks(sizes)) {
  test.describe(`addresses at the ${name}`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(({ page }) => startSession(page, 'admin@demo.test'));

    test('are imported, edited, deleted, brought back, and the import undone', async ({ page }) => {
      const mark = unique();
      await openPage(page, '/addresses/import');
      await expectAccessible(page);
      await upload(page, `kunden-${mark}.csv`, csv(mark));

      await expect(page.getByText('3 Zeilen · 5 Spalten')).toBeVisible();
      await expect(page.getByLabel('Firma wird zu')).toHaveValue('name');
      await expect(page.getByLabel('PLZ Ort wird zu')).toHaveValue('zipCity');
      await expectSound(page);
      await page.getByRole('button', { name: 'Vorschau erstellen' }).click();

      await expect(page.getByRole('button', { name: /^2 neu/ })).toBeVisible();
      await expect(page.getByText('Zeile 4, Spalte 1 «Firma»: Bitte dieses Feld ausfüllen.')).toBeVisible();
      await expectSound(page);
      const commit = page.getByRole('button', { name: '2 Adressen übernehmen' });
      await expect(commit).toBeDisabled();
      await page.getByLabel('1 fehlerhafte Zeile weglassen').check();
      await commit.click();
      await expect(page.getByText('Import abgeschlossen')).toBeVisible();
      await expectAccessible(page);
      const result = page.url();

      await search(page, mark, 2);
      await page.getByRole('link', { name: `Eichenhof ${mark}` }).click();
      await page.getByLabel('Zusatz').fill('Werkhof');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText(`Eichenhof ${mark} ist gespeichert.`)).toBeVisible();

      await search(page, `Buchenhof ${mark}`, 1);
      await page.getByRole('link', { name: `Buchenhof ${mark}` }).click();
      await expect(page.getByRole('textbox', { name: 'Firma' })).toBeVisible();
      await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
      await page.getByRole('menuitem', { name: 'Löschen' }).click();
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(page.getByText(`Buchenhof ${mark} ist wiederhergestellt.`)).toBeVisible();

      await openPage(page, new URL(result).pathname + new URL(result).search);
      await page.getByRole('button', { name: 'Import rückgängig machen' }).click();
      await page.getByRole('button', { name: 'Rückgängig machen', exact: true }).click();
      await expect(page.getByText('2 Adressen wurden seither geändert und sind geblieben.')).toBeVisible();
    });

    test('keep what was talked about and what comes next, which its person ticks off at home', async ({
      page,
    }) => {
      const mark = unique();
      await openPage(page, '/addresses?search=Blaser');
      await page.getByRole('link', { name: 'Anna Blaser' }).click();
      await page.getByRole('link', { name: 'Notizen und Schritte' }).click();
      await page.getByRole('button', { name: 'Notiz schreiben' }).first().click();
      await page.getByRole('textbox', { name: 'Notiz', exact: true }).fill(`Ruft wegen ${mark} zurück`);
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText(`Ruft wegen ${mark} zurück`)).toBeVisible();
      await page.getByRole('button', { name: 'Schritt planen' }).first().click();
      await page.getByLabel('Was ist zu tun?').fill(`Nachfassen ${mark}`);
      await page.getByRole('textbox', { name: 'Bis wann' }).fill('-400');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByRole('checkbox', { name: `Nachfassen ${mark}` })).toBeVisible();
      await expectSound(page);
      await openPage(page, '/');
      const step = page.getByRole('checkbox', { name: `Nachfassen ${mark}` });
      await expect(async () => {
        // Tiles come when they are about to be seen.
        await page.mouse.wheel(0, 400);
        await expect(step).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 20_000 });
      await step.check();
      await expect(page.getByText('Erledigt.')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: `Nachfassen ${mark}` })).toBeHidden();
    });

    for (const theme of looks(['light', 'dark'])) {
      test(`are readable and operable by everybody where some are chosen, ${theme}`, async ({ page }) => {
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        await openPage(page, '/addresses');
        await page.getByRole('checkbox', { name: 'Anna Blaser' }).check();
        await expect(page.getByText('1 gewählt')).toBeInViewport();
        await expectSound(page);
      });
    }
  });
}

test.describe('the form of an address', () => {
  test.beforeEach(({ page }) => startSession(page, 'manager@demo.test'));

  test('names what is missing and warns of a name that exists', async ({ page }) => {
    await openPage(page, '/addresses/create');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
    await page.getByRole('textbox', { name: 'Firma' }).fill('burgergemeinde langnau i.e.');
    await expect(page.getByText('Vielleicht gibt es sie schon:')).toBeVisible();
    await expect(page.getByRole('link', { name: /Burgergemeinde Langnau i\.E\., 3550/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('shows both versions when somebody else was faster', async ({ page, context }) => {
    const mark = unique();
    await openPage(page, '/addresses/create');
    await page.getByRole('textbox', { name: 'Firma' }).fill(`Ahorn ${mark}`);
    await page.getByLabel('PLZ').fill('3550');
    await page.getByRole('textbox', { name: 'Ort' }).fill('Langnau');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText(`Ahorn ${mark} ist erfasst.`)).toBeVisible();

    await search(page, mark, 1);
    await page.getByRole('link', { name: `Ahorn ${mark}` }).click();
    await page.getByRole('textbox', { name: 'Ort' }).fill('Langnau i.E.');
    const other = await context.newPage();
    await openPage(other, new URL(page.url()).pathname);
    await other.getByLabel('Postfach').fill('12');
    await other.getByRole('textbox', { name: 'Ort' }).fill('Trubschachen');
    await other.getByRole('button', { name: 'Speichern' }).click();
    await expect(other.getByText(`Ahorn ${mark} ist gespeichert.`)).toBeVisible();

    await page.getByRole('button', { name: 'Speichern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Inzwischen geändert' });
    await expect(dialog.getByRole('group', { name: 'Ort' }).getByRole('radio').first()).toBeChecked();
    await expect(dialog.getByRole('group', { name: 'Postfach' }).getByRole('radio').last()).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'So speichern' }).click();
    await expect(page.getByText(`Ahorn ${mark} ist gespeichert.`)).toBeVisible();
    await search(page, mark, 1);
    await page.getByRole('link', { name: `Ahorn ${mark}` }).click();
    await expect(page.getByRole('textbox', { name: 'Ort' })).toHaveValue('Langnau i.E.');
    await expect(page.getByLabel('Postfach')).toHaveValue('12');
  });

  test('leaves the addresses of directories alone', async ({ page }) => {
    await openPage(page, '/addresses?filter[external]=true');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByText('Diese Adresse stammt aus einem Verzeichnis.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Speichern' })).toHaveCount(0);
  });

  test('refuses a broken file with its line and column', async ({ page }) => {
    await openPage(page, '/addresses/import');
    await upload(page, 'kaputt.csv', 'Name;PLZ;Ort\nA;"3000;Bern\nB;3001;Bern');
    await expect(
      page.getByText('Zeile 2, Spalte 2: ein Anführungszeichen wird nicht geschlossen.'),
    ).toBeVisible();
  });
});

test('a trainee looks at addresses and cannot change them', async ({ page }) => {
  await signIn(page, 'trainee@demo.test', '/addresses');
  await expect(page.getByRole('heading', { name: 'Adressen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Neue Adresse' })).toHaveCount(0);
  await openPage(page, '/addresses/create');
  await expect(page).toHaveURL(/\/403/);
});
