import { type BookingChanges, type ChangedBookings } from '@jahrring/contracts-planning';

export interface Place {
  resourceId: string;
  firstDay: string;
  lastDay: string;
}

/** A booking in the version that was seen, and where it goes and comes from. */
interface Move {
  id: string;
  version: number;
  to: Place;
  from: Place;
}

/** One booking that is moved, many that are changed together, or what a call of its own has changed already. */
export type Change = Move | { many: BookingChanges } | { made: ChangedBookings };

/** The change with the versions its bookings have by now. */
export function revise(change: Change, versions: ReadonlyMap<string, number>): Change {
  const revised = <R extends { id: string; version: number }>(record: R): R => ({
    ...record,
    version: versions.get(record.id) ?? record.version,
  });
  if ('made' in change) return change;
  if (!('many' in change)) return revised(change);
  const { update = [], remove = [], ...rest } = change.many;
  return { many: { ...rest, update: update.map(revised), remove: remove.map(revised) } };
}
