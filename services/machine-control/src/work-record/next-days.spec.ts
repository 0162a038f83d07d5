import fc from 'fast-check';
import { nextDays } from './next-days';

const intervals = { serviceIntervalMonths: 6, exhaustIntervalMonths: 24 };
const done = (change: Partial<Parameters<typeof nextDays>[0]> = {}) =>
  nextDays({ kind: 'service', doneOn: '2026-08-31', passed: null, nextOn: null, ...change }, intervals);

describe('the day something is due again', () => {
  it.each([
    ['a service', {}, { nextServiceOn: '2027-02-28' }],
    ['a service that names its day', { nextOn: '2026-12-01' }, { nextServiceOn: '2026-12-01' }],
    ['an exhaust test', { kind: 'exhaust', passed: true }, { nextExhaustOn: '2028-08-31' }],
    ['a failed one', { kind: 'exhaust', passed: false }, { nextExhaustOn: '2026-08-31' }],
    ['a failed one with a day to come back', { kind: 'exhaust', passed: false, nextOn: '2026-09-15' }, { nextExhaustOn: '2026-09-15' }],
    ['a repair', { kind: 'repair', nextOn: '2026-12-01' }, {}],
  ] as const)('after %s', (_what, change, expected) => expect(done(change)).toEqual(expected)); // oxfmt-ignore

  it('stays what it was where the machine has no interval', () => {
    const none = { serviceIntervalMonths: null, exhaustIntervalMonths: null };
    const bare = { doneOn: '2026-08-31', passed: null, nextOn: null };
    expect(nextDays({ ...bare, kind: 'service' }, none)).toEqual({});
    expect(nextDays({ ...bare, kind: 'exhaust' }, none)).toEqual({});
  });

  it('is never beyond what a record can keep', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2400 }), (serviceIntervalMonths) => {
        const bare = { kind: 'service', doneOn: '2150-01-31', passed: null, nextOn: null } as const;
        const { nextServiceOn } = nextDays(bare, { ...intervals, serviceIntervalMonths });
        expect((nextServiceOn ?? '') > '2150-01-31' && (nextServiceOn ?? '') <= '2199-12-31').toBe(true);
      }),
    );
  });
});
