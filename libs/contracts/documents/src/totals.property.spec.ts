import fc from 'fast-check';
import type { VatKey } from '@jahrring/contracts-common';
import { billedState, fitsOpen, openQuantity } from './chain';
import { computeTotals } from './document.totals';
import type { TotalsPosition } from './document.totals';
import { formatFixed, parseFixed, sumFixed } from './fixed';
import { allocate } from './totals-parts';

const rates: Record<VatKey, string> = {
  standard: '8.1',
  reduced: '2.6',
  lodging: '3.8',
  zero: '0',
  exempt: '0',
  reverse: '0',
};
const rateOf = (position: TotalsPosition) => rates[position.vatKey ?? 'standard'];
const cents = (text: string) => parseFixed(text, 2);
const sum = (texts: readonly string[]) => cents(sumFixed(texts, 2));

const fixed = (max: number, scale: number, min = 0) =>
  fc.integer({ min, max }).map((value) => formatFixed(BigInt(value), scale));
const percent = fc.option(fixed(10_000, 2));
const amount = fc.option(fixed(500_000, 2));
const vatKey = fc.constantFrom<VatKey>('standard', 'reduced', 'lodging', 'zero', 'exempt', 'reverse');
const item = fc.record({
  kind: fc.constantFrom('item' as const, 'collective' as const),
  quantity: fixed(5_000_000, 3),
  unitPrice: fixed(20_000_000, 4, -2_000_000),
  discountPercent: percent,
  discountAmount: amount,
  surchargePercent: percent,
  surchargeAmount: amount,
  vatKey,
  optional: fc.boolean(),
  isPart: fc.boolean(),
});
const adjustment = fc.oneof(
  fc.record({ kind: fc.constant('discount' as const), discountPercent: fixed(10_000, 2) }),
  fc.record({
    kind: fc.constant('discount' as const),
    discountAmount: fixed(90_000, 2),
    vatKey: fc.option(vatKey),
  }),
  fc.record({ kind: fc.constant('surcharge' as const), surchargePercent: fixed(10_000, 2) }),
  fc.record({ kind: fc.constant('surcharge' as const), surchargeAmount: fixed(90_000, 2) }),
);
const deposit = fc.record({
  kind: fc.constant('deposit' as const),
  allocations: fc.array(
    fc.record({ vatKey, net: fixed(100_000, 2), vat: fixed(8_000, 2) }).map((share) => ({
      ...share,
      rate: rates[share.vatKey],
    })),
    { maxLength: 3 },
  ),
});
const frame = fc.constantFrom<TotalsPosition>({ kind: 'text' }, { kind: 'heading' }, { kind: 'subtotal' });
const positions = fc.array(
  fc.oneof({ weight: 5, arbitrary: item }, adjustment, deposit, frame) as fc.Arbitrary<TotalsPosition>,
  { maxLength: 25 },
);
const document = fc.record({
  positions,
  discountPercent: percent,
  discountAmount: amount,
  surchargePercent: percent,
  surchargeAmount: amount,
  vatMode: fc.constantFrom('exclusive' as const, 'inclusive' as const),
  cashRounding: fc.boolean(),
});

