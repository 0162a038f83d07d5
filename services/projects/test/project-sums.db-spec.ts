import { entryChanged } from '@jahrring/contracts-time';
import type { ProjectListItem } from '@jahrring/contracts-projects';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { projectsService } from '../src';
import { CostLineRepository } from '../src/cost-line/cost-line.repository';
import { createProject, deliverPeople } from './factories';
import { anEntry, atSecond, deliverWork } from './work-factories';

const url = '/api/projects/projects';

/** Returns the recorded seconds and the value of a project as the list of projects shows them. */
async function listed(client: TestClient, id: string) {
  const { body } = await client.get(`${url}?pageSize=500`);
  const { items } = body as { items: ProjectListItem[] };
  const found = items.find((project) => project.id === id);
  return { seconds: found?.recordedSeconds, performed: found?.performanceAmount };
}

/** The same, added up line by line. */
async function added(app: TestService, id: string) {
  const lines = await app.get(CostLineRepository).ofProject(app.ctx(), id);
  const entries = lines.filter(({ sourceKind }) => sourceKind === 'entry');
  const values = entries.filter(({ billable }) => billable).map(({ value }) => new Decimal(value ?? 0));
  return {
    seconds: entries.reduce((sum, { seconds }) => sum + seconds, 0),
    performed: values.reduce((sum, value) => sum.plus(value), new Decimal(0)).toFixed(2),
  };
}

const change = fc.record({
  entry: fc.integer({ min: 0, max: 3 }),
  project: fc.integer({ min: 0, max: 1 }),
  seconds: fc.integer({ min: 0, max: 57_600 }),
  amount: fc.integer({ min: -99_999, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2)),
  billable: fc.boolean(),
  deleted: fc.boolean(),
  at: fc.integer({ min: 1, max: 20 }),
});

describe('hours and performance in the list of projects', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(projectsService);
    admin = app.as('admin');
    await deliverPeople(app);
  });
  afterAll(() => app.close());

  it('are those of the entries, whatever was changed, moved, deleted or came late', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        const projects = [await createProject(admin), await createProject(admin)];
        const entries = [0, 1, 2, 3].map(() => anEntry(projects[0]?.id ?? ''));
        for (const { entry, project, at, ...values } of changes) {
          const present = entries[entry];
          if (!present) continue;
          await deliverWork(app, { ...present, ...values, projectId: projects[project]?.id ?? '' }, at);
        }
        for (const { id } of projects) expect(await listed(admin, id)).toEqual(await added(app, id));
      }),
      { numRuns: 10 },
    );
  });

  it('are those of entries that come many at a time, changed and moved among them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 10, maxLength: 60 }), async (changes) => {
        const projects = [await createProject(admin), await createProject(admin)];
        const entries = [0, 1, 2, 3].map(() => anEntry(projects[0]?.id ?? ''));
        const events = changes.flatMap(({ entry, project, at, ...values }) => {
          const present = entries[entry];
          const payload = present && { ...present, ...values, projectId: projects[project]?.id ?? '' };
          return payload ? [{ payload, occurredAt: atSecond(at) }] : [];
        });
        await app.deliverMany(entryChanged, events);
        for (const { id } of projects) expect(await listed(admin, id)).toEqual(await added(app, id));
        const one = await createProject(admin);
        const many = Array.from({ length: 60 }, () => ({
          payload: anEntry(one.id),
          occurredAt: atSecond(1),
        }));
        await app.deliverMany(entryChanged, many);
        expect(await listed(admin, one.id)).toEqual({ seconds: 60 * 3600, performed: '5400.00' });
      }),
      { numRuns: 5 },
    );
  });

  it('are put right once a day where a version before them wrote entries', async () => {
    const { id } = await createProject(admin);
    await deliverWork(app, anEntry(id, { seconds: 3600, amount: '90.00' }));
    await app.db.tx(app.ctx(), (ctx) =>
      app.db
        .writing(ctx)
        .query('UPDATE project_sums SET seconds = 1, performed = 2 WHERE project_id = ?', [id]),
    );
    expect(await listed(admin, id)).toEqual({ seconds: 1, performed: '2.00' });
    await app.runJob('projects.sums-check');
    expect(await listed(admin, id)).toEqual({ seconds: 3600, performed: '90.00' });
  });
});
