import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import type { VatKey } from '@jahrring/contracts-common';
import { computeTotals, lineAmount } from './document.totals';
import type { TotalsPosition } from './document.totals';
import { divideRounded, formatFixed, parseFixed, sumFixed } from './fixed';

const rates: Record<VatKey, string> = {
  standard: '8.1',
  reduced: '2.6',
  lodging: '3.8',
  zero: '0',
  exempt: '0',
  reverse: '0',
};
const rateOf = (position: TotalsPosition) => rates[position.vatKey ?? 'standard'];

const anItem = (quantity: string, unitPrice: string, vatKey: VatKey = 'standard', discountPercent?: string) =>
  ({ kind: 'item', quantity, unitPrice, vatKey, discountPercent: discountPercent ?? null }) as const;

const fixed = (max: number, scale: number, min = 0) =>
  fc.integer({ min, max }).map((value) => formatFixed(BigInt(value), scale));
const position = fc.record({
  kind: fc.constant('item' as const),
  quantity: fixed(5_000_000, 3),
  unitPrice: fixed(20_000_000, 4, -2_000_000),
  discountPercent: fc.option(fixed(10_000, 2)),
  vatKey: fc.constantFrom<VatKey>('standard', 'reduced', 'lodging', 'zero', 'exempt'),
});
const input = fc.record({
  positions: fc.array(position, { maxLength: 30 }),
  discountPercent: fc.option(fixed(10_000, 2)),
  cashRounding: fc.boolean(),
});

/** The same rules in another arithmetic, as an independent witness. */
function withDecimals(data: {
  positions: TotalsPosition[];
  discountPercent: string | null;
  cashRounding: boolean;
}) {
  const round = (value: Decimal) => value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
  const groups = new Map<string, Decimal>();
  for (const item of data.positions) {
    const amount = round(
      new Decimal(item.quantity ?? 0)
        .times(item.unitPrice ?? 0)
        .times(new Decimal(100).minus(item.discountPercent ?? 0))
        .div(100),
    );
    const key = item.vatKey ?? 'standard';
    groups.set(key, (groups.get(key) ?? new Decimal(0)).plus(amount));
  }
  let total = new Decimal(0);
  for (const [key, sum] of groups) {
    const net = sum.minus(round(sum.times(data.discountPercent ?? 0).div(100)));
    total = total.plus(net).plus(round(net.times(rates[key as VatKey]).div(100)));
  }
  const cash = total.div('0.05').toDecimalPlaces(0, Decimal.ROUND_HALF_UP).times('0.05');
  return (data.cashRounding ? cash : total).toFixed(2);
}

describe('fixed', () => {
  it('reads and writes', () => {
    expect(formatFixed(parseFixed('-1.5', 4), 4)).toBe('-1.5000');
    expect(formatFixed(5n, 2)).toBe('0.05');
    expect(sumFixed(['0.1', '0.2'], 3)).toBe('0.300');
    expect(() => parseFixed('1.005', 2)).toThrow(RangeError);
    expect(() => parseFixed('1e3', 2)).toThrow(RangeError);
  });

  it('rounds half away from zero', () => {
    expect([divideRounded(5n, 10n), divideRounded(-5n, 10n), divideRounded(4n, 10n)]).toEqual([1n, -1n, 0n]);
  });
});

describe('computeTotals', () => {
  it('takes VAT per rate on the sum of its lines', () => {
    // Three lines of 0.05 at 8.1 %: 0.01 on the sum, nothing when taken line by line.
    const totals = computeTotals({ positions: Array.from({ length: 3 }, () => anItem('1', '0.05')), rateOf });
    expect(totals).toMatchObject({ net: '0.15', vat: '0.01', total: '0.16' });
  });

  it('gives a bill of several rates', () => {
    const totals = computeTotals({
      positions: [
        anItem('12.5', '72'),
        { kind: 'text' },
        anItem('40', '18.5', 'reduced', '10'),
        anItem('1', '500', 'exempt'),
      ],
      rateOf,
      cashRounding: true,
    });
    expect(totals.lines).toEqual(['900.00', null, '666.00', '500.00']);
    expect(totals.groups.map((group) => [group.vatKey, group.rate, group.net, group.vat])).toEqual([
      ['standard', '8.1', '900.00', '72.90'],
      ['reduced', '2.6', '666.00', '17.32'],
      ['exempt', '0', '500.00', '0.00'],
    ]);
    expect([totals.vat, totals.rounding, totals.total]).toEqual(['90.22', '-0.02', '2156.20']);
  });

  it('keeps two rates of one key apart when the law changed between the days of supply', () => {
    const positions = [
      { ...anItem('1', '100'), day: '2023-12-31' },
      { ...anItem('1', '100'), day: '2024-01-01' },
    ];
    const totals = computeTotals({ positions, rateOf: ({ day }) => (day < '2024' ? '7.7' : '8.1') });
    expect(totals.groups.map((group) => group.vat)).toEqual(['7.70', '8.10']);
  });

  it('rounds a line half away from zero', () => {
    expect(lineAmount(anItem('0.5', '0.01'))).toBe('0.01');
    expect(lineAmount(anItem('0.5', '-0.01'))).toBe('-0.01');
  });

  it('never loses or invents a hundredth', () => {
    fc.assert(
      fc.property(input, (data) => {
        const totals = computeTotals({ ...data, rateOf });
        const sum = (values: string[]) => sumFixed(values, 2);
        expect(sum(totals.lines.map((line) => line ?? '0'))).toBe(totals.subtotal);
        expect(sum(totals.groups.map((group) => group.net))).toBe(totals.net);
        expect(sum(totals.groups.map((group) => group.vat))).toBe(totals.vat);
        expect(sum([totals.net, totals.discount])).toBe(totals.subtotal);
        expect(sum([totals.net, totals.vat, totals.rounding])).toBe(totals.total);
        expect(totals.total).toBe(withDecimals(data).replace(/^-0\.00$/, '0.00'));
      }),
    );
  });

  it('rounds cash by at most 0.02', () => {
    fc.assert(
      fc.property(input, (data) => {
        const { rounding, total } = computeTotals({ ...data, rateOf, cashRounding: true });
        expect(['-0.02', '-0.01', '0.00', '0.01', '0.02']).toContain(rounding);
        expect(parseFixed(total, 2) % 5n).toBe(0n);
      }),
    );
  });
});
