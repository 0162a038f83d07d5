import fc from 'fast-check';
import { fromCents, sumOf, toCents } from '../value/money';
import { deductedVat, taxOf } from './deducted-vat';

const standard = { vatKey: 'standard', rate: '8.1', net: '100.00', vat: '8.10' };
const reduced = { vatKey: 'reduced', rate: '2.6', net: '100.00', vat: '2.60' };
const exempt = { vatKey: 'exempt', rate: '0', net: '50.00', vat: '0.00' };

/** MWSTG art. 41: where less is received, less is owed of the tax. */
describe('the VAT in a cash discount', () => {
  it('is taken out of the discount at the rate of the bill', () => {
    // 2 % of 108.10 are 2.16; 2.16 × 8.1 / 108.1 = 0.1618…
    expect(deductedVat([standard], '2.16')).toEqual([
      { vatKey: 'standard', rate: '8.1', net: '2.00', vat: '0.16' },
    ]);
  });

  it('is shared over the rates by their amounts with VAT', () => {
    // 108.10 and 102.60 share 10.00 as 5.13 and 4.87; 5.13 × 8.1/108.1 = 0.384…, 4.87 × 2.6/102.6 = 0.123…
    const shares = deductedVat([standard, reduced], '10.00');
    expect(shares).toEqual([
      { vatKey: 'standard', rate: '8.1', net: '4.75', vat: '0.38' },
      { vatKey: 'reduced', rate: '2.6', net: '4.75', vat: '0.12' },
    ]);
    expect(taxOf(shares)).toBe('0.50');
  });

  it('is none of what is exempt', () => {
    expect(deductedVat([exempt], '5.00')).toEqual([
      { vatKey: 'exempt', rate: '0', net: '5.00', vat: '0.00' },
    ]);
  });

  it('of a credit note is negative as the note is', () => {
    const credit = { ...standard, net: '-100.00', vat: '-8.10' };
    expect(deductedVat([credit], '-2.16')).toEqual([
      { vatKey: 'standard', rate: '8.1', net: '-2.00', vat: '-0.16' },
    ]);
  });

  it('where the whole bill is given up is the whole VAT', () => {
    expect(deductedVat([standard, reduced], '210.70').map(({ net, vat }) => [net, vat])).toEqual([
      ['100.00', '8.10'],
      ['100.00', '2.60'],
    ]);
  });

  it('a bill without VAT of its own has no shares, and no tax in them', () => {
    expect(deductedVat([], '5.00')).toEqual([]);
    expect(taxOf([])).toBe('0.00');
  });

  it('leaves no hundredth of the discount out, whatever the rates are', () => {
    const rate = fc.constantFrom('8.1', '2.6', '3.8', '19', '7', '0');
    const share = fc
      .record({ rate, net: fc.integer({ min: 1, max: 1_000_000 }) })
      .map(({ rate: of, net }) => ({
        ...{ vatKey: of, rate: of, net: fromCents(BigInt(net)) },
        vat: fromCents(BigInt(Math.round((net * Number(of)) / 100))),
      }));
    fc.assert(
      fc.property(
        fc.array(share, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 10_000 }),
        (vat, perTenThousand) => {
          const gross = toCents(sumOf(vat.flatMap((one) => [one.net, one.vat])));
          const deducted = fromCents((gross * BigInt(perTenThousand)) / 10_000n);
          const shares = deductedVat(vat, deducted);
          expect(sumOf(shares.flatMap((one) => [one.net, one.vat]))).toBe(deducted);
          // No rate gives back more tax than it has.
          shares.forEach((one, index) => {
            expect(toCents(one.vat) <= toCents(vat[index]?.vat ?? '0') + 1n).toBe(true);
          });
        },
      ),
    );
  });
});
