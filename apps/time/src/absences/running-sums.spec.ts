import { ledgerKinds, type LedgerRow } from '@jahrring/contracts-time';
import fc from 'fast-check';
import { runningSums } from './running-sums';

const row = fc.record({
  kind: fc.constantFrom(...ledgerKinds),
  seconds: fc.integer({ min: -400_000, max: 400_000 }),
}) as fc.Arbitrary<LedgerRow>;

it('ends each balance at the sum of its own bookings', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
      const shown = runningSums(rows);
      expect(shown.map((one) => one.row)).toEqual(rows);
      for (const kind of ledgerKinds) {
        const own = rows.filter((one) => one.kind === kind);
        const last = shown.findLast((one) => one.row.kind === kind);
        expect(last?.sum ?? 0).toBe(own.reduce((sum, { seconds }) => sum + seconds, 0));
      }
    }),
  );
});
