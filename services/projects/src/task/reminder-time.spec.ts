import { reminderTime } from './reminder-time';

const zone = 'Europe/Zurich';
const at = (deadline: string | null, deadlineTime: string | null, now: string) =>
  reminderTime({ deadline, deadlineTime }, new Date(now), zone)?.toISOString() ?? null;

describe('reminderTime', () => {
  it.each([
    ['the afternoon before', '2026-11-24', null, '2026-11-20T08:00:00Z', '2026-11-23T15:00:00.000Z'],
    ['the morning of the day', '2026-11-24', null, '2026-11-23T17:00:00Z', '2026-11-24T06:00:00.000Z'],
    ['two hours ahead of a time', '2026-11-24', '14:30', '2026-11-23T17:00:00Z', '2026-11-24T11:30:00.000Z'],
    ['no more once it is late', '2026-11-24', null, '2026-11-24T09:00:00Z', null],
    ['nothing without a deadline', null, null, '2026-11-24T09:00:00Z', null],
    ['by the clock over winter time', '2026-10-26', null, '2026-10-20T09:00:00Z', '2026-10-25T15:00:00.000Z'],
    [
      'by the clock on that day itself',
      '2026-10-25',
      null,
      '2026-10-24T20:00:00Z',
      '2026-10-25T06:00:00.000Z',
    ],
  ])('is %s', (_what, deadline, time, now, expected) => {
    expect(at(deadline, time, now)).toBe(expected);
  });
});
