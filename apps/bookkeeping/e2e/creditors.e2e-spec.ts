import { expectAccessible, expectSound, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

interface Bill {
  id: string;
  number: string;
  total: string;
}

/** A bill with a payment part, as a supplier would send one: the latest of the demo's own. */
async function aBillWithCode(page: Page): Promise<Bill & { pdf: Buffer }> {
  const list = '/api/documents/documents?filter[type]=bill&sort=-documentDate&pageSize=100';
  const { items } = (await (await page.request.get(list)).json()) as { items: Bill[] };
  const bill = items.find(({ number, total }) => number && Number(total) > 0);
  if (!bill) throw new Error('the demo has no issued bill');
  const answer = await page.request.get(`/api/documents/documents/${bill.id}/pdf`);
  return { ...bill, pdf: await answer.body() };
}

test('a bill is read from its code, booked on a project, approved on the phone, and paid by a run', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.test', '/creditors/create');
  const { pdf, number } = await aBillWithCode(page);
  await page.setInputFiles('input[type=file]', {
    name: `${number}.pdf`,
    mimeType: 'application/pdf',
    buffer: pdf,
  });
  await expect(page.getByText(/^QR-Code gelesen/)).toBeVisible();
  await expect(page.getByLabel('IBAN')).not.toHaveValue('');
  await expect(page.getByText(/^Die Rechnung lautet auf/)).toHaveCount(0);
  await expectAccessible(page);

  const supplier = page.getByRole('combobox', { name: 'Lieferant' });
  await supplier.fill('Gemeinde');
  await page.locator('[role=option]').first().click();
  await page.getByLabel('Nummer').fill(`L-${number}`);
  await page.getByRole('combobox', { name: 'Konto' }).fill('4400');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Projekt' }).fill('P2');
  await page.getByRole('option', { name: /^P2/ }).first().click();
  await page.getByRole('combobox', { name: /^Maschine, Material/ }).fill('Forw');
  await page
    .getByRole('option', { name: /^Forwarder/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Buchen' }).click();
  await expect(page.getByText('Rechnung gebucht.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`L-${number}`);
  await expect(page.getByText('zu bewilligen')).toBeVisible();
  const part = page.getByRole('list', { name: 'Wofür' }).getByRole('listitem').first();
  await expect(part.getByRole('link', { name: /^P/ })).toBeVisible();
  await expect(part).toContainText(/Forwarder/);
  const kept = await page.request.get(
    (await page.getByRole('link', { name: 'Beleg' }).getAttribute('href')) ?? '',
  );
  expect((await kept.body()).equals(pdf)).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Bewilligen' }).click();
  await expect(page.getByText('Bewilligt.')).toBeVisible();
  await expectSound(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await openPage(page, '/creditors/payments/create');
  await page.getByLabel('Belastungskonto (IBAN)').fill('CH93 0076 2011 6238 5295 7');
  await page.getByRole('checkbox', { name: new RegExp(`L-${number}`) }).check();
  await page.getByRole('button', { name: 'Entwurf erstellen' }).click();
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await page.getByRole('button', { name: 'Datei erstellen' }).click();
  const file = await page.request.get((await page.getByRole('link', { name: 'Datei herunterladen' }).getAttribute('href')) ?? ''); // oxfmt-ignore
  expect(await file.text()).toContain('pain.001.001.09');
  await expectAccessible(page);
});
