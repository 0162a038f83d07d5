import { standInCaller, InMemory, noDatabase, openOutbox } from '@jahrring/testing/memory';
import { FixedClock } from '@jahrring/service-kit';
import type { AnchoredRecurrence, TaskRecurrence } from '@jahrring/contracts-projects';
import fc from 'fast-check';
import { reminderTime } from './reminder-time';
import { TaskCopy } from './task-copy';
import type { TaskEntity } from './task.entity';
import type { TaskRepository } from './task.repository';
import { TaskSeries } from './task-series.service';

const zone = 'Europe/Zurich';
const rule = (change: Partial<AnchoredRecurrence> = {}): AnchoredRecurrence => ({
  ...{ frequency: 'weekly', interval: 1, weekdays: [], until: null, startsOn: '2026-11-02' },
  ...change,
});

function tasksOn(today: string, ...given: Partial<TaskEntity>[]) {
  const tasks = Object.assign(
    new InMemory<TaskEntity>(
      given.map((task) => ({
        ...{ id: 'task', title: 'Wartung', description: null, projectId: 'wood', deadline: null, deadlineTime: null },
        ...{ plannedOn: null, plannedUntil: null, plannedMinutes: null, priority: 'normal', status: 'done', ownerId: 'anna' },
        ...{ createdBy: 'boss', recurrence: null, previousId: null, remindAt: null, checklist: [{ id: 'c', text: 'Öl', done: true }] },
        ...task,
      })) as Partial<TaskEntity>[],
    ),
    {
      successorOf: async (_ctx: unknown, id: string) => tasks.all({ deleted: 'include' }).find(({ previousId }) => previousId === id) ?? null,
      ofProject: async () => tasks.all(),
      assigned: async () => new Map([['task', ['beat']]]),
      assign: async () => undefined,
    },
  );
  const clock = new FixedClock(new Date(`${today}T11:00:00Z`));
  const repository = tasks as unknown as TaskRepository;
  const series = new TaskSeries(repository, clock);
  const { outbox, told } = openOutbox();
  const copy = new TaskCopy(noDatabase, repository, outbox, clock);
  const next = async (id = 'task') => series.next(standInCaller(), await tasks.get(null, id));
  return { tasks, series, copy, next, told };
} // oxfmt-ignore

describe('a task that comes again', () => {
  it('is open anew at the next day of its rule, with all its days and an empty checklist', async () => {
    const { next } = tasksOn('2026-11-09', {
      ...{ deadline: '2026-11-09', deadlineTime: '17:00', plannedOn: '2026-11-06', plannedUntil: '2026-11-08', recurrence: rule() },
    }); // oxfmt-ignore
    expect(await next()).toMatchObject({
      ...{ status: 'open', deadline: '2026-11-16', plannedOn: '2026-11-13', plannedUntil: '2026-11-15', previousId: 'task' },
      ...{ checklist: [{ text: 'Öl', done: false }], remindAt: new Date('2026-11-15T15:00:00Z') },
    }); // oxfmt-ignore
  });

  it('does not pile up: after weeks it comes once, after today', async () => {
    const { next } = tasksOn('2026-11-25', { deadline: '2026-11-02', recurrence: rule() });
    expect(await next()).toMatchObject({ deadline: '2026-11-30' });
  });

  it('comes after its own day where it is done early', async () => {
    const { next } = tasksOn('2026-11-03', { deadline: '2026-11-09', recurrence: rule() });
    expect(await next()).toMatchObject({ deadline: '2026-11-16' });
  });

  it('has one successor, however often it is ticked', async () => {
    const { next, tasks } = tasksOn('2026-11-09', { deadline: '2026-11-09', recurrence: rule() });
    expect([(await next()) !== null, await next(), tasks.all().length]).toEqual([true, null, 2]);
  });

  it('ends on its last day, and never comes without a day or a rule', async () => {
    const last = rule({ until: '2026-11-15' });
    expect(await tasksOn('2026-11-09', { deadline: '2026-11-09', recurrence: last }).next()).toBeNull();
    expect(await tasksOn('2026-11-09', { deadline: '2026-11-09', recurrence: rule({ until: '2026-11-16' }) }).next()).not.toBeNull();
    expect(await tasksOn('2026-11-09', { recurrence: rule() }).next()).toBeNull();
    expect(await tasksOn('2026-11-09', { deadline: '2026-11-09' }).next()).toBeNull();
  }); // oxfmt-ignore

  it('takes its successor back while nobody has touched it, and makes it anew', async () => {
    const { next, series, tasks } = tasksOn('2026-11-09', { deadline: '2026-11-09', recurrence: rule() });
    await next();
    await series.revert(standInCaller(), await tasks.get(null, 'task'));
    expect(tasks.all()).toHaveLength(1);
    const again = await next();
    expect(again).toMatchObject({ deadline: '2026-11-16' });
    await tasks.update(null, again?.id ?? '', 1, { title: 'Wartung gross' });
    expect(await series.revert(standInCaller(), await tasks.get(null, 'task'))).toBeNull();
    expect(tasks.all()).toHaveLength(2);
  });

  it('stays the 31st after a shorter month, until its day or its rule is changed', () => {
    const { series } = tasksOn('2026-01-31');
    const monthly: TaskRecurrence = { frequency: 'monthly', interval: 1, weekdays: [], until: null };
    const first = series.anchor(monthly, { deadline: '2026-01-31', plannedOn: null });
    expect(first?.startsOn).toBe('2026-01-31');
    const inFebruary = { deadline: '2026-02-28', plannedOn: null };
    expect(series.anchor(monthly, inFebruary, first)?.startsOn).toBe('2026-01-31');
    expect(series.anchor({ ...monthly, interval: 2 }, inFebruary, first)?.startsOn).toBe('2026-02-28');
    expect(series.anchor(monthly, { deadline: '2026-02-27', plannedOn: null }, first)?.startsOn).toBe(
      '2026-02-27',
    );
    expect(series.anchor(monthly, { deadline: null, plannedOn: null }, first)).toBeNull();
    expect(series.anchor({ ...monthly, frequency: 'never' }, inFebruary)).toBeNull();
  });
});

