import fc from 'fast-check';
import { bucketOf, healthOf, isFailing, percentileOf, stepOf } from './health.rules';

const loads = (step: string, total: number) => ({ measure: 'load', step, total });

describe('percentiles of counted steps', () => {
  it('lie in the step of the true value', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 200 }),
        (values) => {
          const counts = values.map((value) => loads(stepOf('load', value), 1));
          const sorted = [...values].sort((one, two) => one - two);
          const truth = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
          const found = percentileOf(counts, 'load', 0.95) ?? 0;
          expect(stepOf('load', Math.max(1, found))).toBe(stepOf('load', truth));
        },
      ),
    );
  });

  it('are unknown where nothing was measured', () => {
    expect(healthOf([loads('-', 3)])).toMatchObject({ loads: 3, p50Ms: null, cls: null });
  });

  it('are kept fine for what is measured in hundredths', () => {
    const counts = Array.from({ length: 4 }, () => ({ measure: 'CLS', step: stepOf('CLS', 0.08), total: 1 }));
    expect(percentileOf(counts, 'CLS', 0.75)).toBeCloseTo(0.094, 3);
  });
});

describe('a canary fails', () => {
  it.each([
    ['with 20 attempts of which two fail', { loads: 18, failures: 2 }, { loads: 1_000, failures: 0 }, true],
    ['when nothing loads at all', { loads: 0, failures: 20 }, { loads: 0, failures: 0 }, true],
    ['not below 20 attempts', { loads: 0, failures: 19 }, { loads: 0, failures: 0 }, false],
    ['not at five per cent', { loads: 95, failures: 5 }, { loads: 100, failures: 0 }, false],
    [
      'not where stable does a third as badly',
      { loads: 80, failures: 20 },
      { loads: 90, failures: 10 },
      false,
    ],
    ['where it is over three times as bad', { loads: 69, failures: 31 }, { loads: 90, failures: 10 }, true],
  ])('%s', (_what, canary, stable, expected) => {
    expect(isFailing(canary, stable)).toBe(expected);
  });
});

describe('buckets', () => {
  const now = new Date('2026-11-22T04:17:30.000Z');

  it('are ten minutes', () => {
    expect(bucketOf(now, null)).toEqual(new Date('2026-11-22T04:10:00.000Z'));
  });

  it('begin with the canary where it began within them', () => {
    const since = new Date('2026-11-22T04:15:00.000Z');
    expect(bucketOf(now, since)).toEqual(since);
    expect(bucketOf(now, new Date('2026-11-22T03:00:00.000Z'))).toEqual(new Date('2026-11-22T04:10:00.000Z'));
  });
});
