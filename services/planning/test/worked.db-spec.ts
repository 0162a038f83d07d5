import { employeeChanged } from '@jahrring/contracts-admin';
import { objectChanged } from '@jahrring/contracts-inventory';
import type { AnnualPlanView, RequirementList } from '@jahrring/contracts-planning';
import { projectChanged } from '@jahrring/contracts-projects';
import { entryChanged, type EntryChanged } from '@jahrring/contracts-time';
import { startTestService, testId, type TestClient, type TestService } from '@jahrring/testing';
import { planningService } from '../src';

const [ruth, forwarder, forest, road] = ['ruth', 'forwarder', 'forest', 'road'].map(testId) as [
  ...[string, string, string, string],
];
/** A week without public holidays; summer time begins on its Sunday. */
const [monday, tuesday, sunday] = ['2027-03-22', '2027-03-23', '2027-03-28'] as const;
const hour = 3600;
const at = (minutes: number) => new Date(Date.UTC(2027, 2, 30, 8, minutes));

describe('what was worked', () => {
  let app: TestService;
  let admin: TestClient;

  const record = (name: string, change: Partial<EntryChanged> = {}, occurredAt = at(0)) =>
    app.deliver(
      entryChanged,
      {
        ...{ id: testId(name), employeeId: ruth, projectId: forest, workDate: monday },
        ...{ seconds: 6 * hour, billable: true, deleted: false, ...change },
      },
      { occurredAt },
    );
  const year = async (client = admin): Promise<AnnualPlanView> =>
    (await client.get('/api/planning/annual-plan?year=2027')).body;
  const need = async () => {
    const { body } = await admin.get(`/api/planning/requirements?from=${monday}&to=${sunday}`);
    return (body as RequirementList).items.map(({ kind, filled, worked }) => [kind, filled, worked]);
  };
  /** Hours of the project in the week. */
  const worked = async () => {
    const { projects, from } = await year();
    const week = (Date.parse(monday) - Date.parse(from)) / (7 * 86_400_000);
    return projects.map((one) => [one.number, (one.worked[week] ?? 0) / 60]);
  };

  beforeEach(async () => {
    app = await startTestService(planningService);
    await app.deliver(employeeChanged, {
      ...{ id: ruth, userId: testId('user'), firstName: 'Ruth', lastName: 'Gerber' },
      ...{ email: 'x@demo.test', role: 'employee' as const, active: true },
    });
    await app.deliver(objectChanged, {
      ...{ id: forwarder, kind: 'machines' as const, title: 'Forwarder', unit: 'machine_hour' as const },
      ...{ price: '180.0000', vatRateKey: 'normal' as const, active: true, deleted: false },
    });
    for (const [id, number] of [
      [forest, 'P1'],
      [road, 'P2'],
    ] as const) {
      await app.deliver(projectChanged, {
        ...{
          id,
          number,
          title: 'Schlag',
          status: 'PROG' as const,
          deleted: false,
          assignedEmployeeIds: [ruth],
        },
      });
    }
    admin = app.as('admin');
    await admin.post('/api/planning/bookings', {
      ...{ resourceId: ruth, projectId: forest, firstDay: monday, lastDay: tuesday },
    });
  });
  afterEach(() => app.close());

  it('stands beside what was booked, by project and week, of people alone', async () => {
    await record('forest');
    await record('road', { projectId: road, workDate: sunday, seconds: 2.5 * hour });
    const use = {
      kind: 'machines' as const,
      objectId: forwarder,
      quantity: '4.000',
      unit: 'machine_hour' as const,
    };
    await record('machine', { ...use, seconds: 0 });
    expect(await worked()).toEqual([['P1', 6]]);
    await admin.post('/api/planning/phases', {
      ...{ projectId: road, title: 'Weg', firstDay: monday, lastDay: sunday, people: 2 },
    });
    expect(await worked()).toEqual([
      ['P1', 6],
      ['P2', 2.5],
    ]);
    const { work, dayMinutes } = await year();
    const day = Math.max(...dayMinutes);
    expect(work).toEqual([{ phaseId: expect.any(String), needed: 2 * 5 * day, worked: 150 }]);
  });

  it('is told once whatever comes twice or late, and goes where it is moved or deleted', async () => {
    await record('one');
    await record('one');
    expect(await worked()).toEqual([['P1', 6]]);
    await record('one', { seconds: 3 * hour }, at(5));
    await record('one', { seconds: 8 * hour }, at(2));
    expect(await worked()).toEqual([['P1', 3]]);
    await record('one', { projectId: road }, at(6));
    expect(await worked()).toEqual([['P1', 0]]);
    await record('one', { deleted: true }, at(7));
    expect(await worked()).toEqual([['P1', 0]]);
  });

  it('fills what is needed in the place of what was booked on that day', async () => {
    const bare = { projectId: forest, count: 1, days: 5, firstDay: monday, lastDay: sunday };
    await admin.post('/api/planning/requirements', { ...bare, kind: 'person' });
    await admin.post('/api/planning/requirements', { ...bare, kind: 'machine' });
    expect((await need()).sort()).toEqual([
      ['machine', 0, 0],
      ['person', 200, 0],
    ]);
    await record('half', { seconds: 4 * hour });
    await record('elsewhere', { projectId: road, workDate: tuesday });
    const use = { kind: 'machines' as const, objectId: forwarder, quantity: '12.000', unit: 'm3' as const };
    await record('machine', { ...use, seconds: 0 });
    expect((await need()).sort()).toEqual([
      ['machine', 100, 100],
      ['person', 50, 50],
    ]);
  });

  it('is not told to those who see not everybody', async () => {
    await record('one');
    const { projects, work } = await year(app.as('employee', { membershipId: ruth }));
    expect([projects.map((one) => one.worked), work]).toEqual([[[]], []]);
  });
});
