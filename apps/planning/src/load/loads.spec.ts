import type { BookingView, CapacityView, PlanView } from '@jahrring/contracts-planning';
import { holidayOn, isFree, personLoad, unevenLoads, weeksOf } from './loads';

const week = { from: '2026-12-07', to: '2026-12-13' };

const capacity = (resourceId: string): CapacityView => ({
  resourceId,
  length: [480, 480, 480, 480, 480, 480, 480],
  target: [480, 0, 480, 480, 480, 0, 0],
  away: [0, 0, 0, 0, 480, 0, 0],
});

const booking = (resourceId: string, firstDay: string, lastDay: string) =>
  ({ resourceId, firstDay, lastDay, part: 'full', share: 100 }) as BookingView;

const plan: PlanView = {
  ...week,
  resources: [
    { id: 'ruth', kind: 'person', name: 'Ruth' },
    { id: 'urs', kind: 'person', name: 'Urs' },
    { id: 'eva', kind: 'person', name: 'Eva' },
    { id: 'saw', kind: 'machine', name: 'Vollernter' },
  ],
  bookings: [booking('ruth', '2026-12-07', '2026-12-11'), booking('eva', '2026-12-09', '2026-12-10')],
  absences: [],
  holidays: [{ date: '2026-12-08', name: 'Mariä Empfängnis', halves: 2 }],
  colours: { by: 'project', groups: [] },
  capacities: ['ruth', 'urs', 'eva'].map(capacity),
  teams: [],
};

it('personLoad tells hours and how full they are, of people alone', () => {
  expect(personLoad(plan, 'ruth', week)).toEqual({
    ...{ target: 1920, away: 480, capacity: 1440, booked: 1920, level: 'over' },
  });
  expect(personLoad(plan, 'saw', week)).toBeNull();
});

it('unevenLoads names the overbooked and the idle with their minutes', () => {
  expect(unevenLoads(plan, week)).toEqual({
    over: [{ id: 'ruth', name: 'Ruth', level: 'over', minutes: 480 }],
    idle: [{ id: 'urs', name: 'Urs', level: 'idle', minutes: 1440 }],
  });
});

it('weeksOf cuts a month into its weeks', () => {
  expect(weeksOf({ from: '2026-11-01', to: '2026-11-30' }).map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-11-01 2026-11-01',
    '2026-11-02 2026-11-08',
    '2026-11-09 2026-11-15',
    '2026-11-16 2026-11-22',
    '2026-11-23 2026-11-29',
    '2026-11-30 2026-11-30',
  ]);
});

it('knows holidays and days on which somebody has nothing to work', () => {
  expect(holidayOn(plan, '2026-12-08')).toBe('Mariä Empfängnis');
  expect(holidayOn(plan, '2026-12-09')).toBeNull();
  expect([0, 1, 5].map((day) => isFree(plan, 'ruth', day))).toEqual([false, true, true]);
  expect(isFree(plan, 'saw', 1)).toBe(false);
});
