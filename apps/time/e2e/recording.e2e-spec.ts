import { expect, test, type Page } from '@playwright/test';
import {
  callApi,
  expectAccessible,
  expectSettled,
  expectSound,
  openPage,
  signIn,
  startSession,
  today,
} from '@jahrring/testing/browser';
import { removeEntries, type Entry } from './support/entries';

// People of their own: other suites record with the demo accounts at the same time.
const worker = 'beat.lehmann@demo.test';
const foreman = 'foreman@demo.test';
const create = '/timetables/create';
const phone = { width: 390, height: 844 };

/** Deletes today's entries of everybody for whom the signed-in person may delete: an earlier run may have left some. */
async function clearToday(page: Page): Promise<void> {
  const url = `/api/time/entries?filter[workDate]=${today()}&pageSize=100`;
  await removeEntries(page, (await callApi<{ items: Entry[] }>(page, 'GET', url)).items);
}

const form = (page: Page) => page.getByRole('form', { name: 'Zeit erfassen' });

async function choose(page: Page, kind: string): Promise<void> {
  await page
    .getByRole('group', { name: 'Was erfassen' })
    .getByRole('button', { name: kind, exact: true })
    .click();
}

async function pick(page: Page, label: string, text: string): Promise<void> {
  await form(page).getByRole('combobox', { name: label }).fill(text);
  await page.getByRole('option', { name: text }).first().click();
}

test.describe('a worker on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await startSession(page, worker);
    await clearToday(page);
    await openPage(page, create);
  });

  test('records the last day again from the start page, with or without a connection', async ({
    page,
    context,
  }) => {
    await openPage(page, '/');
    const repeat = page.getByRole('button', { name: 'Für heute erfassen' });
    await expect(repeat).toBeVisible();
    await expectAccessible(page);
    await repeat.click();
    await expect(page.getByText(/Std\. für heute erfasst/)).toBeVisible();
    await expect(repeat).toBeHidden();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(repeat).toBeVisible();

    await page.getByRole('button', { name: 'Anderes Projekt' }).click();
    await context.setOffline(true);
    await page.getByRole('group', { name: 'Gleiche Zeiten auf' }).getByRole('button').first().click();
    await expect(page.getByText(/Auf dem Gerät gespeichert/)).toBeVisible();
    await expect(repeat).toBeHidden();
    await page.getByRole('button', { name: 'Rückgängig' }).last().click();
    await expect(repeat).toBeVisible();
    await context.setOffline(false);
  });

  test('opens a picker of a scrolled page as often as wanted: the page stays where it is', async ({
    page,
  }) => {
    // Content that arrives late above it moves the page along.
    await expectSettled(page);
    const picker = form(page).getByRole('combobox').and(page.locator('input')).first();
    for (let time = 1; time <= 3; time += 1) {
      await picker.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 300));
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(100);
      await picker.click();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      await page.keyboard.press('Escape');
      await picker.blur();
    }
  });

  test('records material, which needs a unit with its quantity', async ({ page }) => {
    await choose(page, 'Material');
    await pick(page, 'Material', 'Akazienpfahl 220 cm');
    await form(page).getByLabel('Menge').fill('12');
    await form(page).getByLabel('Einheit').selectOption('');
    await form(page).getByRole('button', { name: 'Erfassen', exact: true }).click();
    await expect(form(page).getByText('Bitte dieses Feld ausfüllen.').first()).toBeVisible();
    await form(page).getByLabel('Einheit').selectOption('piece');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('button', { name: 'Nach oben' })).toBeHidden();
    await expectSound(page);
    await form(page).getByRole('button', { name: 'Erfassen', exact: true }).click();
    await expect(page.getByText('1 Eintrag erfasst')).toBeVisible();
  });

  test('is told both readings where a counter does not fit, and records all the same', async ({ page }) => {
    await choose(page, 'Maschine');
    await pick(page, 'Maschine', 'Seilkran Koller K307');
    await form(page).getByLabel('Zähler von').fill('9000');
    await form(page).getByLabel('Zähler bis').fill('9006.5');
    await form(page).getByLabel('Kommentar').click();
    await form(page).getByRole('button', { name: 'Erfassen', exact: true }).click();
    await expect(page.getByText('1 Eintrag erfasst')).toBeVisible();

    await openPage(page, create);
    await choose(page, 'Maschine');
    await pick(page, 'Maschine', 'Seilkran Koller K307');
    await expect(form(page).getByLabel('Zähler von')).not.toHaveValue('');
    await form(page).getByLabel('Zähler von').fill('9100');
    await form(page).getByLabel('Zähler bis').fill('9101');
    await expect(page.getByText(/Zählerstand von Seilkran Koller K307 stimmt nicht überein/)).toBeVisible();
  });

  test('records hours and an expense together', async ({ page }) => {
    await form(page).getByLabel('Von').fill('7');
    await form(page).getByLabel('Bis').fill('12');
    await form(page).getByRole('button', { name: 'Weitere Zeile' }).click();
    await expect(page.getByRole('region', { name: 'Wird zusammen erfasst' })).toContainText('07:00–12:00');
    await choose(page, 'Spesen');
    await form(page).getByLabel('Betrag').fill('24.50');
    await form(page).getByRole('button', { name: 'Erfassen', exact: true }).click();
    await expect(page.getByText('2 Einträge erfasst')).toBeVisible();
  });
});