describe('totals of every kind of position', () => {
  it('lose and invent no hundredth: lines, rates, discounts, deposits and rounding add up', () => {
    fc.assert(
      fc.property(document, (data) => {
        const totals = computeTotals({ ...data, rateOf });
        const counted = data.positions.flatMap(({ kind, optional, isPart }, index) => {
          const isSum = kind === 'subtotal' || kind === 'deposit';
          return optional || isPart || isSum ? [] : (totals.lines[index] ?? []);
        });
        expect(sum(counted)).toBe(cents(totals.subtotal));
        const { groups, deposits } = totals;
        expect(sum(groups.map((group) => group.sum))).toBe(cents(totals.subtotal));
        expect(sum(groups.map((group) => group.discount))).toBe(cents(totals.discount));
        expect(sum(groups.map((group) => group.surcharge))).toBe(cents(totals.surcharge));
        expect(sum(groups.map((group) => group.net))).toBe(cents(totals.net));
        expect(sum(groups.map((group) => group.vat))).toBe(cents(totals.vat));
        const prices = cents(totals.subtotal) - cents(totals.discount) + cents(totals.surcharge);
        const taxed = cents(totals.net) + (data.vatMode === 'inclusive' ? cents(totals.vat) : 0n);
        expect(taxed).toBe(prices);
        const due = cents(totals.net) + cents(totals.vat) - cents(deposits.total) + cents(totals.rounding);
        expect(cents(totals.total)).toBe(due);
        expect(
          sum([...deposits.groups.map(({ net }) => net), ...deposits.groups.map(({ vat }) => vat)]),
        ).toBe(cents(deposits.total));
      }),
    );
  });

  it('split a discount over the rates of its section so that the parts are the line', () => {
    fc.assert(
      fc.property(document, (data) => {
        const { lines, shares } = computeTotals({ ...data, rateOf });
        shares.forEach((parts, index) => {
          if (parts) expect(sum(parts.map((part) => part.amount))).toBe(cents(lines[index] ?? '0'));
        });
      }),
    );
  });

  it('agree with VAT in the price and beside it', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 10 }), (lines) => {
        const inclusive = computeTotals({ positions: lines, rateOf, vatMode: 'inclusive' });
        for (const { rate, net, vat } of inclusive.groups) {
          const beside = computeTotals({
            positions: [{ kind: 'item', quantity: '1', unitPrice: net, vatKey: 'standard' }],
            rateOf: () => rate,
          });
          const difference = cents(beside.vat) - cents(vat);
          expect(difference <= 1n && difference >= -1n).toBe(true);
        }
        expect(cents(inclusive.net) + cents(inclusive.vat)).toBe(cents(inclusive.subtotal));
      }),
    );
  });

  it('count no optional position and no part of a collective one', () => {
    fc.assert(
      fc.property(document, (data) => {
        const counted = data.positions.filter(({ optional, isPart }) => !optional && !isPart);
        const all = computeTotals({ ...data, rateOf });
        expect(computeTotals({ ...data, positions: counted, rateOf }).total).toBe(all.total);
      }),
    );
  });
});

describe('allocate', () => {
  it('gives every hundredth away, and no part more than a hundredth off its share', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), weights, (whole, parts) => {
        const given = allocate(whole, parts);
        expect(given.reduce((total, part) => total + part, 0n)).toBe(whole);
        const total = parts.reduce((all, part) => all + part, 0n);
        if (total === 0n) return;
        given.forEach((part, index) => {
          const off = part * total - whole * (parts[index] ?? 0n);
          expect(off <= total && off >= -total).toBe(true);
        });
      }),
    );
  });
});

describe('quantities along the chain', () => {
  const quantity = fixed(1_000_000, 3);

  it('are never taken beyond the order, in whatever parts', () => {
    fc.assert(
      fc.property(quantity, fc.array(quantity, { maxLength: 12 }), (ordered, asked) => {
        const taken: string[] = [];
        for (const wanted of asked) {
          if (fitsOpen(openQuantity(ordered, taken), wanted)) taken.push(wanted);
        }
        expect(parseFixed(sumFixed(taken, 3), 3) <= parseFixed(ordered, 3)).toBe(true);
        const open = openQuantity(ordered, taken);
        expect(sumFixed([...taken, open], 3)).toBe(sumFixed([ordered], 3));
      }),
    );
  });

  it('are billed in part until all of each is', () => {
    expect(billedState([])).toBe('none');
    expect(billedState([{ quantity: '5', billed: '0' }])).toBe('none');
    expect(
      billedState([
        { quantity: '5', billed: '5' },
        { quantity: '1', billed: '0' },
      ]),
    ).toBe('part');
    expect(billedState([{ quantity: '5', billed: '5.000' }])).toBe('all');
    expect(billedState([{ quantity: '-2', billed: '-2' }])).toBe('all');
  });
});
