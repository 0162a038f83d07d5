import { expectLoaded, expectSound, looks, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';
import { machineOf } from './a-machine';

const mark = () => Math.random().toString(36).slice(2, 8);

const dialogOf = (page: Page) => page.getByRole('dialog');
const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const newest = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').first();

async function save(page: Page, told: string): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText(told)).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
}

for (const [width, height, title] of looks([
  [1280, 800, 'Motorsäge Stihl MS 500i'],
  [390, 844, 'Pick-up Toyota Hilux'],
] as const)) {
  test.describe(`a machine in the office, ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test.beforeEach(async ({ page }) => {
      await signIn(page, 'admin@demo.test', '/machinecontrol');
    });

    test('its counter is exchanged, and its hours go on', async ({ page }) => {
      const machine = await machineOf(page, title);
      await openPage(page, `/machinecontrol/objects/${machine.id}`);
      await expectLoaded(page);
      await page.getByRole('button', { name: 'Weitere Aktionen', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Zähler ersetzen' }).click();
      const old = dialogOf(page).getByLabel('Letzter Stand des alten');
      await old.fill('0');
      await dialogOf(page).getByLabel('Erster Stand des neuen').fill('12');
      await expectSound(page);
      if (Number(machine.counter) > 0) {
        await dialogOf(page).getByRole('button', { name: 'Speichern', exact: true }).click();
        await expect(dialogOf(page).getByText(/kann nicht von .* auf 0 gehen/)).toBeVisible();
      }
      await old.fill(String(Number(machine.counter) + 1));
      await save(page, `${machine.title} hat einen neuen Zähler.`);
      await tab(page, 'Zählerstände').click();
      await expect(newest(page, 'Zählerstände')).toContainText('Zähler ersetzt');
      await expect(newest(page, 'Zählerstände')).toContainText('12');
      await expectSound(page);
    });

    test('what it costs anyway stands in its costs', async ({ page }) => {
      const machine = await machineOf(page, title);
      await openPage(page, `/machinecontrol/objects/${machine.id}?tab=costs`);
      const fixed = page.getByRole('row', { name: /Fixkosten/ });
      const before = await fixed.innerText();
      await page.getByRole('button', { name: 'Kaufpreis und Fixkosten' }).click();
      const fill = (label: string, value: string) =>
        dialogOf(page).getByRole('textbox', { name: label, exact: true }).fill(value);
      await fill('Kaufpreis', '12000');
      await fill('Gekauft am', '01.01.2024');
      await fill('Nutzungsdauer in Jahren', '10');
      await fill('Restwert danach', '2000');
      await fill('Fixkosten pro Jahr', String(1_000 + Math.floor(Math.random() * 9_000)));
      await expectSound(page);
      await save(page, `Kosten von ${machine.title} sind gespeichert.`);
      await expect(page.getByRole('row', { name: /Abschreibung/ })).toBeVisible();
      await expect(fixed).not.toHaveText(before);
      await expectSound(page);
    });

    test('its papers are kept, opened and taken away', async ({ page }) => {
      const machine = await machineOf(page, title);
      const workshop = `Werkstatt ${mark()}`;
      await openPage(page, `/machinecontrol/objects/${machine.id}?tab=works`);
      await page.getByRole('button', { name: 'Service oder Reparatur', exact: true }).click();
      await dialogOf(page).getByLabel('Werkstatt').fill(workshop);
      const paper = { name: 'abnahme.png', mimeType: 'image/png', buffer: aPng };
      await dialogOf(page).locator('input[type=file]').setInputFiles(paper);
      await expect(dialogOf(page).getByText('abnahme.png')).toBeVisible();
      await expectSound(page);
      await save(page, `Gespeichert bei ${machine.title}.`);
      const work = page.getByRole('list', { name: 'Service und Reparaturen' }).getByRole('listitem');
      const own = work.filter({ hasText: workshop });
      await expect(own).toContainText('1 Datei');
      await expectSound(page);

      await own.getByRole('button', { name: /^Aktionen für/ }).click();
      await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
      const link = dialogOf(page).getByRole('link', { name: 'abnahme.png' });
      const file = await page.request.get((await link.getAttribute('href')) ?? '');
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/png']);
      await dialogOf(page).getByRole('button', { name: 'abnahme.png entfernen' }).click();
      await expect(link).toHaveCount(0);
      await expectSound(page);
      await dialogOf(page).getByRole('button', { name: 'Abbrechen' }).click();
      await expect(own).not.toContainText('Datei');
    });

    test('its history tells who noted what', async ({ page }) => {
      const machine = await machineOf(page, title);
      await openPage(page, `/machinecontrol/objects/${machine.id}`);
      await tab(page, 'Verlauf').click();
      await expect(page).toHaveURL(/tab=history/);
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: /Kosten|Zähler|Maschine/ })
          .first(),
      ).toBeVisible();
      await expectSound(page);
    });
  });
}

/** One grey pixel. */
const aPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
