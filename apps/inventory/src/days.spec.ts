import { daysUntil } from '@jahrring/contracts-common';
import { todayIn } from './days';

describe('due dates', () => {
  it('counts calendar days over the change to daylight saving', () => {
    expect(daysUntil('2026-03-30', '2026-03-28')).toBe(2);
    expect(daysUntil('2026-11-20', '2026-11-21')).toBe(-1);
  });

  it('knows the day of the licence’s zone, not of the server', () => {
    expect(todayIn('Europe/Zurich', new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
  });
});
