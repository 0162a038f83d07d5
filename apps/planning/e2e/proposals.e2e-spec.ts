import {
  callApi,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  startSession,
} from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

interface Issued {
  id: string;
  version: number;
  number: string;
}

/** An order confirmation of two kinds of work, agreed; returns its number. */
async function agreeOrder(page: Page): Promise<string> {
  const first = async (url: string) =>
    (await callApi<{ items: { id: string }[] }>(page, 'GET', url)).items[0]?.id;
  const line = { kind: 'item', unit: 'hour', unitPrice: '80', vatKey: 'standard' };
  const draft = await callApi<Issued>(page, 'POST', '/api/documents/documents', {
    ...{
      type: 'order_confirmation',
      title: 'Schlag',
      addressId: await first('/api/addresses/addresses?pageSize=1'),
    },
    projectId: await first('/api/projects/projects?search=P201&pageSize=1'),
    positions: [
      { ...line, text: 'Holzen', quantity: '80' },
      { ...line, text: 'Rücken', quantity: '16' },
    ],
  });
  const url = `/api/documents/documents/${draft.id}/status`;
  const { number } = await callApi<Issued>(page, 'POST', url, { status: 'CONF' }, draft.version);
  return number;
}

test('what an order asks for is corrected and taken over, dismissed and brought back', async ({ page }) => {
  await startSession(page, 'manager@demo.test');
  const order = await agreeOrder(page);
  await openPage(page, '/scheduling-tool');
  const adjust = page.getByRole('button', { name: `${order}, Holzen: anpassen und übernehmen` });
  await expect(adjust).toBeVisible();
  await expectAccessible(page);

  await adjust.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Bedarf aus ${order}` });
  await dialog.getByRole('textbox', { name: 'Anzahl' }).fill('2');
  await dialog.getByRole('textbox', { name: 'Tage je Person oder Maschine' }).fill('5');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(dialog).toBeHidden();
  await expect(adjust).toBeHidden();
  await expect(page.getByText(`Aus ${order}`)).toBeVisible();

  const dismiss = page.getByRole('button', { name: `${order}, Rücken: verwerfen` });
  await dismiss.click();
  await expect(dismiss).toBeHidden();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(dismiss).toBeVisible();
  await dismiss.click();
  await expect(dismiss).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
