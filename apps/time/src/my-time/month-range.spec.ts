import { latestMonths, monthOfRange, rangeOfMonth } from './month-range';

describe('the filter of a month', () => {
  it('is its first to its last day, and read back', () => {
    expect(rangeOfMonth('2028-02')).toBe('2028-02-01..2028-02-29');
    expect(monthOfRange('2026-11-01..2026-11-30')).toBe('2026-11');
    for (const other of [undefined, '', '2026-11-02..2026-11-30', '2026-11-01..', '2026-13-01..2026-13-30'])
      expect(monthOfRange(other)).toBeNull();
  });

  it('offers the latest months over the turn of the year', () => {
    expect(latestMonths('2026-02', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  });
});
