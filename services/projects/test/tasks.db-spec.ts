import { FixedClock } from '@jahrring/service-kit';
import { employeeChanged } from '@jahrring/contracts-admin';
import {
  aPng,
  createTestDatabase,
  startTestService,
  testDatabaseKind,
  testId,
  type TestClient,
  type TestService,
} from '@jahrring/testing';
import { projectsService } from '../src';
import { TaskCopy } from '../src/task/task-copy';
import { createProject, deliverPeople } from './factories';
import { aTask, createTask, tasksPath as path } from './task-factories';

const friday = '2026-11-20T08:00:00Z';
const dayMs = 24 * 3_600_000;

describe('tasks', () => {
  let app: TestService;
  let admin: TestClient;
  let people: Awaited<ReturnType<typeof deliverPeople>>;
  const clock = new FixedClock(new Date(friday));

  beforeAll(async () => {
    app = await startTestService(projectsService, { clock });
    admin = app.as('admin', { membershipId: testId('boss') });
    people = await deliverPeople(app);
  });
  beforeEach(() => clock.set(new Date(friday)));
  afterAll(() => app.close());

  const notices = async (kind: string, title: string) =>
    (await app.events('admin.notification.requested')).filter(
      ({ payload }) =>
        payload['kind'] === kind && (payload['params'] as Record<string, string>)['title'] === title,
    );

  it('are created with people and checklist, told to others and to the people', async () => {
    const project = await createProject(admin);
    const task = await createTask(admin, {
      projectId: project.id,
      deadline: '2026-11-24',
      deadlineTime: '14:30',
      priority: 'high',
      ownerId: people.urs,
      assignedEmployeeIds: [people.ruth],
      checklist: [{ id: testId('item'), text: 'Fotos', done: false }],
    });
    expect(task).toMatchObject({
      projectNumber: project.number,
      owner: { name: 'Urs Gerber', active: true },
      assignedEmployees: [{ name: 'Ruth Wüthrich' }],
      status: 'open',
      itemsTotal: 1,
      mayUpdate: true,
    });
    const [event] = (await app.events('projects.task.changed')).slice(-1);
    expect(event?.payload).toMatchObject({ id: task.id, assignedEmployeeIds: [people.ruth], deleted: false });
    const [told] = await notices('projects.taskAssigned', task.title);
    expect(told?.payload['employeeIds']).toEqual([people.urs, people.ruth]);
  });

  it('belong to whoever makes them where nobody is named, and may belong to nobody', async () => {
    expect((await createTask(admin)).owner?.id).toBe(testId('boss'));
    expect((await createTask(admin, { ownerId: null })).owner).toBeNull();
  });

  it('name the projects to filter by: those of the tasks somebody sees, each once', async () => {
    const [used, unused, deleted] = [
      await createProject(admin),
      await createProject(admin),
      await createProject(admin),
    ];
    await createTask(admin, { projectId: used.id, ownerId: people.urs });
    await createTask(admin, { projectId: used.id });
    const gone = await createTask(admin, { projectId: deleted.id });
    await admin.delete(`${path}/${gone.id}`, { ifMatch: gone.version });
    const projectsOf = async (client: TestClient) => {
      const { items } = (await client.get(`${path}/projects`)).body as { items: { id: string }[] };
      return items.map(({ id }) => id).filter((id) => [used.id, unused.id, deleted.id].includes(id));
    };
    expect(await projectsOf(admin)).toEqual([used.id]);
    expect(await projectsOf(app.as('employee', { membershipId: people.urs }))).toEqual([used.id]);
    expect(await projectsOf(app.as('employee', { membershipId: people.ruth }))).toEqual([]);
    expect(await projectsOf(app.as('admin', { licenceId: testId('other licence') }))).toEqual([]);
  });

  it('are made once of one key, however often it is sent', async () => {
    const body = aTask();
    const [first, second] = [
      await admin.post(path, body, { key: testId('task key') }),
      await admin.post(path, body, { key: testId('task key') }),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });

  it.each([
    ['title', { title: ' ' }],
    ['deadline', { deadlineTime: '08:00' }],
    ['plannedUntil', { plannedOn: '2026-11-20', plannedUntil: '2026-11-19' }],
    ['deadline', { recurrence: { frequency: 'daily' as const } }],
    ['projectId', { projectId: testId('no project') }],
    ['ownerId', { ownerId: testId('nobody') }],
    ['assignedEmployeeIds', { assignedEmployeeIds: [testId('nobody')] }],
  ])('name %s when it is wrong', async (field, wrong) => {
    const answer = await admin.post(path, aTask(wrong));
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([422, field]);
  });

  it('need the version they change: 428 without, 412 with an old one, and nothing changes', async () => {
    const task = await createTask(admin);
    expect((await admin.patch(`${path}/${task.id}`, { title: 'Neu' })).status).toBe(428);
    await admin.patch(`${path}/${task.id}`, { title: 'Neu' }, { ifMatch: 1 });
    expect((await admin.patch(`${path}/${task.id}`, { title: 'Spät' }, { ifMatch: 1 })).status).toBe(412);
    expect((await admin.post(`${path}/${task.id}/done`, { done: true }, { ifMatch: 1 })).status).toBe(412);
    expect((await admin.get(`${path}/${task.id}`)).body).toMatchObject({ title: 'Neu', status: 'open' });
  });

  it('keep what is left out; the time goes with its deadline, the last planned day moves with the first', async () => {
    const task = await createTask(admin, {
      deadline: '2026-11-24',
      deadlineTime: '08:00',
      plannedOn: '2026-11-23',
      plannedUntil: '2026-11-25',
    });
    const moved = await admin.patch(`${path}/${task.id}`, { plannedOn: '2026-11-30' }, { ifMatch: 1 });
    expect(moved.body).toMatchObject({ plannedUntil: '2026-12-02', deadlineTime: '08:00' });
    const cleared = await admin.patch(
      `${path}/${task.id}`,
      { deadline: null, plannedOn: null },
      { ifMatch: 2 },
    );
    expect(cleared.body).toMatchObject({ deadlineTime: null, plannedOn: null, plannedUntil: null });
  });

  it('are done and open again, the owner is told', async () => {
    const task = await createTask(admin, { ownerId: people.urs, assignedEmployeeIds: [people.ruth] });
    const ruth = app.as('employee', { membershipId: people.ruth });
    const done = await ruth.post(`${path}/${task.id}/done`, { done: true }, { ifMatch: task.version });
    expect(done.body).toMatchObject({ status: 'done', doneByName: 'Ruth Wüthrich' });
    const again = await ruth.post(`${path}/${task.id}/done`, { done: true }, { ifMatch: 1 });
    expect([again.status, again.body.version]).toEqual([200, done.body.version]);
    const [told] = await notices('projects.taskDone', task.title);
    expect(told?.payload).toMatchObject({ employeeIds: [people.urs] });
    const open = await ruth.post(`${path}/${task.id}/done`, { done: false }, { ifMatch: done.body.version });
    expect(open.body).toMatchObject({ status: 'open', doneAt: null, doneByName: null });
  });

  it('tick lines of the checklist without a version, and take comments', async () => {
    const [first, second] = [testId('line 1'), testId('line 2')];
    const task = await createTask(admin, {
      checklist: [
        { id: first, text: 'Holzliste', done: false },
        { id: second, text: 'Fotos', done: false },
      ],
    });
    await admin.post(`${path}/${task.id}/ticks`, { itemId: second, done: true });
    const both = await admin.post(`${path}/${task.id}/ticks`, { itemId: first, done: true });
    expect(both.body).toMatchObject({ itemsDone: 2, itemsTotal: 2 });
    expect((await admin.post(`${path}/${task.id}/ticks`, { itemId: testId('x'), done: true })).status).toBe(
      404,
    );
    const said = await admin.post(`${path}/${task.id}/comments`, { text: 'Polter liegt an der Strasse.' });
    expect(said.body.comments).toMatchObject([{ text: 'Polter liegt an der Strasse.' }]);
  });

  it('keep files: whoever sees the task reads them, whoever may change it adds and deletes', async () => {
    const task = await createTask(admin, { assignedEmployeeIds: [people.ruth] });
    const url = `${path}/${task.id}/files`;
    const ruth = app.as('employee', { membershipId: people.ruth });
    const file = { name: 'Polter.png', content: aPng(), type: 'image/png' };
    const kept = await ruth.post(url, undefined, { file });
    expect([kept.status, kept.body.files]).toMatchObject([
      201,
      [{ name: 'Polter.png', authorName: 'Ruth Wüthrich' }],
    ]);
    const [{ id, version }] = kept.body.files;
    expect((await admin.get(`${url}/${id}`)).status).toBe(200);
    const other = await createTask(admin);
    expect((await admin.get(`${path}/${other.id}/files/${id}`)).status).toBe(404);
    expect((await ruth.get(`${path}/${other.id}/files/${id}`)).status).toBe(404);
    expect((await ruth.delete(`${url}/${id}`, { ifMatch: version })).status).toBe(204);
    expect((await admin.get(`${path}/${task.id}`)).body.files).toEqual([]);
  });

  it('are deleted, restored and written into the audit trail', async () => {
    const task = await createTask(admin);
    expect((await admin.delete(`${path}/${task.id}`, { ifMatch: 1 })).status).toBe(204);
    expect((await admin.get(`${path}?filter[title]=${task.title}`)).body.total).toBe(0);
    expect((await admin.post(`${path}/${task.id}/restore`)).body).toMatchObject({ deletedAt: null });
    const actions = (await app.audit()).filter((row) => row.entityId === task.id).map((row) => row.action);
    expect(actions).toEqual(['create', 'delete', 'restore']);
  });

  it('are filtered, sorted by what is due first, searched and exported alike', async () => {
    const project = await createProject(admin, { title: 'Rückegasse Filter' });
    const mine = { projectId: project.id };
    const late = await createTask(admin, { ...mine, title: 'Filter spät', ownerId: people.ruth });
    const soon = await createTask(admin, { ...mine, title: 'Filter früh', deadline: '2026-11-19' });
    const urgent = await createTask(admin, {
      ...mine,
      title: 'Filter dringend',
      deadline: '2026-11-19',
      priority: 'highest',
      plannedOn: '2026-11-20',
      assignedEmployeeIds: [people.ruth],
      ownerId: null,
    });
    const found = async (query: string) =>
      (await admin.get(`${path}?filter[projectId]=${project.id}&${query}`)).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await found('')).toEqual([urgent.id, soon.id, late.id]);
    expect(await found('filter[deadline]=..2026-11-19')).toEqual([urgent.id, soon.id]);
    expect(await found(`filter[personId]=${people.ruth}`)).toEqual([urgent.id, late.id]);
    expect(await found('filter[priority]=highest,high')).toEqual([urgent.id]);
    expect(await found('filter[planned]=false')).toEqual([soon.id, late.id]);
    expect(await found('filter[attended]=true&sort=title')).toEqual([urgent.id, late.id]);
    expect(await found('sort=-urgency')).toHaveLength(3);
    expect(await found('search=R%C3%BCckegasse%20dringend')).toEqual([urgent.id]);
    const csv = await admin.get(`${path}/export/csv?filter[projectId]=${project.id}`);
    expect(csv.text).toContain('Filter dringend;offen;sehr hoch');
    expect(csv.text.trim().split('\n')).toHaveLength(4);
    expect((await admin.get(`/api/projects/search/tasks?q=Filter%20dr`)).body.items).toMatchObject([
      { id: urgent.id, path: `/tasks?task=${urgent.id}` },
    ]);
  });

  it('say who has left, and rest with an archived or deleted project', async () => {
    const gone = testId('gone');
    const person = { id: gone, userId: testId('user gone'), firstName: 'Res', lastName: 'Zaugg' };
    const facts = { ...person, email: 'x@demo.test', role: 'employee' as const };
    await app.deliver(employeeChanged, { ...facts, active: true });
    const project = await createProject(admin, { status: 'DONE' });
    const task = await createTask(admin, {
      projectId: project.id,
      ownerId: gone,
      deadline: '2026-11-24',
    });
    await app.deliver(
      employeeChanged,
      { ...facts, active: false },
      { occurredAt: new Date(Date.now() + 1000) },
    );
    expect((await admin.get(`${path}/${task.id}`)).body.owner).toEqual({
      id: gone,
      name: 'Res Zaugg',
      active: false,
    });
    const unattended = await admin.get(`${path}?filter[attended]=false&filter[projectId]=${project.id}`);
    expect(unattended.body.total).toBe(1);
    const archived = await admin.post(
      `/api/projects/projects/${project.id}/status`,
      { status: 'ARCH' },
      { ifMatch: project.version },
    );
    expect((await admin.get(`${path}?filter[archived]=true`)).body.total).toBe(1);
    await admin.delete(`/api/projects/projects/${project.id}`, { ifMatch: archived.body.version });
    expect((await admin.get(`${path}/${task.id}`)).status).toBe(404);
    await admin.post(`/api/projects/projects/${project.id}/restore`);
    expect((await admin.get(`${path}/${task.id}`)).status).toBe(200);
  });

  it('come again once when they are done, and take the next one back when they are opened again', async () => {
    const title = 'Seilbahn prüfen';
    const task = await createTask(admin, {
      title,
      deadline: '2026-11-02',
      plannedOn: '2026-10-31',
      assignedEmployeeIds: [people.ruth],
      recurrence: { frequency: 'weekly' },
      checklist: [{ id: testId('rope'), text: 'Seil', done: true }],
    });
    const open = async () =>
      (await admin.get(`${path}?filter[title]=${title}&filter[status]=open`)).body.items as {
        id: string;
        deadline: string;
        plannedOn: string;
        itemsDone: number;
        assignedEmployees: unknown[];
      }[];
    const setDone = async (done: boolean) => {
      const { version } = (await admin.get(`${path}/${task.id}`)).body;
      return admin.post(`${path}/${task.id}/done`, { done }, { ifMatch: version });
    };
    await setDone(true);
    await setDone(true);
    const [next, ...rest] = await open();
    expect(rest).toEqual([]);
    expect(next).toMatchObject({ deadline: '2026-11-23', plannedOn: '2026-11-21', itemsDone: 0 });
    expect(next?.assignedEmployees).toHaveLength(1);
    await setDone(false);
    expect((await open()).map(({ id }) => id)).toEqual([task.id]);
    await setDone(true);
    expect(await open()).toHaveLength(1);
  });

  it('remind each person once before the deadline, anew when it is moved, and nobody of what is done', async () => {
    const task = await createTask(admin, {
      deadline: '2026-11-24',
      ownerId: people.urs,
      assignedEmployeeIds: [people.ruth],
    });
    const done = await createTask(admin, { deadline: '2026-11-24', ownerId: people.urs });
    await admin.post(`${path}/${done.id}/done`, { done: true }, { ifMatch: 1 });
    const reminded = async (title: string) => {
      await app.runJob('projects.task-reminders');
      return (await notices('projects.taskDue', title)).map(({ payload }) => payload['employeeIds']);
    };
    expect(await reminded(task.title)).toEqual([]);
    clock.advance(4 * dayMs);
    expect((await reminded(task.title)).map((ids) => [...(ids as string[])].sort())).toEqual([
      [people.urs, people.ruth].sort(),
    ]);
    expect(await reminded(task.title)).toHaveLength(1);
    expect(await reminded(done.title)).toEqual([]);
    await admin.patch(`${path}/${task.id}`, { deadline: '2026-12-03' }, { ifMatch: task.version });
    clock.advance(10 * dayMs);
    expect(await reminded(task.title)).toHaveLength(2);
  });

  it('are copied with a duplicated project: open, ticked off nothing, moved with its days', async () => {
    const [from, to] = [await createProject(admin), await createProject(admin)];
    const task = await createTask(admin, {
      projectId: from.id,
      deadline: '2026-11-24',
      assignedEmployeeIds: [people.ruth],
      checklist: [{ id: testId('copied'), text: 'Fotos', done: true }],
    });
    await admin.post(`${path}/${task.id}/done`, { done: true }, { ifMatch: 1 });
    const copied = await app.get(TaskCopy).copyProjectTasks(app.ctx(), { from: from.id, to: to.id, days: 7 });
    expect(copied).toBe(1);
    const { items } = (await admin.get(`${path}?filter[projectId]=${to.id}`)).body;
    expect(items).toMatchObject([
      { title: task.title, deadline: '2026-12-01', status: 'open', itemsDone: 0 },
    ]);
  });
});

