import { sidesOf } from '../ledger/posting';
import { readTransactions } from './read-transactions';
import type { ReadingLicence } from './read-transactions';
import type { TransactionRow } from './read-transaction-file';

const swiss: ReadingLicence = { country: 'CH', currency: 'CHF', vatDue: '2200', text: 'Buchung' };

type Cells = TransactionRow['cells'];
const aRow = (change: Cells = {}): Cells => ({
  ...{ bookedOn: '31.01.2026', text: 'Miete', debit: '6000', credit: '1020', amount: '500.00' },
  ...change,
});
const read = (rows: Cells[], licence = swiss) =>
  readTransactions(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    licence,
  );
const linesOf = (...rows: Cells[]) =>
  read(rows).transactions.map(({ lines }) => lines.map(({ account, amount }) => `${account} ${amount}`));
const problemsOf = (...rows: Cells[]) =>
  read(rows).problems.map(({ line, field, code }) => `${line} ${field} ${code}`);

describe('transactions of another program', () => {
  it('with both accounts are an entry by themselves', () => {
    expect(linesOf(aRow(), aRow())).toEqual([
      ['6000 500.00', '1020 -500.00'],
      ['6000 500.00', '1020 -500.00'],
    ]);
  });

  it('with one account each belong together until debits are credits', () => {
    const rows = [
      aRow({ credit: undefined, debit: '5000', amount: '5000.00' }),
      aRow({ credit: '2270', debit: undefined, amount: '300.00' }),
      aRow({ credit: '1020', debit: undefined, amount: '4700.00' }),
      aRow(),
    ];
    expect(linesOf(...rows)).toEqual([
      ['5000 5000.00', '2270 -300.00', '1020 -4700.00'],
      ['6000 500.00', '1020 -500.00'],
    ]);
    expect(problemsOf(...rows)).toEqual([]);
  });

  it('that never balance are told at their first row, and what follows is read', () => {
    const half = aRow({ credit: undefined, amount: '10.00' });
    const rows = [
      half,
      { ...half, bookedOn: '01.02.2026', debit: undefined, credit: '1020', amount: '10.00' },
      aRow(),
    ];
    expect(problemsOf(...rows)).toEqual(['2 amount unbalanced', '3 amount unbalanced']);
    expect(linesOf(...rows)).toEqual([['6000 500.00', '1020 -500.00']]);
  });

  it('of another document are another entry, also on the same day', () => {
    const one = aRow({ credit: undefined, documentNumber: '1', amount: '10.00' });
    const other = aRow({ debit: undefined, documentNumber: '2', amount: '10.00' });
    expect(problemsOf(one, other)).toEqual(['2 amount unbalanced', '3 amount unbalanced']);
  });

  it('notes and balances carried into the year are none', () => {
    const note: Cells = { bookedOn: '31.01.2026', text: 'Inventur gemacht' };
    expect(read([note, aRow({ documentType: '01' })])).toEqual({ transactions: [], problems: [] });
  });

  it('without a text have that of the licence', () => {
    expect(read([aRow({ text: undefined })]).transactions[0]?.text).toBe('Buchung');
  });

  it('keep the cost centre without the sign that turns it', () => {
    expect(read([aRow({ costCentre: '-HOLZ' })]).transactions[0]?.lines[0]?.costCentre).toBe('HOLZ');
  });

  it('of a negative amount move the other way', () => {
    expect(linesOf(aRow({ amount: '-20.00' }))).toEqual([['6000 -20.00', '1020 20.00']]);
  });

  it.each<[string, Cells, string]>([
    ['no day', { bookedOn: undefined }, '2 bookedOn missing'],
    ['a day no calendar has', { bookedOn: '30.02.2026' }, '2 bookedOn badDate'],
    ['no amount', { amount: undefined }, '2 amount missing'],
    ['an amount in words', { amount: 'fünfhundert' }, '2 amount badAmount'],
    ['no account', { debit: undefined, credit: undefined }, '2 debit missing'],
    ['a foreign amount in words', { currency: 'EUR', foreignAmount: 'x' }, '2 foreignAmount badAmount'],
    ['a tax in words', { vatAccount: '1170', vatAmount: 'x' }, '2 vatAmount badAmount'],
    ['a tax no rate comes to', { vatAccount: '1170', vatAmount: '99.00' }, '2 vatAmount badTax'],
  ])('with %s are told and left out', (_what, change, problem) => {
    expect(problemsOf(aRow(change))).toEqual([problem]);
    expect(read([aRow(change)]).transactions).toEqual([]);
  });
});

