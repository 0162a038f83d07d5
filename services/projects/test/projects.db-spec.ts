import { sourcesBilled } from '@jahrring/contracts-documents';
import {
  describeLicenceMatrix,
  describeRoleMatrix,
  startTestService,
  testId,
  testMember,
} from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { projectsService } from '../src';
import { aProject, createProject, deliverBill, deliverEntry, deliverPeople } from './factories';
import { aPlanLine, workBodies, workIds } from './work-factories';
import { aTask, createTask, taskBodies, taskIds } from './task-factories';

const url = '/api/projects/projects';

describe('projects', () => {
  let app: TestService;
  let admin: TestClient;
  let people: Awaited<ReturnType<typeof deliverPeople>>;

  beforeAll(async () => {
    app = await startTestService(projectsService);
    admin = app.as('admin');
    people = await deliverPeople(app);
  });
  afterAll(() => app.close());

  it('creates a project with its people and tells others of it', async () => {
    const { customer, ruth, urs } = people;
    const project = await createProject(admin, {
      addressId: customer,
      responsibleEmployeeId: urs,
      assignedEmployeeIds: [ruth],
      totalAmount: '12500.00',
    });
    expect(project).toMatchObject({
      status: 'PLAN',
      addressName: 'Burgergemeinde Langnau',
      responsibleName: 'Urs Gerber',
      assignedEmployees: [{ id: ruth, name: 'Ruth Wüthrich' }],
      totalAmount: '12500.00',
      outstandingAmount: '0.00',
    });
    const [event] = (await app.events('projects.project.changed')).slice(-1);
    expect(event?.payload).toMatchObject({ id: project.id, assignedEmployeeIds: [ruth], deleted: false });
  });

  it('tells others where rescuers are met, and no longer where that is cleared', async () => {
    const rescuePoint = 'RP 141, Holzlager';
    const project = await createProject(admin, { rescuePoint });
    expect(project.rescuePoint).toBe(rescuePoint);
    const told = async () => (await app.events('projects.project.changed')).at(-1)?.payload;
    expect(await told()).toMatchObject({ id: project.id, rescuePoint });
    await admin.patch(`${url}/${project.id}`, { rescuePoint: '' }, { ifMatch: project.version });
    expect((await admin.get(`${url}/${project.id}`)).body.rescuePoint).toBeNull();
    expect(await told()).not.toHaveProperty('rescuePoint');
    const long = await admin.post(url, aProject({ rescuePoint: 'x'.repeat(151) }));
    expect(long.body.fields).toMatchObject([{ field: 'rescuePoint' }]);
  });

  it('makes one project of one key, however often it is sent', async () => {
    const key = testId('key');
    const body = aProject();
    const first = await admin.post(url, body, { key });
    const second = await admin.post(url, body, { key });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });

  it('refuses a number used before, even by a deleted project, and names the field', async () => {
    const project = await createProject(admin);
    await admin.delete(`${url}/${project.id}`, { ifMatch: project.version });
    const answer = await admin.post(url, aProject({ number: project.number }));
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toMatchObject([{ field: 'number', code: 'unique' }]);
  });

  it('proposes the next number in the way the licence counts', async () => {
    const proposal = async () => (await admin.get(`${url}/number-proposal`)).body.number as string;
    await createProject(admin, { number: 'HOLZ-0099' });
    expect(await proposal()).not.toMatch(/^HOLZ/);
    await createProject(admin, { number: 'HOLZ-0100' });
    expect(await proposal()).toBe('HOLZ-0101');
  });

  it('warns of a number and a title that exist', async () => {
    const project = await createProject(admin);
    const warned = await admin.get(`${url}/duplicates?number=${project.number}&title=${project.title}`);
    expect(warned.body).toEqual({ number: true, title: true });
    const own = await admin.get(`${url}/duplicates?number=${project.number}&exceptId=${project.id}`);
    expect(own.body).toEqual({ number: false, title: false });
  });

  it.each([
    ['endDate', { startDate: '2026-11-10', endDate: '2026-11-09' }],
    ['unit', { quantity: '12.500' }],
    ['quantity', { unit: 'm3' as const }],
    ['title', { title: '' }],
    ['addressId', { addressId: testId('nobody') }],
    ['assignedEmployeeIds', { assignedEmployeeIds: [testId('nobody')] }],
  ])('names %s when it is wrong and writes nothing', async (field, wrong) => {
    const body = aProject(wrong);
    const answer = await admin.post(url, body);
    expect(answer.status).toBe(422);
    expect(answer.body.fields.map((one: { field: string }) => one.field)).toContain(field);
    const found = await admin.get(`${url}?search=${body.number}`);
    expect(found.body.items.filter((item: { number: string }) => item.number === body.number)).toEqual([]);
  });

  it('needs the version it changes: 428 without, 412 with an old one, and nothing changes', async () => {
    const project = await createProject(admin);
    expect((await admin.patch(`${url}/${project.id}`, { title: 'Neu' })).status).toBe(428);
    await admin.patch(`${url}/${project.id}`, { title: 'Neu' }, { ifMatch: 1 });
    const stale = await admin.patch(`${url}/${project.id}`, { title: 'Zu spät' }, { ifMatch: 1 });
    expect(stale.status).toBe(412);
    expect((await admin.get(`${url}/${project.id}`)).body).toMatchObject({ title: 'Neu', version: 2 });
  });

  it('checks the rules across fields on what a change would make', async () => {
    const project = await createProject(admin, { startDate: '2026-11-10', endDate: '2026-11-20' });
    const answer = await admin.patch(`${url}/${project.id}`, { endDate: '2026-11-01' }, { ifMatch: 1 });
    expect(answer.body.fields).toMatchObject([{ field: 'endDate', code: 'afterOrEqual' }]);
  });

  it('keeps a project that has hours, deletes and restores one that has none', async () => {
    const worked = await createProject(admin);
    await deliverEntry(app, worked.id, 7200);
    const refused = await admin.delete(`${url}/${worked.id}`, { ifMatch: worked.version });
    expect(refused.body).toMatchObject({ status: 409, code: 'PROJECT_HAS_TIME_ENTRIES' });
    expect((await admin.get(`${url}/${worked.id}`)).body.recordedSeconds).toBe(7200);

    const empty = await createProject(admin);
    expect((await admin.delete(`${url}/${empty.id}`, { ifMatch: 1 })).status).toBe(204);
    expect((await admin.post(`${url}/${empty.id}/restore`)).body).toMatchObject({ deletedAt: null });
  });

  it('hides every amount from people who may not see prices', async () => {
    const project = await createProject(admin, {
      totalAmount: '9999.00',
      assignedEmployeeIds: [people.ruth],
    });
    const foreman = app.as('foreman', { membershipId: people.ruth });
    const shown = await foreman.get(`${url}/${project.id}`);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toContain('9999');
    expect((await foreman.get(`${url}?search=${project.number}`)).text).not.toContain('9999');
  });
});

