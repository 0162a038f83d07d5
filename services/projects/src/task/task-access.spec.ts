import { standInCaller, refusal } from '@jahrring/testing/memory';
import type { TaskEntity } from './task.entity';
import { TaskAccess } from './task.access';
import type { TaskRepository } from './task.repository';

type Grades = Record<string, 'all' | 'assigned' | 'own'>;
const access = (projectIds: string[], assigned: string[] = []) =>
  new TaskAccess({
    reach: async () => ({ projectIds: new Set(projectIds) }),
    assigned: async () => new Map([['task', assigned]]),
  } as unknown as TaskRepository);
const who = (grades: Grades) =>
  standInCaller({
    membershipId: 'anna',
    can: (key: string) => key in grades,
    grade: (key: string) => grades[key],
  });
const aTask = (ownerId: string | null, projectId: string | null = 'wood') =>
  ({ id: 'task', ownerId, projectId }) as TaskEntity;

const own: Grades = { 'tools.task.own.update': 'own', 'tools.task.own.create': 'own' };
const ofProjects: Grades = { 'tools.task.others.update': 'assigned', 'tools.task.others.create': 'assigned' };
const all: Grades = { 'tools.task.others.update': 'all', 'tools.task.others.create': 'all' };

describe('who may change a task', () => {
  const mayUpdate = async (
    grades: Grades,
    task: TaskEntity,
    projects: string[] = [],
    assigned: string[] = [],
  ) => (await refusal(() => access(projects, assigned).require(who(grades), 'update', task))) === null;

  it.each<[string, Grades, TaskEntity, string[], string[], boolean]>([
    ['their own', own, aTask('anna'), [], [], true],
    ['one they are on', own, aTask('beat'), [], ['anna'], true],
    ['one of somebody else', own, aTask('beat'), [], ['lea'], false],
    ['one of nobody', own, aTask(null), [], [], false],
    ['any, with the right over all', all, aTask('beat', null), [], [], true],
    ['one of their projects', ofProjects, aTask('beat'), ['wood'], [], true],
    ['one of another project', ofProjects, aTask('beat', 'road'), ['wood'], [], false],
    ['one of no project, being on some', ofProjects, aTask('beat', null), ['wood'], [], false],
    ['their own of another project', ofProjects, aTask('anna', 'road'), ['wood'], [], true],
    ['any, being on no project at all', ofProjects, aTask('beat', 'road'), [], [], true],
    ['their own without any right', {}, aTask('anna'), [], [], false],
  ])('%s', async (_what, grades, task, projects, assigned, expected) => {
    expect(await mayUpdate(grades, task, projects, assigned)).toBe(expected);
  });

  it('is told for each task and action by itself', async () => {
    const rights = await access(['wood']).rights(
      who({ ...own, 'tools.task.others.delete': 'assigned' }),
      new Map([['task', ['beat']]]),
    );
    expect(rights(aTask('anna', 'road'))).toEqual({ mayUpdate: true, mayDelete: true });
    expect(rights(aTask('beat', 'road'))).toEqual({ mayUpdate: false, mayDelete: false });
    expect(rights(aTask('beat', 'wood'))).toEqual({ mayUpdate: false, mayDelete: true });
  });
});

describe('who may make a task', () => {
  const create = (grades: Grades, task: TaskEntity, assigned: string[] = [], projects: string[] = []) =>
    refusal(() => access(projects).requireCreate(who(grades), task, assigned));

  it('for themselves, with the right over their own', async () => {
    expect(await create(own, aTask('anna'))).toBeNull();
    expect(await create(own, aTask('anna'), ['anna'])).toBeNull();
    expect(await create(own, aTask('beat'))).toBe('TASK_OTHERS_NOT_ALLOWED');
    expect(await create(own, aTask('anna'), ['anna', 'beat'])).toBe('TASK_OTHERS_NOT_ALLOWED');
    expect(await create({}, aTask('anna'))).toBe('TASK_OUT_OF_REACH');
  });

  it('for others, as far as their projects reach', async () => {
    expect(await create(ofProjects, aTask('beat'), [], ['wood'])).toBeNull();
    expect(await create(ofProjects, aTask('beat', 'road'), [], ['wood'])).toBe('TASK_OUT_OF_REACH');
    expect(await create(all, aTask('beat', 'road'), ['lea'])).toBeNull();
  });
});