describe('tax that was posted with a transaction', () => {
  const purchase = aRow({ debit: '4000', amount: '108.10', vatAccount: '1170', vatAmount: '8.10' });
  const sale = aRow({
    debit: '1020',
    credit: '3400',
    amount: '108.10',
    vatAccount: '2200',
    vatAmount: '-8.10',
  });

  it('is taken out of the cost and stands on its own line', () => {
    expect(linesOf(purchase)).toEqual([['4000 100.00', '1020 -108.10', '1170 8.10']]);
    expect(read([purchase]).transactions[0]?.lines[2]?.vat).toEqual({
      ...{ side: 'input', key: 'standard', rate: '8.1', base: '100.00' },
    });
  });

  it('is taken out of revenue where it is owed', () => {
    expect(linesOf(sale)).toEqual([['1020 108.10', '3400 -100.00', '2200 -8.10']]);
    expect(read([sale]).transactions[0]?.lines[2]?.vat).toMatchObject({ side: 'output', base: '100.00' });
  });

  it('of what is given back is negative on both', () => {
    const back = aRow({
      debit: '3400',
      credit: '1020',
      amount: '108.10',
      vatAccount: '2200',
      vatAmount: '8.10',
    });
    expect(linesOf(back)).toEqual([['3400 100.00', '1020 -108.10', '2200 8.10']]);
    expect(read([back]).transactions[0]?.lines[2]?.vat).toMatchObject({ side: 'output', base: '-100.00' });
  });

  it.each([
    ['2023-12-31', '7.70', '107.70', '7.7'],
    ['2024-01-01', '8.10', '108.10', '8.1'],
    ['2026-01-31', '2.60', '102.60', '2.6'],
    ['2026-01-31', '3.80', '103.80', '3.8'],
  ])('of %s: %s in %s is the rate %s of that day', (bookedOn, vatAmount, amount, rate) => {
    const { transactions } = read([aRow({ bookedOn, debit: '4000', amount, vatAccount: '1170', vatAmount })]);
    expect(transactions[0]?.lines.at(-1)?.vat?.rate).toBe(rate);
  });

  it('of nothing is none', () => {
    expect(linesOf({ ...purchase, vatAmount: '0.00' })).toEqual([['4000 108.10', '1020 -108.10']]);
  });

  it('leaves every entry balanced', () => {
    for (const { lines } of read([purchase, sale, aRow()]).transactions) {
      const { debit, credit } = sidesOf(lines);
      expect(debit).toBe(credit);
    }
  });
});

describe('a transaction in another currency', () => {
  it('keeps the foreign amount on both of its lines', () => {
    const { transactions } = read([aRow({ currency: 'eur', foreignAmount: '535.00' })]);
    expect(transactions[0]?.lines.map(({ foreign }) => foreign)).toEqual([
      { currency: 'EUR', amount: '535.00' },
      { currency: 'EUR', amount: '-535.00' },
    ]);
  });

  it('of the books’ own, or one nobody knows, has none', () => {
    for (const currency of ['CHF', 'XTS']) {
      const { transactions, problems } = read([aRow({ currency, foreignAmount: '500.00' })]);
      expect([problems, transactions[0]?.lines[0]?.foreign]).toEqual([[], undefined]);
    }
  });
});
