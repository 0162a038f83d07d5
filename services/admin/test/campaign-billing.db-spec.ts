import type {
  CampaignDetail,
  CreateCampaign,
  OperatorSettings,
  PlannedPluginView,
  PluginFundingList,
} from '@jahrring/contracts-admin';
import { addDays, localDateAt, newId } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import { readPdfText } from '@jahrring/testing/pdf';
import type { Browser } from './browser';
import { FakeOffice } from './fake-office';
import { type AdminApp, startAdmin } from './start-admin';

const campaigns = '/api/admin/campaigns';
const funding = '/api/admin/plugin-funding';
const settings = '/api/admin/operator-settings';
const plugins = '/api/admin/planned-plugins';

describe('bills and agreements of pledges', () => {
  let app: AdminApp;
  let office: FakeOffice;
  let superadmin: Browser;
  let muster: Browser;
  let bergwald: Browser;
  let plugin: string;

  beforeEach(async () => {
    office = new FakeOffice();
    app = await startAdmin({ client: office });
    superadmin = await app.as('superadmin@demo.test');
    muster = await app.as('admin@muster.test');
    bergwald = await app.as('admin@demo.test');
    const key = 'drone-flight';
    const body = { key, title: { de: key }, text: { de: 'Bestände aus der Luft' }, price: null };
    plugin = (await superadmin.post<PlannedPluginView>(plugins, body)).body.id;
  });
  afterEach(() => app.close());

  const begin = async () => {
    const terms: CreateCampaign = {
      ...{ pluginId: plugin, goal: '1000.00', startPercent: 60, guaranteePercent: 80, maxInvestors: 20 },
      endsOn: addDays(localDateAt(app.clock.now(), 'Europe/Zurich'), 180),
      ...{ smallestPledge: '100.00', largestSharePercent: 50, priceCutPercent: 50, priceCutMonths: 12 },
      benefit: { de: 'Ein Jahr zum halben Preis' },
    };
    return (await superadmin.post<CampaignDetail>(campaigns, terms)).body;
  };
  const own = ({ items }: PluginFundingList) =>
    items.find(({ pluginId }) => pluginId === plugin)?.campaign?.own;
  const ownOf = async (browser: Browser) => own((await browser.get<PluginFundingList>(funding)).body);
  const pledge = (browser: Browser, id: string, amount: string) =>
    browser.post<PluginFundingList>(`${funding}/campaigns/${id}/pledge`, { amount });
  const bill = () => app.service.runJob('admin.campaigns.bill');
  const billIn = async (billingLicenceId: string = demoLicences.bergwald.id) => {
    const { version } = (await superadmin.get<OperatorSettings>(settings)).body;
    return superadmin.put<OperatorSettings>(settings, { billingLicenceId }, { ifMatch: version });
  };
  const step = (id: string, name: 'invoice' | 'deliver', version: number) =>
    superadmin.post<CampaignDetail>(`${campaigns}/${id}/${name}`, undefined, { ifMatch: version });
  const detail = async (id: string) => (await superadmin.get<CampaignDetail>(`${campaigns}/${id}`)).body;
  /** A campaign that both demo licences have guaranteed. */
  const guaranteed = async () => {
    const { id } = await begin();
    await pledge(muster, id, '500.00');
    await pledge(bergwald, id, '300.05');
    return detail(id);
  };

  it('has each pledge billed once in the operator’s licence, also after failures, and shows the number', async () => {
    const { id, version } = await guaranteed();
    expect((await billIn(demoLicences.bergwald.id)).body).toMatchObject({ version: 1 });
    expect((await superadmin.put(settings, { billingLicenceId: newId() }, { ifMatch: 1 })).status).toBe(404);
    const stale = { billingLicenceId: demoLicences.muster.id };
    expect((await superadmin.put(settings, stale, { ifMatch: 2 })).status).toBe(412);
    expect((await muster.get(settings)).status).toBe(403);
    await bill();
    expect(office.calls).toEqual([]);
    await step(id, 'invoice', version);
    office.fails = true;
    await bill();
    expect((await detail(id)).pledges).toMatchObject([
      { billing: true, billNumber: null, billProblem: { code: 'UNAVAILABLE', fields: [] } },
      { billing: true, billNumber: null },
    ]);
    office.fails = false;
    // The bills are written, and the answers lost with the process.
    office.forgets = true;
    await bill();
    office.forgets = false;
    await Promise.all([bill(), bill()]);
    await bill();
    const { pledges } = await detail(id);
    expect(pledges).toMatchObject([
      { licenceName: demoLicences.muster.name, billing: false, billNumber: '2026-0001', billProblem: null },
      { licenceName: demoLicences.bergwald.name, billing: false, billNumber: '2026-0002' },
    ]);
    expect([...office.bills.values()]).toMatchObject([
      { licenceId: demoLicences.bergwald.id, amount: '500.00', title: 'Zusage für «drone-flight»' },
      { licenceId: demoLicences.bergwald.id, amount: '300.05' },
    ]);
    expect([...office.addresses.values()].map(({ name }) => name)).toEqual([
      demoLicences.muster.name,
      demoLicences.bergwald.name,
    ]);
    expect(await ownOf(muster)).toMatchObject({ billNumber: '2026-0001' });
  });

  it('keeps the agreement of a pledge as it was made, for its licence and the operator alone', async () => {
    const { id } = await begin();
    const made = own((await pledge(muster, id, '500.00')).body);
    expect(made).toMatchObject({ agreement: true, billNumber: null });
    const ofOwn = `${funding}/pledges/${made?.id ?? ''}/agreement`;
    const ofAny = `${campaigns}/${id}/pledges/${made?.id ?? ''}/agreement`;
    const paper = await muster.get(ofOwn);
    const text = (await readPdfText(paper.raw)).join(' ').replace(/\s+/g, ' ');
    for (const words of [
      ...['«drone-flight»', demoLicences.muster.name, 'CHF 500.00', 'CHF 1’000.00', 'Fritz Muster'],
      ...['50 % auf den Monatspreis während 12 Monaten', 'Ein Jahr zum halben Preis', made?.id ?? ''],
    ])
      expect(text).toContain(words);
    const renamed = { title: { de: 'Anders' }, text: { de: 'Anders' } };
    await superadmin.patch(`/api/admin/planned-plugins/${plugin}`, renamed, { ifMatch: 1 });
    expect((await muster.get(ofOwn)).raw.equals(paper.raw)).toBe(true);
    expect((await superadmin.get(ofAny)).raw.equals(paper.raw)).toBe(true);
    expect((await bergwald.get(ofOwn)).status).toBe(404);
    expect((await muster.get(ofAny)).status).toBe(404);
  });
});
