import type { AssignmentView } from '@jahrring/contracts-planning';

const partOrder = { morning: 0, full: 0, afternoon: 1 } as const;

/** Key of a cell: one person on one day. */
export function cellKey(employeeId: string, date: string): string {
  return `${employeeId} ${date}`;
}

/** Assignments by cell, the morning before the afternoon. */
export function toCells(assignments: readonly AssignmentView[]): ReadonlyMap<string, AssignmentView[]> {
  const cells = new Map<string, AssignmentView[]>();
  for (const assignment of assignments) {
    const key = cellKey(assignment.employeeId, assignment.date);
    cells.set(key, [...(cells.get(key) ?? []), assignment]);
  }
  for (const cell of cells.values()) cell.sort((a, b) => partOrder[a.part] - partOrder[b.part]);
  return cells;
}

/** Planned days of a person, halves counted as halves. */
export function plannedDays(assignments: readonly AssignmentView[], employeeId: string): number {
  return assignments
    .filter((assignment) => assignment.employeeId === employeeId)
    .reduce((days, { part }) => days + (part === 'full' ? 1 : 0.5), 0);
}

/** Whether half a day is left in a cell. */
export function hasRoom(cell: readonly AssignmentView[]): boolean {
  return cell.length === 0 || (cell.length === 1 && cell[0]?.part !== 'full');
}
