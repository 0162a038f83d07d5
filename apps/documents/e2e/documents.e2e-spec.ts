import {
  expectAccessible,
  expectSound,
  looks,
  openPage,
  signIn,
  sizes,
  startSession,
} from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

interface Choices {
  items: { id: string; number: string }[];
}

/** The number of an order with hours that no document holds; each journey bills one up. */
async function findOrderToBill(page: Page): Promise<string> {
  const choices = (await (await page.request.get('/api/documents/choices/projects')).json()) as Choices;
  for (const { id, number } of choices.items) {
    const answer = await page.request.get(`/api/documents/documents/billable?projectId=${id}`);
    const { items } = (await answer.json()) as Choices;
    if (items.length > 0 && items.length < 100) return number;
  }
  throw new Error('no order of the demo has anything to bill');
}

async function chooseProject(page: Page, number: string): Promise<void> {
  await openPage(page, '/documents/create/bill');
  const picker = page.getByRole('combobox', { name: /^Projekt/ });
  await picker.click();
  await picker.fill(number);
  await page.getByRole('option', { name: new RegExp(`^${number} `) }).click();
}

async function showPreview(page: Page): Promise<void> {
  await page.getByText('Vorschau', { exact: true }).click();
  await expect(page.locator('canvas[data-drawn]').first()).toBeVisible();
}

for (const { name, width, height } of looks(sizes)) {
  test.describe(`documents at the ${name}`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(({ page }) => startSession(page, 'manager@demo.test'));

    test('the hours of a project become an issued bill', async ({ page }) => {
      test.setTimeout(120_000);
      const order = await findOrderToBill(page);
      await chooseProject(page, order);
      await expect(page.getByRole('button', { name: 'Entwurf erstellen' })).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: 'Entwurf erstellen' }).click();

      await expect(page.getByRole('heading', { name: 'Rechnung (Entwurf)' })).toBeVisible();
      await expect(page.getByText(/^\d+ Einträge$/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Position', exact: true }).click();
      await page.keyboard.type('Anfahrt');
      await page.keyboard.press('Tab');
      await page.keyboard.type('2');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type('95.50');
      await page.keyboard.press('Tab');
      await expect(page.getByText('191.00', { exact: true })).toBeVisible();
      // An element half under the fixed header counts as too small a target.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSound(page);

      await showPreview(page);
      await expectSound(page);
      await page.getByRole('button', { name: 'Ausstellen', exact: true }).click();
      await expect(page.getByRole('dialog')).toContainText('Danach ist sie eingefroren');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Ausstellen und einfrieren' }).click();

      await expect(page.getByRole('heading', { name: /^Rechnung \d{4}-\d{4}$/ })).toBeVisible();
      await expect(page.locator('canvas[data-drawn]').first()).toBeVisible();
      await expect(page.getByText('Zahlungsreferenz')).toBeVisible();
      await expectSound(page);

      await chooseProject(page, order);
      await expect(page.getByText('Nichts zu verrechnen')).toBeVisible();
    });
  });
}

test('a draft without entries is written by keyboard, and what is missing is named', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/documents/create/bill');
  const recipient = page.getByRole('combobox', { name: /^Oder ohne Projekt/ });
  await recipient.fill('Burgergemeinde Langnau');
  await page.getByRole('option', { name: /^Burgergemeinde Langnau/ }).click();
  await page.getByRole('button', { name: 'Leeren Entwurf erstellen' }).click();
  await page.getByRole('button', { name: 'Ausstellen', exact: true }).click();
  await page.getByRole('button', { name: 'Ausstellen und einfrieren' }).click();
  const refusal = page.getByRole('dialog', { name: 'Noch nicht ausstellbar' });
  await expect(refusal).toContainText('Positionen: fehlt');
  await refusal.getByText('Schliessen', { exact: true }).click();

  await page.getByRole('button', { name: 'Position', exact: true }).click();
  await page.keyboard.type('Beratung');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Fahrt');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Leistung, Position 1' })).toHaveValue('Fahrt');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Einige Positionen sind noch nicht vollständig.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Preis, Position 1' }).fill('80');
  await page.getByRole('textbox', { name: 'Preis, Position 2' }).fill('120');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Entwurf gespeichert')).toBeVisible();

  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Entwurf löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entwurf löschen' }).click();
  await expect(page.getByText('Entwurf gelöscht')).toBeVisible();
  await expect(page).toHaveURL(/\/documents$/);
});

test('a customer sees the bills to their address and nothing to edit', async ({ page }) => {
  await signIn(page, 'customer@demo.test', '/documents');
  await expect(page.getByText(/^\d+ Dokumente?$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Neues Dokument' })).toHaveCount(0);
  await openPage(page, '/documents/create/bill');
  await expect(page).toHaveURL(/\/403$/);
});
