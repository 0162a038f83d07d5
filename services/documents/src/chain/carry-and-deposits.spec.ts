import { computeTotals, type DepositShare } from '@jahrring/contracts-documents';
import fc from 'fast-check';
import { carryLines, isWithin, restOf } from './carry-line';
import type { RateShare } from './carry-line';
import { chainTexts } from './chain-texts';
import { grossOf } from './credited';
import { billedShares, partOf, remaining, totalOf } from './deposit-shares';
import { exceedsOpen } from './exceeds-open';

const standard = { vatKey: 'standard' as const, rate: '8.1' };
const reduced = { vatKey: 'reduced' as const, rate: '2.6' };
const text = 'Ausgleich zum Gesamtbetrag';

describe('what is left of sums by rate', () => {
  it('is what one has more than the other, rate by rate', () => {
    const whole = [{ ...standard, net: '100.00', vat: '8.10' }, { ...reduced, net: '50.00', vat: '1.30' }]; // oxfmt-ignore
    const parts = [{ ...standard, net: '60.00', vat: '4.86' }, { ...standard, net: '40.01', vat: '3.24' }]; // oxfmt-ignore
    expect(restOf(whole, parts)).toEqual([
      { ...standard, net: -1n, vat: 0n },
      { ...reduced, net: 5_000n, vat: 130n },
    ]);
    expect(grossOf(whole)).toBe(15_940n);
  });

  it('is near where neither net nor VAT differ by more than a bound, either way', () => {
    const share = (net: bigint, vat: bigint): RateShare => ({ ...standard, net, vat });
    expect(isWithin([share(2n, -2n)], 2n)).toBe(true);
    expect(isWithin([share(3n, 0n)], 2n)).toBe(false);
    expect(isWithin([share(0n, -3n)], 2n)).toBe(false);
  });
});

describe('the line that carries hundredths', () => {
  const carried = (
    shares: RateShare[],
    rounding: bigint | null = null,
    vatMode: 'exclusive' | 'inclusive' = 'exclusive',
  ) => carryLines({ shares, rounding, text, vatMode });
  const share = (net: bigint, vat: bigint, of = standard) => ({ ...of, net, vat }) as RateShare;

  it('is none where there is nothing to carry', () => {
    expect(carried([share(0n, 0n)])).toEqual([]);
    expect(carried([])).toEqual([]);
  });

  it('adds where something is missing, and deducts where it is too much', () => {
    expect(carried([share(2n, 1n)])).toMatchObject([{ kind: 'surcharge', surchargeAmount: '0.02', text }]);
    expect(carried([share(-2n, 1n)])).toMatchObject([{ kind: 'discount', discountAmount: '0.02' }]);
  });

  it('shows VAT in its amount where prices include it', () => {
    expect(carried([share(2n, 1n)], null, 'inclusive')).toMatchObject([{ surchargeAmount: '0.03' }]);
  });

  it('carries the rounding once, also where nothing else is carried', () => {
    const [line] = carried([share(1n, 0n), share(1n, 0n, reduced as never)], -5n);
    expect(line?.allocations?.map(({ rounding }) => rounding)).toEqual(['-0.05', undefined]);
    expect(carried([share(0n, 0n)], 5n)).toMatchObject([
      { surchargeAmount: '0.00', allocations: [{ rounding: '0.05' }] },
    ]);
  });

  it('changes net and VAT of a document by exactly what it carries', () => {
    const cents = fc.bigInt({ min: -9n, max: 9n });
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.constantFrom('exclusive' as const, 'inclusive' as const),
        (net, vat, vatMode) => {
          const item = {
            kind: 'item' as const,
            quantity: '7',
            unitPrice: '13.37',
            vatKey: 'standard' as const,
          };
          const rateOf = () => '8.1';
          const plain = computeTotals({ positions: [item], rateOf, vatMode });
          const positions = [item, ...carried([share(net, vat)], null, vatMode)];
          const own = computeTotals({ positions, rateOf, vatMode });
          const moved = (field: 'net' | 'vat') =>
            Math.round((Number(own[field]) - Number(plain[field])) * 100);
          expect([moved('net'), moved('vat')]).toEqual([Number(net), Number(vat)]);
        },
      ),
    );
  });
});

