import fc from 'fast-check';
import { fromCents, toCents } from '../value/money';
import { linesWorthPosting, sidesOf } from './posting';

describe('lines of an entry', () => {
  it('of nothing are not written, unless they say what VAT is on', () => {
    const zero = { account: '3800', amount: '0.00' };
    const vat = { side: 'output' as const, key: 'exempt', rate: '0', base: '200.00' };
    const exempt = { account: '2200', amount: '0.00', vat };
    expect(linesWorthPosting([zero, exempt, { ...exempt, vat: { ...vat, base: '0.00' } }])).toEqual([exempt]);
  });

  it('have debits and credits as sums without a sign', () => {
    expect(sidesOf([{ amount: '108.10' }, { amount: '-100.00' }, { amount: '-8.10' }])).toEqual({
      ...{ debit: '108.10', credit: '108.10' },
    });
    expect(sidesOf([])).toEqual({ debit: '0.00', credit: '0.00' });
  });

  it('are balanced exactly where they come to nothing', () => {
    const cents = fc.bigInt({ min: -1_000_000n, max: 1_000_000n });
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 12 }), cents, (amounts, off) => {
        const rest = -amounts.reduce((sum, amount) => sum + amount, 0n);
        const lines = [...amounts, rest + off].map((amount) => ({ amount: fromCents(amount) }));
        const { debit, credit } = sidesOf(lines);
        expect(toCents(debit) - toCents(credit)).toBe(off);
      }),
    );
  });
});
