import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, openPage, signIn, looks } from '@jahrring/testing/browser';
import { recordEntry } from './support/entries';

const settings = '/plugins/surcharges/settings/windows';

const remove = (page: Page) => page.getByRole('button', { name: /Zeitfenster \d+ entfernen/ });

/** Takes away what an earlier run has left. */
async function removeAll(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Zeitfenster hinzufügen' })).toBeVisible();
  while ((await remove(page).count()) > 0) await remove(page).first().click();
}

/** A night that ends at seven, long ago, on a day no other run has; answers the day. */
async function recordNight(page: Page): Promise<string> {
  const day = String(1 + Math.floor(Math.random() * 28)).padStart(2, '0');
  const month = String(1 + Math.floor(Math.random() * 12)).padStart(2, '0');
  const workDate = `${2005 + Math.floor(Math.random() * 15)}-${month}-${day}`;
  await recordEntry(page, { workDate, from: '04:00', to: '07:00' });
  return workDate;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Einstellungen gespeichert').last()).toBeVisible();
}

for (const width of looks([1280, 390])) {
  test.describe(`surcharges at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('are set from a preset, refused where they are incomplete, and shown by month', async ({ page }) => {
      await signIn(page, 'admin@demo.test', settings);
      await removeAll(page);
      await page.getByRole('button', { name: 'Zeitfenster hinzufügen' }).click();
      await page.getByRole('menuitem', { name: 'Nacht Schweiz, 23–06 Uhr' }).click();
      await expect(page.getByLabel('Zuschlag', { exact: false }).first()).toHaveValue('Nachtarbeit');
      await page.getByLabel(/^Von/).fill('');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByLabel(/^Von/)).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel(/^Von/).fill('23');
      await save(page);
      await expectAccessible(page);

      const day = await recordNight(page);
      await openPage(page, `/plugins/surcharges/views?month=${day.slice(0, 7)}`);
      await expect(page.getByText('04:00–06:00').first()).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Betrag' })).toBeVisible();
      await expectAccessible(page);

      await openPage(page, '/plugins/surcharges/views?month=2001-01');
      await expect(page.getByText('Januar 2001')).toBeVisible();
      await expect(page.getByText('Keine Zuschläge in diesem Monat')).toBeVisible();
      await page.getByRole('button', { name: 'Nächster Monat' }).click();
      await expect(page.getByText('Februar 2001')).toBeVisible();
    });
  });
}
