import { callApi, openPage, startSession } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

const count = 300;

interface Draft extends Record<string, unknown> {
  id: string;
  version: number;
}

const headFields = ['title', 'documentDate', 'termDays', 'currency', 'language', 'vatMode', 'cashRounding'];

/** A draft of many positions; returns its id. */
async function createLongDraft(page: Page): Promise<string> {
  const { items } = await callApi<{ items: { id: string }[] }>(
    page,
    'GET',
    '/api/addresses/addresses?pageSize=1',
  );
  const input = { type: 'offer', title: 'Lang', addressId: items[0]?.id };
  const draft = await callApi<Draft>(page, 'POST', '/api/documents/documents', input);
  const head = Object.fromEntries(headFields.map((field) => [field, draft[field]]));
  const positions = Array.from({ length: count }, (_, index) => ({
    kind: 'item',
    text: `Baum ${index + 1}`,
    quantity: '1',
    unit: 'piece',
    unitPrice: '10',
    vatKey: 'standard',
  }));
  await callApi(page, 'PUT', `/api/documents/documents/${draft.id}`, { ...head, positions }, draft.version);
  return draft.id;
}

const textOf = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Leistung, Position ${number}`, exact: true });

test('a document of many positions is edited by keyboard, with only those in sight in the page', async ({
  page,
}) => {
  await startSession(page, 'manager@demo.test');
  const id = await createLongDraft(page);
  await openPage(page, `/documents/edit/${id}`);
  await textOf(page, 1).click();
  expect(await page.locator('*').count()).toBeLessThan(2000);
  await expect(page.getByRole('table').first()).toHaveAttribute('aria-rowcount', String(count + 1));

  for (let line = 1; line < 40; line += 1) {
    await page.keyboard.press('Enter');
    await expect(textOf(page, line + 1)).toBeFocused();
  }
  await page.keyboard.press('End');
  await page.keyboard.type(' gefällt');

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(textOf(page, count)).toBeVisible();
  await expect(textOf(page, 40)).toBeFocused();
  await expect(textOf(page, 40)).toHaveValue('Baum 40 gefällt');
  await expect(textOf(page, 150)).toHaveCount(0);

  await page.keyboard.press('Alt+ArrowDown');
  await expect(textOf(page, 41)).toBeFocused();
  await expect(textOf(page, 41)).toHaveValue('Baum 40 gefällt');

  const unit = page.getByRole('combobox', { name: 'Einheit, Position 41', exact: true });
  await unit.focus();
  await unit.selectOption({ label: 'Stunde' });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Entwurf gespeichert').first()).toBeVisible();
  const saved = await callApi<{ positions: { text: string; unit: string }[] }>(
    page,
    'GET',
    `/api/documents/documents/${id}`,
  );
  expect(saved.positions).toHaveLength(count);
  expect(saved.positions[40]).toMatchObject({ text: 'Baum 40 gefällt', unit: 'hour' });
});
