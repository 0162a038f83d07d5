import { ContextSigner, Database, contextHeader, execute, systemContext } from '@jahrring/service-kit';
import type { RunningService, ServiceDefinition } from '@jahrring/service-kit';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
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
/** Tables with copies, by the service that stores them. */
const copies = Object.entries({
  addresses: ['project_refs'],
  projects: ['address_refs', 'employee_refs', 'object_refs', ...(databaseUrl ? [] : ['bill_refs'])],
  inventory: ['employee_refs'],
  planning: ['employee_refs', 'project_refs', 'object_refs'],
  time: ['employee_refs', 'project_refs', 'object_refs', 'employment_refs', 'company_part_refs'],
  documents: ['address_refs', 'project_refs', 'object_refs', 'licence_refs'],
  evaluations: [
    ...['person_refs', 'team_refs', 'project_refs', 'activity_refs', 'customer_refs'],
    ...(databaseUrl ? [] : ['time_facts']),
  ],
}).filter(([tool]) => !slow.includes(tool));
const owners = ['admin', 'addresses', 'projects', 'inventory', 'time', 'documents'].filter(
  (tool) => !slow.includes(tool),
);
const started = ({ tool }: ServiceDefinition) => [...owners, ...copies.map(([user]) => user)].includes(tool);

describe('resync of a whole installation', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jahrring-resync-'));
  const databasePrefix = `t_${randomBytes(5).toString('hex')}_`;
  const ctx = systemContext({ licenceId: '00000000-0000-0000-0000-000000000000' });
  let installation: Installation;

  beforeAll(async () => {
    // Copied data were encrypted with the secret of their folder, which this one would replace.
    delete process.env['APP_SECRET'];
    process.env['LOG_LEVEL'] = 'silent';
    if (!databaseUrl) copyWrittenDemo(dataDir);
    const environment = {
      DATA_DIR: dataDir,
      DATABASE_PREFIX: databasePrefix,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    };
    installation = new Installation(readSettings(environment, dataDir), () => undefined);
    await installation.start(services.filter(started));
  }, 900_000);
  afterAll(async () => {
    await installation.close({ deliver: false });
    await dropDatabases(databaseUrl, databasePrefix);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const service = (tool: string): RunningService => {
    const found = installation.services.find((candidate) => candidate.tool === tool);
    if (!found) throw new Error(`There is no ${tool}`);
    return found;
  };
  const rowsOf = (from: RunningService, table: string): Promise<Record<string, unknown>[]> =>
    from.get(Database).manager(ctx).query(`SELECT * FROM ${table} ORDER BY id`);
  const everything = async () => {
    const found: Record<string, unknown[]> = {};
    for (const [tool, tables] of copies) {
      for (const table of tables) {
        const rows = await rowsOf(service(tool), table);
        found[`${tool}.${table}`] = rows.map(copied);
      }
    }
    return found;
  };
  const resync = async (tool: string) => {
    const headers = {
      [contextHeader]: new ContextSigner(installation.secret).sign(ctx),
      'content-type': 'application/json',
    };
    const url = `/api/${tool}/internal/resync`;
    const owner = service(tool);
    const { statusCode, body } = await owner.inject({ method: 'POST', url, headers, payload: '{}' });
    expect([tool, statusCode]).toEqual([tool, 201]);
    const { id } = JSON.parse(body) as { id: string };
    for (let turn = 0; turn < 600; turn++) {
      const { state, done } = JSON.parse((await owner.inject({ url: `${url}/${id}`, headers })).body);
      if (state === 'done') return done as number;
      expect(['queued', 'running']).toContain(state);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${tool} did not end`);
  };

  it('fills every emptied copy as it was', async () => {
    const before = await everything();
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    for (const [tool, tables] of copies) {
      const db = service(tool).get(Database);
      await db.tx(ctx, async (tx) => {
        for (const table of tables) await execute(db.writing(tx), `DELETE FROM ${table}`, []);
      });
    }
    for (const tool of owners) {
      expect(await resync(tool)).toBeGreaterThan(0);
      await installation.deliverAll();
    }
    expect(await everything()).toEqual(before);
  }, 120_000);
});

/** When it was copied says nothing of what was copied, and the last reading of a counter is the time service's own. */
const notCopied = ['occurred_at', 'created_at', 'updated_at', 'version', 'counter_reading'];

function copied(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !notCopied.includes(column)));
}
