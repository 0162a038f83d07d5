import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, openPage, startSession, looks } from '@jahrring/testing/browser';
import { stopTimer } from './support/timer';

// A person whose entries no other suite counts: one that began an hour ago may reach into two days.
const worker = 'employee@muster.test';
/** Longer than the three seconds after a tap within which the server ignores another one. */
const delay = 3200;

const ring = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Timer,/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Timer' });

for (const width of looks([1280, 390])) {
  test.describe(`the timer at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('starts, pauses, switches and stops; another tab follows', async ({ page, context }) => {
      // Every tap waits until the one before counts.
      test.slow();
      await startSession(page, worker);
      await stopTimer(page);
      await openPage(page, '/');
      await ring(page).click();
      await expect(panel(page).getByText('Es läuft kein Timer.')).toBeVisible();
      await panel(page).getByRole('region', { name: 'Starten auf' }).getByRole('button').first().click();
      await expect(panel(page).getByRole('button', { name: 'Timer stoppen' })).toBeVisible();
      await expectAccessible(page);

      const other = await context.newPage();
      await openPage(other, '/profile');
      await ring(other).click();
      await expect(panel(other).getByRole('button', { name: 'Timer stoppen' })).toBeVisible();

      // The page disables its buttons for three seconds after a tap: the click waits for that.
      await panel(page).getByRole('button', { name: 'Pause' }).click();
      await expect(panel(page).getByText('Pausiert')).toBeVisible();
      await expect(panel(other).getByText('Pausiert')).toBeVisible();
      // A change does not wait for the tap before. The time to be recorded began an hour ago.
      await panel(page).getByRole('button', { name: 'Timer ändern' }).click();
      const dialog = page.getByRole('dialog', { name: 'Timer ändern' });
      const hourAgo = new Date(Date.now() - 3_600_000);
      const since = hourAgo.toLocaleTimeString('de-CH', { timeZone: 'Europe/Zurich', timeStyle: 'short' });
      await dialog.getByLabel('Beginn').fill(since);
      await dialog.getByLabel('Kommentar').fill('Zaun');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Speichern' }).click();
      await expect(dialog).toBeHidden();
      if (width === 390)
        await expect(page.getByRole('complementary', { name: 'Laufender Timer' })).toBeVisible();
      await ring(page).click();
      await panel(page).getByRole('region', { name: 'Wechseln zu' }).getByRole('button').first().click();
      await expect(page.getByText(/Std\. auf .* erfasst/).first()).toBeVisible();
      // The change has enabled the buttons too early for the tap after this one.
      await page.waitForTimeout(delay);
      await panel(page).getByRole('button', { name: 'Verwerfen' }).click();
      await expect(panel(page).getByText('Es läuft kein Timer.')).toBeVisible();
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      const stop = page.getByRole('banner').getByRole('button', { name: 'Timer stoppen' }).first();
      await expect(stop).toBeVisible();
      // Restoring does not wait for the discarding, whose end enables the buttons too early.
      await page.waitForTimeout(delay);
      await stop.click();
      await expect(stop).toBeHidden();
      await expect(panel(other).getByText('Es läuft kein Timer.')).toBeVisible();
    });

    test('tells that it could not be started', async ({ page }) => {
      await startSession(page, worker);
      await stopTimer(page);
      await page.route('**/api/time/timer/start', (route) => route.fulfill({ status: 500, body: '{}' }));
      await openPage(page, '/');
      await ring(page).click();
      await panel(page).getByRole('region', { name: 'Starten auf' }).getByRole('button').first().click();
      await expect(page.getByText(/Der Timer konnte nicht gestartet werden/)).toBeVisible();
    });
  });
}
