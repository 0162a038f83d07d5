import type { PhaseView } from '@jahrring/contracts-planning';
import { lanesOf, monthsOf, neededByWeek, stretchOf, weeksOfYear } from './year-scale';

const year = { year: 2027, from: '2026-12-28', to: '2028-01-02' };
const phase = (id: string, firstDay: string, lastDay: string, people = 1): PhaseView => ({
  ...{ id, version: 1, projectId: 'p', title: id, after: [] },
  ...{ firstDay, lastDay, people },
});

describe('the scale of a year', () => {
  it('is of whole weeks, with the months where they begin', () => {
    const weeks = weeksOfYear(year);
    expect([weeks.length, weeks[0], weeks[52]]).toEqual([
      53,
      { from: '2026-12-28', week: 53 },
      { from: '2027-12-27', week: 52 },
    ]);
    const months = monthsOf(year);
    expect(months).toHaveLength(12);
    expect(months[0]).toMatchObject({ first: '2027-01-01', start: 400 / 371 });
    const filled = months.reduce((sum, { width }) => sum + width, 0);
    expect(filled).toBeCloseTo((365 / 371) * 100);
  });

  it('draws of a phase what lies in the year', () => {
    expect(stretchOf(year, '2026-12-28', '2028-01-02')).toEqual({ start: 0, width: 100 });
    expect(stretchOf(year, '2026-01-01', '2027-01-03')?.start).toBe(0);
    expect(stretchOf(year, '2026-01-01', '2027-01-03')?.width).toBeCloseTo((7 / 371) * 100);
    expect(stretchOf(year, '2026-01-01', '2026-12-27')).toBeNull();
    expect(stretchOf(year, '2028-01-03', '2028-02-01')).toBeNull();
  });

  it('puts phases that overlap below each other', () => {
    const lanes = lanesOf([
      phase('b', '2027-02-10', '2027-02-20'),
      phase('a', '2027-02-01', '2027-02-10'),
      phase('c', '2027-02-11', '2027-02-12'),
    ]);
    expect(Object.fromEntries(lanes)).toEqual({ a: 0, b: 1, c: 0 });
  });

  it('sums what phases need by weeks, on working days alone', () => {
    const dayMinutes = Array.from({ length: 371 }, (_, day) => (day % 7 < 5 ? 480 : 0));
    const needed = neededByWeek({ ...year, dayMinutes }, [
      phase('a', '2027-01-04', '2027-01-11', 2),
      phase('b', '2026-01-01', '2026-12-28', 3),
      phase('c', '2029-01-01', '2029-01-02'),
    ]);
    expect(needed.slice(0, 4)).toEqual([3 * 480, 2 * 5 * 480, 2 * 480, 0]);
    expect(needed).toHaveLength(53);
  });
});
