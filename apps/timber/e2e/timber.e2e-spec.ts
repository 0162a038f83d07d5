import { expectSound, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';
import { aHarvesterFile } from './a-harvester-file';

const mark = () => Math.random().toString(36).slice(2, 8);

test.describe('in the office, 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('an estimated lot is created, split and its part merged back', async ({ page }) => {
    const [title, part] = [`Bannwald ${mark()}`, `Teil ${mark()}`];
    await signIn(page, 'admin@demo.test', '/timber/create');
    await page.getByRole('textbox', { name: 'Bezeichnung' }).fill(title);
    await page
      .getByRole('combobox', { name: 'Art', exact: true })
      .selectOption({ label: 'geschätzte Menge' });
    await page.getByRole('combobox', { name: 'Holzart' }).selectOption({ label: 'Buche' });
    await page.getByRole('textbox', { name: 'Menge' }).fill('20.001');
    await page.getByRole('combobox', { name: 'Mass', exact: true }).selectOption({ label: 'Ster' });
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('14.287 m³').first()).toBeVisible();
    await expectSound(page);

    await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Los teilen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Bezeichnung des neuen Loses').fill(part);
    await dialog.getByLabel('Menge').fill('7.5');
    await dialog.getByRole('button', { name: 'Teilen', exact: true }).click();
    await expect(page.getByText('12.501 m³ Ster')).toBeVisible();

    await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Mit anderen Losen vereinen' }).click();
    await dialog.getByRole('combobox').fill(part);
    await page.getByRole('option', { name: part }).click();
    // The list of lots stays open for the next one.
    await dialog.getByRole('heading').click();
    await dialog.getByRole('button', { name: 'Vereinen', exact: true }).click();
    await expect(page.getByText('20.001 m³ Ster')).toBeVisible();
  });

  test('a harvester’s file is read, its names are given a meaning, its logs taken over and back', async ({
    page,
  }) => {
    const name = mark();
    await signIn(page, 'admin@demo.test', '/timber/machine-files');
    const drop = page.locator('input[type="file"]');
    await drop.setInputFiles([
      { name: `${name}.hpr`, mimeType: 'application/xml', buffer: aHarvesterFile({ mark: name, stems: 2 }) },
      { name: 'kaputt.hpr', mimeType: 'application/xml', buffer: Buffer.from('<a><b></a>') },
    ]);
    await page.getByRole('button', { name: '2 Dateien lesen' }).click();
    await expect(page.getByText(`${name}.hpr ist gelesen.`)).toBeVisible();
    await expect(page.getByText(/^kaputt\.hpr: /)).toBeVisible();
    await expectSound(page);

    await page.getByRole('link', { name: `${name}.hpr` }).click();
    await expect(page.getByRole('combobox', { name: /^Fichte · / })).toHaveValue('fi');
    await page.getByRole('textbox', { name: 'Sortiment' }).fill('L1');
    await expectSound(page);
    await page.getByRole('button', { name: 'Stämme übernehmen' }).click();
    await expect(page.getByText('Übernommen: 4, schon da: 0, ausgelassen: 0.')).toBeVisible();
    const file = page.url();
    await openPage(page, `/timber/stems?search=${encodeURIComponent('2-1')}&sort=-measuredOn`);
    await expect(page.getByRole('link', { name: '2-1' }).first()).toBeVisible();

    await openPage(page, new URL(file).pathname + new URL(file).search);
    await page.getByRole('button', { name: 'Übernahme zurücknehmen' }).click();
    await expect(page.getByText('Die Stämme sind zurückgenommen.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stämme übernehmen' })).toBeVisible();
  });
});

test.describe('at the pile, 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('stems are recorded without a connection, the last one is taken back, the others arrive', async ({
    page,
  }) => {
    const from = `${Math.floor(Math.random() * 80_000) + 10_000}`;
    await signIn(page, 'employee@demo.test', '/timber/stems/record');
    const keys = page.getByRole('group', { name: 'Tasten' });
    const type = async (digits: string) => {
      for (const digit of digits) await keys.getByRole('button', { name: digit, exact: true }).click();
    };
    const save = () => keys.getByRole('button', { name: 'Stamm speichern' }).click();
    await expect(keys).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: /^Nummer/ }).click();
    await keys.getByRole('button', { name: 'Letzte Ziffer löschen' }).click();
    await type(from);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /^Länge/ }).click();
    await type('900');
    await page.getByRole('button', { name: /^Durchmesser/ }).click();
    await type('42');
    await page.getByRole('button', { name: /^Über Kreuz/ }).click();
    await type('42');
    // 9 m, 40 cm under bark: the figure of the guide.
    await expect(page.getByRole('status').filter({ hasText: '1.130 m³' })).toBeVisible();
    await save();
    await type('18');
    await save();
    await expect(page.getByText('2 Stämme warten auf die Verbindung.')).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText('1 Stamm wartet auf die Verbindung.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Alles ist angekommen.')).toBeVisible();
    await openPage(page, `/timber/stems?search=${from}`);
    await expect(page.getByRole('link', { name: from })).toBeVisible();
    await expectSound(page);
  });
});
