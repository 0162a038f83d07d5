import type { TaskListItem } from '@jahrring/contracts-projects';
import { isOn } from './task-dates';
import { dueIn, groupTasks } from './task-groups';

const wednesday = '2026-11-18';
const aTask = (task: Partial<TaskListItem>) =>
  ({
    status: 'open',
    deadline: null,
    projectId: null,
    owner: null,
    assignedEmployees: [],
    ...task,
  }) as TaskListItem;
const ruth = { id: 'r', name: 'Ruth', active: true };
const urs = { id: 'u', name: 'Urs', active: true };

describe('dueIn', () => {
  it.each([
    [null, 'none'],
    ['2026-11-17', 'overdue'],
    ['2026-11-18', 'today'],
    ['2026-11-19', 'tomorrow'],
    ['2026-11-22', 'week'],
    ['2026-11-23', 'nextWeek'],
    ['2026-11-30', 'later'],
  ])('%s is %s', (deadline, due) => {
    expect(dueIn(deadline, wednesday)).toBe(due);
  });
});

describe('groupTasks', () => {
  it('puts the overdue first and what has no deadline last, in the order of the list', () => {
    const tasks = [
      aTask({ deadline: null }),
      aTask({ deadline: '2026-11-30' }),
      aTask({ deadline: '2026-11-01' }),
    ];
    expect(groupTasks(tasks, 'deadline', wednesday).map(({ key }) => key)).toEqual([
      'overdue',
      'later',
      'none',
    ]);
  });

  it('shows a task with each of its people, with the responsible where nobody is assigned', () => {
    const tasks = [aTask({ owner: urs, assignedEmployees: [ruth] }), aTask({ owner: urs }), aTask({})];
    const groups = groupTasks(tasks, 'person', wednesday);
    expect(groups.map(({ label, tasks: own }) => [label, own.length])).toEqual([
      ['Ruth', 1],
      ['Urs', 1],
      [undefined, 1],
    ]);
  });
});

describe('isOn', () => {
  it('takes in the first and the last planned day', () => {
    const span = { plannedOn: '2026-11-17', plannedUntil: '2026-11-19' };
    expect(['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20'].map((day) => isOn(span, day))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
