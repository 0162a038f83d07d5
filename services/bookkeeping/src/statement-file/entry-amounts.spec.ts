import { Readable } from 'node:stream';
import { readStatementFile } from './read-statement-file';
import type { StatementRow } from './statement-file.types';

const head =
  '<Id>S1</Id><ElctrncSeqNb>17</ElctrncSeqNb><Acct><Id><IBAN>CH9300762011623852957</IBAN></Id><Ccy>CHF</Ccy></Acct>';
const statementOf = (...parts: string[]) =>
  `<Document><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr><Stmt>${head}${parts.join('')}</Stmt></BkToCstmrStmt></Document>`;

interface Entry {
  amount?: string;
  direction?: 'CRDT' | 'DBIT';
  inner?: string;
  days?: string;
}
const entry = ({ amount = '100.00', direction = 'CRDT', inner = '', days }: Entry = {}) =>
  `<Ntry><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>` +
  `${days ?? '<BookgDt><Dt>2026-11-17</Dt></BookgDt>'}${inner}</Ntry>`;
const details = (...transactions: string[]) =>
  `<NtryDtls>${transactions.map((one) => `<TxDtls>${one}</TxDtls>`).join('')}</NtryDtls>`;
const amountOf = (amount: string, currency = 'CHF', direction = '') =>
  `<Amt Ccy="${currency}">${amount}</Amt>${direction && `<CdtDbtInd>${direction}</CdtDbtInd>`}`;
const structured = (reference: string) =>
  `<RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf>`;
const free = (text: string) => `<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`;

const read = async (...parts: string[]) => {
  const [statement] = await readStatementFile(Readable.from([Buffer.from(statementOf(...parts))]));
  if (!statement) throw new Error('nothing was read');
  return statement;
};
const rowsOf = async (given: Entry): Promise<StatementRow[]> => (await read(entry(given))).rows;

