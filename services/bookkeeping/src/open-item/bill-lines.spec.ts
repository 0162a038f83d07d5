import type { BillIssued } from '@jahrring/contracts-documents';
import fc from 'fast-check';
import { sidesOf } from '../ledger/posting';
import { fromCents, negated, sumOf, toCents } from '../value/money';
import { usualAccounts } from '../settings/usual-accounts';
import { billLines } from './bill-lines';

const accounts = usualAccounts('CH');

/** A bill of 108.10 with 8.1 % of VAT. */
function aBill(change: Partial<BillIssued> = {}): BillIssued {
  return {
    id: 'b1',
    type: 'bill',
    number: '2026-0001',
    title: 'Holzschlag',
    documentDate: '2026-10-31',
    dueDate: '2026-11-30',
    addressId: 'trub',
    recipientName: 'Gemeinde Trub',
    currency: 'CHF',
    total: '108.10',
    vat: [{ vatKey: 'standard', rate: '8.1', net: '100.00', vat: '8.10' }],
    rounding: '0.00',
    cashDiscounts: [],
    ...change,
  };
}

const written = (bill: BillIssued) =>
  billLines(bill, accounts).lines.map(({ account, amount }) => `${account} ${amount}`);

describe('a bill in the journal', () => {
  it('is a receivable, revenue and VAT owed', () => {
    expect(written(aBill())).toEqual(['1100 108.10', '3400 -100.00', '2200 -8.10', '3800 0.00']);
  });

  it('has a line of VAT for each rate, with what the tax is on, also where there is none', () => {
    const vat = [
      { vatKey: 'standard' as const, rate: '8.1', net: '100.00', vat: '8.10' },
      { vatKey: 'reduced' as const, rate: '2.6', net: '50.00', vat: '1.30' },
      { vatKey: 'exempt' as const, rate: '0', net: '20.00', vat: '0.00' },
    ];
    const { lines, baseAmount } = billLines(aBill({ vat, total: '179.40' }), accounts);
    expect(baseAmount).toBe('179.40');
    expect(lines.flatMap((line) => line.vat ?? [])).toEqual([
      { side: 'output', key: 'standard', rate: '8.1', base: '100.00' },
      { side: 'output', key: 'reduced', rate: '2.6', base: '50.00' },
      { side: 'output', key: 'exempt', rate: '0', base: '20.00' },
    ]);
    expect(lines[1]).toMatchObject({ account: '3400', amount: '-170.00' });
  });

  it('books what was rounded to five Rappen on its own account', () => {
    const rounded = aBill({ total: '108.05', rounding: '-0.05' });
    expect(written(rounded)).toEqual(['1100 108.05', '3400 -100.00', '2200 -8.10', '3800 0.05']);
  });

  it('uses the accounts and the centre that the document names', () => {
    const { lines } = billLines(
      aBill({ debitAccount: '1101', creditAccount: '3200', revenueCentre: 'HOLZ', costCentre: 'OTHER' }),
      accounts,
    );
    expect(lines[0]).toMatchObject({ account: '1101', addressId: 'trub' });
    expect(lines[1]).toMatchObject({ account: '3200', costCentre: 'HOLZ' });
  });

  it('in euros stands in francs in the books, with the euros beside the receivable', () => {
    const { lines, baseAmount } = billLines(aBill({ currency: 'EUR', exchangeRate: '0.935' }), accounts);
    // 100.00 × 0.935 and 8.10 × 0.935 = 7.5735, each rounded by itself: the receivable is what they come to.
    expect(baseAmount).toBe('101.07');
    expect(lines[0]).toMatchObject({ amount: '101.07', foreign: { currency: 'EUR', amount: '108.10' } });
    expect(lines.slice(1).every(({ foreign }) => foreign === undefined)).toBe(true);
  });

  it('of a correction is the same the other way round', () => {
    const vat = [{ vatKey: 'standard' as const, rate: '8.1', net: '-100.00', vat: '-8.10' }];
    const correction = aBill({ type: 'bill_correction', vat, total: '-108.10' });
    const turned = billLines(aBill(), accounts).lines.map(({ amount }) => negated(amount));
    expect(billLines(correction, accounts).lines.map(({ amount }) => amount)).toEqual(turned);
  });

  it('over several projects shares the revenue out by what each of them charged', () => {
    const projects = [
      { projectId: 'p1', net: '33.33' },
      { projectId: 'p2', net: '66.67' },
    ];
    const { lines } = billLines(aBill({ projects, projectId: 'p0' }), accounts);
    expect(
      lines.filter(({ projectId }) => projectId).map(({ projectId, amount }) => [projectId, amount]),
    ).toEqual([
      ['p1', '-33.33'],
      ['p2', '-66.67'],
    ]);
  });

  it('whatever it charges, in any currency: debits are credits, and projects are the whole revenue', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    const rates = fc.array(fc.record({ net: cents, vat: cents }), { minLength: 1, maxLength: 4 });
    const rate = fc.option(fc.integer({ min: 1, max: 3_000_000 }), { nil: undefined });
    const shares = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 5 });
    fc.assert(
      fc.property(rates, rate, cents, shares, (drawn, millionths, rounding, weights) => {
        const money = (value: number) => fromCents(BigInt(value));
        const bill = aBill({
          currency: millionths === undefined ? 'CHF' : 'EUR',
          exchangeRate: millionths === undefined ? undefined : (millionths / 1_000_000).toFixed(6),
          rounding: money(rounding),
          vat: drawn.map(({ net, vat }) => ({
            ...{ vatKey: 'standard' as const, rate: '8.1', net: money(net), vat: money(vat) },
          })),
          projects: weights.map((net, index) => ({ projectId: `p${index}`, net: money(net) })),
        });
        const { lines, baseAmount } = billLines(bill, accounts);
        const { debit, credit } = sidesOf(lines);
        expect(debit).toBe(credit);
        expect(lines[0]?.amount).toBe(baseAmount);
        const revenue = lines.filter(({ account, vat }) => account === accounts.revenue && !vat);
        const taxed = lines.flatMap(({ vat }) => vat?.base ?? []);
        expect(sumOf(revenue.map(({ amount }) => amount))).toBe(negated(sumOf(taxed)));
        expect(toCents(sumOf(lines.map(({ amount }) => amount)))).toBe(0n);
      }),
    );
  });
});
