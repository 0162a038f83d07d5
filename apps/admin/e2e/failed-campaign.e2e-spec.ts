import { callApi, expectSound, openPage, signIn, startSession } from '@jahrring/testing/browser';
import { expect, type Page, test } from '@playwright/test';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

interface Made {
  id: string;
  title: string;
  endsAt: string;
}

const mark = Math.random().toString(36).slice(2, 8);
const name = `Abfuhrplan ${mark}`;
/** Within which the job that looks at ends has run. */
const aWhile = 60_000;

async function become(page: Page, email: string, to: string): Promise<void> {
  await signIn(page, email, to);
}

/** The end of a campaign comes: no test waits for a day of the calendar. */
function end(campaignId: string): void {
  const file = path.join(process.env['E2E_DATA_DIR'] ?? '.data', 'admin.sqlite');
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA busy_timeout = 10000');
    const moment = new Date().toISOString().replace('T', ' ').replace('Z', '');
    const { changes } = database
      .prepare('UPDATE campaigns SET ends_at = ? WHERE id = ?')
      .run(moment, campaignId);
    expect(changes).toBe(1);
  } finally {
    database.close();
  }
}

test('a campaign that too few take part in fails at its end: pledges lapse, nobody pays, everybody is told', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await startSession(page, 'superadmin@demo.test');
  const plugin = await callApi<Made>(page, 'POST', '/api/admin/planned-plugins', {
    ...{ key: `abfuhr-${mark}`, title: { de: name }, text: { de: 'Wer was wann holt' }, price: null },
  });
  const year = new Date().getFullYear() + 1;
  const campaign = await callApi<Made>(page, 'POST', '/api/admin/campaigns', {
    ...{ pluginId: plugin.id, goal: '10000.00', startPercent: 60, guaranteePercent: 80, maxInvestors: 20 },
    ...{ smallestPledge: '100.00', largestSharePercent: 50, priceCutPercent: 0, priceCutMonths: 0 },
    ...{ endsOn: `${year}-06-30`, benefit: { de: 'Ein Tag Einführung' } },
  });

  await become(page, 'admin@demo.test', '/plugins');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
  const dialog = page.getByRole('dialog');
  await card.getByRole('button', { name: `${name} mitfinanzieren` }).click();
  await dialog.getByRole('textbox', { name: 'Betrag' }).fill('1500');
  await dialog.getByRole('button', { name: 'Verbindlich zusagen' }).click();
  await expect(card).toContainText('Deine Lizenz hat CHF 1’500.00 zugesagt');
  await startSession(page, 'admin@muster.test');
  const ofMuster = `/api/admin/plugin-funding/campaigns/${campaign.id}/pledge`;
  await callApi(page, 'POST', ofMuster, { amount: '400.00' });
  await openPage(page, '/profile');

  end(campaign.id);
  await openPage(page, '/plugins');
  await expect(card).toContainText('Gescheitert');
  await expect(card).toContainText('ist verfallen');
  await expect(card.getByRole('button', { name: /mitfinanzieren/ })).toHaveCount(0);
  const told = page.getByText(`Für «${name}» kam nicht genug zusammen; eure Zusage ist verfallen`).first();
  for (const email of ['admin@muster.test', 'admin@demo.test']) {
    await become(page, email, '/notifications');
    await expect(async () => {
      await page.reload();
      await expect(told).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: aWhile });
  }

  await become(page, 'superadmin@demo.test', `/admin/crowdfunding?id=${campaign.id}`);
  await expect(page.getByText('Gescheitert', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verrechnen' })).toHaveCount(0);
  const { pledges } = await (await page.request.get(`/api/admin/campaigns/${campaign.id}`)).json();
  expect(pledges).toMatchObject([
    { billing: false, billNumber: null },
    { billing: false, billNumber: null },
  ]);
  await expectSound(page);
  // The extension is still to come: another campaign can begin.
  await expect(page.getByText(name).first()).toBeVisible();
});
