import {
  expectAccessible,
  expectKeptOnDevice,
  expectSound,
  openPage,
  signIn,
} from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';
import { machineOf } from './a-machine';

// Devices that nobody has used before.
test.use({ reuseContext: false });

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

/** The device has what it needs without a connection, and its worker serves the page. */
async function keptOnDevice(page: Page): Promise<void> {
  await expectKeptOnDevice(page);
  await page.reload();
}

test.describe('a worker in the forest', () => {
  test.use({ viewport: narrow });

  test('reads a counter in seconds and takes it back', async ({ page }) => {
    await signIn(page, 'employee@demo.test', '/machinecontrol');
    await expect(page.getByRole('link', { name: 'Seilkran Koller K307' })).toBeVisible();
    await expectSound(page);
    const machine = await machineOf(page, 'Seilkran');
    await openPage(page, `/machinecontrol/objects/${machine.id}`);
    await expect(page.getByRole('heading', { level: 1, name: machine.title })).toBeVisible();
    await expectSound(page);
    await expect(page.getByRole('link', { name: 'Kosten', exact: true })).toHaveCount(0);

    await page.getByRole('button', { name: 'Zähler ablesen', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Zählerstand').fill('1');
    await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(dialog.getByText(/kann nicht von .* auf 1 gehen/)).toBeVisible();
    await expectAccessible(page);
    const next = (Number(machine.counter) + 0.5).toFixed(1);
    await dialog.getByLabel('Zählerstand').fill(next);
    await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('Zählerstand von Seilkran Koller K307 ist gespeichert.')).toBeVisible();

    await page.getByRole('link', { name: 'Zählerstände', exact: true }).click();
    const newest = page.getByRole('list', { name: 'Zählerstände' }).getByRole('listitem').first();
    await expect(newest).toContainText('abgelesen');
    await newest.getByRole('button', { name: /^Aktionen für/ }).click();
    await page.getByRole('menuitem', { name: 'Löschen' }).click();
    await expect(page.getByText('Zählerstand gelöscht.')).toBeVisible();
  });
});

test.describe('a worker without a connection', () => {
  test.use({ viewport: narrow, serviceWorkers: 'allow' });

  test('reads a counter without a connection; it is sent later', async ({ page, context }) => {
    await signIn(page, 'employee@demo.test', '/machinecontrol');
    await keptOnDevice(page);
    const machine = await machineOf(page, 'Seilwinde');
    await openPage(page, `/machinecontrol/objects/${machine.id}`);
    await page.getByRole('button', { name: 'Zähler ablesen', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Zählerstand').fill((Number(machine.counter) + 0.1).toFixed(1));
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(dialog).toBeHidden();
    await context.setOffline(false);
    await expect
      .poll(async () => Number((await machineOf(page, 'Seilwinde')).counter) > Number(machine.counter), {
        timeout: 30_000,
      })
      .toBe(true);
  });

  test('fuels without a connection; it is sent later', async ({ page, context }) => {
    const place = `Werkhof ${Math.random().toString(36).slice(2, 8)}`;
    await signIn(page, 'employee@demo.test', '/machinecontrol');
    await keptOnDevice(page);
    const machine = await machineOf(page, 'Seilwinde');
    await openPage(page, `/machinecontrol/objects/${machine.id}`);
    await page.getByRole('button', { name: 'Tanken', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Liter', exact: true }).fill('12.5');
    await dialog.getByRole('textbox', { name: 'Ort', exact: true }).fill(place);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('Auf dem Gerät gespeichert')).toBeVisible();
    await expect(dialog).toBeHidden();
    await context.setOffline(false);
    const sent = async () => {
      const answer = await page.request.get(`/api/machine-control/machines/${machine.id}/fuellings`);
      const { items } = (await answer.json()) as { items: { place: string | null }[] };
      return items.filter((item) => item.place === place).length;
    };
    await expect.poll(sent, { timeout: 30_000 }).toBe(1);
  });
});

test.describe('a manager in the office', () => {
  test.use({ viewport: wide });

  test('sees what is due first, notes a repair and finds it in the costs', async ({ page }) => {
    const workshop = `Werkstatt ${Math.random().toString(36).slice(2, 8)}`;
    await signIn(page, 'manager@demo.test', '/machinecontrol');
    await expect(page.getByRole('link', { name: 'Seilkran Koller K307' })).toBeVisible();
    await expectAccessible(page);
    await page.getByText('Überfällig', { exact: true }).first().click();
    await expect(page.getByRole('link', { name: 'Seilkran Koller K307' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Vollernter John Deere 1270G' })).toBeVisible();

    const machine = await machineOf(page, 'Raupenbagger');
    await openPage(page, `/machinecontrol/objects/${machine.id}`);
    await page.getByRole('button', { name: 'Service oder Reparatur', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Reparatur', { exact: true }).click();
    await dialog.getByLabel('Kosten').fill('321.50');
    await dialog.getByLabel('Werkstatt').fill(workshop);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText(`Gespeichert bei ${machine.title}.`)).toBeVisible();

    await page.getByRole('link', { name: 'Kosten', exact: true }).click();
    await page.getByRole('button', { name: 'Reparaturen' }).click();
    await expect(page.getByText(workshop)).toBeVisible();
    await expectAccessible(page);
  });

  test('sets who is told', async ({ page }) => {
    await signIn(page, 'manager@demo.test', '/plugins/machinecontrol/settings/general');
    const days = page.getByLabel('Tage vorher');
    await expect(days).toBeVisible();
    await expectAccessible(page);
    await days.fill(String(20 + Math.floor(Math.random() * 20)));
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('Einstellungen gespeichert')).toBeVisible();
  });
});