test.describe('a foreman on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('records for the crew in one go, with an exception, and is told who could not be', async ({
    page,
  }) => {
    await startSession(page, foreman);
    await clearToday(page);
    await openPage(page, `${create}?crew=1`);
    const crew = page.getByRole('form', { name: 'Equipe erfassen' });
    const none = crew.getByRole('button', { name: 'Auswahl aufheben' });
    if (await none.isVisible()) await none.click();
    await crew.getByRole('textbox', { name: 'Von', exact: true }).fill('5');
    await crew.getByRole('textbox', { name: 'Bis', exact: true }).fill('5.30');
    await crew.getByRole('button', { name: /^Für 0 Personen/ }).click();
    await expect(crew.getByText('Mindestens eine Person muss gewählt sein.')).toBeVisible();
    for (const name of ['Ivan Künzi', 'Reto Moser', 'Daniel Stettler']) {
      await crew.getByRole('button', { name, exact: true }).click();
    }
    await crew.getByText('Abweichungen einzelner Personen').click();
    await crew.getByLabel('Von: Reto Moser').fill('515');
    await crew.getByLabel('Bis: Reto Moser').fill('530');
    await crew.getByLabel('Bis: Reto Moser').blur();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('button', { name: 'Nach oben' })).toBeHidden();
    await expectAccessible(page);
    await crew.getByRole('button', { name: 'Für 3 Personen erfassen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Für 3 Personen erfasst' });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Reto Moser' })).toContainText('0:15');
    await dialog.getByRole('button', { name: 'Fertig' }).click();

    await openPage(page, `${create}?crew=1`);
    await crew.getByRole('textbox', { name: 'Von', exact: true }).fill('5.10');
    await crew.getByRole('textbox', { name: 'Bis', exact: true }).fill('5.20');
    await crew.getByRole('button', { name: 'Für 3 Personen erfassen' }).click();
    const refused = page.getByRole('dialog', { name: 'Noch nichts erfasst' });
    await expect(refused.getByRole('listitem').filter({ hasText: 'Ivan Künzi' })).toContainText(
      'Überschneidet',
    );
  });
});

test('an admin sets the rules of time', async ({ page }) => {
  await signIn(page, 'admin@muster.test', '/settings/time');
  const days = page.getByLabel('Offen nach dem Arbeitstag');
  const before = await days.inputValue();
  await days.fill(before === '9' ? '8' : '9');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Einstellungen gespeichert')).toBeVisible();
  await page.getByLabel('Stoppen nach').fill('2');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Mindestens 10.').first()).toBeVisible();
});
