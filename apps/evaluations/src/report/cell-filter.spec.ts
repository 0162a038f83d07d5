import { lineArgs, withinPlace } from './cell-filter';
import { periodOf, spanOf } from './span';

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
    expect(lineArgs({ ...year, rows: 'person', columns: '', measures: 'hours' })).toEqual(year);
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

  it('has no name for other days', () => {
    expect(periodOf({ from: '2026-01-02', to: '2026-01-03' }, '2026-11-23')).toBeUndefined();
  });
});