describe('who may do what with tasks', () => {
  let app: TestService;
  let admin: TestClient;
  let ruth: TestClient;
  let foreman: TestClient;
  let people: Awaited<ReturnType<typeof deliverPeople>>;

  beforeAll(async () => {
    app = await startTestService(projectsService);
    admin = app.as('admin', { membershipId: testId('boss') });
    people = await deliverPeople(app);
    ruth = app.as('employee', { membershipId: people.ruth });
    foreman = app.as('foreman', { membershipId: people.urs });
  });
  afterAll(() => app.close());

  const seenBy = async (client: TestClient) => {
    const list = await client.get(`${path}?pageSize=all`);
    const csv = await client.get(`${path}/export/csv`);
    const search = await client.get(`/api/projects/search/tasks?q=Holzpolter&limit=20`);
    const titles = list.body.items.map(({ title }: { title: string }) => title).sort();
    expect(list.body.total).toBe(titles.length);
    expect(csv.text.trim().split('\n').length - 1).toBe(titles.length);
    expect(search.body.items.map(({ title }: { title: string }) => title).sort()).toEqual(titles);
    return titles;
  };

  it('shows all to an employee with no task, then only their own; list, total, export and search alike', async () => {
    const theirs = await createTask(admin);
    expect(await seenBy(ruth)).toEqual([theirs.title]);
    expect((await ruth.get(`${path}/${theirs.id}`)).body).toMatchObject({
      mayUpdate: false,
      mayDelete: false,
    });
    expect((await ruth.patch(`${path}/${theirs.id}`, { title: 'Meins' }, { ifMatch: 1 })).status).toBe(403);
    const mine = await createTask(admin, { assignedEmployeeIds: [people.ruth] });
    expect(await seenBy(ruth)).toEqual([mine.title]);
    expect((await ruth.get(`${path}/${theirs.id}`)).status).toBe(404);
    expect((await ruth.patch(`${path}/${mine.id}`, { priority: 'high' }, { ifMatch: 1 })).status).toBe(200);
    expect((await ruth.delete(`${path}/${theirs.id}`, { ifMatch: 1 })).status).toBe(404);
  });

  it('lets employees make tasks for themselves only', async () => {
    expect((await createTask(ruth)).owner?.id).toBe(people.ruth);
    const forOthers = await ruth.post(path, aTask({ assignedEmployeeIds: [people.urs] }));
    expect([forOthers.status, forOthers.body.code]).toEqual([403, 'TASK_OTHERS_NOT_ALLOWED']);
    const own = await createTask(ruth);
    const handed = await ruth.patch(`${path}/${own.id}`, { ownerId: people.urs }, { ifMatch: 1 });
    expect(handed.status).toBe(403);
  });

  it('reaches the tasks of a foreman’s projects and no further', async () => {
    const led = await createProject(admin, { responsibleEmployeeId: people.urs });
    const other = await createProject(admin);
    const inside = await createTask(admin, { projectId: led.id });
    const outside = await createTask(admin, { projectId: other.id });
    const seen = await seenBy(foreman);
    expect(seen).toContain(inside.title);
    expect(seen).not.toContain(outside.title);
    const given = await foreman.patch(
      `${path}/${inside.id}`,
      { assignedEmployeeIds: [people.ruth] },
      { ifMatch: 1 },
    );
    expect(given.body.assignedEmployees).toMatchObject([{ id: people.ruth }]);
    expect((await foreman.delete(`${path}/${outside.id}`, { ifMatch: 1 })).status).toBe(404);
    const foreign = await foreman.post(path, aTask({ ownerId: people.ruth }));
    expect([foreign.status, foreign.body.code]).toEqual([403, 'TASK_OUT_OF_REACH']);
    expect((await foreman.post(path, aTask({ ownerId: people.ruth, projectId: led.id }))).status).toBe(201);
  });

  it('is closed to customers and guests', async () => {
    expect((await app.as('customer').get(path)).status).toBe(403);
    expect((await app.as('guest').get(path)).status).toBe(403);
  });
});

