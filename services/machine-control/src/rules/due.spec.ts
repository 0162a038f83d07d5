import fc from 'fast-check';
import { addDays, worse } from '@jahrring/contracts-common';
import { firstDueDay, serviceDue, type DueState } from './due';

const today = '2026-06-01';
const ahead = { days: 30, units: 50 };
const nothing: DueState = {
  counter: null,
  readOn: null,
  perDay: '0.000',
  serviceAt: null,
  nextServiceOn: null,
  nextExhaustOn: null,
};
const running = { ...nothing, counter: '1000.000', readOn: '2026-05-31', perDay: '5.000' };

describe('serviceDue', () => {
  it.each([
    [{ ...nothing }, null],
    [{ ...nothing, nextServiceOn: '2026-05-31' }, 'overdue'],
    [{ ...nothing, nextServiceOn: '2026-06-01' }, 'soon'],
    [{ ...nothing, nextServiceOn: '2026-07-01' }, 'soon'],
    [{ ...nothing, nextServiceOn: '2026-07-02' }, 'later'],
    [{ ...running, serviceAt: '1051.000' }, 'later'],
    [{ ...running, serviceAt: '1050.000' }, 'soon'],
    [{ ...running, serviceAt: '1000.000' }, 'soon'],
    [{ ...running, serviceAt: '999.900' }, 'overdue'],
    [{ ...running, serviceAt: '999.900', nextServiceOn: '2027-01-01' }, 'overdue'],
    [{ ...running, serviceAt: '2000.000', nextServiceOn: '2026-05-01' }, 'overdue'],
  ] as const)('of %j is %s', (state, level) => {
    expect(serviceDue(state, today, ahead).level).toBe(level);
  });

  it('tells the days and what is left on the counter', () => {
    const state = { ...running, serviceAt: '1040.500', nextServiceOn: '2026-06-11' };
    expect(serviceDue(state, today, ahead)).toMatchObject({ days: 10, at: '1040.500', left: '40.500' });
  });

  it('never becomes less pressing as days go by', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.nat(60), (offset, wait) => {
        const state = { ...nothing, nextServiceOn: addDays(today, offset) };
        const before = serviceDue(state, today, ahead).level;
        const after = serviceDue(state, addDays(today, wait), ahead).level;
        expect(worse(before, after)).toBe(after);
      }),
    );
  });
});

describe('firstDueDay', () => {
  it('is foreseen by how the machine has been running', () => {
    expect(firstDueDay({ ...running, serviceAt: '1050.000', nextServiceOn: '2026-12-01' })).toBe(
      '2026-06-10',
    );
    expect(firstDueDay({ ...running, serviceAt: '1050.000', nextExhaustOn: '2026-06-02' })).toBe(
      '2026-06-02',
    );
    expect(firstDueDay({ ...running, serviceAt: '900.000' })).toBe('2026-05-31');
    expect(firstDueDay({ ...running, perDay: '0.000', serviceAt: '1050.000' })).toBeNull();
    expect(firstDueDay(nothing)).toBeNull();
  });
});