describe('the amount of a row', () => {
  it('is that of the entry, whatever the transaction says was paid before the bank took its charges', async () => {
    const charges = '<Chrgs><Rcrd><Amt Ccy="CHF">1.50</Amt><ChrgInclInd>true</ChrgInclInd></Rcrd></Chrgs>';
    const [row] = await rowsOf({
      amount: '98.50',
      inner: details(`<Refs><EndToEndId>E1</EndToEndId></Refs>${amountOf('100.00')}${charges}`),
    });
    // The account balance grows by 98.50; with the charges the customer has paid 100.00.
    expect(row).toMatchObject({
      ...{ amount: '98.50', currency: 'CHF', direction: 'in', endToEndId: 'E1', collective: false },
      charges: [{ amount: '1.50', included: true }],
    });
  });

  it('is that of the entry where the transaction names the same in another currency', async () => {
    const [row] = await rowsOf({ amount: '93.00', inner: details(amountOf('100.00', 'EUR')) });
    expect(row).toMatchObject({ amount: '93.00', currency: 'CHF' });
  });

  it('of a collective entry is that of each transaction, where they come to the entry', async () => {
    const rows = await rowsOf({ inner: details(amountOf('60.00'), amountOf('40.00')) });
    expect(rows.map(({ amount, collective }) => [amount, collective])).toEqual([
      ['60.00', false],
      ['40.00', false],
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
    expect(new Set(rows.map(({ entryKey }) => entryKey)).size).toBe(1);
  });

  it('is that of the entry where transactions come to it in figures, but in another currency', async () => {
    const rows = await rowsOf({ inner: details(amountOf('60.00', 'EUR'), amountOf('40.00', 'EUR')) });
    expect(rows).toMatchObject([{ amount: '100.00', currency: 'CHF', collective: true }]);
  });

  it('is taken off where a transaction goes the other way than its entry', async () => {
    const rows = await rowsOf({
      inner: details(amountOf('120.00', 'CHF', 'CRDT'), amountOf('20.00', 'CHF', 'DBIT')),
    });
    expect(rows.map(({ amount, direction }) => `${direction} ${amount}`)).toEqual(['in 120.00', 'out 20.00']);
  });

  it('of what was ordered in another currency is kept beside it', async () => {
    const ordered = '<AmtDtls><InstdAmt><Amt Ccy="EUR">100.00</Amt></InstdAmt></AmtDtls>';
    const [row] = await rowsOf({ amount: '93.00', inner: details(`${amountOf('93.00')}${ordered}`) });
    expect(row).toMatchObject({ amount: '93.00', ordered: { amount: '100.00', currency: 'EUR' } });
  });

  it('of older versions stands with the details', async () => {
    const tx = (amount: string) => `<AmtDtls><TxAmt><Amt Ccy="CHF">${amount}</Amt></TxAmt></AmtDtls>`;
    expect((await rowsOf({ inner: details(tx('70.00'), tx('30.00')) })).map(({ amount }) => amount)).toEqual([
      ...['70.00', '30.00'],
    ]);
  });

  it('of an entry that another file splits is one collective row', async () => {
    const batch = '<NtryDtls><Btch><PmtInfId>P-1</PmtInfId><NbOfTxs>4</NbOfTxs></Btch></NtryDtls>';
    expect(await rowsOf({ inner: batch })).toMatchObject([
      { amount: '100.00', collective: true, paymentInfoId: 'P-1' },
    ]);
  });
});

describe('the reference of a row', () => {
  const qr = '210000000003139471430009017';

  it.each([
    ['a QR reference in blanks', structured('21 00000 00003 13947 14300 09017'), qr],
    ['a creditor reference in small letters', structured('rf18 5390 0754 7034'), 'RF18539007547034'],
    ['one that stands alone in the free text', free(qr), qr],
    ['none of a text that holds more', free(`Rechnung ${qr}`), null],
    ['none of a number that is no reference', free('2026-0001'), null],
    ['none where the bank says that there was none', structured('NOTPROVIDED'), null],
    ['none where it is too long for one', structured('X'.repeat(36)), null],
  ])('is %s', async (_what, remittance, reference) => {
    const [row] = await rowsOf({ inner: details(`${amountOf('100.00')}${remittance}`) });
    expect(row?.reference).toBe(reference);
  });

  it('is read from the text where the structured one is empty words', async () => {
    const both = `<RmtInf><Strd><CdtrRefInf><Ref>NOTPROVIDED</Ref></CdtrRefInf></Strd><Ustrd>${qr}</Ustrd></RmtInf>`;
    expect((await rowsOf({ inner: details(`${amountOf('100.00')}${both}`) }))[0]?.reference).toBe(qr);
  });
});

describe('the other side of a row', () => {
  const parties =
    '<RltdPties><Dbtr><Pty><Nm>Gemeinde Trub</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>CH56 0483 5012 3456 7800 9</IBAN></Id></DbtrAcct>' +
    '<Cdtr><Nm>Sägewerk AG</Nm></Cdtr><CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct></RltdPties>';

  it('is who paid, of money that came in', async () => {
    expect(await rowsOf({ inner: details(`${amountOf('100.00')}${parties}`) })).toMatchObject([
      { counterpartyName: 'Gemeinde Trub', counterpartyIban: 'CH5604835012345678009' },
    ]);
  });

  it('is who was paid, of money that went out', async () => {
    expect(
      await rowsOf({ direction: 'DBIT', inner: details(`${amountOf('100.00')}${parties}`) }),
    ).toMatchObject([{ counterpartyName: 'Sägewerk AG', counterpartyIban: 'DE89370400440532013000' }]);
  });

  it('is the ultimate one where no other is named, and no account where there is none', async () => {
    const ultimate = '<RltdPties><UltmtDbtr><Pty><Nm>Anna Muster</Nm></Pty></UltmtDbtr></RltdPties>';
    expect(await rowsOf({ inner: details(`${amountOf('100.00')}${ultimate}`) })).toMatchObject([
      { counterpartyName: 'Anna Muster', counterpartyIban: null },
    ]);
  });
});

describe('the days of a row', () => {
  it('are those of booking and value', async () => {
    const days =
      '<BookgDt><DtTm>2026-11-17T23:59:59+01:00</DtTm></BookgDt><ValDt><Dt>2026-11-18</Dt></ValDt>';
    expect(await rowsOf({ days })).toMatchObject([{ bookedOn: '2026-11-17', valueOn: '2026-11-18' }]);
  });

  it('are the same where only one is told', async () => {
    const value = '<ValDt><Dt>2026-11-18</Dt></ValDt>';
    expect(await rowsOf({ days: value })).toMatchObject([{ bookedOn: '2026-11-18', valueOn: '2026-11-18' }]);
  });

  it('where none is told the entry is left out, for nobody knows when to book it', async () => {
    const { rows, leftOut } = await read(entry({ days: '<AcctSvcrRef>A1</AcctSvcrRef>' }));
    expect([rows, leftOut]).toMatchObject([[], [{ amount: '100.00', bookedOn: null }]]);
  });
});

it('balances have the sign of their account; those that stand behind the entries count too', async () => {
  const balance = (code: string, amount: string, direction: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Dt><Dt>2026-11-17</Dt></Dt></Bal>`;
  const { balances, sequence } = await read(
    balance('OPBD', '50.00', 'DBIT'),
    entry(),
    balance('CLBD', '50.00', 'CRDT'),
  );
  expect(balances.map(({ code, amount }) => [code, amount])).toEqual([
    ['OPBD', '-50.00'],
    ['CLBD', '50.00'],
  ]);
  expect(sequence).toBe('17');
});
