import { projectStepped } from '@jahrring/contracts-documents';
import { newId } from '@jahrring/contracts-common';
import { startTestService, testId, type TestClient, type TestService } from '@jahrring/testing';
import { projectsService } from '../src';
import { createProject, deliverBill, deliverPeople } from './factories';
import { aPlanLine, anEntry, deliverWork } from './work-factories';

const url = '/api/projects/projects';

describe('what belongs to a project', () => {
  let app: TestService;
  let admin: TestClient;
  let ruth: TestClient;
  let people: Awaited<ReturnType<typeof deliverPeople>>;

  beforeAll(async () => {
    app = await startTestService(projectsService);
    admin = app.as('admin');
    people = await deliverPeople(app);
    ruth = app.as('employee', { membershipId: people.ruth });
  });
  afterAll(() => app.close());

  it('are notes: dated, by their author, the pinned ones first', async () => {
    const { id } = await createProject(admin, { assignedEmployeeIds: [people.ruth] });
    const notes = `${url}/${id}/notes`;
    const mine = (await ruth.post(notes, { text: 'Schlüssel beim Förster' })).body;
    expect(mine).toMatchObject({ authorName: 'Ruth Wüthrich', mayEdit: true });
    await admin.post(notes, { text: 'Achtung Steilhang', pinned: true });
    const { items } = (await ruth.get(notes)).body;
    expect(items).toMatchObject([{ text: 'Achtung Steilhang', mayEdit: false }, { text: mine.text }]);
    const foreign = await ruth.patch(`${notes}/${items[0].id}`, { text: 'Ach was' }, { ifMatch: 1 });
    expect(foreign.body).toMatchObject({ status: 403, code: 'PROJECT_NOTE_NOT_YOURS' });
    const changed = await ruth.patch(`${notes}/${mine.id}`, { text: 'Beim Werkhof' }, { ifMatch: 1 });
    expect(changed.body).toMatchObject({ text: 'Beim Werkhof', version: 2 });
    expect((await admin.delete(`${notes}/${mine.id}`, { ifMatch: 2 })).status).toBe(204);
    expect((await admin.post(`${notes}/${mine.id}/restore`)).body.deletedAt).toBeNull();
    expect((await app.as('guest').get(notes)).status).toBe(403);
  });

  it('are files: told of a name that is there, kept beside it or in its place', async () => {
    const { id } = await createProject(admin, { assignedEmployeeIds: [people.ruth] });
    const files = `${url}/${id}/files`;
    const send = (client: TestClient, content: string, sameName?: string) =>
      client.post(files, undefined, {
        file: { name: 'Plan.csv', content, type: 'text/csv', ...(sameName ? { fields: { sameName } } : {}) },
      });
    expect((await send(admin, 'a')).body).toMatchObject({ name: 'Plan.csv', size: 1, mayDelete: true });
    const refused = await send(ruth, 'b');
    expect(refused.body).toMatchObject({
      status: 409,
      code: 'PROJECT_FILE_NAME_EXISTS',
      params: { name: 'Plan.csv' },
    });
    expect((await send(ruth, 'bb', 'keep')).body.name).toBe('Plan (2).csv');
    expect((await send(ruth, 'bbb', 'replace')).body.code).toBe('PROJECT_FILE_NOT_YOURS');
    const replaced = (await send(admin, 'cccc', 'replace')).body;
    const { items } = (await ruth.get(files)).body;
    expect(items.map((file: { name: string; size: number }) => [file.name, file.size])).toEqual([
      ['Plan.csv', 4],
      ['Plan (2).csv', 2],
    ]);
    expect((await ruth.get(`${files}/${replaced.id}`)).text).toBe('cccc');
    expect((await ruth.delete(`${files}/${replaced.id}`, { ifMatch: 1 })).status).toBe(403);
    expect((await admin.delete(`${files}/${replaced.id}`, { ifMatch: 1 })).status).toBe(204);
    expect((await ruth.get(`${files}/${replaced.id}`)).status).toBe(404);
  });

  it('tell the size of a file and how big it may be', async () => {
    const { id } = await createProject(admin);
    const big = {
      name: 'gross.bin',
      content: 'x'.repeat(21 * 1024 * 1024),
      type: 'application/octet-stream',
    };
    const answer = await admin.post(`${url}/${id}/files`, undefined, { file: big });
    expect(answer.body.fields).toMatchObject([{ field: 'file', code: 'maxFile', params: { max: 20 } }]);
  });

  it('serves as a template: people, plan, notes and tasks, but nothing that has happened', async () => {
    const model = await createProject(admin, {
      responsibleEmployeeId: people.urs,
      assignedEmployeeIds: [people.ruth],
      startDate: '2026-01-05',
      deadline: '2026-03-01',
      costCentre: '100',
      latitude: 46.95,
      longitude: 7.44,
    });
    await admin.post(`${url}/${model.id}/plan`, { lines: [aPlanLine(), aPlanLine()] });
    await admin.post(`${url}/${model.id}/notes`, { text: 'Zufahrt sperren' });
    await deliverWork(app, anEntry(model.id));
    const number = `KOPIE-${newId().slice(-6)}`;
    const { status, body: copy } = await admin.post(`${url}/${model.id}/duplicate`, {
      number,
      title: 'Nächstes Jahr',
      notes: true,
    });
    expect(status).toBe(201);
    expect(copy).toMatchObject({
      number,
      status: 'PLAN',
      responsibleName: 'Urs Gerber',
      assignedEmployees: [{ id: people.ruth }],
      startDate: null,
      deadline: null,
      costCentre: '100',
      latitude: 46.95,
      recordedSeconds: 0,
    });
    expect((await admin.get(`${url}/${copy.id}/plan`)).body.total).toBe(2);
    expect((await admin.get(`${url}/${copy.id}/notes`)).body.items).toMatchObject([
      { text: 'Zufahrt sperren' },
    ]);
    const twice = await admin.post(`${url}/${model.id}/duplicate`, { number, title: 'Noch eins' });
    expect(twice.body.fields).toMatchObject([{ field: 'number', code: 'unique' }]);
  });
});

