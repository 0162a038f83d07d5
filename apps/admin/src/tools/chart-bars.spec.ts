import { chartBars, toBars } from './chart-bars';

describe('loads of the last 24 hours', () => {
  const now = new Date('2026-11-22T12:10:00.000Z');

  it('sums points of ten minutes to half hours, the newest last', () => {
    const bars = toBars(
      [
        { at: '2026-11-22T12:00:00.000Z', loads: 3, failures: 1 },
        { at: '2026-11-22T12:10:00.000Z', loads: 2, failures: 0 },
        { at: '2026-11-22T11:50:00.000Z', loads: 7, failures: 0 },
        { at: '2026-11-21T12:30:00.000Z', loads: 1, failures: 1 },
      ],
      now,
    );
    expect(bars).toHaveLength(chartBars);
    expect(bars.at(-1)).toEqual({ loads: 5, failures: 1 });
    expect(bars.at(-2)).toEqual({ loads: 7, failures: 0 });
    expect(bars[0]).toEqual({ loads: 1, failures: 1 });
  });

  it('leaves out what is older', () => {
    const bars = toBars([{ at: '2026-11-21T12:20:00.000Z', loads: 9, failures: 9 }], now);
    expect(bars.every(({ loads }) => loads === 0)).toBe(true);
  });
});
