import { expectAccessible, expectSound, signIn, today } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

interface Item {
  number: string;
  open: string;
  reference: string | null;
}

/** The last due open bill of the demo that asks to be paid by reference. */
async function billByReference(page: Page): Promise<Item> {
  const url =
    '/api/bookkeeping/debtor-items?filter[isOpen]=true&filter[kind]=bill&sort=-dueDate&pageSize=100';
  const { items } = (await (await page.request.get(url)).json()) as { items: Item[] };
  const bill = items.find(({ reference }) => reference !== null);
  if (!bill) throw new Error('the demo has no open bill with a reference');
  return bill;
}

/** A statement with the bill's payment and one of somebody unknown. */
function statementOf({ open, reference }: Item, id: string): string {
  const entry = (ref: string, amount: string, inner: string) =>
    `<Ntry><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${today()}</Dt></BookgDt><AcctSvcrRef>${id}-${ref}</AcctSvcrRef><NtryDtls><TxDtls><Refs><AcctSvcrRef>${id}-${ref}-T</AcctSvcrRef></Refs><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${inner}</TxDtls></NtryDtls></Ntry>`;
  const paid = entry(
    '1',
    open,
    `<RmtInf><Strd><CdtrRefInf><Ref>${reference ?? ''}</Ref></CdtrRefInf></Strd></RmtInf>`,
  );
  const unknown = entry('2', '3.35', '<RltdPties><Dbtr><Pty><Nm>Ohne Rechnung</Nm></Pty></Dbtr></RltdPties>');
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>${id}</Id><Acct><Id><IBAN>CH9300762011623852957</IBAN></Id></Acct>${paid}${unknown}</Stmt></BkToCstmrStmt></Document>`;
}

test('a statement is read, booked by keyboard, taken back, and what is nothing of debtors put aside', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.test', '/debitors/statements');
  const bill = await billByReference(page);
  const buffer = Buffer.from(statementOf(bill, `E2E-${Date.now()}`));
  await page.setInputFiles('input[type=file]', { name: 'auszug.xml', mimeType: 'text/xml', buffer });
  await expect(page.getByText('2 neue Bewegungen.').first()).toBeVisible();
  const lines = page.getByRole('list', { name: 'Bewegungen' }).getByRole('listitem');
  const line = lines.filter({ hasText: bill.number });
  await expect(line).toContainText('Eindeutig');
  await expectSound(page);

  await line.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gebucht.')).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(line).toContainText('Eindeutig');

  const unknown = lines.filter({ hasText: 'Ohne Rechnung' });
  for (const row of [unknown.first(), line]) {
    await row.focus();
    await page.keyboard.press('x');
    await expect(page.getByText('Weggelegt.').first()).toBeVisible();
  }
  await expect(line).toHaveCount(0);

  await page.getByRole('link', { name: 'Auszüge', exact: true }).click();
  await page.getByRole('row').filter({ hasText: 'CH93 0076 2011 6238 5295 7' }).first().dblclick();
  await expect(page.getByRole('dialog')).toContainText('auszug.xml');
  await expectAccessible(page);
});
