import type { EntryEntity } from '../entry-record';
import { nameOf, type Booking, type EmployeeRefEntity } from '../reference';

/** The entry with names that are known already: nothing is read again for the answer. */
export function withNames(
  entry: EntryEntity,
  employee: EmployeeRefEntity,
  booking: Booking | null,
  before: EntryEntity | null,
): EntryEntity {
  entry.names = {
    employeeName: nameOf(employee),
    projectNumber: booking?.projectNumber ?? before?.names?.projectNumber ?? '',
    projectTitle: booking?.projectTitle ?? before?.names?.projectTitle ?? '',
    activityTitle: booking ? (booking.activity?.title ?? null) : (before?.names?.activityTitle ?? null),
    objectTitle: booking ? (booking.object?.title ?? null) : (before?.names?.objectTitle ?? null),
  };
  return entry;
}
