import type { ObjectEntity } from './object.entity';

/**
 * Returns the people who are notified about a machine: its responsible person and its driver; if it has neither, those
 * it is assigned to.
 */
export function keepersOf({ responsibleId, driverId, assignedEmployeeIds }: ObjectEntity): string[] {
  const named = [responsibleId, driverId].flatMap((id) => id ?? []);
  return [...new Set(named.length > 0 ? named : (assignedEmployeeIds ?? []))];
}
