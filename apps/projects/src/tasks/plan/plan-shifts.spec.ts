import type { TaskListItem } from '@jahrring/contracts-projects';
import type { PlanData } from './use-plan';
import { confirmShift, shifted, without, type Shifts } from './plan-shifts';

const aTask = (task: Partial<TaskListItem> = {}) =>
  ({ id: 'a', version: 3, status: 'open', plannedOn: null, plannedUntil: null, ...task }) as TaskListItem;
const plan: PlanData = { planned: [], waiting: [aTask()], late: [] };
const monday = { plannedOn: '2026-11-23' };
const days = (shifts: Shifts, data = plan) =>
  shifted(data, shifts, (id) => id).planned.map(({ plannedOn }) => plannedOn);

describe('a move on its way', () => {
  it('shows the card in its new place until the server tells of it', () => {
    const shifts: Shifts = new Map([['a', { patch: monday }]]);
    expect(days(shifts)).toEqual(['2026-11-23']);
    const made = confirmShift(shifts, 'a', monday, 4);
    expect(days(made)).toEqual(['2026-11-23']);
    const told = { ...plan, waiting: [], planned: [aTask({ version: 4, plannedOn: '2026-11-25' })] };
    expect(days(made, told)).toEqual(['2026-11-25']);
  });

  it('is not ended by the answer to an earlier move, and goes when it is refused', () => {
    const second = { plannedOn: '2026-11-24' };
    const shifts: Shifts = new Map([['a', { patch: second }]]);
    expect(confirmShift(shifts, 'a', monday, 4)).toBe(shifts);
    expect(days(without(shifts, 'a'))).toEqual([]);
  });

  it('takes a card that was left over out of the tray', () => {
    const late = { planned: [], waiting: [], late: [aTask({ plannedOn: '2026-11-01' })] };
    expect(shifted(late, new Map(), String).late).toHaveLength(1);
    expect(days(new Map([['a', { patch: monday }]]), late)).toEqual(['2026-11-23']);
  });
});