// SQLite is the embedded database: one process, one writer.
const instances = testDatabaseKind === 'mariadb' ? 2 : 1;

describe('tasks on several instances', () => {
  it('make one successor and one reminder, whoever is asked', async () => {
    const database = await createTestDatabase();
    const clock = new FixedClock(new Date(friday));
    const start = () => startTestService(projectsService, { database, clock });
    const apps = await Promise.all(Array.from({ length: instances }, start));
    try {
      const admins = apps.map((app) => app.as('admin', { membershipId: testId('boss') }));
      const { ruth } = await deliverPeople(apps[0]!);
      const task = await createTask(admins[0]!, {
        deadline: '2026-11-23',
        ownerId: ruth,
        recurrence: { frequency: 'daily' },
      });
      clock.advance(3 * dayMs);
      await Promise.all([...apps, ...apps].map((app) => app.runJob('projects.task-reminders')));
      const told = await apps[0]!.events('admin.notification.requested');
      expect(told.filter(({ payload }) => payload['kind'] === 'projects.taskDue')).toHaveLength(1);
      const answers = await Promise.all(
        [...admins, ...admins].map((admin) =>
          admin.post(`${path}/${task.id}/done`, { done: true }, { ifMatch: task.version }),
        ),
      );
      expect(answers.every(({ status }) => status === 200 || status === 412)).toBe(true);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      const { body } = await admins[0]!.get(`${path}?filter[status]=open&filter[title]=${task.title}`);
      expect(body.total).toBe(1);
    } finally {
      await Promise.all(apps.map((app) => app.close()));
      await database.drop();
    }
  });
});
