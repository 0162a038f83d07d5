import fc from 'fast-check';
import {
  defaultSeries,
  formatNumber,
  nextPeriodStart,
  numberDelimiters,
  numberPattern,
  numberPeriod,
  seriesOn,
  seriesStart,
} from './number-format';
import type { NumberSeries } from './number-format';

const series = (change: Partial<NumberSeries>): NumberSeries => ({ ...defaultSeries, ...change });

describe('formatNumber', () => {
  it.each([
    [series({ format: 'consecutive' }), 1, '000001'],
    [series({ format: 'year' }), 1, '2026-0001'],
    [series({ format: 'short_year' }), 1, '26-000001'],
    [series({ format: 'year_month' }), 1, '2611-0001'],
    [series({ format: 'year', delimiter: '', width: 6 }), 42, '2026000042'],
    [series({ format: 'year_month', delimiter: '.', prefix: 'R-' }), 7, 'R-2611.0007'],
    [series({ format: 'year', delimiter: ',' }), 12345, '2026,12345'],
  ])('%j', (given, sequence, expected) => {
    const number = formatNumber(given, '2026-11-21', sequence);
    expect(number).toBe(expected);
    expect(numberPattern(given).test(number)).toBe(true);
  });

  it('tells numbers of other series apart', () => {
    expect(numberPattern(series({ format: 'consecutive' })).test('2026-0001')).toBe(false);
    expect(numberPattern(series({ format: 'consecutive' })).test('20260001')).toBe(true);
    expect(numberPattern(series({ prefix: 'A.' })).test('AB2026-0001')).toBe(false);
  });
});

describe('periods', () => {
  it('names the period of a date', () => {
    expect([numberPeriod('consecutive', '2026-01-01'), numberPeriod('year_month', '2026-01-01')]).toEqual([
      '',
      '2601',
    ]);
  });

  it('knows when a series starts anew', () => {
    expect(nextPeriodStart('year', '2026-11-21')).toBe('2027-01-01');
    expect(nextPeriodStart('year_month', '2026-11-21')).toBe('2026-12-01');
    expect(nextPeriodStart('year_month', '2026-12-31')).toBe('2027-01-01');
    expect(nextPeriodStart('consecutive', '2026-12-31')).toBeNull();
  });
});

describe('a changed series', () => {
  const formats = ['consecutive', 'year', 'short_year', 'year_month'] as const;
  const aSeries = fc.record({
    format: fc.constantFrom(...formats),
    delimiter: fc.constantFrom(...numberDelimiters),
    prefix: fc.constant(''),
    width: fc.constantFrom(4 as const, 6 as const),
  });
  const day = fc
    .integer({ min: 0, max: 2000 })
    .map((offset) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10));

  it('begins after today, at the start of a period of the old one', () => {
    fc.assert(
      fc.property(aSeries, aSeries, day, (before, after, today) => {
        const start = seriesStart(before, after, today);
        expect(start > today).toBe(true);
        expect(start.slice(8)).toBe('01');
        if (before.format === 'consecutive') return;
        const eve = new Date(Date.parse(start) - 86_400_000).toISOString().slice(0, 10);
        expect(numberPeriod(before.format, start)).not.toBe(numberPeriod(before.format, eve));
      }),
    );
  });

  it('numbers what is dated from its first day on, and nothing before', () => {
    fc.assert(
      fc.property(aSeries, aSeries, day, day, (before, after, today, date) => {
        const until = seriesStart(before, after, today);
        expect(seriesOn(after, { series: before, until }, date)).toBe(date < until ? before : after);
        expect(seriesOn(after, undefined, date)).toBe(after);
      }),
    );
  });
});
