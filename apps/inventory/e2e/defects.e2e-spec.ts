import {
  expectAccessible,
  expectKeptOnDevice,
  expectNoSidewaysScroll,
  expectSettled,
  expectSound,
  looks,
  openPage,
  signIn,
} from '@jahrring/testing/browser';
import { aPng } from '@jahrring/testing/files';
import { expect, test } from '@playwright/test';

// Devices that nobody has used before.
test.use({ reuseContext: false });

const machine = 'Forsttraktor Valtra T195';
const photo = { name: 'bremse.png', mimeType: 'image/png', buffer: aPng() };

for (const width of looks([390, 1280])) {
  test(`a worker reports a defect by the machine's code, the office repairs it, at ${width} px`, async ({
    page,
  }) => {
    const title = `Bremse zieht nach links ${width} ${Date.now()}`;
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'employee@demo.test', '/machine-inventory/report');
    await expect(page.getByRole('heading', { level: 1, name: 'Mangel melden' })).toBeVisible();
    await expectSound(page);
    const codes = await page.request.get('/api/inventory/qr-codes/known');
    const { items } = (await codes.json()) as { items: { number: number; title: string }[] };
    const code = items.find((one) => one.title === machine);
    await page.getByLabel('Nummer unter dem Code der Maschine').fill(String(code?.number));
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(page.getByRole('combobox', { name: /Maschine oder Fahrzeug/ })).toHaveValue(machine);
    await page.getByLabel('Was ist defekt?').fill(title);
    await page.locator('input[type=file]').setInputFiles(photo);
    await page.getByRole('switch', { name: 'Darf nicht benutzt werden' }).click();
    // It is on its way after the defect itself: the page is not left before.
    const photoTaken = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/photos'),
    );
    await page.getByRole('button', { name: 'Mangel melden' }).click();
    await expect(page.getByText(title)).toBeVisible();
    await photoTaken;
    await signIn(page, 'manager@demo.test', `/machine-inventory?search=${encodeURIComponent('Valtra')}`);
    await expect(page.getByText('in Reparatur').first()).toBeVisible();
    await page.getByText(machine, { exact: true }).first().click();
    const record = page.getByRole('dialog', { name: machine });
    await expect(record.getByText('Werkhof', { exact: false }).first()).toBeVisible();
    await expectAccessible(page);
    const paper = `Kranprüfung ${width} ${Date.now()}`;
    await record.getByRole('button', { name: 'Dokument hinzufügen' }).click();
    const form = page.getByRole('dialog', { name: 'Dokument hinzufügen' });
    await form.getByLabel('Bezeichnung').fill(paper);
    await form.getByRole('textbox', { name: 'Gültig bis' }).fill('1.1.2035');
    await form.locator('input[type=file]').setInputFiles(photo);
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(record.getByRole('link', { name: paper })).toBeVisible();
    await record.getByRole('button', { name: `${paper} bearbeiten` }).click();
    const edited = page.getByRole('dialog', { name: paper });
    await edited.getByRole('textbox', { name: 'Gültig bis' }).fill('1.1.2036');
    await edited.getByRole('button', { name: 'Speichern' }).click();
    await expect(edited).toBeHidden();
    // Papers of earlier runs are valid until that day too: the row of this one.
    const row = record.locator('.jr-row').filter({ has: page.getByRole('link', { name: paper }) });
    await expect(row.getByText('01.01.2036')).toBeVisible();
    await record.getByRole('link', { name: title }).click();
    const defect = page.getByRole('dialog', { name: title });
    await expect(defect.getByRole('img', { name: title })).toBeVisible();
    await expectAccessible(page);
    await defect.getByRole('radio', { name: 'behoben' }).check();
    await defect.getByLabel('Was wurde gemacht').fill('Bremsbelag ersetzt');
    await defect.getByRole('button', { name: 'Speichern' }).click();
    await expect(defect).toBeHidden();
    await openPage(page, `/machine-inventory/defects?search=${encodeURIComponent(title)}`);
    await expect(page.getByText('behoben').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test.describe('a worker without a connection', () => {
  test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

  test('reports a defect with its photo; both are sent later, once', async ({ page, context }) => {
    const title = `Kette gerissen ${Date.now()}`;
    await signIn(page, 'employee@demo.test', '/machine-inventory/report');
    await expectKeptOnDevice(page);
    // The first page of a visit is not the worker's yet.
    await page.reload();
    await expectSettled(page);
    await context.setOffline(true);
    const picker = page.getByRole('combobox', { name: /Maschine oder Fahrzeug/ });
    await picker.fill('Valtra');
    await page.getByRole('option', { name: machine }).click();
    await page.getByLabel('Was ist defekt?').fill(title);
    await page.locator('input[type=file]').setInputFiles(photo);
    await page.getByRole('button', { name: 'Mangel melden' }).click();
    await expect(page.getByText(/Auf dem Gerät gespeichert/)).toBeVisible();
    await context.setOffline(false);
    const sent = async () => {
      const answer = await page.request.get('/api/inventory/machine-defects?pageSize=100');
      const { items } = (await answer.json()) as { items: { title: string; photoIds: string[] }[] };
      return items.filter((one) => one.title === title).map(({ photoIds }) => photoIds.length);
    };
    await expect.poll(sent, { timeout: 30_000 }).toEqual([1]);
  });
});