describe('a deposit', () => {
  const billed: DepositShare[] = [
    { ...standard, net: '100.00', vat: '8.10' },
    { ...reduced, net: '50.00', vat: '1.30' },
  ];

  it('is what its bill has charged, as it was frozen', () => {
    const totals = { groups: billed.map((share) => ({ ...share, sum: '1', discount: '0', surcharge: '0' })) };
    expect(billedShares({ snapshot: { totals } as never })).toEqual(billed);
    expect(billedShares({ snapshot: null })).toEqual([]);
  });

  it('is left by rate after what was deducted', () => {
    expect(remaining(billed, [{ ...standard, net: '40.00', vat: '3.24' }])).toEqual([
      { ...standard, net: '60.00', vat: '4.86' },
      { ...reduced, net: '50.00', vat: '1.30' },
    ]);
  });

  it('is deducted in part by rate, each with its own VAT in it', () => {
    // 159.40 with VAT: half of it is 79.70, of which 108.10/159.40 and 51.30/159.40.
    expect(partOf(billed, 7_970n)).toEqual([
      { ...standard, net: '50.00', vat: '4.05' },
      { ...reduced, net: '25.00', vat: '0.65' },
    ]);
  });

  it('deducted as a whole is exactly what was billed', () => {
    expect(partOf(billed, totalOf(billed))).toEqual(billed);
  });

  it('of nothing is nothing at every rate', () => {
    const none = [{ ...standard, net: '0.00', vat: '0.00' }];
    expect(partOf(none, 0n)).toEqual(none);
  });
});

describe('words of a chain', () => {
  it.each([
    ['de', 'Anzahlung 30 % auf Auftragsbestätigung 2026-0007', 'Abzüglich Anzahlung A-1 vom 20.11.2026'],
    ['en', 'Deposit 30 % on Order confirmation 2026-0007', 'Less deposit A-1 of 20.11.2026'],
    ['fr', 'Acompte 30 % sur Confirmation de commande 2026-0007', 'Moins l’acompte A-1 du 20.11.2026'],
    ['it', 'Acconto 30 % su Conferma d’ordine 2026-0007', 'Meno acconto A-1 del 20.11.2026'],
  ] as const)('are said in %s', (language, deposit, deducted) => {
    const words = chainTexts(language);
    const order = { type: 'order_confirmation' as const, number: '2026-0007', documentDate: '2026-11-01' };
    expect(words.deposit('30', order)).toBe(deposit);
    expect(words.deducted({ type: 'bill', number: 'A-1', documentDate: '2026-11-20' })).toBe(deducted);
    expect(words.deposit(null, order)).not.toContain('%');
  });
});

it.each([
  ['2.500', '2.5'],
  ['10.000', '10'],
  ['0.000', '0'],
  ['100', '100'],
])('what is open of a line is told as people write it: %s is %s', (open, told) => {
  const error = exceedsOpen(3, 'Holzen\nAbteilung 12', open);
  expect(error).toMatchObject({
    params: { text: 'Holzen', open: told },
    fields: [{ field: 'positions.3.quantity' }],
  });
});

it('a deposit at two rates of one VAT key, as at a change of rates, is deducted from the rate it was billed at', () => {
  const billed = [
    { vatKey: 'standard', rate: '7.7', net: '100.00', vat: '7.70' },
    { vatKey: 'standard', rate: '8.1', net: '100.00', vat: '8.10' },
  ] as const;
  const deducted = [{ vatKey: 'standard', rate: '8.1', net: '40.00', vat: '3.24' }] as const;
  expect(remaining(billed, deducted)).toEqual([
    { vatKey: 'standard', rate: '7.7', net: '100.00', vat: '7.70' },
    { vatKey: 'standard', rate: '8.1', net: '60.00', vat: '4.86' },
  ]);
});
