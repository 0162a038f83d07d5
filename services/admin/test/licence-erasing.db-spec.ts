import type { LicenceView } from '@jahrring/contracts-admin';
import { licenceErased } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import { AuditTrail, Database, execute, systemContext } from '@jahrring/service-kit';
import { SolutionRunner } from '../src/settings/industry-solution/solution.runner';
import { type AdminApp, startAdmin } from './start-admin';

const { bergwald, muster } = demoLicences;
const DAY_MS = 86_400_000;
/** By what anybody would find it: its id, its name, its people. */
const traces = [muster.id, muster.name, '@muster.test'];
/** Come and go by themselves. */
const passing = new Set(['outbox_events', 'inbox_failures', 'work_runs', 'idempotency_keys', 'sessions']);
const ctx = systemContext({ licenceId: '' });

describe('a licence deleted 30 days ago', () => {
  let app: AdminApp;

  beforeAll(async () => {
    app = await startAdmin();
    const superadmin = await app.as('superadmin@demo.test');
    const toMuster = { audience: 'licence', licenceId: muster.id };
    const content = { de: { subject: 'Hallo', html: '<p>Hallo</p>' } };
    const draft = await superadmin.post<{ id: string; version: number }>('/api/admin/messages', {
      ...toMuster,
      content,
    });
    expect(draft.status).toBe(201);
    const admin = await app.as('admin@muster.test');
    const entry = { kind: 'training', title: 'Lehre', startsOn: '2010-08-01' };
    expect((await admin.post('/api/admin/cv-entries', entry)).status).toBe(201);
    app.service.get(SolutionRunner).pauses = [];
    await app.service.runJob('kit.work');
    const url = `/api/admin/licences/${muster.id}`;
    const { version } = (await superadmin.get<LicenceView>(url)).body;
    const deleted = await superadmin.post(`${url}/state`, { state: 'deleted' }, { ifMatch: version });
    expect(deleted.status).toBe(200);
  });
  afterAll(() => app.close());

  const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
    app.service.get(Database).manager(ctx).query(sql, values);
  const columns = async (): Promise<Map<string, string[]>> => {
    const sqlite =
      "SELECT m.name AS t, i.name AS c FROM sqlite_master m JOIN pragma_table_info(m.name) i WHERE m.type = 'table'";
    const mysql =
      'SELECT TABLE_NAME AS t, COLUMN_NAME AS c FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE()';
    const isSqlite = app.service.get(Database).kind === 'sqlite';
    const found = new Map<string, string[]>();
    for (const { t, c } of await query<{ t: string; c: string }>(isSqlite ? sqlite : mysql))
      found.set(t, [...(found.get(t) ?? []), app.service.get(Database).dataSource.driver.escape(c)]);
    return found;
  };
  const count = async (table: string, where: string, values: unknown[]): Promise<number> => {
    const sql = `SELECT COUNT(*) AS count FROM ${table} WHERE ${where}`;
    const [row] = await query<{ count: number | string }>(sql, values);
    return Number(row?.count);
  };
  /** Tables in which any column of any row holds a trace. */
  const found = async (): Promise<string[]> => {
    const tables: string[] = [];
    for (const [table, names] of await columns()) {
      const where = names.flatMap((name) => traces.map(() => `CAST(${name} AS CHAR) LIKE ?`)).join(' OR ');
      const values = names.flatMap(() => traces.map((trace) => `%${trace}%`));
      if ((await count(table, where, values)) > 0) tables.push(table);
    }
    return tables.sort();
  };
  const heldByOther = async (): Promise<Record<string, number>> => {
    const held: Record<string, number> = {};
    for (const [table, names] of await columns()) {
      if (passing.has(table) || !names.some((name) => /^.licence_id.$/.test(name))) continue;
      held[table] = await count(table, 'licence_id = ?', [bergwald.id]);
    }
    return held;
  };

  it('leaves nothing in any table but the protocol; the others keep every row', async () => {
    expect((await found()).length).toBeGreaterThan(5);
    expect(await count('industry_items', 'licence_id = ?', [muster.id])).toBeGreaterThan(20);
    const others = await heldByOther();
    app.clock.set(new Date(app.clock.now().getTime() + 29 * DAY_MS));
    await app.service.runJob('admin.licences.erase');
    expect(await found()).toContain('licences');
    app.clock.set(new Date(app.clock.now().getTime() + 2 * DAY_MS));
    await app.service.runJob('admin.licences.erase');
    expect(await count('outbox_events', 'name = ?', [licenceErased.name])).toBe(1);
    await app.service.deliver({
      ...{ id: '0190a000-0000-7000-8000-000000000001', name: licenceErased.name, version: 1 },
      ...{ licenceId: muster.id, requestId: 'erasing', payload: { id: muster.id } },
      occurredAt: app.clock.now().toISOString(),
    });
    // Others have it: here nobody else listens.
    await app.service.get(Database).tx(ctx, (tx) => {
      const sql = "UPDATE outbox_events SET published_at = '2026-01-01 00:00:00.000'";
      return execute(app.service.get(Database).writing(tx), sql, []);
    });
    for (let pass = 0; pass < 3; pass += 1) {
      await app.service.runJob('kit.erase-licences');
      app.clock.set(new Date(app.clock.now().getTime() + 2 * DAY_MS));
    }
    expect(await found()).toEqual(['audit_entries']);
    expect(await heldByOther()).toEqual(others);
    const protocol = await query<{ action: string }>(
      'SELECT DISTINCT action FROM audit_entries WHERE entity_id = ?',
      [muster.id],
    );
    expect(protocol.map(({ action }) => action)).toEqual(['erase']);
    await app.service.runJob('kit.seal-audit');
    const trail = app.service.get(AuditTrail);
    await trail.verify();
    expect((await trail.chain(ctx)).state).toBe('intact');
    expect((await app.browser().signIn('admin@muster.test', 'jahrring-demo')).status).toBe(401);
  });
});
