import fc from 'fast-check';
import { matchIncoming } from './match-incoming';
import type { Incoming, OpenBill } from './matching.types';
import { OpenBills } from './open-bills';

const reference = '000000000000000020260004172';

const aBill = (n: number, change: Partial<OpenBill> = {}): OpenBill => ({
  ...{
    id: `bill ${n}`,
    number: `2026-${String(n).padStart(4, '0')}`,
    addressId: 'trub',
    addressName: 'Gemeinde Trub',
  },
  ...{ documentDate: '2026-10-31', dueDate: '2026-11-30', currency: 'CHF', open: '1081.00', reference: null },
  ...{ cashDiscounts: [], ...change },
});

const aLine = (change: Partial<Incoming> = {}): Incoming => ({
  ...{ bookedOn: '2026-11-20', amount: '1081.00', currency: 'CHF', chargesIncluded: '0.00', reference: null },
  ...{ counterpartyName: null, counterpartyIban: null, text: '', ...change },
});

const match = (line: Partial<Incoming>, bills: OpenBill[], settled: string[] = []) =>
  matchIncoming(
    aLine(line),
    new OpenBills(bills, new Set(settled), new Map([['CH5604835012345678009', 'trub']])),
  );

/** Level and doubts, with the best candidate alone. */
const best = (line: Partial<Incoming>, bills: OpenBill[]) => {
  const { candidates, ...found } = match(line, bills);
  return { ...found, best: candidates[0] };
};

describe('a payment by reference', () => {
  const bill = aBill(1, { reference });

  it('of exactly what is open is certain', () => {
    expect(match({ reference }, [bill, aBill(2)])).toMatchObject({
      level: 'high',
      candidates: [{ shares: [{ billId: 'bill 1', amount: '1081.00', cashDiscount: '0.00' }] }],
    });
  });

  it('of which the bank kept charges is certain too', () => {
    expect(match({ reference, amount: '1079.50', chargesIncluded: '1.50' }, [bill]).level).toBe('high');
  });

  it.each([
    ['a part', { amount: '500.00' }, { amount: '500.00', cashDiscount: '0.00' }],
    ['more than is open', { amount: '1100.00' }, { amount: '1081.00', cashDiscount: '0.00' }],
    [
      'with the cash discount of its terms',
      { amount: '1059.38', bookedOn: '2026-11-10' },
      { amount: '1059.38', cashDiscount: '21.62' },
    ],
    [
      'with nearly that',
      { amount: '1060.00', bookedOn: '2026-11-10' },
      { amount: '1060.00', cashDiscount: '21.00' },
    ],
    [
      'with a discount whose days are over',
      { amount: '1059.38', bookedOn: '2026-11-11' },
      { amount: '1059.38', cashDiscount: '0.00' },
    ],
  ])('of %s is for a person', (_name, line, share) => {
    const terms = { ...bill, cashDiscounts: [{ days: 10, percent: '2' }] };
    const found = match({ reference, ...line }, [terms]);
    expect(found).toMatchObject({
      level: 'medium',
      doubts: ['otherAmount'],
      candidates: [{ shares: [share] }],
    });
  });

  it('is for a person in another currency, and where two bills have the reference', () => {
    expect(match({ reference, currency: 'EUR' }, [bill])).toMatchObject({
      level: 'medium',
      doubts: ['otherCurrency'],
    });
    expect(match({ reference }, [bill, { ...bill, id: 'bill 9' }])).toMatchObject({
      level: 'none',
      doubts: ['ambiguous'],
    });
  });

  it('of a bill that was paid is nothing but told', () => {
    expect(match({ reference }, [aBill(2)], [reference])).toEqual({
      level: 'none',
      doubts: ['alreadyPaid'],
      candidates: [],
    });
  });

  it('that nobody has does not hide what else speaks for a bill', () => {
    const found = match({ reference: 'RF18539007547034', text: 'Rechnung 2026 0002' }, [aBill(2)]);
    expect(found).toMatchObject({
      level: 'medium',
      doubts: ['unknownReference'],
      candidates: [{ shares: [{ billId: 'bill 2' }] }],
    });
  });
});

describe('a payment without reference', () => {
  it('names its bill whatever blanks are in the number, but not inside a longer one', () => {
    expect(best({ text: 'Rg. 2026 / 00 17 danke' }, [aBill(17), aBill(18)])).toMatchObject({
      level: 'medium',
      best: { reasons: ['number', 'amount', 'date'], shares: [{ billId: 'bill 17' }] },
    });
    expect(match({ text: 'Auftrag 120260017', amount: '5.00' }, [aBill(17)]).candidates).toEqual([]);
  });

  it('of several bills that are named and add up settles all of them', () => {
    const bills = [aBill(17, { open: '100.00' }), aBill(18, { open: '50.05' })];
    expect(match({ text: '2026-0017 + 2026-0018', amount: '150.05' }, bills)).toMatchObject({
      level: 'medium',
      candidates: [
        {
          shares: [
            { billId: 'bill 17', amount: '100.00' },
            { billId: 'bill 18', amount: '50.05' },
          ],
        },
      ],
    });
  });

  it('is found by the payer’s account or name with the amount', () => {
    const bills = [
      aBill(17),
      aBill(18, { open: '12.00' }),
      aBill(19, { addressId: 'other', addressName: 'Säge AG' }),
    ];
    for (const payer of [
      { counterpartyIban: 'CH5604835012345678009' },
      { counterpartyName: 'GEMEINDE  TRUB' },
    ])
      expect(best(payer, bills)).toMatchObject({
        level: 'medium',
        best: { shares: [{ billId: 'bill 17' }] },
      });
  });

  it('is for a person to choose where only the amount fits, or two bills fit alike', () => {
    expect(match({}, [aBill(17)])).toMatchObject({
      level: 'none',
      doubts: ['weak'],
      candidates: [{ shares: [{ billId: 'bill 17' }] }],
    });
    expect(match({ counterpartyName: 'Gemeinde Trub' }, [aBill(17), aBill(18)])).toMatchObject({
      level: 'none',
      doubts: ['ambiguous'],
    });
    expect(match({ amount: '3.00' }, [aBill(17)])).toEqual({
      level: 'none',
      doubts: ['nothingFound'],
      candidates: [],
    });
  });
});

it('nothing that is proposed is more than was paid, or than is open', () => {
  const cents = (text: string) => Math.round(Number(text) * 100);
  const amount = fc.integer({ min: 1, max: 500_000 }).map((value) => (value / 100).toFixed(2));
  const bill = fc.record({
    open: amount,
    reference: fc.constantFrom(null, reference),
    percent: fc.constantFrom('2', '3.5'),
  });
  fc.assert(
    fc.property(
      fc.array(bill, { minLength: 1, maxLength: 6 }),
      amount,
      fc.boolean(),
      (bills, paid, named) => {
        const open = bills.map((one, n) =>
          aBill(n, { ...one, cashDiscounts: [{ days: 30, percent: one.percent }] }),
        );
        const text = named ? open.map(({ number }) => number).join(' ') : '';
        const found = match({ amount: paid, reference, text }, open);
        for (const { shares } of found.candidates) {
          const sum = shares.reduce((total, share) => total + cents(share.amount), 0);
          expect(sum).toBeLessThanOrEqual(cents(paid));
          for (const share of shares) {
            const whole = cents(open.find(({ id }) => id === share.billId)?.open ?? '0');
            expect(cents(share.amount) + cents(share.cashDiscount)).toBeLessThanOrEqual(whole);
          }
        }
      },
    ),
  );
});
