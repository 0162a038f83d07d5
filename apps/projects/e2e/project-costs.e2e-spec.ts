import {
  callApi,
  dayFromToday,
  expectAccessible,
  expectSound,
  looks,
  openPage,
  signIn,
  startSession,
} from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';
import { aProject } from './a-project';

const withPrice = { totalAmount: '9876.00' };

/** As the Swiss write amounts. */
function written(amount: number): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, '’')}.${cents}`;
}

for (const width of looks([1280, 390])) {
  test(`a project is planned, worked on, and its costs are right at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await startSession(page, 'admin@demo.test');
    const project = await aProject(page, { title: `Kosten ${width} ${Date.now()}`, ...withPrice });
    await openPage(page, `/projects/${project.id}/costs`);
    await expect(page.getByText('Noch nichts geplant.')).toBeVisible();

    await page.getByRole('button', { name: 'Zeile hinzufügen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zeile hinzufügen' });
    await dialog.getByRole('textbox', { name: 'Bezeichnung' }).fill('Holzerei');
    await dialog.getByRole('textbox', { name: 'Menge' }).fill('10');
    await dialog.getByRole('textbox', { name: 'Kosten je Einheit' }).fill('50');
    await dialog.getByRole('textbox', { name: 'Preis je Einheit' }).fill('90');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('von CHF 500.00 geplant').first()).toBeVisible();

    const day = dayFromToday(-1 - (width % 5));
    const spent = [12.35, 150.5, 7.15];
    for (const amount of spent) {
      await callApi(page, 'POST', '/api/time/entries', {
        kind: 'expenses',
        projectId: project.id,
        workDate: day,
        amount: amount.toFixed(2),
        comment: 'Material',
      });
    }
    const sum = spent.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;
    await expect
      .poll(async () => {
        const costs = await callApi<{ totals: { cost: string } }>(
          page,
          'GET',
          `/api/projects/projects/${project.id}/costs`,
        );
        return costs.totals.cost;
      })
      .toBe(sum.toFixed(2));
    await page.reload();
    const table = page.getByRole('region', { name: 'Art', exact: true });
    await expect(table.getByRole('row', { name: new RegExp(`Spesen.*${written(sum)}`) })).toBeVisible();
    const total = table.getByRole('row', { name: /^Summe/ });
    await expect(total).toContainText(written(500));
    await expect(total).toContainText(written(500 - sum));
    await page.getByText('Monat', { exact: true }).click();
    await expect(page.getByRole('region', { name: 'Monat', exact: true })).toContainText(written(sum));
    await expectSound(page);
  });
}

test('a project serves as a template, with its plan and people', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/projects?search=P237');
  // Until the search has filtered the list, its first row is any other project.
  await page.getByRole('row').filter({ hasText: 'P237' }).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Übersicht' })).toBeVisible();
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Als Vorlage kopieren' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Nummer' })).not.toHaveValue('');
  const title = `Vorlage ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Titel' }).fill(title);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Projekt anlegen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('In Planung').first()).toBeVisible();
  await page.getByRole('link', { name: 'Kosten', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Plan', exact: true }).getByRole('row')).not.toHaveCount(0);
});

test('whoever may not see prices finds no amount anywhere on a project', async ({ page }) => {
  await startSession(page, 'admin@demo.test');
  const { items } = await callApi<{ items: { id: string; email: string }[] }>(
    page,
    'GET',
    '/api/admin/employees?pageSize=all',
  );
  const foreman = items.find(({ email }) => email === 'foreman@demo.test')?.id;
  const title = `Geheim ${Date.now()}`;
  const project = await aProject(page, { title, ...withPrice, assignedEmployeeIds: [foreman] });
  await startSession(page, 'foreman@demo.test');
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  for (const path of [project.id, '?pageSize=all', 'export/csv']) {
    const answer = await page.request.get(`/api/projects/projects/${path}`.replace('/?', '?'), { headers });
    const text = await answer.text();
    expect(text, path).toContain(title);
    expect(text, path).not.toContain('9876');
  }
  await openPage(page, '/projects?filter[status]=PROG');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Übersicht' })).toBeVisible();
  await expect(page.getByText('Erfasste Stunden')).toBeVisible();
  await expect(page.getByText('CHF')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Kosten', exact: true })).toHaveCount(0);
  await page.goto(page.url().replace('/overview', '/costs'));
  await expect(page.getByRole('link', { name: 'Übersicht' })).toHaveAttribute('aria-current', 'page');
});
