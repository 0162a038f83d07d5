import { localMoment } from './local-moment';

describe('localMoment', () => {
  it.each([
    ['2026-07-01', '08:00', '2026-07-01T06:00:00.000Z'],
    ['2026-12-01', '08:00', '2026-12-01T07:00:00.000Z'],
    // Clocks go back at 03:00: the first half past two; they go forward at 02:00: the moment they do, half an hour on.
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ])('reads %s %s in Zurich as %s', (day, time, instant) => {
    expect(localMoment(day, time, 'Europe/Zurich')).toBe(instant);
  });
});
