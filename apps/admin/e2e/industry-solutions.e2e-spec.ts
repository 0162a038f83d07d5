import {
  callApi,
  demoLicences,
  demoPassword,
  expectAccessible,
  expectLoaded,
  expectSound,
  linkMailedTo,
  loadPage,
  looks,
  openPage,
  signIn,
  sizes,
  startSession,
  test,
  today,
} from '@jahrring/testing/browser';
import { expect, type Page } from '@playwright/test';

const unique = () => Math.random().toString(36).slice(2, 8);
const own = '/settings/industry_solutions';
const muster = `/admin/licenses/${demoLicences.muster.id}/industry_solutions`;

const themes = ['light', 'dark'] as const;

interface Record {
  id: string;
  version: number;
}
interface List<T> {
  items: T[];
}

async function look(page: Page, path: string, title: string): Promise<void> {
  await openPage(page, path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectLoaded(page);
  await expectSound(page);
}

for (const { name, width, height } of looks(sizes)) {
  for (const theme of themes) {
    test(`industry solutions are read at the ${name}, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await signIn(page, 'superadmin@demo.test');
      await page.evaluate((value) => localStorage.setItem('theme', value), theme);
      await look(page, own, 'Branchenlösungen');
      await look(page, `${own}?package=timber-trade-de`, 'Branchenlösungen');
      await expect(page.getByText('Wird hinzugefügt', { exact: false })).toBeVisible();
      await look(page, '/admin/industry_solutions', 'Branchenpakete');
      await look(page, `${muster}?package=construction-ch`, 'Zimmerei Muster · Branchenlösungen');
    });
  }
}

/** The last part of the address in the newest mail. */
async function tokenMailedTo(superadmin: Page, email: string): Promise<string> {
  const { href } = await linkMailedTo(superadmin, email);
  return href.split(/[=/]/).at(-1) ?? '';
}

/** A company applies, confirms by its mail, and is activated; answers its licence and its admin’s address. */
async function newLicence(stranger: Page, superadmin: Page): Promise<{ id: string; email: string }> {
  const word = unique();
  const email = `chef@${word}.test`;
  const company = {
    ...{ licenceName: `Forst ${word}`, type: 'standard', country: 'CH', zip: '3550', city: 'Langnau' },
    ...{ firstName: 'Rita', lastName: 'Graber', email, locale: 'de' },
  };
  await callApi(stranger, 'POST', '/api/auth/applications', company);
  const token = await tokenMailedTo(superadmin, email);
  await callApi(stranger, 'POST', '/api/auth/applications/confirm', { token });
  const url = `/api/admin/licences?search=${word}`;
  const { items } = (await (await superadmin.request.get(url)).json()) as List<Record>;
  const [{ id, version }] = items as [Record];
  await callApi(superadmin, 'POST', `/api/admin/licences/${id}/state`, { state: 'active' }, version);
  return { id, email };
}

/** Customer and project as the company has them, and an hour of the activity that the solution has brought. */
async function firstHour(page: Page): Promise<void> {
  const word = unique();
  const customer = { name: 'Waldkorporation Graben', zip: '3550', city: 'Langnau', country: 'CH' };
  await callApi(page, 'POST', '/api/addresses/addresses', customer);
  const { id: projectId } = await callApi<Record>(page, 'POST', '/api/projects/projects', {
    number: word,
    title: 'Holzschlag Graben',
  });
  const search = '/api/inventory/choices/objects?kind=activities&search=Holzf';
  const { items } = await callApi<List<Record & { title: string }>>(page, 'GET', search);
  expect(items.map(({ title }) => title)).toEqual(['Holzfällen und Aufrüsten']);
  const hour = { projectId, activityId: items[0]?.id, workDate: today(), from: '00:00', to: '00:30' };
  // Time hears of the project and of the activity a moment later.
  await expect(async () => {
    await callApi(page, 'POST', '/api/time/entries', hour);
  }).toPass({ timeout: 30_000 });
}

test('a company applies, takes the first steps, applies its industry solution and records its first hour', async ({
  page,
  anotherBrowser,
}) => {
  const superadmin = await anotherBrowser();
  await startSession(superadmin, 'superadmin@demo.test');
  const { email } = await newLicence(page, superadmin);
  const token = await tokenMailedTo(superadmin, email);
  const password = `${demoPassword} 2`;
  await callApi(page, 'POST', '/api/auth/connect', { token, password, confirmation: password });
  await loadPage(page, '/');
  const steps = page.getByRole('list').filter({ has: page.getByText('Branchenlösung übernehmen') });
  await expect(steps.getByRole('link', { name: 'Kontenplan übernehmen' })).toBeVisible();

  await steps.getByRole('link', { name: 'Kontenplan übernehmen' }).click();
  await page.getByRole('button', { name: 'Kontenrahmen KMU wählen' }).click();
  await page.getByRole('button', { name: /^\d+ Konten übernehmen$/ }).click();
  await expect(page.getByText('Import abgeschlossen')).toBeVisible({ timeout: 30_000 });
  await openPage(page, '/');
  await steps.getByRole('link', { name: 'Branchenlösung übernehmen' }).click();
  await page.getByRole('button', { name: 'Ansehen und übernehmen: Forstbetrieb Schweiz' }).click();
  await expect(page.getByRole('heading', { name: /^Wird hinzugefügt \(\d+\)$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Übernehmen', exact: true }).press('Enter');
  await expect(page.getByText('Fertig. Was übernommen wurde', { exact: false })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('heading', { name: /^Hinzugefügt \(\d+\)$/ })).toBeVisible();
  await expectAccessible(page);

  await firstHour(page);
  await loadPage(page, '/');
  await expect(page.getByText('Branchenlösung übernehmen').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Branchenlösung übernehmen' })).toHaveCount(0);
});
