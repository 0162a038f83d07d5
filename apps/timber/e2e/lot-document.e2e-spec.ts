import {
  callApi,
  expectAccessible,
  expectSound,
  looks,
  openPage,
  startSession,
} from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

interface Made {
  id: string;
  version: number;
  number: string;
  volume: string;
}

const api = '/api/timber';

/** A lot of four logs of two classes, of a certified origin. */
async function aLotOfStems(page: Page, title: string): Promise<Made> {
  const certificate = {
    certificateKind: 'pefc',
    certificateNumber: 'PEFC/25-4711',
    certificateUntil: '2099-12-31',
  };
  const origin = await callApi<Made>(page, 'POST', `${api}/origins`, {
    title: `Herkunft ${title}`,
    ...certificate,
  });
  const about = { title, kind: 'stems', measuredOn: '2026-11-20', originId: origin.id };
  const { id } = await callApi<Made>(page, 'POST', `${api}/lots`, about);
  for (const [index, firstMm] of [337, 344, 512, 529].entries()) {
    const read = { species: 'fi', woodType: 'short', assortment: 'L1', quality: 'B', lengthCm: 470, firstMm };
    const stem = { title: String(index + 1), measuredOn: '2026-11-20', lotId: id, ...read };
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
  await page.getByRole('button', { name: 'Verkauft', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Zur Abfuhr freigeben' })).toBeVisible();
}

/** Returns the m³ in the sheet of the draft, added up in thousandths. */
async function thousandthsOf(page: Page): Promise<number> {
  const quantities = page.locator('.documents-line[data-kind="item"] [data-cell$=":quantity"]');
  await expect(quantities.first()).toBeVisible();
  let sum = 0;
  for (let at = 0; at < (await quantities.count()); at += 1)
    sum += Math.round(Number(await quantities.nth(at).inputValue()) * 1000);
  return sum;
}

for (const [width, colorScheme] of looks([
  [1280, 'light'],
  [390, 'dark'],
] as const)) {
  test(`a lot is sold and billed once, to the thousandth, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await startSession(page, 'admin@demo.test');
    const lot = await aLotOfStems(page, `Fichte ${Math.random().toString(36).slice(2, 8)}`);
    const path = `/timber/lots/${lot.id}`;
    const more = page.getByRole('button', { name: 'Weitere Aktionen' });
    await openPage(page, path);
    await more.click();
    await expect(page.getByRole('menuitem', { name: 'Mit anderen Losen vereinen' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Rechnung erstellen' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await sell(page);

    await more.click();
    await expect(page.getByRole('menuitem', { name: 'Lieferschein erstellen' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Rechnung erstellen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rechnung (Entwurf)' })).toBeVisible();
    expect(await thousandthsOf(page)).toBe(Math.round(Number(lot.volume) * 1000));
    await expect(page.getByText(/Zertifikat: PEFC\/25-4711/).first()).toBeVisible();
    const draft = new URL(page.url()).pathname;
    await expectAccessible(page);

    await openPage(page, path);
    const link = page.getByRole('link', { name: 'Rechnung (Entwurf)' });
    await expect(link).toHaveAttribute('href', draft);
    await more.click();
    await expect(page.getByRole('menuitem', { name: 'Holzliste (PDF)' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /erstellen$/ })).toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: 'Käufer und Preise' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectSound(page);
    const again = callApi(page, 'POST', '/api/documents/documents/from-lot', { type: 'bill', lotId: lot.id });
    await expect(again).rejects.toThrow(/409.*LOT_ON_DOCUMENT/);
  });
}
