import {
  dayFromToday,
  expectAccessible,
  expectSound,
  openPage,
  signIn,
  today,
} from '@jahrring/testing/browser';
import { expect, test, type Locator, type Page } from '@playwright/test';

/** All days of the demo's work. */
const days = `from=${dayFromToday(-365)}&to=${today()}`;

/** Adds a value to a report without a pointer. */
async function addValue(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Hinzufügen: Werte' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitem', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

/** The form takes over what the address has a moment after it; a choice made in between is made again. */
async function choose(page: Page, field: Locator, label: string, address: RegExp): Promise<void> {
  await expect(async () => {
    await field.selectOption({ label });
    await expect(page).toHaveURL(address, { timeout: 2000 });
  }).toPass();
}

test.describe('a report of averages that goes out by itself', () => {
  test('is put together by keys, in days of a business year, saved, scheduled, and followed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, 'manager@demo.test', `/reports/custom_report?rows=project&measures=hours&${days}`);
    await addValue(page, 'Personen');
    await addValue(page, 'Stunden je Personentag');
    const table = page.getByRole('region', { name: 'Eigener Bericht' });
    await expect(table.getByRole('columnheader')).toHaveText([
      ...['Projekt', 'Stunden', 'Personen', 'Stunden je Personentag'],
    ]);
    await expect(table.getByRole('rowheader', { name: 'Total' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Stunden als' }).selectOption({ label: 'Tage' });
    await expect(page.getByText(/^Ein Tag hat \d+:\d\d Stunden\.$/)).toBeVisible();
    const start = page.getByRole('combobox', { name: 'Geschäftsjahr beginnt im' });
    const period = page.getByRole('combobox', { name: 'Zeitraum' });
    await choose(page, start, 'Juli', /yearStart=7/);
    await choose(page, period, 'Letztes Geschäftsjahr', /from=\d{4}-07-01&to=\d{4}-06-30/);
    await choose(page, start, 'April', /from=\d{4}-04-01&to=\d{4}-03-31/);
    // The period goes along with the month it begins in.
    await expect(period).toHaveValue('lastBusinessYear');
    await expectSound(page);

    await page.getByRole('button', { name: 'Speichern' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const title = `Tage ${Date.now()}`;
    await dialog.getByRole('textbox', { name: 'Name' }).fill(title);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/saved=/);

    await page.getByRole('button', { name: 'Weitere Aktionen' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Regelmässig senden…' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Betreff und Titel' })).toHaveValue(title);
    await dialog.getByRole('combobox', { name: 'Rhythmus' }).selectOption({ label: 'Jährlich' });
    await dialog.getByRole('combobox', { name: 'Empfänger' }).fill('Ueli');
    await expect(page.getByRole('option', { name: 'Ueli Gerber' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Speichern' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    const card = page.getByRole('region', { name: title }).or(page.getByRole('article', { name: title }));
    await expect(card.getByText(/über 01\.04\.\d{4} bis 31\.03\.\d{4}/)).toBeVisible();
    await expectSound(page);
  });

  test('fits a phone, with all sources there are', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(
      page,
      'manager@demo.test',
      `/reports/custom_report?rows=project&measures=hours,people&${days}`,
    );
    await expect(page.getByRole('radio', { name: 'Planung' })).toBeAttached();
    await expect(page.getByRole('rowheader', { name: 'Total' })).toBeVisible();
    await expectSound(page);
    await openPage(page, '/reports/schedules');
    await page.getByRole('button', { name: 'Bisherige anzeigen' }).first().click();
    const runs = page.getByRole('dialog');
    await expect(runs.getByText('Gesendet').first()).toBeVisible();
    await expectSound(page);
  });
});
