import fc from 'fast-check';
import { differences, Facts, valueOf } from './payroll-facts';

const wage = { id: 'w', source: 'hours' as const, number: '1000', title: 'Lohn', unit: 'hours' as const };
const months = ['2026-09', '2026-10', '2026-11'];
const change = fc.record({
  month: fc.constantFrom(...months),
  seconds: fc.integer({ min: -90_000, max: 90_000 }),
});

describe('what is handed over', () => {
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
          expect(before.of('anna', month, 'hours').seconds).toBe(facts.of('anna', month, 'hours').seconds);
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
