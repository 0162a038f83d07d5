import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { differences, Facts, valueOf } from './payroll-facts';
import { toLine } from './payroll.mapper';

const wage = { id: 'w', source: 'hours' as const, number: '1000', title: 'Lohn', unit: 'hours' as const };
const months = ['2026-09', '2026-10', '2026-11'];
const change = fc.record({
  month: fc.constantFrom(...months),
  seconds: fc.integer({ min: -90_000, max: 90_000 }),
});

const seconds = (from: number, to: number) => fc.integer({ min: from, max: to });

describe('what is handed over', () => {
  /** Source: the sum of rounded differences is not the rounded sum; payroll pays hundredths of hours. */
  it('comes in several hand-overs to the hundredths of an hour that one would tell', () => {
    const parts = fc.array(seconds(-3600, 36_000), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(parts, (recorded) => {
        const facts = new Facts();
        const before = new Facts();
        let told = new Decimal(0);
        for (const part of recorded) {
          facts.add('anna', '2026-11', 'hours', { seconds: part });
          for (const line of differences('anna', months, [wage], { facts, before, handedOver: new Set() })) {
            const shown = { month: line.month, wageNumber: '1000', wageTitle: 'Lohn', correction: false };
            told = told.plus(toLine({ ...line, ...shown, unit: 'hours' }).quantity ?? '0');
            before.add('anna', line.month, line.wage.source, line);
          }
        }
        const sum = recorded.reduce((all, part) => all + part, 0);
        expect(told.toFixed(2)).toBe(new Decimal(sum).div(3600).toDecimalPlaces(2).toFixed(2));
      }),
    );
  });

  it('comes to what is so, however often it changes between hand-overs', () => {
    fc.assert(
      fc.property(fc.array(fc.array(change)), (rounds) => {
        const facts = new Facts();
        const before = new Facts();
        for (const round of rounds) {
          for (const { month, seconds } of round) facts.add('anna', month, 'hours', { seconds });
          for (const told of differences('anna', months, [wage], { facts, before, handedOver: new Set() })) {
            before.add('anna', told.month, told.wage.source, told);
          }
        }
        for (const month of months) {
          const off = before.of('anna', month, 'hours').seconds - facts.of('anna', month, 'hours').seconds;
          expect(Math.abs(off)).toBeLessThanOrEqual(18);
        }
        expect(differences('anna', months, [wage], { facts, before, handedOver: new Set() })).toEqual([]);
      }),
    );
  });

  it('tells nothing of what comes to nothing, and marks what was told before as a correction', () => {
    const facts = new Facts();
    facts.add('anna', '2026-10', 'hours', { seconds: 3600 });
    facts.add('anna', '2026-11', 'hours', { seconds: 0 });
    const told = differences('anna', months, [wage], {
      facts,
      before: new Facts(),
      handedOver: new Set(['2026-10']),
    });
    expect(told.map(({ month, correction }) => [month, correction])).toEqual([['2026-10', true]]);
    expect(told.map((one) => valueOf(one, 'hours'))).toEqual([3600]);
  });
});
