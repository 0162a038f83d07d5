import fc from 'fast-check';
import { fromCents } from '../value/money';
import type { ImportedTransaction } from './imported-transaction';
import { planEntries, type BookedEntry, type EntryRules } from './plan-entries';

const rules: EntryRules = {
  chart: new Set(['1020', '1500', '6000', '6800']),
  itemAccounts: new Set(),
  isClosed: () => false,
};

const linesOf = (cents: number, debit = '6000', credit = '1020') => [
  { account: debit, amount: fromCents(BigInt(cents)) },
  { account: credit, amount: fromCents(BigInt(-cents)) },
];
const aTransaction = (line: number, change: Partial<ImportedTransaction> = {}): ImportedTransaction => ({
  ...{ id: `t${line}`, line, bookedOn: '2026-01-31', documentNumber: null, text: 'Miete' },
  ...{ lines: linesOf(50_000), ...change },
});
const anEntry = (number: number, change: Partial<BookedEntry> = {}): BookedEntry => ({
  ...{ id: `e${number}`, number, bookedOn: '2026-01-31', text: 'Miete', documentNumber: null },
  ...{ total: '500.00', isHandedOver: true, lines: linesOf(50_000), ...change },
});

describe('entries compared with a file', () => {
  it('that repeat under one text are each told with the row of their own month', () => {
    const days = ['2026-01-31', '2026-02-28', '2026-03-31'];
    const booked = days.map((bookedOn, n) => anEntry(n + 1, { bookedOn }));
    const raised = days.map((bookedOn, n) => aTransaction(n + 2, { bookedOn, lines: linesOf(51_000 + n) }));
    const { differing, added, known } = planEntries(raised.toReversed(), booked, rules);
    expect([known, added]).toEqual([0, []]);
    expect(differing.map(({ number, line, amount }) => [number, line, amount])).toEqual([
      [1, 2, '510.00'],
      [2, 3, '510.01'],
      [3, 4, '510.02'],
    ]);
  });

  it('of which the file has one more than the books: that one is new', () => {
    const { known, added, differing } = planEntries([aTransaction(2), aTransaction(3)], [anEntry(1)], rules);
    expect([known, added.map(({ line }) => line), differing]).toEqual([1, [3], []]);
  });

  it('are never the same as one of more than a month before', () => {
    const late = aTransaction(2, { bookedOn: '2026-06-30', lines: linesOf(1_000) });
    const { added, differing } = planEntries([late], [anEntry(1)], rules);
    expect(added).toEqual([late]);
    expect(differing).toMatchObject([{ number: 1, line: null, amount: null }]);
  });

  it('all of them in any order are known, and nothing is left', () => {
    const amount = fc.integer({ min: 1, max: 300 });
    const day = fc.constantFrom('2026-01-31', '2026-02-28');
    const accounts = fc.constantFrom(['6000', '1020'], ['6800', '1500'], ['1020', '6000']);
    const one = fc.record({ amount, day, accounts, text: fc.constantFrom('Miete', 'Abschreibung') });
    const shuffled = fc
      .array(one, { maxLength: 40 })
      .chain((ones) => fc.tuple(fc.constant(ones), fc.shuffledSubarray(ones, { minLength: ones.length })));
    fc.assert(
      fc.property(shuffled, ([ones, others]) => {
        const lines = ({ amount: cents, accounts: [debit, credit] }: (typeof ones)[number]) =>
          linesOf(cents, debit, credit);
        const booked = ones.map((entry, n) =>
          anEntry(n + 1, { bookedOn: entry.day, text: entry.text, lines: lines(entry) }),
        );
        const file = others.map((entry, n) =>
          aTransaction(n + 2, { bookedOn: entry.day, text: entry.text, lines: lines(entry) }),
        );
        const { known, added, differing, problems } = planEntries(file, booked, rules);
        expect([known, added, differing, problems]).toEqual([ones.length, [], [], []]);
      }),
    );
  });
});