describe('tasks of a project that is copied', () => {
  const task = {
    deadline: '2026-11-09',
    deadlineTime: '17:00',
    plannedOn: '2026-11-02',
    recurrence: rule({ until: '2026-12-31' }),
  };

  it('move with its days, the rule of their series too', async () => {
    const { copy, tasks, told } = tasksOn('2026-11-01', task);
    expect(await copy.copyProjectTasks(standInCaller(), { from: 'wood', to: 'road', days: 30 })).toBe(1);
    expect(tasks.all()[1]).toMatchObject({
      ...{ projectId: 'road', deadline: '2026-12-09', deadlineTime: '17:00', plannedOn: '2026-12-02', status: 'open' },
      ...{ recurrence: { startsOn: '2026-12-02', until: '2027-01-30' }, previousId: null, createdBy: 'caller' },
    }); // oxfmt-ignore
    expect(told).toHaveLength(1);
  });

  it('have no days where the project has none: no time, no series, no reminder', async () => {
    const { copy, tasks } = tasksOn('2026-11-01', task);
    await copy.copyProjectTasks(standInCaller(), { from: 'wood', to: 'road' });
    expect(tasks.all()[1]).toMatchObject({
      ...{ deadline: null, deadlineTime: null, plannedOn: null, recurrence: null, remindAt: null },
    });
  });
});

describe('a reminder', () => {
  const at = (now: string, deadline: string, deadlineTime: string | null = null) =>
    reminderTime({ deadline, deadlineTime }, new Date(now), zone)?.toISOString() ?? null;

  it('comes at four on the day before by the clock of the licence, in summer and winter', () => {
    expect(at('2026-11-01T00:00:00Z', '2026-11-20')).toBe('2026-11-19T15:00:00.000Z');
    expect(at('2026-06-01T00:00:00Z', '2026-06-20')).toBe('2026-06-19T14:00:00.000Z');
    // The night between has an hour less, or more.
    expect(at('2026-03-01T00:00:00Z', '2026-03-29')).toBe('2026-03-28T15:00:00.000Z');
    expect(at('2026-10-01T00:00:00Z', '2026-10-25')).toBe('2026-10-24T14:00:00.000Z');
  });

  it('comes at seven, or two hours ahead of the time, where that has passed', () => {
    expect(at('2026-11-19T15:00:01Z', '2026-11-20')).toBe('2026-11-20T06:00:00.000Z');
    expect(at('2026-11-19T20:00:00Z', '2026-11-20', '17:30')).toBe('2026-11-20T14:30:00.000Z');
    expect(at('2026-11-20T14:30:00Z', '2026-11-20', '17:30')).toBeNull();
    expect(at('2026-11-21T00:00:00Z', '2026-11-20')).toBeNull();
    expect(at('2026-03-29T00:00:00Z', '2026-03-29')).toBe('2026-03-29T05:00:00.000Z');
  });

  it('is never in the past, and never after the deadline’s day', () => {
    const days = fc.integer({ min: 0, max: 400 });
    const times = fc.option(fc.constantFrom('00:00', '01:30', '12:00', '23:59'), { nil: null });
    fc.assert(
      fc.property(days, days, fc.nat(1439), times, (deadlineOffset, nowOffset, minute, time) => {
        const deadline = new Date(Date.UTC(2026, 0, 1 + deadlineOffset)).toISOString().slice(0, 10);
        const now = new Date(Date.UTC(2026, 0, 1 + nowOffset, 0, minute));
        const remind = reminderTime({ deadline, deadlineTime: time }, now, zone);
        if (!remind) return;
        expect(remind > now).toBe(true);
        expect(remind.getTime()).toBeLessThanOrEqual(Date.parse(`${deadline}T23:59:59Z`));
      }),
    );
  });
});
