import type { BookingView } from './booking.contract';
import type { PlanView } from './plan.contract';
import { filtered, matcherOf, noFilter, type PlanFilter } from './plan-filter';

const booking = (
  resourceId: string,
  projectId: string | null,
  status: BookingView['status'],
): BookingView => ({
  ...{ id: `${resourceId} ${projectId}`, version: 1, resourceId, projectId, status },
  ...{ projectNumber: projectId, projectTitle: projectId && 'Schlag', title: projectId ? null : 'Kurs' },
  ...{ firstDay: '2027-03-01', lastDay: '2027-03-01', part: 'full', from: null, to: null },
  ...{ share: 100, note: null, seriesId: null },
});
const plan: Pick<PlanView, 'resources' | 'bookings' | 'teams'> = {
  resources: [
    { id: 'ruth', kind: 'person', name: 'Ruth Gerber' },
    { id: 'urs', kind: 'person', name: 'Urs Fort' },
    { id: 'saw', kind: 'machine', name: 'Vollernter' },
  ],
  bookings: [
    booking('ruth', 'P2', 'planned'),
    booking('ruth', null, 'confirmed'),
    booking('saw', 'P1', 'confirmed'),
  ],
  teams: [{ name: 'Holzerei', resourceIds: ['ruth', 'urs'] }],
};
const rows = (change: Partial<PlanFilter>) =>
  filtered(plan, { ...noFilter, ...change }).resources.map(({ id }) => id);

describe('the filter of a plan', () => {
  it('narrows rows by name, team, project and state, all of them together', () => {
    expect(rows({})).toEqual(['ruth', 'urs', 'saw']);
    expect(rows({ search: ' ger ' })).toEqual(['ruth']);
    expect(rows({ team: 'Holzerei' })).toEqual(['ruth', 'urs']);
    expect(rows({ team: 'Unbekannt' })).toEqual([]);
    expect(rows({ project: 'P1' })).toEqual(['saw']);
    expect(rows({ status: 'confirmed' })).toEqual(['ruth', 'saw']);
    expect(rows({ status: 'confirmed', team: 'Holzerei' })).toEqual(['ruth']);
    expect(rows({ project: 'P2', status: 'confirmed' })).toEqual([]);
  });

  it('keeps all bookings of a row, and tells which of them are asked for', () => {
    const shown = filtered(plan, { ...noFilter, project: 'P2' });
    expect(shown.bookings).toHaveLength(3);
    const matches = matcherOf({ ...noFilter, project: 'P2' });
    expect(shown.bookings.map((one) => matches?.(one))).toEqual([true, false, false]);
    expect(matcherOf({ ...noFilter, search: 'Ruth' })).toBeNull();
    expect(matcherOf({ ...noFilter, status: 'unknown' })).toBeNull();
  });
});
