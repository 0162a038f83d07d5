import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { contradiction, counterOn, expectedValue, shiftAfter } from './plausible';

const read = (readOn: string, value: string, counterNo = 1) => ({ readOn, value, counterNo });

describe('contradiction', () => {
  const points = [read('2026-03-01', '100.000'), read('2026-03-10', '140.000')];

  it.each([
    ['2026-03-05', '120.000', null],
    ['2026-03-05', '99.900', { from: '100.000', to: '99.900' }],
    ['2026-03-05', '140.100', { from: '140.000', to: '140.100' }],
    ['2026-03-20', '139.900', { from: '140.000', to: '139.900' }],
    ['2026-02-01', '100.100', { from: '100.000', to: '100.100' }],
    ['2026-02-01', '0.000', null],
  ])('of a reading on %s of %s is %j', (readOn, value, found) => {
    expect(contradiction(points, { readOn, value, sameDayIsBefore: true })).toEqual(found);
  });

  it('lets what another tool tells of the same day come in any order', () => {
    const earlier = { readOn: '2026-03-10', value: '130.000' };
    expect(contradiction(points, { ...earlier, sameDayIsBefore: false })).toBeNull();
    expect(contradiction(points, { ...earlier, sameDayIsBefore: true })).toEqual({
      from: '140.000',
      to: '130.000',
    });
  });

  it('counts a new counter from its own start', () => {
    const exchanged = [...points, read('2026-03-12', '150.000'), read('2026-03-12', '3.000', 2)];
    expect(counterOn(exchanged, '2026-03-12')).toBe(2);
    expect(
      contradiction(exchanged, { readOn: '2026-03-15', value: '8.000', sameDayIsBefore: true }),
    ).toBeNull();
    expect(
      contradiction(exchanged, { readOn: '2026-03-15', value: '2.000', sameDayIsBefore: true }),
    ).not.toBeNull();
  });

  it('never refuses a counter that only goes on', () => {
    const steps = fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(steps, (used) => {
        const taken: ReturnType<typeof read>[] = [];
        used.reduce((value, step, index) => {
          const readOn = `2026-05-${String(index + 1).padStart(2, '0')}`;
          const next = { readOn, value: (value + step).toFixed(3), sameDayIsBefore: true };
          expect(contradiction(taken, next)).toBeNull();
          taken.push(read(readOn, next.value));
          return value + step;
        }, 0);
      }),
    );
  });
});

describe('expectedValue', () => {
  const check = (value: string, recorded: number) =>
    expectedValue({ last: '100.000', value, recorded: new Decimal(recorded), tolerancePercent: 10 });

  it.each([
    ['130.000', 0, null],
    ['130.000', 30, null],
    ['133.000', 30, null],
    ['134.000', 30, '130.000'],
    ['126.900', 30, '130.000'],
    ['101.900', 1, null],
  ])('of %s with %s recorded hours is %s', (value, recorded, expected) => {
    expect(check(value, recorded)).toBe(expected);
  });
});

describe('shiftAfter', () => {
  it('is what the new counters show more or less than the old ones', () => {
    const exchanges = [
      read('2026-02-01', '500.000'),
      read('2026-02-01', '0.000', 2),
      read('2026-04-01', '80.000', 2),
      read('2026-04-01', '10.000', 3),
    ];
    expect(shiftAfter(exchanges, '2026-01-01').toNumber()).toBe(-570);
    expect(shiftAfter(exchanges, '2026-03-01').toNumber()).toBe(-70);
    expect(shiftAfter(exchanges, '2026-05-01').toNumber()).toBe(0);
  });
});
