import type {
  CampaignDetail,
  CampaignView,
  CreateCampaign,
  PlannedPluginView,
  PluginFundingList,
} from '@jahrring/contracts-admin';
import { addDays, localDateAt, newId, type Page } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import { Database, RequestContext, systemContext } from '@jahrring/service-kit';
import { Decimal } from 'decimal.js';
import { LicenceRepository, MembershipRepository, UserRepository } from '../src/identity/identity-record';
import { FundingService } from '../src/identity/plugin/funding/funding.service';
import type { Browser } from './browser';
import { type AdminApp, startAdmin } from './start-admin';

const campaigns = '/api/admin/campaigns';
const funding = '/api/admin/plugin-funding';
const zone = 'Europe/Zurich';
const text = { de: 'Bestände aus der Luft' };

describe('campaigns and votes for plugins to come', () => {
  let app: AdminApp;
  let superadmin: Browser;
  let muster: Browser;
  let bergwald: Browser;
  let plugin: string;

  beforeEach(async () => {
    app = await startAdmin();
    superadmin = await app.as('superadmin@demo.test');
    muster = await app.as('admin@muster.test');
    bergwald = await app.as('admin@demo.test');
    plugin = await announce('drone-flight');
  });
  afterEach(() => app.close());

  const announce = async (key: string) => {
    const body = { key, title: { de: key, fr: `vol ${key}` }, text, price: null };
    return (await superadmin.post<PlannedPluginView>('/api/admin/planned-plugins', body)).body.id;
  };
  const today = () => localDateAt(app.clock.now(), zone);
  const terms = (patch: Partial<CreateCampaign> = {}): CreateCampaign => ({
    pluginId: plugin,
    goal: '1000.00',
    startPercent: 60,
    guaranteePercent: 80,
    endsOn: addDays(today(), 180),
    maxInvestors: 20,
    smallestPledge: '100.00',
    largestSharePercent: 50,
    priceCutPercent: 50,
    priceCutMonths: 12,
    benefit: { de: 'Ein Jahr zum halben Preis' },
    ...patch,
  });
  const begin = async (patch: Partial<CreateCampaign> = {}) =>
    (await superadmin.post<CampaignDetail>(campaigns, terms(patch))).body;
  const seen = async (browser: Browser) => ofTest((await browser.get<PluginFundingList>(funding)).body);
  const pledge = async (browser: Browser, id: string, amount: string) => {
    const answer = await browser.post<PluginFundingList>(`${funding}/campaigns/${id}/pledge`, { amount });
    return answer.status === 200 ? { ...answer, body: ofTest(answer.body) } : answer;
  };
  const step = (id: string, name: 'invoice' | 'deliver', version: number) =>
    superadmin.post<CampaignDetail>(`${campaigns}/${id}/${name}`, undefined, { ifMatch: version });
  const stateOf = async (id: string) =>
    (await superadmin.get<CampaignDetail>(`${campaigns}/${id}`)).body.state;
  const tell = () => app.service.runJob('admin.campaigns.advance');
  const told = async (): Promise<string[]> => {
    const rows: { payload: string }[] = await app.service
      .get(Database)
      .manager(systemContext({ licenceId: '' }))
      .query("SELECT payload FROM outbox_events WHERE payload LIKE '%admin.campaign%'");
    return rows.map(({ payload }) => /notify\.campaign\.(\w+)/.exec(payload)?.[1] ?? '').sort();
  };

  it('lets each admin of a licence vote once, and take it back; most wanted first', async () => {
    const other = await announce('snow-report');
    const vote = (browser: Browser, id: string) => browser.put(`${funding}/${id}/vote`);
    expect((await vote(muster, other)).status).toBe(204);
    expect((await vote(muster, other)).status).toBe(204);
    expect((await vote(bergwald, other)).status).toBe(204);
    expect((await vote(muster, plugin)).status).toBe(204);
    const ranking = async () =>
      (await seen(muster)).items.map(({ pluginId, votes, voted }) => [pluginId, votes, voted]);
    expect(await ranking()).toEqual([
      [other, 2, true],
      [plugin, 1, true],
    ]);
    expect((await muster.delete(`${funding}/${other}/vote`)).status).toBe(204);
    expect((await muster.delete(`${funding}/${other}/vote`)).status).toBe(204);
    expect(await ranking()).toContainEqual([other, 1, false]);
    expect((await vote(muster, newId())).status).toBe(404);
  });

  it('takes votes and pledges of the licences’ own admins alone', async () => {
    const { id } = await begin();
    const operator = await superadmin.put(`${funding}/${plugin}/vote`);
    expect(operator.body).toMatchObject({ status: 409, code: 'OPERATOR_VOTES' });
    expect((await pledge(superadmin, id, '100.00')).body).toMatchObject({ code: 'OPERATOR_VOTES' });
    expect((await seen(superadmin)).mayDecide).toBe(false);
    const manager = await app.as('manager@demo.test');
    expect((await seen(manager)).mayDecide).toBe(false);
    expect((await pledge(manager, id, '100.00')).status).toBe(403);
    expect((await muster.get(campaigns)).status).toBe(403);
    expect((await muster.post(campaigns, terms())).status).toBe(403);
  });

  it('goes from open to delivered, invoices each pledge once, and tells the investors each step', async () => {
    const { id, version } = await begin({ startPercent: 50 });
    expect((await step(id, 'invoice', version)).body).toMatchObject({ status: 409, code: 'CAMPAIGN_STATE' });
    const first = await pledge(muster, id, '500.00');
    expect(first.body.items[0]?.campaign).toMatchObject({
      state: 'development',
      pledged: '500.00',
      investors: 1,
      own: { amount: '500.00', pledgedBy: 'Fritz Muster' },
      bounds: null,
    });
    const others = await seen(bergwald);
    expect(others.items[0]?.campaign).toMatchObject({ pledged: '500.00', own: null });
    expect(JSON.stringify(others)).not.toContain('Fritz Muster');
    await tell();
    expect((await pledge(muster, id, '100.00')).body).toMatchObject({ code: 'PLEDGE_EXISTS' });
    await pledge(bergwald, id, '300.00');
    await tell();
    const guaranteed = (await superadmin.get<CampaignDetail>(`${campaigns}/${id}`)).body;
    expect(guaranteed.state).toBe('guaranteed');
    expect((await step(id, 'invoice', guaranteed.version)).body).toMatchObject({
      ...{ status: 409, code: 'OPERATOR_LICENCE_MISSING' },
    });
    const settings = { billingLicenceId: demoLicences.bergwald.id };
    await superadmin.put('/api/admin/operator-settings', settings, { ifMatch: 0 });
    const invoiced = (await step(id, 'invoice', guaranteed.version)).body;
    expect(invoiced.pledges.map(({ licenceName, amount }) => [licenceName, amount])).toEqual([
      [demoLicences.muster.name, '500.00'],
      [demoLicences.bergwald.name, '300.00'],
    ]);
    const moment = app.clock.now().toISOString();
    expect(invoiced.pledges.map(({ invoicedAt }) => invoicedAt)).toEqual([moment, moment]);
    expect((await step(id, 'invoice', guaranteed.version)).status).toBe(412);
    expect((await step(id, 'invoice', invoiced.version)).body).toMatchObject({ code: 'CAMPAIGN_STATE' });
    const { text: file } = await superadmin.get(`${campaigns}/${id}/export/csv`);
    expect(file.split('\n')[1]).toContain(`${demoLicences.muster.name}`);
    expect(file).toMatch(/drone-flight.*500\.00.*CHF.*Fritz Muster/);
    expect((await muster.get(`${campaigns}/${id}/export/csv`)).status).toBe(404);
    await tell();
    await step(id, 'deliver', invoiced.version);
    await tell();
    await tell();
    expect(await stateOf(id)).toBe('delivered');
    expect(await told()).toEqual([
      ...['delivered', 'delivered', 'development', 'guaranteed', 'guaranteed', 'invoiced', 'invoiced'],
    ]);
  });

  it('refuses pledges beyond the share, under the smallest one and beyond the goal', async () => {
    const { id } = await begin();
    const bounds = { least: '100.00', most: '500.00' };
    for (const amount of ['99.99', '500.01'])
      expect((await pledge(muster, id, amount)).body).toMatchObject({
        code: 'PLEDGE_BOUNDS',
        params: bounds,
      });
    expect((await pledge(muster, id, '0.00')).status).toBe(422);
    expect((await seen(muster)).items[0]?.campaign).toMatchObject({ bounds, investors: 0 });
  });

  it('takes a pledge until the end; then what is not guaranteed has failed, and another can begin', async () => {
    const { id, endsAt } = await begin({ endsOn: today() });
    app.clock.set(new Date(Date.parse(endsAt) - 1));
    // In the morning the end is farther away than a session lasts.
    superadmin = await app.as('superadmin@demo.test');
    bergwald = await app.as('admin@demo.test');
    const late = await app.as('admin@muster.test');
    expect((await pledge(late, id, '500.00')).status).toBe(200);
    expect((await superadmin.post(campaigns, terms())).body).toMatchObject({ code: 'CAMPAIGN_EXISTS' });
    app.clock.advance(1);
    expect((await pledge(bergwald, id, '500.00')).body).toMatchObject({ code: 'CAMPAIGN_CLOSED' });
    expect(await stateOf(id)).toBe('failed');
    await tell();
    await tell();
    expect(await told()).toEqual(['failed']);
    const { version } = (await superadmin.get<CampaignDetail>(`${campaigns}/${id}`)).body;
    const invoice = await superadmin.post(`${campaigns}/${id}/invoice`, undefined, { ifMatch: version });
    expect(invoice.body).toMatchObject({ code: 'CAMPAIGN_STATE' });
    expect((await superadmin.post(campaigns, terms())).status).toBe(201);
    const { items } = (await superadmin.get<Page<CampaignView>>(campaigns)).body;
    expect(items.filter((one) => one.plugin.id === plugin)).toHaveLength(2);
  });

  it('refuses terms that cannot be kept', async () => {
    const refused = async (patch: Partial<CreateCampaign>) => {
      const { status, body } = await superadmin.post(campaigns, terms(patch));
      return [status, JSON.stringify(body)];
    };
    for (const [patch, field] of [
      [{ guaranteePercent: 59 }, 'guaranteePercent'],
      [{ maxInvestors: 1 }, 'largestSharePercent'],
      [{ maxInvestors: 21 }, 'maxInvestors'],
      [{ largestSharePercent: 51 }, 'largestSharePercent'],
      [{ smallestPledge: '500.01' }, 'smallestPledge'],
      [{ endsOn: addDays(today(), -1) }, 'endsOn'],
    ] as const)
      expect(await refused(patch)).toEqual([422, expect.stringContaining(`"${field}"`)]);
    expect((await superadmin.post(campaigns, terms({ pluginId: newId() }))).status).toBe(404);
  });

  it('is deleted while nobody has pledged, and keeps its plugin', async () => {
    const { id, version } = await begin();
    const url = `/api/admin/planned-plugins/${plugin}`;
    await muster.put(`${funding}/${plugin}/vote`);
    expect((await superadmin.delete(url, { ifMatch: 1 })).body).toMatchObject({ code: 'CAMPAIGN_EXISTS' });
    expect((await superadmin.delete(`${campaigns}/${id}`, { ifMatch: version + 1 })).status).toBe(412);
    expect((await superadmin.delete(`${campaigns}/${id}`, { ifMatch: version })).status).toBe(204);
    const again = await begin();
    await pledge(muster, again.id, '100.00');
    const kept = await superadmin.delete(`${campaigns}/${again.id}`, { ifMatch: again.version });
    expect(kept.body).toMatchObject({ code: 'CAMPAIGN_HAS_PLEDGES' });
  });

  it('holds its rules when fifty admins of 25 licences vote and pledge in the same moment', async () => {
    const { id } = await begin({ goal: '10000.03', largestSharePercent: 7 });
    const admins = await addAdmins(app, 25);
    const service = app.service.get(FundingService);
    const amounts = ['700.00', '333.33', '100.01', '700.01', '99.99'];
    const outcomes = await Promise.all(
      admins.map(async (ctx, at) => {
        await Promise.all([service.vote(ctx, plugin), service.vote(ctx, plugin)]);
        return service.pledge(ctx, id, amounts[at % amounts.length] ?? '').then(
          () => 'pledged',
          (error: { code: string }) => error.code,
        );
      }),
    );
    const { pledges, pledged, investors, votes, state } = (
      await superadmin.get<CampaignDetail>(`${campaigns}/${id}`)
    ).body;
    expect(votes).toBe(50);
    expect(investors).toBe(20);
    expect(outcomes.filter((one) => one === 'pledged')).toHaveLength(20);
    const known = ['pledged', 'PLEDGE_EXISTS', 'PLEDGE_BOUNDS', 'CAMPAIGN_CLOSED'];
    expect(outcomes.filter((one) => !known.includes(one))).toEqual([]);
    expect(new Set(pledges.map(({ licenceId }) => licenceId)).size).toBe(20);
    for (const { amount } of pledges) expect(['700.00', '333.33', '100.01']).toContain(amount);
    const sum = pledges.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
    expect(pledged).toBe(sum.toFixed(2));
    const share = sum.times(100).dividedBy('10000.03');
    expect(state).toBe(share.gte(80) ? 'guaranteed' : share.gte(60) ? 'development' : 'open');
  });

  it('gives the last rest of the goal to one of many who want it', async () => {
    const { id } = await begin({ goal: '200.00' });
    const admins = await addAdmins(app, 5);
    const service = app.service.get(FundingService);
    const outcomes = await Promise.allSettled(admins.map((ctx) => service.pledge(ctx, id, '100.00')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const { pledged, state } = (await superadmin.get<CampaignDetail>(`${campaigns}/${id}`)).body;
    expect({ pledged, state }).toEqual({ pledged: '200.00', state: 'guaranteed' });
  });
});

/** Without the plugin to come of the demo. */
function ofTest(list: PluginFundingList): PluginFundingList {
  return { ...list, items: list.items.filter(({ campaign }) => campaign?.goal !== '12000.00') };
}

/** Two admins each in so many licences, as their requests arrive. */
async function addAdmins(app: AdminApp, licences: number): Promise<RequestContext[]> {
  const { service } = app;
  const contexts: RequestContext[] = [];
  for (let n = 0; n < licences * 2; n += 1) {
    const known = contexts[n - 1];
    const licenceId = n % 2 && known ? known.licenceId : newId();
    await service.get(Database).tx(systemContext({ licenceId }), async (ctx) => {
      const { locale: _locale, ...profile } = demoLicences.bergwald;
      if (licenceId !== known?.licenceId)
        await service.get(LicenceRepository).insert(ctx, {
          ...profile,
          ...{ id: licenceId, state: 'active', startsOn: '2020-01-01', endsOn: null },
          ...{ userLimit: null, settings: {}, demoData: false },
        });
      const userId = newId();
      await service.get(UserRepository).create(ctx, {
        ...{ id: userId, email: `admin${n}@licence.test`, firstName: 'Toni', lastName: `Nr. ${n}` },
        ...{ locale: 'de', regionalLocale: 'de-CH', superadmin: false, blocked: false, passwordHash: '' },
        ...{ emailProvedAt: app.clock.now(), defaultLicenceId: licenceId, lastSignInAt: null },
      });
      const membershipId = newId();
      await service.get(MembershipRepository).insert(ctx, { id: membershipId, userId, role: 'admin' });
      contexts.push(
        new RequestContext(
          {
            ...{ userId, licenceId, membershipId, role: 'admin', superadmin: false, locale: 'de' },
            ...{ timeZone: zone, licenceType: 'standard', plugins: [] },
            grants: new Map([['tools.plugin.install', 'all']]),
          },
          newId(),
        ),
      );
    });
  }
  return contexts;
}
