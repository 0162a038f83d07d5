import type { Held } from '../handover/holding.repository';
import type { EmployeeRefEntity, EmploymentRefEntity } from '../../reference';

export interface Leaver {
  id: string;
  name: string;
  active: boolean;
  held: number;
  /** Gone already, or about to go. */
  left: boolean;
  /** The last day, where it is known. */
  on: string | null;
}

interface Sources {
  held: ReadonlyMap<string, Held>;
  people: readonly EmployeeRefEntity[];
  employments: readonly EmploymentRefEntity[];
  today: string;
  /** Days ahead: later leavers are not reported yet. */
  until: string;
}

/** Returns who has left or leaves soon and still holds something. */
export function leaversOf({ held, people, employments, today, until }: Sources): Leaver[] {
  const ends = new Map(employments.map(({ id, endsOn }) => [id, endsOn]));
  return people.flatMap(({ id, name, active }) => {
    const pieces = held.get(id)?.held ?? 0;
    const on = ends.get(id) ?? null;
    const left = !active || (on !== null && on < today);
    const leaves = on !== null && on <= until;
    return pieces > 0 && (left || leaves) ? [{ id, name, active, held: pieces, left, on }] : [];
  });
}
