import type { LoadsView, WeekLoad } from '@jahrring/contracts-planning';
import { levelOfWeek, percentOf, rowsOf } from './load-rows';

const week = (capacity: number, booked: number): WeekLoad => ({ capacity, booked });
const weeks = [week(2400, 2400)];
const loads: LoadsView = {
  mondays: ['2026-12-07'],
  people: [
    { id: 'a', name: 'Anna', team: null, weeks },
    { id: 'r', name: 'Ruth', team: 'Seilkran', weeks },
    { id: 'u', name: 'Urs', team: 'Holzerei', weeks },
  ],
  teams: [
    { name: 'Holzerei', people: 1, weeks },
    { name: 'Seilkran', people: 1, weeks },
  ],
  skills: [{ id: 's', title: 'Kran', people: 2, weeks }],
};

it('people stand team by team, who is in none at the end; teams and skills say how many they count', () => {
  expect(rowsOf(loads, 'person').map(({ name, team }) => [name, team])).toEqual([
    ['Urs', 'Holzerei'],
    ['Ruth', 'Seilkran'],
    ['Anna', null],
  ]);
  expect(rowsOf(loads, 'team').map(({ name, people }) => [name, people])).toEqual([
    ['Holzerei', 1],
    ['Seilkran', 1],
  ]);
  expect(rowsOf(loads, 'skill')).toEqual([{ id: 's', name: 'Kran', team: null, people: 2, weeks }]);
});

it('a week is overbooked, busy, idle, or none at all', () => {
  const all = [week(2400, 2401), week(2400, 1200), week(2400, 1199), week(0, 0), week(0, 60)];
  expect(all.map(levelOfWeek)).toEqual(['over', 'busy', 'idle', 'off', 'over']);
  expect(all.map(percentOf)).toEqual([100, 50, 50, null, null]);
});
