import { expectAccessible, expectSound, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

const list = '/settings/objects';

async function shownObjects(page: Page, text: string): Promise<void> {
  await openPage(page, `${list}?search=${encodeURIComponent(text)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Objekte' })).toBeVisible();
}

test('objects are imported by columns one names, looked at, and undone, on a phone', async ({ page }) => {
  const mark = `Imp${Date.now()}`;
  const content = [
    'Was;Kürzel;Kostet',
    `Handsappel ${mark};${mark}-1;48.50`,
    `Fällheber ${mark};${mark}-2;129`,
    `;${mark}-3;12`,
  ].join('\r\n');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin@demo.test', list);
  // The list's own; its rows have some too, as soon as they are there.
  await page.getByRole('button', { name: 'Weitere Aktionen' }).first().click();
  await page.getByRole('menuitem', { name: 'Aus CSV oder Excel importieren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Objekte importieren' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByLabel('CSV- oder Excel-Datei')
    .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(content) });

  await expect(page.getByText('3 Zeilen · 3 Spalten')).toBeVisible();
  await expect(page.getByText(/Noch ohne Spalte: Bezeichnung, Preis je Einheit/)).toBeVisible();
  await page.getByLabel('Was wird zu').selectOption('title');
  await page.getByLabel('Kürzel wird zu').selectOption('articleNumber');
  await page.getByLabel('Kostet wird zu').selectOption('price');
  await expect(page.getByText(/Noch ohne Spalte/)).toHaveCount(0);
  await expectSound(page);
  await page.getByRole('button', { name: 'Vorschau erstellen' }).click();

  await expect(page.getByRole('button', { name: /^2 neu/ })).toBeVisible();
  await expect(page.getByText('Zeile 4, Spalte 1 «Was»: Bitte dieses Feld ausfüllen.')).toBeVisible();
  await expectSound(page);
  await page.getByLabel('1 fehlerhafte Zeile weglassen').check();
  await page.getByRole('button', { name: '2 Objekte übernehmen' }).click();
  await expect(page.getByText('Import abgeschlossen')).toBeVisible();

  await shownObjects(page, mark);
  await expect(page.getByText(`Handsappel ${mark}`).first()).toBeVisible();

  await openPage(page, `${list}/import`);
  await page.getByRole('link', { name: `${mark}.csv ansehen` }).click();
  await page.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await page.getByRole('button', { name: 'Rückgängig machen', exact: true }).click();
  await expect(page.getByText('Alles ist wieder wie vorher.')).toBeVisible();
  await expectAccessible(page);
  await shownObjects(page, mark);
  await expect(page.getByText(`Handsappel ${mark}`)).toHaveCount(0);
});
