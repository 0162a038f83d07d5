import { isWeekend, mondayOf, weekFrom, weekNumber } from './week';

describe('the week', () => {
  it.each([
    ['2026-11-21', '2026-11-16'],
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
  ])('of %s begins on %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });

  it.each([
    ['2025-12-29', 1],
    ['2026-11-16', 47],
    ['2026-12-28', 53],
    ['2027-01-04', 1],
  ])('from %s is number %i', (monday, number) => {
    expect(weekNumber(monday)).toBe(number);
  });

  it('has seven days over the change to winter time, the last two a weekend', () => {
    const days = weekFrom('2026-10-19');
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toBe('2026-10-25');
    expect(days.filter(isWeekend)).toEqual(['2026-10-24', '2026-10-25']);
  });
});
