import { levelOf, type LoadLevel, type LoadsView, type WeekLoad } from '@jahrring/contracts-planning';

export const groupings = ['person', 'team', 'skill'] as const;
export type Grouping = (typeof groupings)[number];

/** A line of the capacity: one person, or all of a team or with a skill. */
export interface LoadRow {
  id: string;
  name: string;
  /** The team a person is in; null: in none, or no person. */
  team: string | null;
  /** Number of people of a team or skill; null for a person. */
  people: number | null;
  weeks: readonly WeekLoad[];
}

/** Lines of a grouping: people team by team, those of none at the end. */
export function rowsOf({ people, teams, skills }: LoadsView, by: Grouping): LoadRow[] {
  if (by === 'team') {
    return teams.map(({ name, people: count, weeks }) => ({
      id: name,
      name,
      team: null,
      people: count,
      weeks,
    }));
  }
  if (by === 'skill') {
    return skills.map(({ id, title, people: count, weeks }) => ({
      ...{ id, name: title, team: null, people: count, weeks },
    }));
  }
  const order = new Map(teams.map(({ name }, index) => [name, index]));
  const placeOf = ({ team }: { team: string | null }) => order.get(team ?? '') ?? order.size;
  return people
    .map(({ id, name, team, weeks }) => ({ id, name, team, people: null, weeks }))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Load of a week. */
export function levelOfWeek({ capacity, booked }: WeekLoad): LoadLevel {
  return levelOf({ capacity, booked, target: capacity, away: 0 });
}

/** Returns the booked share of a week in whole percent; null for a week without capacity. */
export function percentOf({ capacity, booked }: WeekLoad): number | null {
  return capacity === 0 ? null : Math.round((booked / capacity) * 100);
}