describe('project statuses', () => {
  let app: TestService;
  let admin: TestClient;

  const step = (project: { id: string; version: number }, status: string, reason?: string) =>
    admin.post(`${url}/${project.id}/status`, { status, reason }, { ifMatch: project.version });

  beforeAll(async () => {
    app = await startTestService(projectsService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  it('follows the allowed steps and refuses the others', async () => {
    const project = await createProject(admin);
    expect((await step(project, 'PAID')).body).toMatchObject({ code: 'PROJECT_STATUS_NOT_ALLOWED' });
    const running = await step(project, 'PROG');
    expect(running.body).toMatchObject({ status: 'PROG', version: 2 });
    expect(running.body.nextStatuses).toEqual(['DONE', 'PRCH', 'CANC']);
    const done = (await step(running.body, 'DONE')).body;
    expect((await step(done, 'PROG')).body.fields).toMatchObject([{ field: 'reason', code: 'required' }]);
    expect((await step(done, 'PROG', 'Nacharbeit')).body.status).toBe('PROG');
  });

  it('asks for a reason before it cancels', async () => {
    const project = await createProject(admin);
    expect((await step(project, 'CANC')).body.fields).toMatchObject([{ field: 'reason', code: 'required' }]);
    expect((await step(project, 'CANC', 'Sturmschaden')).body.status).toBe('CANC');
    expect((await app.audit()).find((row) => row.reason === 'Sturmschaden')).toBeDefined();
  });

  it('takes an archived project back to where it was', async () => {
    const project = await createProject(admin, { status: 'DONE' });
    const archived = (await step(project, 'ARCH')).body;
    expect(archived.nextStatuses).toEqual(['DONE']);
    expect((await step(archived, 'DONE')).body.status).toBe('DONE');
  });

  it('lets only those archive who hold the key', async () => {
    const project = await createProject(admin, { status: 'DONE' });
    const shown = await app.as('manager').get(`${url}/${project.id}`);
    expect(shown.body.nextStatuses).not.toContain('ARCH');
  });

  it('moves with its bills: part charged while hours are open, charged when all are billed', async () => {
    const project = await createProject(admin, { status: 'PROG' });
    const entry = await deliverEntry(app, project.id);
    await deliverBill(app, project.id, 'CHRG');
    expect((await admin.get(`${url}/${project.id}`)).body).toMatchObject({
      status: 'PACH',
      outstandingAmount: '1200.00',
    });
    await app.deliver(sourcesBilled, {
      documentId: testId('bill'),
      documentNumber: '000001',
      kind: 'time',
      sources: [{ id: entry, version: 1 }],
    });
    expect((await admin.get(`${url}/${project.id}`)).body.status).toBe('CHRG');
  });

  it('is part charged too when its hours are heard of after its bill, and charged again without them', async () => {
    const project = await createProject(admin, { status: 'PROG' });
    await deliverBill(app, project.id, 'CHRG');
    expect((await admin.get(`${url}/${project.id}`)).body.status).toBe('CHRG');
    await deliverEntry(app, project.id);
    expect((await admin.get(`${url}/${project.id}`)).body.status).toBe('PACH');
    await deliverEntry(app, project.id, 3600, true);
    expect((await admin.get(`${url}/${project.id}`)).body.status).toBe('CHRG');
  });
});

describe('who sees which projects', () => {
  let app: TestService;
  let mine: string;
  let theirs: string;

  const seenBy = async (client: TestClient) => {
    const { body } = await client.get(`${url}?pageSize=all`);
    return (body.items as { id: string }[]).map((item) => item.id).sort();
  };

  beforeAll(async () => {
    app = await startTestService(projectsService);
    const { customer, ruth, urs } = await deliverPeople(app);
    const admin = app.as('admin');
    mine = (await createProject(admin, { assignedEmployeeIds: [ruth], addressId: customer })).id;
    theirs = (await createProject(admin, { assignedEmployeeIds: [urs] })).id;
  });
  afterAll(() => app.close());

  it('shows employees their own projects in list and detail', async () => {
    const ruth = app.as('employee', { membershipId: testId('ruth') });
    expect(await seenBy(ruth)).toEqual([mine]);
    expect((await ruth.get(`${url}/${theirs}`)).status).toBe(404);
  });

  it('shows everything to an employee nobody has assigned anywhere, nothing to such a guest', async () => {
    const nobody = { membershipId: testMember('employee', { person: 7 }) };
    expect(await seenBy(app.as('employee', nobody))).toEqual([mine, theirs].sort());
    expect(await seenBy(app.as('guest', nobody))).toEqual([]);
  });

  it('shows customers the projects of their address', async () => {
    expect(await seenBy(app.as('customer', { addressId: testId('customer') }))).toEqual([mine]);
  });
});

async function prepare(app: TestService): Promise<Record<string, string>> {
  const admin = app.as('admin');
  return { ...(await workIds(admin)), ...(await taskIds(admin)) };
}

describeLicenceMatrix(projectsService, {
  prepare,
  prepareOther: async (app) => {
    const stranger = app.as('admin', { licence: 'other' });
    const { id } = await createProject(stranger);
    return { id, 'Task_comment.id': (await createTask(stranger)).id };
  },
  creations: {
    Project_create: { of: 'id', body: aProject({ number: 'F{n}' }) },
    Project_duplicate: { of: 'id', body: { number: 'K{n}', title: 'Kopie' } },
    ProjectNote_create: { of: 'noteId', body: { text: 'Eigene Notiz' } },
    PlanLine_create: { of: 'lineId', body: { lines: [{ ...aPlanLine(), id: '{id}' }] } },
    CostRate_create: {
      of: 'CostRate_update.id',
      body: { target: 'licence', validFrom: '{date}', rate: '4' },
    },
    Task_create: { of: 'Task_get.id', body: aTask() },
    Task_comment: { of: 'commentId', body: { text: 'Eigener Kommentar' } },
  },
  bodies: {
    ...taskBodies,
    ...workBodies,
    Project_update: { title: 'Fremd' },
    Project_changeStatus: { status: 'PROG' },
  },
});

describeRoleMatrix(projectsService, {
  prepare,
  openToAll: { ProjectSettings_map: 'where the tiles of maps come from, the same for the installation' },
});
