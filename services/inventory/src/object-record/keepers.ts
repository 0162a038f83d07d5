import type { ObjectEntity } from './object.entity';

/** Who is told of a machine: its responsible and its driver; where it has neither, those it is assigned to. */
export function keepersOf({ responsibleId, driverId, assignedEmployeeIds }: ObjectEntity): string[] {
  const named = [responsibleId, driverId].flatMap((id) => id ?? []);
  return [...new Set(named.length > 0 ? named : (assignedEmployeeIds ?? []))];
}
