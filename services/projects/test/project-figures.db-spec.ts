import type { ProjectCosts, ProjectFiguresChanged } from '@jahrring/contracts-projects';
import { startTestService, testId, type TestClient, type TestService } from '@jahrring/testing';
import { projectsService } from '../src';
import { createProject, deliverPeople } from './factories';
import { aBill, anEntry, aPlanLine, deliverDocument, deliverWork } from './work-factories';

const url = '/api/projects/projects';

describe('figures of projects', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(projectsService);
    admin = app.as('admin');
    await deliverPeople(app);
    await admin.post('/api/projects/cost-rates', { target: 'licence', validFrom: '2026-01-01', rate: '40' });
  });
  afterAll(() => app.close());

  /** Returns the figures of a project published since the last call. */
  const published = async (id: string): Promise<ProjectFiguresChanged[]> => {
    await app.runJob('projects.figures');
    const events = await app.events('projects.figures.changed');
    return events.flatMap(({ payload }) =>
      payload['id'] === id ? [payload as unknown as ProjectFiguresChanged] : [],
    );
  };

  const sumOf = (
    figures: ProjectFiguresChanged | undefined,
    of: 'cost' | 'performed' | 'billed' | 'unbilled',
  ) => (figures?.rows ?? []).reduce((sum, row) => sum + Number(row[of]), 0).toFixed(2);

  it('are published once for many changes, and add up to what the project shows', async () => {
    const { id } = await createProject(admin, { costCentre: '100', revenueCentre: '300' });
    await admin.post(`${url}/${id}/plan`, { lines: [aPlanLine()] });
    await deliverWork(app, anEntry(id, { seconds: 7200, amount: '180.00' }));
    await deliverWork(app, anEntry(id, { workDate: '2026-10-30' }));
    await deliverWork(app, anEntry(id, { kind: 'expenses', seconds: 0, amount: '23.40', billable: false }));
    await deliverDocument(app, aBill(id));
    const [figures, ...others] = await published(id);
    expect(others).toEqual([]);
    expect(figures?.rows).toHaveLength(4);
    expect(figures?.rows).toContainEqual({
      ...{ month: '2026-10', kind: 'hours', costCentre: '100', revenueCentre: '300', seconds: 3600 },
      ...{ cost: '40.00', performed: '90.00', billed: '0.00', unbilled: '90.00' },
    });
    const { totals } = (await admin.get(`${url}/${id}/costs`)).body as ProjectCosts;
    expect({
      cost: sumOf(figures, 'cost'),
      performed: sumOf(figures, 'performed'),
      billed: sumOf(figures, 'billed'),
      unbilled: sumOf(figures, 'unbilled'),
      ...{ plannedCost: figures?.plannedCost, plannedValue: figures?.plannedValue },
    }).toEqual({
      ...{ cost: totals.cost, performed: totals.performed, billed: totals.billed, unbilled: totals.unbilled },
      ...{ plannedCost: totals.plannedCost, plannedValue: totals.plannedValue },
    });
    expect(await published(id)).toHaveLength(1);
  });

  it('follow a new rate on every project, and centres of the project itself', async () => {
    const { id, version } = await createProject(admin);
    await deliverWork(app, anEntry(id, { employeeId: testId('urs') }));
    expect(sumOf((await published(id)).at(-1), 'cost')).toBe('40.00');
    const rate = { target: 'employee', targetId: testId('urs'), validFrom: '2026-01-01', rate: '55.5' };
    expect((await admin.post('/api/projects/cost-rates', rate)).status).toBe(201);
    expect(sumOf((await published(id)).at(-1), 'cost')).toBe('55.50');
    const moved = await admin.patch(`${url}/${id}`, { costCentre: '700' }, { ifMatch: version });
    expect(moved.status).toBe(200);
    expect((await published(id)).at(-1)?.rows[0]?.costCentre).toBe('700');
  });

  it('leave a project that an entry has moved away from', async () => {
    const [from, to] = [await createProject(admin), await createProject(admin)];
    const entry = anEntry(from.id);
    await deliverWork(app, entry);
    await published(from.id);
    await deliverWork(app, { ...entry, projectId: to.id }, 5);
    expect((await published(from.id)).at(-1)?.rows).toEqual([]);
    expect(sumOf((await published(to.id)).at(-1), 'performed')).toBe('90.00');
  });
});
