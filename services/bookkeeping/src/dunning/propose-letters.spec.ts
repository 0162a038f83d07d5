import { defaultDunningSettings } from '@jahrring/contracts-bookkeeping';
import { addDays } from '@jahrring/contracts-common';
import fc from 'fast-check';
import type { DebtorFacts, OverdueBill } from './dunning.types';
import { interestOf, usualInterestRate } from './interest';
import { balancesOf, proposeLetters } from './propose-letters';

const asOf = '2026-11-20';

const aBill = (change: Partial<OverdueBill> = {}): OverdueBill => ({
  ...{ itemId: 'b1', number: '2026-0001', addressId: 'a1', addressName: 'Gemeinde Trub' },
  ...{ documentDate: '2026-10-01', dueDate: '2026-10-31', currency: 'CHF', exchangeRate: null },
  ...{ amount: '100.00', open: '100.00', balances: [{ from: '2026-10-01', open: '100.00' }] },
  ...{ letters: [], rule: null },
  ...change,
});
const aDebtor = (change: Partial<DebtorFacts> = {}): DebtorFacts => ({
  ...{ rule: null, lastLetterOn: null, email: null, credit: '0.00', earlierFees: '0.00', hasAddress: true },
  ...change,
});
const letter = (level: 1 | 2 | 3, issuedOn: string, interestUntil: string | null = null) => ({
  ...{ level, issuedOn, dueDate: addDays(issuedOn, 10), interestUntil },
});
const propose = (
  bills: OverdueBill[],
  facts = aDebtor(),
  settings: Partial<typeof defaultDunningSettings> = {},
  day = asOf,
) =>
  proposeLetters(bills, () => facts, {
    ...{ asOf: day, rate: '5', settings: { ...defaultDunningSettings, ...settings } },
  });
const reasonOf = (...args: Parameters<typeof propose>) => propose(...args).omitted[0]?.reason;

describe('letters that a day asks for', () => {
  it('begin 7 days after the due date', () => {
    expect(propose([aBill({ dueDate: '2026-11-13' })]).letters).toMatchObject([{ level: 1 }]);
    expect(propose([aBill({ dueDate: '2026-11-14' })]).omitted).toMatchObject([
      { reason: 'term', until: '2026-11-21' },
    ]);
  });

  it('go one to a debtor and currency, at the highest level of its bills', () => {
    const bills = [
      aBill({ itemId: 'b1', letters: [letter(1, '2026-11-01')] }),
      aBill({ itemId: 'b2' }),
      aBill({ itemId: 'b3', currency: 'EUR', exchangeRate: '0.95' }),
      aBill({ itemId: 'b4', addressId: 'a2', letters: [letter(1, '2026-10-01'), letter(2, '2026-10-20')] }),
    ];
    const { letters } = propose(bills);
    expect(letters.map((one) => [one.addressId, one.currency, one.level, one.lines.length])).toEqual([
      ['a1', 'CHF', 2, 2],
      ['a1', 'EUR', 1, 1],
      ['a2', 'CHF', 3, 1],
    ]);
  });

  it.each([
    ['noAddress', [aBill()], aDebtor({ hasAddress: false })],
    ['covered', [aBill()], aDebtor({ credit: '100.00' })],
    ['excluded', [aBill({ rule: { kind: 'exclude', until: asOf, reason: 'x' } })], aDebtor()],
    ['collection', [aBill({ rule: { kind: 'collection', until: null, reason: 'x' } })], aDebtor()],
    ['interval', [aBill()], aDebtor({ lastLetterOn: '2026-11-14' })],
    ['afterFinal', [aBill({ letters: [letter(3, '2026-11-01')] })], aDebtor()],
  ] as const)('are not written: %s', (reason, bills, facts) => expect(reasonOf([...bills], facts)).toBe(reason)); // oxfmt-ignore

  it('are not written for too little, nor for fees alone', () => {
    expect(reasonOf([aBill()], aDebtor(), { leastTotal: '100.01' })).toBe('tooSmall');
    expect(propose([], aDebtor({ earlierFees: '20.00' })).letters).toEqual([]);
  });

  it('forget a rule whose day is over, and then hold to the debtor’s', () => {
    const rule = { kind: 'exclude', until: '2026-11-19', reason: 'x' } as const;
    expect(propose([aBill({ rule })]).letters).toHaveLength(1);
    const debtor = aDebtor({ rule: { kind: 'exclude', until: null, reason: 'y' } });
    expect(propose([aBill({ rule })], debtor).omitted).toMatchObject([{ reason: 'excluded', note: 'y' }]);
    const free = { kind: 'noFees', until: null, reason: 'z' } as const;
    expect(propose([aBill({ rule: free })], debtor).letters).toHaveLength(1);
  });

  it('climb one level at a time, whatever is issued on which days', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 12 }), (gaps) => {
        const letters: OverdueBill['letters'][number][] = [];
        let day = '2026-10-31';
        for (const gap of gaps) {
          day = addDays(day, gap);
          const [next] = propose([aBill({ letters })], aDebtor(), {}, day).letters;
          if (!next) continue;
          const before = letters.at(-1);
          expect(next.level).toBe((before?.level ?? 0) + 1);
          if (before) expect(day >= addDays(before.dueDate, 3)).toBe(true);
          letters.push(letter(next.level, day));
        }
        expect(letters.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('interest for default', () => {
  it.each([
    ['CH', '5'],
    ['LI', '4'],
    ['AT', '4'],
    ['DE', '6.27'],
  ])('%s %s %%', (country, rate) => expect(usualInterestRate(country)).toBe(rate));

  it('runs on what was open, day by day', () => {
    const paid = [{ settledOn: '2026-07-10', total: '60.00' }];
    const balances = balancesOf('100.00', '2026-06-01', paid);
    // 10 days of 100 and 20 days of 40 at 5 %: (1000 + 800) × 5 / 36500
    expect(interestOf(balances, { after: '2026-06-30', until: '2026-07-30', rate: '5' })).toBe('0.25');
    expect(interestOf(balances, { after: '2026-07-30', until: '2026-07-30', rate: '5' })).toBe('0.00');
  });

  it('is the same claimed at once or letter by letter, but for rounding, and never bears interest', () => {
    const days = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 6 });
    const payments = fc.array(fc.record({ day: fc.integer({ min: 1, max: 300 }), cents: fc.integer({ min: 1, max: 100_000 }) }), { maxLength: 4 }); // oxfmt-ignore
    fc.assert(
      fc.property(days, payments, (gaps, paid) => {
        const due = '2026-01-31';
        const settled = paid.map(({ day, cents }) => ({
          settledOn: addDays(due, day),
          total: (cents / 100).toFixed(2),
        }));
        const balances = balancesOf('10000.00', '2026-01-01', settled);
        let after = due;
        let sum = 0;
        for (const gap of gaps) {
          const until = addDays(after, gap);
          sum += Number(interestOf(balances, { after, until, rate: '5' }));
          after = until;
        }
        const whole = Number(interestOf(balances, { after: due, until: after, rate: '5' }));
        expect(Math.abs(sum - whole)).toBeLessThanOrEqual(0.005 * (gaps.length + 1) + 1e-9);
      }),
    );
  });
});
