import { callApi, expectSound, openPage, test, startSession } from '@jahrring/testing/browser';
import { expect, type Page } from '@playwright/test';

interface Draft extends Record<string, unknown> {
  id: string;
  version: number;
}

const headFields = [
  'addressId',
  'documentDate',
  'termDays',
  'currency',
  'language',
  'vatMode',
  'cashRounding',
];
const documents = '/api/documents/documents';

/** An issued offer with a line and an optional one; returns its id. */
async function issueOffer(page: Page): Promise<string> {
  const { items } = await callApi<{ items: { id: string }[] }>(
    page,
    'GET',
    '/api/addresses/addresses?pageSize=1',
  );
  const input = { type: 'offer', title: 'Durchforstung', addressId: items[0]?.id };
  const draft = await callApi<Draft>(page, 'POST', documents, input);
  const head = Object.fromEntries(headFields.map((field) => [field, draft[field]]));
  const line = { kind: 'item', quantity: '1', unit: 'flat_rate', unitPrice: '1200', vatKey: 'standard' };
  const positions = [
    { ...line, text: 'Durchforstung' },
    { ...line, text: 'Wege räumen', optional: true },
  ];
  const url = `${documents}/${draft.id}`;
  const body = { ...head, title: 'Durchforstung', positions };
  const { version } = await callApi<Draft>(page, 'PUT', url, body, draft.version);
  await callApi(page, 'POST', `${url}/issue`, { changeEntries: false }, version);
  return draft.id;
}

test('a customer reads, asks, signs and confirms an offer on the phone by a link alone', async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  await startSession(page, 'manager@demo.test');
  const id = await issueOffer(page);
  await openPage(page, `/documents/edit/${id}`);
  await page.getByRole('button', { name: 'Link erstellen' }).click();
  const link = await page.getByRole('textbox', { name: 'Adresse des Links' }).inputValue();

  const phone = await anotherBrowser(undefined, undefined, {
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
  });
  await phone.goto(link);
  // In the offer's language, whatever the phone speaks.
  await expect(phone.getByRole('heading', { level: 1, name: /^Offerte / })).toBeVisible();
  await expectSound(phone);
  const questions = phone.getByRole('region', { name: 'Fragen' });
  await questions.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Vreni Kunz');
  await questions.getByRole('textbox', { name: 'Frage' }).fill('Wann beginnt die Arbeit?');
  await questions.getByRole('button', { name: 'Frage senden' }).click();
  await expect(questions).toContainText('Die Frage ist bei');

  const form = phone.getByRole('region', { name: 'Annehmen und unterschreiben' });
  await phone.getByRole('checkbox', { name: 'Dazu bestellen: Wege räumen' }).check();
  await form.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Vreni Kunz');
  await form.getByRole('checkbox', { name: /^Ich nehme das Angebot an/ }).check();
  await form.getByRole('button', { name: 'Verbindlich annehmen' }).click();
  await expect(form).toContainText('Die Unterschrift fehlt noch.');
  const field = form.getByRole('img', { name: 'Feld für die Unterschrift' });
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error('no field to sign on');
  await phone.mouse.move(box.x + 40, box.y + 90);
  await phone.mouse.down();
  await phone.mouse.move(box.x + 140, box.y + 40, { steps: 6 });
  await phone.mouse.move(box.x + 240, box.y + 100, { steps: 6 });
  await phone.mouse.up();
  await form.getByRole('button', { name: 'Verbindlich annehmen' }).click();
  await expect(phone.getByText(/^Vreni Kunz hat am .* angenommen/)).toBeVisible();
  await expect(form).toBeHidden();
  await expectSound(phone);

  await openPage(page, `/documents/edit/${id}`);
  const panel = page.getByRole('region', { name: 'Link für den Kunden' });
  await expect(panel).toContainText('Wann beginnt die Arbeit?');
  await expect(panel.getByRole('link', { name: 'Blatt zur Annahme (PDF)' })).toBeVisible();
  const { status, links } = await callApi<{ status: string; links: { other: { type: string } }[] }>(
    page,
    'GET',
    `${documents}/${id}`,
  );
  expect([status, links.map(({ other }) => other.type)]).toEqual(['CONF', ['order_confirmation']]);
});
