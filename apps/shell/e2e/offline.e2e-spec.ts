import { expectAccessible, expectKeptOnDevice, loadPage, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

// A device that nobody has used before.
test.use({ reuseContext: false, serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

test('shell and time tool start without a connection, and say so', async ({ page, context }) => {
  await signIn(page, 'employee@demo.test', '/timetables/create');
  await expectKeptOnDevice(page);
  // The first page of a visit is not the worker's yet.
  await page.reload();
  await page.waitForSelector('[data-tool="time"] h1');
  await context.setOffline(true);
  await page.goto('/timetables/create');
  await page.waitForSelector('[data-shell-ready]');
  await expect(page.locator('[data-tool="time"]').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-device="offline"]')).toBeVisible();
  await page.locator('[data-device="offline"]').getByRole('button').click();
  await expect(page.getByText('Keine Verbindung. Was du erfasst')).toBeVisible();
  await expectAccessible(page);
  // A tool that is not kept on the device says so in one line, and comes by itself once it can.
  await page.goto('/');
  const tile = page.getByRole('main').getByRole('region', { name: 'Projekte' }).first();
  await expect(tile).toHaveText('Projekte: nur mit Verbindung');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: /^Laufende Projekte/ })).toBeVisible();
  await loadPage(page, '/timetables/create');
  await expect(page.locator('[data-device]')).toHaveCount(0);
});

test('nothing of a person stays on the device after signing out', async ({ page }) => {
  await signIn(page, 'trainee@demo.test');
  await expectKeptOnDevice(page);
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('jahrring', 1);
          opening.onerror = () => reject(opening.error ?? new Error('not opened'));
          opening.onsuccess = () => {
            const count = opening.result.transaction('answers').objectStore('answers').count();
            count.onsuccess = () => resolve(count.result);
          };
        }),
    );
  await expect.poll(kept).toBeGreaterThan(0);
  await page.getByRole('button', { name: /Profil von/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(kept).toBe(0);
});
