import {
  callApi,
  demoPassword,
  expectSound,
  linkMailedTo,
  openPage,
  signIn,
  startSession,
} from '@jahrring/testing/browser';
import { expect, type Page, test } from '@playwright/test';

interface Made {
  id: string;
}

const mark = Math.random().toString(36).slice(2, 8);
const name = `Sturmkarte ${mark}`;
const operator = {
  name: `Betreiberin ${mark} AG`,
  type: 'standard',
  startsOn: '2026-01-01',
  state: 'active',
};
const voter = `sagerei-${mark}@campaign.test`;
const helper = `korporation-${mark}@campaign.test`;
const place = { street: 'Bundesplatz', houseNumber: '3', zip: '3003', city: 'Bern' };

/** Another person at the same browser. */
async function become(page: Page, email: string, path: string): Promise<void> {
  await signIn(page, email, path);
}

/** A company of this test alone, with its admin: nobody of the demo belongs to more licences because of it. */
async function newCompany(page: Page, company: object, email: string): Promise<void> {
  await startSession(page, 'superadmin@demo.test');
  const { id } = await callApi<Made>(page, 'POST', '/api/admin/licences', { ...operator, ...company });
  const admin = { email, firstName: 'Fritz', lastName: `Wald ${mark}`, role: 'admin' };
  await callApi(page, 'POST', `/api/admin/licences/${id}/employees`, admin);
  const { href } = await linkMailedTo(page, email);
  await page.context().clearCookies();
  const token = href.split(/[=/]/).at(-1) ?? '';
  const chosen = { password: demoPassword, confirmation: demoPassword };
  await callApi(page, 'POST', '/api/auth/connect', { token, ...chosen });
}

async function pledge(page: Page, campaignId: string, amount: string): Promise<void> {
  await callApi(page, 'POST', `/api/admin/plugin-funding/campaigns/${campaignId}/pledge`, { amount });
}

test('an idea becomes a campaign, is paid together, invoiced and delivered; another one has failed', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await newCompany(
    page,
    {
      ...{ name: `Sägerei ${mark}`, street: 'Mühleweg', houseNumber: '2' },
      ...{ zip: '3550', city: 'Langnau' },
    },
    voter,
  );
  await newCompany(
    page,
    {
      ...{ name: `Waldkorporation ${mark}`, street: 'Kirchweg', houseNumber: '8' },
      ...{ zip: '3555', city: 'Trubschachen' },
    },
    helper,
  );
  await become(page, 'admin@demo.test', '/plugins?tab=ideas');
  await page.getByRole('button', { name: 'Idee vorschlagen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Titel' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Was soll sie können?' }).fill('Windwurf auf der Karte sehen');
  await dialog.getByRole('button', { name: 'Idee vorschlagen' }).click();
  await page.getByRole('link', { name }).click();
  // The list names the state of every idea: the page of this one is there first.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Vorgeschlagen', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Kommentar' }).fill('Am liebsten mit Fläche je Bestand.');
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  await expect(page.getByText('Am liebsten mit Fläche je Bestand.', { exact: true })).toBeVisible();
  await expectSound(page);

  await become(page, voter, '/plugins?tab=ideas');
  await page.getByRole('button', { name: `Dafür stimmen: ${name}` }).click();
  await expect(page.getByRole('button', { name: `Stimme zurückziehen: ${name}` })).toBeVisible();

  await become(page, 'superadmin@demo.test', '/admin/crowdfunding');
  const iban = 'CH9300762011623852957';
  await callApi<Made>(page, 'POST', '/api/admin/licences', { ...operator, ...place, iban });
  await page.getByRole('button', { name: 'Ändern' }).click();
  await dialog.getByRole('combobox', { name: 'Eigene Lizenz' }).fill(operator.name);
  await page.getByRole('option', { name: operator.name }).click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(operator.name, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Ideen' }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Planen' }).click();
  await dialog.getByRole('textbox', { name: 'Schlüssel' }).fill(`sturmkarte-${mark}`);
  await dialog.getByRole('button', { name: 'Planen' }).click();
  await page.getByRole('link', { name: 'Kampagne eröffnen' }).click();
  await page.getByRole('textbox', { name: 'Ziel' }).fill('1000');
  await page.getByRole('textbox', { name: 'Was Beteiligte erhalten (Deutsch)' }).fill('Ein Tag Einführung');
  await page.getByRole('button', { name: 'Kampagne eröffnen' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const address = new URL(page.url());
  const campaign = address.pathname + address.search;
  const campaignId = address.searchParams.get('id') ?? '';

  await become(page, 'admin@demo.test', '/plugins');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
  await card.getByRole('button', { name: `${name} mitfinanzieren` }).click();
  await dialog.getByRole('textbox', { name: 'Betrag' }).fill('500');
  await dialog.getByRole('button', { name: 'Verbindlich zusagen' }).click();
  await expect(card).toContainText('Deine Lizenz hat CHF 500.00 zugesagt');
  const saved = page.waitForEvent('download');
  await card.getByRole('button', { name: /Vereinbarung/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(card).toContainText('Offen');

  await become(page, helper, '/plugins');
  await pledge(page, campaignId, '100.00');
  await become(page, 'superadmin@demo.test', campaign);
  await expect(page.getByText('In Entwicklung', { exact: true })).toBeVisible();
  await become(page, voter, '/plugins');
  await pledge(page, campaignId, '200.00');
  await become(page, 'superadmin@demo.test', campaign);
  await expect(page.getByText('Garantiert', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Verrechnen' }).click();
  await dialog.getByRole('button', { name: 'Verrechnen' }).click();
  // The bills are written in the background, once the addresses are known there.
  await expect(page.getByText(/^Rechnung \d{4}-\d{4}$/)).toHaveCount(3, { timeout: 120_000 });
  await expectSound(page);
  await page.getByRole('button', { name: 'Als geliefert melden' }).click();
  await dialog.getByRole('button', { name: 'Als geliefert melden' }).click();
  await expect(page.getByText('Geliefert', { exact: true })).toBeVisible();

  await become(page, 'admin@demo.test', '/plugins');
  await expect(card).toContainText(/Rechnung \d{4}-\d{4}/);
  const failed = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 3, name: 'Drohnenbilder der Bestände' }),
  });
  await expect(failed).toContainText('Gescheitert');
  await expect(failed).toContainText('ist verfallen');
  await openPage(page, '/plugins?tab=ideas');
  const idea = page.getByRole('link', { name });
  await idea.click();
  await expect(page.getByText('Veröffentlicht', { exact: true })).toBeVisible();
});
