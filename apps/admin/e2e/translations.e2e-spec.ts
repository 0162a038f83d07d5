import { expect } from '@playwright/test';
import { expectAccessible, expectSound, openPage, signIn, test } from '@jahrring/testing/browser';

const key = 'shell:footer.demo';
const address = '/translations?locale=fr&search=footer.demo';

test.describe('texts', () => {
  test('are changed with their placeholders checked, hold at once in open browsers, and go back', async ({
    page,
    anotherBrowser,
  }) => {
    const words = `Installation de démonstration ${Date.now().toString(36)}`;
    const reader = await anotherBrowser('guest@demo.test');
    await reader.evaluate(() => localStorage.setItem('language', 'fr'));
    const stream = reader.waitForRequest((request) => request.url().includes('/api/live?'));
    await openPage(reader, '/');
    await stream;

    await signIn(page, 'translator@demo.test', address);
    await expect(page).toHaveTitle('Texte · Jahrring');
    const line = page.getByRole('listitem').filter({ hasText: key });
    await line.getByRole('button', { name: /^Bearbeiten/ }).click();
    const field = line.getByRole('textbox', { name: 'Text' });
    await field.fill(`${words} {{name}}`);
    await line.getByRole('button', { name: 'Speichern' }).click();
    await expect(line.getByText(/Diese Platzhalter müssen vorkommen/).first()).toBeVisible();
    await expectAccessible(page);
    await field.fill(words);
    await line.getByRole('button', { name: 'Speichern' }).click();
    await expect(line.getByText(words)).toBeVisible();
    await expect(reader.getByText(words)).toBeVisible();

    await line.getByRole('button', { name: 'Verlauf' }).click();
    const history = page.getByRole('dialog');
    await expect(history.getByText(words).first()).toBeVisible();
    await expect(history.getByText(/Chantal Dubois/).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await line.getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect(line.getByText(words)).toHaveCount(0);
    await expect(reader.getByText(words)).toHaveCount(0);
  });

  test('show what a language lacks, on both sizes', async ({ page }) => {
    await signIn(page, 'superadmin@demo.test', '/translations?locale=bo&show=missing');
    await expect(page.getByText('Fehlt', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectAccessible(page);
  });

  test('leave and come back as a file', async ({ page }) => {
    await signIn(page, 'translator@demo.test', '/translations?locale=it');
    await page.getByRole('button', { name: 'Exportieren' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Als CSV' }).click(),
    ]);
    const file = test.info().outputPath('texts.csv');
    await download.saveAs(file);
    await page.getByRole('link', { name: 'Importieren' }).click();
    await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('it');
    await expectAccessible(page);
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('In dieser Datei gibt es nichts zu übernehmen.')).toBeVisible();
    await expectAccessible(page);
  });

  test('of a file are looked at, taken over and taken back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'translator@demo.test', '/translations/import?locale=fr');
    const words = `Démonstration ${Date.now().toString(36)}`;
    const texts = { shell: { 'footer.demo': words, 'gibt.es.nicht': 'x' } };
    await page.locator('input[type=file]').setInputFiles({
      name: 'texte.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(texts, null, 2)),
    });
    await expect(page.getByText('Zeile 4, Spalte 22: Diesen Text gibt es nicht.')).toBeVisible();
    await expectSound(page);
    await page.getByLabel('1 fehlerhafte Zeile weglassen').check();
    await page.getByRole('button', { name: '1 Text übernehmen' }).click();
    await expect(page.getByText('Import abgeschlossen')).toBeVisible();
    await page.getByRole('button', { name: 'Import rückgängig machen' }).click();
    await expect(page.getByText('1 Datensatz wird zurückgenommen.')).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig machen', exact: true }).click();
    await expect(page.getByText('Alles ist wieder wie vorher.')).toBeVisible();
    await expectAccessible(page);
  });

  test('are for translators and superadmins only', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/translations');
    await expect(page).toHaveURL(/\/403$/);
  });
});
