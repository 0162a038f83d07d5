import { demoLicences, demoPassword } from '@jahrring/demo';
import { AuditTrail, Database, execute, systemContext } from '@jahrring/service-kit';
import type { RunningService } from '@jahrring/service-kit';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Installation } from '../src/embedded/installation';
import { services } from '../src/embedded/services';
import { readSettings } from '../src/embedded/settings';
import { dropDatabases } from './drop-databases';
import { copyWrittenDemo } from './written-demo';

const databaseUrl = process.env['TEST_DB'] === 'mariadb' ? process.env['TEST_MYSQL_URL'] : undefined;
/** Whose demo data take longest to write; on MariaDB the others do. */
const slow = databaseUrl ? ['time', 'documents'] : [];
const { bergwald, muster } = demoLicences;
/** Come and go by themselves. */
const passing = [
  ...['outbox_events', 'inbox_failures', 'work_runs', 'idempotency_keys', 'sessions', 'audit_entries'],
  ...['live_events', 'open_streams', 'figures_due'],
];
/** By what anybody would find the one that is erased. */
const traces = [muster.id, '@muster.test'];
const minutes = 60_000;
const ctx = systemContext({ licenceId: '' });

describe('a licence of a whole installation', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jahrring-reset-'));
  const databasePrefix = `t_${randomBytes(5).toString('hex')}_`;
  let installation: Installation;

  beforeAll(async () => {
    // Copied data were encrypted with the secret of their folder, which this one would replace.
    delete process.env['APP_SECRET'];
    process.env['LOG_LEVEL'] = 'silent';
    if (!databaseUrl) copyWrittenDemo(dataDir);
    const environment = {
      ...{ DATA_DIR: dataDir, DATABASE_PREFIX: databasePrefix },
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    };
    // Nothing is waited for: a service that is left out does not come back.
    const further = { peerPauses: [] };
    installation = new Installation(readSettings(environment, dataDir), () => undefined, further);
    await installation.start(services.filter(({ tool }) => !slow.includes(tool)));
  }, 15 * minutes);
  afterAll(async () => {
    await installation.close({ deliver: false });
    await dropDatabases(databaseUrl, databasePrefix);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const admin = (): RunningService => {
    const found = installation.services.find(({ tool }) => tool === 'admin');
    if (!found) throw new Error('There is no admin');
    return found;
  };
  const query = <T>(from: RunningService, sql: string, values: unknown[] = []): Promise<T[]> =>
    from.get(Database).manager(ctx).query(sql, values);
  /** Returns the number of a licence's rows in each table of each service. */
  const held = async (licenceId: string) => {
    const counts: Record<string, number> = {};
    for (const service of installation.services) {
      const { dataSource } = service.get(Database);
      for (const { tableName, columns } of dataSource.entityMetadatas) {
        if (passing.includes(tableName) || !columns.some(({ databaseName }) => databaseName === 'licence_id'))
          continue;
        const sql = `SELECT COUNT(*) AS count FROM ${tableName} WHERE licence_id = ?`;
        const [row] = await query<{ count: number | string }>(service, sql, [licenceId]);
        counts[`${service.tool}.${tableName}`] = Number(row?.count);
      }
    }
    return counts;
  };
  const everywhere = async (sql: string) => {
    for (const service of installation.services) {
      const db = service.get(Database);
      await db.tx(ctx, (tx) => execute(db.writing(tx), sql, []));
    }
  };
  /** Until nothing is on its way: events, the work that the seeds have begun, and figures that a job tells later. */
  const settle = async () => {
    const figures = ['machine-control', 'projects'].flatMap(
      (wanted) => installation.services.find(({ tool }) => tool === wanted) ?? [],
    );
    for (let turn = 0; turn < 600; turn += 1) {
      await installation.deliverAll();
      for (const service of figures) await service.runJob(`${service.tool}.figures`);
      await installation.deliverAll();
      const sums = { failed: 0, working: 0 };
      for (const service of installation.services) {
        const [failures] = await query<{ count: number }>(
          service,
          'SELECT COUNT(*) AS count FROM inbox_failures',
        );
        const [runs] = await query<{ count: number }>(
          service,
          "SELECT COUNT(*) AS count FROM work_runs WHERE state IN ('queued', 'running')",
        );
        sums.failed += Number(failures?.count);
        sums.working += Number(runs?.count);
      }
      if (sums.failed + sums.working === 0) return;
      // Nobody is in the way of what has failed any more, and its next try is a minute away.
      if (sums.working === 0)
        await everywhere("UPDATE inbox_failures SET next_attempt_at = '2020-01-01 00:00:00.000'");
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error('Something never ends');
  };
  const signIn = async () => {
    const page = await admin().inject({ url: '/api/boot' });
    const cookies = new Map(page.cookies.map(({ name, value }) => [name, value]));
    const headers = () => ({
      'content-type': 'application/json',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
    });
    const answer = await admin().inject({
      ...{ method: 'POST', url: '/api/auth/login', headers: headers() },
      payload: JSON.stringify({ email: 'superadmin@demo.test', password: demoPassword }),
    });
    expect(answer.statusCode).toBe(200);
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    const boot = await admin().inject({ url: '/api/boot', headers: headers() });
    for (const { name, value } of boot.cookies) cookies.set(name, value);
    return headers();
  };

  it(
    'that is set back is as on its first day in every service; the other has lost no row',
    async () => {
      await settle();
      const [first, other] = [await held(bergwald.id), await held(muster.id)];
      const headers = await signIn();
      const url = `/api/admin/licences/${bergwald.id}`;
      const { version } = JSON.parse((await admin().inject({ url, headers })).body) as { version: number };
      const begun = await admin().inject({
        ...{ method: 'POST', url: `${url}/demo-reset`, payload: '{}' },
        headers: { ...headers, 'if-match': `"${version}"` },
      });
      expect([begun.statusCode, begun.body]).toEqual([202, expect.stringContaining('queued')]);
      await settle();
      const { id } = JSON.parse(begun.body) as { id: string };
      const work = JSON.parse((await admin().inject({ url: `/api/admin/long-work/${id}`, headers })).body);
      expect([work.state, work.problem]).toEqual(['done', null]);
      expect(work.done).toBe(2 * installation.services.length - 1);
      expect(await held(bergwald.id)).toEqual(first);
      expect(await held(muster.id)).toEqual(other);
      for (const service of installation.services) {
        await service.runJob('kit.seal-audit');
        await service.get(AuditTrail).verify();
        expect((await service.get(AuditTrail).chain(ctx)).state).toBe('intact');
      }
    },
    10 * minutes,
  );

  it(
    'that is erased leaves nothing in any database or folder but the protocol; the other has lost no row',
    async () => {
      const other = await held(bergwald.id);
      expect((await foundIn(admin())).length).toBeGreaterThan(10);
      const db = admin().get(Database);
      await db.tx(ctx, async (tx) => {
        const deleted =
          "UPDATE licences SET state = 'deleted', deleted_at = '2020-01-01 00:00:00.000' WHERE id = ?";
        await execute(db.writing(tx), deleted, [muster.id]);
      });
      await admin().runJob('admin.licences.erase');
      for (let pass = 0; pass < 3; pass += 1) {
        await settle();
        // The later passes are hours away.
        await everywhere("UPDATE licence_erasures SET next_at = '2020-01-01 00:00:00.000'");
        for (const service of installation.services) await service.runJob('kit.erase-licences');
      }
      for (const service of installation.services) {
        const tables = await foundIn(service);
        expect([service.tool, ...tables]).toEqual([
          service.tool,
          ...tables.filter((one) => one === 'audit_entries'),
        ]);
        expect(existsSync(path.join(dataDir, 'files', service.tool, muster.id))).toBe(false);
        const sql = 'SELECT DISTINCT action FROM audit_entries WHERE entity_id = ?';
        for (const { action } of await query<{ action: string }>(service, sql, [muster.id]))
          expect(['erase', 'reset']).toContain(action);
      }
      expect(await held(bergwald.id)).toEqual(other);
    },
    10 * minutes,
  );

  /** Tables in which any column of any row names the licence by its id or one of its people. */
  async function foundIn(service: RunningService): Promise<string[]> {
    const { dataSource, kind } = service.get(Database);
    const sqlite =
      "SELECT m.name AS t, i.name AS c FROM sqlite_master m JOIN pragma_table_info(m.name) i WHERE m.type = 'table'";
    const mysql =
      'SELECT TABLE_NAME AS t, COLUMN_NAME AS c FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE()';
    const columns = new Map<string, string[]>();
    for (const { t, c } of await query<{ t: string; c: string }>(service, kind === 'sqlite' ? sqlite : mysql))
      columns.set(t, [...(columns.get(t) ?? []), dataSource.driver.escape(c)]);
    const found: string[] = [];
    for (const [table, names] of columns) {
      const where = names.flatMap((name) => traces.map(() => `CAST(${name} AS CHAR) LIKE ?`)).join(' OR ');
      const values = names.flatMap(() => traces.map((trace) => `%${trace}%`));
      const [row] = await query<{ count: number }>(
        service,
        `SELECT COUNT(*) AS count FROM ${table} WHERE ${where}`,
        values,
      );
      if (Number(row?.count) > 0) found.push(table);
    }
    return found;
  }
});
