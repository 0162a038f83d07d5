import { addDays } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { type TaskListItem } from '@jahrring/contracts-projects';
import { isOn } from '../task-dates';
import { backPatch, moved, patchOf } from './plan-move';

const person = (id: string) => ({ id, name: id, active: true });
const aTask = (task: Partial<TaskListItem> = {}) =>
  ({
    plannedOn: '2026-11-23',
    plannedUntil: '2026-11-24',
    owner: person('boss'),
    assignedEmployees: [person('ruth')],
    ...task,
  }) as TaskListItem;
const nobody = { assignedEmployees: [] };
const unplanned = { plannedOn: null, plannedUntil: null };

describe('patchOf', () => {
  it.each([
    ['to another day', {}, { day: '2026-11-23' }, { day: '2026-11-26' }, { plannedOn: '2026-11-26' }],
    ['by its second day', {}, { day: '2026-11-24' }, { day: '2026-11-25' }, { plannedOn: '2026-11-24' }],
    ['off the plan', {}, { day: '2026-11-23' }, { day: null }, { plannedOn: null }],
    ['nowhere', {}, { day: '2026-11-23', personId: 'ruth' }, { day: '2026-11-23', personId: 'ruth' }, null],
    [
      'to somebody else',
      { assignedEmployees: [person('ruth'), person('urs')] },
      { day: '2026-11-23', personId: 'ruth' },
      { day: '2026-11-23', personId: 'lena' },
      { assignedEmployeeIds: ['urs', 'lena'] },
    ],
    [
      'to somebody who is on it already',
      { assignedEmployees: [person('ruth'), person('urs')] },
      { day: '2026-11-23', personId: 'ruth' },
      { day: '2026-11-23', personId: 'urs' },
      { assignedEmployeeIds: ['urs'] },
    ],
    [
      'from the responsible to somebody',
      nobody,
      { day: '2026-11-23', personId: 'boss' },
      { day: '2026-11-23', personId: 'urs' },
      { assignedEmployeeIds: ['urs'] },
    ],
    [
      'out of the tray to its own person',
      unplanned,
      { day: null },
      { day: '2026-11-23', personId: 'ruth' },
      { plannedOn: '2026-11-23' },
    ],
    [
      'out of the tray to another person',
      unplanned,
      { day: null },
      { day: '2026-11-23', personId: 'urs' },
      { plannedOn: '2026-11-23', assignedEmployeeIds: ['urs'] },
    ],
  ])('moves %s', (_where, task, from, to, patch) => {
    expect(patchOf(aTask(task), from, to)).toEqual(patch);
  });

  it('keeps the length, lies where it was put, and goes back as it was', () => {
    const day = fc.integer({ min: -40, max: 40 }).map((days) => addDays('2026-11-23', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 6 }), fc.nat(6), day, (first, length, taken, target) => {
        const task = aTask({ plannedOn: first, plannedUntil: addDays(first, length) });
        const from = { day: addDays(first, Math.min(taken, length)) };
        const after = moved(task, patchOf(task, from, { day: target }) ?? {}, (id) => id);
        expect(isOn(after, target)).toBe(true);
        expect(addDays(after.plannedOn ?? '', length)).toBe(after.plannedUntil);
        expect(backPatch(task)).toMatchObject({ plannedOn: first, plannedUntil: task.plannedUntil });
      }),
    );
  });
});
