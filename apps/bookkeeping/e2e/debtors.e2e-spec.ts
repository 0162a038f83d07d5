import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectSound,
  looks,
  openPage,
  signIn,
} from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

interface Item {
  id: string;
  number: string;
  open: string;
  addressId: string;
}

/** An open bill of the demo, the nth by due date. */
async function openBill(page: Page, nth: number): Promise<Item> {
  const url = '/api/bookkeeping/debtor-items?filter[isOpen]=true&filter[kind]=bill&pageSize=100';
  const { items } = (await (await page.request.get(url)).json()) as { items: Item[] };
  const bill = items[nth];
  if (!bill) throw new Error('the demo has no open bill');
  return bill;
}

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const [nth, viewport] of looks(sizes).entries()) {
  test.describe(`debtors at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('look an entry of the journal up', async ({ page }) => {
      await signIn(page, 'admin@demo.test', '/debitors/ledger?filter[source]=bill');
      const entry = page.getByText(/: \d{4}-\d{4}/).first();
      await expect(entry).toBeVisible();
      await expectSound(page);
      await entry.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('link', { name: 'Rechnung' })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('link', { name: '1100' }).click();
      await expect(page.getByRole('heading', { name: /^1100/ })).toBeVisible();
      await expectSound(page);
      await openPage(page, '/debitors/ledger?view=items');
      await expect(page.getByText('Debitorenkonto')).toBeVisible();
      await expect(page.getByText('stimmen an diesem Tag nicht überein')).toHaveCount(0);
      await expectAccessible(page);
    });

    test('set a credit limit, and see it exceeded', async ({ page }) => {
      await signIn(page, 'admin@demo.test', '/plugins/debitors/views');
      await expect(page.getByRole('figure', { name: 'Verrechnet und bezahlt' })).toBeVisible();
      await expectSound(page);
      const { addressId } = await openBill(page, nth + 2);
      await openPage(page, `/debitors/edit/${addressId}?tab=terms`);
      const limit = page.getByLabel('Höchstens offen');
      await limit.fill('0.05');
      await page.keyboard.press('Enter');
      const warning = page.getByText('Es ist mehr offen als die Kreditlimite');
      await expect(warning).toBeVisible();
      await expectSound(page);
      await limit.fill('');
      await page.keyboard.press('Enter');
      await expect(warning).toHaveCount(0);
    });

    test('pay in euro for a bill in francs, with its loss', async ({ page }) => {
      await signIn(page, 'admin@demo.test', '/debitors');
      const bill = await openBill(page, nth);
      await openPage(page, `/debitors/create?address=${bill.addressId}&item=${bill.id}`);
      await page.getByLabel('Währung').selectOption('EUR');
      await page.getByLabel('Kurs: CHF für 1 EUR').fill('0.99');
      await page.keyboard.press('Tab');
      await expect(page.getByText('Kursverlust CHF')).toBeVisible();
      await expect(page.getByLabel(`Davon für ${bill.number}`)).not.toHaveValue('');
      await expectSound(page);
    });

    test('pay a bill by keyboard, and it is taken back', async ({ page }) => {
      await signIn(page, 'admin@demo.test', '/debitors');
      await expect(page.getByRole('heading', { name: 'Debitoren' })).toBeVisible();
      await expectSound(page);
      const bill = await openBill(page, nth);

      await openPage(page, `/debitors/create?address=${bill.addressId}&item=${bill.id}`);
      await expect(page.getByLabel(`Für ${bill.number}`)).not.toHaveValue('');
      await expectSound(page);
      await page.getByLabel('Bezahlter Betrag').fill('10');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Zahlung gebucht.')).toBeVisible();

      await openPage(page, `/debitors/edit/${bill.addressId}?tab=payments`);
      const newest = page.getByRole('list', { name: 'Zahlungen' }).getByRole('listitem').first();
      await expect(newest).toContainText('10.00');
      await expectSound(page);
      await newest.getByRole('button').click();
      await page.getByRole('menuitem', { name: 'Stornieren' }).click();
      await expect(page.getByText('Zahlung storniert.')).toBeVisible();
      await expect.poll(async () => (await openBill(page, nth)).open).toBe(bill.open);
    });
  });
}

test('an opening is looked at, refused with its difference, taken over and taken back', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/plugins/debitors/settings/opening');
  const { addressId } = await openBill(page, 0);
  const debtor = await page.request.get(`/api/bookkeeping/debtors/${addressId}`);
  const { name } = (await debtor.json()) as { name: string };
  const files = page.locator('input[type=file]');
  const give = async (place: number, content: string) =>
    files.nth(place).setInputFiles({ name: 'e.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await expect(files).toHaveCount(2);
  await give(0, 'Konto;Soll;Haben\n1100;181;\n2800;;181');
  await expect(page.getByText('die offenen Posten ergeben')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Eröffnung übernehmen' })).toBeDisabled();
  await expectSound(page);
  await give(1, `Nummer;Name;Datum;Betrag\nE2E-${Date.now()};${name};1.12.2025;181`);
  await expect(page.getByText('Alles passt zusammen.')).toBeVisible();
  await page.getByRole('button', { name: 'Eröffnung übernehmen' }).click();
  await expect(page.getByText('Eröffnung gebucht.')).toBeVisible();
  await page.getByRole('button', { name: 'Eröffnung zurücknehmen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eröffnung zurücknehmen' }).click();
  await expect(page.getByText('Eröffnung zurückgenommen.')).toBeVisible();
});

test('a customer’s own statement is recorded by keyboard, stands open like a bill, and is taken back', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.test', '/debitors/self-billing');
  await page.getByRole('combobox', { name: 'Kunde' }).fill('Gemeinde');
  await page
    .getByRole('option', { name: /Gemeinde/ })
    .first()
    .click();
  const number = `GS-${Date.now()}`;
  await page.getByLabel('Nummer').fill(number);
  await page.getByRole('combobox', { name: 'Konto' }).fill('3400');
  await expect(page.locator('[role=option]')).toHaveText(/^3400/);
  await page.keyboard.press('Enter');
  await page.getByLabel('Betrag mit MWST').fill('1081');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Buchen' }).click();
  await expect(page.getByText('Abrechnung gebucht.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('Abrechnung des Kunden');
  await expect(row).toContainText('1’081.00');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await row.getByRole('button', { name: /^Aktionen zu/ }).click();
  await page.getByRole('menuitem', { name: 'Zurücknehmen' }).click();
  await page.getByLabel('Grund').fill('Vom Sägewerk widerrufen');
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(page.getByText('Zurückgenommen').first()).toBeVisible();
  await expect(row.first()).toContainText('beglichen');
});
