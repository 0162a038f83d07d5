import { projectChanged } from '@jahrring/contracts-projects';
import { Database, execute, systemContext } from '@jahrring/service-kit';
import { startTestService, testId } from '@jahrring/testing';
import { planningService } from '../src';
import { CreateBookings1795900000101 } from '../src/migrations/1795900000101-create-bookings';
import { RuleBookings1795900000451 } from '../src/migrations/1795900000451-rule-bookings';

const forest = testId('forest');
const ruth = testId('ruth');

it('makes bookings of the assignments that were there before', async () => {
  const app = await startTestService(planningService);
  const project = { id: forest, number: 'P1', title: 'Schlag', status: 'PROG', deleted: false } as const;
  await app.deliver(projectChanged, { ...project, assignedEmployeeIds: [] });
  const admin = app.as('admin');
  const day = '2026-11-02';
  const draft = { resourceId: ruth, projectId: forest, firstDay: day, lastDay: day };
  expect((await admin.post('/api/planning/bookings', draft)).body.fields).toMatchObject([{ code: 'exists' }]);

  const db = app.get(Database);
  const runner = db.dataSource.createQueryRunner();
  const migration = new CreateBookings1795900000101();
  // Changes a table that the other one makes.
  const later = new RuleBookings1795900000451();
  await later.down(runner);
  await migration.down(runner);
  const ctx = systemContext({ licenceId: '' });
  const [known] = await db
    .manager(ctx)
    .query<{ licence_id: string }[]>('SELECT licence_id FROM project_refs WHERE id = ?', [forest]);
  const [id, now] = [testId('assignment'), '2026-11-01 10:00:00.000'];
  await db.tx(ctx, (tx) =>
    execute(
      db.writing(tx),
      `INSERT INTO assignments (id, licence_id, employee_id, project_id, date, part, note, version, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, 'morning', 'Seilwinde', 3, ?, ?)`,
      [id, known?.licence_id, ruth, forest, day, now, now],
    ),
  );
  await migration.up(runner);
  await later.up(runner);
  await runner.release();

  const { body } = await admin.get(`/api/planning/bookings?from=${day}&to=${day}`);
  expect(body.bookings).toEqual([
    {
      id,
      version: 3,
      resourceId: ruth,
      projectId: forest,
      projectNumber: 'P1',
      projectTitle: 'Schlag',
      title: null,
      firstDay: day,
      lastDay: day,
      part: 'morning',
      from: null,
      to: null,
      share: 100,
      status: 'planned',
      note: 'Seilwinde',
      seriesId: null,
    },
  ]);
  await app.close();
});
