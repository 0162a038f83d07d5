import type { BookingView } from '@jahrring/contracts-planning';
import { projectsOf } from './booked-projects';

const booking = (projectId: string | null): BookingView => ({
  ...{ id: `of ${projectId}`, version: 1, resourceId: 'ruth', projectId, status: 'planned' },
  ...{ projectNumber: projectId, projectTitle: projectId && 'Schlag', title: projectId ? null : 'Kurs' },
  ...{ firstDay: '2027-03-01', lastDay: '2027-03-01', part: 'full', from: null, to: null },
  ...{ share: 100, note: null, seriesId: null },
});

it('offers the projects that something is booked for', () => {
  const bookings = [booking('P2'), booking(null), booking('P1'), booking('P2')];
  expect(projectsOf({ bookings }).map(({ id }) => id)).toEqual(['P1', 'P2']);
});
