import { callApi, expectSound, looks, openPage, startSession } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

interface Made {
  id: string;
  version: number;
  number: string;
}

const api = '/api/timber';

/** A lot of four logs that a mill has driven away. */
async function aRemovedLot(page: Page, title: string): Promise<Made> {
  const { id } = await callApi<Made>(page, 'POST', `${api}/lots`, {
    title,
    kind: 'stems',
    measuredOn: '2026-11-20',
  });
  for (const [index, firstMm] of [337, 344, 412, 429].entries()) {
    const read = { species: 'fi', woodType: 'short', assortment: 'L1', quality: 'B', lengthCm: 500, firstMm };
    const stem = { title: String(index + 1), measuredOn: '2026-11-20', lotId: id, barkCm: 0, ...read };
    await callApi(page, 'POST', `${api}/stems`, stem);
  }
  return callApi<Made>(page, 'GET', `${api}/lots/${id}`);
}

async function sell(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Verkaufen', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Käufer' }).fill('Burgergemeinde Langnau');
  await page
    .getByRole('option', { name: /^Burgergemeinde Langnau/ })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: 'Preis der Zeile 1' }).fill('98.50');
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
  for (const step of ['Verkauft', 'Zur Abfuhr freigeben', 'Abgeführt'])
    await page.getByRole('button', { name: step, exact: true }).click();
}

/** The mill's ELDATsmart: the third log is thinner than in the own list, the fourth has not come. */
function aJournal(number: string): string {
  const log = (stam_id: string, diameter_length_forest: number) => ({
    ...{ stam_id, species: 'fi', grade_length: 5, diameter_length_forest },
    quality_definition: { qual_type: 'b' },
  });
  const measured = {
    ...{ measurement_id: `WV ${number}`, measurement_datetime: '2026-11-24T08:00:00Z' },
    log_industrie: [log('1', 33), log('2', 34), log('3', 38)],
  };
  const measurement_data = { industrie_measured: { measurement_type_single_log_industrie: measured } };
  const eldat = { measurement_journal: { other_address: [], measurement_data } };
  return JSON.stringify({ document: { meta: { version: { code: '1.0.3' } }, eldat } });
}

for (const [width, colorScheme] of looks([
  [1280, 'light'],
  [390, 'dark'],
] as const)) {
  test(`the mill’s measurement is compared, disputed, accepted and billed, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await startSession(page, 'admin@demo.test');
    const lot = await aRemovedLot(page, `Fichte ${Math.random().toString(36).slice(2, 8)}`);
    await openPage(page, `/timber/lots/${lot.id}`);
    await sell(page);

    const file = {
      name: 'werk.eldat',
      mimeType: 'application/json',
      buffer: Buffer.from(aJournal(lot.number)),
    };
    await page.getByLabel('Datei einlesen (ELDATsmart, CSV, Excel)').setInputFiles(file);
    await expect(page.getByText('2 Zeilen liegen über der Toleranz.')).toBeVisible();
    const table = page.getByRole('region', { name: 'Vergleich mit der eigenen Liste' });
    await expect(table.getByRole('row', { name: /^3 · Fichte L1/ })).toContainText('Volumen');
    await expect(table.getByRole('row', { name: /^4 · Fichte L1/ })).toContainText('fehlt im Werk');
    await expectSound(page);

    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Beanstanden', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Begründung' }).fill('Stamm 4 ist abgeführt worden.');
    await dialog.getByRole('button', { name: 'Beanstanden', exact: true }).click();
    await expect(page.getByText('beanstandet', { exact: true })).toBeVisible();
    const more = page.getByRole('button', { name: 'Weitere Aktionen der Werksvermessung' });
    await more.click();
    const letter = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Brief an das Werk (PDF)' }).click();
    expect((await letter).suggestedFilename()).toMatch(/\.pdf$/);
    await more.click();
    await page.getByRole('menuitem', { name: 'Entscheid zurücknehmen' }).click();

    await page.getByRole('button', { name: 'Annehmen', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Nummer der Gutschrift' }).fill('G-4711');
    await dialog.getByRole('button', { name: 'Annehmen', exact: true }).click();
    await expect(page.getByText('angenommen', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Weitere Aktionen', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Abrechnung durch den Käufer erstellen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rechnung (Entwurf)' })).toBeVisible();
    await expect(page.getByText(/Abrechnung durch den Käufer: Gutschrift G-4711/).first()).toBeVisible();
    const quantities = page.locator('.documents-line[data-kind="item"] [data-cell$=":quantity"]');
    await expect(quantities.first()).toBeVisible();
    let thousandths = 0;
    for (let at = 0; at < (await quantities.count()); at += 1)
      thousandths += Math.round(Number(await quantities.nth(at).inputValue()) * 1000);
    // 5 m of 33, 34 and 38 cm: 0.43, 0.45 and 0.57 m³.
    expect(thousandths).toBe(1450);
    await openPage(page, `/timber/lots/${lot.id}`);
    await expect(page.getByRole('link', { name: 'Rechnung (Entwurf)' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Annehmen', exact: true })).toHaveCount(0);
    await expectSound(page);
  });
}
