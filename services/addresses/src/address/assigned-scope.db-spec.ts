import { newId } from '@jahrring/contracts-common';
import { projectChanged } from '@jahrring/contracts-projects';
import { startTestService, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress } from '../testing/an-address';

describe('who sees which addresses', () => {
  let app: TestService;
  let admin: TestClient;
  let mine: string;
  let other: string;

  beforeAll(async () => {
    app = await startTestService(addressesService);
    admin = app.as('admin');
    mine = (await admin.post(addressesUrl, anAddress({ name: 'Kunde des Projekts' }))).body.id;
    other = (await admin.post(addressesUrl, anAddress({ name: 'Anderer Kunde' }))).body.id;
  });
  afterAll(() => app.close());

  const tellProject = (
    id: string,
    employeeIds: string[],
    change: { deleted?: boolean; occurredAt?: Date } = {},
  ) =>
    app.deliver(
      projectChanged,
      {
        id,
        number: 'P-1',
        title: 'Durchforstung',
        status: 'PROG',
        addressId: mine,
        assignedEmployeeIds: employeeIds,
        deleted: change.deleted ?? false,
      },
      change.occurredAt ? { occurredAt: change.occurredAt } : {},
    );
  const total = async (client: TestClient) => (await client.get(addressesUrl)).body.total;

  it('shows everything to a trainee without an assignment, nothing to such a guest', async () => {
    expect(await total(app.as('trainee'))).toBe(2);
    expect(await total(app.as('guest'))).toBe(0);
  });

  it('shows only the addresses of the own projects, in list, detail and export alike', async () => {
    const trainee = app.as('trainee', { person: 1 });
    await tellProject(newId(), [testMember('trainee', { person: 1 })]);
    expect(await total(trainee)).toBe(1);
    expect((await trainee.get(`${addressesUrl}/${mine}`)).status).toBe(200);
    expect((await trainee.get(`${addressesUrl}/${other}`)).status).toBe(404);
    expect((await trainee.get(`${addressesUrl}/export/csv`)).text).not.toContain('Anderer Kunde');
    const check = await trainee.get(`${addressesUrl}/name-check?name=Anderer%20Kunde`);
    expect(check.body.matches).toEqual([]);
  });

  it('shows a guest the addresses of assigned projects', async () => {
    await tellProject(newId(), [testMember('guest', { person: 2 })]);
    expect(await total(app.as('guest', { person: 2 }))).toBe(1);
  });

  it('never narrows who may see all', async () => {
    await tellProject(newId(), [testMember('employee', { person: 3 })]);
    expect(await total(app.as('employee', { person: 3 }))).toBe(2);
  });

  it('forgets the assignments of a deleted project', async () => {
    const project = newId();
    const guest = app.as('guest', { person: 4 });
    await tellProject(project, [testMember('guest', { person: 4 })]);
    expect(await total(guest)).toBe(1);
    await tellProject(project, [testMember('guest', { person: 4 })], { deleted: true });
    expect(await total(guest)).toBe(0);
  });

  it('lets an older event change nothing', async () => {
    const project = newId();
    const guest = app.as('guest', { person: 5 });
    await tellProject(project, [testMember('guest', { person: 5 })]);
    await tellProject(project, [], { occurredAt: new Date(Date.now() - 60_000) });
    expect(await total(guest)).toBe(1);
  });
});
