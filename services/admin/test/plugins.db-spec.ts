import type {
  PluginChargeList,
  PluginPricing,
  PluginView,
  RunningTrialList,
} from '@jahrring/contracts-admin';
import { newId, type Page } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import { Database, systemContext } from '@jahrring/service-kit';
import { readPdfText } from '@jahrring/testing/pdf';
import { CampaignPledgeRepository } from '../src/identity/plugin/funding/campaign-pledge.repository';
import { CampaignRepository } from '../src/identity/plugin/funding/campaign.repository';
import { PlannedPluginRepository } from '../src/identity/plugin/planned/planned-plugin.repository';
import type { Browser } from './browser';
import { type AdminApp, startAdmin } from './start-admin';

interface Boot {
  licence: { plugins: string[] };
  rules: { action: string }[];
}

const DAY_MS = 86_400_000;
const begin = new Date('2027-03-05T09:00:00.000Z');

describe('plugins of a licence: test, price, charges', () => {
  let app: AdminApp;
  let superadmin: Browser;
  let admin: Browser;

  beforeEach(async () => {
    app = await startAdmin();
    app.clock.set(begin);
    superadmin = await app.as('superadmin@demo.test');
    admin = await app.as('admin@muster.test');
  });
  afterEach(() => app.close());

  const setPrice = (price: string, validFrom = '2027-03-05') =>
    superadmin.post<PluginPricing>('/api/admin/plugin-prices/surcharges', { price, validFrom });
  const activate = (price?: string) =>
    admin.post<PluginView>('/api/admin/plugins/surcharges/state', {
      state: 'active',
      ...(price ? { price } : {}),
    });
  const deactivate = () =>
    admin.post<PluginView>('/api/admin/plugins/surcharges/state', { state: 'inactive' });
  const test = () => admin.post<PluginView>('/api/admin/plugins/surcharges/trial');
  const surcharges = async () => {
    const { body } = await admin.get<Page<PluginView>>('/api/admin/plugins');
    return body.items.find(({ id }) => id === 'surcharges');
  };
  const boot = async () => (await admin.get<Boot>('/api/boot')).body;
  const charges = async (month: string) =>
    (await superadmin.get<PluginChargeList>(`/api/admin/plugin-charges?month=${month}`)).body;
  /** Returns the requested notifications, oldest first. */
  const told = async (): Promise<unknown[]> => {
    const rows: { payload: string }[] = await app.service
      .get(Database)
      .manager(systemContext({ licenceId: '' }))
      .query("SELECT payload FROM outbox_events WHERE name = 'admin.notification.requested' ORDER BY id");
    return rows.map(({ payload }) => JSON.parse(payload));
  };
  /** Signs in again: sessions do not outlast weeks. */
  const moveTo = async (moment: number | string) => {
    app.clock.set(new Date(moment));
    admin = await app.as('admin@muster.test');
    superadmin = await app.as('superadmin@demo.test');
  };

  it('tells superadmins which tests run and when they end, and nobody else', async () => {
    const running = () => superadmin.get<RunningTrialList>('/api/admin/plugin-trials');
    expect((await running()).body).toEqual({ items: [], total: 0 });
    await test();
    expect((await running()).body.items).toMatchObject([
      { licenceName: 'Zimmerei Muster', plugin: 'surcharges', endsAt: '2027-04-04T09:00:00.000Z' },
    ]);
    expect((await admin.get('/api/admin/plugin-trials')).status).toBe(403);
    await deactivate();
    expect((await running()).body.total).toBe(0);
    await test();
    app.clock.set(new Date('2027-04-04T09:00:00.000Z'));
    superadmin = await app.as('superadmin@demo.test');
    expect((await running()).body.total).toBe(0);
  });

  it('tests a plugin for 30 days once, and it is off from the very moment the test ends', async () => {
    const { body } = await test();
    expect(body).toMatchObject({
      state: 'active',
      agreement: null,
      trial: { state: 'running', startedAt: begin.toISOString(), endsAt: '2027-04-04T09:00:00.000Z' },
    });
    expect((await boot()).licence.plugins).toEqual(['surcharges']);
    expect((await test()).body.trial?.endsAt).toBe('2027-04-04T09:00:00.000Z');

    await moveTo(begin.getTime() + 30 * DAY_MS - 1);
    expect((await boot()).rules.map(({ action }) => action)).toContain('tools.surcharges.index');
    await moveTo(begin.getTime() + 30 * DAY_MS);
    const ended = await boot();
    expect(ended.licence.plugins).toEqual([]);
    expect(ended.rules.map(({ action }) => action)).not.toContain('tools.surcharges.index');
    expect(await surcharges()).toMatchObject({ state: 'inactive', trial: { state: 'ended' } });
    expect((await test()).body).toMatchObject({ status: 409, code: 'TRIAL_USED' });
  });

  it('lets a test that was switched off go on until its day, and one licence’s test be nobody else’s', async () => {
    await test();
    expect((await deactivate()).body).toMatchObject({ state: 'inactive', trial: { state: 'stopped' } });
    expect((await boot()).licence.plugins).toEqual([]);
    await moveTo('2027-03-20T09:00:00.000Z');
    expect((await test()).body.trial).toMatchObject({ state: 'running', endsAt: '2027-04-04T09:00:00.000Z' });
    const other = await app.as('employee@demo.test');
    expect((await other.post('/api/admin/plugins/surcharges/trial')).status).toBe(403);
  });

  it('keeps the operator’s desk to superadmins', async () => {
    const desk = '/api/admin/plugins/hsm-admin';
    expect((await admin.post(`${desk}/trial`)).status).toBe(404);
    expect((await admin.post(`${desk}/state`, { state: 'active' })).status).toBe(404);
    const seen = async () =>
      (await admin.get<Page<PluginView>>('/api/admin/plugins')).body.items.map(({ id }) => id);
    expect(await seen()).not.toContain('hsm-admin');
    const { muster } = demoLicences;
    const url = `/api/admin/licences/${muster.id}/plugins/hsm-admin/state`;
    expect((await superadmin.post(url, { state: 'active' })).status).toBe(200);
    expect(await seen()).toContain('hsm-admin');
  });

  it('ends tests by a job that tells the admins, after a word three days before', async () => {
    await test();
    await app.service.runJob('admin.plugins.remind-trials');
    expect((await surcharges())?.trial?.state).toBe('running');
    await moveTo(begin.getTime() + 28 * DAY_MS);
    await app.service.runJob('admin.plugins.remind-trials');
    await app.service.runJob('admin.plugins.remind-trials');
    await moveTo(begin.getTime() + 31 * DAY_MS);
    await app.service.runJob('admin.plugins.end-trials');
    await app.service.runJob('admin.plugins.end-trials');
    expect(await told()).toEqual([
      expect.objectContaining({ kind: 'admin.plugin_trial', titleKey: 'admin:notify.trialEnding' }),
      expect.objectContaining({ kind: 'admin.plugin_trial', titleKey: 'admin:notify.trialEnded' }),
    ]);
    expect(await surcharges()).toMatchObject({ state: 'inactive', trial: { state: 'ended' } });
  });

  it('activates at the present price alone, and keeps who agreed to it', async () => {
    expect((await setPrice('29.00')).body).toMatchObject({ price: '29.00', licences: 1 });
    expect((await activate()).body).toMatchObject({ status: 409, code: 'PLUGIN_PRICE' });
    expect((await activate('19.00')).body).toMatchObject({
      code: 'PLUGIN_PRICE',
      params: { price: '29.00' },
    });
    expect((await boot()).licence.plugins).toEqual([]);
    expect((await activate('29')).body).toMatchObject({
      state: 'active',
      agreement: {
        price: '29.00',
        agreedBy: 'Fritz Muster',
        agreedAt: begin.toISOString(),
        startsOn: '2027-03-05',
      },
    });
    await setPrice('35.00');
    expect(await surcharges()).toMatchObject({ price: '35.00', agreement: { price: '29.00' } });
    expect((await test()).body).toMatchObject({ status: 409, code: 'PLUGIN_ACTIVE' });
  });

  it('takes a price from its day on, and none for days gone by', async () => {
    await setPrice('29.00');
    await setPrice('40.00', '2027-04-01');
    expect((await surcharges())?.price).toBe('29.00');
    expect((await setPrice('1.00', '2027-03-04')).body).toMatchObject({
      status: 422,
      fields: [{ field: 'validFrom' }],
    });
    await moveTo('2027-04-01T09:00:00.000Z');
    expect((await surcharges())?.price).toBe('40.00');
    expect((await admin.get('/api/admin/plugin-prices')).status).toBe(403);
    expect((await admin.get('/api/admin/plugin-charges?month=2027-03')).status).toBe(403);
  });

  it('owes nothing in the test: what was agreed in it begins with its end', async () => {
    await setPrice('29.00');
    await test();
    expect((await activate('29.00')).body).toMatchObject({
      state: 'active',
      agreement: { startsOn: '2027-04-04' },
    });
    expect(await charges('2027-03')).toMatchObject({ items: [], sum: '0.00' });
    expect(await charges('2027-04')).toMatchObject({ sum: '29.00', licences: 1 });
    await moveTo(begin.getTime() + 31 * DAY_MS);
    await app.service.runJob('admin.plugins.end-trials');
    expect((await boot()).licence.plugins).toEqual(['surcharges']);
  });

  it('charges those who have paid for the plugin together less, for the months they were promised', async () => {
    await setPrice('29.90');
    await activate('29.90');
    const { service } = app;
    await service.get(Database).tx(systemContext({ licenceId: demoLicences.muster.id }), async (ctx) => {
      const words = { de: 'Zuschläge' };
      const announced = { pluginKey: 'surcharges', titles: words, texts: words, price: null };
      const planned = await service.get(PlannedPluginRepository).create(ctx, announced);
      const at = app.clock.now();
      const { id: campaignId } = await service.get(CampaignRepository).insert(ctx, {
        ...{ pluginId: planned.id, goal: '1000.00', startPercent: 60, guaranteePercent: 80, endsAt: at },
        ...{ maxInvestors: 20, smallestPledge: '100.00', largestSharePercent: 50, benefit: words },
        ...{ priceCutPercent: 50, priceCutMonths: 1, state: 'delivered', toldState: 'delivered' },
        ...{ invoicedAt: at, deliveredAt: at },
      });
      await service.get(CampaignPledgeRepository).insert(ctx, {
        ...{ campaignId, amount: '500.00', pledgedById: newId(), pledgedBy: 'Fritz Muster' },
        ...{ pledgedAt: at, invoicedAt: at, billLicenceId: null, billNumber: null, billProblem: null },
      });
    });
    expect(await charges('2027-03')).toMatchObject({ sum: '14.95', items: [{ amount: '14.95' }] });
    expect(await charges('2027-04')).toMatchObject({ sum: '29.90' });
  });

  it('charges a begun month once, at the price agreed last, and no month after the end', async () => {
    await setPrice('29.00');
    await activate('29.00');
    await deactivate();
    await setPrice('35.00');
    await activate('35.00');
    expect(await charges('2027-02')).toMatchObject({ total: 0 });
    const march = await charges('2027-03');
    expect(march).toMatchObject({ total: 1, sum: '35.00' });
    expect(march.items[0]).toMatchObject({
      licenceName: demoLicences.muster.name,
      plugin: 'surcharges',
      amount: '35.00',
      agreedBy: 'Fritz Muster',
      endedOn: null,
    });
    await moveTo('2027-04-10T09:00:00.000Z');
    await deactivate();
    expect(await charges('2027-04')).toMatchObject({ total: 1, items: [{ endedOn: '2027-04-10' }] });
    expect(await charges('2027-05')).toMatchObject({ total: 0, sum: '0.00' });
    const file = await superadmin.get('/api/admin/plugin-charges/export/csv?month=2027-04');
    expect(file.text).toContain('2027-04;Zimmerei Muster;');
    expect(file.text).toContain(';35.00;CHF;2027-03-05;2027-04-10;Fritz Muster;');
    expect((await superadmin.get('/api/admin/plugin-charges?month=2027-13')).status).toBe(422);
    const ofOne = (licenceId: string) => `month=2027-04&licenceId=${licenceId}`;
    const { muster, bergwald } = demoLicences;
    expect(await charges(`2027-04&licenceId=${muster.id}`)).toMatchObject({ total: 1, sum: '35.00' });
    expect(await charges(`2027-04&licenceId=${bergwald.id}`)).toMatchObject({ total: 0 });
    const statement = '/api/admin/plugin-charges/statement';
    const pdf = await superadmin.get(`${statement}?${ofOne(muster.id)}`);
    const text = (await readPdfText(pdf.raw)).join(' ');
    for (const words of ['Abrechnung April 2027', muster.name, '05.03.2027 – 10.04.2027', '35.00'])
      expect(text).toContain(words);
    const none = await superadmin.get(`${statement}?${ofOne(bergwald.id)}`);
    expect((await readPdfText(none.raw)).join(' ')).toContain('In diesem Monat ist nichts geschuldet.');
    expect((await admin.get(`${statement}?${ofOne(muster.id)}`)).status).toBe(403);
    expect((await superadmin.get(`${statement}?${ofOne(newId())}`)).status).toBe(404);
  });
});
