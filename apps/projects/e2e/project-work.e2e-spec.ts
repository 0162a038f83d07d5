import { expectAccessible, expectSound, openPage, signIn, looks } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';
import { aProject } from './a-project';

async function openProject(page: Page, tab: string): Promise<void> {
  await signIn(page, 'admin@demo.test', '/projects');
  const { id } = await aProject(page, { status: 'PROG' });
  await openPage(page, `/projects/${id}/${tab}`);
}

for (const width of looks([1280, 390])) {
  test(`files of a project: several, the same name, a picture, gone again at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openProject(page, 'files');
    const input = page.getByLabel('Dateien', { exact: true });
    const name = `plan-${width}-${Date.now()}.csv`;
    const other = name.replace('plan', 'liste');
    const csv = (name: string, content: string) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    });
    await input.setInputFiles([csv(name, 'a;b\n'), csv(other, 'c;d\n')]);
    await expect(page.getByRole('button', { name: `«${name}» löschen` })).toBeVisible();
    await expect(page.getByRole('button', { name: `«${other}» löschen` })).toBeVisible();

    await input.setInputFiles(csv(name, 'neu;neu\n'));
    const question = page.getByRole('dialog', { name: 'Diesen Namen gibt es schon' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Beide behalten' }).click();
    const copy = name.replace('.csv', ' (2).csv');
    await expect(page.getByRole('button', { name: `«${copy}» löschen` })).toBeVisible();

    await page.getByRole('button', { name: `«${copy}» löschen` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click();
    await expect(page.getByRole('button', { name: `«${copy}» löschen` })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectSound(page);
  });

  test(`notes on a project: written, pinned, changed, deleted and back at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openProject(page, 'notes');
    const text = `Zufahrt ${width} ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Notiz' }).fill(text);
    await page.getByRole('button', { name: 'Notiz speichern' }).click();
    const note = page.getByRole('article').filter({ hasText: text });
    await expect(note).toBeVisible();
    await note.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Anheften' }).click();
    await expect(note.getByText('angeheftet')).toBeVisible();
    await note.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Löschen' }).click();
    await expect(note).toHaveCount(0);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(note).toBeVisible();
    await expectSound(page);
  });

  test(`a place typed in Swiss metres is found again in degrees at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openProject(page, 'overview');
    await page.getByRole('link', { name: 'Bearbeiten' }).click();
    const field = page.getByRole('textbox', { name: 'Koordinaten' });
    await field.fill('irgendwo');
    await expect(page.getByText('Das sind keine Koordinaten in Grad oder LV95.')).toBeVisible();
    await field.fill('2’626’500 / 1’198’400');
    await expect(page.getByText('LV95 2626500 / 1198400')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.waitForURL(/\/overview/);
    await expect(page.getByText('46.936')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Auf der Karte öffnen' })).toHaveAttribute(
      'href',
      /map\.geo\.admin\.ch.*2626500,1198400/,
    );
    await expectSound(page);
  });
}

test('a step for many projects says for how many it is and what it did', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/projects');
  const { number } = await aProject(page);
  await openPage(page, `/projects?search=${number}`);
  await page.getByRole('checkbox', { name: new RegExp(`^${number}`) }).check();
  await page.getByRole('button', { name: 'Status ändern' }).click();
  await page.getByRole('menuitem', { name: /In Vorbereitung/ }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /ändern$/ }).click();
  await expect(page.getByText(/ist jetzt «In Vorbereitung»/)).toBeVisible();
});

test('rules of projects: numbers in the licence’s format, and what an hour costs', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/settings/projects');
  await page.getByRole('combobox', { name: 'Format' }).selectOption('year');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Einstellungen gespeichert')).toBeVisible();
  await page.goto('/projects/create');
  await expect(page.getByRole('textbox', { name: 'Nummer', exact: true })).toHaveValue(/^\d{4}-\d{4}$/);
  await page.goto('/settings/projects');
  await page.getByRole('combobox', { name: 'Format' }).selectOption('continue');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Einstellungen gespeichert')).toBeVisible();

  await page.getByRole('button', { name: 'Kostensatz hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kostensatz hinzufügen' });
  const day = `${1 + (Date.now() % 28)}.${1 + (Date.now() % 12)}.${2027 + (Date.now() % 60)}`;
  await dialog.getByRole('textbox', { name: 'Gültig ab' }).fill(day);
  await dialog.getByRole('textbox', { name: 'Kosten je Einheit' }).fill('61.5');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('CHF 61.50').first()).toBeVisible();
  await page.getByRole('button', { name: 'Kostensatz für Stunde des Betriebs entfernen' }).first().click();
  await expectAccessible(page);
});
