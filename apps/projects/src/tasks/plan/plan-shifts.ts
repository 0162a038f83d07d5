import type { TaskListItem, UpdateTask } from '@jahrring/contracts-projects';
import { moved } from './plan-move';
import type { PlanData } from './use-plan';

/** State of a card while its move is being saved. */
export interface Shift {
  patch: UpdateTask;
  /** The version the move has made; from then on the server's own word holds. Unset: still on the way. */
  made?: number;
}

export type Shifts = ReadonlyMap<string, Shift>;

/**
 * Returns the changes on which a further move of a card builds: earlier moves that are not in the server's response
 * yet.
 */
export function pendingPatch(shifts: Shifts, id: string): UpdateTask {
  return shifts.get(id)?.patch ?? {};
}

/** Notes the version a move has made, unless another move has come since. */
export function confirmShift(shifts: Shifts, id: string, patch: UpdateTask, made: number): Shifts {
  return shifts.get(id)?.patch === patch ? new Map(shifts).set(id, { patch, made }) : shifts;
}

export function without(shifts: Shifts, id: string): Shifts {
  return new Map([...shifts].filter(([other]) => other !== id));
}

/** The plan with what was moved and is not told by the server yet. */
export function shifted(plan: PlanData, shifts: Shifts, nameOf: (id: string) => string): PlanData {
  const onTheWay = ({ id, version }: TaskListItem) => {
    const shift = shifts.get(id);
    return shift && (shift.made === undefined || version < shift.made) ? shift.patch : undefined;
  };
  const all = new Map([...plan.planned, ...plan.waiting, ...plan.late].map((task) => [task.id, task]));
  const lateIds = new Set(plan.late.map(({ id }) => id));
  const answer: PlanData = { planned: [], waiting: [], late: [] };
  for (const task of all.values()) {
    const patch = onTheWay(task);
    const shown = patch ? moved(task, patch, nameOf) : task;
    if (shown.plannedOn === null) {
      if (shown.status === 'open') answer.waiting.push(shown);
    } else if (lateIds.has(task.id) && !patch) answer.late.push(shown);
    else answer.planned.push(shown);
  }
  return answer;
}
