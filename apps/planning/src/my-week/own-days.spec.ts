import type { OwnBookingView, OwnPlanView } from '@jahrring/contracts-planning';
import { ownDays } from './own-days';

const absence = (firstDay: string, approved: boolean) => ({
  ...{ id: `${firstDay} ${approved}`, resourceId: 'ruth', firstDay, lastDay: firstDay },
  ...{ startHalf: false, endHalf: false, approved },
});

const plan: OwnPlanView = {
  from: '2026-12-07',
  to: '2026-12-20',
  bookings: [{ id: 'course', firstDay: '2026-12-09', lastDay: '2026-12-15' } as OwnBookingView],
  absences: [absence('2026-12-10', false), absence('2026-12-10', true)],
  holidays: [{ date: '2026-12-08', name: 'Mariä Empfängnis', halves: 2 }],
  lengths: [],
  worked: [],
  colours: { by: 'project', groups: [] },
};

it('ownDays tells the days that have something to tell, and today', () => {
  const days = ownDays(plan, '2026-12-07', '2026-12-13', '2026-12-07');
  expect(days.map(({ date, bookings, holiday }) => [date, bookings.length, holiday])).toEqual([
    ['2026-12-07', 0, null],
    ['2026-12-08', 0, 'Mariä Empfängnis'],
    ['2026-12-09', 1, null],
    ['2026-12-10', 1, null],
    ['2026-12-11', 1, null],
    ['2026-12-12', 1, null],
    ['2026-12-13', 1, null],
  ]);
  expect(days[3]?.absence?.approved).toBe(true);
  expect(ownDays(plan, '2026-12-14', '2026-12-20', '2026-12-07').map(({ date }) => date)).toEqual([
    '2026-12-14',
    '2026-12-15',
  ]);
});
