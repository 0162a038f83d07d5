import { partTaxes } from '@jahrring/contracts-bookkeeping';
import fc from 'fast-check';
import { fromCents } from '../value/money';
import { sidesOf } from '../ledger/posting';
import { usualAccounts } from '../settings/usual-accounts';
import { costOf, grossOf, supplierBillLines, type BillPart, type BillToPost } from './supplier-bill-lines';

const accounts = usualAccounts('CH');
const plain: BillPart = {
  ...{ account: '4000', costCentre: '10', projectId: null, vatKey: 'normal', rate: '8.1' },
  ...{ tax: 'deducted', net: '500.00', vat: '40.50' },
};
const bill: BillToPost = {
  ...{ addressId: 'sawmill', currency: 'CHF', exchangeRate: null, parts: [plain], rounding: '0.00' },
};
const linesOf = (change: Partial<BillToPost>) =>
  supplierBillLines({ ...bill, ...change }, accounts).lines.map(({ account, amount }) => [account, amount]);

describe('a supplier bill in the journal', () => {
  it('is cost by part and input VAT by rate, to the creditor', () => {
    const project = { ...plain, account: '4400', projectId: 'thinning', net: '100.00', vat: '8.10' };
    const posted = supplierBillLines({ ...bill, parts: [plain, project], rounding: '0.05' }, accounts);
    expect(posted).toEqual({
      baseAmount: '648.65',
      lines: [
        { account: '4000', amount: '500.00', costCentre: '10', projectId: null },
        { account: '4400', amount: '100.00', costCentre: '10', projectId: 'thinning' },
        {
          ...{ account: accounts.inputVat, amount: '48.60' },
          vat: { side: 'input', key: 'normal', rate: '8.1', base: '600.00' },
        },
        { account: accounts.rounding, amount: '0.05' },
        { account: accounts.payables, amount: '-648.65', addressId: 'sawmill', foreign: undefined },
      ],
    });
  });

  it('has acquisition tax owed and claimed, not paid to the supplier', () => {
    expect(linesOf({ parts: [{ ...plain, tax: 'owed' }] })).toEqual([
      ...[
        ['4000', '500.00'],
        [accounts.inputVat, '40.50'],
        [accounts.acquisitionVat, '-40.50'],
      ],
      ...[
        [accounts.rounding, '0.00'],
        [accounts.payables, '-500.00'],
      ],
    ]);
  });

  it.each([
    ['cost', [['4000', '540.50']], '-540.50'],
    [
      'owedCost',
      [
        ['4000', '540.50'],
        [accounts.acquisitionVat, '-40.50'],
      ],
      '-500.00',
    ],
  ] as const)('bears VAT that cannot be claimed as cost: %s', (tax, cost, owed) => {
    const parts = [{ ...plain, tax }];
    expect(linesOf({ parts })).toEqual([
      ...cost,
      ...[
        [accounts.rounding, '0.00'],
        [accounts.payables, owed],
      ],
    ]);
    expect(costOf({ ...plain, tax })).toBe('540.50');
    expect(costOf(plain)).toBe('500.00');
  });

  it('is in the licence’s currency, with what is owed in its own', () => {
    const posted = supplierBillLines({ ...bill, currency: 'EUR', exchangeRate: '0.9333' }, accounts);
    expect(posted.baseAmount).toBe('504.45');
    expect(posted.lines.at(-1)).toMatchObject({ foreign: { currency: 'EUR', amount: '-540.50' } });
  });

  it('balances whatever its parts, currency and rounding', () => {
    const amount = fc.bigInt({ min: -10_000_000n, max: 10_000_000n }).map(fromCents);
    const part = fc.record({
      ...{
        account: fc.constantFrom('4000', '4400'),
        costCentre: fc.constant(null),
        projectId: fc.constant(null),
      },
      ...{ vatKey: fc.constantFrom('normal', 'reduced'), rate: fc.constantFrom('8.1', '2.6') },
      ...{ tax: fc.constantFrom(...partTaxes), net: amount, vat: amount },
    });
    const rate = fc.option(fc.integer({ min: 1, max: 30_000 }).map((units) => String(units / 10_000)));
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 8 }),
        rate,
        amount,
        (parts, exchangeRate, rounding) => {
          const posted = supplierBillLines({ ...bill, parts, exchangeRate, rounding }, accounts);
          const { debit, credit } = sidesOf(posted.lines);
          expect(debit).toBe(credit);
          if (exchangeRate === null) expect(posted.baseAmount).toBe(grossOf({ parts, rounding }));
        },
      ),
    );
  });
});
