import { lineArgs, withinPlace } from './cell-filter';
import { periodOf, periodsFor, spanOf } from './span';

const year = { from: '2026-01-01', to: '2026-12-31' };

describe('withinPlace', () => {
  it.each([
    ['day', '2026-03-04', '2026-03-04', '2026-03-04'],
    ['week', '2026-03-02', '2026-03-02', '2026-03-08'],
    ['month', '2026-02', '2026-02-01', '2026-02-28'],
    ['quarter', '2026-Q4', '2026-10-01', '2026-12-31'],
    ['year', '2026', '2026-01-01', '2026-12-31'],
  ] as const)('narrows the days of a %s', (dimension, key, from, to) => {
    expect(withinPlace(year, [dimension], { keys: [key] })).toEqual({ from, to });
  });

  it('never widens them', () => {
    const some = { from: '2026-01-05', to: '2026-01-20' };
    expect(withinPlace(some, ['month'], { keys: ['2026-01'] })).toEqual(some);
    expect(withinPlace(some, ['week'], { keys: ['2025-12-29'] })).toMatchObject({ from: '2026-01-05' });
  });

  it('names what stands on both axes, and what is missing', () => {
    expect(withinPlace(year, ['person', 'activity'], { keys: ['p1', null] })).toEqual({
      ...year,
      'filter[person]': 'p1',
      'filter[without]': 'activity',
    });
  });

  it('asks for lines by filters alone', () => {
    expect(lineArgs({ ...year, rows: 'person', columns: '', measures: 'hours', hourFormat: 'days' })).toEqual(
      year,
    );
  });
});

describe('spanOf', () => {
  it.each([
    ['month', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['quarter', '2026-10-01', '2026-12-31'],
    ['year', '2026-01-01', '2026-12-31'],
    ['lastYear', '2025-01-01', '2025-12-31'],
  ] as const)('knows the days of %s, and knows them again', (period, from, to) => {
    expect(spanOf(period, '2026-11-23')).toEqual({ from, to });
    expect(periodOf({ from, to }, '2026-11-23')).toBe(period);
  });

  it.each([
    ['businessYear', 7, '2026-07-01', '2027-06-30'],
    ['lastBusinessYear', 7, '2025-07-01', '2026-06-30'],
    ['businessYear', 12, '2025-12-01', '2026-11-30'],
    ['businessYear', 11, '2026-11-01', '2027-10-31'],
  ] as const)('knows %s that begins in month %d', (period, yearStart, from, to) => {
    expect(spanOf(period, '2026-11-23', yearStart)).toEqual({ from, to });
    expect(periodOf({ from, to }, '2026-11-23', yearStart)).toBe(period);
  });

  it('offers business years only where they are no calendar years', () => {
    expect(periodsFor(1)).not.toContain('businessYear');
    expect(periodsFor(2)).toContain('businessYear');
    expect(periodOf(spanOf('businessYear', '2026-11-23'), '2026-11-23')).toBe('year');
  });

  it('has no name for other days', () => {
    expect(periodOf({ from: '2026-01-02', to: '2026-01-03' }, '2026-11-23')).toBeUndefined();
  });
});
