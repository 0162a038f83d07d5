import {
  callApi,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  signIn,
} from '@jahrring/testing/browser';
import { expect, type Page, test } from '@playwright/test';

const unique = () => Math.random().toString(36).slice(2, 8);

/** The dialog of somebody whose record another has saved meanwhile. */
const merging = (page: Page) => page.getByRole('dialog', { name: 'Inzwischen geändert' });

test.describe('two people change the same record', () => {
  test('who decides on an idea sees what has become of it meanwhile', async ({ page, browser }) => {
    const title = `Idee ${unique()}`;
    await signIn(page, 'admin@demo.test');
    const idea = await callApi<{ id: string; version: number }>(page, 'POST', '/api/admin/ideas', {
      ...{ title, text: 'Ein Kalender für Seilbahnen.' },
    });
    const operator = await (await browser.newContext()).newPage();
    await signIn(operator, 'superadmin@demo.test');
    await openPage(operator, `/admin/crowdfunding?tab=ideas&idea=${idea.id}`);
    await operator.getByRole('button', { name: 'Ablehnen' }).click();
    await operator.getByLabel('Grund').fill('Das gibt es schon.');
    const text = 'Ein Kalender für Seilbahnen und Helikopter.';
    await callApi(page, 'PATCH', `/api/admin/ideas/${idea.id}`, { title, text }, idea.version);
    await operator.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).click();
    await expect(merging(operator).getByText(text)).toBeVisible();
    await expectAccessible(operator);
    await operator.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(operator);
    await merging(operator).getByRole('button', { name: 'So speichern' }).press('Enter');
    await expect(operator.getByText('Das gibt es schon.')).toBeVisible();
    await operator.context().close();
  });
});
