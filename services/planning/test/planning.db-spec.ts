import { employeeChanged } from '@jahrring/contracts-admin';
import { projectChanged } from '@jahrring/contracts-projects';
import { describeLicenceMatrix, describeRoleMatrix, startTestService, testId } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { planningService } from '../src';

const url = '/api/planning/assignments';
const ruth = testId('ruth');
const urs = testId('urs');
const forest = testId('forest');
const road = testId('road');

/** A person and a project of the other licence. */
const stranger = testId('stranger');
const otherForest = testId('other forest');

async function deliverOthers(app: TestService): Promise<Record<string, string>> {
  const person = { id: stranger, userId: testId('user stranger'), firstName: 'Sam', lastName: 'Fremd' };
  const options = { licence: 'other' } as const;
  const employee = { ...person, email: 'x@demo.test', role: 'employee', active: true } as const;
  await app.deliver(employeeChanged, employee, options);
  const project = { id: otherForest, number: 'X1', title: 'Fremd', status: 'PROG', deleted: false } as const;
  await app.deliver(projectChanged, { ...project, assignedEmployeeIds: [stranger] }, options);
  return {};
}

async function deliverReferences(app: TestService): Promise<void> {
  const names = { [ruth]: 'Ruth', [urs]: 'Urs' };
  for (const [id, firstName] of Object.entries(names)) {
    await app.deliver(employeeChanged, {
      id,
      userId: testId(`user ${firstName}`),
      firstName,
      lastName: 'Gerber',
      email: 'x@demo.test',
      role: 'employee',
      active: true,
    });
  }
  for (const [id, number, people] of [
    [forest, 'P1', [ruth, urs]],
    [road, 'P2', [urs]],
  ] as const) {
    await app.deliver(projectChanged, {
      id,
      number,
      title: `Projekt ${number}`,
      status: 'PROG',
      assignedEmployeeIds: [...people],
      deleted: false,
    });
  }
}

describe('the plan of people', () => {
  let app: TestService;
  let admin: TestClient;

  const assign = (body: object) => admin.post(url, { employeeId: ruth, projectId: forest, ...body });
  const week = (client: TestClient, from: string, to: string) => client.get(`${url}?from=${from}&to=${to}`);

  beforeAll(async () => {
    app = await startTestService(planningService);
    await deliverReferences(app);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  it('shows who is where', async () => {
    await assign({ date: '2026-11-02' });
    const { body } = await week(admin, '2026-11-02', '2026-11-08');
    expect(body.people.map((person: { name: string }) => person.name)).toEqual(['Ruth Gerber', 'Urs Gerber']);
    expect(body.assignments).toMatchObject([{ employeeId: ruth, date: '2026-11-02', projectNumber: 'P1' }]);
  });

  it('keeps a person in one place: a taken half day is refused and told', async () => {
    expect((await assign({ date: '2026-11-03', part: 'morning' })).status).toBe(201);
    expect((await assign({ date: '2026-11-03', part: 'afternoon', projectId: road })).status).toBe(201);
    const refused = await assign({ date: '2026-11-03', part: 'full' });
    expect(refused.body).toMatchObject({ status: 409, code: 'DAY_TAKEN', params: { date: '2026-11-03' } });
  });

  it('gives a day to one of twenty who want it at the same moment', async () => {
    const tries = Array.from({ length: 20 }, () => assign({ date: '2026-11-04' }));
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  it('moves an assignment, and its old day is free again', async () => {
    const { body } = await assign({ date: '2026-11-05' });
    const moved = await admin.patch(`${url}/${body.id}`, { date: '2026-11-06' }, { ifMatch: body.version });
    expect(moved.body).toMatchObject({ date: '2026-11-06', version: 2 });
    expect((await assign({ date: '2026-11-05' })).status).toBe(201);
  });

  it('copies a week and leaves what is there already', async () => {
    await assign({ date: '2027-01-04', employeeId: urs });
    await assign({ date: '2027-01-05', employeeId: urs });
    await assign({ date: '2027-01-12', employeeId: urs, projectId: road });
    const { body } = await admin.post(`${url}/copy-week`, { from: '2027-01-04', to: '2027-01-11' });
    expect(body).toEqual({ created: 1, skipped: 1 });
    const copied = await week(admin, '2027-01-11', '2027-01-17');
    expect(copied.body.assignments).toMatchObject([
      { date: '2027-01-11', projectNumber: 'P1' },
      { date: '2027-01-12', projectNumber: 'P2' },
    ]);
  });

  it('names the field of an unknown person and of a span that is too long', async () => {
    const unknown = await assign({ date: '2026-11-09', employeeId: testId('nobody') });
    expect(unknown.body.fields).toMatchObject([{ field: 'employeeId', code: 'exists' }]);
    const long = await week(admin, '2026-01-01', '2028-01-01');
    expect(long.body.fields).toMatchObject([{ field: 'to' }]);
  });

  it('shows an employee the own days only', async () => {
    await assign({ date: '2027-02-01', employeeId: urs });
    await assign({ date: '2027-02-01', employeeId: ruth });
    const { body } = await week(app.as('employee', { membershipId: ruth }), '2027-02-01', '2027-02-01');
    expect(body.assignments).toMatchObject([{ employeeId: ruth }]);
    expect(body.people).toHaveLength(1);
  });
});

async function prepare(app: TestService): Promise<Record<string, string>> {
  await deliverReferences(app);
  const body = { employeeId: ruth, projectId: forest, date: '2026-11-02' };
  return { id: (await app.as('admin').post(url, body)).body.id };
}

describeLicenceMatrix(planningService, {
  prepare,
  prepareOther: deliverOthers,
  creations: {
    Assignment_create: {
      of: 'id',
      body: { employeeId: stranger, projectId: otherForest, date: '{date}', part: 'full' },
    },
  },
  bodies: { Assignment_update: { part: 'morning' } },
  queries: { Assignment_plan: '?from=2026-11-01&to=2026-11-30' },
});

describeRoleMatrix(planningService, { prepare });
