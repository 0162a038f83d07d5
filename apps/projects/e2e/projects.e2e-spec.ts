import { expectAccessible, expectSound, openPage, signIn, looks, test } from '@jahrring/testing/browser';
import { expect } from '@playwright/test';
import { aProject } from './a-project';

for (const width of looks([1280, 390])) {
  test(`a manager opens, runs and corrects a project at ${width} px`, async ({ page }) => {
    const title = `Pflegeeingriff ${width} ${Date.now()}`;
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'manager@demo.test', '/projects');
    await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Neues Projekt' }).click();
    await expect(page.getByLabel(/^Nummer/)).not.toHaveValue('');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Bitte dieses Feld ausfüllen.').first()).toBeVisible();
    await page.getByLabel('Titel').fill(title);
    await page.getByRole('combobox', { name: 'Auftraggeber' }).fill('Burgergemeinde Langnau');
    await page
      .getByRole('option', { name: /Burgergemeinde Langnau/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Beginn' }).fill('2.11.2026');
    await page.getByLabel('Menge').fill('120,5');
    await page.getByLabel('Einheit').selectOption('m3');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Speichern' }).click();

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('In Planung').first()).toBeVisible();
    await page.getByRole('button', { name: 'Status ändern' }).click();
    await page.getByRole('menuitem', { name: 'In Arbeit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Status ändern' }).click();
    await expect(page.getByText('In Arbeit').first()).toBeVisible();
    await expectSound(page);
  });
}

test('an unknown tab opens the first, and a project of nobody says so', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/projects?filter[status]=PROG');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]+\/overview/);
  await page.goto(page.url().replace('/overview', '/nonsense'));
  await expect(page.getByRole('link', { name: 'Übersicht' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/projects/0190f000-0000-7000-8000-000000000000/overview');
  await expect(page.getByText('Dieses Projekt gibt es nicht oder nicht mehr.')).toBeVisible();
});

test('two people change one project: the second sees both versions and loses nothing', async ({
  page,
  anotherBrowser,
}) => {
  await signIn(page, 'manager@demo.test', '/projects');
  const { id } = await aProject(page);
  await openPage(page, `/projects/edit/${id}`);
  await page.getByLabel('Waldeigentümer').fill('Gemeinde Trub');

  const other = await anotherBrowser('admin@demo.test', new URL(page.url()).pathname);
  await other.getByLabel('Externe Nummer').fill(`E${Date.now() % 100_000}`);
  await other.getByRole('button', { name: 'Speichern' }).click();
  await expect(other).toHaveURL(/\/overview/);

  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inzwischen geändert' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'So speichern' }).click();
  await expect(page).toHaveURL(/\/overview/);
  await expect(page.getByText('Gemeinde Trub')).toBeVisible();
});

test('an employee sees the own projects and no way to change them', async ({ page }) => {
  await signIn(page, 'employee@demo.test', '/projects');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Neues Projekt' })).toHaveCount(0);
  await page.goto('/projects/create');
  await expect(page).toHaveURL(/\/403/);
});
