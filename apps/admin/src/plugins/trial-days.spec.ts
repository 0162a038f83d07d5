import { daysLeft } from './trial-days';

describe('days left of a free test', () => {
  const end = '2026-12-22T09:00:00.000Z';

  it.each([
    ['2026-11-22T09:00:00.000Z', 30],
    ['2026-12-21T08:59:59.000Z', 2],
    ['2026-12-22T08:59:59.999Z', 1],
    ['2026-12-22T09:00:00.000Z', 0],
    ['2027-01-01T00:00:00.000Z', 0],
  ])('at %s it is %i', (now, days) => expect(daysLeft(end, new Date(now))).toBe(days));
});
