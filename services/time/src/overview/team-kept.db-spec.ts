import { addDays, newId } from '@jahrring/contracts-common';
import type { EntryView, TeamOverview } from '@jahrring/contracts-time';
import { FixedClock, systemContext } from '@jahrring/service-kit';
import {
  createTestDatabase,
  startTestService,
  testLicences,
  testMember,
  type TestDatabase,
  type TestService,
} from '@jahrring/testing';
import fc from 'fast-check';
import { entriesPath, friday, ids, prepare } from '../test/a-time-service';
import { timeService } from '../time.service-definition';

const people = [testMember('employee'), testMember('trainee'), testMember('foreman'), testMember('manager')];
const firstDay = addDays(friday, -27);
/** Instances may remember a whole overview for ten seconds while another one writes. */
const remembered = 11_000;

const write = fc.record({
  what: fc.constantFrom('create', 'create', 'move', 'change', 'remove', 'restore', 'confirm', 'export'),
  person: fc.constantFrom(...people),
  day: fc.integer({ min: -30, max: 0 }).map((days) => addDays(friday, days)),
  seconds: fc.integer({ min: 60, max: 1800 }),
  project: fc.constantFrom(ids.forest, ids.hidden),
  pick: fc.nat(),
  instance: fc.boolean(),
});
type Write = typeof write extends fc.Arbitrary<infer W> ? W : never;

describe('a month of a team after random writes on two instances', () => {
  let database: TestDatabase;
  let clock: FixedClock;
  let instances: TestService[];
  beforeEach(async () => {
    database = await createTestDatabase();
    clock = new FixedClock(new Date(`${friday}T17:00:00.000Z`));
    instances = [
      await startTestService(timeService, { clock, database }),
      await startTestService(timeService, { clock, database }),
    ];
    await prepare(first());
  });
  afterEach(async () => {
    for (const instance of instances.toReversed()) await instance.close();
    await database.drop();
  });

  const first = () => instances[0] as TestService;
  const later = () => clock.advance(remembered);

  /** Everything as the list tells it, deleted ones too. */
  const recorded = async (app: TestService, role: 'admin' | 'foreman'): Promise<EntryView[]> =>
    (await app.as(role).get(`${entriesPath}?pageSize=all`)).body.items;

  async function apply(app: TestService, one: Write): Promise<void> {
    const admin = app.as('admin');
    const { person, day: workDate, seconds, project: projectId } = one;
    if (one.what === 'create') {
      const body = { id: newId(), employeeId: person, projectId, workDate, seconds };
      expect((await admin.post(entriesPath, body)).status).toBe(201);
      return;
    }
    const deleted = one.what === 'restore' ? '&deleted=true' : '';
    const { items } = (await admin.get(`${entriesPath}?pageSize=all${deleted}`)).body;
    const entry: EntryView | undefined = items[one.pick % Math.max(1, items.length)];
    if (!entry) return;
    const path = `${entriesPath}/${entry.id}`;
    const ifMatch = entry.version;
    const mark = (action: string) => admin.post('/api/time/marks', { action, ids: [entry.id] });
    const writes = {
      move: () => admin.patch(path, { workDate }, { ifMatch }),
      change: () => admin.patch(path, { seconds }, { ifMatch }),
      remove: () => admin.delete(path, { ifMatch }),
      restore: () => admin.post(`${path}/restore`),
      confirm: () => mark('confirm'),
      export: () => mark('export'),
    };
    expect((await writes[one.what]()).status).toBeLessThan(500);
  }

  const overview = async (app: TestService, role: 'admin' | 'foreman'): Promise<TeamOverview> =>
    (await app.as(role).get(`/api/time/team?from=${firstDay}&to=${friday}&pageSize=40`)).body;

  /** Sums that follow from the lists alone. */
  async function expectSums(app: TestService, role: 'admin' | 'foreman'): Promise<void> {
    const all = await recorded(app, 'admin');
    const seen = new Set((await recorded(app, role)).map(({ id }) => id));
    for (const { employeeId, days, ...person } of (await overview(app, role)).people) {
      const own = all.filter((entry) => entry.employeeId === employeeId);
      for (const { date, ...day } of days) {
        const onDay = own.filter(({ workDate }) => workDate === date);
        const shown = onDay.filter(({ id }) => seen.has(id));
        const count = (is: (entry: EntryView) => boolean): number => shown.filter(is).length;
        const told = [day.entries, day.confirmed, day.exported, day.workedSeconds, day.elsewhereSeconds];
        const hidden = onDay.filter(({ id }) => !seen.has(id));
        expect([employeeId, date, ...told]).toEqual([
          ...[employeeId, date, shown.length],
          count(({ confirmedAt }) => confirmedAt !== null),
          count(({ exportedAt }) => exportedAt !== null),
          sumOf(onDay),
          sumOf(hidden),
        ]);
      }
      expect(person.workedSeconds).toBe(
        sumOf(own.filter(({ workDate }) => workDate >= firstDay && workDate <= friday)),
      );
    }
  }

  it('is what it is worked out from scratch', async () => {
    const writes = fc.sample(fc.array(write, { minLength: 4, maxLength: 12 }), { numRuns: 10, seed: 4711 });
    for (const some of writes) {
      // Some at once, as people do.
      await Promise.all(
        some.slice(0, 3).map((one) => apply(instances[one.instance ? 1 : 0] as TestService, one)),
      );
      for (const one of some.slice(3)) await apply(instances[one.instance ? 1 : 0] as TestService, one);
      later();
      for (const instance of instances) {
        for (const role of ['admin', 'foreman'] as const) await expectSums(instance, role);
      }
    }
    const fresh = await startTestService(timeService, { clock, database });
    instances.push(fresh);
    for (const role of ['admin', 'foreman'] as const) {
      const anew = await overview(fresh, role);
      expect(anew.people.some(({ days }) => days.some(({ confirmed }) => confirmed > 0))).toBe(true);
      for (const instance of instances) expect(await overview(instance, role)).toEqual(anew);
    }
  });

  it('is changed at once by who writes at the same instance, and by payroll that makes no new version', async () => {
    const body = {
      id: newId(),
      employeeId: people[0],
      projectId: ids.forest,
      workDate: friday,
      seconds: 600,
    };
    const exported = async () => {
      const person = (await overview(first(), 'admin')).people.find(
        ({ employeeId }) => employeeId === people[0],
      );
      return person?.days.at(-1)?.exported;
    };
    await first().as('admin').post(entriesPath, body);
    expect(await exported()).toBe(0);
    const licence = systemContext({ licenceId: testLicences.own });
    await first().db.write(licence, 'UPDATE time_entries SET exported_at = created_at', []);
    later();
    expect(await exported()).toBe(1);
  });
});

function sumOf(entries: readonly EntryView[]): number {
  return entries.reduce((sum, { seconds }) => sum + seconds, 0);
}
