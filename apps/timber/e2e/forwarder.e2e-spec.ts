import { dayFromToday, expectSound, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';
import { aForwarderFile, aTimesFile } from './forwarder-files';

test.use({ viewport: { width: 1280, height: 800 } });

/** Yesterday; a day earlier at each further try, since the driver's hours of the try before may stand. */
const dayOfTry = (retry: number) => dayFromToday(-retry - 1);

interface Machine {
  id: string;
  title: string;
  unit: string;
}

async function aMachine(page: Page): Promise<Machine> {
  const { items } = (await (await page.request.get('/api/machine-control/machines')).json()) as {
    items: Machine[];
  };
  const found = items.find(({ unit }) => unit === 'machine_hour');
  if (!found) throw new Error('No machine that counts hours');
  return found;
}

async function recorded(page: Page, { id }: Machine, day: string): Promise<number> {
  const answer = await page.request.get(`/api/machine-control/machines/${id}/costs?from=${day}&to=${day}`);
  return Number(((await answer.json()) as { recorded: string }).recorded);
}

test('a forwarder’s loads stand with their origin, its times become one cost once somebody has taken them over', async ({
  page,
}, { retry }) => {
  const mark = Math.random().toString(36).slice(2, 8);
  const day = dayOfTry(retry);
  await signIn(page, 'admin@demo.test', '/timber/machine-files');
  await page.locator('input[type="file"]').setInputFiles([
    { name: `${mark}.fpr`, mimeType: 'application/xml', buffer: aForwarderFile({ mark }) },
    { name: `${mark}.mom`, mimeType: 'application/xml', buffer: aTimesFile({ mark }, day) },
  ]);
  await page.getByRole('button', { name: '2 Dateien lesen' }).click();
  await expect(page.getByText(`${mark}.mom ist gelesen.`)).toBeVisible();

  await page.getByRole('link', { name: `${mark}.fpr` }).click();
  await page.getByRole('textbox', { name: 'Sortiment' }).fill('L1');
  await expectSound(page);
  await page.getByRole('button', { name: 'Fuhren übernehmen' }).click();
  await expect(page.getByText('Übernommen: 2, schon da: 0, ausgelassen: 0.')).toBeVisible();
  await openPage(page, `/timber/origins?search=${mark}`);
  await page.getByRole('link', { name: `Schlag ${mark}` }).click();
  await expect(page.getByText('22.500 m³ gerückt, 0.000 m³ geerntet (0 Stämme).')).toBeVisible();
  await expect(page.getByRole('cell', { name: `Platz ${mark}` })).toBeVisible();
  await expectSound(page);

  await openPage(page, `/timber/machine-files?search=${mark}`);
  await page.getByRole('link', { name: `${mark}.mom` }).click();
  await page.getByRole('button', { name: 'Als Vorschläge übernehmen' }).click();
  await page.getByRole('link', { name: 'Maschinenzeiten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maschinenzeiten' })).toBeVisible();
  const machine = await aMachine(page);
  const before = await recorded(page, machine, day);
  await page.getByRole('searchbox').fill(mark);
  await expect(page.getByText(`Fahrer ${mark}`)).toBeVisible();
  await expectSound(page);
  await page.getByText(`Fahrer ${mark}`).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Gearbeitet 7.5 h, Stillstand 0 h, Treibstoff 60 l/)).toBeVisible();
  await expectSound(page);
  const choose = async (name: string, text?: string) => {
    const field = dialog.getByRole('combobox', { name });
    await field.click();
    if (text) await field.fill(text);
    // Not those of the list's own choice of page sizes.
    const found = page.getByRole('listbox').getByRole('option');
    await (text ? found.filter({ hasText: text }) : found).first().click();
  };
  await choose('Maschine im Inventar', machine.title);
  await choose('Fahrer', 'Peter');
  await choose('Projekt', 'P201');
  await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expect(page.getByText('Der Tag ist übernommen.')).toBeVisible();
  await expect(page.getByText('übernommen', { exact: true })).toBeVisible();
  await expect.poll(() => recorded(page, machine, day)).toBe(before + 7.5);

  // Decided anew, it stays one line of the driver.
  await page.getByRole('button', { name: 'Aktionen' }).first().click();
  await page.getByRole('menuitem', { name: 'Wieder öffnen' }).click();
  await expect(page.getByText('offen', { exact: true })).toBeVisible();
  await page.getByText(machine.title).first().click();
  await expect(dialog.getByText('An diesem Tag sind')).toBeVisible();
  await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expect(page.getByText('übernommen', { exact: true })).toBeVisible();
  expect(await recorded(page, machine, day)).toBe(before + 7.5);
});