describe('steps of a project', () => {
  let app: TestService;
  let admin: TestClient;

  const step = (project: { id: string; version: number }, status: string, reason?: string) =>
    admin.post(`${url}/${project.id}/status`, { status, reason }, { ifMatch: project.version });
  const settings = async (values: Record<string, unknown>) => {
    const { version, ...present } = (await admin.get('/api/projects/settings')).body;
    return admin.put('/api/projects/settings', { ...present, ...values }, { ifMatch: version });
  };

  beforeAll(async () => {
    app = await startTestService(projectsService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  it('follow a document where they may', async () => {
    const project = await createProject(admin, { status: 'OFFR' });
    const event = {
      documentId: testId('offer'),
      documentNumber: 'O-2026-0001',
      projectId: project.id,
      type: 'offer' as const,
      status: 'CONF' as const,
      projectStatus: 'CONF',
      changeEntries: false,
    };
    await app.deliver(projectStepped, event);
    expect((await admin.get(`${url}/${project.id}`)).body.status).toBe('CONF');
    await app.deliver(projectStepped, { ...event, projectStatus: 'PAID' });
    expect((await admin.get(`${url}/${project.id}`)).body.status).toBe('CONF');
    expect((await app.audit()).some((row) => row.reason === 'O-2026-0001')).toBe(true);
  });

  it('cancel only without open bills, and tell time that nothing is billable any more', async () => {
    const open = await createProject(admin, { status: 'PROG' });
    await deliverBill(app, open.id, 'CHRG');
    const { body } = await admin.get(`${url}/${open.id}`);
    expect(body.status).toBe('CHRG');
    const free = await createProject(admin, { status: 'PROG' });
    expect((await step(free, 'CANC', 'Sturm')).status).toBe(200);
    const [told] = (await app.events('projects.project.cancelled')).slice(-1);
    expect(told?.payload).toEqual({ id: free.id, number: free.number, reason: 'Sturm' });
  });

  it('are taken by many at once, each for itself', async () => {
    const [running, planned] = [
      await createProject(admin, { status: 'PROG' }),
      await createProject(admin, { status: 'PLAN' }),
    ];
    const { body } = await admin.post(`${url}/bulk-status`, {
      status: 'DONE',
      projects: [running, planned, { id: newId(), version: 1 }].map(({ id, version }) => ({ id, version })),
    });
    expect(body.done).toEqual([running.id]);
    expect(body.refused).toMatchObject([
      { id: planned.id, number: planned.number, code: 'PROJECT_STATUS_NOT_ALLOWED' },
      { number: null, code: 'NOT_FOUND' },
    ]);
  });

  it('are set by hand to charged and paid where bills are written elsewhere', async () => {
    const project = await createProject(admin, { status: 'PROG' });
    expect((await step(project, 'CHRG')).status).toBe(409);
    expect((await settings({ billsElsewhere: true })).status).toBe(200);
    const charged = (await step(project, 'CHRG')).body;
    expect(charged.nextStatuses).toContain('PAID');
    expect((await step(charged, 'PAID')).body.status).toBe('PAID');
    expect((await settings({ billsElsewhere: false })).body.version).toBe(2);
  });

  it('number projects in the format of the licence', async () => {
    await settings({ numberFormat: 'year', numberPrefix: 'H' });
    const year = new Date().getFullYear();
    const proposal = async () => (await admin.get(`${url}/number-proposal`)).body.number as string;
    expect(await proposal()).toBe(`H${year}-0001`);
    await createProject(admin, { number: `H${year}-0041` });
    expect(await proposal()).toBe(`H${year}-0042`);
    expect((await app.as('manager').put('/api/projects/settings', {}, { ifMatch: 1 })).status).toBe(403);
  });

  it('show who asks for their own projects just those', async () => {
    const people = await deliverPeople(app);
    const led = await createProject(admin, { responsibleEmployeeId: people.urs });
    const assigned = await createProject(admin, { assignedEmployeeIds: [people.urs] });
    const urs = app.as('manager', { membershipId: people.urs });
    const { items } = (await urs.get(`${url}?filter[mine]=true&pageSize=all`)).body;
    expect(items.map((item: { id: string }) => item.id).toSorted()).toEqual([led.id, assigned.id].toSorted());
  });
});
