import type { LicenceView } from '@jahrring/contracts-admin';
import type { WorkView } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import {
  AuditTrail,
  type ClientRequest,
  type ClientResponse,
  type ClientTransport,
  Database,
  systemContext,
} from '@jahrring/service-kit';
import { RunningServices } from '../src/registry/release/running-services';
import { SolutionRunner } from '../src/settings/industry-solution/solution.runner';
import { LicenceResetRunner } from '../src/identity/licence/reset/licence-reset.runner';
import type { Browser } from './browser';
import { type AdminApp, startAdmin } from './start-admin';

const { bergwald, muster } = demoLicences;
const ctx = systemContext({ licenceId: '' });
const announced = { version: '0.1.0', instance: 'one' };

/** The other services: each notes what it is asked for. */
class OtherServices implements ClientTransport {
  readonly asked: string[] = [];
  readonly down = new Set<string>();
  readonly from = new Set<string>();

  send({ tool, path, body }: ClientRequest): Promise<ClientResponse> {
    if (this.down.has(tool)) return Promise.reject(new Error(`${tool} is down`));
    if (path !== `/api/${tool}/internal/demo-reset`)
      return Promise.reject(new Error(`Nobody answers ${path}`));
    const { step, licenceId, from } = JSON.parse(body ?? '') as Record<string, string>;
    this.asked.push(`${step} ${tool} ${licenceId}`);
    if (step === 'seed') this.from.add(from ?? '');
    return Promise.resolve({ status: 204, body: '' });
  }
}

describe('a demo licence is set back', () => {
  const others = new OtherServices();
  let app: AdminApp;
  let superadmin: Browser;

  beforeAll(async () => {
    app = await startAdmin({ client: others });
    app.service.get(LicenceResetRunner).pauses = [];
    app.service.get(SolutionRunner).pauses = [];
    // Completes the work that the seed has started.
    await app.service.runJob('kit.work');
    superadmin = await app.as('superadmin@demo.test');
    for (const service of ['admin', 'time', 'documents'])
      await app.service.get(RunningServices).announce(ctx, { service, ...announced });
  });
  afterAll(() => app.close());

  const urlOf = (id: string) => `/api/admin/licences/${id}`;
  const licence = async (id: string) => (await superadmin.get<LicenceView>(urlOf(id))).body;
  const reset = async (id: string, version?: number) => {
    const ifMatch = version ?? (await licence(id)).version;
    return superadmin.post<WorkView & { code: string }>(`${urlOf(id)}/demo-reset`, {}, { ifMatch });
  };
  const stateOf = async (id: string) => (await superadmin.get<WorkView>(`/api/admin/long-work/${id}`)).body;
  const count = async (table: string, licenceId: string): Promise<number> => {
    const sql = `SELECT COUNT(*) AS count FROM ${table} WHERE licence_id = ?`;
    const [row]: { count: number | string }[] = await app.service
      .get(Database)
      .manager(ctx)
      .query(sql, [licenceId]);
    return Number(row?.count);
  };
  const tables = [
    'memberships',
    'accounts',
    'plugin_ideas',
    'plugin_votes',
    'licence_plugins',
    'campaign_pledges',
  ];
  const held = async (id: string) => {
    const counts: [string, number][] = [];
    for (const table of tables) counts.push([table, await count(table, id)]);
    return counts;
  };

  it('erases everywhere before the first service seeds, keeps the superadmin signed in, and leaves others alone', async () => {
    const first = await held(bergwald.id);
    const other = await held(muster.id);
    const admin = await app.as('admin@demo.test');
    const made = await admin.post('/api/admin/ideas', { title: 'Nur heute', text: 'Geht wieder' });
    expect(made.status).toBe(201);
    const { version } = await licence(bergwald.id);
    const patch = { name: 'Umbenannt' };
    const renamed = await superadmin.patch<LicenceView>(urlOf(bergwald.id), patch, { ifMatch: version });
    expect(renamed.status).toBe(200);
    expect(await held(bergwald.id)).not.toEqual(first);

    expect((await reset(bergwald.id, version)).status).toBe(412);
    const begun = await reset(bergwald.id);
    expect(begun.status).toBe(202);
    const again = await reset(bergwald.id);
    expect([again.status, again.body.code]).toEqual([409, 'LICENCE_RESETTING']);
    expect((await licence(bergwald.id)).state).toBe('blocked');
    expect((await admin.get('/api/boot')).status).toBe(401);

    await app.service.runJob('kit.work');
    const work = await stateOf(begun.body.id);
    expect([work.state, work.done, work.total, work.problem]).toEqual(['done', 5, 5, null]);
    const id = bergwald.id;
    expect(others.asked).toEqual([
      `erase documents ${id}`,
      `erase time ${id}`,
      `seed documents ${id}`,
      `seed time ${id}`,
    ]);
    expect(others.from.size).toBe(1);
    expect(await held(bergwald.id)).toEqual(first);
    expect(await held(muster.id)).toEqual(other);
    const { state, name } = await licence(bergwald.id);
    expect([state, name]).toEqual(['active', bergwald.name]);
    expect((await superadmin.get('/api/boot')).status).toBe(200);
    expect((await admin.get('/api/boot')).status).toBe(401);
    expect((await (await app.as('admin@demo.test')).get('/api/boot')).status).toBe(200);
  });

  it('stays shut where a service is away, and goes through when it is asked for again', async () => {
    others.down.add('time');
    const { id } = (await reset(muster.id)).body;
    await app.service.runJob('kit.work');
    const failed = await stateOf(id);
    expect([failed.state, failed.problem?.code]).toEqual(['failed', 'UNAVAILABLE']);
    expect((await licence(muster.id)).state).toBe('blocked');
    expect((await app.browser().signIn('admin@muster.test', 'jahrring-demo')).status).toBe(403);
    others.down.clear();
    const second = await reset(muster.id);
    expect(second.status).toBe(202);
    await app.service.runJob('kit.work');
    expect((await stateOf(second.body.id)).state).toBe('done');
    expect((await (await app.as('admin@muster.test')).get('/api/boot')).status).toBe(200);
  });

  it('is refused of a licence that is no demo, and tells who did it in the trail of the installation', async () => {
    const body = {
      ...{ name: 'Echte AG', type: 'light', state: 'active', startsOn: '2026-01-01' },
      ...{ timeZone: 'Europe/Zurich', country: 'CH', currency: 'CHF' },
    };
    const made = await superadmin.post<LicenceView>('/api/admin/licences', body);
    expect(made.status).toBe(201);
    const refused = await reset(made.body.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'NO_DEMO_LICENCE']);
    const sql = "SELECT user_id AS who FROM audit_entries WHERE licence_id = '' AND action = 'reset'";
    const told: { who: string | null }[] = await app.service.get(Database).manager(ctx).query(sql);
    expect(told.length).toBe(3);
    expect(told.every(({ who }) => who !== null)).toBe(true);
    await app.service.runJob('kit.seal-audit');
    await app.service.get(AuditTrail).verify();
    expect((await app.service.get(AuditTrail).chain(ctx)).state).toBe('intact');
  });
});
