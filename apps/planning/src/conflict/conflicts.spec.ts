import type { AbsenceView, BookingView, PlanView } from '@jahrring/contracts-planning';
import { absenceOn, awayOn } from './conflicts';

const [monday, tuesday, wednesday] = ['2026-11-02', '2026-11-03', '2026-11-04'] as const;

const booking = (resourceId: string, change: Partial<BookingView> = {}) =>
  ({
    id: resourceId,
    resourceId,
    firstDay: monday,
    lastDay: monday,
    part: 'full',
    share: 100,
    ...change,
  }) as BookingView;

const absence = (resourceId: string, change: Partial<AbsenceView> = {}): AbsenceView => ({
  ...{ id: `away ${resourceId}`, resourceId, firstDay: monday, lastDay: monday },
  ...{ startHalf: false, endHalf: false, approved: true, ...change },
});

const plan: PlanView = {
  from: monday,
  to: tuesday,
  resources: [
    { id: 'ruth', kind: 'person', name: 'Ruth' },
    { id: 'urs', kind: 'person', name: 'Urs' },
    { id: 'eva', kind: 'person', name: 'Eva' },
    { id: 'saw', kind: 'machine', name: 'Vollernter' },
  ],
  bookings: [booking('ruth', { lastDay: tuesday }), booking('urs', { part: 'morning' }), booking('saw')],
  absences: [
    absence('ruth', { firstDay: tuesday, lastDay: wednesday, approved: false }),
    absence('urs', { startHalf: true }),
  ],
  holidays: [],
  colours: { by: 'project', groups: [] },
  capacities: [],
  teams: [],
};

it('absenceOn tells it on its days alone, awayOn of the person whatever is booked', () => {
  expect(absenceOn(plan, booking('ruth', { lastDay: tuesday }), monday)).toBeNull();
  expect(absenceOn(plan, booking('ruth', { lastDay: tuesday }), tuesday)).toBe(plan.absences[0]);
  expect(awayOn(plan, 'urs', monday)).toBe(plan.absences[1]);
  expect(awayOn(plan, 'urs', tuesday)).toBeNull();
});
