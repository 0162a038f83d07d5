import type { BookingView, PlanView } from '@jahrring/contracts-planning';
import { dayOverview } from './day-overview';

const booking = (resourceId: string, change: Partial<BookingView>) =>
  ({
    resourceId,
    firstDay: '2026-11-02',
    lastDay: '2026-11-02',
    projectNumber: null,
    ...change,
  }) as BookingView;

it('dayOverview tells who and what is on each job, who is away, and who is on none', () => {
  const plan: PlanView = {
    from: '2026-11-02',
    to: '2026-11-03',
    resources: [
      { id: 'ruth', kind: 'person', name: 'Ruth' },
      { id: 'urs', kind: 'person', name: 'Urs' },
      { id: 'saw', kind: 'machine', name: 'Vollernter' },
      { id: 'jeep', kind: 'vehicle', name: 'Jeep' },
    ],
    absences: [
      {
        ...{ id: 'holidays', resourceId: 'ruth', firstDay: '2026-11-03', lastDay: '2026-11-06' },
        ...{ startHalf: false, endHalf: false, approved: true },
      },
    ],
    holidays: [],
    colours: { by: 'project', groups: [] },
    capacities: [],
    teams: [],
    bookings: [
      booking('saw', { projectNumber: 'P2', projectTitle: 'Schlag' }),
      booking('ruth', { projectNumber: 'P2', projectTitle: 'Schlag', part: 'morning' }),
      booking('ruth', { projectNumber: 'P2', projectTitle: 'Schlag', part: 'afternoon' }),
      booking('urs', { title: 'Kurs', firstDay: '2026-10-30', lastDay: '2026-11-03' }),
    ],
  };
  expect(dayOverview(plan, '2026-11-02')).toEqual({
    jobs: [
      { label: 'Kurs', names: ['Urs'] },
      { label: 'P2 Schlag', names: ['Ruth', 'Vollernter'] },
    ],
    away: [],
    idle: [],
  });
  expect(dayOverview(plan, '2026-11-03')).toEqual({
    jobs: [{ label: 'Kurs', names: ['Urs'] }],
    away: ['Ruth'],
    idle: [],
  });
});
