import { demoLicences, demoPassword } from '@jahrring/demo';
import { AuditTrail, Database, systemContext } from '@jahrring/service-kit';
import type { RunningService } from '@jahrring/service-kit';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { Installation } from '../src/embedded/installation';
import { services } from '../src/embedded/services';
import { readSettings } from '../src/embedded/settings';

const databaseUrl = process.env['TEST_DB'] === 'mariadb' ? process.env['TEST_MYSQL_URL'] : undefined;
/** Whose demo data take longest to write; on MariaDB the others do. */
const slow = databaseUrl ? ['time', 'documents'] : [];
const { bergwald, muster } = demoLicences;
/** Come and go by themselves. */
const passing = [
  ...['outbox_events', 'inbox_failures', 'work_runs', 'idempotency_keys', 'sessions', 'audit_entries'],
  ...['live_events', 'open_streams', 'figures_due'],
];
const minutes = 60_000;
const ctx = systemContext({ licenceId: '' });

describe('a demo licence of a whole installation is set back', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jahrring-reset-'));
  const databasePrefix = `t_${randomBytes(5).toString('hex')}_`;
  let installation: Installation;

  beforeAll(async () => {
    process.env['APP_SECRET'] = 'a secret of the tests only, 32 characters';
    process.env['LOG_LEVEL'] = 'silent';
    const environment = {
      ...{ DATA_DIR: dataDir, DATABASE_PREFIX: databasePrefix },
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    };
    installation = new Installation(readSettings(environment, dataDir), () => undefined);
    await installation.start(services.filter(({ tool }) => !slow.includes(tool)));
  }, 15 * minutes);
  afterAll(async () => {
    await installation.close({ deliver: false });
    await dropDatabases(databasePrefix);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const admin = (): RunningService => {
    const found = installation.services.find(({ tool }) => tool === 'admin');
    if (!found) throw new Error('There is no admin');
    return found;
  };
  const query = <T>(from: RunningService, sql: string, values: unknown[] = []): Promise<T[]> =>
    from.get(Database).manager(ctx).query(sql, values);
  /** How many rows each table of each service has of a licence. */
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
  /** Until nothing is on its way: events, and the work that the seeds have begun. */
  const settle = async () => {
    for (let turn = 0; turn < 600; turn += 1) {
      await installation.deliverAll();
      let open = 0;
      for (const service of installation.services) {
        const failed = await query<{ count: number }>(service, 'SELECT COUNT(*) AS count FROM inbox_failures');
        const working = await query<{ count: number }>(
          service,
          "SELECT COUNT(*) AS count FROM work_runs WHERE state IN ('queued', 'running')",
        );
        open += Number(failed[0]?.count) + Number(working[0]?.count);
      }
      if (open === 0) return;
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
    'is as on its first day in every service; the other has lost no row',
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
});

async function dropDatabases(prefix: string): Promise<void> {
  if (!databaseUrl) return;
  const connection = await createConnection(databaseUrl);
  const [rows] = await connection.query('SELECT SCHEMA_NAME AS name FROM information_schema.SCHEMATA');
  for (const { name } of rows as { name: string }[]) {
    if (name.startsWith(prefix)) await connection.query(`DROP DATABASE \`${name}\``);
  }
  await connection.end();
}
