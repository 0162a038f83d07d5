import type { CreateEntry } from '@jahrring/contracts-time';
import type { BookingKey } from '../reference';

/** A line with what only our own code may say of it. */
export interface NewEntry extends CreateEntry {
  employeeId: string;
  /** Whoever is signed in, unless a job acts for somebody. */
  recorderId?: string;
  needsReview?: boolean;
  late?: boolean;
  scanMetres?: number;
}

/** Returns the key of the project, activity and object on which a line is booked. */
export function keyOf({ kind, projectId, activityId, objectId }: NewEntry): BookingKey {
  return { kind, projectId, activityId: activityId ?? null, objectId: objectId ?? null };
}
