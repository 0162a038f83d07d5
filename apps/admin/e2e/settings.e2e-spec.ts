import { expectAccessible, expectLoaded, openPage, signIn } from '@jahrring/testing/browser';
import { expect, type Page, test } from '@playwright/test';

const unique = () => Math.random().toString(36).slice(2, 8);

async function heading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Cost and revenue centres are kept on the same pages as parts of the company. */
const kinds = [
  ['/settings/companyparts', 'Betriebsteil', 'Betriebsteil erfassen', 'Betriebsteile'],
  ['/settings/chart_of_accounts', 'Konto', 'Konto erfassen', 'Kontenplan'],
] as const;

test.describe('what a licence numbers itself', () => {
  for (const [path, noun, create, list] of kinds) {
    test(`${list}: created, refused, changed, deleted and brought back`, async ({ page }) => {
      const number = String(Math.floor(Math.random() * 9e8) + 1e8);
      const title = `Probe ${unique()}`;
      await signIn(page, 'admin@demo.test', `${path}/create`);
      await page.getByRole('button', { name: create }).click();
      await expect(page.getByText('Bitte dieses Feld ausfüllen.').first()).toBeVisible();
      const fill = async () => {
        await page.getByRole('textbox', { name: 'Nummer' }).fill(number);
        await page.getByRole('textbox', { name: 'Bezeichnung' }).fill(title);
        if (noun === 'Konto') await page.getByRole('combobox', { name: 'Art' }).selectOption('asset');
        await page.getByRole('button', { name: create }).click();
      };
      await fill();
      await expect(page.getByText(`${noun} «${number} ${title}» erfasst.`)).toBeVisible();

      await openPage(page, `${path}/create`);
      await fill();
      await expect(page.getByText('Das gibt es schon.').first()).toBeVisible();
      await page.getByRole('button', { name: 'Abbrechen' }).click();

      await heading(page, list);
      await page.getByRole('searchbox').last().fill(title);
      await page.getByRole('link', { name: number }).click();
      await heading(page, `${number} ${title}`);
      await page.getByRole('textbox', { name: 'Bezeichnung' }).fill(`${title} neu`);
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText(`${noun} «${number} ${title} neu» gespeichert.`)).toBeVisible();

      await heading(page, list);
      await openPage(page, `${path}?search=${encodeURIComponent(title)}`);
      await page.getByRole('row').filter({ hasText: number }).getByRole('button').last().click();
      await page.getByRole('menuitem', { name: 'Löschen' }).click();
      await expect(page.getByText(`${noun} «${number} ${title} neu» gelöscht.`)).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: number })).toHaveCount(0);
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(page.getByRole('row').filter({ hasText: number })).toHaveCount(1);
    });
  }
});

test('a chart with a faulty line is imported without it, and taken back', async ({ page }) => {
  const first = Math.floor(Math.random() * 8e8) + 1e8;
  const lines = [
    'Konto;Bezeichnung;Art',
    `${first};Probe Kasse;Aktiven`,
    `${first + 1};;Aktiven`,
    `x1;Probe;Aktiven`,
  ];
  await signIn(page, 'admin@demo.test', '/settings/chart_of_accounts/import');
  await page.getByLabel('Datei mit dem Kontenplan').setInputFiles({
    name: 'plan.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await expect(page.getByLabel('Bezeichnung wird zu')).toHaveValue('title');
  await page.getByRole('button', { name: 'Vorschau erstellen' }).click();
  await expect(page.getByText('Zeile 3, Spalte 2 «Bezeichnung»').first()).toBeVisible();
  await expect(page.getByText('Zeile 4, Spalte 1 «Konto»').first()).toBeVisible();
  await expectLoaded(page);
  await expectAccessible(page);
  const commit = page.getByRole('button', { name: '1 Konto übernehmen' });
  await expect(commit).toBeDisabled();
  await page.getByRole('checkbox', { name: '2 fehlerhafte Zeilen weglassen' }).check();
  await commit.click();
  await expect(page.getByText('Import abgeschlossen')).toBeVisible();
  await page.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await page.getByRole('button', { name: 'Rückgängig machen', exact: true }).click();
  await expect(page.getByText('Import rückgängig gemacht')).toBeVisible();
  await page.getByRole('link', { name: 'Zum Kontenplan' }).click();
  await page.getByRole('searchbox').last().fill(String(first));
  await expect(page.getByText('Probe Kasse')).toHaveCount(0);
});

test('a file that is no table is refused with the place where it breaks', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/settings/chart_of_accounts/import');
  const give = (content: string) =>
    page.getByLabel('Datei mit dem Kontenplan').setInputFiles({
      name: 'plan.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    });
  await give('Konto;Bezeichnung\n1000;"Kasse');
  await expect(
    page.getByText('Zeile 2, Spalte 2: ein Anführungszeichen wird nicht geschlossen.'),
  ).toBeVisible();
  await give('Spalte A;Spalte B\n1;2');
  await expect(page.getByText('Noch ohne Spalte: Nummer, Bezeichnung.', { exact: false })).toBeVisible();
});

test('a list of values gets one of its own, in an order of its own, and goes back', async ({ page }) => {
  const word = `Probe ${unique()}`;
  await signIn(page, 'admin@demo.test', '/settings/dropdowns?list=wood_quality');
  const values = page.getByRole('list', { name: 'Qualität' });
  await expect(values.getByRole('listitem').first()).toBeVisible();
  const before = await values.getByRole('listitem').count();
  await page.getByRole('button', { name: 'Wert hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Deutsch' }).fill(word);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByRole('button', { name: `${word} nach oben` }).click();
  await page.getByRole('tab', { name: 'Sortiment' }).click();
  await page.getByRole('tab', { name: 'Qualität' }).click();
  await page.getByRole('button', { name: 'Liste speichern' }).click();
  await expect(page.getByText('Liste «Qualität» gespeichert.')).toBeVisible();
  await expect(values.getByRole('listitem')).toHaveCount(before + 1);
  await expect(values.getByRole('listitem').nth(before - 1)).toContainText(word);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('Die Liste ist wieder wie vorher.')).toBeVisible();
  await expect(values.getByRole('listitem')).toHaveCount(before);
});

test('the hub finds a setting by its words, and the side leads to the others', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/settings');
  // The folded menu opens below the pointer, which stands in the corner until it is moved.
  await page.mouse.move(900, 600);
  await page.getByRole('searchbox', { name: 'Einstellung suchen' }).fill('kosten entstehen');
  await page
    .getByRole('link', { name: /Kostenstellen/ })
    .last()
    .click();
  await heading(page, 'Kostenstellen');
  const side = page.getByRole('navigation', { name: 'Einstellungen' });
  await expect(side.getByRole('link', { name: 'Kostenstellen' })).toHaveAttribute('aria-current', 'page');
  await side.getByRole('link', { name: 'Auswahllisten' }).click();
  await heading(page, 'Auswahllisten');
});

test('the password policy is kept, and its bounds are told', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/settings/security');
  const length = page.getByLabel('Kürzestes Passwort');
  const present = await length.inputValue();
  await length.fill('5');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/Mindestens 6/).first()).toBeVisible();
  await length.fill(present === '12' ? '11' : '12');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('ist gespeichert').first()).toBeVisible();
  await length.fill('10');
  await page.getByRole('button', { name: 'Speichern' }).click();
});
