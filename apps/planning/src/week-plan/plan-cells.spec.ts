import type { BookingView } from '@jahrring/contracts-planning';
import { bookedDays, cellKey, hasRoom, toCells } from './plan-cells';

const booking = (change: Partial<BookingView> = {}): BookingView => ({
  id: 'b1',
  version: 1,
  resourceId: 'ruth',
  projectId: 'p1',
  projectNumber: 'P1',
  projectTitle: 'Schlag',
  title: null,
  firstDay: '2026-11-02',
  lastDay: '2026-11-02',
  part: 'full',
  from: null,
  to: null,
  share: 100,
  status: 'planned',
  note: null,
  seriesId: null,
  ...change,
});

const days = ['2026-11-02', '2026-11-03', '2026-11-04'];

describe('the cells of a plan', () => {
  it('show a longer booking on each of its shown days', () => {
    const cells = toCells([booking({ firstDay: '2026-10-30', lastDay: '2026-11-03' })], days);
    expect([...cells.keys()]).toEqual(days.slice(0, 2).map((date) => cellKey('ruth', date)));
  });

  it('count halves, hours and shares by their part of a day', () => {
    const plan = [
      booking({ lastDay: '2026-11-03', share: 50 }),
      booking({ firstDay: '2026-11-04', lastDay: '2026-11-04', part: 'times', from: '07:00', to: '09:00' }),
      booking({ firstDay: '2026-11-04', lastDay: '2026-11-04', part: 'afternoon' }),
    ];
    expect(bookedDays(toCells(plan, days), days, 'ruth')).toBe(1.8);
    expect(bookedDays(toCells(plan, days), days, 'urs')).toBe(0);
  });

  it('have room until the day is filled', () => {
    expect(hasRoom([], 'person')).toBe(true);
    expect(hasRoom([booking({ share: 50 })], 'person')).toBe(true);
    expect(hasRoom([booking()], 'person')).toBe(false);
    expect(hasRoom([booking({ part: 'morning' })], 'person')).toBe(true);
    expect(hasRoom([booking({ part: 'morning' }), booking({ part: 'afternoon' })], 'person')).toBe(false);
    expect(hasRoom([booking(), booking()], 'external')).toBe(true);
  });
});
